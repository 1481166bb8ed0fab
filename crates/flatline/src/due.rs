//! What happens next by itself: asked in one place, carried out in one loop.

use klaxon_core::{Chance, Sink};

use crate::card::Card;
use crate::event::Event;
use crate::place::Bay;
use crate::play::Play;
use crate::state::{Ending, Phase, State};
use crate::table::Table;
use crate::{countdown, emergency_dice, end, planning, resolve_cards, resolve_patients, stop};

/// Something that happens by itself.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Step {
    /// The game ends (L-55).
    End(Ending),
    /// A: power is lost (L-20).
    LosePower,
    /// B: emergencies are added (L-21).
    AddEmergencies(u8),
    /// C: the emergency dice are rolled, or skipped (L-23).
    RollDice,
    /// C: a card activates.
    Activate(Card),
    /// C: a red trigger fires by Bad Timing (L-60).
    FireInBadTiming(Bay),
    /// C: Escalation's dice are rolled again (L-25).
    RollAgain,
    /// C is over, and D begins.
    Plan,
    /// E begins (L-30).
    BeginCountdown,
    /// E ends.
    EndCountdown,
    /// F begins (L-40).
    BeginCards,
    /// F: an uncleared stat card fails.
    Fail(Card),
    /// F: a cleared stat card becomes a triage card.
    Keep(Card),
    /// F: the emergency area is resolved (L-41).
    ResolveEmergencies,
    /// G begins (L-42).
    BeginPatients,
    /// G: a bay has its turn.
    Resolve(Bay),
    /// G: the trigger of a treated patient takes effect (L-43).
    Fire(Bay),
    /// G: the trigger of a treated patient does nothing.
    StayQuiet(Bay),
    /// G: a treated patient leaves.
    Leave(Bay),
    /// G: the stations are resolved (L-45).
    Recharge,
    /// H: dice return, the dial turns, and the next round begins (L-46).
    TurnDial,
}

/// What comes next, stops for triage cards or not; none if somebody has to decide something, or the game is over.
pub(crate) fn next(table: &Table, state: &State) -> Option<Step> {
    if state.phase == Phase::Over {
        return None;
    }
    if let Some(ending) = end::due(table, state) {
        return Some(Step::End(ending));
    }
    if state.choice.is_some() {
        return None;
    }
    match state.phase {
        Phase::Dealing | Phase::Connecting | Phase::Over => None,
        Phase::Power => Some(Step::LosePower),
        Phase::Cards(count) => Some(Step::AddEmergencies(count)),
        Phase::Dice => Some(Step::RollDice),
        Phase::Rolled => Some(emergency_dice::due(table, state)),
        Phase::Planning => planning::is_over(table, state).then_some(Step::BeginCountdown),
        Phase::Countdown => countdown::is_over(table, state).then_some(Step::EndCountdown),
        Phase::Ended => Some(Step::BeginCards),
        Phase::Stat { .. } => resolve_cards::due(table, state),
        Phase::CardsDone => Some(Step::BeginPatients),
        Phase::Patients { .. } => Some(resolve_patients::due(table, state)),
        Phase::Turning => Some(Step::TurnDial),
    }
}

/// The next thing to happen by itself, if there is one; else somebody has to decide something, or the game is over.
pub(crate) fn due(table: &Table, state: &State) -> Option<Step> {
    next(table, state).filter(|step| !stop::is_made(table, state, *step))
}

impl<C: Chance, S: Sink<Event>> Play<'_, C, S> {
    /// Whatever follows by itself follows, until somebody has to decide something or the game is over.
    pub(crate) fn settle(&mut self) {
        while let Some(step) = due(self.table, self.state) {
            self.carry_out(step);
        }
    }

    pub(crate) fn carry_out(&mut self, step: Step) {
        match step {
            Step::End(why) => self.emit(Event::Ended(why, self.now)),
            Step::LosePower => self.lose_power(),
            Step::AddEmergencies(count) => self.add_emergencies(count),
            Step::RollDice => self.roll_emergency_dice(),
            Step::Activate(card) => self.activate(card),
            Step::FireInBadTiming(bay) => self.fire_in_bad_timing(bay),
            Step::RollAgain => self.roll_again(),
            Step::Plan => self.plan(),
            Step::BeginCountdown => self.begin_countdown(),
            Step::EndCountdown => self.end_countdown(),
            Step::BeginCards => self.emit(Event::Stat),
            Step::Fail(card) => self.emit(Event::Failed(card)),
            Step::Keep(card) => self.emit(Event::Kept(card)),
            Step::ResolveEmergencies => self.resolve_emergencies(),
            Step::BeginPatients => self.emit(Event::Patients(self.state.diamond)),
            Step::Resolve(bay) => self.resolve(bay),
            Step::Fire(bay) => self.fire_trigger(bay),
            Step::StayQuiet(bay) => self.emit(Event::Quiet(bay)),
            Step::Leave(bay) => self.leave(bay),
            Step::Recharge => self.recharge(),
            Step::TurnDial => self.turn_dial(),
        }
    }
}
