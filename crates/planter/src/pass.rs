//! A player who can play nothing passes (B-14).

use klaxon_core::{Chance, Seat, Sink};

use crate::card::Card;
use crate::event::Event;
use crate::play::Play;
use crate::refusal::Refusal;
use crate::state::{Ending, State};
use crate::turn::check_turn;

/// Checks whether the seat may pass: only a player who can play nothing may.
#[inline]
pub(crate) fn check(state: &State, seat: Seat) -> Result<(), Refusal> {
    check_turn(state, seat)?;
    match can_play(state, seat) {
        true => Err(Refusal::MustPlay),
        false => Ok(()),
    }
}

/// On an empty fuse only a fuse card can be played.
fn can_play(state: &State, seat: Seat) -> bool {
    let has = |of| state.hand(seat).first(of).is_some();
    let against = || state.bombs[seat.index()] > 0 || has(Card::DEFUSES);
    has(Card::FUSES) || !state.fuse.is_empty() && against()
}

impl<C: Chance, S: Sink<Event>> Play<'_, C, S> {
    /// Draws nothing; if everybody did so in a row the round is over.
    pub(crate) fn pass(&mut self, seat: Seat) {
        self.emit(Event::Passed(seat));
        match usize::from(self.state.passes) >= self.table.players() {
            true => self.end(Ending::Passes),
            false => self.next_turn(),
        }
    }
}
