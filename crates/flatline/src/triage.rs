//! Triage cards: when they can be used, on what, and what they do (L-50 to L-52, L-61).

use klaxon_core::{Chance, Seat, Sink};

use crate::action::{Aim, Pick};
use crate::card::Card;
use crate::choice::{self, Choice};
use crate::event::{Event, Lock};
use crate::office;
use crate::play::Play;
use crate::refusal::Refusal;
use crate::state::{Parts, Phase, State};
use crate::stop;
use crate::table::Table;

/// Lists what a card could be used on now; nothing if it could do nothing.
pub(crate) fn aims(table: &Table, state: &Parts, card: Card, each: &mut impl FnMut(Aim)) {
    let mut picks = |choice: Choice| {
        choice::options(table, state, choice, &mut |pick| match pick {
            Pick::Line(line) => each(Aim::Line(line)),
            Pick::Player(colour) => each(Aim::Player(colour)),
            Pick::Card(card) => each(Aim::Card(card)),
            Pick::Bay(_) | Pick::Station(_) => {}
        });
    };
    match card {
        Card::Clear => return picks(Choice::PlaceTile),
        Card::CaffeineRush => return picks(Choice::GainDie),
        Card::UnderControl => return picks(Choice::DiscardEmergency),
        Card::DisasterAverted if state.phase == Phase::Rolled => {
            return dice_to_ignore(state, each);
        }
        _ => {}
    }
    if could_do_something(table, state, card) {
        each(Aim::Nothing);
    }
}

/// Returns whether a card that is aimed at nothing could do something now.
fn could_do_something(table: &Table, state: &Parts, card: Card) -> bool {
    let coming = state.phase.is_after_countdown();
    let effects = if coming {
        &state.coming
    } else {
        &state.effects
    };
    let rolls_to_come = coming || state.phase.is_before_dice();
    match card {
        // From A until H.
        Card::TacticalDecision => state.phase != Phase::Power && !state.effects.held,
        Card::Triage => state.phase != Phase::Turning && !state.effects.ignoring,
        Card::AdrenalineRush => table.colours().any(|colour| state.can_gain(table, colour)),
        Card::CrisisAverted if state.phase == Phase::Rolled => could_activate(state),
        Card::CrisisAverted => rolls_to_come && !effects.skip,
        Card::DisasterAverted => rolls_to_come && !effects.skip && !effects.single,
        Card::Recharge => state.can_gain_cube(),
        Card::ConcentratedEffort | Card::AFreshStart => true,
        _ => false,
    }
}

/// Returns whether the last roll would activate something.
fn could_activate(state: &Parts) -> bool {
    state.activations().next().is_some()
}

/// Lists the emergency dice of the last roll that can be ignored; on a double it is all the same which.
fn dice_to_ignore(state: &Parts, each: &mut impl FnMut(Aim)) {
    let emergency = &state.emergency;
    if !could_activate(state) {
        return;
    }
    match emergency.live {
        3 if emergency.dice[0] == emergency.dice[1] => each(Aim::Die(0)),
        3 => [0, 1].map(Aim::Die).into_iter().for_each(each),
        _ => each(Aim::Nothing),
    }
}

/// Returns whether a triage card could be used now, if this is a time for it.
pub(crate) fn any_usable(table: &Table, state: &Parts) -> bool {
    let could = |card: Card| {
        let mut found = false;
        aims(table, state, card, &mut |_| found = true);
        found
    };
    !state.effects.is_locked(Lock::Triage) && state.triage.iter().any(could)
}

/// Returns whether a card could do something now that it can't do in planning, or could do better: save the team from a roll,
/// a red trigger, the turn of the dial or the last cube; clear a line once it is seen which ones are complete; or be used before
/// it is lost.
pub(crate) fn is_timely(table: &Table, state: &Parts) -> bool {
    let hit = || state.activations();
    let is_lost = || hit().any(|card| matches!(card, Card::LostAssistance | Card::Setback));
    let is_last_cube = state.meter <= 1;
    let timely = |card: Card| match (card, state.phase) {
        (Card::CrisisAverted | Card::DisasterAverted | Card::UnderControl, Phase::Rolled) => {
            hit().next().is_some()
        }
        (_, Phase::Rolled) => is_lost(),
        (Card::Triage | Card::Recharge, Phase::Patients { .. }) => !state.treating.is_empty(),
        (Card::Clear, Phase::CardsDone) | (Card::TacticalDecision, Phase::Turning) => true,
        (Card::Recharge, Phase::Power) => is_last_cube,
        _ => false,
    };
    let could = |card: Card| {
        let mut found = false;
        aims(table, state, card, &mut |_| found = true);
        found
    };
    state.triage.iter().any(|card| timely(card) && could(card))
}

