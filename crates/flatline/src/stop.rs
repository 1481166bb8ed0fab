//! Stops at which triage cards can be used (L-52). A stop is made only if a card could be used; the chief's 'go on' ends
//! it.

use klaxon_core::{Chance, Seat, Sink};

use crate::due::{Step, next};
use crate::event::Event;
use crate::play::Play;
use crate::refusal::Refusal;
use crate::state::{Phase, State};
use crate::table::Table;
use crate::trigger::Light;
use crate::{office, resolve_patients, triage};

/// Returns whether 'any time' includes the moment before this step.
fn is_possible(table: &Table, state: &State, step: Step) -> bool {
    match step {
        // Between steps, before H included.
        Step::LosePower
        | Step::AddEmergencies(_)
        | Step::RollDice
        | Step::BeginCards
        | Step::BeginPatients
        | Step::TurnDial => true,
        // Right after a roll, before anything activates.
        Step::Activate(_) | Step::Plan => state.emergency.passed == 0,
        // Between two stat cards.
        Step::Fail(_) | Step::Keep(_) => state.phase == Phase::Stat { started: true },
        // Between two patients.
        Step::Resolve(_) => matches!(state.phase, Phase::Patients { done, .. } if done != 0),
        Step::Fire(bay) => {
            let trigger = resolve_patients::trigger_of_treated(table, state, bay);
            trigger.is_some_and(|trigger| trigger.light == Light::Red)
        }
        Step::End(_)
        | Step::FireInBadTiming(_)
        | Step::RollAgain
        | Step::ResolveEmergencies
        | Step::BeginCountdown
        | Step::EndCountdown
        | Step::StayQuiet(_)
        | Step::Leave(_)
        | Step::Recharge => false,
    }
}

/// Returns whether the game stops before this step.
pub(crate) fn is_made(table: &Table, state: &State, step: Step) -> bool {
    !state.triage.is_empty() && is_possible(table, state, step) && triage::any_usable(table, state)
}

/// Returns whether the game has stopped for triage cards.
pub(crate) fn has_stopped(table: &Table, state: &State) -> bool {
    !state.triage.is_empty() && next(table, state).is_some_and(|step| is_made(table, state, step))
}

/// Checks whether the seat may end a stop.
pub(crate) fn check(table: &Table, state: &State, seat: Seat) -> Result<(), Refusal> {
    office::check(state, seat)?;
    match has_stopped(table, state) {
        true => Ok(()),
        false => Err(Refusal::NoStop),
    }
}

impl<C: Chance, S: Sink<Event>> Play<'_, C, S> {
    /// The chief goes on: what the stop held up happens.
    pub(crate) fn go_on(&mut self) {
        if let Some(step) = next(self.table, self.state) {
            self.carry_out(step);
        }
    }
}
