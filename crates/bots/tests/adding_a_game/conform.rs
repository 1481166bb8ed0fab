//! What the conformance kit needs to know of the last match.

use klaxon_core::conformance::Conforms;
use klaxon_core::{Game, Numbers, Seat};

use crate::{Action, Matches, Options, State};

impl Conforms for Matches {
    fn tables() -> Vec<Options> {
        let tables = (2..=4).flat_map(|players| [10, 21].map(|heap| Options { players, heap }));
        tables.collect()
    }

    fn rare() -> Vec<(Options, State)> {
        let table = Options {
            players: 3,
            heap: 21,
        };
        let last = State {
            heap: 1,
            taken: [10, 10, 0, 0],
            ..Matches::before(&table)
        };
        vec![(table, last)]
    }

    fn inventory(_: &Options, state: &State) -> Vec<u64> {
        let taken: u64 = state.taken.iter().map(|&count| u64::from(count)).sum();
        vec![u64::from(state.heap) + taken]
    }

    fn any_action(_: &Options, random: &mut Numbers) -> Action {
        Action::Take(random.below(6) as u8)
    }

    fn promise(_: &Options, state: &State, _: Seat, Action::Take(count): &Action) -> u32 {
        u32::from(state.heap.saturating_sub(*count) % 4 == 1)
    }
}
