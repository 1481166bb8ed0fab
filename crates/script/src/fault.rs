//! What is wrong with a scenario, or with the rules it tests.

use klaxon_core::Message;

/// Something wrong, with its line.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Fault {
    /// The line, counted from 1.
    pub line: usize,
    /// What is wrong there.
    pub problem: Problem,
}

/// What can be wrong.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Problem {
    /// The line can't be understood.
    Unclear(Message),
    /// Something else came out than was expected.
    Differs {
        /// What the scenario says.
        expected: Message,
        /// What the rules say.
        found: Message,
    },
}

impl Problem {
    /// What to tell the author.
    pub fn message(&self) -> Message {
        match self {
            Problem::Unclear(message) => message.clone(),
            Problem::Differs { expected, found } => Message::new("scenario-differs")
                .with("expected", expected.clone())
                .with("found", found.clone()),
        }
    }

    pub(crate) fn unclear(key: &'static str) -> Problem {
        Problem::Unclear(Message::new(key))
    }
}

/// What is right, or the problem.
pub(crate) type Checked<T> = Result<T, Problem>;

/// Fails unless both texts are the same.
pub(crate) fn same(expected: impl Into<String>, found: impl Into<String>) -> Checked<()> {
    let (expected, found) = (expected.into(), found.into());
    if expected == found {
        Ok(())
    } else {
        Err(differs(plain(expected), plain(found)))
    }
}

/// Something else came out than was expected.
pub(crate) fn differs(expected: Message, found: Message) -> Problem {
    Problem::Differs { expected, found }
}

/// A text of the notation, which is the same in every language.
pub(crate) fn plain(text: String) -> Message {
    match text.is_empty() {
        true => Message::new("scenario-nothing"),
        false => Message::new("scenario-plain").with("text", text),
    }
}
