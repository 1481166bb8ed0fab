//! `klaxon scenario`: rules demonstrated from a text file.

use std::ops::Range;
use std::path::{Path, PathBuf};

use clap::Subcommand;
use klaxon_script::{Fault, Scenario};
use klaxon_words::{Arg, Language, say, text};

use crate::complaint::Complaint;
use crate::file;

#[derive(Subcommand)]
pub(crate) enum Command {
    /// Play scenarios and tell where something else came out than was expected
    Run {
        /// Scenario files, or folders of them
        #[arg(required = true, value_name = "FILE")]
        files: Vec<PathBuf>,
    },
}

pub(crate) fn run(command: Command, language: Language) -> Result<(), Complaint> {
    let Command::Run { files } = command;
    let files = file::all(&files, "scenario")?;
    let mut complaints = Vec::new();
    for path in &files {
        let source = file::read(path)?;
        let faults = match source.parse::<Scenario>() {
            Ok(scenario) => klaxon_script::run(&scenario).faults,
            Err(faults) => faults,
        };
        if !faults.is_empty() {
            complaints.push(complaint(path, source, &faults, language));
        }
    }
    let count = Arg::from(files.len());
    if complaints.is_empty() {
        return file::print(&(text(language, "scenario-passed", &[("count", count)]) + "\n"));
    }
    let args = [("failed", Arg::from(complaints.len())), ("count", count)];
    complaints.push(Complaint::Plain(text(language, "scenario-failed", &args)));
    Err(Complaint::Several(complaints))
}

fn complaint(path: &Path, source: String, faults: &[Fault], language: Language) -> Complaint {
    let errors = faults.iter().map(|fault| {
        let message = say(language, &fault.problem.message());
        (span_of(&source, fault.line), message)
    });
    Complaint::Source {
        name: path.display().to_string(),
        errors: errors.collect(),
        text: source,
    }
}

/// Where a line stands in the text.
pub(crate) fn span_of(text: &str, line: usize) -> Range<usize> {
    let mut start = 0;
    for (i, content) in text.split_inclusive('\n').enumerate() {
        if i + 1 == line {
            return start..start + content.trim_end().len();
        }
        start += content.len();
    }
    start..start
}
