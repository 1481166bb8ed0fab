//! What players tell each other that is no move. Nobody writes it down.

use std::collections::VecDeque;

use crate::wall::Wall;

/// A signal.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Signal {
    /// "I can use this": a die or a card, as the notation names it.
    Claim(String),
    /// One of the quick phrases, of which only the clients know the words.
    Phrase(u8),
    /// Look here: a card, a space, a seat, as the notation names it.
    Ping(String),
    /// A quick call.
    Call(Call, Option<String>),
}

/// What people at a table call most, with one touch.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Call {
    /// "I need ...": a colour, a number or a die.
    Need,
    /// "Take it!", or "take ...": a die.
    Take,
    /// "Pass!"
    Pass,
    /// "Wait!"
    Wait,
    /// "Thanks!"
    Thanks,
}

/// How many quick phrases there are.
pub const PHRASES: u8 = 16;
/// The longest name of a thing.
const LONGEST: usize = 24;
/// So many signals ...
const MOST: usize = 6;
/// ... in so many milliseconds are enough.
const WITHIN: u64 = 3000;

impl Signal {
    /// Returns whether it is one that can be sent on.
    pub fn is_sound(&self) -> bool {
        match self {
            Signal::Phrase(phrase) => *phrase < PHRASES,
            Signal::Claim(thing) | Signal::Ping(thing) => is_thing(thing),
            Signal::Call(call, thing) => match (call, thing) {
                (Call::Need | Call::Take, Some(thing)) => is_thing(thing),
                (Call::Need, None) => false,
                (_, thing) => thing.is_none(),
            },
        }
    }
}

/// Returns whether the notation could name a thing like this.
fn is_thing(name: &str) -> bool {
    let plain = |c: char| c.is_ascii_alphanumeric() || "/.-".contains(c);
    !name.is_empty() && name.len() <= LONGEST && name.chars().all(plain)
}

/// Counts another that is sent now; false if somebody who sent these may not send one.
pub(crate) fn count(sent: &mut VecDeque<Wall>, now: Wall) -> bool {
    let recent = sent.iter().filter(|at| now.since(**at) < WITHIN);
    let may = recent.count() < MOST;
    if may {
        if sent.len() == MOST {
            sent.pop_front();
        }
        sent.push_back(now);
    }
    may
}
