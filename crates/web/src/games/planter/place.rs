//! The bomb-planter game as the shell knows it.

use std::rc::Rc;

use klaxon_core::Shelf;

use super::choices::CHOICES;
use super::rules::Rules;
use super::table::PlanterTable;
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
        "Fuse"
    }

    /// How long a fuse can be relit matters only to those who play with the cards for it.
    fn choices(&self, _: &str, options: &[String]) -> Vec<Choice> {
        let extras = options.iter().any(|line| line == "extras yes");
        let choices = CHOICES.iter();
        let choices = choices.filter(|choice| extras || choice.name != "window");
        choices.copied().collect()
    }

    /// There are no spaces to be lit and no dice to be marked.
    fn ignores(&self, setting: &str) -> bool {
        setting == "help"
    }

    fn open(&self, desk: Desk) -> Rc<dyn Table> {
        Rc::new(PlanterTable::new(desk))
    }
}
