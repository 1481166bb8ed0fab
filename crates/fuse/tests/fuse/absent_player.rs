//! What is done for a player who is away: the mildest choice, and never a die taken.

use klaxon_core::chance::Seeded;
use klaxon_core::{Game, Seat};
use klaxon_fuse::Fuse;
use klaxon_fuse::game::options::{Composition, Layout};
use klaxon_fuse::game::slot::{Letter, SpaceId};
use klaxon_fuse::game::state::State;
use klaxon_fuse::game::{Action, Options, Table};

use crate::by_hand::{card, said};

fn table(layout: Layout) -> Table {
    let options = Options {
        layout,
        ..Options::new(2)
    };
    Fuse::table(options).expect("good options")
}

fn dealt(table: &Table) -> State {
    let mut state = Fuse::before(table);
    Fuse::start(table, &mut state, &mut Seeded::from_number(3), &mut ());
    state
}

#[test]
fn the_bag_holder_rolls_and_nobody_waits_for_the_other() {
    let table = table(Layout::Standard);
    let state = dealt(&table);
    assert_eq!(Fuse::fallback(&table, &state, Seat(0)), Some(Action::Roll));
    assert_eq!(Fuse::fallback(&table, &state, Seat(1)), None);
}

#[test]
fn who_could_take_a_die_passes() {
    let table = table(Layout::Standard);
    let text = "turn 1; holder 1; phase distributing; tray R4; 1a 3b - - -; deck 9";
    let state: State = said(&table, text);
    assert_eq!(Fuse::fallback(&table, &state, Seat(0)), Some(Action::Pass));
    assert_eq!(Fuse::fallback(&table, &state, Seat(1)), None);
}

#[test]
fn an_unused_die_is_rolled_again() {
    let table = table(Layout::Standard);
    let text = "turn 1; holder 1; phase unused; tray R4; deck 9";
    let state: State = said(&table, text);
    let die = "R4".parse().unwrap();
    assert_eq!(
        Fuse::fallback(&table, &state, Seat(1)),
        Some(Action::Reroll(die))
    );
}

#[test]
fn a_die_is_returned_from_the_card_with_the_fewest() {
    let table = table(Layout::Standard);
    let text = "turn 1; holder 1; phase distributing; returning fuse R owes 2; 2a 4d R1 R2 - -; 2b 3b R4 - -; deck 9";
    let state: State = said(&table, text);
    let returned = Action::Return {
        card: Letter(1),
        space: SpaceId(0),
    };
    assert_eq!(Fuse::fallback(&table, &state, Seat(1)), Some(returned));
}

#[test]
fn the_cheapest_card_is_chosen() {
    let table = table(Layout::Standard);
    let text = "turn 1; holder 1; phase rolling; 2b choice; row 4a 2c 1d 3a; deck 9";
    let state: State = said(&table, text);
    let cheapest = Action::Choose(card(&table, "1d"));
    assert_eq!(Fuse::fallback(&table, &state, Seat(1)), Some(cheapest));
}

#[test]
fn the_easiest_deck_is_made_up() {
    let table = table(Layout::SingleDeck(Composition::AfterTheDeal));
    let state = dealt(&table);
    let Some(Action::Compose(counts)) = Fuse::fallback(&table, &state, Seat(1)) else {
        panic!("somebody has to choose the deck");
    };
    let mut legal = Vec::new();
    Fuse::legal(&table, &state, Seat(1), &mut |one| legal.push(one.action));
    let points = |counts: [u8; 6]| {
        counts
            .iter()
            .zip(1..)
            .map(|(&n, v)| u32::from(n) * v)
            .sum::<u32>()
    };
    let least = legal.iter().map(|action| match action {
        Action::Compose(counts) => points(*counts),
        other => panic!("{other:?}"),
    });
    assert_eq!(Some(points(counts)), least.min());
}
