//! How a game ended.

use crate::message::Message;
use crate::seat::Seat;
use crate::time::Time;

/// The end of a game, for the log and the last screen.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Outcome {
    /// Did the team win? (In a game against each other: is there a winner?)
    pub won: bool,
    /// Why it ended.
    pub reason: Message,
    /// When it ended.
    pub at: Time,
    /// The team's score, line by line.
    pub score: Vec<ScoreLine>,
    /// In a game against each other: every seat's, in the order of seats.
    pub standings: Vec<Standing>,
}

/// What a seat came to in a game against each other.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Standing {
    /// Which seat.
    pub seat: Seat,
    /// Its place: 1 for the winner, or for all who share the victory.
    pub place: u8,
    /// Its score, line by line.
    pub score: Vec<ScoreLine>,
}

/// A line of the score.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ScoreLine {
    /// What the points are for.
    pub what: Message,
    /// How many.
    pub points: i32,
}

impl Outcome {
    /// All points of the team together.
    pub fn total(&self) -> i32 {
        sum(&self.score)
    }
}

impl Standing {
    /// All points of the seat together.
    pub fn total(&self) -> i32 {
        sum(&self.score)
    }
}

fn sum(lines: &[ScoreLine]) -> i32 {
    lines.iter().map(|line| line.points).sum()
}
