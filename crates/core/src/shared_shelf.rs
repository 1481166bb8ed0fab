//! A shelf for many rooms: games that have the same options are played at the same table.

use std::collections::{HashMap, VecDeque};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use crate::board::{Again, Board};
use crate::shelf::{Shelf, Unpacked};

/// So many tables are known before the first look at which of them nobody plays at any more.
const FEW: usize = 64;
/// So many tables stay for a while, though nobody plays at them yet: a room is often opened with what others have chosen.
const LAST: usize = 8;

/// The games of another shelf. Those that have the same options share their table, for as long as somebody plays at it and
/// a little longer: a deck is read and compiled once, and is in memory once.
pub struct SharedShelf {
    shelf: Arc<dyn Shelf>,
    tables: Mutex<Tables>,
}

struct Tables {
    /// By the game and its options, as somebody said them and as the table says them.
    known: HashMap<String, Again>,
    /// When so many are known, it is time to look which of them nobody plays at any more.
    enough: usize,
    /// Games at the tables that were made last; nobody plays them.
    last: VecDeque<Box<dyn Board>>,
}

impl SharedShelf {
    /// The games of a shelf.
    pub fn new(shelf: Arc<dyn Shelf>) -> SharedShelf {
        let tables = Mutex::new(Tables {
            known: HashMap::new(),
            enough: FEW,
            last: VecDeque::new(),
        });
        SharedShelf { shelf, tables }
    }

    fn tables(&self) -> MutexGuard<'_, Tables> {
        // A map that somebody panicked over is still a map.
        self.tables.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// A game that was just unpacked: at a table that others play at, if it is the same.
    fn share(&self, said: String, board: Box<dyn Board>) -> Box<dyn Board> {
        let Some(again) = board.again() else {
            return board;
        };
        let options = board.options();
        let meant = key(&board.game(), options.iter().map(String::as_str));
        let mut tables = self.tables();
        let same = tables.known.get(&meant);
        let same = same.and_then(|again| Some((again()?, again.clone())));
        let is_new = same.is_none();
        let (board, again) = same.unwrap_or((board, again));
        if is_new {
            tables.stay(again());
        }
        tables.note(meant, again.clone());
        tables.note(said, again);
        board
    }
}

impl Tables {
    fn find(&self, said: &str) -> Option<Box<dyn Board>> {
        self.known.get(said).and_then(|again| again())
    }

    /// A table was made.
    fn stay(&mut self, board: Option<Box<dyn Board>>) {
        if self.last.len() == LAST {
            self.last.pop_front();
        }
        self.last.extend(board);
    }

    fn note(&mut self, key: String, again: Again) {
        self.known.insert(key, again);
        if self.known.len() >= self.enough {
            self.known.retain(|_, again| again().is_some());
            self.enough = FEW.max(2 * self.known.len());
        }
    }
}

/// A game and its options as one text. Each line has its length before it, whatever is in it.
fn key<'a>(game: &str, options: impl Iterator<Item = &'a str>) -> String {
    options.fold(game.to_owned(), |key, line| {
        key + "\n" + &line.len().to_string() + " " + line
    })
}

impl Shelf for SharedShelf {
    fn games(&self) -> Vec<String> {
        self.shelf.games()
    }

    fn unpack(&self, game: &str, options: &[&str]) -> Option<Unpacked> {
        let said = key(game, options.iter().copied());
        if let Some(board) = self.tables().find(&said) {
            return Some(Ok(board));
        }
        let unpacked = self.shelf.unpack(game, options)?;
        Some(unpacked.map(|board| self.share(said, board)))
    }

    fn policies(&self, game: &str) -> Vec<&'static str> {
        self.shelf.policies(game)
    }
}
