//! FLATLINE as the shell knows it.

use std::rc::Rc;

use klaxon_core::Shelf;

use super::choices::CHOICES;
use super::rules::Rules;
use super::table::FlatTable;
use crate::desk::Desk;
use crate::game::{PageGame, Table};
use crate::shell::choice::Choice;

/// The game.
pub(crate) struct Place;

impl PageGame for Place {
    fn rules(&self) -> &'static dyn Shelf {
        &Rules
    }

    fn title(&self, _: &str) -> &'static str {
        "FLATLINE"
    }

    fn choices(&self, _: &str, _: &[String]) -> Vec<Choice> {
        CHOICES.to_vec()
    }

    /// Everybody has dice of their own: bots take nobody's away.
    fn ignores(&self, setting: &str) -> bool {
        setting == "head-start"
    }

    fn open(&self, desk: Desk) -> Rc<dyn Table> {
        Rc::new(FlatTable::new(desk))
    }
}
