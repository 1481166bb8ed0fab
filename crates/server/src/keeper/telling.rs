//! Everything that happened is put on record; then, and only then, everybody is told.

use std::time::Instant;

use bytes::Bytes;
use klaxon_driver::{ConnectionId, Mail, Question};
use klaxon_room::{Change, Fact};
use tracing::{error, info, warn};

use super::{Keeper, entry};
use crate::filing::{self, Due, Which};
use crate::journal::{Cut, Entry, JournalError};
use crate::outbox::TooSlow;

/// A segment with so many bytes ends where it can.
const LONG: usize = 256 * 1024;

impl Keeper {
    /// Everything that happened is put on record, and told. Returns what bots are to be asked. If the record could not be
    /// written, the room knows things that are not on record, and must not go on.
    pub(super) async fn put_on_record_and_tell(&mut self) -> Result<Vec<Question>, JournalError> {
        let mut questions = Vec::new();
        loop {
            let effects = self.driver.effects();
            if effects.is_empty() {
                break;
            }
            self.put_on_record(&effects.record).await?;
            // A client that is hung up on is gone, and that is told to the others too: by the next effects.
            self.deliver(effects.mail);
            questions.extend(effects.thinking);
        }
        for arrived in self.heard.drain(..) {
            let seconds = arrived.elapsed().as_secs_f64();
            self.app.metrics.told.observe(seconds);
        }
        for connection in self.leaving.drain(..) {
            self.outboxes.remove(&connection);
        }
        Ok(questions)
    }

    async fn put_on_record(&mut self, changes: &[Change]) -> Result<(), JournalError> {
        if changes.is_empty() {
            return Ok(());
        }
        let began = Instant::now();
        self.app.metrics.changes.inc_by(changes.len() as u64);
        let entries: Vec<Entry> = changes.iter().map(entry).collect();
        self.written += entries.iter().map(|entry| entry.body.len()).sum::<usize>();
        let written = self.app.journal.append(self.claim, entries).await;
        self.app.note_writing(&written);
        match &written {
            Ok(()) => {
                let back = |change: &Change| change.facts.contains(&Fact::Rematch);
                self.segment_ends |= changes.iter().any(back);
                self.file_records(changes);
                let seconds = began.elapsed().as_secs_f64();
                self.app.metrics.append.observe(seconds);
            }
            Err(failure) => {
                error!(%failure, "a change could not be put on record");
            }
        }
        written
    }

    /// Games that ended with these changes, which are on record, get a record of their own.
    fn file_records(&self, changes: &[Change]) {
        for number in filing::ends(changes) {
            self.app.filing.ask(Due {
                room: self.claim.room,
                code: self.code.clone(),
                game: Which::Ended(number),
            });
        }
    }

    /// Back in the lobby, the games before are over: the room is read from here on. So it is after much coming and going.
    pub(super) async fn cut_if_segment_ends(&mut self) {
        if !self.segment_ends && self.written - self.cut < LONG {
            return;
        }
        let Some(summary) = self.driver.room().summary(self.now()) else {
            return;
        };
        self.segment_ends = false;
        let summary = entry(&summary);
        let length = summary.body.len();
        let written = self.written;
        let cut = self
            .app
            .journal
            .cut(self.claim, Cut { summary, written })
            .await;
        self.cut = self.written;
        match cut {
            Ok(()) => self.written += length,
            // The room is read from further back then, that is all.
            Err(failure) => warn!(code = self.code, %failure, "a segment could not begin"),
        }
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
        if outbox.put(bytes) == Err(TooSlow) {
            let member = self.driver.member(connection).map(|member| member.0);
            info!(member, "a reader is too slow");
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
