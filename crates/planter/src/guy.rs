//! The guy with match (B-31).

use klaxon_core::{Chance, Seat, Sink};

use crate::card::Card;
use crate::event::Event;
use crate::play::Play;
use crate::refusal::Refusal;
use crate::state::{Phase, State};

/// Checks whether the seat may play a guy with match.
#[inline]
pub(crate) fn check(state: &State, seat: Seat) -> Result<(), Refusal> {
    match state.phase {
        Phase::Window { .. } if seat == state.mover => Err(Refusal::OwnDefuse),
        Phase::Window { .. } if state.hand(seat).has(Card::Guy) => Ok(()),
        Phase::Window { .. } => Err(Refusal::NotInHand(Card::Guy)),
        Phase::Moving => Err(Refusal::NothingToRelight),
        Phase::Dealing | Phase::Between | Phase::Over => Err(Refusal::RoundOver),
    }
}

impl<C: Chance, S: Sink<Event>> Play<'_, C, S> {
    /// The fuse burns on, and the player after the defuser goes on with it.
    pub(crate) fn relight(&mut self, seat: Seat) {
        self.emit(Event::Relit(seat));
        if self.refill(seat) {
            self.next_turn();
        }
    }
}
