//! G: patients are resolved and treated (L-42 to L-44).

use klaxon_core::{Chance, Sink};

use crate::due::Step;
use crate::event::{Event, Lock};
use crate::place::{BAYS, Bay, LineId};
use crate::play::Play;
use crate::state::{Parts, Phase, State};
use crate::table::Table;
use crate::trigger::{Light, Trigger};

/// The trigger of a patient that the dial touches; none if the space is blank, or there is no patient.
pub(crate) fn touched_trigger(table: &Table, state: &Parts, bay: Bay) -> Option<Trigger> {
    let patient = state.bays[bay.index()].patient?;
    table.trigger(patient, state.touched(table, bay))
}

/// The trigger of a treated patient that the dial touched when it was treated (L-43).
pub(crate) fn trigger_of_treated(table: &Table, state: &Parts, bay: Bay) -> Option<Trigger> {
    let patient = state.bays[bay.index()].patient?;
    table.trigger(patient, state.treating.space(bay))
}

/// What is due: first whatever follows from a treated patient, then the next bay, then the stations.
pub(crate) fn due(table: &Table, state: &State) -> Step {
    if let Some(bay) = state.treating.top() {
        return match state.treating.has_fired(bay) {
            true => Step::Leave(bay),
            false if takes_effect(table, state, bay) => Step::Fire(bay),
            false => Step::StayQuiet(bay),
        };
    }
    match next_bay(state) {
        Some(bay) => Step::Resolve(bay),
        None => Step::Recharge,
    }
}

/// Returns whether the trigger of a treated patient does anything: a blank one does not, a green one not under A Thankless
/// Job, and a red one not once Triage was used.
fn takes_effect(table: &Table, state: &State, bay: Bay) -> bool {
    let trigger = trigger_of_treated(table, state, bay);
    trigger.is_some_and(|trigger| match trigger.light {
        Light::Green => !state.effects.is_locked(Lock::Green),
        Light::Red => !state.effects.ignoring,
    })
}

/// The next bay with a patient, in the order that was fixed when G began.
pub(crate) fn next_bay(state: &Parts) -> Option<Bay> {
    let Phase::Patients { first, done } = state.phase else {
        return None;
    };
    let mut bays = (0..BAYS as u8).map(|turn| first.clockwise(turn));
    bays.find(|bay| done >> bay.0 & 1 == 0 && state.bays[bay.index()].patient.is_some())
}

impl<C: Chance, S: Sink<Event>> Play<'_, C, S> {
    /// Complete lines of a patient get a cleared tile, and the other dice go back.
    pub(crate) fn resolve(&mut self, bay: Bay) {
        let place = self.state.bays[bay.index()];
        if let Some(patient) = place.patient {
            for line in 0..self.table.lines(patient) {
                let form = self.table.line(patient, line);
                let is_complete =
                    form.is_some_and(|form| form.is_complete(&place.dice[usize::from(line)]));
                if is_complete && !place.has_tile(line) {
                    self.emit(Event::Cleared(LineId { bay, line }));
                }
            }
        }
        self.emit(Event::Resolved(bay));
        self.treat_if_finished(bay);
    }

    /// A patient with all lines cleared is treated.
    pub(crate) fn treat_if_finished(&mut self, bay: Bay) {
        if self.state.is_finished(self.table, bay) && !self.state.treating.contains(bay) {
            let space = self.state.touched(self.table, bay);
            self.emit(Event::Treated(bay, space));
        }
    }

    /// A treated patient leaves the game, and the next one takes its place.
    pub(crate) fn leave(&mut self, bay: Bay) {
        self.emit(Event::Left(bay));
        self.next_patient(bay);
    }
}
