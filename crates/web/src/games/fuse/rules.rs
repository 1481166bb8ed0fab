//! FUSE as a room that this tab keeps knows it: the rules and the bots.

use klaxon_bots::registry::{self, Decision};
use klaxon_core::Shelf;
use klaxon_core::board::Playing;
use klaxon_core::shelf::Unpacked;
use klaxon_driver::Question;
use klaxon_fuse::Fuse;
use klaxon_room::{Think, Thought};

use crate::games::kept::KeptGame;

/// The name of the game.
const FUSE: &str = "fuse";

/// The rules of FUSE.
pub(crate) struct Rules;

impl Shelf for Rules {
    fn games(&self) -> Vec<String> {
        vec![FUSE.to_owned()]
    }

    fn unpack(&self, game: &str, options: &[&str]) -> Option<Unpacked> {
        (game == FUSE).then(|| Ok(Box::new(Playing::<Fuse>::new(game, options)?) as Box<_>))
    }

    fn policies(&self, _: &str) -> Vec<&'static str> {
        registry::policies::<Fuse>().to_vec()
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
            registry::think::<Fuse>(&*board, *seat, policy, question.seed, question.time)?;
        Some(match thinking() {
            Decision::Act(action) => Thought::Act(action),
            Decision::Wait(until) => Thought::Wait(until),
        })
    }
}
