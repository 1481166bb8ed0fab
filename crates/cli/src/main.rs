//! The `klaxon` binary.

mod cards;
mod columns;
mod complaint;
mod file;
mod language;
mod scenario;
mod simulate;

use std::process::ExitCode;

use clap::{Parser, Subcommand};

/// The table for the FUSE family of games.
#[derive(Parser)]
#[command(name = "klaxon", version, arg_required_else_help = true)]
struct Arguments {
    /// Language of what klaxon tells: en or de; this help is English [default: the system's, else en]
    #[arg(long, global = true, value_name = "LANG")]
    lang: Option<klaxon_words::Language>,
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    /// Read, draw, explain and check bomb cards, ours and your own
    #[command(subcommand)]
    Cards(cards::Command),
    /// Demonstrate and test rules from text files
    #[command(subcommand)]
    Scenario(scenario::Command),
    /// Play many games by policies, and measure them
    Simulate(simulate::Arguments),
}

fn main() -> ExitCode {
    let arguments = Arguments::parse();
    let language = arguments.lang.unwrap_or_else(language::of_the_system);
    let result = match arguments.command {
        Command::Cards(command) => cards::run(command, language),
        Command::Scenario(command) => scenario::run(command, language),
        Command::Simulate(arguments) => simulate::run(&arguments, language),
    };
    match result {
        Ok(()) => ExitCode::SUCCESS,
        Err(complaint) => complaint.tell(),
    }
}
