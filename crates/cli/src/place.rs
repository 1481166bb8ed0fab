//! Which data a command is about: the same that a server would use.

use std::path::{Path, PathBuf};

use clap::Args;
use klaxon_server::journal::JournalError;
use klaxon_words::{Arg, Language, text};

use crate::complaint::Complaint;
use crate::serve;

/// Which data a command is about.
#[derive(Args)]
pub(crate) struct Place {
    /// The folder of the database [default: klaxon in the user's data folder]
    #[arg(long, value_name = "DIR", env = "KLAXON_DATA")]
    data: Option<PathBuf>,
    /// The file with the server's settings, of which the folder is taken
    #[arg(long, value_name = "FILE", env = "KLAXON_CONFIG")]
    config: Option<PathBuf>,
}

impl Place {
    /// The data folder.
    pub(crate) fn folder(self, language: Language) -> Result<PathBuf, Complaint> {
        serve::data(self.data, self.config.as_deref(), language)
    }
}

/// Carries out something that waits for files.
pub(crate) fn block_on<T>(
    work: impl Future<Output = Result<T, Complaint>>,
) -> Result<T, Complaint> {
    let runtime = tokio::runtime::Builder::new_current_thread()
        .enable_all()
        .build()
        .map_err(|error| Complaint::Plain(error.to_string()))?;
    runtime.block_on(work)
}

/// What is said when the data can't be used, and what to do about it.
pub(crate) fn complaint(error: &JournalError, folder: &Path, language: Language) -> Complaint {
    let (data, what) = (folder.display().to_string(), error.to_string());
    let say = |key| {
        let args = [("data", Arg::Text(&data)), ("what", Arg::Text(&what))];
        text(language, key, &args)
    };
    match error {
        JournalError::NoData(_) => Complaint::Plain(say("operate-no-data")),
        JournalError::InUse(_) => Complaint::Passing(say("operate-in-use")),
        JournalError::Older { .. } => Complaint::Plain(say("operate-older")),
        error if error.passes() => Complaint::Passing(say("operate-failed")),
        _ => Complaint::Plain(say("operate-failed")),
    }
}
