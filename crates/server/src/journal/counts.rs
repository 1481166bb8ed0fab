//! What a writer has done so far, in numbers.

use std::sync::atomic::{AtomicU64, Ordering};

use super::Figures;

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

    pub(super) fn figures(&self) -> Figures {
        Figures {
            groups: self.groups.load(Ordering::Relaxed),
            rows: self.rows.load(Ordering::Relaxed),
            waiting: 0,
        }
    }
}
