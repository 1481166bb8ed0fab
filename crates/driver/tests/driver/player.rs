//! A player made of nothing but what they were told: folds it, and plays from it.

use std::sync::Arc;

use klaxon_bots::registry::Games;
use klaxon_core::{Numbers, Seat};
use klaxon_proto::{Ask, Fold, Reply};
use klaxon_room::Phase;

/// A player, and what they know.
pub(crate) struct Player {
    pub(crate) seat: Seat,
    pub(crate) fold: Fold,
    heard: usize,
    numbers: Numbers,
}

impl Player {
    pub(crate) fn new(seat: Seat) -> Player {
        Player {
            seat,
            fold: Fold::new(Arc::new(Games)),
            heard: 0,
            numbers: Numbers::new(u64::from(seat.0)),
        }
    }

    /// Hears everything that was told since the last time.
    pub(crate) fn hear(&mut self, told: &[Reply]) {
        for reply in &told[self.heard..] {
            self.fold.take(reply).expect("it fits what came before");
        }
        self.heard = told.len();
    }

    /// Something that they may do now, by what they know.
    pub(crate) fn act(&mut self) -> Option<Ask> {
        if self.fold.phase() != Phase::Playing {
            return None;
        }
        let board = self.fold.board(&self.seat.to_string())?;
        if !board.awaited().contains(self.seat) {
            return None;
        }
        let mut legal = board.legal(self.seat);
        let action = legal.swap_remove(self.numbers.below(legal.len()));
        let seat = self.seat.0 + 1;
        Some(Ask::Act { seat, action })
    }
}
