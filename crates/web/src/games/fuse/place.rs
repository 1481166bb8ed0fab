//! FUSE as the shell knows it.

use std::rc::Rc;

use klaxon_core::Shelf;
use klaxon_fuse::game::Ruleset;

use super::choices;
use super::rules::Rules;
use super::seat_roles;
use super::table::FuseTable;
use crate::desk::Desk;
use crate::game::{PageGame, Table};
use crate::shell::choice::Choice;
use crate::shell::per_seat::PerSeat;

/// FUSE.
pub(crate) struct Place;

impl PageGame for Place {
    fn rules(&self) -> &'static dyn Shelf {
        &Rules
    }

    fn title(&self, game: &str) -> &'static str {
        match game {
            "countdown" => "Countdown",
            "integrated" => "FUSE + Countdown",
            "epic" => "Epic",
            "fuse" => "FUSE",
            _ => "FUSE +",
        }
    }

    fn choices(&self, game: &str, options: &[String]) -> Vec<Choice> {
        game.parse()
            .map_or(Vec::new(), |rules| choices::choices(rules, options))
    }

    fn per_seat(&self, game: &str) -> Option<PerSeat> {
        let rules: Ruleset = game.parse().ok()?;
        rules.roles().then(seat_roles::per_seat)
    }

    fn open(&self, desk: Desk) -> Rc<dyn Table> {
        Rc::new(FuseTable::new(desk))
    }
}
