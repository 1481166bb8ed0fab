//! How a game ended.

use crate::message::Message;
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
    /// The score, line by line.
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
    /// All points together.
    pub fn total(&self) -> i32 {
        self.score.iter().map(|line| line.points).sum()
    }
}
