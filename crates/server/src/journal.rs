//! The journal: what happened in every room, on disk before anybody hears of it.
//!
//! A room's record is a chain of entries, cut into segments: a segment begins with a summary of all that was before, so
//! that a room with a thousand games is read as fast as a new one. Whoever keeps a room has [claimed](Claim) it, and only
//! the newest claim can add to it.

mod claim;
mod counts;
mod damage;
mod entry;
mod error;
mod heads;
mod holder;
mod lease;
mod node;
mod packed;
mod postgres;
mod record;
mod room;
mod segment;
mod sqlite;
mod stored;

use std::fmt::Debug;
use std::time::Duration;

use futures_util::future::BoxFuture;

pub use claim::Claim;
pub use damage::{Damage, Wrong};
pub use entry::Entry;
pub use error::{JournalError, LoadError};
pub use holder::Holder;
pub use lease::Lease;
pub use node::{Node, NodeRow};
pub use packed::Packed;
pub use postgres::PostgresJournal;
pub use record::RecordRow;
pub use room::{RoomId, RoomRow};
pub use segment::{Cut, Segment};
pub use sqlite::{
    Backup, BackupError, FILE, Purged, Size, SqliteJournal, back_up, close_alone, purge, restore,
};

/// What comes of something that is asked of a journal.
pub type Answer<'a, T, E = JournalError> = BoxFuture<'a, Result<T, E>>;

/// What a journal has done since it was opened.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Figures {
    /// So many transactions changed something.
    pub groups: u64,
    /// So many entries were written.
    pub rows: u64,
    /// So many changes wait to be written.
    pub waiting: usize,
}

/// A journal.
///
/// A change that was handed over is carried out even if nobody waits for the answer any more.
///
/// An answer `Ok` means that the change is on disk. An error means that it was taken back; only if the process ends
/// right after a write that failed, a restart may find it carried out after all.
pub trait Journal: Debug + Send + Sync {
    /// Opens a new room, claimed by the caller. No other open room may have the same code.
    fn create<'a>(&'a self, code: &'a str, at: u64) -> Answer<'a, Claim>;

    /// Claims an open room: whoever had it can't add to it any more. Returns what was on record then.
    fn claim(&self, room: RoomId) -> Answer<'_, (Claim, Segment), LoadError>;

    /// Adds entries to a room: all of them, or none. Their numbers go on from the room's last, and begin at 1.
    fn append(&self, claim: Claim, entries: Vec<Entry>) -> Answer<'_, ()>;

    /// Begins a new segment. Its summary has the number of the room's last entry.
    fn cut(&self, claim: Claim, cut: Cut) -> Answer<'_, ()>;

    /// Gives a claim back: nobody keeps the room, until somebody claims it.
    fn sleep(&self, claim: Claim, at: u64) -> Answer<'_, ()>;

    /// Gives a claim back to be taken by another node at once, so that the game goes on without a pause. Where there is no
    /// other node, nothing has to be done for that.
    fn hand_over(&self, _: Claim, _: u64) -> Answer<'_, ()> {
        Box::pin(async { Ok(()) })
    }

    /// Closes a room: no entries can be added, and its code is free.
    fn close(&self, claim: Claim, at: u64) -> Answer<'_, ()>;

    /// Closes rooms that have been asleep for so long, not counting the time in which no server ran. Returns which.
    fn close_idle(&self, idle: Duration, at: u64) -> Answer<'_, Vec<RoomId>>;

    /// Notes that the server is alive, so that the next one knows how long it was away.
    fn sign_of_life(&self, at: u64) -> Answer<'_, ()>;

    /// Counts the rooms that are open.
    fn open_rooms(&self) -> Answer<'_, usize>;

    /// Returns all rooms, open or closed, in the order of their ids.
    fn rooms(&self) -> Answer<'_, Vec<RoomRow>>;

    /// Returns the open room with this code, else the one that was closed last.
    fn find<'a>(&'a self, code: &'a str) -> Answer<'a, Option<RoomRow>>;

    /// Returns where the segments of a room begin, the newest first: the numbers of their summaries, and 0 for the first.
    fn segments(&self, room: RoomId) -> Answer<'_, Vec<u64>>;

    /// Returns one segment of a room, checked, by where it begins. Damage in one room does not touch the others.
    fn read(&self, room: RoomId, begins: u64) -> Answer<'_, Segment, LoadError>;

    /// Returns all entries of a room, of all its segments, checked.
    fn history(&self, room: RoomId) -> Answer<'_, Vec<Entry>, LoadError> {
        Box::pin(async move {
            let mut entries = Vec::new();
            for begins in self.segments(room).await?.into_iter().rev() {
                entries.extend(self.read(room, begins).await?.entries);
            }
            Ok(entries)
        })
    }

    /// Files the record of a game that was played to its end in some room. Whoever files it does not need to have claimed
    /// the room, and may do so twice: a record that is there already stays as it is, also if it was deleted.
    fn file(&self, row: RecordRow, body: Packed) -> Answer<'_, ()>;

    /// Returns the record with this address, checked. One that was deleted has no body.
    fn record<'a>(&'a self, address: &'a str) -> Answer<'a, Option<(RecordRow, Option<Packed>)>>;

    /// Returns the records of a room, also those that were deleted, the oldest game first.
    fn records_of(&self, room: RoomId) -> Answer<'_, Vec<RecordRow>>;

    /// Deletes a record for good. Returns whether there was one.
    fn delete_record<'a>(&'a self, address: &'a str) -> Answer<'a, bool>;

    /// Deletes the records of games that ended before this time, in milliseconds since the epoch. Returns how many.
    fn purge_records(&self, before: u64) -> Answer<'_, u64>;

    /// Waits until everything that was handed over is written, and closes. Whatever comes later is refused with
    /// [`JournalError::Finished`].
    fn finish(&self) -> Answer<'_, ()>;

    /// Returns what was done so far.
    fn figures(&self) -> Figures;
}
