//! What a team can ask for before a game.

use klaxon_core::{Seat, Time};

use super::modules::Modules;
use crate::deck::Deck;
use crate::role::Role;

/// The values a bomb card can have, 1 to 6, each at its value less one.
pub type ByValue = [u8; 6];

/// Which game it is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Set {
    /// FUSE.
    Fuse,
    /// FUSE: Countdown.
    Countdown,
}

impl Set {
    /// What is in play.
    pub const fn modules(self) -> Modules {
        match self {
            Set::Fuse => Modules::FUSE,
            Set::Countdown => Modules::COUNTDOWN,
        }
    }
}

/// How hard the game is (F-14, C-11).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Difficulty {
    /// The fewest bombs.
    Training,
    /// The usual game.
    Standard,
    /// Two more.
    Expert,
    /// Four more.
    Elite,
    /// Six more, and every card in front of the players too (F-51). Countdown calls it heroic (C-56).
    Insane,
}

impl Difficulty {
    /// All, from the easiest.
    pub const ALL: [Difficulty; 5] = [
        Difficulty::Training,
        Difficulty::Standard,
        Difficulty::Expert,
        Difficulty::Elite,
        Difficulty::Insane,
    ];

    /// Its word in options and records.
    pub const fn word(self) -> &'static str {
        match self {
            Difficulty::Training => "training",
            Difficulty::Standard => "standard",
            Difficulty::Expert => "expert",
            Difficulty::Elite => "elite",
            Difficulty::Insane => "insane",
        }
    }

    /// Its word in options and records of this game.
    pub const fn word_in(self, set: Set) -> &'static str {
        match (self, set) {
            (Difficulty::Insane, Set::Countdown) => "heroic",
            _ => self.word(),
        }
    }

    /// Are there fuse cards in Countdown (C-14)?
    pub const fn is_advanced(self) -> bool {
        !matches!(self, Difficulty::Training | Difficulty::Standard)
    }

    /// How many bomb cards make up Countdown's deck, hands included (C-11).
    pub const fn bombs_with_hands(self, players: usize) -> usize {
        let row = match players {
            1 => [19, 21, 24, 26, 28],
            2 => [19, 22, 25, 27, 29],
            3 => [24, 27, 29, 31, 33],
            _ => [28, 31, 33, 35, 37],
        };
        row[self as usize]
    }

    /// How many bomb cards make up the deck (F-14).
    pub const fn bombs(self, players: usize) -> usize {
        let solo = match self {
            Difficulty::Training => 16,
            Difficulty::Standard => 19,
            Difficulty::Expert => 21,
            Difficulty::Elite => 23,
            Difficulty::Insane => 25,
        };
        solo + players - 1
    }
}

/// How the deck is made up and laid out (F-14, F-60 to F-62).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Layout {
    /// Random bombs, a row of five.
    Standard,
    /// The team chooses how many bombs of each value; a row of five (F-61).
    SingleDeck(Composition),
    /// The same, in one face-up stack per value (F-62).
    Stacks(Composition),
}

/// How many bombs of each value make up the deck (F-60).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Composition {
    /// Chosen by the team once the hands are dealt; the clock waits.
    AfterTheDeal,
    /// Chosen before, as in a link.
    Chosen(ByValue),
}

/// What happens to a wrong placement (F-29).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Mistakes {
    /// It is rejected and changes nothing.
    Refused,
    /// The card is cleared.
    Penalised,
}

/// Unchecked wishes for a game of FUSE or Countdown.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Options {
    /// Which game.
    pub set: Set,
    /// How many play (F-10, C-10).
    pub players: usize,
    /// How hard it is.
    pub difficulty: Difficulty,
    /// How the deck is made up.
    pub layout: Layout,
    /// With the 6-point cards (F-11)?
    pub sixes: bool,
    /// How many fuse cards go into the deck (F-15, C-14); stacks use all.
    pub fuse_cards: usize,
    /// What happens to a wrong placement.
    pub mistakes: Mistakes,
    /// Do dice sway (F-28)?
    pub steady_hands: bool,
    /// How long the clock runs; none for practice (F-4).
    pub clock: Option<Time>,
    /// Who starts with the bag (F-16, C-15).
    pub first: Seat,
    /// The roles of the first seats; who is not named here is dealt one (C-10).
    pub roles: Vec<Option<Role>>,
    /// The cards and the dice.
    pub deck: Deck,
}

impl Options {
    /// The usual game for so many players.
    pub fn new(players: usize) -> Options {
        Options {
            set: Set::Fuse,
            players,
            difficulty: Difficulty::Standard,
            layout: Layout::Standard,
            sixes: false,
            fuse_cards: 6,
            mistakes: Mistakes::Refused,
            steady_hands: false,
            clock: Some(Time::seconds(600)),
            first: Seat(0),
            roles: Vec::new(),
            deck: Deck::fuse(),
        }
    }

    /// The usual game of Countdown for so many players.
    pub fn countdown(players: usize) -> Options {
        Options {
            set: Set::Countdown,
            sixes: true,
            fuse_cards: 0,
            deck: Deck::countdown(),
            ..Options::new(players)
        }
    }
}
