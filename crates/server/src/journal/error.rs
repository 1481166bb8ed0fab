//! How the journal can fail.

use std::io;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use sqlx::error::DatabaseError;
use sqlx::migrate::MigrateError;
use sqlx::postgres::PgDatabaseError;
use sqlx::sqlite::SqliteError;

use super::{Damage, Holder, RoomId, Wrong};

/// Why the journal did not do what it was asked to.
#[derive(Clone, Debug, thiserror::Error)]
pub enum JournalError {
    /// Another server works with this data.
    #[error("another server uses the data in {}", .0.display())]
    InUse(PathBuf),
    /// There is no data, and none is to be made.
    #[error("there is no data in {}", .0.display())]
    NoData(PathBuf),
    /// The data was written by an older version of the server, and is to stay as it is.
    #[error("the data has version {found}, and not yet version {known}")]
    Older {
        /// The version of the data.
        found: i64,
        /// The version that it will have.
        known: i64,
    },
    /// The data was written by a newer version of the server.
    #[error(
        "a newer klaxon wrote the data: it has version {found}, and this one reads up to version {known}. Use the newer one, or the backup from before the upgrade"
    )]
    Newer {
        /// The version of the data.
        found: i64,
        /// The newest version that this server knows.
        known: i64,
    },
    /// The data is too old to be brought up to date.
    #[error(
        "the data has version {found}, which is too old: this klaxon reads versions {oldest} to {known}. Move it away, or use the klaxon that wrote it"
    )]
    TooOld {
        /// The version of the data.
        found: i64,
        /// The oldest version that this server can bring up to date.
        oldest: i64,
        /// The newest version that this server knows.
        known: i64,
    },
    /// The data could not be brought up to this version. It is as it was.
    #[error("the data could not be brought up to date: {0}")]
    Migration(Arc<MigrateError>),
    /// The folder can't be made or locked.
    #[error("the folder {} can't be used: {error}", folder.display())]
    Folder {
        /// The folder.
        folder: PathBuf,
        /// What the system says.
        error: Arc<io::Error>,
    },
    /// SQLite can't keep a write-ahead log here, so nothing would be as durable as promised.
    #[error("no write-ahead log is possible for this data, only the journal mode {0}")]
    NoWriteAheadLog(String),
    /// An open room has this code already.
    #[error("an open room has the code {0} already")]
    CodeTaken(String),
    /// An entry does not go on from the last one of its room.
    #[error("entry {number} of room {room} does not go on from the last one")]
    Conflict {
        /// The room.
        room: RoomId,
        /// The number of the entry.
        number: u64,
    },
    /// There is no such room.
    #[error("there is no room {0}")]
    NoSuchRoom(RoomId),
    /// The room is closed.
    #[error("room {0} is closed")]
    RoomClosed(RoomId),
    /// The room is not claimed by whoever wants to add to it: somebody else has it, it is asleep, or it is closed.
    #[error("room {0} is kept by somebody else, or by nobody")]
    Lost(RoomId),
    /// A record of a game is not as it was written.
    #[error("the record {0} is damaged")]
    RecordDamaged(String),
    /// Another node keeps the room. If its lease lapsed, it may still come back before others take the room.
    #[error("the room is kept by {0}")]
    Held(Holder),
    /// The database can't be reached, or does not answer in time. The change may have been carried out; whoever claims the
    /// room anew finds out.
    #[error("the database is away: {0}")]
    Away(String),
    /// The disk is full. Nothing of the change was kept; later ones may succeed.
    #[error("the disk is full")]
    Full,
    /// The database failed in another way. Nothing of the change was kept; later ones may succeed.
    #[error("the database failed: {0}")]
    Storage(Arc<sqlx::Error>),
    /// The journal was finished, or its writer is gone.
    #[error("the journal is finished")]
    Finished,
}

