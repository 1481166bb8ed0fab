//! What a bot knows of the other players, and what it comes to.

use crate::seat::{Seat, Seats};
use crate::time::Time;

/// The other players, as a bot knows them.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Company {
    /// The seats of people who are there; the others are bots', or nobody's for now.
    pub people: Seats,
    /// What the players say that they plan, as far as they do; also what the bot said itself.
    pub notes: Vec<(Seat, String)>,
}

impl Company {
    /// What the player of a seat says.
    pub fn note(&self, seat: Seat) -> &str {
        let note = self.notes.iter().find(|(one, _)| *one == seat);
        note.map_or("", |(_, text)| text)
    }
}

/// What a bot came to.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Thought {
    /// It does this, in the notation.
    Act(String),
    /// It waits for something to happen, or for a time.
    Wait(Option<Time>),
    /// It says what it plans, for all to see, and then does the other.
    Note(String, Box<Thought>),
}
