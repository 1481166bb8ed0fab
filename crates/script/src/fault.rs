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
        expected: String,
        /// What the rules say.
        found: String,
    },
}

impl Problem {
    /// What to tell the author.
    pub fn message(&self) -> Message {
        match self {
            Problem::Unclear(message) => message.clone(),
            Problem::Differs { expected, found } => Message::new("scenario-differs")
                .with("expected", expected.as_str())
                .with("found", found.as_str()),
        }
    }

    pub(crate) fn unclear(key: &'static str) -> Problem {
        Problem::Unclear(Message::new(key))
    }
}

/// What is right, or the problem.
pub(crate) type Checked<T> = Result<T, Problem>;

/// Fails unless both are the same.
pub(crate) fn same(expected: impl Into<String>, found: impl Into<String>) -> Checked<()> {
    let (expected, found) = (expected.into(), found.into());
    if expected == found {
        return Ok(());
    }
    let or_nothing = |text: String| match text.is_empty() {
        true => "nothing".to_owned(),
        false => text,
    };
    Err(Problem::Differs {
        expected: or_nothing(expected),
        found: or_nothing(found),
    })
}
