//! The writer: one task that carries out all changes, in groups.
//!
//! It speaks the transaction statements itself. SQLite ends a transaction on its own if the disk fails; the
//! transactions of sqlx would not notice, and take the next one for a part of it.

use std::fs::File;
use std::mem;
use std::path::PathBuf;
use std::slice;
use std::sync::Arc;

use sqlx::{Connection, SqliteConnection, SqlitePool};
use tokio::sync::{mpsc, oneshot};

use super::change::Change;
use super::counts::Counts;
use super::{JournalError, schema};

/// How many changes share a transaction at most, so that the first does not wait for too many others.
const GROUP: usize = 256;

/// How a change went.
pub(super) type Outcome = Result<(), JournalError>;

/// Where somebody waits for the outcome.
pub(super) type Reply = oneshot::Sender<Outcome>;

/// What the writer is told to do.
#[derive(Debug)]
pub(super) enum Order {
    /// Carry out a change.
    Change(Waiting),
    /// Write what waits, accept nothing more, and close the file.
    Finish(Reply),
}

/// A change that somebody waits for.
#[derive(Debug)]
pub(super) struct Waiting {
    pub(super) change: Change,
    pub(super) reply: Reply,
}

/// The only one who writes.
pub(super) struct Writer {
    file: PathBuf,
    pub(super) connection: SqliteConnection,
    counts: Arc<Counts>,
}

impl Writer {
    pub(super) fn new(file: PathBuf, connection: SqliteConnection, counts: Arc<Counts>) -> Writer {
        Writer {
            file,
            connection,
            counts,
        }
    }

    /// Carries out orders until it is told to finish or nobody can give any. The lock is held until the file is closed.
    pub(super) async fn run(
        mut self,
        mut queue: mpsc::Receiver<Order>,
        readers: SqlitePool,
        lock: File,
    ) {
        let mut orders = Vec::with_capacity(GROUP);
        let mut finishing = Vec::new();
        while queue.recv_many(&mut orders, GROUP).await > 0 {
            let mut group = Vec::with_capacity(orders.len());
            for order in orders.drain(..) {
                match order {
                    Order::Change(waiting) => group.push(waiting),
                    Order::Finish(reply) => {
                        queue.close();
                        finishing.push(reply);
                    }
                }
            }
            self.write(group).await;
        }
        let closed = self.close(readers).await;
        drop(lock);
        for reply in finishing {
            answer(reply, closed.clone());
        }
    }

    /// Writes a group, and answers everybody in it once all is on disk.
    pub(super) async fn write(&mut self, group: Vec<Waiting>) {
        if group.is_empty() {
            return;
        }
        let outcomes = match self.begin().await {
            Err(error) => vec![Err(error); group.len()],
            Ok(()) => match self.together(&group).await {
                Ok(outcomes) => outcomes,
                Err(error) => {
                    tracing::warn!(%error, changes = group.len(), "a group failed; trying one by one");
                    self.one_by_one(&group).await
                }
            },
        };
        for (waiting, outcome) in group.into_iter().zip(outcomes) {
            answer(waiting.reply, outcome);
        }
    }

    /// Each change in a transaction of its own, so that one that can't be written takes no other with it.
    async fn one_by_one(&mut self, group: &[Waiting]) -> Vec<Outcome> {
        let mut outcomes = Vec::with_capacity(group.len());
        for waiting in group {
            if let Err(error) = self.begin().await {
                // Each further attempt might wait as long for a lock as this one did.
                outcomes.resize(group.len(), Err(error));
                break;
            }
            match self.together(slice::from_ref(waiting)).await {
                Ok(outcome) => outcomes.extend(outcome),
                Err(error) => outcomes.push(Err(error)),
            }
        }
        outcomes
    }

    /// Begins a transaction. If that is impossible, whatever the reason, a new connection may be able to.
    async fn begin(&mut self) -> Result<(), JournalError> {
        if let Err(error) = self.execute("BEGIN IMMEDIATE").await {
            tracing::warn!(%error, "no transaction could begin; connecting again");
            let connection = schema::connect(&self.file).await?;
            let old = mem::replace(&mut self.connection, connection);
            // The old one is given up, with whatever transaction it was in.
            old.close().await.ok();
            self.execute("BEGIN IMMEDIATE").await?;
        }
        Ok(())
    }

    /// Carries out all changes and ends the transaction. An error means that nothing was kept of any of them.
    async fn together(&mut self, group: &[Waiting]) -> Result<Vec<Outcome>, JournalError> {
        let outcomes = self.carry_out_and_commit(group).await;
        if outcomes.is_err() {
            // Fails if SQLite has rolled back already, which is as good.
            self.execute("ROLLBACK").await.ok();
        }
        outcomes
    }

    async fn carry_out_and_commit(
        &mut self,
        group: &[Waiting],
    ) -> Result<Vec<Outcome>, JournalError> {
        let mut outcomes = Vec::with_capacity(group.len());
        let mut rows = 0;
        for Waiting { change, .. } in group {
            let outcome = self.attempt(change).await?;
            if outcome.is_ok() {
                rows += change.rows();
            }
            outcomes.push(outcome);
        }
        self.execute("COMMIT").await?;
        if outcomes.iter().any(Result::is_ok) {
            self.counts.add_group(rows);
        }
        Ok(outcomes)
    }

    /// Carries out a change, or takes back what it did. An error means that the whole transaction is gone.
    async fn attempt(&mut self, change: &Change) -> Result<Outcome, JournalError> {
        self.execute("SAVEPOINT change").await?;
        let outcome = change.carry_out(&mut self.connection).await;
        if let Err(error) = &outcome
            && self.execute("ROLLBACK TO change").await.is_err()
        {
            // There is no savepoint any more: SQLite took back everything, also what others did before.
            return Err(error.clone());
        }
        self.execute("RELEASE change").await?;
        Ok(outcome)
    }

    /// Closes the file: the readers first, because only the last connection tidies up the write-ahead log.
    async fn close(mut self, readers: SqlitePool) -> Outcome {
        readers.close().await;
        let checkpoint = self.execute("PRAGMA wal_checkpoint(TRUNCATE)").await;
        self.connection.close().await?;
        checkpoint
    }

    async fn execute(&mut self, statement: &'static str) -> Result<(), JournalError> {
        sqlx::query(statement).execute(&mut self.connection).await?;
        Ok(())
    }
}

/// Tells the outcome to whoever waits; those who went away did not want to know.
fn answer(reply: Reply, outcome: Outcome) {
    reply.send(outcome).ok();
}
