//! What a player plans and proposes, in a line that the others read: `4: 1.2, chaos, station-1 = use clear 1.4`.

use klaxon_core::notation::plain_number;

use crate::action::Action;
use crate::notation;
use crate::place::Target;
use crate::table::Table;

/// How many targets a note has room for.
pub const MOST_PINS: usize = 5;

/// What a player plans and proposes.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Note {
    /// The round that it is for. In another round it says nothing any more.
    pub round: u8,
    /// What the player wants to fill with dice in the countdown.
    pub pins: Vec<Target>,
    /// What the player thinks that the chief should do.
    pub proposal: Option<Action>,
}

impl Note {
    /// As text: the round, the pins, the proposal; nothing where there is nothing to say. Pins beyond those that fit are
    /// left out.
    pub fn text(&self, _: &Table) -> String {
        if self.pins.is_empty() && self.proposal.is_none() {
            return String::new();
        }
        let mut text = format!("{}:", self.round);
        for (pin, place) in self.pins.iter().zip(0..MOST_PINS) {
            text.push_str(if place == 0 { " " } else { ", " });
            text.push_str(&pin.to_string());
        }
        if let Some(action) = &self.proposal {
            text.push_str(" = ");
            text.push_str(&notation::action_text(action));
        }
        text
    }

    /// A note from its text; none if it can't be understood.
    pub fn parse(_: &Table, text: &str) -> Option<Note> {
        let (round, rest) = text.split_once(':')?;
        let (pins, proposal) = match rest.split_once(" = ") {
            Some((pins, action)) => (pins, Some(notation::parse_action(action)?)),
            None => (rest, None),
        };
        let mut note = Note {
            round: plain_number(round)?,
            pins: Vec::new(),
            proposal,
        };
        if !pins.is_empty() {
            for pin in pins.strip_prefix(' ')?.split(", ") {
                let pin: Target = pin.parse().ok()?;
                if note.pins.len() == MOST_PINS || note.pins.contains(&pin) {
                    return None;
                }
                note.pins.push(pin);
            }
        }
        let says_something = !note.pins.is_empty() || note.proposal.is_some();
        says_something.then_some(note)
    }
}
