//! The lock that keeps a second server away from the data.

use std::fs::{File, TryLockError};
use std::path::Path;

use super::JournalError;

/// A file of its own: a lock on the database would shut out our own readers too.
const FILE: &str = "klaxon.lock";

/// Locks the folder for as long as the answer lives. The system unlocks it if the process dies, however it dies.
pub(super) fn take(folder: &Path) -> Result<File, JournalError> {
    let unusable = |error| JournalError::folder(folder, error);
    let file = File::options()
        .create(true)
        .truncate(false)
        .write(true)
        .open(folder.join(FILE))
        .map_err(unusable)?;
    match file.try_lock() {
        Ok(()) => Ok(file),
        Err(TryLockError::WouldBlock) => Err(JournalError::InUse(folder.to_owned())),
        Err(TryLockError::Error(error)) => Err(unusable(error)),
    }
}
