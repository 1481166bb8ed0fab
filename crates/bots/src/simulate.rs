//! Many games, on many threads, with the same result whatever their number.

use std::sync::atomic::{AtomicU64, Ordering};

use klaxon_core::chance::Seeded;
use klaxon_core::{Company, Game, Numbers, Seat, Seats, Sink, Time, Viewer};

use crate::policy::Policy;
use crate::tally::Tally;

/// A game that can be simulated.
pub trait Simulated: Game<Table: Sync> {
    /// Counts what happens in a game.
    type Counter: Sink<Self::Event> + Default;

    /// The names of its policies.
    const POLICIES: &'static [&'static str];
    /// How many seconds a player usually takes for an action.
    const PACE: f64;
    /// How hard it usually is, if that can be chosen.
    const DIFFICULTY: Option<&'static str>;
    /// The ways it can end, the first being a win where a team wins; keys of the locale files.
    const ENDINGS: &'static [&'static str];
    /// What is measured in each game; keys of the locale files.
    const MEASURES: &'static [&'static str];
    /// What is measured for each seat besides.
    const PER_SEAT: &'static [PerSeat];

    /// How many times as long as usual a player takes for an action.
    fn effort(_action: &Self::Action) -> u32 {
        1
    }

    /// A policy by its name.
    fn policy(name: &str, seed: u64) -> Option<Box<dyn Policy<Self>>>;

    /// The result of a finished game: its ending, and a number for each measure.
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
    /// The seats of people, as far as the policies know.
    pub people: Seats,
    /// How long a player takes for each action; all players act at the same time.
    pub pace: Time,
}

/// A game in which players act at more moments than this counts as not ended.
const PATIENCE: u32 = 1_000_000;

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
///
/// Each player takes the pace for every action, counted from when the last thing happened that they could act on.
pub fn play<G: Simulated>(table: &G::Table, settings: &Settings, game: u64) -> Option<Sample> {
    let mut numbers = Numbers::new(settings.seed ^ game.wrapping_mul(0xD6E8_FEB8_6659_FD93));
    let mut chance = Seeded::from_number(numbers.next_number());
    let seats = G::seats(table);
    let mut policies: Vec<Box<dyn Policy<G>>> = Vec::new();
    for seat in 0..seats {
        let name = settings.policies.get(seat).or(settings.policies.last())?;
        policies.push(G::policy(name, numbers.next_number())?);
    }
    play_by::<G>(table, policies, settings, &mut chance)
}

/// Plays one game by these policies.
pub fn play_by<G: Simulated>(
    table: &G::Table,
    mut policies: Vec<Box<dyn Policy<G>>>,
    settings: &Settings,
    chance: &mut Seeded,
) -> Option<Sample> {
    let seats = policies.len();
    let mut company = Company {
        people: settings.people,
        notes: Vec::new(),
    };
    let mut counter = G::Counter::default();
    let mut state = G::before(table);
    G::start(table, &mut state, chance, &mut counter);
    let mut hands = Hands::new(seats, settings.pace);
    let mut wishes: Vec<(Seat, G::Action)> = Vec::new();
    for _ in 0..PATIENCE {
        if G::is_over(table, &state) {
            return Some(G::measure(table, &state, &counter));
        }
        let due = G::deadline(table, &state);
        let next = hands.next();
        // What is due happens before anything that is done at the same time.
        if let Some(due) = due.filter(|due| next.is_none_or(|now| *due <= now)) {
            G::tick(table, &mut state, due, chance, &mut counter);
            hands.happened(due);
            continue;
        }
        let now = next?;
        let mut decide = |state: &G::State, hands: &mut Hands, seat: Seat| {
            let view = G::view(table, state, Viewer::Seat(seat));
            let policy = &mut policies[seat.index()];
            if !company.people.is_empty() {
                policy.meet(&company);
                if let Some(note) = policy.note(table, &view, seat) {
                    company.notes.retain(|(one, _)| *one != seat);
                    company.notes.push((seat, note));
                }
            }
            let decision = policy.decide(table, &view, seat, now);
            if decision.is_none() {
                hands.waits(seat, policy.look_again(table, &view, seat, now));
            }
            decision
        };
        // Whoever acts at this moment has something to do already: nobody acts on what only happens now.
        wishes.clear();
        for seat in Seat::all(seats) {
            if hands.take(seat, now) {
                let decision = decide(&state, &mut hands, seat);
                wishes.extend(decision.map(|action| (seat, action)));
            }
        }
        let mut changed = false;
        for &(seat, action) in &wishes {
            // Others were faster: what is left may be something else.
            let action = match changed {
                true => decide(&state, &mut hands, seat),
                false => Some(action),
            };
            let state = &mut state;
            if let Some(action) = action
                && G::act(table, state, seat, action, now, chance, &mut counter).is_ok()
            {
                hands.is_busy(seat, now, G::effort(&action));
                hands.happened(now);
                changed = true;
            }
        }
    }
    None
}

/// When each player's hand is ready for the next action.
struct Hands {
    pace: Time,
    ready: Vec<Option<Time>>,
}

impl Hands {
    fn new(seats: usize, pace: Time) -> Hands {
        Hands {
            pace,
            ready: vec![Some(pace); seats],
        }
    }

    /// When the next player acts.
    fn next(&self) -> Option<Time> {
        self.ready.iter().flatten().min().copied()
    }

    /// A player whose action is ready by now does it; returns whether there is one.
    fn take(&mut self, seat: Seat, now: Time) -> bool {
        let ready = &mut self.ready[seat.index()];
        ready.take_if(|at| *at <= now).is_some()
    }

    /// A player who has acted is busy for so many times the pace, if that is more than the usual once.
    fn is_busy(&mut self, seat: Seat, now: Time, effort: u32) {
        if effort > 1 {
            let until = now.plus(Time(self.pace.0.saturating_mul(effort)));
            self.ready[seat.index()] = Some(until);
        }
    }

    /// Something happened: every player with nothing in hand begins an action.
    fn happened(&mut self, now: Time) {
        for ready in self.ready.iter_mut().filter(|ready| ready.is_none()) {
            *ready = Some(now.plus(self.pace));
        }
    }

    /// A player waits for something to happen, or for a moment.
    fn waits(&mut self, seat: Seat, until: Option<Time>) {
        self.ready[seat.index()] = until;
    }
}
