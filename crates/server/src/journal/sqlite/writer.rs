//! The writer: one task that carries out all changes, in groups.
//!
//! It speaks the transaction statements itself. SQLite ends a transaction on its own if the disk fails; the
//! transactions of sqlx would not notice, and take the next one for a part of it.

use std::fs::File;
use std::mem;
use std::path::PathBuf;
use std::slice;
use std::sync::Arc;
use std::time::Duration;

use sqlx::{Connection, SqliteConnection, SqlitePool};
use tokio::sync::{mpsc, oneshot};
use tokio::time::{Instant, sleep_until};

use super::super::JournalError;
use super::super::counts::Counts;
use super::super::heads::Heads;
use super::change::Change;
use super::filing::Filing;
use super::rows::{self, Ids, Row, Statements};
use super::schema;

/// How many changes share a transaction at most, so that the first does not wait for too many others.
const GROUP: usize = 256;

/// Groups begin so far apart at least. Whoever comes alone does not wait; where many come, they share transactions, syncs
/// and hand-overs between threads, which cost more than the entries.
const APART: Duration = Duration::from_millis(2);

/// How a change went: what it came to.
pub(super) type Outcome = Result<u64, JournalError>;

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
    statements: Statements,
    ids: Ids,
    filing: Filing,
    heads: Heads,
    counts: Arc<Counts>,
}

impl Writer {
    /// Writes after the newest entry that is not filed yet.
    pub(super) fn new(
        file: PathBuf,
        connection: SqliteConnection,
        newest: i64,
        counts: Arc<Counts>,
    ) -> Writer {
        Writer {
            file,
            connection,
            statements: Statements::new(),
            ids: Ids::after(newest),
            filing: Filing::default(),
            heads: Heads::default(),
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
            let next = Instant::now() + APART;
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
            if finishing.is_empty() {
                sleep_until(next).await;
            }
        }
        let closed = self.close(readers).await;
        drop(lock);
        for reply in finishing {
            answer(reply, closed.clone().map(|()| 0));
        }
    }

    /// Writes a group, and answers everybody in it once all is on disk.
    pub(super) async fn write(&mut self, group: Vec<Waiting>) {
        let mut sound = Vec::with_capacity(group.len());
        for waiting in group {
            match waiting.change.stage(&mut self.heads) {
                Ok(()) => sound.push(waiting),
                Err(error) => answer(waiting.reply, Err(error)),
            }
        }
        if sound.is_empty() {
            return;
        }
        let outcomes = match self.together(&sound).await {
            Ok(outcomes) => outcomes,
            Err(error) => {
                tracing::warn!(%error, changes = sound.len(), "a group failed; trying one by one");
                self.one_by_one(&sound).await
            }
        };
        let entries = entries(&sound).count() as u64;
        for (waiting, outcome) in sound.into_iter().zip(outcomes) {
            if let Ok(came_to) = &outcome {
                waiting.change.done(*came_to, &mut self.heads);
            }
            answer(waiting.reply, outcome);
        }
        if self.filing.is_due(entries)
            && let Err(error) = self.filing.file_part(&mut self.connection).await
        {
            tracing::warn!(%error, "entries could not be filed; they stay where they are");
        }
    }

    /// Each change in a transaction of its own, so that one that can't be written takes no other with it.
    async fn one_by_one(&mut self, group: &[Waiting]) -> Vec<Outcome> {
        let mut outcomes = Vec::with_capacity(group.len());
        for waiting in group {
            if let Err(error) = self.connect_if_needed().await {
                // Each further attempt might wait as long for a lock as this one did.
                outcomes.resize(group.len(), Err(error));
                break;
            }
            if let Err(error) = waiting.change.stage(&mut self.heads) {
                outcomes.push(Err(error));
                continue;
            }
            match self.together(slice::from_ref(waiting)).await {
                Ok(outcome) => outcomes.extend(outcome),
                Err(error) => outcomes.push(Err(error)),
            }
        }
        outcomes
    }

    /// Makes sure that a transaction can begin. If it can't, whatever the reason, a new connection may be able to.
    async fn connect_if_needed(&mut self) -> Result<(), JournalError> {
        if let Err(error) = self.begin_to_write().await {
            tracing::warn!(%error, "no transaction could begin; connecting again");
            let connection = schema::connect(&self.file).await?;
            let old = mem::replace(&mut self.connection, connection);
            // The old one is given up, with whatever transaction it was in.
            old.close().await.ok();
            self.begin_to_write().await?;
        }
        self.execute("ROLLBACK").await
    }

    /// Begins a transaction that can write. On a file that may only be read, or might only be when it was opened, SQLite
    /// begins one without a word that can't, for as long as the connection lasts; so it is asked to delete nothing.
    async fn begin_to_write(&mut self) -> Result<(), JournalError> {
        self.execute("BEGIN IMMEDIATE").await?;
        self.execute("DELETE FROM life WHERE only = 0").await
    }

    /// Carries out staged changes in one transaction. An error means that nothing was kept of any of them.
    async fn together(&mut self, group: &[Waiting]) -> Result<Vec<Outcome>, JournalError> {
        let outcomes = self.carry_out_and_commit(group).await;
        match &outcomes {
            Err(_) => {
                self.heads.take_back();
                // Fails if SQLite has rolled back already, which is as good.
                self.execute("ROLLBACK").await.ok();
            }
            Ok(outcomes) => {
                self.heads.settle();
                if outcomes.iter().any(Result::is_ok) {
                    self.counts.add_group(entries(group).count() as u64);
                }
            }
        }
        outcomes
    }

    async fn carry_out_and_commit(
        &mut self,
        group: &[Waiting],
    ) -> Result<Vec<Outcome>, JournalError> {
        let rows: Vec<Row> = entries(group).collect();
        let only_entries = |waiting: &Waiting| matches!(waiting.change, Change::Append { .. });
        if group.iter().all(only_entries) && (1..=rows::MOST).contains(&rows.len()) {
            let transaction = self.statements.transaction(&mut self.ids, &rows);
            transaction.execute(&mut self.connection).await?;
            return Ok(vec![Ok(0); group.len()]);
        }
        self.execute("BEGIN IMMEDIATE").await?;
        for rows in rows.chunks(rows::MOST) {
            let insert = self.statements.insert(&mut self.ids, rows);
            insert.execute(&mut self.connection).await?;
        }
        let mut outcomes = Vec::with_capacity(group.len());
        for Waiting { change, .. } in group {
            outcomes.push(match change {
                Change::Append { .. } | Change::GoOn { .. } => Ok(0),
                change => self.attempt(change).await?,
            });
        }
        self.execute("COMMIT").await?;
        Ok(outcomes)
    }

    /// Carries out a change, or takes back what it did. An error means that the whole transaction is gone.
    async fn attempt(&mut self, change: &Change) -> Result<Outcome, JournalError> {
        self.execute("SAVEPOINT change").await?;
        let outcome = change.carry_out(&mut self.connection, &self.heads).await;
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
    async fn close(mut self, readers: SqlitePool) -> Result<(), JournalError> {
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

/// All entries that a group adds.
fn entries(group: &[Waiting]) -> impl Iterator<Item = Row<'_>> {
    let appends = group.iter().filter_map(|waiting| match &waiting.change {
        Change::Append { claim, entries } => Some((*claim, entries)),
        _ => None,
    });
    appends.flat_map(|(claim, entries)| entries.iter().map(move |entry| (claim, entry)))
}

/// Tells the outcome to whoever waits; those who went away did not want to know.
fn answer(reply: Reply, outcome: Outcome) {
    reply.send(outcome).ok();
}