/// Why a room can't be loaded.
#[derive(Clone, Debug, thiserror::Error)]
pub enum LoadError {
    /// The room is damaged: a reason to keep it from being played, and no reason to keep others from it.
    #[error(transparent)]
    Damaged(#[from] Damage),
    /// The journal failed; the room may be sound.
    #[error(transparent)]
    Journal(#[from] JournalError),
}

impl LoadError {
    /// Why a room can't be loaded after this: if the file is damaged, it is where the room is.
    pub(super) fn of(room: RoomId, error: JournalError) -> LoadError {
        match &error {
            JournalError::Storage(storage) if is_damage(storage) => {
                let wrong = Wrong::Unreadable(storage.to_string());
                let number = 1;
                LoadError::Damaged(Damage {
                    room,
                    number,
                    wrong,
                })
            }
            _ => LoadError::Journal(error),
        }
    }
}

impl JournalError {
    /// Returns whether it may pass without anybody changing a setting: the disk is full, the database is away, or another
    /// program holds it just now.
    pub fn passes(&self) -> bool {
        match self {
            JournalError::Full | JournalError::Away(_) => true,
            JournalError::Storage(error) => {
                let code = extended_code(error);
                code.is_some_and(|code| {
                    [BUSY, LOCKED].contains(&(code & 0xff)) || UNWRITTEN.contains(&code)
                })
            }
            JournalError::Folder { error, .. } => {
                let kind = error.kind();
                matches!(
                    kind,
                    io::ErrorKind::StorageFull | io::ErrorKind::QuotaExceeded
                )
            }
            _ => false,
        }
    }

    /// Returns whether the file itself is damaged, or no database at all.
    pub fn is_damage(&self) -> bool {
        match self {
            JournalError::Storage(error) => matches!(code(error), Some(CORRUPT | NO_DATABASE)),
            _ => false,
        }
    }

    pub(super) fn folder(folder: &Path, error: io::Error) -> JournalError {
        JournalError::Folder {
            folder: folder.to_owned(),
            error: Arc::new(error),
        }
    }
}

impl From<MigrateError> for JournalError {
    fn from(error: MigrateError) -> JournalError {
        match error {
            MigrateError::Execute(error) | MigrateError::ExecuteMigration(error, _) => error.into(),
            error => JournalError::Migration(Arc::new(error)),
        }
    }
}

impl From<sqlx::Error> for JournalError {
    fn from(error: sqlx::Error) -> JournalError {
        match error {
            sqlx::Error::PoolClosed => JournalError::Finished,
            error if is_away(&error) => JournalError::Away(error.to_string()),
            error if code(&error) == Some(FULL) => JournalError::Full,
            error if state(&error) == Some(DISK_FULL) => JournalError::Full,
            error => JournalError::Storage(Arc::new(error)),
        }
    }
}

/// Another program writes.
const BUSY: i32 = 5;
/// Another connection writes.
const LOCKED: i32 = 6;
/// SQLite could not write, sync, sync the folder, shorten the file, or make its shared memory longer.
const UNWRITTEN: [i32; 5] = [778, 1034, 1290, 1546, 4874];
/// SQLite could not read or write the file.
const IO: i32 = 10;
/// SQLite found the file to be damaged.
const CORRUPT: i32 = 11;
/// The file is no database.
const NO_DATABASE: i32 = 26;
/// There is no more space for the file.
const FULL: i32 = 13;

/// The disk of PostgreSQL is full.
const DISK_FULL: &str = "53100";
/// PostgreSQL found a table or an index to be damaged.
const DAMAGED: [&str; 2] = ["XX001", "XX002"];
/// PostgreSQL stops, starts, has no more connections or memory, is a standby, took too long, or ended a deadlock.
const AWAY: [&str; 14] = [
    "57P01", "57P02", "57P03", "57P04", "57P05", "57014", "53000", "53200", "53300", "55P03",
    "25006", "25P03", "40001", "40P01",
];
/// The class of errors of PostgreSQL about connections.
const CONNECTION: &str = "08";

/// The primary result code of SQLite, which is the low byte of the extended one.
fn code(error: &sqlx::Error) -> Option<i32> {
    extended_code(error).map(|code| code & 0xff)
}

fn extended_code(error: &sqlx::Error) -> Option<i32> {
    let error = error.as_database_error()?;
    let error = error.try_downcast_ref::<SqliteError>()?;
    error.code()?.parse().ok()
}

/// The SQLSTATE of an error of PostgreSQL.
fn state(error: &sqlx::Error) -> Option<&str> {
    let error = error.as_database_error()?;
    Some(error.try_downcast_ref::<PgDatabaseError>()?.code())
}

/// Whether the database can't be reached, or has no time.
fn is_away(error: &sqlx::Error) -> bool {
    match error {
        sqlx::Error::Io(_)
        | sqlx::Error::Tls(_)
        | sqlx::Error::Protocol(_)
        | sqlx::Error::PoolTimedOut => true,
        error => {
            state(error).is_some_and(|state| AWAY.contains(&state) || state.starts_with(CONNECTION))
        }
    }
}

/// Whether reading failed because of what is, or is not, stored.
pub(super) fn is_damage(error: &sqlx::Error) -> bool {
    matches!(code(error), Some(IO | CORRUPT))
        || state(error).is_some_and(|state| DAMAGED.contains(&state))
        || matches!(error, sqlx::Error::ColumnDecode { .. })
}

/// Whether a row was refused because there is one with the same key.
pub(super) fn is_duplicate(error: &sqlx::Error) -> bool {
    error
        .as_database_error()
        .is_some_and(|error| error.is_unique_violation())
}
