//! Dealing: roles, hands, row, deck (F-10 to F-17, F-60 to F-62, C-10 to C-15).

use klaxon_core::{Chance, Sink};

use super::card_id::CardId;
use super::card_set::CardSet;
use super::chance;
use super::edition::Edition;
use super::event::Event;
use super::options::{ByValue, Composition, Layout};
use super::play::Play;
use super::refusal::Refusal;
use super::slot::SlotId;
use super::state::{Phase, State};
use super::table::Table;
use crate::role::Role;

/// How many cards lie in the row (F-15).
const ROW: u8 = 5;
/// How many times hands are dealt anew before they are sorted by hand. With a source of chance that deserves the name it
/// does not happen; one that always says the same must not hang the game.
const DEALS: u32 = 100;

/// What is left of each value once the hands are dealt (F-60).
pub(super) fn left_by_value<E: Edition>(table: &Table, state: &State<E>) -> ByValue {
    table.count_by_value(state.unseen)
}

/// Checks that the deck may be made up like this now (F-60).
pub(super) fn check_composition<E: Edition>(
    table: &Table,
    state: &State<E>,
    counts: &ByValue,
) -> Result<(), Refusal> {
    if state.phase != Phase::Composing {
        return Err(Refusal::NotComposing);
    }
    let problems = table.composition_problems(counts, &left_by_value(table, state));
    match problems.first() {
        Some(&problem) => Err(Refusal::Composition(problem)),
        None => Ok(()),
    }
}

impl<E: Edition, C: Chance, S: Sink<Event>> Play<'_, E, C, S> {
    pub(super) fn start(&mut self) {
        self.deal_roles();
        self.deal_hands();
        match self.table.options().layout {
            Layout::Standard => {
                self.emit(Event::Decked(self.table.bombs() as u8));
                self.lay_middle_and_begin();
            }
            Layout::SingleDeck(Composition::Chosen(counts))
            | Layout::Stacks(Composition::Chosen(counts)) => {
                self.emit(Event::Composed(counts));
                self.lay_middle_and_begin();
            }
            Layout::SingleDeck(Composition::AfterTheDeal)
            | Layout::Stacks(Composition::AfterTheDeal) => self.emit(Event::Composing),
        }
    }

    pub(super) fn compose(&mut self, counts: &ByValue) -> Result<(), Refusal> {
        check_composition(self.table, self.state, counts)?;
        self.emit(Event::Composed(*counts));
        self.lay_middle_and_begin();
        Ok(())
    }

    /// The row of five, before any fuse card is shuffled in, or a card on each stack; then the clock starts.
    fn lay_middle_and_begin(&mut self) {
        if self.table.has_stacks() {
            for place in 0..6 {
                if self.state.deck_by_value[usize::from(place)] > 0 {
                    self.draw_for(place);
                }
            }
        } else {
            for place in 0..ROW {
                self.draw_bomb_for(place);
            }
        }
        self.emit(Event::Began(self.now));
        self.emit(Event::Turn(self.table.options().first));
    }

    /// A role for everybody: the one that was asked for, or one of those that nobody asked for (C-10).
    fn deal_roles(&mut self) {
        let table = self.table;
        if !table.has_roles {
            return;
        }
        let asked = &table.options().roles;
        for seat in table.seats() {
            let taken = |role: Role| {
                let dealt = self.state.extras().roles;
                dealt.contains(&Some(role)) || asked.contains(&Some(role))
            };
            let deck = &table.deck().roles;
            let role = match asked.get(seat.index()) {
                Some(Some(role)) => *role,
                _ => {
                    let at = chance::role(seat.index());
                    let count = deck.len() as u32;
                    deck[self.chance.draw(at, count, |i| !taken(deck[i as usize])) as usize]
                }
            };
            self.emit(Event::RoleDealt { seat, role });
        }
    }

    /// Hands by F-12 and F-13, or C-12: where the second card does not suit, another is dealt; where the cards run out,
    /// all hands are dealt anew (F-17).
    fn deal_hands(&mut self) {
        let (hands, rejected) = (0..DEALS)
            .find_map(|deal| self.hands(deal))
            .unwrap_or_else(|| (sorted_hands(self.table), CardSet::NONE));
        for (slot, card) in hands.into_iter().enumerate() {
            let at = self.state.at(self.table, SlotId(slot as u8));
            self.emit(Event::Dealt { at, card });
        }
        // Out of a deck that is formed already, everybody knows that they are still in it (C-12).
        for card in rejected.iter() {
            self.emit(Event::ShuffledBack(card));
        }
    }

    /// Hands, and the cards that are shuffled back into the deck when all have theirs: none where the deck is formed only
    /// then (F-14), because there each player's rejected cards can come to the next.
    fn hands(&mut self, deal: u32) -> Option<(Vec<CardId>, CardSet)> {
        let mut left = self.table.allowed;
        let mut shuffled_back = CardSet::NONE;
        let from_deck = self.table.rules().hands_in_deck();
        // The deck of C-11 may run out before the cards of the box do.
        let spare = match from_deck {
            true => left.len() - self.table.bombs() - self.table.hand() * self.table.players(),
            false => 0,
        };
        let mut hands = Vec::new();
        for _ in 0..self.table.players() {
            let mut hand: Vec<CardId> = Vec::new();
            let mut rejected = CardSet::default();
            let mut times = 0;
            while hand.len() < self.table.hand() || !suits(self.table, &hand) {
                if hand.len() == self.table.hand() {
                    let last = hand.remove(to_replace(self.table, &hand));
                    rejected.insert(last);
                }
                if left.len() <= spare {
                    return None;
                }
                let slot = hands.len() + hand.len();
                let at = chance::deal(deal, slot, times);
                let count = self.table.values.len() as u32;
                let card = self
                    .chance
                    .draw(at, count, |card| left.contains(CardId(card as u8)));
                let card = CardId(card as u8);
                left.remove(card);
                hand.push(card);
                times += 1;
            }
            rejected.iter().for_each(|card| match from_deck {
                true => shuffled_back.insert(card),
                false => left.insert(card),
            });
            hands.extend(hand);
        }
        Some((hands, shuffled_back))
    }
}

