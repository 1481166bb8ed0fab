use crate::{LATE, Rank};

/// The one mouth of the computer: it speaks one line at a time, and at most one waits.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Mouth {
    speaks: bool,
    waiting: Option<Line>,
}

#[derive(Clone, PartialEq, Eq, Debug)]
struct Line {
    text: String,
    rank: Rank,
    /// When what it tells of happened.
    at: u64,
}

/// What to do with the voice.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Turn {
    /// Speak this line. It has to begin by then, or not at all.
    Speak(String, u64),
    /// Stop what is being spoken, and speak this line. It has to begin by then, or not at all.
    Interrupt(String, u64),
    /// Nothing now.
    Wait,
}

impl Mouth {
    /// A mouth that says nothing.
    pub const fn new() -> Mouth {
        Mouth {
            speaks: false,
            waiting: None,
        }
    }

    /// Something is to be spoken of what happens now. It replaces a line that waits, unless that one matters more.
    pub fn say(&mut self, text: String, rank: Rank, now: u64) -> Turn {
        if !self.speaks {
            self.speaks = true;
            return Turn::Speak(text, now + LATE);
        }
        if rank == Rank::End {
            self.waiting = None;
            return Turn::Interrupt(text, now + LATE);
        }
        let kept = self.waiting.take().filter(|line| line.rank > rank);
        self.waiting = kept.or(Some(Line {
            text,
            rank,
            at: now,
        }));
        Turn::Wait
    }

    /// A line was spoken, or failed. The one that waits comes now, unless it comes too late.
    pub fn ended(&mut self, now: u64) -> Turn {
        let next = self.waiting.take();
        let next = next.filter(|line| now.saturating_sub(line.at) < LATE);
        self.speaks = next.is_some();
        next.map_or(Turn::Wait, |line| Turn::Speak(line.text, line.at + LATE))
    }

    /// Says nothing any more.
    pub fn shut(&mut self) {
        *self = Mouth::new();
    }

    /// Returns whether a line is being spoken.
    pub fn speaks(&self) -> bool {
        self.speaks
    }
}
