//! What the server's clock shows, from what this device's clock shows: asked for again and again, and the answers that
//! came fastest count, since little can hide in them.

use std::collections::VecDeque;

use klaxon_room::Wall;

/// How many answers are kept.
const KEPT: usize = 8;
/// How many are asked for at once when nothing is known.
const AT_ONCE: usize = 4;

/// The difference of two clocks.
#[derive(Debug, Default)]
pub struct WallClock {
    /// The question that is not answered yet, and when it was asked.
    asked: Option<(u64, Wall)>,
    count: u64,
    /// How long there and back took, and how far the server's clock is ahead, in milliseconds.
    heard: VecDeque<(u64, i64)>,
}

impl WallClock {
    /// What the server's clock shows when this device's shows `here`.
    pub fn at(&self, here: Wall) -> Wall {
        Wall(here.0.saturating_add_signed(self.ahead()))
    }

    /// What this device's clock shows when the server's shows `there`.
    pub fn here(&self, there: Wall) -> Wall {
        Wall(there.0.saturating_add_signed(-self.ahead()))
    }

    /// Returns whether the server has answered at all.
    pub fn is_known(&self) -> bool {
        !self.heard.is_empty()
    }

    /// How far the server's clock is ahead, in milliseconds.
    pub fn ahead(&self) -> i64 {
        let best = self.heard.iter().min_by_key(|(took, _)| *took);
        best.map_or(0, |(_, ahead)| *ahead)
    }

    /// Asks; the id of the question. Ids of commands come from the other end.
    pub fn ask(&mut self, now: Wall) -> u64 {
        self.count += 1;
        let id = u64::MAX - self.count;
        self.asked = Some((id, now));
        id
    }

    /// The server said what it is there; true if it should be asked once more.
    pub fn hear(&mut self, id: u64, there: Wall, now: Wall) -> bool {
        let Some((_, asked)) = self.asked.take_if(|(asked, _)| *asked == id) else {
            return false;
        };
        let took = now.since(asked);
        let middle = asked.0 + took / 2;
        if self.heard.len() == KEPT {
            self.heard.pop_front();
        }
        self.heard.push_back((took, there.0 as i64 - middle as i64));
        self.heard.len() < AT_ONCE
    }

    /// For how long a question has waited for its answer, in milliseconds.
    pub fn silent_for(&self, now: Wall) -> u64 {
        self.asked.map_or(0, |(_, asked)| now.since(asked))
    }

    /// Nothing is known any more: clocks were set, or the device slept. What was known serves until an answer comes.
    pub fn start_over(&mut self) {
        let best = self.heard.iter().min_by_key(|(took, _)| *took).copied();
        self.asked = None;
        self.heard = best
            .map(|(_, ahead)| (u64::MAX, ahead))
            .into_iter()
            .collect();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The device is 5 seconds behind the server; there and back take this long.
    fn exchange(clock: &mut WallClock, at: u64, there: u64, back: u64) {
        let id = clock.ask(Wall(at));
        clock.hear(id, Wall(at + there + 5000), Wall(at + there + back));
    }

    #[test]
    fn the_fastest_answer_counts() {
        let mut clock = WallClock::default();
        exchange(&mut clock, 1000, 300, 20);
        exchange(&mut clock, 2000, 4, 6);
        exchange(&mut clock, 3000, 10, 500);
        assert!(clock.at(Wall(10_000)).0.abs_diff(15_000) <= 1);
        assert_eq!(clock.here(clock.at(Wall(10_000))), Wall(10_000));
    }

    #[test]
    fn after_a_jump_the_next_answer_counts() {
        let mut clock = WallClock::default();
        exchange(&mut clock, 1000, 1, 1);
        clock.start_over();
        assert_eq!(clock.at(Wall(0)).0, 5000, "until then what was known");
        let id = clock.ask(Wall(2000));
        clock.hear(id, Wall(2100), Wall(2200));
        assert_eq!(clock.at(Wall(0)).0, 0);
    }

    #[test]
    fn an_answer_to_nothing_is_not_heard() {
        let mut clock = WallClock::default();
        assert!(!clock.hear(7, Wall(1), Wall(2)));
        assert_eq!(clock.at(Wall(0)), Wall(0));
    }
}
