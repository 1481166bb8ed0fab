//! What can be wrong with the options of a game.

use klaxon_core::{Message, Reason, Seat, Time};

/// Something wrong with options.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Problem {
    /// Not 2 to 6 players.
    Players(usize),
    /// Nobody sits where the game should begin.
    First(Seat),
    /// The limit of a move is too short or too long.
    Limit,
    /// The window is too short or too long.
    Window,
    /// The time after which a player is absent is too short or too long.
    Absent,
    /// A player would count as absent before being slow.
    AbsentBeforeSlow,
    /// Not a number of rounds.
    Rounds,
}

/// From when on a move can be called slow.
pub(crate) const LIMITS: [Time; 2] = [Time::seconds(1), Time::seconds(60)];
/// How long the window can be.
pub(crate) const WINDOWS: [Time; 2] = [Time::seconds(1), Time::seconds(20)];
/// From when on a player can count as absent.
pub(crate) const ABSENCES: [Time; 2] = [Time::seconds(5), Time::seconds(600)];
/// How many rounds a match can have.
pub(crate) const ROUNDS: [u8; 2] = [1, 20];

impl Problem {
    /// The rule, and what to tell the player.
    pub fn reason(&self) -> Reason {
        Reason {
            rule: self.rule(),
            message: self.message(),
        }
    }

    /// The rule.
    pub fn rule(&self) -> &'static str {
        match self {
            Problem::Players(_) => "B-2",
            Problem::First(_) => "B-6",
            Problem::Limit => "B-30",
            Problem::Window => "B-31",
            Problem::Absent | Problem::AbsentBeforeSlow => "B-32",
            Problem::Rounds => "B-33",
        }
    }

    /// What to tell the player.
    pub fn message(&self) -> Message {
        let range = |key, [least, most]: [Time; 2]| {
            Message::new(key)
                .with("least", least.whole_seconds())
                .with("most", most.whole_seconds())
        };
        match *self {
            Problem::Players(players) => {
                Message::new("planter-problem-players").with("players", players)
            }
            Problem::First(seat) => {
                Message::new("planter-problem-first").with("seat", seat.to_string())
            }
            Problem::Limit => range("planter-problem-limit", LIMITS),
            Problem::Window => range("planter-problem-window", WINDOWS),
            Problem::Absent => range("planter-problem-absent", ABSENCES),
            Problem::AbsentBeforeSlow => Message::new("planter-problem-absent-before-slow"),
            Problem::Rounds => Message::new("planter-problem-rounds").with("most", ROUNDS[1]),
        }
    }
}
