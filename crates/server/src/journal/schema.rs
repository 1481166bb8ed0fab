//! Connections to the file, and the tables in it.

use std::path::Path;

use sqlx::sqlite::{SqliteAutoVacuum, SqliteConnectOptions, SqlitePoolOptions, SqliteSynchronous};
use sqlx::{ConnectOptions, Connection, SqliteConnection, SqlitePool};

use super::JournalError;

/// The version of the tables, kept in `user_version`.
const VERSION: i64 = 2;

/// The tables. A file has all of them or, if making them was interrupted, none.
///
/// `last` is the number of the room's last entry, so that a missing end is noticed.
const TABLES: &str = "
BEGIN IMMEDIATE;
CREATE TABLE room (
    id INTEGER PRIMARY KEY,
    code TEXT NOT NULL,
    opened INTEGER NOT NULL,
    closed INTEGER,
    last INTEGER NOT NULL DEFAULT 0
) STRICT;
CREATE INDEX room_by_code ON room (code);
CREATE UNIQUE INDEX one_open_room_by_code ON room (code) WHERE closed IS NULL;
CREATE TABLE entry (
    room INTEGER NOT NULL REFERENCES room (id),
    number INTEGER NOT NULL,
    at INTEGER NOT NULL,
    body TEXT NOT NULL,
    checksum INTEGER NOT NULL,
    PRIMARY KEY (room, number)
) STRICT, WITHOUT ROWID;
CREATE TABLE life (
    only INTEGER PRIMARY KEY CHECK (only = 1),
    at INTEGER NOT NULL
) STRICT;
PRAGMA user_version = 2;
COMMIT;
";

/// How many can read at the same time.
const READERS: u32 = 2;

/// The connection of the writer, to a file with tables of this version.
pub(super) async fn connect(file: &Path) -> Result<SqliteConnection, JournalError> {
    let mut connection = SqliteConnectOptions::new()
        .filename(file)
        .create_if_missing(true)
        // A new file can give free pages back to the disk, a few at a time.
        .auto_vacuum(SqliteAutoVacuum::Incremental)
        .synchronous(SqliteSynchronous::Full)
        .connect()
        .await?;
    match prepare(&mut connection).await {
        Ok(()) => Ok(connection),
        Err(error) => {
            // Closing waits, so that whoever is told of the error finds the file closed; it adds nothing to the error.
            connection.close().await.ok();
            Err(error)
        }
    }
}

/// Connections that only read. They are opened when they are needed.
pub(super) fn readers(file: &Path) -> SqlitePool {
    let options = SqliteConnectOptions::new().filename(file).read_only(true);
    SqlitePoolOptions::new()
        .max_connections(READERS)
        .connect_lazy_with(options)
}

/// Makes sure that a file has tables of this version, without changing anything.
pub(super) async fn check_version(connection: &mut SqliteConnection) -> Result<(), JournalError> {
    let found: i64 = sqlx::query_scalar("PRAGMA user_version")
        .fetch_one(&mut *connection)
        .await?;
    match found == VERSION {
        true => Ok(()),
        false => Err(JournalError::OtherVersion {
            found,
            known: VERSION,
        }),
    }
}

async fn prepare(connection: &mut SqliteConnection) -> Result<(), JournalError> {
    // The version comes first: a file that a newer server wrote stays as it is.
    let found: i64 = sqlx::query_scalar("PRAGMA user_version")
        .fetch_one(&mut *connection)
        .await?;
    if found != 0 && found != VERSION {
        return Err(JournalError::OtherVersion {
            found,
            known: VERSION,
        });
    }
    // SQLite does not fail if it can't change the mode: it answers with the mode that stays.
    let mode: String = sqlx::query_scalar("PRAGMA journal_mode = WAL")
        .fetch_one(&mut *connection)
        .await?;
    if mode != "wal" {
        return Err(JournalError::NoWriteAheadLog(mode));
    }
    if found == 0 {
        sqlx::raw_sql(TABLES).execute(connection).await?;
    }
    Ok(())
}
