//! Connections to the file, and the tables in it.

use std::path::Path;

use sqlx::migrate::{Migration, MigrationType, Migrator};
use sqlx::sqlite::{SqliteConnectOptions, SqlitePoolOptions, SqliteSynchronous};
use sqlx::{ConnectOptions, Connection, SqlSafeStr, SqliteConnection, SqlitePool};

use super::super::JournalError;

/// The steps from one version of the tables to the next. A step that was released never changes; a newer version is
/// another step. The version is kept in `user_version` too, where older servers look for it.
const STEPS: [(i64, &str, &str); 3] = [
    (
        2,
        "rooms",
        include_str!("../../../migrations/sqlite/2_rooms.sql"),
    ),
    (
        3,
        "segments",
        include_str!("../../../migrations/sqlite/3_segments.sql"),
    ),
    (
        4,
        "records",
        include_str!("../../../migrations/sqlite/4_records.sql"),
    ),
];

/// The version of the tables that this server knows.
pub(super) const VERSION: i64 = STEPS[STEPS.len() - 1].0;

/// The oldest version of the tables that can be brought up to date.
const OLDEST: i64 = STEPS[0].0;

/// So many pages are in the write-ahead log before they are copied to where they belong: 16 MiB. A page that changes
/// several times until then is copied once.
const LOG_PAGES: &str = "4096";

/// How many can read at the same time.
const READERS: u32 = 2;

/// A connection for the writer, to a file whose tables have been [brought up to date](bring_up_to_date).
pub(super) async fn connect(file: &Path) -> Result<SqliteConnection, JournalError> {
    let connection = SqliteConnectOptions::new()
        .filename(file)
        .create_if_missing(true)
        .synchronous(SqliteSynchronous::Full)
        .pragma("wal_autocheckpoint", LOG_PAGES)
        .disable_statement_logging()
        .connect()
        .await?;
    Ok(connection)
}

/// The first connection of the writer, to a file with tables of this version.
pub(super) async fn open(file: &Path) -> Result<SqliteConnection, JournalError> {
    let mut connection = connect(file).await?;
    match bring_up_to_date(&mut connection).await {
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

/// The version of the tables in a file, which must be one that can be brought up to date; 0 if there are none.
pub(super) async fn version(connection: &mut SqliteConnection) -> Result<i64, JournalError> {
    let found: i64 = sqlx::query_scalar("PRAGMA user_version")
        .fetch_one(&mut *connection)
        .await?;
    let (oldest, known) = (OLDEST, VERSION);
    match found {
        found if found > known => Err(JournalError::Newer { found, known }),
        found if found != 0 && found < oldest => Err(JournalError::TooOld {
            found,
            oldest,
            known,
        }),
        found => Ok(found),
    }
}

/// Makes sure that a file has tables of this version, without changing anything.
pub(super) async fn check_version(connection: &mut SqliteConnection) -> Result<(), JournalError> {
    let (found, known) = (version(connection).await?, VERSION);
    match found == known {
        true => Ok(()),
        false => Err(JournalError::Older { found, known }),
    }
}

async fn bring_up_to_date(connection: &mut SqliteConnection) -> Result<(), JournalError> {
    // The version comes first: a file that a newer server wrote stays as it is.
    let found = version(connection).await?;
    if found == 0 {
        // A new file can give free pages back to the disk, a few at a time. Later it can't be set any more.
        sqlx::query("PRAGMA auto_vacuum = INCREMENTAL")
            .execute(&mut *connection)
            .await?;
    }
    // SQLite does not fail if it can't change the mode: it answers with the mode that stays.
    let mode: String = sqlx::query_scalar("PRAGMA journal_mode = WAL")
        .fetch_one(&mut *connection)
        .await?;
    if mode != "wal" {
        return Err(JournalError::NoWriteAheadLog(mode));
    }
    if found < VERSION {
        migrations().run(&mut *connection).await?;
    }
    Ok(())
}

fn migrations() -> Migrator {
    let steps = STEPS.map(|(version, name, sql)| {
        let kind = MigrationType::Simple;
        Migration::new(version, name.into(), kind, sql.into_sql_str(), false)
    });
    Migrator::with_migrations(steps.into())
}
