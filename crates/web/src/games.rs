//! The games that rooms in the page can choose from.

use klaxon_bots::registry::{Registered, games};
use klaxon_room::Shelf;
use klaxon_room::shelf::Unpacked;

/// All registered games.
pub(crate) struct Games;

/// A game by its name.
pub(crate) fn find(name: &str) -> Option<Registered> {
    games().into_iter().find(|game| game.name == name)
}

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
