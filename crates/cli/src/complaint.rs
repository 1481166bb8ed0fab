//! What went wrong, told on the error stream; the exit code for bad input is 2, for damaged data it is 1, and for what may
//! pass it is 75, as `sysexits.h` has it.

use std::io::{IsTerminal, Write};
use std::ops::Range;
use std::process::ExitCode;

use annotate_snippets::{AnnotationKind, Group, Level, Renderer, Snippet};

/// A reason to stop.
#[derive(Debug)]
pub(crate) enum Complaint {
    /// A sentence.
    Plain(String),
    /// A sentence about something that may pass: trying again later may help.
    Passing(String),
    /// Places in a text, each with what is wrong there.
    Source {
        /// The file, or what else to call the text.
        name: String,
        /// The whole text.
        text: String,
        /// What is wrong where.
        errors: Vec<(Range<usize>, String)>,
    },
    /// What is damaged. The command itself did what it was asked to.
    Damage(Vec<String>),
    /// One after the other.
    Several(Vec<Complaint>),
}

impl Complaint {
    /// Tells it, and gives the exit code.
    pub(crate) fn tell(&self) -> ExitCode {
        let renderer = if std::io::stderr().is_terminal() {
            Renderer::styled()
        } else {
            Renderer::plain()
        };
        // Where the error stream is closed there is nobody to tell.
        let _ = self.write(&mut std::io::stderr().lock(), &renderer);
        ExitCode::from(match self {
            Complaint::Passing(_) => 75,
            Complaint::Damage(_) => 1,
            _ => 2,
        })
    }

    fn write(&self, out: &mut impl Write, renderer: &Renderer) -> std::io::Result<()> {
        match self {
            Complaint::Plain(sentence) | Complaint::Passing(sentence) => {
                let report = [Group::with_title(
                    Level::ERROR.primary_title(sentence.as_str()),
                )];
                writeln!(out, "{}", renderer.render(&report))
            }
            Complaint::Damage(sentences) => sentences
                .iter()
                .try_for_each(|sentence| Complaint::Plain(sentence.clone()).write(out, renderer)),
            Complaint::Source { name, text, errors } => {
                for (span, message) in errors {
                    let snippet = Snippet::source(text.as_str())
                        .path(name.as_str())
                        .annotation(AnnotationKind::Primary.span(span.clone()));
                    let report = [Level::ERROR
                        .primary_title(message.as_str())
                        .element(snippet)];
                    writeln!(out, "{}", renderer.render(&report))?;
                }
                Ok(())
            }
            Complaint::Several(complaints) => complaints
                .iter()
                .try_for_each(|complaint| complaint.write(out, renderer)),
        }
    }
}
