//! An absent player holds nobody up (B-32).

use klaxon_core::{Chance, Sink, Time};

use crate::card::Card;
use crate::event::Event;
use crate::play::Play;
use crate::state::State;
use crate::table::Table;

/// When the mover counts as absent.
pub(crate) fn due(table: &Table, state: &State) -> Time {
    state.since.plus(table.options().absent)
}

impl<C: Chance, S: Sink<Event>> Play<'_, C, S> {
    /// Plays the cheapest fuse card for them; without one they pass, whatever else they could play.
    pub(crate) fn move_for_absent(&mut self) {
        let seat = self.state.mover;
        self.emit(Event::Absent(seat));
        match self.state.hand(seat).first(Card::FUSES) {
            Some(card) => self.lay(seat, card),
            None => self.pass(seat),
        }
    }
}
