//! The bomb-planter game, simulated.

mod greedy;

use klaxon_core::{Game, Sink};
use klaxon_planter::score::places;
use klaxon_planter::state::Ending;
use klaxon_planter::{Event, Planter, State, Table};

pub use self::greedy::Greedy;
use crate::policy::Policy;
use crate::random::Random;
use crate::simulate::{PerSeat, Sample, Simulated, Unit};

/// What is counted during a game.
#[derive(Clone, Copy, Debug, Default)]
pub struct Counter {
    exploded: i64,
    defused: i64,
    relit: i64,
}

impl Sink<Event> for Counter {
    fn push(&mut self, event: Event) {
        match event {
            Event::Exploded(_) => self.exploded += 1,
            Event::Defused { .. } => self.defused += 1,
            Event::Relit(_) => self.relit += 1,
            _ => {}
        }
    }
}

/// A victory is shared by up to six: it counts in parts that all can have a whole number of.
const VICTORY: i64 = 60;

impl Simulated for Planter {
    type Counter = Counter;

    const POLICIES: &'static [&'static str] = &["greedy", "random"];
    const PACE: f64 = 2.0;
    const DIFFICULTY: Option<&'static str> = None;
    const ENDINGS: &'static [&'static str] = &[
        "simulate-ended-time-bomb",
        "simulate-ended-bombs",
        "simulate-ended-passes",
    ];
    const MEASURES: &'static [&'static str] = &[
        "simulate-turns",
        "simulate-seconds",
        "simulate-exploded",
        "simulate-fuses-defused",
        "simulate-relit",
        "simulate-winning-score",
        "simulate-spread",
    ];
    const PER_SEAT: &'static [PerSeat] = &[
        PerSeat {
            key: "simulate-seat-wins",
            unit: Unit::Share(VICTORY),
        },
        PerSeat {
            key: "simulate-seat-score",
            unit: Unit::Number,
        },
    ];

    fn policy(name: &str, seed: u64) -> Option<Box<dyn Policy<Planter>>> {
        match name {
            "greedy" => Some(Box::new(Greedy)),
            "random" => Some(Box::new(Random::new(seed))),
            _ => None,
        }
    }

    fn measure(table: &Table, state: &State, counter: &Counter) -> Sample {
        let ending = match state.ended.map(|(why, _)| why) {
            Some(Ending::TimeBomb) | None => 0,
            Some(Ending::Bombs) => 1,
            Some(Ending::Passes) => 2,
        };
        let seconds = Planter::outcome(table, state).map_or(0, |end| end.at.whole_seconds());
        let scores = table
            .seats()
            .map(|seat| i64::from(state.scores[seat.index()].total()));
        let scores: Vec<i64> = scores.collect();
        let best = scores.iter().max().copied().unwrap_or(0);
        let worst = scores.iter().min().copied().unwrap_or(0);
        let mut numbers = vec![
            i64::from(state.turn),
            i64::from(seconds),
            counter.exploded,
            counter.defused,
            counter.relit,
            best,
            best - worst,
        ];
        let winners = places(table, state).filter(|(_, place)| *place == 1);
        let share = VICTORY / (winners.count() as i64).max(1);
        numbers.extend(places(table, state).map(|(_, place)| if place == 1 { share } else { 0 }));
        numbers.extend(scores);
        Sample { ending, numbers }
    }
}
