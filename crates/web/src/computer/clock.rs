//! The clock of the ship's computer. It is a time on the wall at which it ends, so that it is right again after a sleep, a
//! lock or a page that was loaded anew. Pure: the time arrives as a value.

use super::mission::{Kind, Mission};

/// A count-in takes so long, in milliseconds.
pub(super) const COUNT_IN: u64 = 3000;
/// A round of FLATLINE takes so long, in milliseconds (L-25).
pub(super) const MINUTE: u32 = 60_000;

/// What the clock does. Times on the wall are in milliseconds.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Stage {
    /// Nothing runs yet.
    Ready,
    /// It begins then.
    CountIn { until: u64 },
    /// It runs out then.
    Running { until: u64 },
    /// It stands still with so much left.
    Held { left: u32 },
    /// A round of FLATLINE is over.
    Between,
    /// The game is over, with so much left.
    Over { won: bool, left: u32 },
}

/// What a look at the clock finds to have happened.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum News {
    Began,
    /// The time to plan is over.
    Planned,
    /// The minute of a round is over.
    RoundOver,
    Lost,
}

/// The clock, and where in the game it is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Clock {
    pub(super) stage: Stage,
    /// The round of FLATLINE, from 1.
    pub(super) round: u8,
    /// Whether it is the time to plan before a minute.
    pub(super) plans: bool,
}

impl Clock {
    /// The clock before a game.
    pub(super) fn new(mission: &Mission) -> Clock {
        Clock {
            stage: Stage::Ready,
            round: 1,
            plans: mission.plans(),
        }
    }

    /// How long it runs, in milliseconds.
    pub(super) fn whole(&self, mission: &Mission) -> u32 {
        match mission.kind {
            Kind::Flatline if self.plans => mission.planning,
            Kind::Flatline => MINUTE,
            Kind::Fuse | Kind::Countdown => mission.length,
        }
    }

    /// What is left, in milliseconds.
    pub(super) fn left(&self, mission: &Mission, now: u64) -> u32 {
        let whole = self.whole(mission);
        match self.stage {
            Stage::Ready | Stage::CountIn { .. } => whole,
            Stage::Running { until } => {
                let left = until.saturating_sub(now).min(whole.into());
                left as u32
            }
            Stage::Held { left } | Stage::Over { left, .. } => left,
            Stage::Between => 0,
        }
    }

    /// Looks at the time: what has happened, the oldest first.
    pub(super) fn look(&mut self, mission: &Mission, now: u64) -> Vec<News> {
        let mut news = Vec::new();
        loop {
            match self.stage {
                Stage::CountIn { until } if now >= until => {
                    let until = until + u64::from(self.whole(mission));
                    self.stage = Stage::Running { until };
                    news.push(News::Began);
                }
                Stage::Running { until } if now >= until => news.push(self.run_out(mission)),
                _ => return news,
            }
        }
    }

    fn run_out(&mut self, mission: &Mission) -> News {
        match mission.kind {
            Kind::Flatline if self.plans => {
                self.plans = false;
                self.stage = Stage::Ready;
                News::Planned
            }
            Kind::Flatline => {
                self.stage = Stage::Between;
                News::RoundOver
            }
            Kind::Fuse | Kind::Countdown => {
                let (won, left) = (false, 0);
                self.stage = Stage::Over { won, left };
                News::Lost
            }
        }
    }

    /// Begins; nobody has to be counted in for planning.
    pub(super) fn start(&mut self, now: u64) {
        let until = match self.plans {
            true => now,
            false => now + COUNT_IN,
        };
        self.stage = Stage::CountIn { until };
    }

    /// Another round of FLATLINE.
    pub(super) fn next_round(&mut self, mission: &Mission) {
        self.stage = Stage::Ready;
        self.round = self.round.saturating_add(1);
        self.plans = mission.plans();
    }

    /// Returns whether people would say that both do the same: their times may differ a little.
    pub(super) fn is_like(&self, other: &Clock) -> bool {
        let same_stage = match (self.stage, other.stage) {
            (Stage::Over { won, .. }, Stage::Over { won: other, .. }) => won == other,
            (one, other) => std::mem::discriminant(&one) == std::mem::discriminant(&other),
        };
        same_stage && self.round == other.round && self.plans == other.plans
    }

    /// Returns whether a reset would throw something away.
    pub(super) fn is_on(&self) -> bool {
        match self.stage {
            Stage::Ready => self.round > 1,
            Stage::Over { .. } => false,
            _ => true,
        }
    }

    /// Returns whether people look at it now: the screen has to stay on.
    pub(super) fn is_watched(&self) -> bool {
        !matches!(self.stage, Stage::Over { .. })
    }
}
