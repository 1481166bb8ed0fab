//! What is done for a player who is away: the mildest choice, and never a die taken.

use klaxon_core::chance::Seeded;
use klaxon_core::{Game, Seat};
use klaxon_fuse::Fuse;
use klaxon_fuse::card::Filling;
use klaxon_fuse::game::options::{Composition, Layout};
use klaxon_fuse::game::state::{Cause, Held, Phase, Returning, State};
use klaxon_fuse::game::{Action, Options, Table};

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

fn card(table: &Table, name: &str) -> u8 {
    let bombs = &table.deck().bombs;
    bombs.iter().position(|bomb| bomb.id == name).expect(name) as u8
}

fn filling(dice: &str) -> Filling {
    let mut filling = Filling::EMPTY;
    for (space, die) in dice.split(' ').enumerate() {
        if let Ok(face) = die.parse() {
            filling.put(space, face);
        }
    }
    filling
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
    let mut state = dealt(&table);
    state.put(&table, 0, card(&table, "3b"), Filling::EMPTY);
    state.tray.add("R4".parse().unwrap());
    state.phase = Phase::Distributing;
    assert_eq!(Fuse::fallback(&table, &state, Seat(0)), Some(Action::Pass));
}

#[test]
fn an_unused_die_is_rolled_again() {
    let table = table(Layout::Standard);
    let mut state = dealt(&table);
    let die = "R4".parse().unwrap();
    state.tray.add(die);
    state.phase = Phase::Unused;
    assert_eq!(
        Fuse::fallback(&table, &state, Seat(1)),
        Some(Action::Reroll(die))
    );
}

#[test]
fn a_die_is_returned_from_the_card_with_the_fewest() {
    let table = table(Layout::Standard);
    let mut state = dealt(&table);
    state.put(&table, 2, card(&table, "4d"), filling("R1 R2 - -"));
    state.put(&table, 3, card(&table, "3b"), filling("R4 - -"));
    state.returning = Some(Returning {
        cause: Cause::Fuse("R".parse().unwrap()),
        owing: [Seat(1)].into_iter().collect(),
    });
    let returned = Action::Return { card: 1, space: 0 };
    assert_eq!(Fuse::fallback(&table, &state, Seat(1)), Some(returned));
}

#[test]
fn the_cheapest_card_is_chosen() {
    let table = table(Layout::Standard);
    let mut state = dealt(&table);
    state.slots[3].card = Held::Choice;
    state.row = [Some("4a"), Some("2c"), Some("1d"), Some("3a"), None, None]
        .map(|name| name.map(|name| card(&table, name)));
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
