//! What a policy is.

use klaxon_core::{Game, Seat};

/// A way to play: from what a seat sees to what it does.
pub trait Policy<G: Game> {
    /// What the seat does now; none if it waits for others. `view` is the seat's own view.
    fn decide(&mut self, table: &G::Table, view: &G::State, seat: Seat) -> Option<G::Action>;
}
