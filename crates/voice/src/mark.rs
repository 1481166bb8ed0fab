use crate::{Moment, Pace, Rank};

/// A time that the computer tells by itself. What is left on a clock, not what has passed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Mark {
    /// So many minutes, 9 to 1.
    Minutes(u8),
    /// So many minutes, and they are half of the clock.
    Half(u8),
    /// Thirty seconds.
    Thirty,
    /// Ten seconds.
    Ten,
    /// So many seconds, 9 to 1.
    Count(u8),
}

impl Mark {
    /// What is left then, in milliseconds.
    pub fn left(self) -> u32 {
        match self {
            Mark::Minutes(minutes) | Mark::Half(minutes) => u32::from(minutes) * 60_000,
            Mark::Thirty => 30_000,
            Mark::Ten => 10_000,
            Mark::Count(seconds) => u32::from(seconds) * 1000,
        }
    }

    /// What to say of it on a clock of so many milliseconds. Whoever asks sees to it that a mark comes once.
    pub fn moment(self, clock: u32) -> Moment {
        let moment = match self {
            Mark::Minutes(minutes) => Moment::new("voice-minutes")
                .with("minutes", minutes.into())
                .with("clock", (clock / 60_000).into()),
            Mark::Half(minutes) => Moment::new("voice-half").with("minutes", minutes.into()),
            Mark::Thirty => Moment::new("voice-thirty"),
            Mark::Ten => Moment::new("voice-ten"),
            Mark::Count(seconds) => Moment {
                rank: Rank::Count,
                ..Moment::new("voice-count").with("seconds", seconds.into())
            },
        };
        Moment {
            again: true,
            ..moment
        }
    }
}

/// The marks that a clock of so many milliseconds passed between two looks at what is left, the oldest first. A clock
/// that went back has passed none.
pub fn marks(pace: Pace, clock: u32, before: u32, after: u32) -> Vec<Mark> {
    let minutes = (1..=9).rev().map(|minutes| {
        let half = u32::from(minutes) * 120_000 == clock;
        match half {
            true => Mark::Half(minutes),
            false => Mark::Minutes(minutes),
        }
    });
    let last = [Mark::Thirty, Mark::Ten].into_iter();
    let counted = (1..=9).rev().map(Mark::Count);
    let passed = |mark: &Mark| before.min(clock) > mark.left() && mark.left() >= after;
    let all = minutes.chain(last).chain(counted);
    all.filter(|mark| pace.tells(*mark))
        .filter(passed)
        .collect()
}
