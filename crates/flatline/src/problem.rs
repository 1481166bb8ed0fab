//! What can be wrong with the options of a game.

use klaxon_core::{Message, Reason, Seat, Time};

/// Something wrong with options.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Problem {
    /// Not 1 to 5 players.
    Players(usize),
    /// Nobody sits where the chief should.
    Chief(Seat),
    /// The planning phase is too short or too long.
    Planning,
}

/// How long planning can be.
pub(crate) const PLANNING: [Time; 2] = [Time::seconds(10), Time::seconds(600)];

impl Problem {
    /// The rule, and what to tell the player.
    pub fn reason(&self) -> Reason {
        Reason {
            rule: self.rule(),
            message: self.message(),
        }
    }

    fn rule(&self) -> &'static str {
        match self {
            Problem::Players(_) => "L-10",
            Problem::Chief(_) => "L-15",
            Problem::Planning => "L-24",
        }
    }

    fn message(&self) -> Message {
        match *self {
            Problem::Players(players) => {
                Message::new("flatline-problem-players").with("players", players)
            }
            Problem::Chief(seat) => {
                Message::new("flatline-problem-chief").with("seat", seat.to_string())
            }
            Problem::Planning => Message::new("flatline-problem-planning")
                .with("least", PLANNING[0].whole_seconds())
                .with("most", PLANNING[1].whole_seconds()),
        }
    }
}
