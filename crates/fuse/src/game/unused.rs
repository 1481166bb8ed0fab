//! Unused dice are rolled again, one at a time (F-31).

use klaxon_core::{Chance, Seats, Sink};

use super::chance;
use super::edition::Edition;
use super::event::Event;
use super::play::Play;
use super::refusal::Refusal;
use super::state::{Cause, Phase, State};
use crate::face::Face;
use crate::number::Number;

/// Checks that this die may be rolled again. Any player may do it (F-34).
pub(super) fn check<E: Edition>(state: &State<E>, die: Face) -> Result<(), Refusal> {
    match state.phase {
        Phase::Composing => Err(Refusal::ComposeFirst),
        Phase::Rolling => Err(Refusal::RollFirst),
        Phase::Defusing => Err(Refusal::NotUnused(die)),
        Phase::Distributing if state.tray.is_empty() => Err(Refusal::NotUnused(die)),
        Phase::Distributing => Err(Refusal::DistributionIsNotOver),
        Phase::Unused if state.returning.is_some() => Err(Refusal::ReturnFirst),
        Phase::Unused if state.extras().sixes.is_some() => Err(Refusal::SixFirst),
        Phase::Unused if !state.tray.contains(die) => Err(Refusal::NotUnused(die)),
        Phase::Unused => Ok(()),
    }
}

impl<E: Edition, C: Chance, S: Sink<Event>> Play<'_, E, C, S> {
    pub(super) fn reroll(&mut self, die: Face) -> Result<(), Refusal> {
        check(self.state, die)?;
        let colours = die.colours();
        let same = self.state.tray.dice().iter();
        let same = same.filter(|other| other.colours() == colours).count();
        let at = chance::reroll(self.state.turn, colours.index(), same);
        let number = Number::ALL[self.chance.roll(at, 6) as usize % 6];
        let owing = self.able_to_return(Cause::Die(die.with_number(number)));
        self.emit(Event::Rerolled { die, number, owing });
        Ok(())
    }

    /// The players who have a die that they could return.
    pub(super) fn able_to_return(&self, cause: Cause) -> Seats {
        let seats = self.table.seats();
        let able = seats.filter(|&seat| self.state.could_return(self.table, seat, cause));
        able.collect()
    }
}
