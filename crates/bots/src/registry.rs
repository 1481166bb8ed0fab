//! The games of the catalogue with their bots: what rooms and servers choose from, and what can be simulated.

use std::sync::Arc;

use klaxon_core::board::{Board, Playing};
use klaxon_core::setup;
use klaxon_core::shelf::{Shelf, Unpacked};
use klaxon_core::{Company, Game, Message, Seat, Thought, Time, Viewer};
use klaxon_games::each_game;

use crate::simulate::{PerSeat, Settings, Simulated, simulate};
use crate::tally::Tally;

/// Every game under every name it is played by, in the order of the catalogue: all rulesets, all other games.
pub fn games() -> Vec<Registered> {
    let names = klaxon_games::names();
    names.iter().filter_map(|name| find(name)).collect()
}

/// One game of each kind, under its usual name.
pub fn usual_games() -> Vec<Registered> {
    macro_rules! usual {
        ($($game:ty),*) => { vec![$(register::<$game>(<$game>::names().swap_remove(0))),*] };
    }
    each_game!(usual)
}

/// A game by the name it is played by.
pub fn find(name: &str) -> Option<Registered> {
    macro_rules! one {
        ($($game:ty),*) => {
            $(if <$game>::names().iter().any(|one| one == name) {
                return Some(register::<$game>(name.to_owned()));
            })*
        };
    }
    each_game!(one);
    None
}

/// All games, as rooms choose from them.
#[derive(Clone, Copy, Debug)]
pub struct Games;

impl Shelf for Games {
    fn games(&self) -> Vec<String> {
        klaxon_games::names()
    }

    fn unpack(&self, game: &str, options: &[&str]) -> Option<Unpacked> {
        find(game).map(|found| (found.unpack)(game, options))
    }

    fn policies(&self, game: &str) -> Vec<&'static str> {
        find(game).map_or(Vec::new(), |game| game.policies.to_vec())
    }
}

/// Plays games of a name with options in the notation, once for each pace; reports each game that is finished.
pub type Run =
    fn(&str, &[String], &Settings, &[Time], &(dyn Fn() + Sync)) -> Result<Vec<Tally>, Vec<Message>>;

/// A bot about to think: nothing but its seat's view is in it, so it can be sent to another thread.
pub type Thinking = Box<dyn FnOnce() -> Thought + Send>;

/// A registered game.
#[derive(Clone)]
pub struct Registered {
    /// The name it is played by.
    pub name: String,
    /// The names of its policies.
    pub policies: &'static [&'static str],
    /// How many seconds a player usually takes for an action.
    pub pace: f64,
    /// How hard it usually is, if that can be chosen.
    pub difficulty: Option<&'static str>,
    /// Its endings, the first being a win where a team wins.
    pub endings: &'static [&'static str],
    /// What is measured in it.
    pub measures: &'static [&'static str],
    /// What is measured for each seat besides.
    pub per_seat: &'static [PerSeat],
    /// Plays games of this name with these options, once for each pace.
    pub run: Run,
    /// Sets the game of this name up.
    pub unpack: fn(&str, &[&str]) -> Unpacked,
    /// Lets a bot think: the game, its seat, its policy, a seed for what it leaves to chance, the game time, the other
    /// players. None if it is another game, or there is no such policy.
    pub think: fn(&dyn Board, Seat, &str, u64, Time, &Company) -> Option<Thinking>,
}

fn register<G>(name: String) -> Registered
where
    G: Simulated + Game<Table: Send + Sync, State: Send + Sync> + 'static,
{
    Registered {
        name,
        policies: G::POLICIES,
        pace: G::PACE,
        difficulty: G::DIFFICULTY,
        endings: G::ENDINGS,
        measures: G::MEASURES,
        per_seat: G::PER_SEAT,
        run: run::<G>,
        unpack: |name, options| Ok(Box::new(Playing::<G>::new(name, options)?)),
        think: think::<G>,
    }
}

/// The names of a game's policies, for callers that know its type.
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
    company: &Company,
) -> Option<Thinking>
where
    G: Simulated + Game<Table: Send + Sync, State: Send + Sync> + 'static,
{
    let playing = board.playing().downcast_ref::<Playing<G>>()?;
    let known = G::POLICIES.iter().find(|name| **name == policy)?;
    let table = Arc::clone(&playing.table);
    let view = G::view(&table, &playing.state, Viewer::Seat(seat));
    let company = company.clone();
    Some(Box::new(move || {
        let Some(mut policy) = G::policy(known, seed) else {
            return Thought::Wait(None);
        };
        policy.meet(&company);
        // What nobody reads is not said.
        let note = match company.people.is_empty() {
            true => None,
            false => policy.note(&table, &view, seat),
        };
        let thought = match policy.decide(&table, &view, seat, now) {
            Some(action) => Thought::Act(G::action_text(&table, &action)),
            None => Thought::Wait(policy.look_again(&table, &view, seat, now)),
        };
        match note.filter(|note| note != company.note(seat)) {
            Some(note) => Thought::Note(note, Box::new(thought)),
            None => thought,
        }
    }))
}

fn run<G: Simulated>(
    name: &str,
    options: &[String],
    settings: &Settings,
    paces: &[Time],
    progress: &(dyn Fn() + Sync),
) -> Result<Vec<Tally>, Vec<Message>> {
    let lines: Vec<&str> = options.iter().map(String::as_str).collect();
    let table = setup::table::<G>(name, &lines).map_err(|wrong| {
        let messages = wrong.into_iter().map(|wrong| wrong.message);
        messages.collect::<Vec<_>>()
    })?;
    let tallies = paces.iter().map(|&pace| {
        let settings = Settings {
            pace,
            ..settings.clone()
        };
        simulate::<G>(&table, &settings, progress)
    });
    Ok(tallies.collect())
}
