//! What a table can ask for before a game.

use klaxon_core::{Seat, Time};

/// What happens to slow players (B-30).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum SlowFuse {
    /// Nothing.
    Off,
    /// Any other player may call it, for the fun of it.
    Call,
    /// And the call costs a defuse card.
    Penalty,
}

impl SlowFuse {
    /// All ways.
    pub const ALL: [SlowFuse; 3] = [SlowFuse::Off, SlowFuse::Call, SlowFuse::Penalty];

    /// Its word in options and records.
    pub const fn word(self) -> &'static str {
        match self {
            SlowFuse::Off => "no",
            SlowFuse::Call => "call",
            SlowFuse::Penalty => "penalty",
        }
    }
}

/// Unchecked wishes for a game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Options {
    /// How many play (B-2).
    pub players: usize,
    /// Whether it is played with fire extinguishers and guys with match (B-1).
    pub extras: bool,
    /// What happens to slow players.
    pub slow_fuse: SlowFuse,
    /// From when on a move is slow (B-30).
    pub limit: Time,
    /// How long a defused fuse can be relit (B-31).
    pub window: Time,
    /// From when on a player counts as absent (B-32).
    pub absent: Time,
    /// How many rounds the match has (B-33).
    pub rounds: u8,
    /// Who starts; drawn if nobody is named (B-6).
    pub first: Option<Seat>,
}

impl Options {
    /// The usual game for so many players.
    pub const fn new(players: usize) -> Options {
        Options {
            players,
            extras: false,
            slow_fuse: SlowFuse::Off,
            limit: Time::seconds(3),
            window: Time::seconds(4),
            absent: Time::seconds(15),
            rounds: 1,
            first: None,
        }
    }
}
