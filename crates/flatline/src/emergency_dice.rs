//! C: the emergency dice and what they activate (L-23, L-25).

use klaxon_core::{Chance, Sink};

use crate::card::Card;
use crate::chance;
use crate::due::Step;
use crate::event::{Event, Lock};
use crate::place::{BAYS, Bay, SLOTS, SlotId};
use crate::play::Play;
use crate::state::{Emergency, Parts, State};
use crate::table::Table;

impl Emergency {
    /// Returns whether a die of the last roll lies on the slot of this number, counted from 0.
    pub fn is_live(&self, number: u8) -> bool {
        let lies = |die: usize| self.live >> die & 1 == 1 && self.dice[die] == number + 1;
        lies(0) || lies(1)
    }

    /// The dice, as bits, that lie on the slot of this number, counted from 0.
    fn on(&self, number: u8) -> u8 {
        let on = |die: usize| u8::from(self.dice[die] == number + 1) << die;
        on(0) | on(1)
    }
}

impl Parts {
    /// The cards that the last roll activates and that are still to come, in their order.
    pub(crate) fn activations(&self) -> impl Iterator<Item = Card> {
        let to_come = SlotId::all().filter(|slot| {
            slot.rank() > self.emergency.passed && self.emergency.is_live(slot.number)
        });
        to_come.filter_map(|slot| self.slot(slot))
    }
}

/// What is due once the dice are rolled.
pub(crate) fn due(table: &Table, state: &State) -> Step {
    if let Some(bay) = next_in_bad_timing(table, state) {
        return Step::FireInBadTiming(bay);
    }
    match state.activations().next() {
        Some(card) => Step::Activate(card),
        None if state.emergency.again != 0 => Step::RollAgain,
        None => Step::Plan,
    }
}

/// The next bay whose trigger Bad Timing fires: from the diamond clockwise as the dial stood then, which the spaces that it
/// touched say (L-60).
fn next_in_bad_timing(table: &Table, state: &State) -> Option<Bay> {
    if state.timing == [0; BAYS] {
        return None;
    }
    let bay_of = |space: &u8| Bay::all().find(|bay| state.timing[bay.index()] == space + 1);
    table.dial().iter().find_map(bay_of)
}

impl<C: Chance, S: Sink<Event>> Play<'_, C, S> {
    /// Both dice are rolled, or one (Disaster Averted), or none (Crisis Averted).
    pub(crate) fn roll_emergency_dice(&mut self) {
        if self.state.effects.skip {
            self.emit(Event::Skipped);
            return self.plan();
        }
        let dice = if self.state.effects.single { 1 } else { 3 };
        self.roll_dice(dice);
    }

    /// The dice in Escalation's slot are rolled again: a new roll.
    pub(crate) fn roll_again(&mut self) {
        self.roll_dice(self.state.emergency.again);
    }

    fn roll_dice(&mut self, dice: u8) {
        self.emit(Event::Roll);
        for die in [0, 1] {
            if dice >> die & 1 == 1 {
                let times = self.state.emergency.rolls[usize::from(die)];
                let at = chance::emergency(self.state.round, die, times);
                let slot = self.chance.roll(at, SLOTS as u32);
                self.emit(Event::Emergency(die, slot as u8));
            }
        }
        // From the moment a die lands on its slot (L-51).
        let no_help = |card: Card| card == Card::NoHelpInSight;
        if self.state.activations().any(no_help) {
            self.lock(Lock::Triage);
        }
    }

    /// Escalation: the dice in its slot are rolled again once every slot of the roll is resolved.
    pub(crate) fn escalate(&mut self) {
        if let Some(slot) = self.state.slot_of(Card::Escalation) {
            let emergency = &self.state.emergency;
            // A die that was rolled more times than can be counted would show the same for ever.
            let counted = |die: usize| u8::from(emergency.rolls[die] < u8::MAX) << die;
            let dice = emergency.on(slot.number) & (counted(0) | counted(1));
            self.emit(Event::Escalates(dice));
        }
    }
}
