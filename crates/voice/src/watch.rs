use crate::{LATE, Mark, Pace, Tone, marks};

/// Looks at a clock, and notices what it passes, each thing once.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Watch {
    pace: Pace,
    clock: u32,
    /// The least that was ever left. None before the first look: whoever comes late is told nothing of the past.
    least: Option<u32>,
}

/// What a clock has passed since the last look.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Passed {
    /// What the computer tells.
    pub mark: Option<Mark>,
    /// What is heard.
    pub tone: Option<Tone>,
}

impl Watch {
    /// Watches a clock of so many milliseconds.
    pub fn new(pace: Pace, clock: u32) -> Watch {
        Watch {
            pace,
            clock,
            least: None,
        }
    }

    /// Returns whether this is the clock that is watched.
    pub fn is_of(&self, pace: Pace, clock: u32) -> bool {
        (self.pace, self.clock) == (pace, clock)
    }

    /// Looks at what is left, in milliseconds. Of several marks that were passed at once only the newest counts, and that
    /// too is dropped if it was passed too long ago: "four minutes" is wrong half a minute later.
    pub fn pass(&mut self, left: u32) -> Passed {
        // A clock that begins is looked at a little later than it began.
        let begins = self.clock.saturating_sub(left) <= LATE as u32;
        let before = self.least.or(begins.then_some(self.clock));
        let least = before.map_or(left, |before| before.min(left));
        self.least = Some(least);
        let Some(before) = before.filter(|before| *before > left) else {
            return Passed::default();
        };
        let fresh = |at: u32| u64::from(at - left) <= LATE;
        let newest = marks(self.pace, self.clock, before, left).pop();
        let second = left.div_ceil(1000);
        let began = before > second * 1000 && fresh(second * 1000);
        Passed {
            mark: newest.filter(|mark| fresh(mark.left())),
            tone: began.then(|| self.pace.tone(second)).flatten(),
        }
    }
}
