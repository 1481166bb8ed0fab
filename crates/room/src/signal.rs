//! What players tell each other that is no move. Nobody writes it down.

use crate::wall::Wall;

/// A signal.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Signal {
    /// "I can use this": a die or a card, as the notation names it.
    Claim(String),
    /// One of the quick phrases.
    Phrase(u8),
    /// Look here: a card, a space, a seat, as the notation names it.
    Ping(String),
}

/// How many quick phrases there are.
pub const PHRASES: u8 = 16;
/// The longest name of a thing.
const LONGEST: usize = 16;
/// So many signals ...
pub(crate) const MOST: usize = 6;
/// ... in so many milliseconds are enough.
pub(crate) const WITHIN: u64 = 3000;

impl Signal {
    /// Is it one that can be sent on?
    pub fn is_sound(&self) -> bool {
        match self {
            Signal::Phrase(phrase) => *phrase < PHRASES,
            Signal::Claim(thing) | Signal::Ping(thing) => {
                let plain = |c: char| c.is_ascii_alphanumeric() || "/.-".contains(c);
                !thing.is_empty() && thing.len() <= LONGEST && thing.chars().all(plain)
            }
        }
    }
}

/// May somebody who sent these signals send another?
pub(crate) fn may_send(sent: &std::collections::VecDeque<Wall>, now: Wall) -> bool {
    let recent = sent.iter().filter(|at| now.since(**at) < WITHIN);
    recent.count() < MOST
}
