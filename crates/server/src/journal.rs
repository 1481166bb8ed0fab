//! The journal: what happened in every room, on disk before anybody hears of it.
//!
//! One SQLite file. One writer carries out all changes; those that wait at the same time share a transaction and so a
//! sync. Reading has connections of its own and stops nobody.

mod backup;
mod change;
mod counts;
mod damage;
mod entry;
mod error;
mod load;
mod lock;
mod look;
mod purge;
mod rooms;
mod schema;
mod sizes;
#[cfg(test)]
mod tests;
mod writer;

use std::fs;
use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering};

use sqlx::SqlitePool;
use tokio::sync::{mpsc, oneshot};

pub use backup::{Backup, BackupError, back_up, restore};
pub use damage::{Damage, Wrong};
pub use entry::Entry;
pub use error::{JournalError, LoadError};
pub use purge::{Purged, purge};
pub use rooms::{RoomId, RoomRow};
pub use sizes::Size;

use change::Change;
use counts::Counts;
use writer::{Order, Waiting, Writer};

/// The name of the file in the data folder.
pub const FILE: &str = "klaxon.db";

/// How many changes can wait for the writer. Whoever comes then waits for a place.
const QUEUE: usize = 1024;

/// A handle to the journal. Clones are handles to the same journal.
///
/// A change that was handed over is carried out even if nobody waits for the answer any more. If all handles are
/// dropped, the writer writes what still waits and closes the file, as after [`finish`](Journal::finish).
///
/// An answer `Ok` means that the change is on disk. An error means that it was taken back; only if the process ends
/// right after a write that failed, a restart may find it carried out after all.
#[derive(Clone, Debug)]
pub struct Journal {
    queue: mpsc::Sender<Order>,
    readers: SqlitePool,
    counts: Arc<Counts>,
    next_room: Arc<AtomicI64>,
}

impl Journal {
    /// Opens the journal in this folder, and makes folder and file if there are none.
    ///
    /// Fails if another server has it open, or if a newer version of the server wrote it.
    pub async fn open(folder: &Path) -> Result<Journal, JournalError> {
        fs::create_dir_all(folder).map_err(|error| JournalError::folder(folder, error))?;
        let lock = lock::take(folder)?;
        let file = folder.join(FILE);
        let mut connection = schema::connect(&file).await?;
        let next_room = rooms::next(&mut connection).await?;
        let counts = Arc::new(Counts::default());
        let readers = schema::readers(&file);
        let (queue, orders) = mpsc::channel(QUEUE);
        let writer = Writer::new(file, connection, counts.clone());
        tokio::spawn(writer.run(orders, readers.clone(), lock));
        Ok(Journal {
            queue,
            readers,
            counts,
            next_room: Arc::new(AtomicI64::new(next_room)),
        })
    }

    /// Opens a new room. No other open room may have the same code.
    pub async fn create(&self, code: &str, at: u64) -> Result<RoomId, JournalError> {
        let room = RoomId(self.next_room.fetch_add(1, Ordering::Relaxed));
        let code = code.to_owned();
        self.change(Change::Create { room, code, at }).await?;
        Ok(room)
    }

    /// Adds entries to an open room: all of them, or none. Their numbers go on from the room's last, and begin at 1.
    pub async fn append(&self, room: RoomId, entries: Vec<Entry>) -> Result<(), JournalError> {
        self.change(Change::Append { room, entries }).await
    }

    /// Closes a room: no entries can be added, and its code is free.
    pub async fn close(&self, room: RoomId, at: u64) -> Result<(), JournalError> {
        self.change(Change::Close { room, at }).await
    }

    /// Notes that the server is alive, so that the next one knows how long it was away.
    pub async fn sign_of_life(&self, at: u64) -> Result<(), JournalError> {
        self.change(Change::SignOfLife { at }).await
    }

    /// When the server was last alive.
    pub async fn last_sign_of_life(&self) -> Result<Option<u64>, JournalError> {
        let at: Option<i64> = sqlx::query_scalar("SELECT at FROM life")
            .fetch_optional(&self.readers)
            .await?;
        Ok(at.map(i64::cast_unsigned))
    }

    /// All rooms, open or closed, in the order of their ids.
    pub async fn rooms(&self) -> Result<Vec<RoomRow>, JournalError> {
        rooms::all(&self.readers).await
    }

    /// The open room with this code, else the one that was closed last.
    pub async fn find(&self, code: &str) -> Result<Option<RoomRow>, JournalError> {
        rooms::find(&self.readers, code).await
    }

    /// All entries of a room, checked. Damage in one room does not touch the others.
    pub async fn load(&self, room: RoomId) -> Result<Vec<Entry>, LoadError> {
        load::load(&self.readers, room).await
    }

    /// Waits until everything that was handed over is written, and closes the file. Whatever comes later is refused
    /// with [`JournalError::Finished`].
    pub async fn finish(&self) -> Result<(), JournalError> {
        self.order(Order::Finish).await
    }

    /// How many transactions changed something since the journal was opened.
    pub fn groups(&self) -> u64 {
        self.counts.groups()
    }

    /// How many changes wait for the writer.
    pub fn waiting(&self) -> usize {
        self.queue.max_capacity() - self.queue.capacity()
    }

    /// How many entries were written since the journal was opened.
    pub fn rows(&self) -> u64 {
        self.counts.rows()
    }

    async fn change(&self, change: Change) -> Result<(), JournalError> {
        self.order(|reply| Order::Change(Waiting { change, reply }))
            .await
    }

    /// Hands an order to the writer and waits for its answer.
    async fn order(&self, order: impl FnOnce(writer::Reply) -> Order) -> Result<(), JournalError> {
        let (reply, answer) = oneshot::channel();
        let handed_over = self.queue.send(order(reply)).await;
        handed_over.map_err(|_| JournalError::Finished)?;
        answer.await.map_err(|_| JournalError::Finished)?
    }
}
