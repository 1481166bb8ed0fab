//! The last match, the example game of `docs/adding-a-game.md`: players in turn take one, two or three matches from a heap.
//! The player who takes the last one loses. It joins as every game does, and the page shows its very code.
#![allow(
    missing_docs,
    unreachable_pub,
    reason = "the page shows the code and explains it"
)]

mod bots;
mod conform;
mod game;
mod page;
mod stage;

use klaxon_core::{Seat, Time};

/// What a table can ask for.
#[derive(Clone, Copy, Debug)]
pub struct Options {
    pub players: usize,
    pub heap: u8,
}

/// A position.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct State {
    pub heap: u8,
    pub taken: [u8; 4],
    pub mover: Seat,
    pub end: Option<(Seat, Time)>,
}

/// What a player does.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Action {
    Take(u8),
}

/// What happened.
#[derive(Clone, Copy, PartialEq, Debug, strum::VariantNames, strum::IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum Event {
    Turn(Seat),
    Took { seat: Seat, count: u8 },
    Lost { seat: Seat, at: Time },
}

/// Why something is refused.
#[derive(Clone, Copy, PartialEq, Debug, strum::VariantNames, strum::IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum Refusal {
    NoSuchSeat,
    Over,
    NotYourTurn(Seat),
    NotSoMany,
}

/// The game behind the contract.
#[derive(Clone, Copy, Debug)]
pub struct Matches;
