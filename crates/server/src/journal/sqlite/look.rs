//! Data that a server may be using just now, seen from outside: nothing is made, upgraded or locked.

use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::AtomicI64;

use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{ConnectOptions, Connection, SqliteConnection};
use tokio::sync::mpsc;

use super::super::{Journal, JournalError, LoadError, RoomId};
use super::{Counts, FILE, RunTime, SqliteJournal, lock, records, schema};

impl SqliteJournal {
    /// Opens a journal only to read, also while a server runs. Whatever would change it is refused with
    /// [`JournalError::Finished`].
    pub async fn look(folder: &Path) -> Result<SqliteJournal, JournalError> {
        SqliteJournal::look_at(&existing(folder)?).await
    }

    /// The same, by the name of the file.
    pub(super) async fn look_at(file: &Path) -> Result<SqliteJournal, JournalError> {
        let readers = schema::readers(file);
        schema::check_version(&mut *readers.acquire().await?).await?;
        // Nobody is at the other end of this queue.
        let (queue, _) = mpsc::channel(1);
        Ok(SqliteJournal {
            queue,
            readers,
            counts: Arc::new(Counts::default()),
            next_room: Arc::new(AtomicI64::new(0)),
            run_time: RunTime::since(0),
        })
    }

    /// What SQLite finds wrong with the file as a whole; nothing if it is sound.
    pub async fn faults(&self) -> Result<Vec<String>, JournalError> {
        let found: Vec<String> = sqlx::query_scalar("PRAGMA integrity_check(20)")
            .fetch_all(&self.readers)
            .await?;
        Ok(found.into_iter().filter(|line| line != "ok").collect())
    }

    /// Reads and checks all that is on record of a room. Returns how many entries there are.
    pub async fn read_all(&self, room: RoomId) -> Result<u64, LoadError> {
        let mut entries = 0;
        for begins in self.segments(room).await? {
            entries += self.read(room, begins).await?.entries.len() as u64;
        }
        Ok(entries)
    }

    /// Reads and checks the records of all games. Returns the addresses of those that are damaged.
    pub async fn damaged_records(&self) -> Result<Vec<String>, JournalError> {
        let mut damaged = Vec::new();
        for address in records::addresses(&self.readers).await? {
            match self.record(&address).await {
                Ok(Some((_, Some(body)))) if body.text().is_none() => damaged.push(address),
                Ok(_) => {}
                Err(JournalError::RecordDamaged(address)) => damaged.push(address),
                Err(failure) => return Err(failure),
            }
        }
        Ok(damaged)
    }

    /// Ends reading, so that nobody has the file open any more.
    pub async fn look_away(self) {
        self.readers.close().await;
    }
}

/// The database in a folder, which must be there.
pub(super) fn existing(folder: &Path) -> Result<PathBuf, JournalError> {
    let file = folder.join(FILE);
    match file.try_exists() {
        Ok(true) => Ok(file),
        Ok(false) => Err(JournalError::NoData(folder.to_owned())),
        Err(error) => Err(JournalError::folder(folder, error)),
    }
}

/// Closes an open room that nobody keeps, whatever is on its record. Returns whether there was such a room.
///
/// Nobody may wake it in the meantime: either no server runs, which is made sure of, or the caller is the server.
pub async fn close_alone(
    folder: &Path,
    room: RoomId,
    at: u64,
    is_server: bool,
) -> Result<bool, JournalError> {
    let _lock = match is_server {
        true => None,
        false => Some(lock::take(folder)?),
    };
    let mut connection = attach(folder).await?;
    let closed = sqlx::query("UPDATE room SET closed = ? WHERE id = ? AND closed IS NULL")
        .bind(at.cast_signed())
        .bind(room.0)
        .execute(&mut connection)
        .await;
    connection.close().await.ok();
    Ok(closed?.rows_affected() == 1)
}

/// A connection that changes data which a server may be using. It never upgrades it.
pub(super) async fn attach(folder: &Path) -> Result<SqliteConnection, JournalError> {
    let mut connection = SqliteConnectOptions::new()
        .filename(existing(folder)?)
        .synchronous(sqlx::sqlite::SqliteSynchronous::Full)
        .connect()
        .await?;
    schema::check_version(&mut connection).await?;
    Ok(connection)
}
