//! A defuse card puts the fuse out (B-12); with the extra cards a guy may still relight it (B-31).

use klaxon_core::{Chance, Seat, Sink};

use crate::card::Card;
use crate::event::Event;
use crate::play::Play;
use crate::refusal::Refusal;
use crate::state::State;
use crate::turn::check_turn;

/// Checks whether the seat may play this defuse card.
#[inline]
pub(crate) fn check(state: &State, seat: Seat, card: Card) -> Result<(), Refusal> {
    check_turn(state, seat)?;
    match (state.hand(seat).has(card), state.fuse.is_empty()) {
        (false, _) => Err(Refusal::NotInHand(card)),
        (_, true) => Err(Refusal::NothingToDefuse),
        (true, false) => Ok(()),
    }
}

impl<C: Chance, S: Sink<Event>> Play<'_, C, S> {
    /// Defuses and draws. The window opens whoever holds what, so that it tells nobody anything.
    pub(crate) fn defuse(&mut self, seat: Seat, card: Card) {
        self.emit(Event::Defused { seat, card });
        if !self.refill(seat) {
            return;
        }
        if self.table.options().extras {
            let closes = self.now.plus(self.table.options().window);
            self.emit(Event::Window(closes));
        } else {
            self.emit(Event::Cut);
            self.next_turn();
        }
    }

    /// Nobody relit the fuse: its cards leave the game.
    pub(crate) fn close_window(&mut self) {
        self.emit(Event::Cut);
        self.next_turn();
    }
}
