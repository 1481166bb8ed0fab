//! What is compiled, and what can be wrong with it.

use std::fmt;
use std::path::PathBuf;

/// The files of one language.
pub(crate) struct Locale {
    pub(crate) code: String,
    pub(crate) sources: Vec<Source>,
}

/// A Fluent file.
pub(crate) struct Source {
    pub(crate) path: PathBuf,
    pub(crate) text: String,
}

impl Source {
    /// Where `slice`, which is borrowed from the text, begins.
    ///
    /// The syntax tree has no positions but consists of slices of the text.
    pub(crate) fn place_of(&self, slice: &str) -> Place {
        self.place_at(slice.as_ptr().addr() - self.text.as_ptr().addr())
    }

    pub(crate) fn place_at(&self, offset: usize) -> Place {
        let before = self.text.bytes().take(offset);
        let shown = self.path.strip_prefix("../..").unwrap_or(&self.path);
        Place {
            file: shown.display().to_string(),
            line: 1 + before.filter(|byte| *byte == b'\n').count(),
        }
    }
}

/// A line of a file.
#[derive(Debug)]
pub(crate) struct Place {
    file: String,
    line: usize,
}

impl Place {
    pub(crate) fn problem(self, message: String) -> Problem {
        Problem {
            place: self,
            message,
        }
    }
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        write!(f, "{}:{}", self.file, self.line)
    }
}

/// What is wrong with a line, and what to do about it.
#[derive(Debug)]
pub(crate) struct Problem {
    place: Place,
    message: String,
}

impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        write!(f, "{}: {}", self.place, self.message)
    }
}
