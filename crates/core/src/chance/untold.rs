//! Chance that nobody can tell yet.

use super::{Address, Chance};

/// Notes that it was asked for something. What it answers then is worth nothing.
#[derive(Clone, Copy, Debug, Default)]
pub struct Untold {
    asked: bool,
}

impl Untold {
    /// Returns whether anything was left to chance.
    pub fn was_asked(&self) -> bool {
        self.asked
    }
}

impl Chance for Untold {
    fn draw(&mut self, _: Address, universe: u32, member: impl Fn(u32) -> bool) -> u32 {
        self.asked = true;
        (0..universe).find(|&one| member(one)).unwrap_or(0)
    }

    fn roll(&mut self, _: Address, _: u32) -> u32 {
        self.asked = true;
        0
    }
}
