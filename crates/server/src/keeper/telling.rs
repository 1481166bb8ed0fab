//! Everything that happened is put on record; then, and only then, everybody is told.

use std::time::Instant;

use bytes::Bytes;
use klaxon_driver::{ConnectionId, Mail, Question};
use klaxon_room::Change;
use tokio::sync::mpsc;
use tracing::{error, info};

use super::{Keeper, entry};

impl Keeper {
    /// Everything that happened is put on record, and told. Returns what bots are to be asked; none if the record could
    /// not be written: the room then knows things that are not on record, and must not go on.
    pub(super) async fn put_on_record_and_tell(&mut self) -> Option<Vec<Question>> {
        let mut questions = Vec::new();
        loop {
            let effects = self.driver.effects();
            if effects.is_empty() {
                break;
            }
            if !self.put_on_record(&effects.record).await {
                return None;
            }
            // A client that is hung up on is gone, and that is told to the others too: by the next effects.
            self.deliver(effects.mail);
            questions.extend(effects.thinking);
        }
        for connection in self.leaving.drain(..) {
            self.outboxes.remove(&connection);
        }
        Some(questions)
    }

    async fn put_on_record(&mut self, changes: &[Change]) -> bool {
        if changes.is_empty() {
            return true;
        }
        let began = Instant::now();
        self.app.metrics.changes.inc_by(changes.len() as u64);
        let entries = changes.iter().map(entry).collect();
        if let Err(failure) = self.app.journal.append(self.id, entries).await {
            error!(code = self.code, %failure, "a change could not be put on record");
            return false;
        }
        let seconds = began.elapsed().as_secs_f64();
        self.app.metrics.append.observe(seconds);
        true
    }

    fn deliver(&mut self, mail: Vec<Mail>) {
        for Mail { to, bytes, last } in mail {
            self.send(to, bytes);
            if last {
                self.hang_up(to);
            }
        }
    }

    fn send(&mut self, connection: ConnectionId, bytes: Bytes) {
        let Some(outbox) = self.outboxes.get(&connection) else {
            return;
        };
        if let Err(mpsc::error::TrySendError::Full(_)) = outbox.try_send(bytes) {
            let member = self.driver.member(connection).map(|member| member.0);
            info!(code = self.code, member, "a reader is too slow");
            self.app.metrics.too_slow.inc();
            self.driver.leave(connection, self.now());
            self.hang_up(connection);
        }
    }

    /// Without its outbox a connection comes to its end.
    fn hang_up(&mut self, connection: ConnectionId) {
        self.outboxes.remove(&connection);
        self.empty = Instant::now();
    }
}
