//! A record that can't be read says which line and why.

use klaxon_core::record::Record;
use klaxon_fuse::Fuse;

const GAME: &str = include_str!("../../../../golden/fuse/standard-2.game");

fn fails(change: impl FnOnce(Vec<String>) -> Vec<String>, line: usize, key: &str) {
    let lines = GAME.lines().map(str::to_owned).collect();
    let text = change(lines).join("\n");
    let errors = Record::<Fuse>::parse(&text).err().unwrap_or_default();
    let found: Vec<_> = errors.iter().map(|e| (e.line, e.message.key)).collect();
    assert_eq!(found, [(line, key)]);
}

/// The same game with one line, counted from 1, written differently.
fn with(number: usize, new: &str) -> impl FnOnce(Vec<String>) -> Vec<String> {
    let new = new.to_owned();
    move |mut lines| {
        lines[number - 1] = new;
        lines
    }
}

/// Where the lines of the game begin, counted from 1.
fn first_line() -> usize {
    GAME.lines().position(str::is_empty).expect("a blank line") + 2
}

#[test]
fn the_header_is_checked() {
    fails(|_| Vec::new(), 1, "record-version");
    fails(with(1, "klaxon record 3"), 1, "record-version");
    fails(with(1, "klaxon record 1"), 1, "record-old-version");
    fails(with(2, "game chess"), 2, "record-game");
    fails(with(3, "seed 12"), 3, "record-seed");
    fails(with(4, "players 9"), 2, "fuse-problem-players");
    fails(with(4, "players +2"), 4, "fuse-option-players");
    fails(with(4, "player 2"), 4, "fuse-option-unknown");
    fails(with(5, "players 2"), 5, "fuse-option-twice");
    fails(with(5, "difficulty easy"), 5, "fuse-option-difficulty");
    fails(with(6, "layout piles"), 6, "fuse-option-layout");
    fails(with(7, "sixes perhaps"), 7, "fuse-option-yes-or-no");
    fails(with(8, "fuse-cards six"), 8, "fuse-option-fuse-cards");
    fails(with(9, "mistakes forgiven"), 9, "fuse-option-mistakes");
    fails(with(11, "clock long"), 11, "fuse-option-clock");
    fails(with(12, "first 0"), 12, "fuse-option-first");
    fails(with(14, "| dice 5 Q"), 14, "deck-expected-dice");
}

#[test]
fn every_line_of_the_game_is_checked() {
    let first = first_line();
    fails(
        with(first, "1 0:00 - start: turn 1"),
        first,
        "record-number",
    );
    fails(with(first, "0 0:00 - tick: turn 1"), first, "record-start");
    fails(
        with(first + 1, "1 soon 1 roll: rolled R4"),
        first + 1,
        "record-time",
    );
    fails(
        with(first + 1, "1 0:01 3 roll: rolled R4"),
        first + 1,
        "record-seat",
    );
    fails(
        with(first + 1, "1 0:01 x roll: rolled R4"),
        first + 1,
        "record-seat",
    );
    fails(with(first + 1, "1 0:01 1 roll"), first + 1, "record-colon");
    fails(
        with(first + 1, "1 0:01 1 fly: rolled R4"),
        first + 1,
        "record-action",
    );
    fails(
        with(first + 1, "1 0:01 1 roll: rolled R9"),
        first + 1,
        "record-event",
    );
    fails(
        with(first + 1, "1 9:01 1 roll: rolled R4"),
        first + 2,
        "record-time-runs-back",
    );
}

#[test]
fn a_record_that_tells_something_else_is_noticed() {
    let first = first_line();
    let mut lines: Vec<&str> = GAME.lines().collect();
    let (table, sound) = Record::<Fuse>::parse(GAME).expect("a golden game");
    let mut chance = klaxon_core::chance::Seeded::new(sound.header.seed.expect("a seed"));
    assert_eq!(sound.replay(&table, &mut chance), Ok(()));

    lines[first] = "1 0:00.950 2 roll: rolled R4";
    let (table, wrong) = Record::<Fuse>::parse(&lines.join("\n")).expect("readable");
    let difference = wrong
        .replay(&table, &mut chance)
        .expect_err("not the holder");
    assert_eq!((difference.line, difference.refused), (1, Some("F-20")));

    lines[first] = "1 0:00.950 1 roll: rolled R4";
    let (table, wrong) = Record::<Fuse>::parse(&lines.join("\n")).expect("readable");
    let difference = wrong.replay(&table, &mut chance).expect_err("other dice");
    assert_eq!((difference.line, difference.refused), (1, None));
}
