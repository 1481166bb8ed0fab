//! `klaxon record`: whole games as text files.

pub(crate) mod check;

use std::path::PathBuf;

use clap::Subcommand;
use klaxon_words::{Arg, Language, say, text};

use crate::complaint::Complaint;
use crate::file;
use crate::scenario::span_of;

#[derive(Subcommand)]
pub(crate) enum Command {
    /// Rewrite records of version 1 of the notation: each game is played again from its seed and must come out the same
    Upgrade {
        /// Record files, or folders of them
        #[arg(required = true, value_name = "FILE")]
        files: Vec<PathBuf>,
    },
    /// Check records from the first commitment to the last die; the exit code is 1 if one does not fit
    Check {
        /// Record files, or folders of them
        #[arg(required = true, value_name = "FILE")]
        files: Vec<PathBuf>,
    },
}

pub(crate) fn run(command: Command, language: Language) -> Result<(), Complaint> {
    match command {
        Command::Upgrade { files } => upgrade(&files, language),
        Command::Check { files } => check::check(&files, language),
    }
}

fn upgrade(files: &[PathBuf], language: Language) -> Result<(), Complaint> {
    let mut complaints = Vec::new();
    let mut count = 0usize;
    for path in file::all(files, "game")? {
        let source = file::read(&path)?;
        if klaxon_core::record::game_of(&source).is_some() {
            continue;
        }
        match klaxon_games::upgrade_record(&source) {
            Ok(upgraded) => {
                file::write(&path, &upgraded)?;
                count += 1;
            }
            Err(errors) => {
                let errors = errors.iter().map(|error| {
                    let message = say(language, &error.message);
                    (span_of(&source, error.line), message)
                });
                complaints.push(Complaint::Source {
                    name: path.display().to_string(),
                    errors: errors.collect(),
                    text: source,
                });
            }
        }
    }
    let upgraded = text(language, "record-upgraded", &[("count", Arg::from(count))]);
    file::print(&(upgraded + "\n"))?;
    match complaints.is_empty() {
        true => Ok(()),
        false => Err(Complaint::Several(complaints)),
    }
}
