//! A source of chance that always says the same must not hang the deal (F-13, F-17).

use klaxon_core::chance::Address;
use klaxon_core::{Chance, Game};
use klaxon_fuse::game::state::State;
use klaxon_fuse::game::{Options, Table};
use klaxon_fuse::{Deck, Fuse};

/// Draws the first that can be drawn, and rolls nothing but the lowest.
struct Stubborn;

impl Chance for Stubborn {
    fn draw(&mut self, _: Address, universe: u32, member: impl Fn(u32) -> bool) -> u32 {
        (0..universe).find(|&one| member(one)).unwrap_or(0)
    }

    fn roll(&mut self, _: Address, _: u32) -> u32 {
        0
    }
}

/// A deck whose cheap cards come first, so few that the first player would take too many of them.
fn deck(cheap: usize) -> Deck {
    let mut deck = Deck::fuse();
    let (mut low, high): (Vec<_>, Vec<_>) = deck
        .bombs
        .into_iter()
        .partition(|bomb| bomb.card.value() < 3);
    low.truncate(cheap);
    low.extend(high);
    deck.bombs = low;
    deck
}

fn dealt(table: &Table) -> Vec<u8> {
    let mut state: State = Fuse::before(table);
    Fuse::start(table, &mut state, &mut Stubborn, &mut ());
    let cards = state.slots.iter().filter_map(|slot| slot.card());
    cards.map(|card| table.value(card)).collect()
}

#[test]
fn hands_suit_even_if_chance_never_changes() {
    let options = Options {
        deck: Some(deck(3)),
        difficulty: klaxon_fuse::game::options::Difficulty::Training,
        ..Options::new(3)
    };
    let table = Fuse::table(options).expect("good options");
    let values = dealt(&table);
    assert_eq!(values.len(), 6);
    for hand in values.chunks(2) {
        assert!(hand[0] < 3 || hand[1] < 3, "{values:?}");
    }
}

#[test]
fn a_solo_hand_has_three_values_even_if_chance_never_changes() {
    let table = Fuse::table(Options::new(1)).expect("good options");
    let mut values = dealt(&table);
    assert_eq!(values.len(), 4);
    values.sort_unstable();
    values.dedup();
    assert!(values.len() >= 3, "{values:?}");
}
