//! The journal of several servers that share their data: a PostgreSQL database.

use std::time::Duration;

use tokio::sync::watch;

use super::{
    Answer, Claim, Cut, Entry, Figures, Holder, Journal, JournalError, Lease, LoadError, Node,
    NodeRow, RoomId, RoomRow, Segment,
};

/// A handle to the journal. Clones are handles to the same journal.
#[derive(Clone, Debug)]
pub struct PostgresJournal {
    node: Node,
    lease: watch::Receiver<Lease>,
}

impl PostgresJournal {
    /// Opens the journal at this URL as a node with this name: brings its tables up to date, takes a new incarnation and
    /// the lease, and keeps renewing it.
    pub async fn open(_url: &str, _name: &str) -> Result<PostgresJournal, JournalError> {
        Err(JournalError::Finished)
    }

    /// Returns which node this is.
    pub fn node(&self) -> &Node {
        &self.node
    }

    /// Returns who keeps a room now, if anybody does.
    pub async fn holder(&self, _room: RoomId) -> Result<Option<Holder>, JournalError> {
        Err(JournalError::Finished)
    }

    /// Returns the nodes whose lease has not lapsed, with how many rooms each keeps and how many it takes.
    pub async fn nodes(&self) -> Result<Vec<NodeRow>, JournalError> {
        Err(JournalError::Finished)
    }

    /// Returns what is known of the lease of this node: told with every renewal, and with every failure to renew.
    pub fn lease(&self) -> watch::Receiver<Lease> {
        self.lease.clone()
    }

    /// Tells the others how much this node carries, with its next renewal. Nodes that drain take no rooms.
    pub fn carries(&self, _rooms: usize, _most: usize, _draining: bool) {}

    /// Gives a claim back to be taken by another node at once, so that the game goes on without a pause.
    pub async fn hand_over(&self, _claim: Claim, _at: u64) -> Result<(), JournalError> {
        Err(JournalError::Finished)
    }
}

impl Journal for PostgresJournal {
    fn create<'a>(&'a self, _code: &'a str, _at: u64) -> Answer<'a, Claim> {
        Box::pin(async { Err(JournalError::Finished) })
    }

    fn claim(&self, _room: RoomId) -> Answer<'_, (Claim, Segment), LoadError> {
        Box::pin(async { Err(JournalError::Finished.into()) })
    }

    fn append(&self, _claim: Claim, _entries: Vec<Entry>) -> Answer<'_, ()> {
        Box::pin(async { Err(JournalError::Finished) })
    }

    fn cut(&self, _claim: Claim, _cut: Cut) -> Answer<'_, ()> {
        Box::pin(async { Err(JournalError::Finished) })
    }

    fn sleep(&self, _claim: Claim, _at: u64) -> Answer<'_, ()> {
        Box::pin(async { Err(JournalError::Finished) })
    }

    fn close(&self, _claim: Claim, _at: u64) -> Answer<'_, ()> {
        Box::pin(async { Err(JournalError::Finished) })
    }

    fn close_idle(&self, _idle: Duration, _at: u64) -> Answer<'_, Vec<RoomId>> {
        Box::pin(async { Err(JournalError::Finished) })
    }

    fn sign_of_life(&self, _at: u64) -> Answer<'_, ()> {
        Box::pin(async { Err(JournalError::Finished) })
    }

    fn open_rooms(&self) -> Answer<'_, usize> {
        Box::pin(async { Err(JournalError::Finished) })
    }

    fn rooms(&self) -> Answer<'_, Vec<RoomRow>> {
        Box::pin(async { Err(JournalError::Finished) })
    }

    fn find<'a>(&'a self, _code: &'a str) -> Answer<'a, Option<RoomRow>> {
        Box::pin(async { Err(JournalError::Finished) })
    }

    fn segments(&self, _room: RoomId) -> Answer<'_, Vec<u64>> {
        Box::pin(async { Err(JournalError::Finished) })
    }

    fn read(&self, _room: RoomId, _begins: u64) -> Answer<'_, Segment, LoadError> {
        Box::pin(async { Err(JournalError::Finished.into()) })
    }

    fn finish(&self) -> Answer<'_, ()> {
        Box::pin(async { Err(JournalError::Finished) })
    }

    fn figures(&self) -> Figures {
        Figures::default()
    }
}
