//! FLATLINE, simulated.

mod beside;
mod chief;
mod crew;
mod greedy;
mod job;
mod pins;
mod plan;

use klaxon_core::{Game, Sink};
use klaxon_flatline::card::Cards;
use klaxon_flatline::state::Ending;
use klaxon_flatline::{Action, Event, Flatline, State, Table};

pub use self::greedy::Greedy;
use crate::policy::Policy;
use crate::random::Random;
use crate::simulate::{PerSeat, Sample, Simulated};

/// What is counted during a game.
#[derive(Clone, Copy, Debug, Default)]
pub struct Counter {
    drawn: i64,
    seen: Cards,
    activated: i64,
    placed: i64,
    rerolled: i64,
    sacrificed: i64,
    recharged: i64,
    used: i64,
}

impl Sink<Event> for Counter {
    fn push(&mut self, event: Event) {
        match event {
            Event::Revealed(card, _) => {
                self.drawn += 1;
                self.seen.insert(card);
            }
            Event::Activated(_) => self.activated += 1,
            Event::Placed(..) => self.placed += 1,
            Event::Rerolled(..) => self.rerolled += 1,
            Event::Sacrificed(_) => self.sacrificed += 1,
            Event::Recharged(_) => self.recharged += 1,
            Event::Used(_) => self.used += 1,
            _ => {}
        }
    }
}

impl Simulated for Flatline {
    type Counter = Counter;

    const POLICIES: &'static [&'static str] = &["greedy", "random"];
    const PACE: f64 = 2.0;
    const DIFFICULTY: Option<&'static str> = Some("standard");
    const ENDINGS: &'static [&'static str] = &[
        "simulate-won",
        "simulate-lost-power",
        "simulate-lost-failed",
    ];
    const MEASURES: &'static [&'static str] = &[
        "simulate-rounds",
        "simulate-patients",
        "simulate-cards-drawn",
        "simulate-cards-seen",
        "simulate-cards-activated",
        "simulate-triage-used",
        "simulate-recharged",
        "simulate-dice-placed",
        "simulate-dice-rerolled",
        "simulate-dice-sacrificed",
        "simulate-failed",
        "simulate-seconds",
    ];
    const PER_SEAT: &'static [PerSeat] = &[];

    /// Each die that is rolled again takes as long as one that is placed.
    fn effort(action: &Action) -> u32 {
        match action {
            Action::Reroll(_, icons) => icons.iter().map(|&count| u32::from(count)).sum(),
            _ => 1,
        }
    }

    fn policy(name: &str, seed: u64) -> Option<Box<dyn Policy<Flatline>>> {
        match name {
            "greedy" => Some(Box::new(Greedy::default())),
            "random" => Some(Box::new(Random::new(seed))),
            _ => None,
        }
    }

    fn measure(table: &Table, state: &State, counter: &Counter) -> Sample {
        let ending = match state.end.map(|(why, _)| why) {
            Some(Ending::Won) => 0,
            Some(Ending::Power) | None => 1,
            Some(Ending::Failed) => 2,
        };
        let outcome = Flatline::outcome(table, state);
        let seconds = outcome.as_ref().map_or(0, |end| end.at.whole_seconds());
        let numbers = vec![
            i64::from(state.round),
            outcome.map_or(0, |outcome| i64::from(outcome.total())),
            counter.drawn,
            counter.seen.len() as i64,
            counter.activated,
            counter.used,
            counter.recharged,
            counter.placed,
            counter.rerolled,
            counter.sacrificed,
            state.failed.len() as i64,
            i64::from(seconds),
        ];
        Sample { ending, numbers }
    }
}
