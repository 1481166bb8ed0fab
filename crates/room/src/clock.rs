//! From wall time to game time. Pauses and count-ins are no game time.

use klaxon_core::Time;

use crate::wall::Wall;

/// How game time passes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Clock {
    /// Not at all: it stands at this time, and so does the game.
    Stopped(Time),
    /// Not by itself: it stands at this time, and the game is played all the same.
    Still(Time),
    /// It runs.
    Running {
        /// At this game time ...
        from: Time,
        /// ... at this wall time; until then somebody counts in.
        since: Wall,
    },
}

impl Clock {
    /// The game time at a wall time.
    pub fn at(&self, now: Wall) -> Time {
        match *self {
            Clock::Stopped(time) | Clock::Still(time) => time,
            Clock::Running { from, since } => {
                let passed = u32::try_from(now.since(since)).unwrap_or(u32::MAX);
                from.plus(Time(passed))
            }
        }
    }

    /// The wall time of a game time, if it comes by itself.
    pub fn wall(&self, time: Time) -> Option<Wall> {
        match *self {
            Clock::Stopped(_) | Clock::Still(_) => None,
            Clock::Running { from, since } => Some(since.plus(u64::from(time.since(from).0))),
        }
    }

    /// Returns whether the game goes on at this wall time: nobody paused it, and nobody counts in.
    pub fn runs(&self, now: Wall) -> bool {
        match *self {
            Clock::Stopped(_) => false,
            Clock::Still(_) => true,
            Clock::Running { since, .. } => since <= now,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn time_passes_from_the_end_of_the_count_in() {
        let clock = Clock::Running {
            from: Time(5000),
            since: Wall(100_000),
        };
        assert_eq!(clock.at(Wall(97_000)), Time(5000));
        assert!(!clock.runs(Wall(99_999)) && clock.runs(Wall(100_000)));
        assert_eq!(clock.at(Wall(101_500)), Time(6500));
        assert_eq!(clock.wall(Time(6500)), Some(Wall(101_500)));
        let stopped = Clock::Stopped(Time(7));
        assert_eq!(
            (stopped.at(Wall(9)), stopped.wall(Time(9))),
            (Time(7), None)
        );
        assert!(!stopped.runs(Wall(9)));
        let still = Clock::Still(Time(7));
        assert_eq!((still.at(Wall(9)), still.wall(Time(9))), (Time(7), None));
        assert!(still.runs(Wall(9)));
    }
}
