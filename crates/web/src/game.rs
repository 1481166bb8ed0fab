//! A game's place in the page: the one contract between the shell and everything that knows a game's rules.

use std::rc::Rc;

use klaxon_core::board::Board;
use klaxon_core::{Seat, Shelf, Time};
use klaxon_proto::Sign;
use klaxon_room::MemberId;
use klaxon_voice::Pace;
use leptos::prelude::{AnyView, IntoAny};

use crate::desk::Desk;
use crate::shell::choice::Choice;
use crate::shell::per_seat::PerSeat;

/// A game that has a table in the page.
pub(crate) trait PageGame {
    /// Its rules and its bots.
    fn rules(&self) -> &'static dyn Shelf;

    /// What a game of this name is called.
    fn title(&self, game: &str) -> &'static str;

    /// What can be chosen before a game of this name begins, with these options so far; the simple things first.
    fn choices(&self, game: &str, options: &[String]) -> Vec<Choice>;

    /// What is chosen for each seat before a game of this name begins; none in most games.
    fn per_seat(&self, _: &str) -> Option<PerSeat> {
        None
    }

    /// Returns whether a setting of the room means nothing to this game.
    fn ignores(&self, _setting: &str) -> bool {
        false
    }

    /// Opens its table at this desk.
    fn open(&self, desk: Desk) -> Rc<dyn Table>;
}

/// The clock of a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Face {
    /// What is left.
    pub(crate) left: Time,
    /// What there was.
    pub(crate) whole: Time,
}

/// Something that a player can call for.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Thing {
    /// Its name in the notation.
    pub(crate) name: &'static str,
    /// What it is called.
    pub(crate) title: String,
    /// How the style sheet colours it.
    pub(crate) class: &'static str,
}

/// A game on the table of this page, for one person's eyes.
pub(crate) trait Table {
    /// Everything under the head: what is played with.
    fn view(&self) -> AnyView;

    /// The whole table for a screen that everybody looks at.
    fn big(&self) -> AnyView;

    /// Somebody's cards, large, to be looked at.
    fn seat(&self, seat: Seat) -> AnyView;

    /// The few counts beside the clock.
    fn counts(&self) -> AnyView;

    /// The clock; none if the game has none.
    fn clock(&self, board: &dyn Board) -> Option<Face>;

    /// The name by which the style sheet knows this table and its end, if it has one of its own.
    fn style(&self) -> &'static str {
        ""
    }

    /// Returns whether the table still shows what has happened, so that the end of the game waits for it.
    fn is_behind(&self) -> bool {
        false
    }

    /// What the clock is for: when the computer tells the time, and how the hum tightens.
    fn pace(&self, _: &dyn Board) -> Pace {
        Pace::Game
    }

    /// Returns whether the ship hums along with the clock of this game.
    fn hums(&self) -> bool {
        true
    }

    /// Returns whether a seat can do something now.
    fn able(&self, board: &dyn Board, seat: Seat) -> bool;

    /// What lies in the light, as the style sheet knows it: `choose`, `return` or nothing.
    fn light(&self, board: &dyn Board, seat: Seat) -> &'static str;

    /// Facts of the game, in the notation, after they were folded into the room.
    fn hear(&self, events: &[String]);

    /// Somebody at the table signals something.
    fn heed(&self, member: MemberId, sign: &Sign);

    /// Nothing that was seen before is of any use: another game, or one that was missed in part.
    fn start_over(&self);

    /// Empties the person's hands.
    fn let_go(&self);

    /// A key went down; returns whether it meant something.
    fn press(&self, key: &str) -> bool;

    /// A sheet of the game's own, by the number that it gave it: its title, and what is on it.
    fn sheet(&self, _: u8) -> (String, AnyView) {
        (String::new(), ().into_any())
    }

    /// A better word on why an action came to nothing; none if the room's own will do.
    fn refused(&self, seat: Seat, action: &str) -> Option<String>;

    /// The books about this game, the most important one first.
    fn books(&self) -> &'static str;

    /// What lies on the table, by selectors, each with the names of its entries in the books; the nearer things first.
    fn things_on_it(&self) -> &'static [(&'static str, &'static str)];

    /// The keys of this game, each with what it does.
    fn keys(&self) -> &'static [(&'static str, &'static str)];

    /// How it is played, in a few sentences.
    fn help(&self) -> Vec<&'static str>;

    /// What players call for: "I need ...".
    fn things(&self) -> Vec<Thing>;
}
