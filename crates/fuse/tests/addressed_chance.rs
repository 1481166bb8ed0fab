//! Chance is addressed: what one player chooses does not change what is drawn or rolled elsewhere.

use klaxon_core::chance::Seeded;
use klaxon_core::{Game, Seat, Time};
use klaxon_fuse::Fuse;
use klaxon_fuse::card::Filling;
use klaxon_fuse::game::options::{Composition, Layout};
use klaxon_fuse::game::state::{Held, Phase, State};
use klaxon_fuse::game::{Action, Event, Options, Table};

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

/// The first player takes a card from this place of the middle; what lies there then.
fn take(table: &Table, state: &mut State, chance: &mut Seeded, place: usize) -> Option<u8> {
    state.slots[0].card = Held::Choice;
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
    let (mut quiet, mut loud) = (state, state);
    loud.slots[0].card = Held::Choice;
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
    let (mut one, mut other) = (state, state);
    (one.deck_fuses, other.deck_fuses) = (0, 0);
    let first = [0, 1, 2].map(|place| take(&table, &mut one, &mut chance, place));
    let second = [4, 0, 3].map(|place| take(&table, &mut other, &mut chance, place));
    assert_eq!(first, second);
}

/// The numbers of a roll do not depend on whether dice were rolled again before.
#[test]
fn an_extra_roll_shifts_nothing() {
    let (table, state, mut chance) = start(Layout::Standard, 7);
    let mut rolled = |rolls_again: bool| {
        let mut state = state;
        for slot in 0..6 {
            let card = state.slots[slot].card().expect("a card");
            state.put(&table, slot, card, Filling::EMPTY);
        }
        state.turn = 1;
        state.phase = Phase::Unused;
        let die = "R4".parse().expect("a die");
        if rolls_again {
            state.bag.remove(klaxon_fuse::Face::colours(die));
            state.tray.add(die);
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
