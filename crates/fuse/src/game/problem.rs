//! What can be wrong with the options of a game.

use klaxon_core::{Message, Reason, Seat};

use super::refusal::players_rule;
use super::ruleset::Ruleset;
use crate::role::Role;

/// Something wrong with options.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Problem {
    /// Too few players, or too many.
    Players {
        /// As many as were asked for.
        players: usize,
        /// The fewest.
        least: usize,
        /// The most.
        most: usize,
    },
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
    /// The team chooses its bombs where it can't.
    Layout,
    /// Positions by these rules have another size than the engine that was asked.
    Engine,
    /// Roles are asked for in a game without them.
    NoRoles,
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

impl Problem {
    /// The rule against it, and what to tell the team.
    pub fn reason(&self, rules: Ruleset) -> Reason {
        let rule = self.rule(rules);
        let message = self.message(rules);
        Reason { rule, message }
    }

    pub(super) fn rule(&self, rules: Ruleset) -> &'static str {
        let countdown = rules.is_countdown();
        match self {
            Problem::Players { .. } => players_rule(rules),
            Problem::First(_) if countdown => "C-15",
            Problem::First(_) => "F-16",
            Problem::Clock => "F-4",
            Problem::FuseCards(_) => "F-15",
            Problem::FuseCardsTooEarly | Problem::FuseCardsNeeded(_) => "C-14",
            Problem::Layout => "F-60",
            Problem::NoRoles | Problem::Engine => "C-61",
            Problem::Roles | Problem::NoSuchRole(_) | Problem::RoleTwice(_) => "C-10",
            Problem::DeckTooLarge if countdown => "C-1",
            Problem::DeckTooLarge => "F-2",
            Problem::TooFewBombs { .. } => match rules {
                Ruleset::COUNTDOWN => "C-11",
                Ruleset::INTEGRATED => "C-60",
                Ruleset::EPIC => "C-62",
                Ruleset::FUSE => "F-14",
                _ => "C-61",
            },
            Problem::Total { .. } => "F-14",
            Problem::Hands if rules.low_value() > 2 => "C-12",
            Problem::Hands => "F-13",
            Problem::NoSixes => "F-11",
            Problem::Short { .. } => "F-60",
        }
    }

    /// What to tell the team.
    pub fn message(&self, rules: Ruleset) -> Message {
        match *self {
            Problem::Players {
                players,
                least,
                most,
            } => Message::new("fuse-problem-players")
                .with("game", rules.to_string())
                .with("players", players)
                .with("least", least)
                .with("most", most),
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
            Problem::Layout => Message::new("fuse-problem-layout"),
            Problem::NoRoles => Message::new("fuse-problem-no-roles"),
            Problem::Engine => Message::new("fuse-problem-engine").with("game", rules.to_string()),
            Problem::Roles => Message::new("countdown-problem-roles"),
            Problem::NoSuchRole(role) => {
                Message::new("countdown-problem-no-such-role").with("role", role.word())
            }
            Problem::RoleTwice(role) => {
                Message::new("countdown-problem-role-twice").with("role", role.word())
            }
            Problem::DeckTooLarge if rules.sparks() => {
                Message::new("countdown-problem-deck-too-large")
            }
            Problem::DeckTooLarge => Message::new("fuse-problem-deck-too-large"),
            Problem::TooFewBombs { needed, there } => {
                let key = match rules.hands_in_deck() {
                    true => "countdown-problem-too-few-bombs",
                    false => "fuse-problem-too-few-bombs",
                };
                Message::new(key)
                    .with("needed", needed)
                    .with("there", there)
            }
            Problem::Hands if rules.low_value() > 2 => Message::new("countdown-problem-hands"),
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
