//! Golden games: whole games, readable line by line, that must come out the same for ever. They are played with frozen
//! decks, so that tuning the decks of FUSE and Countdown does not touch them.
//!
//! `KLAXON_GOLDEN=write cargo test -p klaxon-games golden` plays those anew that do not come out the same, after a rule was
//! changed on purpose, and those that are missing.

use std::fs;
use std::path::{Path, PathBuf};

use klaxon_core::chance::Seeded;
use klaxon_core::record::{Header, Record, Recorder};
use klaxon_core::stage::Staged;
use klaxon_core::{Listed, Numbers, Seat, Time};
use klaxon_games::{Catalogued, Visitor, visit};

/// Where the golden games lie, each with the name of its game and its options. A game for each number of players and each
/// kind of set-up.
const GAMES: &[(&str, &str, &[&str])] = &[
    ("fuse/standard-1", "fuse", &["players 1"]),
    ("fuse/standard-2", "fuse", &["players 2"]),
    ("fuse/standard-3", "fuse", &["players 3"]),
    ("fuse/standard-4", "fuse", &["players 4"]),
    ("fuse/standard-5", "fuse", &["players 5"]),
    (
        "fuse/single-deck-3",
        "fuse",
        &["players 3", "layout deck 3 4 7 7 0 0"],
    ),
    (
        "fuse/stacks-3",
        "fuse",
        &["players 3", "difficulty training", "layout stacks later"],
    ),
    (
        "fuse/insane-2",
        "fuse",
        &["players 2", "difficulty insane", "sixes yes"],
    ),
    (
        "fuse/steady-hands-4",
        "fuse",
        &["mistakes penalised", "steady-hands yes"],
    ),
    (
        "flatline/training-1",
        "flatline",
        &["players 1", "difficulty training"],
    ),
    ("flatline/standard-2", "flatline", &["players 2"]),
    (
        "flatline/expert-3",
        "flatline",
        &["players 3", "difficulty expert", "meter red"],
    ),
    (
        "flatline/planning-4",
        "flatline",
        &["planning 1:00", "chief 3"],
    ),
    ("flatline/standard-5", "flatline", &["players 5"]),
    (
        "countdown/training-1",
        "countdown",
        &[
            "players 1",
            "difficulty training",
            "roles explosives-instructor",
        ],
    ),
    (
        "countdown/standard-2",
        "countdown",
        &["players 2", "roles cutter operations-engineer"],
    ),
    (
        "countdown/expert-3",
        "countdown",
        &[
            "players 3",
            "difficulty expert",
            "fuse-cards 10",
            "roles logistics-specialist technologist equipment-technician",
        ],
    ),
    (
        "countdown/elite-4",
        "countdown",
        &[
            "difficulty elite",
            "roles disposal-expert cutter technologist logistics-specialist",
        ],
    ),
    (
        "countdown/heroic-2",
        "countdown",
        &[
            "players 2",
            "difficulty heroic",
            "fuse-cards 10",
            "roles operations-engineer equipment-technician",
        ],
    ),
    (
        "countdown/expert-1",
        "countdown",
        &[
            "players 1",
            "difficulty expert",
            "fuse-cards 10",
            "roles logistics-specialist",
        ],
    ),
    (
        "countdown/random-roles-standard-4",
        "countdown",
        &["first 3"],
    ),
    (
        "countdown/steady-hands-heroic-3",
        "countdown",
        &[
            "players 3",
            "difficulty heroic",
            "fuse-cards 1",
            "mistakes penalised",
            "steady-hands yes",
            "roles explosives-instructor disposal-expert cutter",
        ],
    ),
    (
        "combined/integrated-5",
        "integrated",
        &[
            "players 5",
            "difficulty expert",
            "fuse-cards 8",
            "sixes yes",
        ],
    ),
    (
        "combined/epic-6",
        "epic",
        &["players 6", "difficulty elite", "fuse-cards 10"],
    ),
    ("combined/epic-9", "epic", &["players 9"]),
    (
        "combined/roles-5",
        "fuse+roles",
        &["players 5", "roles logistics-specialist technologist"],
    ),
    ("combined/sparks-3", "fuse+sparks", &["players 3"]),
    (
        "combined/roles-bombs-fuses-2",
        "fuse+roles+bombs+fuses",
        &["players 2"],
    ),
    (
        "combined/bombs-dice-4",
        "fuse+bombs+dice",
        &["difficulty training", "layout stacks later"],
    ),
    (
        "combined/everything-4",
        "fuse+roles+bombs+fuses+sparks+dice",
        &["difficulty insane"],
    ),
    ("planter/standard-2", "planter", &["players 2"]),
    ("planter/standard-3", "planter", &["players 3"]),
    ("planter/standard-4", "planter", &["players 4"]),
    ("planter/standard-5", "planter", &["players 5"]),
    ("planter/standard-6", "planter", &["players 6"]),
    ("planter/extras-2", "planter", &["players 2", "extras yes"]),
    ("planter/extras-3", "planter", &["players 3", "extras yes"]),
    ("planter/extras-4", "planter", &["players 4", "extras yes"]),
    ("planter/extras-5", "planter", &["players 5", "extras yes"]),
    ("planter/extras-6", "planter", &["players 6", "extras yes"]),
    (
        "planter/match-3",
        "planter",
        &[
            "players 3",
            "extras yes",
            "slow-fuse penalty",
            "limit 0:01",
            "absent 0:05",
            "rounds 2",
            "first 3",
        ],
    ),
];

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../golden")
}

