//! What a table can ask for before a game.

use klaxon_core::{Seat, Time};

use crate::deck::Deck;

/// How many patients there are to treat (L-11).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Difficulty {
    /// The fewest.
    Training,
    /// The usual number.
    Standard,
    /// The most.
    Expert,
}

impl Difficulty {
    /// All of them, the easiest first.
    pub const ALL: [Difficulty; 3] = [
        Difficulty::Training,
        Difficulty::Standard,
        Difficulty::Expert,
    ];

    /// Its word in options and records.
    pub const fn word(self) -> &'static str {
        match self {
            Difficulty::Training => "training",
            Difficulty::Standard => "standard",
            Difficulty::Expert => "expert",
        }
    }
}

/// A side of the power meter (L-13).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Side {
    /// The standard side.
    Green,
    /// The expert side.
    Red,
}

impl Side {
    /// Both.
    pub const ALL: [Side; 2] = [Side::Green, Side::Red];

    /// Its word in options and records.
    pub const fn word(self) -> &'static str {
        match self {
            Side::Green => "green",
            Side::Red => "red",
        }
    }
}

/// Which cards are played with.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Cards {
    /// Ours.
    Ours,
    /// A player's own.
    Own(Box<Deck>),
}

/// Unchecked wishes for a game.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Options {
    /// How many people play (L-10).
    pub players: usize,
    /// How many patients there are.
    pub difficulty: Difficulty,
    /// Which side of the power meter lies up.
    pub meter: Side,
    /// How long planning may take; without a limit if nothing is said (L-24).
    pub planning: Option<Time>,
    /// The Chief Medical Officer at the start (L-15).
    pub chief: Seat,
    /// The cards, stations and meters.
    pub cards: Cards,
}

impl Options {
    /// The usual game for so many players.
    pub const fn new(players: usize) -> Options {
        Options {
            players,
            difficulty: Difficulty::Standard,
            meter: Side::Green,
            planning: None,
            chief: Seat(0),
            cards: Cards::Ours,
        }
    }
}
