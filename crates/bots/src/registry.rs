//! The games that can be simulated. A game joins by one line in [`games`].

use std::sync::Arc;

use klaxon_core::board::{Board, Playing};
use klaxon_core::game::Reason;
use klaxon_core::shelf::{Shelf, Unpacked};
use klaxon_core::{Game, Message, Seat, Time, Viewer};
use klaxon_fuse::{Countdown, Fuse};
use klaxon_planter::Planter;

use crate::simulate::{PerSeat, Settings, Simulated, simulate};
use crate::tally::Tally;

/// All registered games.
pub fn games() -> Vec<Registered> {
    vec![
        register::<Fuse>(),
        register::<Countdown>(),
        register::<Planter>(),
    ]
}

/// A registered game by its name.
pub fn find(name: &str) -> Option<Registered> {
    games().into_iter().find(|game| game.name == name)
}

/// All registered games, as rooms choose from them.
#[derive(Clone, Copy, Debug)]
pub struct Games;

impl Shelf for Games {
    fn games(&self) -> Vec<&'static str> {
        games().iter().map(|game| game.name).collect()
    }

    fn unpack(&self, game: &str, options: &[&str]) -> Option<Unpacked> {
        find(game).map(|game| (game.unpack)(options))
    }

    fn policies(&self, game: &str) -> Vec<&'static str> {
        find(game).map_or(Vec::new(), |game| game.policies.to_vec())
    }
}

/// Plays games with options in the notation, once for each pace; tells of each game that is finished.
pub type Run =
    fn(&[String], &Settings, &[Time], &(dyn Fn() + Sync)) -> Result<Vec<Tally>, Vec<Message>>;

/// A bot about to think: nothing but its seat's view is in it, so it can be sent to another thread.
pub type Thinking = Box<dyn FnOnce() -> Decision + Send>;

/// What a bot decides.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Decision {
    /// Does this.
    Act(String),
    /// Waits for something to happen, or for a time.
    Wait(Option<Time>),
}

/// A registered game.
#[derive(Clone, Copy)]
pub struct Registered {
    /// Its name.
    pub name: &'static str,
    /// The names of its policies.
    pub policies: &'static [&'static str],
    /// How many seconds a turn usually takes.
    pub pace: f64,
    /// How hard it usually is, if that can be chosen.
    pub difficulty: Option<&'static str>,
    /// Its endings, the first being a win where a team wins.
    pub endings: &'static [&'static str],
    /// What is measured in it.
    pub measures: &'static [&'static str],
    /// What is measured for each seat besides.
    pub per_seat: &'static [PerSeat],
    /// Plays games with these options, once for each pace.
    pub run: Run,
    /// Sets the game up.
    pub unpack: fn(&[&str]) -> Unpacked,
    /// Lets a bot think: the game, its seat, its policy, a seed for what it leaves to chance, the game time. None if
    /// it is another game, or there is no such policy.
    pub think: fn(&dyn Board, Seat, &str, u64, Time) -> Option<Thinking>,
}

fn register<G>() -> Registered
where
    G: Simulated + Game<Table: Send + Sync, State: Send + Sync> + 'static,
{
    Registered {
        name: G::NAME,
        policies: G::POLICIES,
        pace: G::PACE,
        difficulty: G::DIFFICULTY,
        endings: G::ENDINGS,
        measures: G::MEASURES,
        per_seat: G::PER_SEAT,
        run: run::<G>,
        unpack: |options| Ok(Box::new(Playing::<G>::new(options)?)),
        think: think::<G>,
    }
}

/// The names of a game's policies, for who knows its type.
pub fn policies<G: Simulated>() -> &'static [&'static str] {
    G::POLICIES
}

/// Lets a bot think; see [`Registered::think`].
pub fn think<G>(
    board: &dyn Board,
    seat: Seat,
    policy: &str,
    seed: u64,
    now: Time,
) -> Option<Thinking>
where
    G: Simulated + Game<Table: Send + Sync, State: Send + Sync> + 'static,
{
    let playing = board.playing().downcast_ref::<Playing<G>>()?;
    let known = G::POLICIES.iter().find(|name| **name == policy)?;
    let table = Arc::clone(&playing.table);
    let view = G::view(&table, &playing.state, Viewer::Seat(seat));
    Some(Box::new(move || {
        let Some(mut policy) = G::policy(known, seed) else {
            return Decision::Wait(None);
        };
        match policy.decide(&table, &view, seat, now) {
            Some(action) => Decision::Act(G::action_text(&table, &action)),
            None => Decision::Wait(policy.look_again(&table, &view, seat, now)),
        }
    }))
}

fn run<G: Simulated>(
    options: &[String],
    settings: &Settings,
    paces: &[Time],
    progress: &(dyn Fn() + Sync),
) -> Result<Vec<Tally>, Vec<Message>> {
    let lines: Vec<&str> = options.iter().map(String::as_str).collect();
    let options = G::parse_options(&lines).map_err(|errors| {
        errors
            .into_iter()
            .map(|(_, message)| message)
            .collect::<Vec<_>>()
    })?;
    let table = G::table(options)
        .map_err(|problems| problems.iter().map(Reason::message).collect::<Vec<_>>())?;
    let tallies = paces.iter().map(|&pace| {
        let settings = Settings {
            pace,
            ..settings.clone()
        };
        simulate::<G>(&table, &settings, progress)
    });
    Ok(tallies.collect())
}
