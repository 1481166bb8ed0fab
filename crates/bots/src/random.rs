//! The random policy: any legal action, each as likely as the other.

use klaxon_core::{Game, Seat, Time};

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
            numbers: Numbers(seed),
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

/// SplitMix64: quick, and good enough for choosing.
#[derive(Clone, Debug)]
pub(crate) struct Numbers(pub(crate) u64);

impl Numbers {
    pub(crate) fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        z ^ (z >> 31)
    }

    pub(crate) fn below(&mut self, end: usize) -> usize {
        ((u128::from(self.next()) * end as u128) >> 64) as usize
    }
}
