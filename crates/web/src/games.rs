//! The one list of games that have a table in the page.

mod fuse;

use std::sync::Arc;

use klaxon_core::Shelf;
use klaxon_core::shelf::Unpacked;
use klaxon_driver::Question;
use klaxon_room::Thought;

use crate::desk::Desk;
use crate::game::PageGame;
use crate::text::t;

/// All of them. The first is what a room of this tab begins with.
const GAMES: [&dyn PageGame; 1] = [&fuse::Place];

/// The game of a name; none if it has no table here.
pub(crate) fn find(name: &str) -> Option<&'static dyn PageGame> {
    let has = |game: &&&dyn PageGame| game.games().iter().any(|one| one == name);
    GAMES.iter().find(has).copied()
}

/// The games as a room knows them.
pub(crate) fn shelf() -> Arc<dyn Shelf> {
    Arc::new(All)
}

/// What a bot does; none if the question makes no sense.
pub(crate) fn think(question: &Question) -> Option<Thought> {
    find(&question.table.game)?.think(question)
}

/// A room has chosen a game that has no table here.
pub(crate) fn load(desk: Desk, _game: String) {
    desk.leave(&t("web-other-game"), false);
}

/// The shelf with all games of the page.
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
