//! What a game is played with, and the numbers that depend on the players.

use klaxon_flatline::deck::{Deck, METER};
use klaxon_flatline::line::Space;

/// How many patients there are (L-11).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Difficulty {
    Training,
    Standard,
    Expert,
}

/// The options of a game.
#[derive(Clone, Debug)]
pub(crate) struct Setting {
    /// People at the table, 1 to 5.
    pub(crate) players: usize,
    pub(crate) difficulty: Difficulty,
    /// The expert side of the meter (L-13).
    pub(crate) red_meter: bool,
    /// How long planning may last, in milliseconds (L-24).
    pub(crate) planning: Option<u32>,
    /// The seat that decides first, from 0 (L-16).
    pub(crate) chief: usize,
    pub(crate) deck: Deck,
}

impl Setting {
    /// How many colours play: each is a player for every rule (L-10).
    pub(crate) fn colours(&self) -> usize {
        self.players.max(2)
    }

    /// The seat that holds a colour.
    pub(crate) fn seat_of(&self, colour: usize) -> usize {
        if self.players == 1 { 0 } else { colour }
    }

    /// How many patients are in the game (L-11).
    pub(crate) fn patients(&self) -> usize {
        let row = match self.players {
            1 | 2 => [6, 7, 8],
            3 => [9, 10, 11],
            4 => [11, 12, 14],
            _ => [13, 15, 17],
        };
        match self.difficulty {
            Difficulty::Training => row[0],
            Difficulty::Standard => row[1],
            Difficulty::Expert => row[2],
        }
    }

    /// The numbers under the cubes, from the left (L-13).
    pub(crate) fn meter(&self) -> [u8; METER] {
        let meter = match self.players {
            1 | 2 => self.deck.meters[0],
            3 => self.deck.meters[1],
            4 => self.deck.meters[2],
            _ => self.deck.meters[3],
        };
        if self.red_meter {
            meter.red
        } else {
            meter.green
        }
    }

    /// The dice that a player normally rolls (L-14).
    pub(crate) fn normal_dice(&self) -> usize {
        if self.players <= 2 { 7 } else { 6 }
    }

    /// The most dice that a player can have (L-62).
    pub(crate) fn most_dice(&self) -> usize {
        if self.players <= 2 { 8 } else { 7 }
    }

    /// The spaces of the re-roll track (L-35).
    pub(crate) fn track(&self) -> usize {
        match self.players {
            1..=3 => 5,
            4 => 4,
            _ => 3,
        }
    }

    /// How many cards in the X area lose the game (L-55).
    pub(crate) fn failed_limit(&self) -> usize {
        if self.players <= 2 { 4 } else { 3 }
    }

    /// The spaces of a station that are open (L-45).
    pub(crate) fn station_spaces(&self, station: usize) -> Vec<Space> {
        let printed = &self.deck.stations[station];
        let mut spaces = printed.top.clone();
        for (from_players, space) in [3, 4, 5].into_iter().zip(printed.bottom) {
            if self.players >= from_players {
                spaces.push(space);
            }
        }
        spaces
    }
}
