//! What all parts of the server share.

use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::{Duration, Instant};

use tokio::sync::Semaphore;

use crate::code;
use crate::directory::{Directory, Found};
use crate::guesses::{Caller, Guesses};
use crate::journal::Journal;
use crate::metrics::Metrics;
use crate::wall_clock::WallClock;

/// How much a server takes on.
#[derive(Clone, Copy, Debug)]
pub struct Limits {
    /// How many rooms are open at most.
    pub rooms: usize,
    /// How many sockets are open at most.
    pub connections: usize,
    /// A room in which nobody has been for so long is closed.
    pub idle: Duration,
}

impl Default for Limits {
    fn default() -> Limits {
        Limits {
            rooms: 10_000,
            connections: 20_000,
            idle: Duration::from_secs(6 * 3600),
        }
    }
}

/// What all parts of the server share.
pub struct App {
    pub(crate) journal: Journal,
    pub(crate) directory: Directory,
    pub(crate) metrics: Metrics,
    pub(crate) clock: WallClock,
    pub(crate) limits: Limits,
    pub(crate) guesses: Guesses,
    /// So many bots think at once.
    pub(crate) thinking: Arc<Semaphore>,
    /// In so many rooms a game is on.
    playing: AtomicUsize,
}

impl App {
    pub(crate) fn new(journal: Journal, limits: Limits) -> Arc<App> {
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        Arc::new(App {
            journal,
            directory: Directory::default(),
            metrics: Metrics::new(),
            clock: WallClock::new(),
            limits,
            guesses: Guesses::default(),
            thinking: Arc::new(Semaphore::new(cores)),
            playing: AtomicUsize::new(0),
        })
    }

    /// A room by its code, as a caller typed it, unless they have guessed too much.
    pub(crate) fn find(&self, typed: &str, caller: Caller) -> Found {
        let now = Instant::now();
        if !self.guesses.allow(caller, now) {
            return Found::TooManyGuesses;
        }
        let found = self.directory.find(typed);
        // What can be no code is no guess.
        if matches!(found, Found::Nowhere) && code::from_typed(typed).is_some() {
            self.guesses.note(caller, now);
        }
        found
    }

    /// A game begins or goes on in a room, or does not any more.
    pub(crate) fn count_playing(&self, more: bool) {
        match more {
            true => self.playing.fetch_add(1, Ordering::Relaxed),
            false => self.playing.fetch_sub(1, Ordering::Relaxed),
        };
    }

    /// Is a game on in any room?
    pub(crate) fn anybody_plays(&self) -> bool {
        self.playing.load(Ordering::Relaxed) > 0
    }
}
