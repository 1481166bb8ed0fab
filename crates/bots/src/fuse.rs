//! FUSE and Countdown, simulated.

mod greedy;
mod role;

use klaxon_core::{Game, Sink};
use klaxon_fuse::game::edition::Edition;
use klaxon_fuse::game::extras::Extra;
use klaxon_fuse::game::state::Ending;
use klaxon_fuse::game::{Engine, Event, State, Table};

pub use self::greedy::Greedy;
use crate::policy::Policy;
use crate::random::Random;
use crate::simulate::{PerSeat, Sample, Simulated};

/// What is counted during a game of FUSE.
#[derive(Clone, Copy, Debug, Default)]
pub struct Counter {
    placed: i64,
    wasted: i64,
    returned: i64,
    sparks: i64,
}

impl Sink<Event> for Counter {
    fn push(&mut self, event: Event) {
        match event {
            Event::Placed { .. } => self.placed += 1,
            Event::Rerolled { .. } | Event::LeftOver(_) => self.wasted += 1,
            Event::Sparked { .. } => self.sparks += 1,
            Event::Returned { .. } => self.returned += 1,
            _ => {}
        }
    }
}

impl<E: Edition> Simulated for Engine<E> {
    type Counter = Counter;

    const POLICIES: &'static [&'static str] = &["greedy", "random"];
    const PACE: f64 = 6.0;
    const DIFFICULTY: Option<&'static str> = Some("standard");
    const ENDINGS: &'static [&'static str] =
        &["simulate-won", "simulate-lost-clock", "simulate-lost-bag"];
    const MEASURES: &'static [&'static str] = match E::Extra::THERE {
        false => &[
            "simulate-turns",
            "simulate-dice-placed",
            "simulate-dice-wasted",
            "simulate-dice-returned",
            "simulate-bombs",
            "simulate-score",
            "simulate-seconds",
        ],
        true => &[
            "simulate-turns",
            "simulate-dice-placed",
            "simulate-dice-wasted",
            "simulate-dice-returned",
            "simulate-bombs",
            "simulate-score",
            "simulate-seconds",
            "simulate-sparks",
            "simulate-sparks-defused",
        ],
    };
    const PER_SEAT: &'static [PerSeat] = &[];

    fn policy(name: &str, seed: u64) -> Option<Box<dyn Policy<Engine<E>>>> {
        match name {
            "greedy" => Some(Box::new(Greedy)),
            "random" => Some(Box::new(Random::new(seed))),
            _ => None,
        }
    }

    fn measure(table: &Table, state: &State<E>, counter: &Counter) -> Sample {
        let ending = match state.end.map(|end| end.why) {
            Some(Ending::Won) => 0,
            Some(Ending::Clock) | None => 1,
            Some(Ending::Bag) => 2,
        };
        let outcome = Engine::<E>::outcome(table, state);
        let seconds = outcome
            .as_ref()
            .map_or(0, |outcome| outcome.at.whole_seconds());
        let mut numbers = vec![
            i64::from(state.turn),
            counter.placed,
            counter.wasted,
            counter.returned,
            i64::from(state.defused),
            outcome.map_or(0, |outcome| i64::from(outcome.total())),
            i64::from(seconds),
        ];
        if E::Extra::THERE {
            numbers.push(counter.sparks);
            numbers.push(i64::from(state.extras().sparks_defused));
        }
        Sample { ending, numbers }
    }
}
