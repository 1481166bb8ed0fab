//! How starting and stopping servers can fail.

use std::io;

/// Why a server does not do what it is told.
#[derive(Debug, thiserror::Error)]
pub enum KitError {
    /// A program is not installed.
    #[error(
        "{program} is missing: `cargo xtask test` installs it, with Debian's package {package}"
    )]
    Missing {
        /// The program.
        program: &'static str,
        /// The package that has it.
        package: &'static str,
    },
    /// A program was not started, or failed.
    #[error("{program}: {what}")]
    Failed {
        /// The program.
        program: &'static str,
        /// What it says.
        what: String,
    },
    /// The system refused something.
    #[error(transparent)]
    Io(#[from] io::Error),
}

impl KitError {
    pub(crate) fn failed(program: &'static str, what: impl ToString) -> KitError {
        let what = what.to_string();
        KitError::Failed { program, what }
    }
}
