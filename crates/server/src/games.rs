//! The games that rooms can choose from: all that are registered with the bots.

use klaxon_bots::registry::{Registered, games};
use klaxon_core::board::Board;
use klaxon_room::Shelf;
use klaxon_room::shelf::Unpacked;

/// All registered games.
pub(crate) struct Games(Vec<Registered>);

impl Games {
    pub(crate) fn new() -> Games {
        Games(games())
    }

    /// A game by its name.
    pub(crate) fn find(&self, name: &str) -> Option<&Registered> {
        self.0.iter().find(|game| game.name == name)
    }

    /// The registered game that is being played.
    pub(crate) fn of(&self, board: &dyn Board) -> Option<&Registered> {
        self.find(board.game())
    }
}

impl Shelf for Games {
    fn games(&self) -> Vec<&'static str> {
        self.0.iter().map(|game| game.name).collect()
    }

    fn unpack(&self, game: &str, options: &[&str]) -> Option<Unpacked> {
        self.find(game).map(|game| (game.unpack)(options))
    }

    fn policies(&self, game: &str) -> Vec<&'static str> {
        let game = self.find(game);
        game.map_or(Vec::new(), |game| game.policies.to_vec())
    }
}
