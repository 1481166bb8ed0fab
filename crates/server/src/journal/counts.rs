//! What the writer has done so far, in numbers.

use std::sync::atomic::{AtomicU64, Ordering};

#[derive(Default, Debug)]
pub(super) struct Counts {
    groups: AtomicU64,
    rows: AtomicU64,
}

impl Counts {
    /// A group was committed, with this many entries in it.
    pub(super) fn add_group(&self, rows: u64) {
        self.groups.fetch_add(1, Ordering::Relaxed);
        self.rows.fetch_add(rows, Ordering::Relaxed);
    }

    pub(super) fn groups(&self) -> u64 {
        self.groups.load(Ordering::Relaxed)
    }

    pub(super) fn rows(&self) -> u64 {
        self.rows.load(Ordering::Relaxed)
    }
}
