//! The bomb-planter game as a room that this tab keeps knows it: the rules and the bots.

use klaxon_bots::registry;
use klaxon_core::board::Playing;
use klaxon_core::shelf::Unpacked;
use klaxon_core::{Game, Shelf};
use klaxon_driver::Question;
use klaxon_planter::Planter;
use klaxon_room::Thought;

use crate::games::kept::{KeptGame, think_as};

/// Its name; the page asks for it before it has the rules.
pub(super) const NAME: &str = "planter";

/// Returns whether a game of this name is the bomb-planter game.
pub(crate) fn plays(game: &str) -> bool {
    game == NAME
}

/// The rules.
pub(crate) struct Rules;

impl Shelf for Rules {
    fn games(&self) -> Vec<String> {
        Planter::names()
    }

    fn unpack(&self, game: &str, options: &[&str]) -> Option<Unpacked> {
        plays(game).then(|| Ok(Box::new(Playing::<Planter>::new(game, options)?) as Box<_>))
    }

    fn policies(&self, _: &str) -> Vec<&'static str> {
        registry::policies::<Planter>().to_vec()
    }
}

impl KeptGame for Rules {
    fn think(&self, question: &Question) -> Option<Thought> {
        think_as::<Planter>(self, question)
    }
}
