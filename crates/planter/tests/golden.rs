//! Golden games: whole games, readable line by line, that must come out the same for ever.
//!
//! `KLAXON_GOLDEN=write cargo test -p klaxon-planter --test golden` plays them anew, after a rule was changed on
//! purpose.

use std::path::{Path, PathBuf};

use klaxon_core::chance::Seeded;
use klaxon_core::conformance::Conforms;
use klaxon_core::record::{Record, Recorder};
use klaxon_core::{Game, Listed, Numbers, Seat, Time};
use klaxon_planter::options::SlowFuse;
use klaxon_planter::{Action, Options, Planter, Table};

/// A game for each number of players, with and without the extra cards, and a match of slow players.
fn games() -> Vec<(String, Options)> {
    let mut games = Vec::new();
    for players in 2..=6 {
        let options = Options::new(players);
        games.push((format!("standard-{players}"), options));
        let extras = true;
        games.push((format!("extras-{players}"), Options { extras, ..options }));
    }
    let options = Options {
        extras: true,
        slow_fuse: SlowFuse::Penalty,
        limit: Time::seconds(1),
        absent: Time::seconds(5),
        rounds: 2,
        first: Some(Seat(2)),
        ..Options::new(3)
    };
    games.push(("match-3".to_owned(), options));
    games
}

fn path(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../golden/planter");
    folder.join(format!("{name}.game"))
}

/// Plays a game: mostly sensibly, sometimes at random, and sometimes somebody falls asleep.
fn play(table: &Table, number: u64) -> Record<Planter> {
    let mut chance = Seeded::from_number(number);
    let mut random = Numbers::new(number);
    let mut game: Recorder<Planter> = Recorder::start(table, &mut chance);
    let mut now = Time::ZERO;
    while Planter::outcome(table, &game.state).is_none() {
        let sleepy = random.once_in(40);
        let thinking = if sleepy {
            8000
        } else {
            50 * (1 + random.below(40) as u32)
        };
        now = now.plus(Time(thinking));
        while let Some(due) = Planter::deadline(table, &game.state).filter(|due| *due <= now) {
            game.tick(due, &mut chance);
        }
        if let Some((seat, action)) = decide(table, &game, &mut random) {
            let _ = game.act(seat, action, now, &mut chance);
        }
    }
    let mut seed = [0; 16];
    seed[..8].copy_from_slice(&number.to_le_bytes());
    game.record.seed = Some(seed);
    game.record
}

fn decide(table: &Table, game: &Recorder<Planter>, random: &mut Numbers) -> Option<(Seat, Action)> {
    let mut able: Vec<(Seat, Vec<Listed<Action>>)> = Vec::new();
    for seat in table.seats() {
        let mut listed = Vec::new();
        Planter::legal(table, &game.state, seat, &mut |one| listed.push(one));
        if !listed.is_empty() {
            able.push((seat, listed));
        }
    }
    if able.is_empty() {
        return None;
    }
    let (seat, listed) = able.swap_remove(random.below(able.len()));
    if random.once_in(6) {
        return Some((seat, listed[random.below(listed.len())].action));
    }
    let promise = |one: &&Listed<Action>| Planter::promise(table, &game.state, seat, &one.action);
    let best = listed.iter().max_by_key(promise)?;
    Some((seat, best.action))
}

#[test]
fn golden_games_come_out_the_same() {
    let write = std::env::var("KLAXON_GOLDEN").is_ok_and(|value| value == "write");
    for (number, (name, options)) in (1..).zip(games()) {
        let path = path(&name);
        if write {
            let table = Planter::table(options).expect("good options");
            let text = play(&table, number).text(&table);
            std::fs::write(&path, text).expect("written");
        }
        let text = std::fs::read_to_string(&path).unwrap_or_else(|e| panic!("{name}: {e}"));
        let (table, record) =
            Record::<Planter>::parse(&text).unwrap_or_else(|e| panic!("{name}: {e:?}"));
        assert_eq!(record.text(&table), text, "{name} prints differently");
        let mut chance = Seeded::new(record.seed.expect("a seed"));
        if let Err(difference) = record.replay(&table, &mut chance) {
            panic!("{name} plays differently: {difference:?}");
        }
        let end = record.positions(&table).pop().expect("a position");
        assert!(
            Planter::outcome(&table, &end).is_some(),
            "{name} has no end"
        );
    }
}
