//! Tests: an engine that leaves the rules once is found out.

use std::collections::BTreeSet;

use crate::games::{Engine, compare};
use crate::invented::Invented;
use crate::random::Random;
use crate::sample;

/// How an engine lies.
#[derive(Clone, Copy, Debug)]
enum Lie {
    /// It leaves an event out.
    Drop,
    /// It says an event twice.
    Repeat,
    /// It says a number more in an event.
    Change,
    /// It allows something that is not allowed.
    Allow,
    /// It forgets something that is allowed.
    Forget,
}

const LIES: [Lie; 5] = [Lie::Drop, Lie::Repeat, Lie::Change, Lie::Allow, Lie::Forget];

/// An engine that lies once, after so many steps.
struct Liar {
    honest: Invented,
    steps: usize,
    lie: Lie,
    random: Random,
}

impl Liar {
    fn bend(&mut self, mut events: Vec<String>) -> Vec<String> {
        self.steps = self.steps.saturating_sub(1);
        if self.steps != 0 || events.is_empty() {
            return events;
        }
        let at = self.random.below(events.len());
        match self.lie {
            Lie::Drop => drop(events.remove(at)),
            Lie::Repeat => events.insert(at, events[at].clone()),
            Lie::Change => events[at].push('1'),
            Lie::Allow | Lie::Forget => (),
        }
        events
    }
}

impl Engine for Liar {
    fn start(&mut self) -> Vec<String> {
        let events = self.honest.start();
        self.bend(events)
    }

    fn legal(&self, seat: usize) -> BTreeSet<String> {
        let mut legal = self.honest.legal(seat);
        match self.lie {
            Lie::Allow if self.steps == 0 => drop(legal.insert("use clear 9.9".to_owned())),
            Lie::Forget if self.steps == 0 => drop(legal.pop_first()),
            _ => (),
        }
        legal
    }

    fn act(&mut self, seat: usize, action: &str, now: u32) -> Vec<String> {
        let events = self.honest.act(seat, action, now);
        self.bend(events)
    }

    fn tick(&mut self, now: u32) -> Vec<String> {
        let events = self.honest.tick(now);
        self.bend(events)
    }

    fn deadline(&self) -> Option<u32> {
        self.honest.deadline()
    }

    fn over(&self) -> bool {
        self.honest.over()
    }
}

#[test]
fn a_liar_is_found_out() {
    for seed in 0..40 {
        for lie in LIES {
            let setting = sample::setting(seed);
            let mut random = Random::new(seed);
            let liar = Liar {
                honest: Invented::new(setting.clone(), seed),
                steps: 1 + random.below(40),
                lie,
                random,
            };
            let found = compare(liar, setting, seed);
            assert!(found.is_err(), "seed {seed}: {lie:?} was not found");
        }
    }
}
