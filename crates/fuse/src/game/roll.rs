//! The roll: the bag holder draws and rolls (F-20, F-22, C-20).

use klaxon_core::{Chance, Seat, Sink};

use super::chance;
use super::edition::Edition;
use super::event::Event;
use super::play::Play;
use super::refusal::Refusal;
use super::role;
use super::state::{Phase, State};
use crate::face::Face;
use crate::number::Number;

/// Checks that this seat may roll now.
pub(super) fn check<E: Edition>(state: &State<E>, seat: Seat) -> Result<(), Refusal> {
    match state.phase {
        Phase::Composing => Err(Refusal::ComposeFirst),
        Phase::Distributing | Phase::Unused | Phase::Defusing => Err(Refusal::TurnIsNotOver),
        Phase::Rolling if state.holder != seat => Err(Refusal::NotTheHolder(state.holder)),
        Phase::Rolling => Ok(()),
    }
}

impl<E: Edition, C: Chance, S: Sink<Event>> Play<'_, E, C, S> {
    pub(super) fn roll(&mut self, seat: Seat) -> Result<(), Refusal> {
        check(self.state, seat)?;
        let turn = self.state.turn;
        for which in 0..role::rolled(self.table, self.state) {
            if self.state.bag.is_empty() {
                break;
            }
            let dice = &self.table.dice;
            let bag = self.state.bag;
            let in_bag = |die: u32| {
                let (colours, before) = dice[die as usize];
                before < bag.count(colours)
            };
            let at = chance::draw(turn, which);
            let die = self.chance.draw(at, dice.len() as u32, in_bag);
            let (colours, _) = dice[die as usize];
            let number = self.chance.roll(chance::face(turn, which), 6);
            let number = Number::ALL[number as usize % 6];
            self.emit(Event::Rolled(Face::new(colours, number)));
        }
        Ok(())
    }
}
