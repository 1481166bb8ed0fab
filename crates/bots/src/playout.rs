//! Random games without records, for measuring speed.

use klaxon_core::chance::Seeded;
use klaxon_core::{Game, Seat, Time};

use crate::policy::Policy;
use crate::random::Random;

/// Plays a game at random: seats take turns at deciding, each from the full list of its legal actions; time passes
/// only where nobody can act. `each` is shown every accepted action. A game is left after `most` of them.
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
    let mut now = Time::ZERO;
    let mut idle = 0;
    while actions < most && !G::is_over(table, &state) {
        if idle == seats {
            // Nobody does anything: time goes on to what is due, and if nothing is, nothing ever will be.
            let Some(deadline) = G::deadline(table, &state) else {
                break;
            };
            now = now.max(deadline);
            G::tick(table, &mut state, now, &mut chance, &mut ());
            idle = 0;
        }
        idle += 1;
        let decision = Policy::<G>::decide(policy, table, &state, seat, now);
        if let Some(action) = decision
            && G::act(table, &mut state, seat, action, now, &mut chance, &mut ()).is_ok()
        {
            each(&action);
            actions += 1;
            idle = 0;
        }
        seat = seat.left(seats);
    }
    state
}
