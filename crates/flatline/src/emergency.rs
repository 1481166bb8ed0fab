//! What emergency cards do when they activate (L-60).

use klaxon_core::{Chance, Sink};

use crate::card::Card;
use crate::choice::Choice;
use crate::event::{Event, Lock, Spot};
use crate::place::{BAYS, Bay};
use crate::play::Play;
use crate::resolve_patients::touched_trigger;
use crate::trigger::Light;

impl<C: Chance, S: Sink<Event>> Play<'_, C, S> {
    /// A card activates, and does what it says.
    pub(crate) fn activate(&mut self, card: Card) {
        self.emit(Event::Activated(card));
        match card {
            Card::LostAssistance => self.ask(Choice::LoseTriage),
            Card::Setback => self.ask(Choice::Setback),
            Card::BathroomBreak => self.ask(Choice::LoseDie(2)),
            Card::Regression => self.ask(Choice::RemoveTile),
            Card::NoHelpInSight => self.lock(Lock::Triage),
            Card::LockDown => self.lock(Lock::Track),
            Card::UnderDuress | Card::IncreasedDistress | Card::UnexpectedHindrance => {
                self.add_emergency();
            }
            Card::FoiledPlans => self.turn_once(),
            Card::Escalation => self.escalate(),
            Card::PowerLock => self.lock(Lock::Stations),
            Card::UnderManned => self.all_lose_a_die(),
            Card::Chaos => {
                self.add_emergency();
                self.add_emergency();
            }
            Card::BadTiming => self.time_badly(),
            Card::PowerLoss => self.ask(Choice::Station),
            Card::CaughtOffGuard => self.replace_caught_off_guard(),
            Card::AThanklessJob => self.lock(Lock::Green),
            // Stat cards never lie in a slot.
            _ => {}
        }
    }

    /// Bad Timing: every red trigger that the dial touches now fires.
    fn time_badly(&mut self) {
        let mut spaces = [0; BAYS];
        for bay in Bay::all() {
            let trigger = touched_trigger(self.table, self.state, bay);
            if trigger.is_some_and(|trigger| trigger.light == Light::Red) {
                spaces[bay.index()] = self.state.touched(self.table, bay) + 1;
            }
        }
        if spaces != [0; BAYS] {
            self.emit(Event::Timing(spaces));
        }
    }

    /// Caught Off Guard: the top card of the deck takes its place and activates; a stat card goes to the stat area.
    fn replace_caught_off_guard(&mut self) {
        let place = self.state.slot_of(Card::CaughtOffGuard);
        let drawn = self.draw();
        self.emit(Event::Discarded(Card::CaughtOffGuard));
        let (Some(place), Some(card)) = (place, drawn) else {
            return;
        };
        if card.is_stat() {
            return self.emit(Event::Revealed(card, Spot::Stat));
        }
        self.emit(Event::Revealed(card, Spot::Slot(place)));
        self.activate(card);
    }
}
