//! Facts.

use klaxon_core::{Seat, Time};

use crate::card::{Card, Glimpse};
use crate::pile::Pile;
use crate::score::Score;
use crate::state::Ending;

/// A fact.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, strum::VariantNames, strum::IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum Event {
    /// A round begins: all cards are gathered as before the first deal (B-33).
    Round {
        /// Which, counted from 1.
        number: u8,
        /// Who starts (B-6).
        first: Seat,
        /// How many bombs each player has before them (B-3).
        bombs: u8,
    },
    /// A card is dealt (B-4).
    Dealt {
        /// To whom.
        seat: Seat,
        /// What.
        card: Glimpse,
    },
    /// A defuse card that was not dealt goes into the deck (B-4).
    Mixed(Glimpse),
    /// It is somebody's turn, and their move's clock starts.
    Turn {
        /// Whose.
        seat: Seat,
        /// When.
        at: Time,
    },
    /// A fuse card is laid on the fuse (B-10).
    Played {
        /// By whom.
        seat: Seat,
        /// Which.
        card: Card,
    },
    /// A card is drawn.
    Drew {
        /// By whom.
        seat: Seat,
        /// Which.
        card: Glimpse,
    },
    /// The time bomb is drawn (B-22).
    TimeBomb(Seat),
    /// A bomb takes the fuse and the defuse cards beside the match (B-11).
    Exploded(Seat),
    /// A defuse card is played; it lies beside the match (B-12).
    Defused {
        /// By whom.
        seat: Seat,
        /// Which.
        card: Card,
    },
    /// The fuse can be relit until then (B-31).
    Window(Time),
    /// The fuse cards leave the game (B-12).
    Cut,
    /// A guy with match relights the fuse (B-31).
    Relit(Seat),
    /// A player can play nothing, or is absent and has no fuse card (B-14, B-32).
    Passed(Seat),
    /// The move takes too long: it may be called (B-30).
    Slow(Seat),
    /// Somebody calls (B-30).
    Called(Seat),
    /// The slow player's defuse card comes to lie beside the match (B-30).
    Penalty {
        /// Whose.
        seat: Seat,
        /// Which.
        card: Card,
    },
    /// A player is absent: the next move is made for them (B-32).
    Absent(Seat),
    /// A hand is laid open, for scoring (B-21).
    Shown {
        /// Whose.
        seat: Seat,
        /// What is in it.
        hand: Pile,
    },
    /// A player's points of the round, added to those of the rounds before (B-21, B-33).
    Scored {
        /// Whose.
        seat: Seat,
        /// What they are made of.
        score: Score,
    },
    /// The round is over (B-20).
    Ended {
        /// Why.
        why: Ending,
        /// When.
        at: Time,
    },
    /// That was the last round: the match is over (B-33).
    Over,
    /// A player is ready for the next round (B-33).
    Ready(Seat),
}
