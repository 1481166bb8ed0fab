//! How long to wait before trying again.

use klaxon_core::Numbers;

/// A little longer each time, in milliseconds.
const WAITS: [u64; 5] = [300, 800, 1500, 3000, 5000];

/// How long to wait: up to half of it is left to chance, so that a whole table does not come back at the same moment.
#[derive(Debug)]
pub(crate) struct Backoff {
    tries: usize,
    numbers: Numbers,
}

impl Backoff {
    pub(crate) fn new(jitter: u64) -> Backoff {
        Backoff {
            tries: 0,
            numbers: Numbers::new(jitter),
        }
    }

    /// The next wait, in milliseconds.
    pub(crate) fn next_wait(&mut self) -> u64 {
        let wait = WAITS[self.tries.min(WAITS.len() - 1)];
        self.tries += 1;
        wait - self.numbers.below(wait as usize / 2 + 1) as u64
    }

    /// It worked.
    pub(crate) fn start_over(&mut self) {
        self.tries = 0;
    }
}
