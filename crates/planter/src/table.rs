//! A table: checked options.

use klaxon_core::Seat;

use crate::options::{Options, SlowFuse};
use crate::problem::{ABSENCES, LIMITS, Problem, ROUNDS, WINDOWS};

/// Checked options.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Table {
    options: Options,
}

impl Table {
    /// Checks options: a table, or everything that is wrong with them.
    pub fn new(options: Options) -> Result<Table, Vec<Problem>> {
        let mut problems = Vec::new();
        let mut check = |right: bool, problem: Problem| {
            if !right {
                problems.push(problem);
            }
        };
        let within = |time, [least, most]: [_; 2]| (least..=most).contains(&time);
        let players = options.players;
        check((2..=6).contains(&players), Problem::Players(players));
        if let Some(first) = options.first {
            check(first.index() < players, Problem::First(first));
        }
        check(within(options.limit, LIMITS), Problem::Limit);
        check(within(options.window, WINDOWS), Problem::Window);
        check(within(options.absent, ABSENCES), Problem::Absent);
        let slow_first = options.slow_fuse == SlowFuse::Off || options.limit < options.absent;
        check(slow_first, Problem::AbsentBeforeSlow);
        let rounds = (ROUNDS[0]..=ROUNDS[1]).contains(&options.rounds);
        check(rounds, Problem::Rounds);
        match problems.is_empty() {
            true => Ok(Table { options }),
            false => Err(problems),
        }
    }

    /// The options.
    pub const fn options(&self) -> &Options {
        &self.options
    }

    /// How many play.
    pub const fn players(&self) -> usize {
        self.options.players
    }

    /// The seats, in order.
    pub fn seats(&self) -> impl DoubleEndedIterator<Item = Seat> + use<> {
        Seat::all(self.options.players)
    }

    /// How many bombs each player has (B-3).
    pub const fn bombs(&self) -> u8 {
        if self.options.players == 2 { 3 } else { 2 }
    }
}
