//! What all parts of the server share.

use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, OnceLock, PoisonError};
use std::time::{Duration, Instant};

use klaxon_core::Shelf;
use tokio::sync::Semaphore;

use crate::caller::Caller;
use crate::callers::Callers;
use crate::clocks::Clocks;
use crate::cluster::Cluster;
use crate::code;
use crate::directory::{Directory, Found};
use crate::filing::{Filing, Tray};
use crate::guesses::Guesses;
use crate::journal::{Journal, JournalError};
use crate::metrics::Metrics;
use crate::shut::Shut;
use crate::trust::Trust;
use crate::waking;
use crate::wall_clock::WallClock;

/// How much a server takes on.
#[derive(Clone, Copy, Debug)]
pub struct Limits {
    /// How many rooms are open at most, and how many clocks are shared.
    pub rooms: usize,
    /// How many sockets are open at most.
    pub connections: usize,
    /// How many rooms that were opened from one address are open at most.
    pub rooms_per_address: usize,
    /// How many sockets from one address are open at most.
    pub connections_per_address: usize,
    /// A room in which nobody has been for so long is closed, and a clock that nobody followed is forgotten.
    pub idle: Duration,
    /// A room in which nobody has been for so long, and nothing is due, is kept on record alone.
    pub nap: Duration,
    /// How many bytes the record of a room has at most.
    pub record: usize,
    /// A room that has been closed for so long is deleted; none if it is kept for ever.
    pub keep: Option<Duration>,
    /// The record of a game that ended so long ago is deleted; none if it is kept for ever.
    pub keep_records: Option<Duration>,
}

impl Default for Limits {
    fn default() -> Limits {
        Limits {
            rooms: 10_000,
            connections: 20_000,
            rooms_per_address: 500,
            connections_per_address: 1000,
            idle: Duration::from_secs(6 * 3600),
            nap: Duration::from_secs(60),
            record: 16 * 1024 * 1024,
            keep: None,
            keep_records: None,
        }
    }
}

/// For so long a write that failed counts, if nothing is written after it.
const FAILED_LATELY: Duration = Duration::from_secs(30);

/// What all parts of the server share.
pub struct App {
    pub(crate) journal: Arc<dyn Journal>,
    pub(crate) directory: Directory,
    pub(crate) metrics: Metrics,
    pub(crate) clock: WallClock,
    pub(crate) limits: Limits,
    pub(crate) trust: Trust,
    pub(crate) guesses: Guesses,
    pub(crate) callers: Arc<Callers>,
    /// The games that rooms can choose from.
    pub(crate) shelf: Arc<dyn Shelf>,
    /// The clocks that phones share.
    pub(crate) clocks: Clocks,
    /// Where records of games that are over are filed.
    pub(crate) filing: Filing,
    /// So many bots think at once.
    pub(crate) thinking: Arc<Semaphore>,
    /// So many set-ups and records are worked on at once.
    computing: Semaphore,
    /// In so many rooms a game is on.
    playing: AtomicUsize,
    /// The other nodes, if there are any.
    cluster: OnceLock<Arc<Cluster>>,
    /// When something could not be put on record, and why, if nothing was since.
    failed: Mutex<Option<(Instant, JournalError)>>,
}

impl App {
    pub(crate) fn new(
        journal: Arc<dyn Journal>,
        clock: WallClock,
        open_rooms: usize,
        limits: Limits,
        trust: Trust,
        shelf: Arc<dyn Shelf>,
    ) -> (Arc<App>, Tray) {
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        let (filing, tray) = Filing::new();
        let app = Arc::new(App {
            journal,
            directory: Directory::new(open_rooms),
            metrics: Metrics::new(),
            clock,
            limits,
            trust,
            guesses: Guesses::default(),
            callers: Arc::default(),
            shelf,
            clocks: Clocks::default(),
            filing,
            thinking: Arc::new(Semaphore::new(cores)),
            computing: Semaphore::new(cores),
            playing: AtomicUsize::new(0),
            cluster: OnceLock::new(),
            failed: Mutex::new(None),
        });
        (app, tray)
    }

    /// The other nodes, if there are any.
    pub(crate) fn cluster(&self) -> Option<&Arc<Cluster>> {
        self.cluster.get()
    }

    /// The server is one of several nodes from now on.
    pub(crate) fn join(&self, cluster: Arc<Cluster>) {
        self.cluster.get_or_init(|| cluster);
    }

    /// Returns whether phones share a clock with this code, here or at another node.
    pub(crate) async fn has_clock(&self, code: &str) -> bool {
        if self.clocks.has(code) {
            return true;
        }
        match self.cluster() {
            Some(cluster) => cluster.look_for_clock(code).await.is_some(),
            None => false,
        }
    }

    /// A room by its code, as a caller typed it, unless they have guessed or asked too much.
    pub(crate) async fn find(self: &Arc<App>, typed: &str, caller: Caller) -> Found {
        let now = Instant::now();
        if !self.callers.may_ask(caller, now) {
            return Found::Shut(Shut::TooMuch);
        }
        if !self.guesses.allow(caller, now) {
            return Found::Shut(Shut::TooManyGuesses);
        }
        let found = waking::find(self, typed).await;
        // What can be no code is no guess.
        if matches!(found, Found::Nowhere) && code::from_typed(typed).is_some() {
            self.guesses.note(caller, now);
        }
        found
    }

    /// Does work that would hold up everybody whose messages wait behind it. None if it panicked.
    pub(crate) async fn compute<T: Send + 'static>(
        &self,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Option<T> {
        let _one_of_few = self.computing.acquire().await;
        tokio::task::spawn_blocking(work).await.ok()
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

    /// Something of a room was put on record, or could not be.
    pub(crate) fn note_writing(&self, written: &Result<(), JournalError>) {
        let mut failed = self.failed.lock().unwrap_or_else(PoisonError::into_inner);
        match written {
            Ok(()) => *failed = None,
            Err(failure) => *failed = Some((Instant::now(), failure.clone())),
        }
    }

    /// Why the last that was to be put on record was not, if that was lately.
    pub(crate) fn failed_lately(&self) -> Option<JournalError> {
        let failed = self.failed.lock().unwrap_or_else(PoisonError::into_inner);
        let lately = failed
            .as_ref()
            .filter(|(at, _)| at.elapsed() < FAILED_LATELY);
        lately.map(|(_, failure)| failure.clone())
    }
}
