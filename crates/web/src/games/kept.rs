//! The games for a room that this tab keeps: their rules and their bots, without tables.

use std::sync::Arc;

use klaxon_bots::registry;
use klaxon_bots::simulate::Simulated;
use klaxon_core::shelf::Unpacked;
use klaxon_core::{Game, Shelf};
use klaxon_driver::Question;
use klaxon_room::{Think, Thought};

use super::{each_game, flatline, fuse, planter};

/// A game as the keeper of a room knows it.
pub(crate) trait KeptGame: Shelf {
    /// What a bot does; none if the question makes no sense.
    fn think(&self, question: &Question) -> Option<Thought>;
}

/// What a bot of this game does, by the rules of a shelf; none if the question makes no sense.
pub(crate) fn think_as<G>(shelf: &dyn Shelf, question: &Question) -> Option<Thought>
where
    G: Simulated + Game<Table: Send + Sync, State: Send + Sync> + 'static,
{
    let table = &question.table;
    let options: Vec<&str> = table.options.iter().map(String::as_str).collect();
    let mut board = shelf.unpack(&table.game, &options)?.ok()?;
    board.set_position(&question.position).then_some(())?;
    let Think { seat, policy, .. } = &question.think;
    let (seed, time, company) = (question.seed, question.time, &question.company);
    let thinking = registry::think::<G>(&*board, *seat, policy, seed, time, company)?;
    Some(thinking())
}

macro_rules! rules {
    ($($game:ident),*) => { &[$(&$game::Rules),*] };
}

/// All of them, in the order of the page's own list.
const GAMES: &[&dyn KeptGame] = each_game!(rules);

fn find(name: &str) -> Option<&'static dyn KeptGame> {
    let has = |game: &&&dyn KeptGame| game.games().iter().any(|one| one == name);
    GAMES.iter().find(has).copied()
}

/// The names of the texts of a game; none if nobody knows it.
pub(crate) fn texts(name: &str) -> &'static [&'static str] {
    macro_rules! ask {
        ($($game:ident),*) => {
            $(if $game::plays(name) {
                return $game::texts(name);
            })*
        };
    }
    each_game!(ask);
    &[]
}

/// The games as the room knows them.
pub(crate) fn shelf() -> Arc<dyn Shelf> {
    Arc::new(All)
}

/// What a bot does; none if the question makes no sense.
pub(crate) fn think(question: &Question) -> Option<Thought> {
    find(&question.table.game)?.think(question)
}

/// The shelf with all of them.
struct All;

impl Shelf for All {
    fn games(&self) -> Vec<String> {
        GAMES.iter().flat_map(|game| game.games()).collect()
    }

    fn unpack(&self, game: &str, options: &[&str]) -> Option<Unpacked> {
        find(game)?.unpack(game, options)
    }

    fn policies(&self, game: &str) -> Vec<&'static str> {
        find(game).map_or(Vec::new(), |found| found.policies(game))
    }
}
