//! What fuse cards do besides asking for dice (C-48 to C-50).

use klaxon_core::{Chance, Seat, Seats, Sink};

use super::chance;
use super::edition::Edition;
use super::event::Event;
use super::play::Play;
use super::refusal::Refusal;
use super::state::State;
use crate::fuse_card::FuseCard;
use crate::number::Number;

/// Checks that this seat has to roll for a 6 (C-50).
pub(super) fn check_six<E: Edition>(state: &State<E>, seat: Seat) -> Result<(), Refusal> {
    match state.extras().sixes {
        Some(owing) if owing.contains(seat) => Ok(()),
        _ => Err(Refusal::NoSixOwed),
    }
}

impl<E: Edition, C: Chance, S: Sink<Event>> Play<'_, E, C, S> {
    /// What a fuse card does at once.
    pub(super) fn fuse_takes_effect(&mut self, card: FuseCard) {
        match card {
            FuseCard::Spark => self.everybody_draws_a_spark(),
            FuseCard::RolesOff => {
                self.emit(Event::RolesOff);
                self.emit(Event::Resolved);
            }
            FuseCard::Return(_) | FuseCard::Six => {}
        }
    }

    /// A player for whom no spark is left returns a die instead (C-48, C-62).
    fn everybody_draws_a_spark(&mut self) {
        let mut owing = Seats::NONE;
        for seat in self.leader_first() {
            if !self.draw_spark(seat) && self.returns_instead(seat) {
                owing.insert(seat);
            }
        }
        self.emit(match owing.is_empty() {
            true => Event::Resolved,
            false => Event::Sparkless { fuse: true, owing },
        });
    }

    /// Everybody rolls for a 6, unless the bag has no die to roll (C-50).
    pub(super) fn rollers_for_a_six(&self) -> Seats {
        match self.state.bag.is_empty() {
            true => Seats::NONE,
            false => self.table.seats().collect(),
        }
    }

    pub(super) fn six(&mut self, seat: Seat) -> Result<(), Refusal> {
        check_six(self.state, seat)?;
        let state = &*self.state;
        let times = state.extras().six_rolls[seat.index()];
        let at = chance::six(state.activated, seat.index(), times);
        let number = Number::ALL[self.chance.roll(at, 6) as usize % 6];
        self.emit(Event::SixRolled { seat, number });
        if number.get() == 6 {
            self.emit(Event::SixDone(seat));
        }
        Ok(())
    }
}
