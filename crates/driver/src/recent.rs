//! The last changes of a room, for guests who come back.

use std::collections::VecDeque;

use klaxon_room::{Change, Fact, Wall};

/// How many changes are kept.
const MOST: usize = 128;
/// Room is made for so many bytes at once: little is left over, and it is made seldom.
const STEP: usize = 1024;
/// So many bytes stand before each body: its time, and how long it is.
const HEAD: usize = 12;

/// The last changes of a room, as they are written down: that takes a tenth of the memory that they took as values.
pub(crate) struct Recent {
    /// The number of the first that is kept; the others follow on it.
    first: u64,
    count: usize,
    written: VecDeque<u8>,
}

impl Recent {
    /// The last changes of a room whose last change has this number.
    pub(crate) fn new(changes: &[Change], last: u64) -> Recent {
        let mut recent = Recent {
            first: changes.first().map_or(last + 1, |change| change.number),
            count: 0,
            written: VecDeque::new(),
        };
        changes.iter().for_each(|change| recent.push(change));
        recent
    }

    /// Keeps a change, and forgets those of which nobody is told any more.
    pub(crate) fn push(&mut self, change: &Change) {
        if change.facts.iter().any(changes_eyes) {
            self.first = change.number + 1;
            self.count = 0;
            self.written = VecDeque::new();
            return;
        }
        if self.count == MOST {
            let first = self.written.iter().copied();
            let length = head(first).map_or(0, |(_, length)| length);
            self.written.drain(..HEAD + length);
            self.first += 1;
            self.count -= 1;
        }
        let body = change.body();
        let wanted = HEAD + body.len();
        if self.written.capacity() - self.written.len() < wanted {
            self.written.reserve_exact(wanted.next_multiple_of(STEP));
        }
        self.written.extend(change.at.0.to_le_bytes());
        self.written.extend((body.len() as u32).to_le_bytes());
        self.written.extend(body.as_bytes());
        self.count += 1;
    }

    /// The changes after a number, if all are still here.
    pub(crate) fn after(&self, have: u64) -> Option<Vec<Change>> {
        if have + 1 < self.first {
            return None;
        }
        let written: Vec<u8> = self.written.iter().copied().collect();
        let mut rest = written.as_slice();
        let mut changes = Vec::new();
        for number in (self.first..).take(self.count) {
            let (at, length) = head(rest.iter().copied())?;
            let (body, others) = rest[HEAD..].split_at_checked(length)?;
            rest = others;
            if number > have {
                let body = std::str::from_utf8(body).ok()?;
                changes.push(Change::parse(number, at, body)?);
            }
        }
        Some(changes)
    }
}

/// The time of a change and the length of its body.
fn head(mut bytes: impl Iterator<Item = u8>) -> Option<(Wall, usize)> {
    let mut number = |count: u32| {
        let digits = (0..count).map(|place| Some(u64::from(bytes.next()?) << (8 * place)));
        digits.sum::<Option<u64>>()
    };
    Some((Wall(number(8)?), number(4)? as usize))
}

/// Returns whether somebody may look at the game with other eyes from now on: a guest who missed that is told everything
/// at once.
fn changes_eyes(fact: &Fact) -> bool {
    matches!(
        fact,
        Fact::Stood(_) | Fact::Bot(..) | Fact::Began | Fact::Rematch
    )
}
