//! Defusing a bomb, choosing the next one, refilling the middle, fuse cards (F-33, F-40 to F-44, F-62).

use klaxon_core::chance::Address;
use klaxon_core::{Chance, Seat, Sink};

use super::chance;
use super::event::Event;
use super::play::Play;
use super::refusal::Refusal;
use super::state::{Ending, Held, State};
use super::table::Table;

/// May this seat choose this card? The slot it goes to (F-40).
pub(super) fn check_choice(
    table: &Table,
    state: &State,
    seat: Seat,
    card: u8,
) -> Result<usize, Refusal> {
    match state.choosing(table, seat) {
        None => Err(Refusal::NoChoiceOwed),
        Some(_) if !state.row.contains(&Some(card)) => Err(Refusal::NotInTheMiddle),
        // Who reveals a fuse card takes the bomb once it is dealt with.
        Some(_) if state.returning.is_some() && state.revealed.contains(seat) => {
            Err(Refusal::ReturnFirst)
        }
        Some(slot) => Ok(slot),
    }
}

/// May this seat reveal a fuse card (F-62)?
pub(super) fn check_reveal(table: &Table, state: &State, seat: Seat) -> Result<(), Refusal> {
    if !table.has_stacks() {
        Err(Refusal::NoStacks)
    } else if state.choosing(table, seat).is_none() {
        Err(Refusal::NoChoiceOwed)
    } else if state.revealed.contains(seat) {
        Err(Refusal::RevealedAlready)
    } else if state.deck_fuses == 0 {
        Err(Refusal::NoFuseCards)
    } else if state.returning.is_some() {
        Err(Refusal::ReturnFirst)
    } else {
        Ok(())
    }
}

impl<C: Chance, S: Sink<Event>> Play<'_, C, S> {
    /// A card whose last die stands is defused at once (F-33, F-40).
    pub(super) fn defuse_if_complete(&mut self, slot: u8) {
        let held = &self.state.slots[usize::from(slot)];
        let complete = held
            .card()
            .is_some_and(|card| self.table.mechanism(card).is_complete(&held.dice));
        if complete {
            self.emit(Event::Defused { slot });
            self.win_if_all_is_done();
        }
    }

    pub(super) fn choose(&mut self, seat: Seat, card: u8) -> Result<(), Refusal> {
        let slot = check_choice(self.table, self.state, seat, card)? as u8;
        self.emit(Event::Chosen { slot, card });
        self.win_if_all_is_done();
        Ok(())
    }

    pub(super) fn reveal(&mut self, seat: Seat) -> Result<(), Refusal> {
        check_reveal(self.table, self.state, seat)?;
        self.emit(Event::Revealed(seat));
        self.activate_fuse_card();
        Ok(())
    }

    /// The middle is empty, and at Insane nothing lies in front of anybody (F-50, F-51).
    fn win_if_all_is_done(&mut self) {
        let nothing_left = |held: Held| held == Held::Nothing;
        let slots = &self.state.slots;
        if self.state.middle_is_empty()
            && (!self.table.is_insane() || slots.iter().all(|slot| nothing_left(slot.card)))
        {
            self.end(Ending::Won);
        }
    }

    /// The next empty place of the middle gets its card, once all returns are made (F-40, F-41, F-44). The next card of
    /// a stack lies face up at once (F-62).
    pub(super) fn refill_goes_on(&mut self) -> bool {
        let waits = self.state.returning.is_some() && !self.table.has_stacks();
        if self.state.refills == 0 || waits {
            return false;
        }
        let place = self.state.refills.trailing_zeros() as u8;
        self.draw_for(place);
        true
    }

    /// Draws a card for a place of the middle: a bomb to lie there, a fuse card to activate, or nothing.
    pub(super) fn draw_for(&mut self, place: u8) {
        let state = &*self.state;
        if self.table.has_stacks() {
            // A stack's next card is of the same value; the fuse cards lie apart.
            let left = state.deck_by_value[usize::from(place)];
            return match left {
                0 => self.emit(Event::LeftEmpty { place }),
                left => {
                    let at = chance::stack_card(place + 1, left);
                    self.lay_bomb(at, place, |value| value == place + 1);
                }
            };
        }
        let bombs = state.bombs_in_deck() as u32;
        let fuses = u32::from(state.deck_fuses);
        if bombs + fuses == 0 {
            return self.emit(Event::LeftEmpty { place });
        }
        let top = self
            .chance
            .roll(chance::deck_kind(state.draws), bombs + fuses);
        if top < bombs {
            self.lay_one_of_the_bombs(place, top);
        } else {
            self.activate_fuse_card();
        }
    }

    /// Draws a card for a place of the row while no fuse card is in the deck (F-15).
    pub(super) fn draw_bomb_for(&mut self, place: u8) {
        let bombs = self.state.bombs_in_deck() as u32;
        let top = self.chance.roll(chance::deck_kind(self.state.draws), bombs);
        self.lay_one_of_the_bombs(place, top);
    }

    /// Lays the n-th of the deck's bombs: any, or one of its value where the team chose them.
    fn lay_one_of_the_bombs(&mut self, place: u8, mut nth: u32) {
        let at = chance::deck_card(self.state.draws);
        if self.state.deck > 0 {
            return self.lay_bomb(at, place, |_| true);
        }
        for (value, &left) in (1..).zip(&self.state.deck_by_value) {
            let left = u32::from(left);
            if nth < left {
                return self.lay_bomb(at, place, |v| v == value);
            }
            nth -= left;
        }
    }

    fn lay_bomb(&mut self, at: Address, place: u8, fits: impl Fn(u8) -> bool) {
        let (table, unseen) = (self.table, self.state.unseen);
        let count = table.values.len() as u32;
        let card = self.chance.draw(at, count, |card| {
            unseen.contains(card as u8) && fits(table.value(card as u8))
        });
        self.emit(Event::Laid {
            place,
            card: card as u8,
        });
    }

    fn activate_fuse_card(&mut self) {
        let unseen = self.state.unseen_fuses;
        let at = chance::fuse_card(self.state.activated);
        let count = self.table.deck().fuse_cards.len() as u32;
        let fuse = self.chance.draw(at, count, |fuse| unseen >> fuse & 1 == 1);
        self.emit(Event::Activated(fuse as u8));
    }
}
