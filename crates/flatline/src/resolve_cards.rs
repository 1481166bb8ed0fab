//! F: stat cards and emergency cards are resolved (L-40, L-41).

use klaxon_core::{Chance, Seat, Sink};

use crate::card::{Card, Cards};
use crate::due::Step;
use crate::event::Event;
use crate::form::EMPTY;
use crate::office;
use crate::place::SlotId;
use crate::play::Play;
use crate::refusal::Refusal;
use crate::state::{Parts, Phase, State, TRIAGE};
use crate::table::Table;

impl Parts {
    /// Returns whether all spaces of a card are filled.
    pub(crate) fn is_cleared(&self, table: &Table, card: Card) -> bool {
        table.card(card).is_complete(&self.on_cards[card.index()])
    }

    /// How many triage slots are free.
    pub(crate) fn free_triage(&self) -> usize {
        TRIAGE.saturating_sub(self.triage.len())
    }

    /// The stat cards that are cleared, and those that are not.
    fn stat_cards(&self, table: &Table) -> (Cards, Cards) {
        let cleared = self
            .stat
            .iter()
            .filter(|&card| self.is_cleared(table, card));
        let cleared: Cards = cleared.collect();
        (cleared, self.stat.without(cleared))
    }

    /// The cleared stat cards for which there is not room enough: the chief decides about them. None in all other cases.
    pub fn waiting_for_room(&self, table: &Table) -> Cards {
        if !matches!(self.phase, Phase::Stat { .. }) {
            return Cards::NONE;
        }
        let (cleared, uncleared) = self.stat_cards(table);
        match uncleared.is_empty() && cleared.len() > self.free_triage() {
            true => cleared,
            false => Cards::NONE,
        }
    }
}

/// What is due: uncleared stat cards fail, then cleared ones become triage cards, then the emergency area is resolved.
pub(crate) fn due(table: &Table, state: &State) -> Option<Step> {
    let (cleared, uncleared) = state.stat_cards(table);
    if let Some(card) = uncleared.iter().next() {
        return Some(Step::Fail(card));
    }
    match cleared.iter().next() {
        Some(_) if cleared.len() > state.free_triage() => None,
        Some(card) => Some(Step::Keep(card)),
        None => Some(Step::ResolveEmergencies),
    }
}

/// Checks whether the seat may take a cleared stat card into the triage area.
pub(crate) fn check_keep(
    table: &Table,
    state: &State,
    seat: Seat,
    card: Card,
) -> Result<(), Refusal> {
    check_waiting(table, state, seat, card)?;
    match state.free_triage() {
        0 => Err(Refusal::NoRoom),
        _ => Ok(()),
    }
}

/// Checks whether the seat may give up a cleared stat card.
pub(crate) fn check_drop(
    table: &Table,
    state: &State,
    seat: Seat,
    card: Card,
) -> Result<(), Refusal> {
    check_waiting(table, state, seat, card)?;
    match state.free_triage() {
        0 => Ok(()),
        _ => Err(Refusal::Room),
    }
}

fn check_waiting(table: &Table, state: &State, seat: Seat, card: Card) -> Result<(), Refusal> {
    office::check(state, seat)?;
    let waiting = state.waiting_for_room(table);
    match waiting.contains(card) {
        true => Ok(()),
        false if waiting.is_empty() => Err(Refusal::NoneWaits),
        false => Err(Refusal::NotCleared),
    }
}

impl<C: Chance, S: Sink<Event>> Play<'_, C, S> {
    /// Cleared emergency cards are discarded, dice on the others go back, and row 2 slides down.
    pub(crate) fn resolve_emergencies(&mut self) {
        for slot in SlotId::all() {
            if let Some(card) = self.state.slot(slot) {
                if self.state.is_cleared(self.table, card) {
                    self.emit(Event::Discarded(card));
                } else if self.state.on_cards[card.index()] != EMPTY {
                    self.emit(Event::Returned(card));
                }
            }
        }
        self.slide();
        self.emit(Event::CardsDone);
    }
}
