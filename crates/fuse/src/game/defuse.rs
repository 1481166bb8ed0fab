//! Defusing a bomb, choosing the next one, refilling the middle, fuse cards (F-33, F-40 to F-44, F-62, C-28, C-45).

use klaxon_core::chance::Address;
use klaxon_core::{Chance, Seat, Sink};

use super::chance;
use super::edition::Edition;
use super::event::{At, Event};
use super::play::Play;
use super::refusal::Refusal;
use super::state::{Ending, Held, Slot, State};
use super::table::Table;

/// May this seat choose this card? The slot it goes to (F-40).
pub(super) fn check_choice<E: Edition>(
    table: &Table,
    state: &State<E>,
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
pub(super) fn check_reveal<E: Edition>(
    table: &Table,
    state: &State<E>,
    seat: Seat,
) -> Result<(), Refusal> {
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

impl<E: Edition, C: Chance, S: Sink<Event>> Play<'_, E, C, S> {
    /// A card whose last die stands is defused at once (F-33, F-40), unless there is a step for it (C-27).
    pub(super) fn defuse_if_complete(&mut self, at: At) {
        let held = &self.state.slots[usize::from(at.slot)];
        let complete = held
            .card()
            .is_some_and(|card| self.table.mechanism(card).is_complete(&held.dice));
        if complete && !E::modules(self.table).defuse_step {
            self.emit(Event::Defused { at });
            self.win_if_all_is_done();
        }
    }

    pub(super) fn choose(&mut self, seat: Seat, card: u8) -> Result<(), Refusal> {
        let slot = check_choice(self.table, self.state, seat, card)? as u8;
        let at = At { seat, slot };
        self.emit(Event::Chosen { at, card });
        self.win_if_all_is_done();
        Ok(())
    }

    pub(super) fn reveal(&mut self, seat: Seat) -> Result<(), Refusal> {
        check_reveal(self.table, self.state, seat)?;
        self.emit(Event::Revealed(seat));
        self.activate_fuse_card();
        Ok(())
    }

    /// The middle is empty, no spark is in play, and at Insane nothing lies in front of anybody (F-50, F-51, C-55, C-56).
    pub(super) fn win_if_all_is_done(&mut self) {
        let nothing_left = |slot: &Slot| slot.card == Held::Nothing;
        let state = &*self.state;
        if state.middle_is_empty()
            && state.extras().all_sparks() == 0
            && (!self.table.is_insane() || state.slots.as_ref().iter().all(nothing_left))
        {
            if E::modules(self.table).defuse_step {
                self.defuse_what_is_complete();
            }
            self.end(Ending::Won);
        }
    }

    /// The next empty place of the middle gets its card, once all returns are made (F-40, F-41, F-44). The next card of
    /// a stack lies face up at once (F-62).
    pub(super) fn refill_goes_on(&mut self) -> bool {
        let waits = self.state.is_held_up() && !self.table.has_stacks();
        if self.state.refills == 0 || waits {
            return false;
        }
        let place = self.state.refills.trailing_zeros() as u8;
        self.draw_for(place);
        true
    }

    /// Draws a card for a place of the middle: a bomb to lie there, a fuse card to activate, or nothing.
    pub(super) fn draw_for(&mut self, place: u8) {
        let (table, state) = (self.table, &*self.state);
        if table.has_stacks() {
            // A stack's next card is of the same value; the fuse cards lie apart.
            let left = state.deck_by_value[usize::from(place)];
            return match left {
                0 => self.emit(Event::LeftEmpty { place }),
                left => {
                    let at = chance::stack_card(place + 1, left);
                    self.lay_bomb(at, place, |card| table.value(card) == place + 1);
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
        let table = self.table;
        let at = chance::deck_card(self.state.draws);
        if self.state.deck > 0 {
            // Some may be in the deck for sure: they were seen when they were shuffled back (C-12).
            let sure = self.state.extras().sure;
            if sure.is_empty() {
                return self.lay_bomb(at, place, |_| true);
            }
            let is_sure = nth < sure.len() as u32;
            return self.lay_bomb(at, place, |card| sure.contains(card) == is_sure);
        }
        for (value, &left) in (1..).zip(&self.state.deck_by_value) {
            let left = u32::from(left);
            if nth < left {
                return self.lay_bomb(at, place, |card| table.value(card) == value);
            }
            nth -= left;
        }
    }

    fn lay_bomb(&mut self, at: Address, place: u8, fits: impl Fn(u8) -> bool) {
        let (table, unseen) = (self.table, self.state.unseen);
        let count = table.values.len() as u32;
        let card = self.chance.draw(at, count, |card| {
            unseen.contains(card as u8) && fits(card as u8)
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
        self.fuse_takes_effect(self.table.fuse_card(fuse as u8));
    }
}
