//! Whole games for the tests of positions, and the one that the documentation shows.
//!
//! Golden games of all games are checked by `cargo test -p klaxon-games`.

use klaxon_core::chance::Seeded;
use klaxon_core::conformance::Conforms;
use klaxon_core::position::position_text;
use klaxon_core::record::{Record, Recorder};
use klaxon_core::{Game, Listed, Numbers, Seat, Time, Viewer};
use klaxon_planter::{Action, Planter, Table};

/// Plays a game from the seed of this number: mostly sensibly, sometimes at random, and sometimes somebody falls asleep.
pub(crate) fn play(table: &Table, number: u64) -> Record<Planter> {
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

/// The example of `docs/notation.md` is what player 2 sees in a golden game.
#[test]
fn the_position_in_the_documentation_is_one() {
    let record = include_str!("../../../../golden/planter/match-3.game");
    let (table, record) = Record::<Planter>::parse(record).expect("a record");
    let position = &record.positions(&table)[6];
    let view = Planter::view(&table, position, Viewer::Seat(Seat(1)));
    let text = position_text::<Planter>(&table, &view);
    let page = include_str!("../../../../docs/notation.md");
    let words: Vec<&str> = page.split_whitespace().collect();
    assert!(words.join(" ").contains(&text), "not documented: {text}");
}
