//! A position as one line of text: it survives being written and read, and no text makes the rules fall over.

mod said;
mod strange;
mod tables;

use std::path::Path;

use klaxon_core::position::{parse_position, position_text};
use klaxon_core::record::Record;
use klaxon_core::{Game, Kind};
use klaxon_fuse::Fuse;
use klaxon_fuse::game::{Event, Options, State, Table};

use self::tables::{Moment, play, tables};
use crate::by_hand::flaws;

fn text(table: &Table, state: &State) -> String {
    let text = position_text::<Fuse>(table, state);
    assert!(!text.contains('\n'), "{text:?}");
    text
}

/// The length of its text.
fn survives(table: &Table, state: &State) -> usize {
    let text = text(table, state);
    let read = parse_position::<Fuse>(table, &text);
    assert_eq!(read.as_ref(), Ok(state), "{text}");
    for follows in ["; bag ", "; draws ", "; rolled-again "] {
        assert!(!text.contains(follows), "{text}");
    }
    text.len()
}

/// Between two events of one action a complete card is about to be defused, and a player whose dice fell is about to owe
/// nothing: nobody ever finds the table like this. What else there is between events survives too.
fn survives_between(table: &Table, state: &State) {
    let text = text(table, state);
    match flaws::<Fuse>(table, &text) {
        None => drop(survives(table, state)),
        Some(flaws) => {
            let passing = ["scenario-complete", "position-owes-nothing"];
            let only = flaws.iter().all(|flaw| passing.contains(flaw));
            assert!(only, "{flaws:?}: {text}");
        }
    }
}

/// Facts that only a game with roles, sparks or a defuse step knows.
const OF_MODULES: [&str; 21] = [
    "role-dealt",
    "shuffled-back",
    "named",
    "used",
    "turned",
    "flipped",
    "painted",
    "unpainted",
    "spared",
    "cleared",
    "distributed",
    "stopped",
    "face-down",
    "sparked",
    "sparks-turned",
    "sparkless",
    "left-over",
    "six-rolled",
    "six-done",
    "roles-off",
    "role-on",
];

#[test]
fn every_position_of_a_game_survives() {
    let (mut positions, mut longest) = (0, 0);
    let mut kinds = Vec::new();
    for (seed, table) in tables().iter().enumerate() {
        for game in 0..3 {
            let events = play(table, 100 * game + seed as u64, |state, moment| {
                positions += 1;
                match moment {
                    Moment::Between => survives_between(table, state),
                    Moment::Settled => longest = longest.max(survives(table, state)),
                }
            });
            kinds.extend(events.into_iter().map(Kind::kind));
        }
    }
    println!("{positions} positions, the longest has {longest} characters");
    // A die that falls while its owner owes one is rare.
    for kind in Event::KINDS.iter().filter(|kind| **kind != "excused") {
        let expected = !OF_MODULES.contains(kind);
        assert_eq!(kinds.contains(kind), expected, "{kind}");
    }
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
            play(&table, seed, |state, _| {
                lengths.push(text(&table, state).len());
            });
        }
        lengths.sort_unstable();
        let (median, longest) = (lengths[lengths.len() / 2], lengths[lengths.len() - 1]);
        println!("{players} players: {median} characters in the median, {longest} at most");
        assert!(longest < 420, "{players} players: {longest} characters");
    }
}
