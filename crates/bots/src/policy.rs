//! What a policy is.

use klaxon_core::{Company, Game, Seat, Time};

/// A way to play: from what a seat sees to what it does.
pub trait Policy<G: Game> {
    /// What the seat does now; none if it waits. `view` is the seat's own view.
    fn decide(
        &mut self,
        table: &G::Table,
        view: &G::State,
        seat: Seat,
        now: Time,
    ) -> Option<G::Action>;

    /// Hears who else plays, and what they say that they plan: before each decision, where there are people.
    fn meet(&mut self, _company: &Company) {}

    /// What the seat says that it plans and proposes, for people to see: its note. None if it leaves it as it is.
    fn note(&mut self, _table: &G::Table, _view: &G::State, _seat: Seat) -> Option<String> {
        None
    }

    /// When a seat that waits wants to look again, if nothing happens before; none if only what happens matters.
    fn look_again(
        &self,
        _table: &G::Table,
        _view: &G::State,
        _seat: Seat,
        _now: Time,
    ) -> Option<Time> {
        None
    }
}
