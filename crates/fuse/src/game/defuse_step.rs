//! The defuse step of Countdown, and what ends a turn there (C-27 to C-32, C-55 to C-57).

use klaxon_core::{Chance, Seat, Sink};

use super::edition::Edition;
use super::event::Event;
use super::play::Play;
use super::refusal::Refusal;
use super::state::{Phase, State};
use super::table::Table;

/// With so few players a complete card may be defused at once (C-27).
const EARLY: usize = 2;

/// Is it a time at which complete cards may be defused (C-27)?
pub(super) fn is_time<E: Edition>(table: &Table, state: &State<E>) -> bool {
    let early = state.phase == Phase::Distributing && table.players() <= EARLY;
    E::modules(table).defuse_step && (state.phase == Phase::Defusing || early)
}

/// May this seat defuse this card now (C-27)? Its slot.
pub(super) fn check<E: Edition>(
    table: &Table,
    state: &State<E>,
    seat: Seat,
    card: u8,
) -> Result<usize, Refusal> {
    let slot = state
        .own_slot(table, seat, card)
        .filter(|slot| state.slots[*slot].card().is_some())
        .ok_or(Refusal::NoCard)?;
    if state.slots[slot].sways.is_some() {
        return Err(Refusal::StillSways);
    } else if !state.is_complete(table, slot) {
        return Err(Refusal::NotComplete);
    } else if state.returning.is_some() {
        return Err(Refusal::ReturnFirst);
    } else if state.extras().sixes.is_some() {
        return Err(Refusal::SixFirst);
    } else if !is_time(table, state) {
        return Err(Refusal::NotYetDefused);
    }
    match table.seats().find(|&s| state.choosing(table, s).is_some()) {
        Some(chooser) if chooser == seat => Err(Refusal::ChooseFirst),
        Some(chooser) => Err(Refusal::AnotherChooses(chooser)),
        None => Ok(slot),
    }
}

/// Could this seat defuse a bomb before the distribution ends, so that the next one takes a die (C-27)?
pub(super) fn could_make_room<E: Edition>(table: &Table, state: &State<E>, seat: Seat) -> bool {
    E::modules(table).defuse_step
        && table.players() <= EARLY
        && !state.middle_is_empty()
        && table
            .slots_of(seat)
            .any(|slot| state.is_complete(table, slot))
}

/// The slots of all complete cards.
fn complete_cards<E: Edition>(table: &Table, state: &State<E>) -> impl Iterator<Item = usize> {
    let cards = table.seats().flat_map(|seat| state.cards_of(table, seat));
    cards.filter(|slot| state.is_complete(table, *slot))
}

impl<E: Edition, C: Chance, S: Sink<Event>> Play<'_, E, C, S> {
    pub(super) fn defuse(&mut self, seat: Seat, card: u8) -> Result<(), Refusal> {
        let slot = check(self.table, self.state, seat, card)?;
        self.defuse_slot(slot);
        Ok(())
    }

    pub(super) fn defuse_slot(&mut self, slot: usize) {
        let at = self.state.at(self.table, slot);
        self.emit(Event::Defused { at });
        self.win_if_all_is_done();
    }

    /// A lone complete card is defused; with several, their owners say which comes first; with none, the turn ends.
    pub(super) fn defuse_step_goes_on(&mut self) -> bool {
        let (table, state) = (self.table, &*self.state);
        let choosing = |seat| state.choosing(table, seat).is_some();
        let pending = state.is_held_up() || state.refills != 0 || table.seats().any(choosing);
        if state.phase != Phase::Defusing || pending {
            return false;
        }
        let (first, second) = {
            let mut complete = complete_cards(table, state);
            (complete.next(), complete.next())
        };
        match (first, second) {
            (None, _) => self.end_of_turn(),
            (Some(slot), None) => self.defuse_slot(slot),
            (Some(_), Some(_)) => return false,
        }
        true
    }

    /// The defuse step is over: perhaps the bombs are turned face down, sparks are drawn, the bag passes to the left
    /// (C-30, C-32, C-55).
    fn end_of_turn(&mut self) {
        self.win_if_all_is_done();
        if self.state.end.is_some() {
            return;
        }
        let played_on = self.state.extras().face_down;
        if self.state.middle_is_empty() && !self.table.is_insane() && !played_on {
            self.emit(Event::FaceDown);
        }
        self.draw_sparks(played_on);
        self.begin_turn(self.state.holder.left(self.table.players()));
    }

    /// All cards that are complete when the team wins still count (C-57).
    pub(super) fn defuse_what_is_complete(&mut self) {
        loop {
            let Some(slot) = complete_cards(self.table, self.state).next() else {
                return;
            };
            let at = self.state.at(self.table, slot);
            self.emit(Event::Defused { at });
        }
    }
}
