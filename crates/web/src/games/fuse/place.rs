//! FUSE as the shell knows it.

use std::rc::Rc;

use klaxon_bots::registry::{self, Decision};
use klaxon_core::Shelf;
use klaxon_core::board::Playing;
use klaxon_core::shelf::Unpacked;
use klaxon_driver::Question;
use klaxon_fuse::Fuse;
use klaxon_room::{Think, Thought};

use super::choices::CHOICES;
use super::table::FuseTable;
use crate::desk::Desk;
use crate::game::{PageGame, Table};
use crate::shell::choice::Choice;

/// The name of the game.
const FUSE: &str = "fuse";

/// FUSE.
pub(crate) struct Place;

impl Shelf for Place {
    fn games(&self) -> Vec<String> {
        vec![FUSE.to_owned()]
    }

    fn unpack(&self, game: &str, options: &[&str]) -> Option<Unpacked> {
        (game == FUSE).then(|| Ok(Box::new(Playing::<Fuse>::new(game, options)?) as Box<_>))
    }

    fn policies(&self, _: &str) -> Vec<&'static str> {
        klaxon_bots::registry::policies::<Fuse>().to_vec()
    }
}

impl PageGame for Place {
    fn title(&self, _: &str) -> &'static str {
        "FUSE"
    }

    fn choices(&self) -> &'static [Choice] {
        CHOICES
    }

    fn think(&self, question: &Question) -> Option<Thought> {
        let board = self.unpack(
            &question.table.game,
            &question
                .table
                .options
                .iter()
                .map(String::as_str)
                .collect::<Vec<_>>(),
        );
        let mut board = board?.ok()?;
        board.set_position(&question.position).then_some(())?;
        let Think { seat, policy, .. } = &question.think;
        let thinking =
            registry::think::<Fuse>(&*board, *seat, policy, question.seed, question.time)?;
        Some(match thinking() {
            Decision::Act(action) => Thought::Act(action),
            Decision::Wait(until) => Thought::Wait(until),
        })
    }

    fn open(&self, desk: Desk) -> Rc<dyn Table> {
        Rc::new(FuseTable::new(desk))
    }
}
