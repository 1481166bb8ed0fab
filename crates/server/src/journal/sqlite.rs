//! The journal of a server that has its data to itself: one SQLite file.
//!
//! One writer carries out all changes; those that wait at the same time share a transaction and so a sync. Reading has
//! connections of its own and stops nobody.

mod backup;
mod change;
mod filing;
mod lock;
mod look;
mod purge;
mod read;
mod records;
mod rooms;
mod rows;
mod run_time;
mod schema;
mod sizes;
#[cfg(test)]
mod tests;
mod writer;

use std::fs::DirBuilder;
use std::io;
use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering};
use std::time::Duration;

use futures_util::future::try_join_all;
use sqlx::SqlitePool;
use tokio::sync::{mpsc, oneshot};

use super::counts::Counts;
use super::{
    Answer, Claim, Cut, Entry, Figures, Journal, JournalError, LoadError, Packed, RecordRow,
    RoomId, RoomRow, Segment,
};
pub use backup::{Backup, BackupError, back_up, restore};
pub use look::close_alone;
pub use purge::{Purged, purge};
pub use sizes::Size;

use change::Change;
use run_time::RunTime;
use writer::{Order, Waiting, Writer};

/// The name of the file in the data folder.
pub const FILE: &str = "klaxon.db";

/// How many changes can wait for the writer. Whoever comes then waits for a place.
const QUEUE: usize = 1024;

/// Between two deletions of old records others write.
const PAUSE: Duration = Duration::from_millis(10);

/// A handle to the journal. Clones are handles to the same journal. If all of them are dropped, the writer writes what
/// still waits and closes the file, as after [`finish`](Journal::finish).
#[derive(Clone, Debug)]
pub struct SqliteJournal {
    queue: mpsc::Sender<Order>,
    readers: SqlitePool,
    counts: Arc<Counts>,
    next_room: Arc<AtomicI64>,
    run_time: RunTime,
}

/// Makes a folder that is not there yet, for its owner alone: the data has everybody's cards in it, and what comes next.
fn make(folder: &Path) -> io::Result<()> {
    let mut builder = DirBuilder::new();
    builder.recursive(true);
    #[cfg(unix)]
    std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
    builder.create(folder)
}

impl SqliteJournal {
    /// Opens the journal in this folder, and makes folder and file if there are none. Data of an older version becomes
    /// data of this one.
    ///
    /// Fails if another server has it open, or if a newer version of the server wrote it.
    pub async fn open(folder: &Path) -> Result<SqliteJournal, JournalError> {
        make(folder).map_err(|error| JournalError::folder(folder, error))?;
        let lock = lock::take(folder)?;
        let file = folder.join(FILE);
        let mut connection = schema::open(&file).await?;
        let next_room = rooms::next(&mut connection).await?;
        let run_time = RunTime::since(rooms::run_time(&mut connection).await?);
        filing::file_all(&mut connection).await?;
        rooms::lay_to_sleep(&mut connection).await?;
        let counts = Arc::new(Counts::default());
        let readers = schema::readers(&file);
        let (queue, orders) = mpsc::channel(QUEUE);
        let newest = filing::newest(&mut connection).await?;
        let writer = Writer::new(file, connection, newest, counts.clone());
        tokio::spawn(writer.run(orders, readers.clone(), lock));
        Ok(SqliteJournal {
            queue,
            readers,
            counts,
            next_room: Arc::new(AtomicI64::new(next_room)),
            run_time,
        })
    }

    async fn change(&self, change: Change) -> Result<u64, JournalError> {
        self.order(|reply| Order::Change(Waiting { change, reply }))
            .await
    }

    /// Hands an order to the writer and waits for its answer.
    async fn order(&self, order: impl FnOnce(writer::Reply) -> Order) -> Result<u64, JournalError> {
        let (reply, answer) = oneshot::channel();
        let handed_over = self.queue.send(order(reply)).await;
        handed_over.map_err(|_| JournalError::Finished)?;
        answer.await.map_err(|_| JournalError::Finished)?
    }
}

impl Journal for SqliteJournal {
    fn create<'a>(&'a self, code: &'a str, at: u64) -> Answer<'a, Claim> {
        Box::pin(async move {
            let room = RoomId(self.next_room.fetch_add(1, Ordering::Relaxed));
            let code = code.to_owned();
            let epoch = self.change(Change::Create { room, code, at }).await?;
            Ok(Claim { room, epoch })
        })
    }

