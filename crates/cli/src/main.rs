//! The `klaxon` binary.

mod backup;
mod cards;
mod chance;
mod check;
mod columns;
mod complaint;
mod figures;
mod file;
mod language;
mod lesson;
mod place;
mod record;
mod replay;
mod rooms;
mod scenario;
mod serve;
mod simulate;

use std::process::ExitCode;

use clap::{Parser, Subcommand};

/// The table for the FUSE family of games.
#[derive(Parser)]
#[command(
    name = "klaxon",
    version,
    after_help = "Without a command klaxon serves: see klaxon help serve."
)]
struct Arguments {
    /// Language of what klaxon tells: en or de; this help is English [default: the system's, else en]
    #[arg(long, global = true, value_name = "LANG")]
    lang: Option<klaxon_words::Language>,
    #[command(subcommand)]
    command: Option<Command>,
}

#[derive(Subcommand)]
enum Command {
    /// Open rooms for everybody: the server
    Serve(serve::Arguments),
    /// List, show, close and delete the rooms of a server, also while it runs
    #[command(subcommand)]
    Rooms(rooms::Command),
    /// Copy all data into one file, also while a server runs
    Backup(backup::BackupArguments),
    /// Go back to a backup, while no server runs
    Restore(backup::RestoreArguments),
    /// Read everything that is on record, and say what is damaged; the exit code is 1 if something is
    Check(check::Arguments),
    /// Read, draw, explain and check bomb cards and the cards of FLATLINE, ours and your own
    #[command(subcommand)]
    Cards(cards::Command),
    /// Demonstrate and test rules from text files
    #[command(subcommand)]
    Scenario(scenario::Command),
    /// Check lessons: guided games with a coach, and puzzles
    #[command(subcommand)]
    Lesson(lesson::Command),
    /// Whole games as text files
    #[command(subcommand)]
    Record(record::Command),
    /// Tell the record of a game, from a file or a server, line by line for people
    Replay(replay::Arguments),
    /// Play many games by policies, and measure them
    Simulate(simulate::Arguments),
    /// Roll and draw dice by the million, and test them; the exit code is 1 if they look loaded
    Chance(chance::Arguments),
}

fn main() -> ExitCode {
    let arguments = Arguments::parse();
    let language = arguments.lang.unwrap_or_else(language::of_the_system);
    let command = arguments.command.unwrap_or_else(|| {
        // Without a word klaxon serves; its variables count there too.
        match Arguments::parse_from(["klaxon", "serve"]).command {
            Some(command) => command,
            None => Command::Serve(serve::Arguments::default()),
        }
    });
    let result = match command {
        Command::Serve(arguments) => serve::run(arguments, language),
        Command::Rooms(command) => rooms::run(command, language),
        Command::Backup(arguments) => backup::back_up(arguments, language),
        Command::Restore(arguments) => backup::restore(arguments, language),
        Command::Check(arguments) => check::run(arguments, language),
        Command::Cards(command) => cards::run(command, language),
        Command::Scenario(command) => scenario::run(command, language),
        Command::Lesson(command) => lesson::run(command, language),
        Command::Record(command) => record::run(command, language),
        Command::Replay(arguments) => replay::run(arguments, language),
        Command::Simulate(arguments) => simulate::run(&arguments, language),
        Command::Chance(arguments) => chance::run(&arguments, language),
    };
    match result {
        Ok(()) => ExitCode::SUCCESS,
        Err(complaint) => complaint.tell(),
    }
}
