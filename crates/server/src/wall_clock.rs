//! What time it is. Never runs backwards while the server runs, whatever is done to the machine's clock.

use std::time::{Instant, SystemTime, UNIX_EPOCH};

use klaxon_room::Wall;

/// The server's clock.
#[derive(Clone, Copy, Debug)]
pub(crate) struct WallClock {
    began: Instant,
    at: u64,
}

impl WallClock {
    pub(crate) fn new() -> WallClock {
        let since = SystemTime::now().duration_since(UNIX_EPOCH);
        WallClock::set(since.map_or(0, |since| since.as_millis() as u64))
    }

    /// A clock that shows this now, in milliseconds since 1970. Nodes set theirs by the clock of the database that they
    /// share, so that a room does not go back in time when it goes from one to another.
    pub(crate) fn set(at: u64) -> WallClock {
        let began = Instant::now();
        WallClock { began, at }
    }

    pub(crate) fn now(&self) -> Wall {
        Wall(self.at + self.began.elapsed().as_millis() as u64)
    }

    /// The moment for a timer. Rounded up: a timer that rings a little early finds nothing due.
    pub(crate) fn instant(&self, at: Wall) -> tokio::time::Instant {
        let after = std::time::Duration::from_millis(at.0.saturating_sub(self.at));
        tokio::time::Instant::from_std(self.began + after)
    }
}
