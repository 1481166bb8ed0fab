//! The journal of several servers that share their data: a PostgreSQL database.
//!
//! Each of them is a node, and holds a lease that it renews all the while. A room is claimed by one node, with an epoch.
//! Whoever adds to a room locks its row and checks that the claim still stands, in the statement that writes: a node that
//! lost the room can't write, whatever it believes. Appends that wait at the same time share a statement and so a sync.

mod append;
mod carried;
mod claims;
mod cut;
mod hand_over;
mod idle;
mod line;
mod nodes;
mod purge;
mod read;
mod records;
mod renewal;
mod rooms;
mod schema;
mod strays;
#[cfg(test)]
mod tests;
mod writer;

use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use tokio::sync::{mpsc, oneshot, watch};

use super::counts::Counts;
use super::heads::Heads;
use super::{
    Answer, Claim, Cut, Entry, Figures, Holder, Journal, JournalError, Lease, LoadError, Node,
    NodeRow, Packed, RecordRow, RoomId, RoomRow, Segment,
};
use carried::Carried;
use line::{Line, Lines};
use renewal::Renewal;
use rooms::Standing;
use writer::{Leaving, Order, Renewing, Waiting, Writer};

/// How many appends can wait for the writer. Whoever comes then waits for a place.
const QUEUE: usize = 1024;

/// A handle to the journal. Clones are handles to the same journal. If all of them are dropped, the writer writes what
/// still waits and gives the lease back, as after [`finish`](Journal::finish).
#[derive(Clone, Debug)]
pub struct PostgresJournal {
    queue: mpsc::Sender<Order>,
    lease: watch::Receiver<Lease>,
    shared: Arc<Shared>,
}

/// What handles, writer and renewal share.
#[derive(Debug)]
struct Shared {
    node: Node,
    lines: Lines,
    heads: Mutex<Heads>,
    carried: Mutex<Carried>,
    counts: Counts,
}

impl Shared {
    fn heads(&self) -> MutexGuard<'_, Heads> {
        self.heads.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn carried(&self) -> MutexGuard<'_, Carried> {
        self.carried.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Claims a room and reads it.
    async fn claim(&self, room: RoomId) -> Result<(Claim, Segment), LoadError> {
        let claim = claims::claim(&self.lines, &self.node, room).await?;
        // Nobody else adds to the room from now on, so what is read is all there is.
        let segment = read::newest(&self.lines, room).await?;
        let last = segment.entries.last().map(|entry| entry.number);
        let last = last.unwrap_or(segment.begins());
        self.heads().claimed(claim, Some(last));
        Ok((claim, segment))
    }

    async fn create(&self, code: &str, at: u64) -> Result<Claim, JournalError> {
        let claim = claims::create(&self.lines, &self.node, code, at).await?;
        self.heads().claimed(claim, Some(0));
        Ok(claim)
    }

    async fn cut(&self, claim: Claim, cut: Cut) -> Result<(), JournalError> {
        let (room, number) = (claim.room, cut.summary.number);
        let last = self.heads().last(claim)?;
        if last != Some(number) {
            return Err(JournalError::Conflict { room, number });
        }
        cut::insert(&self.lines, &self.node, claim, cut).await
    }

    async fn give_back(&self, claim: Claim, at: u64) -> Result<(), JournalError> {
        let last = self.heads().last(claim).unwrap_or_default();
        let given_back = claims::give_back(&self.lines, &self.node, claim, last, at).await;
        // Whatever came of it, nobody here keeps the room: if it still stands in the database, it is a stray.
        self.heads().forget(claim);
        given_back
    }

    async fn close(&self, claim: Claim, at: u64) -> Result<(), JournalError> {
        let closed = claims::close(&self.lines, &self.node, claim, at).await;
        self.heads().forget(claim);
        closed
    }
}

