//! Random games without records, for measuring speed.

use klaxon_core::chance::Seeded;
use klaxon_core::{Game, Seat, Time};

use crate::policy::Policy;
use crate::random::Random;

/// Plays a game at random, at time 0 throughout: seats take turns at deciding, each from the full list of its legal
/// actions. `each` is shown every accepted action. A game is left after `most` of them.
pub fn playout<G: Game>(
    table: &G::Table,
    seed: u64,
    most: u32,
    policy: &mut Random<G::Action>,
    each: &mut impl FnMut(&G::Action),
) -> G::State {
    let mut chance = Seeded::from_number(seed);
    let mut state = G::before(table);
    G::start(table, &mut state, &mut chance, &mut ());
    let seats = G::seats(table);
    let mut seat = Seat(0);
    let mut actions = 0;
    while actions < most && G::deadline(table, &state).is_some() {
        let decision = Policy::<G>::decide(policy, table, &state, seat, Time::ZERO);
        if let Some(action) = decision
            && G::act(
                table,
                &mut state,
                seat,
                action,
                Time::ZERO,
                &mut chance,
                &mut (),
            )
            .is_ok()
        {
            each(&action);
            actions += 1;
        }
        seat = seat.left(seats);
    }
    state
}
