//! Chance that is written down, and chance read from what was written down.

use std::collections::BTreeMap;

use super::{Address, Chance};

/// Writes down what another source says.
#[derive(Debug)]
pub struct Recording<C> {
    source: C,
    said: BTreeMap<Address, u32>,
}

impl<C: Chance> Recording<C> {
    /// Writes down what this source says.
    pub fn of(source: C) -> Recording<C> {
        Recording {
            source,
            said: BTreeMap::new(),
        }
    }

    /// What was said, to be said again.
    pub fn recorded(self) -> Recorded {
        Recorded {
            said: self.said,
            missing: None,
        }
    }
}

impl<C: Chance> Chance for Recording<C> {
    fn draw(&mut self, at: Address, universe: u32, member: impl Fn(u32) -> bool) -> u32 {
        let drawn = self.source.draw(at, universe, member);
        self.said.insert(at, drawn);
        drawn
    }

    fn roll(&mut self, at: Address, sides: u32) -> u32 {
        let rolled = self.source.roll(at, sides);
        self.said.insert(at, rolled);
        rolled
    }
}

/// Says what was written down; an address that was not written down is kept, and answered with the lowest possible.
#[derive(Clone, Debug)]
pub struct Recorded {
    said: BTreeMap<Address, u32>,
    missing: Option<Address>,
}

impl Recorded {
    /// The first address that was asked for and not written down.
    pub fn missing(&self) -> Option<Address> {
        self.missing
    }

    fn said(&mut self, at: Address, fits: impl Fn(u32) -> bool) -> Option<u32> {
        let said = self.said.get(&at).copied().filter(|&n| fits(n));
        if said.is_none() {
            self.missing.get_or_insert(at);
        }
        said
    }
}

impl Chance for Recorded {
    fn draw(&mut self, at: Address, universe: u32, member: impl Fn(u32) -> bool) -> u32 {
        self.said(at, |one| one < universe && member(one))
            .or_else(|| (0..universe).find(|&one| member(one)))
            .unwrap_or(0)
    }

    fn roll(&mut self, at: Address, sides: u32) -> u32 {
        self.said(at, |number| number < sides).unwrap_or(0)
    }
}
