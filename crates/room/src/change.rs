//! One numbered change of a room: what is recorded, and what everybody is told.

use std::fmt::Write;

use crate::fact::Fact;
use crate::member::MemberId;
use crate::wall::Wall;

/// Most bodies are shorter.
const USUAL_LENGTH: usize = 96;

/// A change: everything that one accepted command, or one moment that was due, brought about.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Change {
    /// Its number in the room, from 1 on.
    pub number: u64,
    /// When.
    pub at: Wall,
    /// Whose message brought it about, and the message's id.
    pub by: Option<(MemberId, u64)>,
    /// What happened in the room.
    pub facts: Vec<Fact>,
    /// What happened in the game, in its notation.
    pub events: Vec<String>,
}

impl Change {
    /// As text, without number and time: a line each.
    pub fn body(&self) -> String {
        let mut body = String::with_capacity(USUAL_LENGTH);
        // Writing to a text does not fail.
        if let Some((member, message)) = self.by {
            let _ = writeln!(body, "by {member} {message}");
        }
        for fact in &self.facts {
            body.push_str(". ");
            let _ = write!(body, "{fact}");
            body.push('\n');
        }
        for event in &self.events {
            body.push_str("> ");
            body.push_str(event);
            body.push('\n');
        }
        body.pop();
        body
    }

    /// A change from its number, its time and its text; none if that can't be understood.
    pub fn parse(number: u64, at: Wall, body: &str) -> Option<Change> {
        let mut change = Change {
            number,
            at,
            by: None,
            facts: Vec::new(),
            events: Vec::new(),
        };
        for line in body.lines() {
            match line.split_once(' ')? {
                (".", fact) => change.facts.push(fact.parse().ok()?),
                (">", event) => change.events.push(event.to_owned()),
                ("by", by) => {
                    let (member, message) = by.split_once(' ')?;
                    let member = MemberId(member.parse().ok()?);
                    change.by = Some((member, message.parse().ok()?));
                }
                _ => return None,
            }
        }
        Some(change)
    }
}
