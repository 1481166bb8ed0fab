//! Slow fuse! (B-30)

use klaxon_core::{Chance, Seat, Sink, Time};

use crate::card::Card;
use crate::event::Event;
use crate::options::SlowFuse;
use crate::play::Play;
use crate::refusal::Refusal;
use crate::state::{Phase, State};
use crate::table::Table;

/// When the move becomes slow, if it is not and can be. The first of a round can't: everybody has just been dealt a
/// hand to look at.
pub(crate) fn due(table: &Table, state: &State) -> Option<Time> {
    let options = table.options();
    let counts = options.slow_fuse != SlowFuse::Off && !state.slow && !state.is_first_move();
    counts.then(|| state.since.plus(options.limit))
}

/// Checks whether the seat may call.
#[inline]
pub(crate) fn check(table: &Table, state: &State, seat: Seat) -> Result<(), Refusal> {
    if table.options().slow_fuse == SlowFuse::Off {
        return Err(Refusal::NoCalls);
    }
    match state.phase {
        Phase::Moving if seat == state.mover => Err(Refusal::OwnMove),
        Phase::Moving if state.called => Err(Refusal::CalledAlready),
        Phase::Moving if !state.slow => Err(Refusal::NotSlow),
        Phase::Moving => Ok(()),
        Phase::Window { .. } => Err(Refusal::WindowOpen),
        Phase::Dealing | Phase::Between | Phase::Over => Err(Refusal::RoundOver),
    }
}

impl<C: Chance, S: Sink<Event>> Play<'_, C, S> {
    /// Calls. If a penalty was agreed on, the slow player's cheapest defuse card goes beside the match and they draw;
    /// the move is still theirs.
    pub(crate) fn call(&mut self, seat: Seat) {
        self.emit(Event::Called(seat));
        if self.table.options().slow_fuse != SlowFuse::Penalty {
            return;
        }
        let seat = self.state.mover;
        if let Some(card) = self.state.hand(seat).first(Card::DEFUSES) {
            self.emit(Event::Penalty { seat, card });
            self.refill(seat);
        }
    }
}
