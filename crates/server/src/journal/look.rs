//! Data that a server may be using just now, seen from outside: nothing is made, upgraded or locked.

use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::AtomicI64;

use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{ConnectOptions, SqliteConnection};
use tokio::sync::mpsc;

use super::{Counts, FILE, Journal, JournalError, schema};

impl Journal {
    /// Opens a journal only to read, also while a server runs. Whatever would change it is refused with
    /// [`JournalError::Finished`].
    pub async fn look(folder: &Path) -> Result<Journal, JournalError> {
        Journal::look_at(&existing(folder)?).await
    }

    /// The same, by the name of the file.
    pub(super) async fn look_at(file: &Path) -> Result<Journal, JournalError> {
        let readers = schema::readers(file);
        schema::check_version(&mut *readers.acquire().await?).await?;
        // Nobody is at the other end of this queue.
        let (queue, _) = mpsc::channel(1);
        Ok(Journal {
            queue,
            readers,
            counts: Arc::new(Counts::default()),
            next_room: Arc::new(AtomicI64::new(0)),
        })
    }

    /// What SQLite finds wrong with the file as a whole; nothing if it is sound.
    pub async fn faults(&self) -> Result<Vec<String>, JournalError> {
        let found: Vec<String> = sqlx::query_scalar("PRAGMA integrity_check(20)")
            .fetch_all(&self.readers)
            .await?;
        Ok(found.into_iter().filter(|line| line != "ok").collect())
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
