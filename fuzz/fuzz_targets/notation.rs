//! Any text is an action, an event, or neither; what is one prints and parses back. Any lines are options, or told what is
//! wrong with them.
#![no_main]

use std::sync::LazyLock;

use klaxon_core::{Game, setup};
use klaxon_games::{Catalogued, Visitor, names, visit};
use libfuzzer_sys::fuzz_target;

/// Tries a text in one game.
type Try = Box<dyn Fn(&str) + Send + Sync>;

/// The names of all games, and a table of each, made once.
static GAMES: LazyLock<(Vec<String>, Vec<Try>)> = LazyLock::new(|| {
    let names = names();
    let games = names.iter().filter_map(|name| visit(name, Prepare));
    (names.clone(), games.collect())
});

struct Prepare;

impl Visitor for Prepare {
    type Answer = Try;

    fn visit<G: Catalogued>(self, name: &str) -> Try {
        let table = setup::table::<G>(name, &[]).expect("the usual game");
        Box::new(move |text| check::<G>(&table, text))
    }
}

fn check<G: Game>(table: &G::Table, text: &str) {
    if let Some(action) = G::parse_action(table, text) {
        assert_eq!(G::action_text(table, &action), text);
    }
    if let Some(event) = G::parse_event(table, text) {
        let printed = G::event_text(table, &event);
        assert_eq!(G::parse_event(table, &printed), Some(event));
    }
}

struct Options<'a>(&'a [&'a str]);

impl Visitor for Options<'_> {
    type Answer = ();

    fn visit<G: Catalogued>(self, name: &str) {
        match setup::table::<G>(name, self.0) {
            Ok(table) => {
                let printed = G::options_text(&table);
                let lines: Vec<&str> = printed.iter().map(String::as_str).collect();
                let again = setup::table::<G>(name, &lines).expect("printed options");
                assert_eq!(G::options_text(&again), printed);
            }
            Err(wrong) => {
                let lines = self.0.len();
                assert!(
                    wrong
                        .iter()
                        .all(|wrong| wrong.line.is_none_or(|line| line < lines))
                );
            }
        }
    }
}

fuzz_target!(|text: &str| {
    let (names, games) = &*GAMES;
    games.iter().for_each(|game| game(text));
    // A table takes longer to make: one of the games is tried.
    let lines: Vec<&str> = text.lines().collect();
    let name = &names[text.len() % names.len()];
    visit(name, Options(&lines)).expect("a game of the catalogue");
});
