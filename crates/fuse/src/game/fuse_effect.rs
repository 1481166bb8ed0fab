//! What fuse cards do besides asking for dice (C-48 to C-50).

use klaxon_core::{Chance, Seat, Sink};

use super::chance;
use super::edition::Edition;
use super::event::Event;
use super::play::Play;
use super::refusal::Refusal;
use super::state::State;
use crate::fuse_card::FuseCard;
use crate::number::Number;

/// Does this seat have to roll for a 6 (C-50)?
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
            FuseCard::Spark => {
                for seat in self.leader_first() {
                    self.draw_spark(seat);
                }
                self.emit(Event::Resolved);
            }
            FuseCard::RolesOff => self.emit(Event::Resolved),
            FuseCard::Return(_) | FuseCard::Six => {}
        }
    }

    pub(super) fn six(&mut self, seat: Seat) -> Result<(), Refusal> {
        check_six(self.state, seat)?;
        let state = &*self.state;
        let times = state.extras().six_rolls[seat.index()];
        let at = chance::six(state.activated, seat.index(), times);
        let number = Number::ALL[self.chance.roll(at, 6) as usize % 6];
        self.emit(Event::SixRolled { seat, number });
        Ok(())
    }

    /// Everybody has rolled a 6: the game goes on.
    pub(super) fn sixes_are_rolled(&mut self) -> bool {
        let done = self
            .state
            .extras()
            .sixes
            .is_some_and(|owing| owing.is_empty());
        if done {
            self.emit(Event::Resolved);
        }
        done
    }
}