impl PostgresJournal {
    /// Opens the journal at this URL as a node with this name: brings its tables up to date, takes a new incarnation and
    /// the lease, and keeps renewing it. Whoever ran under this name before has lost its lease.
    pub async fn open(url: &str, name: &str) -> Result<PostgresJournal, JournalError> {
        let options = line::options(url, name)?;
        schema::bring_up_to_date(&options).await?;
        let mut line = Line::new(options.clone());
        let sent = Instant::now();
        let shared = Arc::new(Shared {
            node: renewal::take(&mut line, name).await?,
            lines: Lines::new(options.clone()),
            heads: Mutex::default(),
            carried: Mutex::default(),
            counts: Counts::default(),
        });
        let mut renewal = Renewal::new(line, shared.clone(), sent);
        renewal.renew().await;
        let lease = renewal.told();
        let (stop, stopped) = oneshot::channel();
        let task = tokio::spawn(renewal.run(stopped));
        let (queue, orders) = mpsc::channel(QUEUE);
        let writer = Writer::new(Line::new(options), shared.clone());
        tokio::spawn(writer.run(orders, Renewing { stop, task }));
        Ok(PostgresJournal {
            queue,
            lease,
            shared,
        })
    }

    /// Returns what time it is by the clock of the database, in milliseconds since 1970.
    pub async fn time(&self) -> Result<u64, JournalError> {
        let sent = Instant::now();
        let time = nodes::time(&self.shared.lines).await?;
        // The answer was on its way for about half of the time.
        Ok(time + sent.elapsed().as_millis() as u64 / 2)
    }

    /// Deletes rooms that were closed before this time, in milliseconds since 1970, with their records. Returns how many.
    pub async fn purge(&self, before: u64) -> Result<u64, JournalError> {
        purge::purge(&self.shared.lines, before).await
    }

    /// Returns which node this is.
    pub fn node(&self) -> &Node {
        &self.shared.node
    }

    /// Returns who keeps a room now, if anybody does.
    pub async fn holder(&self, room: RoomId) -> Result<Option<Holder>, JournalError> {
        Ok(match rooms::standing(&self.shared.lines, room).await? {
            Standing::Held(holder) => Some(holder),
            Standing::Unknown | Standing::Closed | Standing::Free => None,
        })
    }

    /// Returns the nodes whose lease has not lapsed, with how many rooms each keeps and how many it takes.
    pub async fn nodes(&self) -> Result<Vec<NodeRow>, JournalError> {
        nodes::alive(&self.shared.lines).await
    }

    /// Returns what is known of the lease of this node: told with every renewal, and with every failure to renew.
    pub fn lease(&self) -> watch::Receiver<Lease> {
        self.lease.clone()
    }

    /// Tells the others how much this node carries, with its next renewal. Nodes that drain take no rooms.
    pub fn carries(&self, rooms: usize, most: usize, draining: bool) {
        *self.shared.carried() = Carried {
            rooms,
            most,
            draining,
        };
    }

    /// Hands an order to the writer and waits for its answer.
    async fn order(&self, order: impl FnOnce(writer::Reply) -> Order) -> Result<(), JournalError> {
        let (reply, answer) = oneshot::channel();
        let handed_over = self.queue.send(order(reply)).await;
        handed_over.map_err(|_| JournalError::Finished)?;
        answer.await.map_err(|_| JournalError::Finished)?
    }
}

/// Carries out a change to its end, even if nobody waits for that any more.
async fn carry_out<T: Send + 'static, E: From<JournalError> + Send + 'static>(
    change: impl Future<Output = Result<T, E>> + Send + 'static,
) -> Result<T, E> {
    let carried_out = tokio::spawn(change).await;
    carried_out.unwrap_or_else(|_| Err(JournalError::Finished.into()))
}

impl Journal for PostgresJournal {
    fn create<'a>(&'a self, code: &'a str, at: u64) -> Answer<'a, Claim> {
        let (shared, code) = (self.shared.clone(), code.to_owned());
        Box::pin(carry_out(async move { shared.create(&code, at).await }))
    }

