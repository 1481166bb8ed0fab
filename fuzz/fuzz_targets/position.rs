//! Any text is a position of a game or none; whatever is one can be played on.
#![no_main]

use std::sync::LazyLock;

use klaxon_core::chance::Seeded;
use klaxon_core::position::{parse_position, position_text};
use klaxon_core::{Game, Seat, Time, Viewer, setup};
use klaxon_games::{Catalogued, Visitor, names, visit};
use libfuzzer_sys::fuzz_target;

/// Tries a text at one table.
type Try = Box<dyn Fn(&str) + Send + Sync>;

/// A table of each game, made once.
static GAMES: LazyLock<Vec<Try>> = LazyLock::new(|| {
    let names = names();
    let games = names.iter().filter_map(|name| visit(name, Prepare));
    games.collect()
});

struct Prepare;

impl Visitor for Prepare {
    type Answer = Try;

    fn visit<G: Catalogued>(self, name: &str) -> Try {
        let table = setup::table::<G>(name, &[]).expect("the usual game");
        Box::new(move |text| play_on::<G>(&table, text))
    }
}

fn play_on<G: Game>(table: &G::Table, text: &str) {
    let Ok(position) = parse_position::<G>(table, text) else {
        return;
    };
    assert_eq!(position_text::<G>(table, &position), text);
    let now = Time::seconds(1);
    for seat in Seat::all(G::seats(table)) {
        let view = G::view(table, &position, Viewer::Seat(seat));
        let told = position_text::<G>(table, &view);
        assert_eq!(
            parse_position::<G>(table, &told).as_ref(),
            Ok(&view),
            "{told}"
        );
        let mut actions = Vec::new();
        G::legal(table, &position, seat, &mut |one| actions.push(one.action));
        for action in actions {
            let mut state = position.clone();
            let mut chance = Seeded::from_number(1);
            let _ = G::act(table, &mut state, seat, action, now, &mut chance, &mut ());
        }
        let _ = G::fallback(table, &position, seat);
    }
    let mut state = position;
    G::tick(
        table,
        &mut state,
        Time::seconds(30),
        &mut Seeded::from_number(1),
        &mut (),
    );
    G::outcome(table, &state);
}

fuzz_target!(|text: &str| {
    GAMES.iter().for_each(|game| game(text));
});
