//! Chance is addressed: what one player chooses does not change what is drawn or rolled elsewhere.

use klaxon_core::chance::Seeded;
use klaxon_core::{Game, Seat, Time};
use klaxon_fuse::Fuse;
use klaxon_fuse::game::card_id::CardId;
use klaxon_fuse::game::options::{Composition, Layout};
use klaxon_fuse::game::slot::Held;
use klaxon_fuse::game::state::{Phase, State};
use klaxon_fuse::game::{Action, Event, Options, Table};

use crate::by_hand::changed;

fn start(layout: Layout, seed: u64) -> (Table, State, Seeded) {
    let options = Options {
        layout,
        ..Options::new(3)
    };
    let table = Fuse::table(options).expect("good options");
    let mut chance = Seeded::from_number(seed);
    let mut state = Fuse::before(&table);
    Fuse::start(&table, &mut state, &mut chance, &mut ());
    (table, state, chance)
}

/// The same position, where the first player has to choose a card.
fn choosing(table: &Table, state: &State) -> State {
    changed(table, state, |parts| parts.slots[0].card = Held::Choice)
}

/// The first player takes a card from this place of the middle; what lies there then.
fn take(table: &Table, state: &mut State, chance: &mut Seeded, place: usize) -> Option<CardId> {
    *state = choosing(table, state);
    let card = state.row[place].expect("a card");
    let action = Action::Choose(card);
    let result = Fuse::act(table, state, Seat(0), action, Time::ZERO, chance, &mut ());
    assert_eq!(result, Ok(()));
    state.row[place]
}

#[test]
fn a_stack_has_its_order_whatever_is_taken_from_others() {
    let counts = Composition::Chosen([4, 4, 6, 7, 0, 0]);
    let (table, state, mut chance) = start(Layout::Stacks(counts), 4);
    let (mut one, mut other) = (state, state);
    let low_first = [0, 0, 3, 3].map(|place| take(&table, &mut one, &mut chance, place));
    let high_first = [3, 3, 0, 0].map(|place| take(&table, &mut other, &mut chance, place));
    assert_eq!(low_first[..2], high_first[2..]);
    assert_eq!(low_first[2..], high_first[..2]);
}

#[test]
fn a_revealed_fuse_card_shifts_no_bomb() {
    let counts = Composition::Chosen([4, 4, 6, 7, 0, 0]);
    let (table, state, mut chance) = start(Layout::Stacks(counts), 5);
    let (mut quiet, mut loud) = (state, choosing(&table, &state));
    let revealed = Fuse::act(
        &table,
        &mut loud,
        Seat(0),
        Action::Reveal,
        Time::ZERO,
        &mut chance,
        &mut (),
    );
    assert_eq!((revealed, loud.activated), (Ok(()), 1));
    assert_eq!(
        take(&table, &mut quiet, &mut chance, 2),
        take(&table, &mut loud, &mut chance, 2)
    );
}

#[test]
fn the_deck_comes_in_the_same_order_whatever_is_chosen() {
    let (table, state, mut chance) = start(Layout::Standard, 6);
    let state = changed(&table, &state, |parts| parts.deck_fuses = 0);
    let (mut one, mut other) = (state, state);
    let first = [0, 1, 2].map(|place| take(&table, &mut one, &mut chance, place));
    let second = [4, 0, 3].map(|place| take(&table, &mut other, &mut chance, place));
    assert_eq!(first, second);
}

/// The numbers of a roll do not depend on whether dice were rolled again before.
#[test]
fn an_extra_roll_shifts_nothing() {
    let (table, state, mut chance) = start(Layout::Standard, 7);
    let mut rolled = |rolls_again: bool| {
        let die = "R4".parse().expect("a die");
        let mut state = changed(&table, &state, |parts| {
            parts.turn = 1;
            parts.phase = Phase::Unused;
            if rolls_again {
                parts.tray.add(die);
            }
        });
        if rolls_again {
            let action = Action::Reroll(die);
            let result = Fuse::act(
                &table,
                &mut state,
                Seat(0),
                action,
                Time::ZERO,
                &mut chance,
                &mut (),
            );
            assert_eq!(result, Ok(()));
        } else {
            Fuse::apply(&table, &mut state, &Event::Turn(Seat(1)));
        }
        let mut events: Vec<Event> = Vec::new();
        let result = Fuse::act(
            &table,
            &mut state,
            Seat(1),
            Action::Roll,
            Time::ZERO,
            &mut chance,
            &mut events,
        );
        assert_eq!(result, Ok(()));
        events
    };
    assert_eq!(rolled(false), rolled(true));
}
