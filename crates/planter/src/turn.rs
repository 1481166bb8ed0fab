//! A turn: a fuse card onto the fuse (B-10).

use klaxon_core::{Chance, Seat, Sink};

use crate::card::Card;
use crate::event::Event;
use crate::play::Play;
use crate::refusal::Refusal;
use crate::state::{Phase, State};

/// Checks whether it is this seat's turn to move.
#[inline]
pub(crate) fn check_turn(state: &State, seat: Seat) -> Result<(), Refusal> {
    match state.phase {
        Phase::Moving if state.mover == seat => Ok(()),
        Phase::Moving => Err(Refusal::NotYourTurn(state.mover)),
        Phase::Window { .. } => Err(Refusal::WindowOpen),
        Phase::Dealing | Phase::Between | Phase::Over => Err(Refusal::RoundOver),
    }
}

/// Checks whether the seat may play this fuse card.
#[inline]
pub(crate) fn check(state: &State, seat: Seat, card: Card) -> Result<(), Refusal> {
    check_turn(state, seat)?;
    match state.hand(seat).has(card) {
        true => Ok(()),
        false => Err(Refusal::NotInHand(card)),
    }
}

impl<C: Chance, S: Sink<Event>> Play<'_, C, S> {
    /// Plays a fuse card and draws.
    pub(crate) fn lay(&mut self, seat: Seat, card: Card) {
        self.emit(Event::Played { seat, card });
        if self.refill(seat) {
            self.next_turn();
        }
    }

    /// The player to the left of the last mover is next, and the move's clock starts.
    pub(crate) fn next_turn(&mut self) {
        let seat = self.state.mover.left(self.table.players());
        let at = self.now;
        self.emit(Event::Turn { seat, at });
    }
}
