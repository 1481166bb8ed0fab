//! A bomb takes the fuse (B-11).

use klaxon_core::{Chance, Seat, Sink};

use crate::event::Event;
use crate::play::Play;
use crate::refusal::Refusal;
use crate::state::{Ending, State};
use crate::turn::check_turn;

/// Checks whether the seat may play a bomb.
#[inline]
pub(crate) fn check(state: &State, seat: Seat) -> Result<(), Refusal> {
    check_turn(state, seat)?;
    match (state.bombs[seat.index()], state.fuse.is_empty()) {
        (0, _) => Err(Refusal::NoBombs),
        (_, true) => Err(Refusal::NothingToExplode),
        (_, false) => Ok(()),
    }
}

impl<C: Chance, S: Sink<Event>> Play<'_, C, S> {
    /// Takes everything; the last bomb of all ends the round (B-20).
    pub(crate) fn explode(&mut self, seat: Seat) {
        self.emit(Event::Exploded(seat));
        match self.state.bombs_left() {
            0 => self.end(Ending::Bombs),
            _ => self.next_turn(),
        }
    }
}
