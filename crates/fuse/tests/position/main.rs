//! A position as one line of text: it survives being written and read, and no text makes the rules fall over.

mod said;
mod strange;
mod tables;

use std::path::Path;

use klaxon_core::Game;
use klaxon_core::conformance::Conforms;
use klaxon_core::record::Record;
use klaxon_fuse::Fuse;
use klaxon_fuse::game::{Options, State, Table};

use tables::{play, tables};

fn text(table: &Table, state: &State) -> String {
    let text = Fuse::position_text(table, state);
    assert!(!text.contains('\n'), "{text:?}");
    text
}

/// The length of its text.
fn survives(table: &Table, state: &State) -> usize {
    let text = text(table, state);
    let read = Fuse::parse_position(table, &text);
    assert_eq!(read.as_ref(), Some(state), "{text}");
    for follows in ["; bag ", "; draws ", "; rolled-again "] {
        assert!(!text.contains(follows), "{text}");
    }
    text.len()
}

#[test]
fn every_position_of_a_game_survives() {
    let (mut positions, mut longest) = (0, 0);
    let mut kinds = Vec::new();
    for (seed, table) in tables().iter().enumerate() {
        for game in 0..3 {
            let events = play(table, 100 * game + seed as u64, |state| {
                positions += 1;
                longest = longest.max(survives(table, state));
            });
            kinds.extend(events.iter().map(Fuse::event_kind));
        }
    }
    println!("{positions} positions, the longest has {longest} characters");
    kinds.sort_unstable();
    kinds.dedup();
    let missing = |kind: &&&str| !kinds.contains(*kind);
    let missing: Vec<_> = Fuse::EVENT_KINDS.iter().filter(missing).collect();
    assert!(missing.is_empty(), "never happened: {missing:?}");
}

#[test]
fn every_position_of_the_golden_games_survives() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../golden/fuse");
    let mut positions = 0;
    for file in std::fs::read_dir(folder).expect("golden games").flatten() {
        let record = std::fs::read_to_string(file.path()).expect("a record");
        let (table, record) = Record::<Fuse>::parse(&record).expect("a record");
        for state in record.positions(&table) {
            survives(&table, &state);
            positions += 1;
        }
    }
    assert!(positions > 1000, "only {positions} positions");
}

#[test]
fn a_usual_position_is_short() {
    for players in 1..=5 {
        let table = Fuse::table(Options::new(players)).expect("good options");
        let mut lengths = Vec::new();
        for seed in 0..40 {
            play(&table, seed, |state| {
                lengths.push(text(&table, state).len())
            });
        }
        lengths.sort_unstable();
        let (median, longest) = (lengths[lengths.len() / 2], lengths[lengths.len() - 1]);
        println!("{players} players: {median} characters in the median, {longest} at most");
        assert!(longest < 400, "{players} players: {longest} characters");
    }
}
