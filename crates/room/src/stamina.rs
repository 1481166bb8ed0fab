//! Bots act as fast as they are set to, but not without end: what they do is written down, and a disk has an end.

use crate::wall::Wall;

/// So many things bots of a room do one after the other ...
const AT_ONCE: u64 = 1000;
/// ... and then one in so many milliseconds.
const BETWEEN: u64 = 100;

/// How much bots of a room have done lately. Nobody writes it down.
#[derive(Default)]
pub(crate) struct Stamina {
    /// When they would be done, if everything had taken its time.
    done: Wall,
}

impl Stamina {
    /// A bot does something.
    pub(crate) fn spend(&mut self, now: Wall) {
        self.done = self.done.max(now).plus(BETWEEN);
    }

    /// From when on a bot may do something.
    pub(crate) fn rested(&self) -> Wall {
        self.done.minus(AT_ONCE * BETWEEN)
    }
}
