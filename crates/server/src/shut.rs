//! Why somebody does not come to a room, though there may be one.

use axum::http::StatusCode;
use klaxon_core::Message;

use crate::journal::JournalError;

/// Why somebody does not come to a room.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Shut {
    /// Its record is damaged.
    Damaged,
    /// It made the server stumble, and again after it was brought back.
    Broken,
    /// It is being brought back from its record.
    Recovering,
    /// There is no more space for its record.
    DiskFull,
    /// Its record can't be written.
    NoRecord,
    /// The database with its record is away.
    NoDatabase,
    /// Its record is as long as it may be.
    FullRecord,
    /// Whoever runs the server closed it.
    Dismissed,
    /// The nodes can't reach each other, and some of its players are elsewhere.
    Apart,
    /// The server stops.
    Stopping,
    /// Whoever asks has tried too many codes that lead nowhere.
    TooManyGuesses,
    /// Too much comes from there.
    TooMuch,
}

impl Shut {
    /// Why a room that could not be put on record is shut.
    pub(crate) fn after(failure: &JournalError) -> Shut {
        match failure {
            JournalError::Full => Shut::DiskFull,
            JournalError::Away(_) => Shut::NoDatabase,
            JournalError::Finished => Shut::Stopping,
            _ => Shut::NoRecord,
        }
    }

    /// Why something that is on record can't be read.
    pub(crate) fn after_reading(failure: &JournalError) -> Shut {
        match failure {
            JournalError::Away(_) => Shut::NoDatabase,
            JournalError::Finished => Shut::Stopping,
            _ => Shut::Damaged,
        }
    }

    pub(crate) fn key(self) -> &'static str {
        match self {
            Shut::Damaged => "serve-damaged",
            Shut::Broken => "serve-broken",
            Shut::Recovering => "serve-recovering",
            Shut::DiskFull => "serve-disk-full",
            Shut::NoRecord => "serve-no-record",
            Shut::NoDatabase => "serve-no-database",
            Shut::FullRecord => "serve-full-record",
            Shut::Dismissed => "serve-dismissed",
            Shut::Apart => "serve-apart",
            Shut::Stopping => "serve-stopping",
            Shut::TooManyGuesses => "serve-slow-down",
            Shut::TooMuch => "serve-too-much",
        }
    }

    pub(crate) fn message(self) -> Message {
        Message::new(self.key())
    }

    /// Returns whether it is worth coming back.
    pub(crate) fn passes(self) -> bool {
        !matches!(
            self,
            Shut::Damaged | Shut::Broken | Shut::FullRecord | Shut::Dismissed
        )
    }

    pub(crate) fn status(self) -> StatusCode {
        match self {
            Shut::TooManyGuesses | Shut::TooMuch => StatusCode::TOO_MANY_REQUESTS,
            _ => StatusCode::SERVICE_UNAVAILABLE,
        }
    }
}
