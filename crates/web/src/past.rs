//! A moment of a tape, shown instead of what a room does now. It is a room of its own, by the eyes that were chosen, with
//! a clock on its wall that runs as fast as the person likes.

use klaxon_core::board::Board;
use klaxon_proto::{Fold, Reply};
use klaxon_room::{MemberId, Room, Wall};

use crate::{browser, games};

/// A moment that is shown.
pub(crate) struct Past {
    fold: Fold,
    me: MemberId,
    /// By whose eyes it is seen, as the fold knows them.
    eyes: String,
    /// What the clock on the wall showed, by the steady clock of this device then, and how fast it runs since.
    shown: Wall,
    since: f64,
    speed: f64,
    /// Whether there is nothing else to go back to: it is a record.
    is_record: bool,
}

impl Past {
    /// A room for moments, with nothing in it yet.
    pub(crate) fn new(is_record: bool) -> Past {
        Past {
            fold: Fold::new(games::shelf()),
            me: MemberId(0),
            eyes: String::new(),
            shown: Wall(0),
            since: 0.0,
            speed: 0.0,
            is_record,
        }
    }

    /// Shows a moment, or what happens next, to this member; returns whether it made sense.
    pub(crate) fn show(&mut self, reply: &Reply, me: MemberId) -> bool {
        self.me = me;
        let fits = self.fold.take(reply).is_ok();
        self.eyes = self.fold.eyes().collect();
        fits
    }

    /// The clock on the wall shows this now, and runs so fast; not at all, if that is nothing.
    pub(crate) fn set_clock(&mut self, shown: Wall, speed: f64) {
        (self.shown, self.speed) = (shown, speed);
        self.since = browser::steady();
    }

    /// What the clock on the wall shows.
    pub(crate) fn now(&self) -> Wall {
        let passed = (browser::steady() - self.since) * self.speed;
        self.shown.plus(passed as u64)
    }

    /// The room of the moment.
    pub(crate) fn room(&self) -> &Room {
        self.fold.room()
    }

    /// Who this page is there.
    pub(crate) fn me(&self) -> MemberId {
        self.me
    }

    /// Whether it is a moment of a record.
    pub(crate) fn is_record(&self) -> bool {
        self.is_record
    }

    /// The game as the one pair of eyes sees it that were chosen.
    pub(crate) fn board(&self) -> Option<&dyn Board> {
        self.fold.board(&self.eyes)
    }
}
