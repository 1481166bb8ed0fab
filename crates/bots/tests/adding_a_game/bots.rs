//! Policies of the last match, and what is measured of it.

use crate::{Action, Event, Matches, Options, State};
use klaxon_bots::simulate::{PerSeat, Sample, Simulated, Unit};
use klaxon_bots::{Policy, Random};
use klaxon_core::{Seat, Sink, Time};

/// What is counted during a game.
#[derive(Clone, Copy, Debug, Default)]
pub struct Counter {
    turns: i64,
}

impl Sink<Event> for Counter {
    fn push(&mut self, event: Event) {
        self.turns += i64::from(matches!(event, Event::Turn(_)));
    }
}

impl Simulated for Matches {
    type Counter = Counter;

    const POLICIES: &'static [&'static str] = &["greedy", "random"];
    const PACE: f64 = 2.0;
    const DIFFICULTY: Option<&'static str> = None;
    const ENDINGS: &'static [&'static str] = &["simulate-ended-last-match"];
    const MEASURES: &'static [&'static str] = &["simulate-turns"];
    const PER_SEAT: &'static [PerSeat] = &[PerSeat {
        key: "simulate-seat-loses",
        unit: Unit::Share(1),
    }];

    fn policy(name: &str, seed: u64) -> Option<Box<dyn Policy<Matches>>> {
        match name {
            "greedy" => Some(Box::new(Greedy)),
            "random" => Some(Box::new(Random::new(seed))),
            _ => None,
        }
    }

    fn measure(table: &Options, state: &State, counter: &Counter) -> Sample {
        let loses = |seat: Seat| state.end.is_some_and(|(loser, _)| loser == seat);
        let mut numbers = vec![counter.turns];
        numbers.extend(Seat::all(table.players).map(|seat| i64::from(loses(seat))));
        Sample { ending: 0, numbers }
    }
}

/// Leaves one match more than a multiple of four, if it can.
struct Greedy;

impl Policy<Matches> for Greedy {
    fn decide(&mut self, _: &Options, view: &State, seat: Seat, _: Time) -> Option<Action> {
        let moves = view.end.is_none() && seat == view.mover;
        let count = (view.heap + 3) % 4;
        moves.then_some(Action::Take(count.max(1)))
    }
}

#[test]
fn simulates() {
    use klaxon_bots::simulate::{Settings, simulate};
    let table = Options {
        players: 2,
        heap: 21,
    };
    let settings = Settings {
        games: 100,
        seed: 1,
        threads: 1,
        policies: vec!["greedy".into(), "random".into()],
        people: klaxon_core::Seats::NONE,
        pace: Time::seconds(2),
    };
    let tally = simulate::<Matches>(&table, &settings, &|| {});
    println!("{tally:?}");
}
