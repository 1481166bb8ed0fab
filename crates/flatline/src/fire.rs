//! What triggers do (L-63).

use klaxon_core::{Chance, Sink};

use crate::choice::Choice;
use crate::event::{Event, Lock};
use crate::place::{Bay, LineId};
use crate::play::Play;
use crate::state::Phase;
use crate::trigger::Effect;

impl<C: Chance, S: Sink<Event>> Play<'_, C, S> {
    /// The trigger of a treated patient takes effect (L-43).
    pub(crate) fn fire_trigger(&mut self, bay: Bay) {
        self.fire(bay, self.state.treating.space(bay));
    }

    /// A red trigger that the dial touched when Bad Timing activated takes effect (L-60).
    pub(crate) fn fire_in_bad_timing(&mut self, bay: Bay) {
        let space = self.state.timing[bay.index()].saturating_sub(1);
        self.fire(bay, space);
    }

    fn fire(&mut self, bay: Bay, space: u8) {
        self.emit(Event::Fired(bay, space));
        let patient = self.state.bays[bay.index()].patient;
        let trigger = patient.and_then(|patient| self.table.trigger(patient, space));
        let Some(trigger) = trigger else {
            return;
        };
        match trigger.effect {
            Effect::GainDie => self.ask(Choice::GainDie),
            Effect::GainDice => self.all_gain_a_die(),
            Effect::Reroll => self.ask(Choice::Reroll),
            Effect::Rerolls => self.all_get_a_reroll(),
            Effect::PlaceTile => self.ask(Choice::PlaceTile),
            Effect::GainCube => self.gain_cube(),
            Effect::DiscardEmergency => self.ask(Choice::DiscardEmergency),
            Effect::HoldDial => self.hold_dial(),
            Effect::TurnDial => self.turn_once(),
            Effect::LoseDie => self.ask(Choice::LoseDie(1)),
            Effect::LoseDice => self.all_lose_a_die(),
            Effect::RemoveTile => self.ask(Choice::RemoveTile),
            Effect::LoseCube => self.emit(Event::CubeLost),
            Effect::DiscardTriage => self.ask(Choice::LoseTriage),
            Effect::DrawEmergency => self.add_emergency(),
            Effect::LockTrack => self.lock(Lock::Track),
        }
    }

    /// A cleared tile comes to a line. While patients are being resolved it may finish one, which is treated at once (L-44).
    pub(crate) fn place_tile(&mut self, line: LineId) {
        self.emit(Event::Cleared(line));
        if matches!(self.state.phase, Phase::Patients { .. }) {
            self.treat_if_finished(line.bay);
        }
    }
}
