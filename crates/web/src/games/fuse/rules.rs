//! FUSE and its kin as a room that this tab keeps knows them: the rules and the bots.

use klaxon_bots::registry::{self, Decision};
use klaxon_core::board::Playing;
use klaxon_core::shelf::Unpacked;
use klaxon_core::{Game, Shelf};
use klaxon_driver::Question;
use klaxon_fuse::AnyFuse;
use klaxon_fuse::game::Ruleset;
use klaxon_room::{Think, Thought};

use crate::games::kept::KeptGame;

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
        let table = &question.table;
        let options: Vec<&str> = table.options.iter().map(String::as_str).collect();
        let mut board = self.unpack(&table.game, &options)?.ok()?;
        board.set_position(&question.position).then_some(())?;
        let Think { seat, policy, .. } = &question.think;
        let thinking =
            registry::think::<AnyFuse>(&*board, *seat, policy, question.seed, question.time)?;
        Some(match thinking() {
            Decision::Act(action) => Thought::Act(action),
            Decision::Wait(until) => Thought::Wait(until),
        })
    }
}
