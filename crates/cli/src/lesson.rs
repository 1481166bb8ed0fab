//! `klaxon lesson`: lessons read and played through.

use std::path::{Path, PathBuf};

use clap::Subcommand;
use klaxon_script::{Fault, WrittenLesson, compile, lesson_name};
use klaxon_words::{Arg, Language, text};

use crate::complaint::Complaint;
use crate::file;
use crate::scenario::complaint;

#[derive(Subcommand)]
pub(crate) enum Command {
    /// Play lessons through everything that they accept, and report what is wrong with them
    Check {
        /// Lesson files, or folders of them
        #[arg(required = true, value_name = "FILE")]
        files: Vec<PathBuf>,
    },
}

pub(crate) fn run(command: Command, language: Language) -> Result<(), Complaint> {
    let Command::Check { files } = command;
    let files = file::all(&files, "lesson")?;
    let mut complaints = Vec::new();
    for path in &files {
        let source = file::read(path)?;
        match check(path, &source) {
            None => {
                let name = text(language, "scenario-lesson-name", &[]);
                let name = format!("{}: {name}", path.display());
                complaints.push(Complaint::Plain(name));
            }
            Some(Err(faults)) => complaints.push(complaint(path, source, &faults, language)),
            Some(Ok(())) => {}
        }
    }
    let count = Arg::from(files.len());
    if complaints.is_empty() {
        let checked = text(language, "scenario-lessons-checked", &[("count", count)]);
        return file::print(&(checked + "\n"));
    }
    let args = [("failed", Arg::from(complaints.len())), ("count", count)];
    let failed = text(language, "scenario-lessons-failed", &args);
    complaints.push(Complaint::Plain(failed));
    Err(Complaint::Several(complaints))
}

/// What is wrong with a lesson; none if its name is no lesson's.
fn check(path: &Path, source: &str) -> Option<Result<(), Vec<Fault>>> {
    let folder = path.parent()?.file_name()?.to_str()?;
    let name = lesson_name(folder, path.file_stem()?.to_str()?)?;
    let lesson = source.parse::<WrittenLesson>();
    Some(lesson.and_then(|lesson| compile(&name, &lesson).map(|_| ())))
}