/// A first card of high value asks for a second of low value; a solo hand for three values (F-13, C-12).
pub(super) fn suits(table: &Table, hand: &[CardId]) -> bool {
    let value = |card: &CardId| table.value(*card);
    match hand {
        [first, second] => value(first).min(value(second)) <= table.rules().low_value(),
        hand => different(hand.iter().map(value)) >= 3,
    }
}

fn different(values: impl Iterator<Item = u8>) -> u32 {
    values.fold(0u8, |set, value| set | 1 << value).count_ones()
}

/// Which card of a hand that does not suit is replaced (F-17): the second; of a solo hand the last-dealt one that
/// shares its value with another.
fn to_replace(table: &Table, hand: &[CardId]) -> usize {
    let shares = |place: usize| {
        let others = hand.iter().enumerate().filter(|(other, _)| *other != place);
        let mut values = others.map(|(_, card)| table.value(*card));
        values.any(|value| value == table.value(hand[place]))
    };
    match hand.len() {
        4 => (0..4).rev().find(|&place| shares(place)).unwrap_or(3),
        length => length - 1,
    }
}

/// Hands that suit, without chance: the lowest cards first.
fn sorted_hands(table: &Table) -> Vec<CardId> {
    let mut cards: Vec<CardId> = table.allowed.iter().collect();
    klaxon_core::few::sort(&mut cards, |one, other| {
        table.value(*one) < table.value(*other)
    });
    if table.players() == 1 {
        let mut hand: Vec<CardId> = Vec::new();
        for value in 1..=6 {
            hand.extend(cards.iter().find(|card| table.value(**card) == value));
        }
        hand.extend(
            cards
                .iter()
                .filter(|card| !hand.contains(card))
                .copied()
                .collect::<Vec<_>>(),
        );
        hand.truncate(4);
        return hand;
    }
    let low = &cards[..table.players()];
    let rest = cards[table.players()..].iter();
    low.iter()
        .zip(rest)
        .flat_map(|(one, other)| [*one, *other])
        .collect()
}
