//! Golden games: whole games, readable line by line, that must come out the same for ever. They were played with the
//! frozen deck in `decks/test/`, so that tuning the deck of FUSE does not touch them.
//!
//! `KLAXON_GOLDEN=write cargo test -p klaxon-fuse --test golden` plays them anew, after a rule was changed on purpose.

use std::path::{Path, PathBuf};

use klaxon_core::chance::Seeded;
use klaxon_core::conformance::Conforms;
use klaxon_core::record::{Record, Recorder};
use klaxon_core::{Game, Listed, Numbers, Seat, Time};
use klaxon_fuse::game::options::{Composition, Difficulty, Layout, Mistakes};
use klaxon_fuse::game::{Action, Options, Table};
use klaxon_fuse::{Deck, Fuse};

fn test_deck() -> Deck {
    let text = include_str!("../../../decks/test/fuse.deck");
    text.parse().expect("the test deck")
}

/// A game for each number of players and each kind of set-up.
fn games() -> Vec<(String, Options)> {
    let mut games = Vec::new();
    for players in 1..=5 {
        let options = Options {
            deck: test_deck(),
            ..Options::new(players)
        };
        games.push((format!("standard-{players}"), options));
    }
    let special = |difficulty, layout| Options {
        difficulty,
        layout,
        deck: test_deck(),
        ..Options::new(3)
    };
    let chosen = Composition::Chosen([3, 4, 7, 7, 0, 0]);
    let later = Composition::AfterTheDeal;
    games.push((
        "single-deck-3".to_owned(),
        special(Difficulty::Standard, Layout::SingleDeck(chosen)),
    ));
    games.push((
        "stacks-3".to_owned(),
        special(Difficulty::Training, Layout::Stacks(later)),
    ));
    games.push((
        "insane-2".to_owned(),
        Options {
            difficulty: Difficulty::Insane,
            sixes: true,
            deck: test_deck(),
            ..Options::new(2)
        },
    ));
    games.push((
        "steady-hands-4".to_owned(),
        Options {
            mistakes: Mistakes::Penalised,
            steady_hands: true,
            deck: test_deck(),
            ..Options::new(4)
        },
    ));
    games
}

fn path(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../golden/fuse");
    folder.join(format!("{name}.game"))
}

/// Plays a game: mostly sensibly, sometimes at random, at a human pace.
fn play(table: &Table, number: u64) -> Record<Fuse> {
    let mut chance = Seeded::from_number(number);
    let mut random = Numbers::new(number);
    let mut game: Recorder<Fuse> = Recorder::start(table, &mut chance);
    let mut now = Time::ZERO;
    while Fuse::outcome(table, &game.state).is_none() {
        now = now.plus(Time(50 * (1 + random.below(40) as u32)));
        while let Some(due) = Fuse::deadline(table, &game.state).filter(|due| *due <= now) {
            game.tick(due, &mut chance);
        }
        let Some((seat, action)) = decide(table, &game, &mut random) else {
            continue;
        };
        // A swaying die wants to be caught at the right moment.
        if let (Action::Steady { .. }, true) = (action, random.below(10) < 8) {
            let sways = game.state.slots.iter().filter_map(|slot| slot.sways);
            let right = sways.map(|(_, since)| since.plus(Time(150))).min();
            now = right.map_or(now, |right| right.max(now));
        }
        let _ = game.act(seat, action, now, &mut chance);
    }
    game.record.seed = Some(seed(number));
    game.record
}

fn seed(number: u64) -> [u8; 16] {
    let mut seed = [0; 16];
    seed[..8].copy_from_slice(&number.to_le_bytes());
    seed
}

fn decide(table: &Table, game: &Recorder<Fuse>, random: &mut Numbers) -> Option<(Seat, Action)> {
    let mut able: Vec<(Seat, Vec<Listed<Action>>)> = Vec::new();
    for seat in table.seats() {
        let mut listed = Vec::new();
        Fuse::legal(table, &game.state, seat, &mut |one| listed.push(one));
        if !listed.is_empty() {
            able.push((seat, listed));
        }
    }
    if able.is_empty() {
        return None;
    }
    let (seat, listed) = able.swap_remove(random.below(able.len()));
    if random.once_in(25) {
        return Some((seat, listed[random.below(listed.len())].action));
    }
    let promise = |one: &&Listed<Action>| {
        (
            !one.mistake,
            Fuse::promise(table, &game.state, seat, &one.action),
        )
    };
    let best = listed.iter().max_by_key(promise)?;
    Some((seat, best.action))
}

#[test]
fn golden_games_come_out_the_same() {
    let write = std::env::var("KLAXON_GOLDEN").is_ok_and(|value| value == "write");
    for (number, (name, options)) in (1..).zip(games()) {
        let path = path(&name);
        if write {
            let table = Fuse::table(options).expect("good options");
            let text = play(&table, number).text(&table);
            std::fs::write(&path, text).expect("written");
        }
        let text = std::fs::read_to_string(&path).unwrap_or_else(|e| panic!("{name}: {e}"));
        let (table, record) =
            Record::<Fuse>::parse(&text).unwrap_or_else(|e| panic!("{name}: {e:?}"));
        assert_eq!(record.text(&table), text, "{name} prints differently");
        let mut chance = Seeded::new(record.seed.expect("a seed"));
        if let Err(difference) = record.replay(&table, &mut chance) {
            panic!("{name} plays differently: {difference:?}");
        }
        let end = record.positions(&table).pop().expect("a position");
        assert!(Fuse::outcome(&table, &end).is_some(), "{name} has no end");
    }
}