    fn claim(&self, room: RoomId) -> Answer<'_, (Claim, Segment), LoadError> {
        let shared = self.shared.clone();
        Box::pin(carry_out(async move { shared.claim(room).await }))
    }

    fn append(&self, claim: Claim, entries: Vec<Entry>) -> Answer<'_, ()> {
        Box::pin(self.order(move |reply| {
            Order::Append(Waiting {
                claim,
                entries,
                reply,
            })
        }))
    }

    fn cut(&self, claim: Claim, cut: Cut) -> Answer<'_, ()> {
        let shared = self.shared.clone();
        Box::pin(carry_out(async move { shared.cut(claim, cut).await }))
    }

    fn sleep(&self, claim: Claim, at: u64) -> Answer<'_, ()> {
        let shared = self.shared.clone();
        Box::pin(carry_out(async move { shared.give_back(claim, at).await }))
    }

    fn hand_over(&self, claim: Claim, at: u64) -> Answer<'_, ()> {
        Box::pin(self.order(move |reply| Order::HandOver(Leaving { claim, at, reply })))
    }

    fn close(&self, claim: Claim, at: u64) -> Answer<'_, ()> {
        let shared = self.shared.clone();
        Box::pin(carry_out(async move { shared.close(claim, at).await }))
    }

    fn close_idle(&self, idle: Duration, at: u64) -> Answer<'_, Vec<RoomId>> {
        let Shared { lines, node, .. } = &*self.shared;
        Box::pin(idle::close(lines, node, idle, at))
    }

    fn sign_of_life(&self, _: u64) -> Answer<'_, ()> {
        Box::pin(async move {
            self.shared.lines.rows(idle::sign_of_life()).await?;
            Ok(())
        })
    }

    fn open_rooms(&self) -> Answer<'_, usize> {
        Box::pin(rooms::count_open(&self.shared.lines))
    }

    fn rooms(&self) -> Answer<'_, Vec<RoomRow>> {
        Box::pin(rooms::all(&self.shared.lines))
    }

    fn find<'a>(&'a self, code: &'a str) -> Answer<'a, Option<RoomRow>> {
        Box::pin(rooms::find(&self.shared.lines, code))
    }

    fn segments(&self, room: RoomId) -> Answer<'_, Vec<u64>> {
        Box::pin(read::segments(&self.shared.lines, room))
    }

    fn read(&self, room: RoomId, begins: u64) -> Answer<'_, Segment, LoadError> {
        Box::pin(read::segment(&self.shared.lines, room, begins))
    }

    fn file(&self, row: RecordRow, body: Packed) -> Answer<'_, ()> {
        let shared = self.shared.clone();
        Box::pin(carry_out(async move {
            records::file(&shared.lines, &row, &body).await
        }))
    }

    fn record<'a>(&'a self, address: &'a str) -> Answer<'a, Option<(RecordRow, Option<Packed>)>> {
        Box::pin(records::find(&self.shared.lines, address))
    }

    fn records_of(&self, room: RoomId) -> Answer<'_, Vec<RecordRow>> {
        Box::pin(records::of_room(&self.shared.lines, room))
    }

    fn delete_record<'a>(&'a self, address: &'a str) -> Answer<'a, bool> {
        let (shared, address) = (self.shared.clone(), address.to_owned());
        Box::pin(carry_out(async move {
            records::delete(&shared.lines, &address).await
        }))
    }

    fn purge_records(&self, before: u64) -> Answer<'_, u64> {
        Box::pin(records::purge(&self.shared.lines, before))
    }

    fn finish(&self) -> Answer<'_, ()> {
        Box::pin(self.order(Order::Finish))
    }

    fn figures(&self) -> Figures {
        Figures {
            waiting: self.queue.max_capacity() - self.queue.capacity(),
            ..self.shared.counts.figures()
        }
    }
}
