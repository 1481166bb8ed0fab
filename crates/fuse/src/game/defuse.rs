//! Defusing a bomb, choosing the next one, refilling the middle, fuse cards (F-33, F-40 to F-44, F-62, C-28, C-45).

use klaxon_core::chance::Address;
use klaxon_core::{Chance, Seat, Sink};

use super::card_id::CardId;
use super::chance;
use super::edition::Edition;
use super::event::Event;
use super::play::Play;
use super::refusal::Refusal;
use super::slot::{At, SlotId};
use super::state::{Cause, State};
use super::table::Table;
use crate::fuse_card::FuseCard;

/// Checks that this seat may choose this card. Returns the slot it goes to (F-40).
pub(super) fn check_choice<E: Edition>(
    table: &Table,
    state: &State<E>,
    seat: Seat,
    card: CardId,
) -> Result<SlotId, Refusal> {
    match state.choosing(table, seat) {
        None => Err(Refusal::NoChoiceOwed),
        Some(_) if !state.row.contains(&Some(card)) => Err(Refusal::NotInTheMiddle),
        // A player who reveals a fuse card takes the bomb once it is dealt with.
        Some(_) if state.revealed.contains(seat) && state.returning.is_some() => {
            Err(Refusal::ReturnFirst)
        }
        Some(_) if state.revealed.contains(seat) && state.extras().sixes.is_some() => {
            Err(Refusal::SixFirst)
        }
        Some(slot) => Ok(slot),
    }
}

/// Checks that this seat may reveal a fuse card (F-62).
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
    } else if state.extras().sixes.is_some() {
        Err(Refusal::SixFirst)
    } else {
        Ok(())
    }
}

impl<E: Edition, C: Chance, S: Sink<Event>> Play<'_, E, C, S> {
    /// A card whose last die stands is defused at once (F-33, F-40), unless there is a step for it (C-27).
    #[inline]
    pub(super) fn defuse_if_complete(&mut self, at: At) {
        if !self.table.defuse_step && self.state.is_complete(self.table, at.slot) {
            self.defuse_slot(at.slot);
        }
    }

    /// A card is defused. For a bomb its owner chooses the next one, if there is one (F-40, F-44), and their role works
    /// again (C-49).
    pub(super) fn defuse_slot(&mut self, slot: SlotId) {
        let at = self.state.at(self.table, slot);
        let is_bomb = self.table.spark_place(slot).is_none();
        self.emit(Event::Defused { at });
        if is_bomb && self.state.extras().roles_off.contains(at.seat) {
            self.emit(Event::RoleOn(at.seat));
        }
        if is_bomb && !self.state.middle_is_empty() {
            self.emit(Event::Choosing { at });
        }
    }

    pub(super) fn choose(&mut self, seat: Seat, card: CardId) -> Result<(), Refusal> {
        let slot = check_choice(self.table, self.state, seat, card)?;
        let at = At { seat, slot };
        self.emit(Event::Chosen { at, card });
        Ok(())
    }

    pub(super) fn reveal(&mut self, seat: Seat) -> Result<(), Refusal> {
        check_reveal(self.table, self.state, seat)?;
        self.emit(Event::Revealed(seat));
        self.activate_fuse_card();
        Ok(())
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

    fn lay_bomb(&mut self, at: Address, place: u8, fits: impl Fn(CardId) -> bool) {
        let (table, unseen) = (self.table, self.state.unseen);
        let count = table.values.len() as u32;
        let card = self.chance.draw(at, count, |card| {
            unseen.contains(CardId(card as u8)) && fits(CardId(card as u8))
        });
        self.emit(Event::Laid {
            place,
            card: CardId(card as u8),
        });
    }

    /// A fuse card comes up: everybody who can returns a die (F-42), or what else it says happens (C-48 to C-50).
    pub(super) fn activate_fuse_card(&mut self) {
        let unseen = self.state.unseen_fuses;
        let at = chance::fuse_card(self.state.activated);
        let count = self.table.deck().fuse_cards.len() as u32;
        let fuse = self.chance.draw(at, count, |fuse| unseen >> fuse & 1 == 1) as u8;
        let card = self.table.fuse_card(fuse);
        let owing = match card {
            FuseCard::Return(_) => self.able_to_return(Cause::Fuse(card)),
            FuseCard::Six => self.rollers_for_a_six(),
            FuseCard::Spark | FuseCard::RolesOff => klaxon_core::Seats::NONE,
        };
        self.emit(Event::Activated { fuse, owing });
        self.fuse_takes_effect(card);
    }
}
