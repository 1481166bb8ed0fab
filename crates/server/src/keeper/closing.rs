//! The end of a keeper: nobody is there, nobody comes any more, the server stops, the record can't be written, or something went wrong.

use std::panic::{AssertUnwindSafe, catch_unwind};

use klaxon_room::Wall;
use tokio::sync::{mpsc, oneshot};
use tracing::{debug, error, info, warn};

use super::Keeper;
use crate::journal::JournalError;
use crate::order::Order;
use crate::shut::Shut;
use crate::waking;

impl Keeper {
    /// The server stops. Where there are other nodes, one of them goes on with the room at once.
    pub(super) async fn stop(self, stopped: oneshot::Sender<()>) {
        self.app.directory.remove(&self.code);
        let handed_over = self.app.journal.hand_over(self.claim, self.now().0).await;
        if let Err(failure) = handed_over {
            warn!(%failure, "a room could not be handed over; another node takes it a little later");
        }
        self.finish(Shut::Stopping);
        let _ = stopped.send(());
    }

    /// Nobody is here, and nothing is due: the room needs no keeper until somebody comes.
    pub(super) async fn fall_asleep(mut self, inbox: mpsc::Receiver<Order>) {
        debug!("the room falls asleep");
        self.app
            .directory
            .hold(self.claim.room, std::mem::take(&mut self.held));
        // Whoever comes from now on wakes it. Those who were about to come in find nobody here, and look for it again.
        self.app.directory.remove(&self.code);
        drop(inbox);
        // It may be awake again by now; then it is not put to sleep by this.
        let asleep = self.app.journal.sleep(self.claim, self.now().0).await;
        if let Err(failure) = asleep
            && !matches!(failure, JournalError::Lost(_))
        {
            warn!(%failure, "a room could not be put to sleep");
        }
        self.finish(Shut::Recovering);
    }

    /// Nobody has been here for long: the room is closed for good.
    pub(super) async fn close(mut self) {
        debug!("nobody has been here for long: the room is closed");
        self.abandon().await;
        self.close_in_journal().await;
        self.app.directory.remove(&self.code);
        self.finish(Shut::Stopping);
    }

    /// The record of the room is as long as it may be: it is closed for good.
    pub(super) async fn close_full(mut self) {
        info!("the record of a room is full");
        self.abandon().await;
        self.close_in_journal().await;
        self.app.directory.remove(&self.code);
        self.finish(Shut::FullRecord);
    }

    /// Whoever runs the server closes the room for good.
    pub(super) async fn dismiss(mut self, closed: oneshot::Sender<Result<(), JournalError>>) {
        self.abandon().await;
        let written = self.app.journal.close(self.claim, self.now().0).await;
        match &written {
            Ok(()) => {
                info!("whoever runs the server closed the room");
                self.app.directory.closed(1);
                self.app.directory.remove(&self.code);
                self.finish(Shut::Dismissed);
            }
            Err(failure) => {
                let now = self.now();
                self.give_up(failure, now);
            }
        }
        // Whoever asked may not wait any more.
        let _ = closed.send(written);
    }

    /// A game that is given up tells what its dice were made of, as one that came to its end does.
    async fn abandon(&mut self) {
        self.driver.abandon(self.now());
        if let Err(failure) = self.put_on_record_and_tell().await {
            warn!(%failure, "a game that was given up could not tell its dice");
        }
    }

    async fn close_in_journal(&self) {
        match self.app.journal.close(self.claim, self.now().0).await {
            Ok(()) => self.app.directory.closed(1),
            Err(failure) => error!(%failure, "a room could not be closed"),
        }
    }

    /// Nobody can play on for now: the room is brought back as it is on record, when it can be.
    pub(super) fn halt(self, why: Shut) {
        info!(?why, "a room waits");
        let (code, now) = (self.code.clone(), self.now());
        waking::recover(&self.app, code, why, Some(now));
        self.finish(why);
    }

    /// The record could not be written: the room is brought back as it is on record. If somebody else has claimed it, they
    /// did that already.
    pub(super) fn give_up(self, failure: &JournalError, since: Wall) {
        if matches!(failure, JournalError::Lost(_)) {
            self.app.directory.dismiss(&self.code, &self.orders);
            return self.finish(Shut::Recovering);
        }
        let why = Shut::after(failure);
        waking::recover(&self.app, self.code.clone(), why, Some(since));
        self.finish(why);
    }

    /// Something in the room panicked: it is brought back from its record. If it does so again, the room stays shut until
    /// the server is started anew.
    pub(super) fn stumble(self, what: &str) {
        self.app.metrics.stumbles.inc();
        match self.app.directory.stumble(self.claim.room) {
            true => {
                error!(what, "the server stumbled in a room, which is brought back");
                let (code, now) = (self.code.clone(), self.now());
                waking::recover(&self.app, code, Shut::Recovering, Some(now));
                self.finish(Shut::Recovering);
            }
            false => {
                error!(
                    what,
                    "the server stumbled in a room again, which stays shut"
                );
                self.app.metrics.quarantined.inc();
                self.app.directory.shut(&self.code, Shut::Broken);
                self.finish(Shut::Broken);
            }
        }
    }

    /// The room is kept no more: everybody hears why.
    fn finish(self, why: Shut) {
        self.app.metrics.rooms.dec();
        if self.playing {
            self.app.count_playing(false);
        }
        // After a panic even goodbyes may fail; then the connections are closed without one.
        let driver = self.driver;
        let goodbyes = AssertUnwindSafe(|| driver.end(&why.message(), why.passes()));
        for mail in catch_unwind(goodbyes).unwrap_or_default() {
            if let Some(outbox) = self.outboxes.get(&mail.to) {
                let _ = outbox.put(mail.bytes);
            }
        }
    }
}
