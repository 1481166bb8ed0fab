//! `klaxon scenario`: rules demonstrated from a text file.

use std::ops::Range;
use std::path::{Path, PathBuf};

use clap::Subcommand;
use klaxon_script::{Fault, Report, Scenario};
use klaxon_words::{Arg, Language, say, text};

use crate::complaint::Complaint;
use crate::file;

#[derive(Subcommand)]
pub(crate) enum Command {
    /// Play scenarios and report where something else came out than was expected
    Run {
        /// Also print what happens in each step
        #[arg(long)]
        trace: bool,
        /// Scenario files, or folders of them
        #[arg(required = true, value_name = "FILE")]
        files: Vec<PathBuf>,
    },
    /// Rewrite scenarios of version 1 of the notation; those that pass stay as they are
    Upgrade {
        /// Scenario files, or folders of them
        #[arg(required = true, value_name = "FILE")]
        files: Vec<PathBuf>,
    },
}

pub(crate) fn run(command: Command, language: Language) -> Result<(), Complaint> {
    match command {
        Command::Run { trace, files } => play(&files, trace, language),
        Command::Upgrade { files } => upgrade(&files, language),
    }
}

fn play(files: &[PathBuf], trace: bool, language: Language) -> Result<(), Complaint> {
    let files = file::all(files, "scenario")?;
    let mut complaints = Vec::new();
    for path in &files {
        let source = file::read(path)?;
        let report = match source.parse::<Scenario>() {
            Ok(scenario) => klaxon_script::run(&scenario),
            Err(faults) => Report {
                faults,
                ..Report::default()
            },
        };
        if trace {
            print_trace(path, &report, language)?;
        }
        if !report.faults.is_empty() {
            complaints.push(complaint(path, source, &report.faults, language));
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

/// What happened, a line for each step.
fn print_trace(path: &Path, report: &Report, language: Language) -> Result<(), Complaint> {
    let mut traced = format!("{}\n", path.display());
    for (line, events) in report.trace.steps() {
        let events = events.join("; ");
        let args = [("line", Arg::from(line)), ("events", Arg::Text(&events))];
        traced += &format!("  {}\n", text(language, "scenario-trace", &args));
    }
    file::print(&traced)
}

fn upgrade(files: &[PathBuf], language: Language) -> Result<(), Complaint> {
    let files = file::all(files, "scenario")?;
    let mut changed = 0usize;
    for path in &files {
        let source = file::read(path)?;
        let upgraded = klaxon_script::upgrade(&source);
        if upgraded != source {
            file::write(path, &upgraded)?;
            changed += 1;
        }
    }
    let args = [
        ("changed", Arg::from(changed)),
        ("count", Arg::from(files.len())),
    ];
    file::print(&(text(language, "scenario-upgraded", &args) + "\n"))
}

pub(crate) fn complaint(
    path: &Path,
    source: String,
    faults: &[Fault],
    language: Language,
) -> Complaint {
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
