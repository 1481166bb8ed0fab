//! Events tell results: a reader that knows no rule and uses none of our crates folds whole games to the positions that the
//! engine comes to.

use std::fs;
use std::path::Path;

use klaxon_core::chance::Seeded;
use klaxon_core::conformance::Conforms;
use klaxon_core::position::position_text;
use klaxon_core::record::{Record, Recorder, game_of};
use klaxon_core::{Numbers, Seat, Time};
use klaxon_games::{Catalogued, Countdown, Fuse, Visitor, visit};

/// The positions of a record as the engine folds them, without what is printed on the cards: how many spaces they have.
struct Positions<'a>(&'a str);

impl Visitor for Positions<'_> {
    type Answer = Vec<String>;

    fn visit<G: Catalogued>(self, _: &str) -> Vec<String> {
        let (table, record) = Record::<G>::parse(self.0).expect("a record");
        let positions = record.positions(&table);
        let texts = positions
            .iter()
            .map(|state| position_text::<G>(&table, state));
        texts.map(|text| without_spaces(&text)).collect()
    }
}

/// A position without the empty spaces behind the last die of each card.
fn without_spaces(position: &str) -> String {
    let parts = position.split("; ");
    let parts = parts.map(|part| part.trim_end_matches(" -"));
    parts.collect::<Vec<_>>().join("; ")
}

fn check(name: &str, text: &str) -> usize {
    let game = game_of(text).expect("a record");
    let engine = visit(game, Positions(text)).expect("a game of the catalogue");
    let reader = klaxon_reader::positions(text).unwrap_or_else(|fault| panic!("{name}: {fault}"));
    for (number, (read, folded)) in reader.iter().zip(&engine).enumerate() {
        assert_eq!(read, folded, "{name}, line {number}");
    }
    assert_eq!(reader.len(), engine.len(), "{name}");
    engine.len()
}

#[test]
fn golden_games_fold_without_rules() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../golden");
    let mut positions = 0;
    for folder in ["fuse", "countdown", "combined"] {
        for file in fs::read_dir(root.join(folder))
            .expect("golden games")
            .flatten()
        {
            let text = fs::read_to_string(file.path()).expect("a golden game");
            positions += check(&file.path().display().to_string(), &text);
        }
    }
    assert!(positions > 5000, "{positions}");
}

/// Random games by every ruleset, where odd things happen more often than in sensible ones.
#[test]
fn games_by_every_ruleset_fold_without_rules() {
    fn games<G: Conforms>() {
        let mut played: Vec<String> = Vec::new();
        for (seed, table) in (0..).zip(G::tables()) {
            let name = G::name(&table);
            // Four tables of each ruleset are enough here.
            if played.iter().filter(|one| **one == name).count() < 4 {
                let text = random_game::<G>(&table, seed).text(&table);
                check(&format!("{name}, seed {seed}"), &text);
                played.push(name);
            }
        }
    }
    games::<Fuse>();
    games::<Countdown>();
}

/// The first actions of a game at random.
fn random_game<G: Conforms>(table: &G::Table, seed: u64) -> Record<G> {
    let mut chance = Seeded::from_number(seed);
    let mut random = Numbers::new(seed);
    let mut game: Recorder<'_, G> = Recorder::start(table, &mut chance);
    let mut now = Time::ZERO;
    for _ in 0..400 {
        now = now.plus(Time(random.below(700) as u32));
        game.tick(now, &mut chance);
        let seat = Seat(random.below(G::seats(table)) as u8);
        let mut listed = Vec::new();
        G::legal(table, &game.state, seat, &mut |one| listed.push(one.action));
        if !listed.is_empty() {
            let action = listed[random.below(listed.len())];
            let _ = game.act(seat, action, now, &mut chance);
        }
    }
    game.record
}
