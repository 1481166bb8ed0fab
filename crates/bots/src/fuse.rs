//! FUSE.
use klaxon_core::chance::Seeded;
use klaxon_core::{Game, Seat, Time};
use klaxon_fuse::Fuse;
use klaxon_fuse::game::{Action, State, Table};

use crate::policy::Policy;

/// What happened.
#[derive(Default, Debug, Clone, Copy)]
pub struct Count {
    /// actions
    pub actions: u64,
    /// passes
    pub passes: u64,
}

/// Plays a game to its end.
pub fn play<P: Policy<Fuse>>(table: &Table, seed: u64, policy: &mut P, count: &mut Count) -> State {
    let mut chance = Seeded::from_number(seed);
    let mut state = Fuse::before(table);
    Fuse::start(table, &mut state, &mut chance, &mut ());
    let players = table.players();
    let mut seat = Seat(0);
    while state.end.is_none() {
        let now = Time::seconds(u32::from(state.turn) * 5);
        if let Some(action) = policy.decide(table, &state, seat) {
            count.actions += 1;
            count.passes += u64::from(matches!(action, Action::Pass | Action::Unpass));
            if Fuse::act(table, &mut state, seat, action, now, &mut chance, &mut ()).is_err() {
                Fuse::tick(table, &mut state, now, &mut chance, &mut ());
            }
        }
        seat = seat.left(players);
    }
    state
}
