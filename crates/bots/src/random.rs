//! The random policy: any legal action, each as likely as the other.

use klaxon_core::{Game, Numbers, Seat, Time};

use crate::policy::Policy;

/// Chooses uniformly from the full list of legal actions. In a game with penalised mistakes it makes none.
#[derive(Clone, Debug)]
pub struct Random<A> {
    numbers: Numbers,
    /// Kept from one decision to the next, so that deciding allocates nothing.
    listed: Vec<A>,
}

impl<A> Random<A> {
    /// A policy from a seed.
    pub fn new(seed: u64) -> Random<A> {
        Random {
            numbers: Numbers::new(seed),
            listed: Vec::new(),
        }
    }
}

impl<G: Game> Policy<G> for Random<G::Action> {
    fn decide(
        &mut self,
        table: &G::Table,
        view: &G::State,
        seat: Seat,
        _: Time,
    ) -> Option<G::Action> {
        self.listed.clear();
        G::legal(table, view, seat, &mut |one| {
            if !one.mistake {
                self.listed.push(one.action);
            }
        });
        match self.listed.len() {
            0 => None,
            count => Some(self.listed[self.numbers.below(count)]),
        }
    }
}
