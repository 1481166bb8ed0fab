use crate::Mark;

/// What a clock is for: when the computer tells the time, and how the hum tightens.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Pace {
    /// A whole game of some minutes.
    Game,
    /// One minute in which everything happens.
    Minute,
    /// Time to plan before such a minute.
    Planning,
}

/// How tight the hum is.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Tension {
    /// The lowest one, without any beat in it: nobody hurries.
    Planning,
    /// More than half of the usual clock is left.
    Calm,
    /// Less.
    Half,
    /// The last minute.
    Minute,
    /// Thirty seconds.
    Thirty,
    /// Ten seconds.
    Ten,
}

/// What a clock sounds like when a second begins.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Tone {
    /// The last minute begins.
    Klaxon,
    /// A heart.
    Beat,
    /// A second of the last ten.
    Count,
    /// The last second.
    Last,
}

impl Pace {
    /// Returns whether the computer tells this mark.
    pub fn tells(self, mark: Mark) -> bool {
        match self {
            Pace::Game => true,
            Pace::Minute => matches!(mark, Mark::Thirty | Mark::Ten | Mark::Count(_)),
            Pace::Planning => mark == Mark::Ten,
        }
    }

    /// How tight the hum is with so many milliseconds left.
    pub fn tension(self, left: u32) -> Tension {
        let from: &[(u32, Tension)] = match self {
            Pace::Game => &[
                (10_000, Tension::Ten),
                (30_000, Tension::Thirty),
                (60_000, Tension::Minute),
                (300_000, Tension::Half),
                (u32::MAX, Tension::Calm),
            ],
            Pace::Minute => &[
                (5_000, Tension::Ten),
                (15_000, Tension::Thirty),
                (30_000, Tension::Minute),
                (u32::MAX, Tension::Half),
            ],
            Pace::Planning => &[(u32::MAX, Tension::Planning)],
        };
        let reached = from.iter().find(|(most, _)| left <= *most);
        reached.map_or(Tension::Calm, |(_, tension)| *tension)
    }

    /// What is heard when so many whole seconds are left.
    pub fn tone(self, seconds: u32) -> Option<Tone> {
        match (self, seconds) {
            (Pace::Planning, _) | (_, 0) => None,
            (_, 1) => Some(Tone::Last),
            (_, 2..=10) => Some(Tone::Count),
            (Pace::Minute, 11..=15) | (Pace::Game, 11..=30) => Some(Tone::Beat),
            (Pace::Game, 60) => Some(Tone::Klaxon),
            _ => None,
        }
    }
}
