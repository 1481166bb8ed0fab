//! The writer: one task that adds entries to rooms, and hands rooms over, in groups. It has a connection that is always
//! open, so that a node that stops does not wait for one.

use std::slice;
use std::sync::Arc;

use tokio::sync::{mpsc, oneshot};
use tokio::task::JoinHandle;
use tracing::warn;

use super::super::error::is_duplicate;
use super::super::{Claim, Entry, JournalError};
use super::hand_over::HandedOver;
use super::line::Line;
use super::{Shared, append, hand_over};

/// How many appends share a statement at most, so that the first does not wait for too many others.
const GROUP: usize = 256;
/// How many bytes they have at most, unless one alone has more.
const BYTES: usize = 1 << 20;

/// How something went.
pub(super) type Outcome = Result<(), JournalError>;

/// Where somebody waits for the outcome.
pub(super) type Reply = oneshot::Sender<Outcome>;

/// What the writer is told to do.
#[derive(Debug)]
pub(super) enum Order {
    /// Add entries to a room.
    Append(Waiting),
    /// Leave a room to others, who go on with it.
    HandOver(Leaving),
    /// Write what waits, accept nothing more, and give the lease back.
    Finish(Reply),
}

/// Entries that somebody waits for.
#[derive(Debug)]
pub(super) struct Waiting {
    pub(super) claim: Claim,
    pub(super) entries: Vec<Entry>,
    pub(super) reply: Reply,
}

impl Waiting {
    fn size(&self) -> usize {
        self.entries.iter().map(|entry| entry.body.len()).sum()
    }
}

/// A room that is handed over, and somebody who waits for that.
#[derive(Debug)]
pub(super) struct Leaving {
    pub(super) claim: Claim,
    pub(super) at: u64,
    pub(super) reply: Reply,
}

/// Who renews the lease, and how to stop it.
pub(super) struct Renewing {
    pub(super) stop: oneshot::Sender<()>,
    pub(super) task: JoinHandle<Outcome>,
}

/// The only one of this node who adds entries.
pub(super) struct Writer {
    line: Line,
    shared: Arc<Shared>,
}

impl Writer {
    pub(super) fn new(line: Line, shared: Arc<Shared>) -> Writer {
        Writer { line, shared }
    }

    /// Carries out orders until it is told to finish or nobody can give any. The lease is renewed until then.
    pub(super) async fn run(mut self, mut queue: mpsc::Receiver<Order>, renewing: Renewing) {
        let mut orders = Vec::with_capacity(GROUP);
        let mut finishing = Vec::new();
        while queue.recv_many(&mut orders, GROUP).await > 0 {
            let mut group = Vec::with_capacity(orders.len());
            let mut leaving = Vec::new();
            let mut bytes = 0;
            for order in orders.drain(..) {
                match order {
                    Order::Append(waiting) => {
                        bytes += waiting.size();
                        if bytes > BYTES {
                            self.write(std::mem::take(&mut group)).await;
                            bytes = waiting.size();
                        }
                        group.push(waiting);
                    }
                    Order::HandOver(room) => leaving.push(room),
                    Order::Finish(reply) => {
                        queue.close();
                        finishing.push(reply);
                    }
                }
            }
            self.write(group).await;
            self.hand_over(leaving).await;
        }
        let closed = self.close(renewing).await;
        for reply in finishing {
            answer(reply, closed.clone());
        }
    }

    /// Writes a group, and answers everybody in it once all is on disk.
    pub(super) async fn write(&mut self, group: Vec<Waiting>) {
        let mut sound = Vec::with_capacity(group.len());
        for waiting in group {
            let staged = self.shared.heads().stage(waiting.claim, &waiting.entries);
            match staged {
                Ok(()) => sound.push(waiting),
                Err(error) => answer(waiting.reply, Err(error)),
            }
        }
        if sound.is_empty() {
            return;
        }
        let outcomes = match self.together(&sound).await {
            Ok(outcomes) => outcomes,
            Err(error) if sound.len() == 1 || matches!(error, JournalError::Away(_)) => {
                vec![Err(error); sound.len()]
            }
            Err(error) => {
                warn!(%error, appends = sound.len(), "a group failed; trying one by one");
                self.one_by_one(&sound).await
            }
        };
        for (waiting, outcome) in sound.into_iter().zip(outcomes) {
            answer(waiting.reply, outcome);
        }
    }

