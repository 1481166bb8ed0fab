//! The end of a keeper: nobody comes any more, the server stops, or the record can't be written.

use klaxon_core::Message;
use tokio::sync::oneshot;
use tracing::{debug, error};

use super::Keeper;
use crate::directory;

impl Keeper {
    /// Nobody has been here for long: the room is closed for good.
    pub(super) async fn close(&mut self) {
        debug!(
            code = self.code,
            "nobody has been here for long: the room is closed"
        );
        if let Err(failure) = self.app.journal.close(self.id, self.now().0).await {
            error!(code = self.code, %failure, "a room could not be closed");
        }
    }

    /// The record could not be written: the room is brought back as it is on record.
    pub(super) fn give_up(self) {
        let (app, code) = (self.app.clone(), self.code.clone());
        self.finish(None);
        directory::recover(&app, code);
    }

    /// The room is kept no more: everybody hears so, and comes back to what is on record.
    pub(super) fn finish(self, stopped: Option<oneshot::Sender<()>>) {
        self.app.directory.remove(&self.code);
        self.app.metrics.rooms.dec();
        if self.playing {
            self.app.count_playing(false);
        }
        for mail in self.driver.end(&Message::new("serve-stopping"), true) {
            if let Some(outbox) = self.outboxes.get(&mail.to) {
                let _ = outbox.try_send(mail.bytes);
            }
        }
        drop(self.outboxes);
        if let Some(stopped) = stopped {
            let _ = stopped.send(());
        }
    }
}
