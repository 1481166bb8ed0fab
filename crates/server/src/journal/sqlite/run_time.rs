//! How long servers have run with this data, all together: only then could anybody come to a room.

use std::time::{Duration, Instant};

#[derive(Clone, Copy, Debug)]
pub(super) struct RunTime {
    /// How long the servers before ran, in milliseconds.
    before: u64,
    since: Instant,
}

impl RunTime {
    pub(super) fn since(before: u64) -> RunTime {
        RunTime {
            before,
            since: Instant::now(),
        }
    }

    pub(super) fn now(&self) -> u64 {
        self.before + self.since.elapsed().as_millis() as u64
    }

    /// What it was so long ago; none if they have not run for so long.
    pub(super) fn before(&self, ago: Duration) -> Option<u64> {
        let ago = u64::try_from(ago.as_millis()).ok()?;
        self.now().checked_sub(ago)
    }
}