#[test]
fn golden_games_come_out_the_same() {
    let write = std::env::var("KLAXON_GOLDEN").is_ok_and(|value| value == "write");
    let mut faults = Vec::new();
    for (number, (file, name, options)) in (1..).zip(GAMES) {
        let path = root().join(format!("{file}.game"));
        let checked = || match fs::read_to_string(&path) {
            Ok(text) => visit(name, Check { text }).expect("a game of the catalogue"),
            Err(error) => Err(error.to_string()),
        };
        if write && checked().is_err() {
            let text = visit(name, Play { number, options }).expect("a game of the catalogue");
            fs::create_dir_all(path.parent().expect("a folder")).expect("a folder");
            fs::write(&path, text).expect("written");
        }
        faults.extend(checked().err().map(|fault| format!("{file}: {fault}")));
    }
    assert!(faults.is_empty(), "{faults:#?}");
}

/// A file that nobody reads would not be missed.
#[test]
fn every_golden_game_is_on_the_list() {
    for folder in fs::read_dir(root()).expect("the golden games").flatten() {
        for file in fs::read_dir(folder.path()).expect("a folder").flatten() {
            let path = file.path();
            let name = path
                .strip_prefix(root())
                .expect("below the folder")
                .with_extension("");
            let listed = GAMES.iter().any(|(file, ..)| Path::new(file) == name);
            assert!(listed, "{} is not on the list", name.display());
        }
    }
}

/// A record reads, prints and plays as it stands there, and the game has an end.
struct Check {
    text: String,
}

impl Visitor for Check {
    type Answer = Result<(), String>;

    fn visit<G: Catalogued>(self, _: &str) -> Result<(), String> {
        let read = Record::<G>::parse(&self.text);
        let (table, record) = read.map_err(|errors| format!("{errors:?}"))?;
        if record.text(&table) != self.text {
            return Err("it prints differently".to_owned());
        }
        let mut chance = Seeded::new(record.header.seed.ok_or("no seed")?);
        let replayed = record.replay(&table, &mut chance);
        replayed.map_err(|difference| format!("it plays differently: {difference:?}"))?;
        let end = record.positions(&table).pop().ok_or("no position")?;
        match G::is_over(&table, &end) {
            true => Ok(()),
            false => Err("it has no end".to_owned()),
        }
    }
}

/// Plays a game: mostly sensibly, sometimes at random, and sometimes somebody falls asleep.
struct Play<'a> {
    number: u64,
    options: &'a [&'a str],
}

impl Visitor for Play<'_> {
    type Answer = String;

    fn visit<G: Catalogued>(self, name: &str) -> String {
        let (mut options, unread) = G::read_options(name, self.options);
        assert!(unread.is_empty(), "{unread:?}");
        <G as Staged>::prepare(&mut options, Vec::new()).expect("nothing is given");
        let table = G::table(options).unwrap_or_else(|problems| panic!("{problems:?}"));
        let mut chance = Seeded::from_number(self.number);
        let mut random = Numbers::new(self.number);
        let mut game: Recorder<'_, G> = Recorder::start(&table, &mut chance);
        let mut now = Time::ZERO;
        while !G::is_over(&table, &game.state) {
            let sleepy = random.once_in(40);
            let thinking = if sleepy { 160 } else { 1 + random.below(40) };
            now = now.plus(Time(50 * thinking as u32));
            while let Some(due) = G::deadline(&table, &game.state).filter(|due| *due <= now) {
                game.tick(due, &mut chance);
            }
            if let Some((seat, action)) = decide::<G>(&table, &game.state, &mut random) {
                let _ = game.act(seat, action, now, &mut chance);
            }
        }
        let mut seed = [0; 16];
        seed[..8].copy_from_slice(&self.number.to_le_bytes());
        game.record.header = Header {
            seed: Some(seed),
            ..Header::default()
        };
        game.record.text(&table)
    }
}

fn decide<G: Catalogued>(
    table: &G::Table,
    state: &G::State,
    random: &mut Numbers,
) -> Option<(Seat, G::Action)> {
    let mut able: Vec<(Seat, Vec<Listed<G::Action>>)> = Vec::new();
    for seat in Seat::all(G::seats(table)) {
        let mut listed = Vec::new();
        G::legal(table, state, seat, &mut |one| listed.push(one));
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
    let promise = |one: &&Listed<G::Action>| {
        let promise = G::promise(table, state, seat, &one.action);
        (!one.mistake, promise)
    };
    let best = listed.iter().max_by_key(promise)?;
    Some((seat, best.action))
}