/// Returns whether triage cards can be handled now (L-52).
pub(crate) fn is_time(table: &Table, state: &State) -> bool {
    match state.phase {
        Phase::Planning | Phase::Countdown => true,
        _ if state.choice.is_some() => false,
        _ => !state.waiting_for_room(table).is_empty() || stop::has_stopped(table, state),
    }
}

/// Checks whether a seat may use a triage card on something.
pub(crate) fn check_use(
    table: &Table,
    state: &State,
    seat: Seat,
    card: Card,
    aim: Aim,
) -> Result<(), Refusal> {
    check_card(state, seat, card)?;
    if state.effects.is_locked(Lock::Triage) {
        return Err(Refusal::NoHelp);
    }
    if !is_time(table, state) {
        return Err(Refusal::NotNow);
    }
    let mut found = false;
    aims(table, state, card, &mut |one| found |= one == aim);
    match found {
        true => Ok(()),
        false => Err(Refusal::NothingToDo),
    }
}

/// Checks whether a seat may discard a triage card unused.
pub(crate) fn check_discard(
    table: &Table,
    state: &State,
    seat: Seat,
    card: Card,
) -> Result<(), Refusal> {
    check_card(state, seat, card)?;
    match is_time(table, state) {
        true => Ok(()),
        false => Err(Refusal::NotNow),
    }
}

fn check_card(state: &State, seat: Seat, card: Card) -> Result<(), Refusal> {
    office::check(state, seat)?;
    match state.triage.contains(card) {
        true => Ok(()),
        false => Err(Refusal::NotInTriage),
    }
}

impl<C: Chance, S: Sink<Event>> Play<'_, C, S> {
    /// A triage card is used, and discarded.
    pub(crate) fn use_triage(&mut self, card: Card, aim: Aim) {
        let coming = self.state.phase.is_after_countdown();
        self.emit(Event::Used(card));
        match (card, aim) {
            (Card::TacticalDecision, _) => self.hold_dial(),
            (Card::Triage, _) => self.emit(Event::Ignoring),
            (Card::ConcentratedEffort, _) => self.all_may_set_a_die(),
            (Card::Clear, Aim::Line(line)) => self.place_tile(line),
            (Card::AdrenalineRush, _) => self.all_gain_a_die(),
            (Card::CrisisAverted, _) if self.state.phase == Phase::Rolled => self.ignore(3),
            (Card::CrisisAverted, _) if coming => self.emit(Event::ComingSkip),
            (Card::CrisisAverted, _) => self.emit(Event::Skip),
            (Card::UnderControl, Aim::Card(card)) => self.discard_emergency(card),
            (Card::DisasterAverted, Aim::Die(die)) => self.ignore(1 << die),
            (Card::DisasterAverted, _) if self.state.phase == Phase::Rolled => self.ignore(3),
            (Card::DisasterAverted, _) if coming => self.emit(Event::ComingSingle),
            (Card::DisasterAverted, _) => self.emit(Event::Single),
            (Card::Recharge, _) => self.gain_cube(),
            (Card::CaffeineRush, Aim::Player(colour)) => self.gain_die(colour),
            (Card::AFreshStart, _) => self.all_get_a_reroll(),
            _ => {}
        }
    }

    /// These emergency dice, as bits, leave their slots, as far as they belong to the last roll.
    fn ignore(&mut self, dice: u8) {
        for die in [0, 1] {
            if self.state.emergency.live & dice & 1 << die != 0 {
                self.emit(Event::Ignored(die));
            }
        }
    }
}
