//! The games that are watched again: records of rooms, and the golden games.

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use klaxon_bots::registry::Games;
use klaxon_core::{Seat, Shelf};
use klaxon_proto::{Fold, Reply};
use klaxon_replay::{Eyes, Tape};

/// A record, and where it lies.
pub(crate) struct Game {
    pub(crate) name: String,
    pub(crate) text: String,
}

/// The shelf with all games.
pub(crate) fn shelf() -> Arc<dyn Shelf> {
    Arc::new(Games)
}

fn files(folder: &Path, found: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).expect("a folder").flatten() {
        let path = entry.path();
        match path.is_dir() {
            true => files(&path, found),
            false => found.push(path),
        }
    }
}

/// Every record of these folders.
pub(crate) fn all() -> Vec<Game> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut found = Vec::new();
    files(&root.join("../room/tests/records"), &mut found);
    files(&root.join("../../golden"), &mut found);
    found.sort();
    let games = found.into_iter().map(|path| Game {
        text: fs::read_to_string(&path).expect("a record"),
        name: path.display().to_string(),
    });
    let games: Vec<Game> = games.collect();
    assert!(games.len() > 20, "there are golden games");
    games
}

/// A record of a room, by its name.
pub(crate) fn of_room(name: &str) -> String {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let path = root.join(format!("../room/tests/records/{name}.game"));
    fs::read_to_string(path).expect("a record")
}

/// The tape of a record.
pub(crate) fn tape(text: &str) -> Tape {
    Tape::of_record(text, &shelf()).expect("a record that can be watched")
}

/// Everybody's eyes, for so many seats.
pub(crate) fn all_eyes(seats: usize) -> Vec<Eyes> {
    let seats = Seat::all(seats).map(Eyes::Seat);
    seats.chain([Eyes::Everybody, Eyes::AllHands]).collect()
}

/// What somebody knows who was told one thing.
pub(crate) fn folded(reply: &Reply) -> Fold {
    let mut fold = Fold::new(shelf());
    fold.take(reply).expect("it fits an empty room");
    fold
}

/// All that a fold knows: who is there, what time it is, and every board.
pub(crate) fn known(fold: &Fold) -> Vec<String> {
    let room = fold.room();
    let mut known = vec![
        format!("{:?} {:?} {:?}", room.seats(), room.phase(), room.clock()),
        format!("{:?}", room.members()),
    ];
    let eyes: Vec<&str> = fold.eyes().collect();
    known.extend(eyes.iter().map(|eyes| {
        let board = fold.board(eyes).expect("a board");
        format!("{eyes} {}", board.position())
    }));
    known
}
