//! What can be wrong with the options of a game.

use klaxon_core::game::Reason;
use klaxon_core::{Message, Seat};

use crate::role::Role;

/// Something wrong with options.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Problem {
    /// Not 1 to 5 players.
    Players(usize),
    /// Nobody sits where the game should begin.
    First(Seat),
    /// The clock is too short or too long.
    Clock,
    /// More fuse cards than the deck has.
    FuseCards(usize),
    /// Fuse cards below Expert.
    FuseCardsTooEarly,
    /// From Expert on, none or more than the deck has.
    FuseCardsNeeded(usize),
    /// More roles than players, or fewer role cards.
    Roles,
    /// The deck has no such role card.
    NoSuchRole(Role),
    /// Two players with the same role.
    RoleTwice(Role),
    /// The deck has too many cards for a game.
    DeckTooLarge,
    /// The deck has too few bomb cards.
    TooFewBombs {
        /// For hands and deck.
        needed: usize,
        /// In the deck.
        there: usize,
    },
    /// The deck's values make legal hands impossible.
    Hands,
    /// The chosen bombs are not as many as the difficulty asks for.
    Total {
        /// Chosen.
        chosen: usize,
        /// Asked for.
        needed: usize,
    },
    /// Cards worth 6 are not in the game.
    NoSixes,
    /// More bombs of a value were chosen than are left.
    Short {
        /// The value.
        value: u8,
        /// How many are left.
        left: u8,
    },
}

impl Reason for Problem {
    fn rule(&self) -> &'static str {
        match self {
            Problem::Players(_) => "F-10",
            Problem::First(_) => "F-16",
            Problem::Clock => "F-4",
            Problem::FuseCards(_) => "F-15",
            Problem::FuseCardsTooEarly | Problem::FuseCardsNeeded(_) => "C-14",
            Problem::Roles | Problem::NoSuchRole(_) | Problem::RoleTwice(_) => "C-10",
            Problem::DeckTooLarge => "F-2",
            Problem::TooFewBombs { .. } | Problem::Total { .. } => "F-14",
            Problem::Hands => "F-13",
            Problem::NoSixes => "F-11",
            Problem::Short { .. } => "F-60",
        }
    }

    fn message(&self) -> Message {
        match *self {
            Problem::Players(players) => {
                Message::new("fuse-problem-players").with("players", players)
            }
            Problem::First(seat) => {
                Message::new("fuse-problem-first").with("seat", seat.to_string())
            }
            Problem::Clock => Message::new("fuse-problem-clock"),
            Problem::FuseCards(there) => {
                Message::new("fuse-problem-fuse-cards").with("there", there)
            }
            Problem::FuseCardsTooEarly => Message::new("countdown-problem-fuse-cards-too-early"),
            Problem::FuseCardsNeeded(there) => {
                Message::new("countdown-problem-fuse-cards-needed").with("there", there)
            }
            Problem::Roles => Message::new("countdown-problem-roles"),
            Problem::NoSuchRole(role) => {
                Message::new("countdown-problem-no-such-role").with("role", role.word())
            }
            Problem::RoleTwice(role) => {
                Message::new("countdown-problem-role-twice").with("role", role.word())
            }
            Problem::DeckTooLarge => Message::new("fuse-problem-deck-too-large"),
            Problem::TooFewBombs { needed, there } => Message::new("fuse-problem-too-few-bombs")
                .with("needed", needed)
                .with("there", there),
            Problem::Hands => Message::new("fuse-problem-hands"),
            Problem::Total { chosen, needed } => Message::new("fuse-problem-total")
                .with("chosen", chosen)
                .with("needed", needed),
            Problem::NoSixes => Message::new("fuse-problem-no-sixes"),
            Problem::Short { value, left } => Message::new("fuse-problem-short")
                .with("value", value)
                .with("left", left),
        }
    }
}