    fn claim(&self, room: RoomId) -> Answer<'_, (Claim, Segment), LoadError> {
        Box::pin(async move {
            // Nobody else adds to the room from now on, so what is read is all there is.
            let epoch = self.change(Change::Claim { room }).await;
            let epoch = epoch.map_err(|error| LoadError::of(room, error))?;
            let claim = Claim { room, epoch };
            let segment = read::newest(&self.readers, room).await?;
            let last = segment.entries.last().map(|entry| entry.number);
            let last = last.unwrap_or(segment.begins());
            self.change(Change::GoOn { claim, last }).await?;
            Ok((claim, segment))
        })
    }

    fn append(&self, claim: Claim, entries: Vec<Entry>) -> Answer<'_, ()> {
        Box::pin(async move {
            self.change(Change::Append { claim, entries }).await?;
            Ok(())
        })
    }

    fn cut(&self, claim: Claim, cut: Cut) -> Answer<'_, ()> {
        Box::pin(async move {
            self.change(Change::Cut { claim, cut }).await?;
            Ok(())
        })
    }

    fn sleep(&self, claim: Claim, at: u64) -> Answer<'_, ()> {
        Box::pin(async move {
            let run = self.run_time.now();
            self.change(Change::Sleep { claim, at, run }).await?;
            Ok(())
        })
    }

    fn close(&self, claim: Claim, at: u64) -> Answer<'_, ()> {
        Box::pin(async move {
            self.change(Change::Close { claim, at }).await?;
            Ok(())
        })
    }

    fn close_idle(&self, idle: Duration, at: u64) -> Answer<'_, Vec<RoomId>> {
        Box::pin(async move {
            let Some(until) = self.run_time.before(idle) else {
                return Ok(Vec::new());
            };
            let mut closed = rooms::idle(&self.readers, until).await?;
            let closing = closed.iter().map(|room| {
                let room = *room;
                self.change(Change::CloseAsleep { room, until, at })
            });
            let mut came_to = try_join_all(closing).await?.into_iter();
            closed.retain(|_| came_to.next() == Some(1));
            Ok(closed)
        })
    }

    fn sign_of_life(&self, at: u64) -> Answer<'_, ()> {
        Box::pin(async move {
            let run = self.run_time.now();
            self.change(Change::SignOfLife { at, run }).await?;
            Ok(())
        })
    }

    fn open_rooms(&self) -> Answer<'_, usize> {
        Box::pin(rooms::count_open(&self.readers))
    }

    fn rooms(&self) -> Answer<'_, Vec<RoomRow>> {
        Box::pin(rooms::all(&self.readers))
    }

    fn find<'a>(&'a self, code: &'a str) -> Answer<'a, Option<RoomRow>> {
        Box::pin(rooms::find(&self.readers, code))
    }

    fn segments(&self, room: RoomId) -> Answer<'_, Vec<u64>> {
        Box::pin(read::segments(&self.readers, room))
    }

    fn read(&self, room: RoomId, begins: u64) -> Answer<'_, Segment, LoadError> {
        Box::pin(read::segment(&self.readers, room, begins))
    }

    fn file(&self, row: RecordRow, body: Packed) -> Answer<'_, ()> {
        Box::pin(async move {
            self.change(Change::FileRecord { row, body }).await?;
            Ok(())
        })
    }

    fn record<'a>(&'a self, address: &'a str) -> Answer<'a, Option<(RecordRow, Option<Packed>)>> {
        Box::pin(records::find(&self.readers, address))
    }

    fn records_of(&self, room: RoomId) -> Answer<'_, Vec<RecordRow>> {
        Box::pin(records::of_room(&self.readers, room))
    }

    fn delete_record<'a>(&'a self, address: &'a str) -> Answer<'a, bool> {
        Box::pin(async move {
            let address = address.to_owned();
            Ok(self.change(Change::DeleteRecord { address }).await? == 1)
        })
    }

    fn purge_records(&self, before: u64) -> Answer<'_, u64> {
        Box::pin(async move {
            let mut purged = 0;
            loop {
                let few = self.change(Change::PurgeRecords { before }).await?;
                purged += few;
                if few == 0 {
                    return Ok(purged);
                }
                tokio::time::sleep(PAUSE).await;
            }
        })
    }

    fn finish(&self) -> Answer<'_, ()> {
        Box::pin(async move {
            self.order(Order::Finish).await?;
            Ok(())
        })
    }

    fn figures(&self) -> Figures {
        Figures {
            waiting: self.queue.max_capacity() - self.queue.capacity(),
            ..self.counts.figures()
        }
    }
}