    /// Each append by a statement of its own, so that one that can't be written takes no other with it.
    async fn one_by_one(&mut self, group: &[Waiting]) -> Vec<Outcome> {
        let mut outcomes = Vec::with_capacity(group.len());
        for waiting in group {
            // Each further attempt might wait as long as the one that failed.
            if let Some(away @ Err(JournalError::Away(_))) = outcomes.last().cloned() {
                self.shared.heads().forget(waiting.claim);
                outcomes.push(away);
                continue;
            }
            let staged = self.shared.heads().stage(waiting.claim, &waiting.entries);
            if let Err(error) = staged {
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

    /// Writes staged entries by one statement. An error means that nothing was kept of any of them; but if the database is
    /// away, nobody knows, and all claims are forgotten: whoever claims a room anew finds out.
    async fn together(&mut self, group: &[Waiting]) -> Result<Vec<Outcome>, JournalError> {
        let Shared { node, counts, .. } = &*self.shared;
        let appends = group
            .iter()
            .map(|waiting| (waiting.claim, &waiting.entries[..]));
        let written = append::write(&mut self.line, node, appends).await;
        let mut heads = self.shared.heads();
        let kept = match written {
            Ok(kept) => kept,
            Err(error) => {
                let error = failure(group, error);
                match error {
                    JournalError::Away(_) => {
                        heads.settle();
                        group.iter().for_each(|waiting| heads.forget(waiting.claim));
                    }
                    _ => heads.take_back(),
                }
                return Err(error);
            }
        };
        heads.settle();
        let outcomes: Vec<Outcome> = group
            .iter()
            .map(|Waiting { claim, .. }| match kept.contains(&claim.room) {
                true => Ok(()),
                false => {
                    heads.forget(*claim);
                    Err(JournalError::Lost(claim.room))
                }
            })
            .collect();
        if !kept.is_empty() {
            let written = group
                .iter()
                .zip(&outcomes)
                .filter(|(_, outcome)| outcome.is_ok());
            counts.add_group(
                written
                    .map(|(waiting, _)| waiting.entries.len() as u64)
                    .sum(),
            );
        }
        Ok(outcomes)
    }

    /// Hands a group of rooms over, and answers everybody who waits for that.
    async fn hand_over(&mut self, group: Vec<Leaving>) {
        if group.is_empty() {
            return;
        }
        let handed_over = self.last_entries(&group);
        let written = hand_over::write(&mut self.line, &self.shared.node, handed_over).await;
        let written = written.map_err(JournalError::from);
        for Leaving { claim, reply, .. } in group {
            // Whatever came of it, nobody here keeps the room: if it still stands in the database, it is a stray.
            self.shared.heads().forget(claim);
            let outcome = match &written {
                Ok(given_back) if given_back.contains(&claim) => Ok(()),
                Ok(_) => Err(JournalError::Lost(claim.room)),
                Err(error) => Err(error.clone()),
            };
            answer(reply, outcome);
        }
    }

    fn last_entries(&self, group: &[Leaving]) -> Vec<HandedOver> {
        let heads = self.shared.heads();
        let room = |&Leaving { claim, at, .. }: &Leaving| HandedOver {
            claim,
            last: heads.last(claim).unwrap_or_default(),
            at,
        };
        group.iter().map(room).collect()
    }

    /// Stops renewing, gives the lease back, and hangs up.
    async fn close(self, renewing: Renewing) -> Outcome {
        self.line.close().await;
        // If it has stopped already, there is nobody to be told.
        let _ = renewing.stop.send(());
        let given_back = renewing.task.await.unwrap_or(Err(JournalError::Finished));
        self.shared.lines.close().await;
        given_back
    }
}

/// Why a group was not written. If it is one append, it is known which row there was before.
fn failure(group: &[Waiting], error: sqlx::Error) -> JournalError {
    match group {
        [Waiting { claim, entries, .. }] if is_duplicate(&error) => JournalError::Conflict {
            room: claim.room,
            number: entries.first().map_or(0, |entry| entry.number),
        },
        _ => error.into(),
    }
}

/// Tells the outcome to whoever waits; those who went away did not want to know.
fn answer(reply: Reply, outcome: Outcome) {
    reply.send(outcome).ok();
}
