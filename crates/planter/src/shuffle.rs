//! A shuffled pile: no order is kept, so any card may come next.

use klaxon_core::Chance;
use klaxon_core::chance::Address;

use crate::card::Card;
use crate::pile::Pile;

/// Every card of the box, extra cards too: its kind, and how many of the kind come before it.
const CARDS: [(Card, u8); 136] = {
    let mut cards = [(Card::Three, 0); 136];
    let mut next = 0;
    let mut kind = 0;
    while kind < Card::COUNT {
        let card = Card::ALL[kind];
        let mut before = 0;
        while before < card.copies(true) {
            cards[next] = (card, before);
            next += 1;
            before += 1;
        }
        kind += 1;
    }
    cards
};

/// Any card of a pile, each as likely as the other; only such as `wanted`, of which there must be one.
pub(crate) fn any_card(
    chance: &mut impl Chance,
    at: Address,
    pile: &Pile,
    wanted: impl Fn(Card) -> bool,
) -> Card {
    let there = |one: u32| {
        let (card, before) = CARDS[one as usize];
        before < pile.count(card) && wanted(card)
    };
    let drawn = chance.draw(at, CARDS.len() as u32, there);
    CARDS[drawn as usize % CARDS.len()].0
}

/// Which numbers mean this card when chance draws: for scripts of chance.
pub fn numbers_of(card: Card) -> impl Iterator<Item = u32> {
    (0..CARDS.len() as u32).filter(move |&one| CARDS[one as usize].0 == card)
}
