//! FUSE and its kin as a room that this tab keeps knows them: the rules and the bots.

use klaxon_bots::registry;
use klaxon_core::board::Playing;
use klaxon_core::shelf::Unpacked;
use klaxon_core::{Game, Shelf};
use klaxon_driver::Question;
use klaxon_fuse::AnyFuse;
use klaxon_fuse::game::Ruleset;
use klaxon_room::Thought;

use crate::games::kept::{KeptGame, think_as};

/// Returns whether a game of this name is FUSE, Countdown or one of their combinations.
pub(crate) fn plays(game: &str) -> bool {
    game.parse::<Ruleset>().is_ok()
}

/// The rules of all of them.
pub(crate) struct Rules;

impl Shelf for Rules {
    fn games(&self) -> Vec<String> {
        AnyFuse::names()
    }

    fn unpack(&self, game: &str, options: &[&str]) -> Option<Unpacked> {
        plays(game).then(|| Ok(Box::new(Playing::<AnyFuse>::new(game, options)?) as Box<_>))
    }

    fn policies(&self, _: &str) -> Vec<&'static str> {
        registry::policies::<AnyFuse>().to_vec()
    }
}

impl KeptGame for Rules {
    fn think(&self, question: &Question) -> Option<Thought> {
        think_as::<AnyFuse>(self, question)
    }
}
