//! Many games, on many threads, with the same result whatever their number.

use std::sync::atomic::{AtomicU64, Ordering};

use klaxon_core::chance::Seeded;
use klaxon_core::{Game, Numbers, Seat, Sink, Time, Viewer};

use crate::policy::Policy;
use crate::tally::Tally;

/// A game that can be simulated.
pub trait Simulated: Game<Table: Sync> {
    /// Counts what happens in a game.
    type Counter: Sink<Self::Event> + Default;

    /// The names of its policies.
    const POLICIES: &'static [&'static str];
    /// How many seconds a turn usually takes.
    const PACE: f64;
    /// How hard it usually is, if that can be chosen.
    const DIFFICULTY: Option<&'static str>;
    /// The ways it can end, the first being a win where a team wins; keys of the locale files.
    const ENDINGS: &'static [&'static str];
    /// What is measured in each game; keys of the locale files.
    const MEASURES: &'static [&'static str];
    /// What is measured for each seat besides.
    const PER_SEAT: &'static [PerSeat];

    /// A policy by its name.
    fn policy(name: &str, seed: u64) -> Option<Box<dyn Policy<Self>>>;

    /// How many turns have begun: at a pace of so many seconds a turn, that is the time.
    fn turns(state: &Self::State) -> u32;

    /// What a finished game came to: its ending, and a number for each measure.
    fn measure(table: &Self::Table, state: &Self::State, counter: &Self::Counter) -> Sample;
}

/// Something that is measured for each seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct PerSeat {
    /// Its key of the locale files, whose text says which `seat`.
    pub key: &'static str,
    /// What its numbers are.
    pub unit: Unit,
}

/// What numbers are.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Unit {
    /// Just that.
    Number,
    /// Parts of a whole, which is this many.
    Share(i64),
}

/// One finished game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Sample {
    /// Which ending.
    pub ending: usize,
    /// A number for each measure, then for each measure of seats one for each seat.
    pub numbers: Vec<i64>,
}

/// What to simulate.
#[derive(Clone, Debug)]
pub struct Settings {
    /// How many games.
    pub games: u64,
    /// The seed of all of them.
    pub seed: u64,
    /// On how many threads.
    pub threads: usize,
    /// The policy of each seat; the last goes on for the seats behind it.
    pub policies: Vec<String>,
    /// How long a turn takes.
    pub pace: Time,
}

/// A game in which nobody does anything for so many rounds, or that takes so many turns, counts as not ended.
const PATIENCE: u32 = 100_000;
/// While nobody acts, time goes on in such steps.
const STEP: Time = Time(50);

/// Plays the games. `progress` is told of each that is finished.
pub fn simulate<G: Simulated>(
    table: &G::Table,
    settings: &Settings,
    progress: &(dyn Fn() + Sync),
) -> Tally {
    let next = AtomicU64::new(0);
    let numbers = G::MEASURES.len() + G::PER_SEAT.len() * G::seats(table);
    let work = || {
        let mut tally = Tally::new(G::ENDINGS.len(), numbers);
        loop {
            let game = next.fetch_add(1, Ordering::Relaxed);
            if game >= settings.games {
                return tally;
            }
            match play::<G>(table, settings, game) {
                Some(sample) => tally.add(&sample),
                None => tally.add_stuck(),
            }
            progress();
        }
    };
    std::thread::scope(|scope| {
        let threads: Vec<_> = (0..settings.threads.max(1))
            .map(|_| scope.spawn(work))
            .collect();
        let mut tally = Tally::new(G::ENDINGS.len(), numbers);
        for thread in threads {
            match thread.join() {
                Ok(part) => tally.merge(&part),
                Err(panic) => std::panic::resume_unwind(panic),
            }
        }
        tally
    })
}

/// Plays one game: everything in it follows from the seed and its number. None if it comes to no end.
pub fn play<G: Simulated>(table: &G::Table, settings: &Settings, game: u64) -> Option<Sample> {
    let mut numbers = Numbers::new(settings.seed ^ game.wrapping_mul(0xD6E8_FEB8_6659_FD93));
    let mut chance = Seeded::from_number(numbers.next_number());
    let seats = G::seats(table);
    let mut policies: Vec<Box<dyn Policy<G>>> = Vec::new();
    for seat in 0..seats {
        let name = settings.policies.get(seat).or(settings.policies.last())?;
        policies.push(G::policy(name, numbers.next_number())?);
    }
    let mut counter = G::Counter::default();
    let mut state = G::before(table);
    G::start(table, &mut state, &mut chance, &mut counter);
    let mut now = Time::ZERO;
    let mut turn = (0, Time::ZERO);
    let mut idle = 0;
    while G::outcome(table, &state).is_none() {
        let turns = G::turns(&state);
        if idle > PATIENCE || turns > PATIENCE {
            return None;
        }
        if turns != turn.0 {
            turn = (turns, now);
        }
        // What is done in a turn counts at its end.
        now = now.max(turn.1.plus(settings.pace));
        let mut acted = false;
        for seat in Seat::all(seats) {
            if G::deadline(table, &state).is_some_and(|due| due <= now) {
                G::tick(table, &mut state, now, &mut chance, &mut counter);
            }
            let view = G::view(table, &state, Viewer::Seat(seat));
            let decision = policies[seat.index()].decide(table, &view, seat, now);
            if let Some(action) = decision {
                let result = G::act(
                    table,
                    &mut state,
                    seat,
                    action,
                    now,
                    &mut chance,
                    &mut counter,
                );
                acted |= result.is_ok();
            }
            // The next turn takes its time too.
            if G::turns(&state) != turns {
                break;
            }
        }
        if acted {
            idle = 0;
        } else {
            idle += 1;
            now = now.plus(STEP);
        }
    }
    Some(G::measure(table, &state, &counter))
}
