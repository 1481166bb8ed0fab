//! What the kit needs to know of the toy game.

use klaxon_core::conformance::Conforms;
use klaxon_core::{Numbers, Seat, Time, Viewer};

use crate::fault::Fault;
use crate::pebbles::{Action, Event, Pebbles, State, Table, nearly_over, zeros};

/// Not the usual clock, which a record that forgets it would bring back.
pub(crate) fn table_with(fault: Option<Fault>) -> Table {
    Table {
        seats: 3,
        clock: Time::seconds(12),
        night: true,
        fault,
    }
}

impl Conforms for Pebbles {
    /// For two, three and four players, by day and by night.
    fn tables() -> Vec<Table> {
        let table = |(seats, night)| Table {
            seats,
            night,
            ..table_with(None)
        };
        [(2, true), (3, false), (4, true)].map(table).to_vec()
    }

    fn rare() -> Vec<(Table, State)> {
        vec![(table_with(None), nearly_over())]
    }

    /// All pebbles, and the zeros: no such number is ever dealt.
    fn inventory(_: &Table, state: &State) -> Vec<u64> {
        let pebbles = state.piles.iter().chain([&state.heap]);
        let pebbles = pebbles.map(|&pebbles| u64::from(pebbles)).sum();
        vec![pebbles, zeros(state) as u64]
    }

    /// A pebble that was taken, and the last one of the heap.
    fn effects() -> Vec<&'static str> {
        vec!["taken", "last"]
    }

    fn effect(_: &Table, state: &State, event: &Event) -> Option<&'static str> {
        match *event {
            Event::Took { count, .. } if count == state.heap => Some("last"),
            Event::Took { .. } => Some("taken"),
            _ => None,
        }
    }

    fn any_action(_: &Table, random: &mut Numbers) -> Action {
        match random.below(6) {
            5 => Action::Pass,
            count => Action::Take(count as u8),
        }
    }

    fn promise(_: &Table, _: &State, _: Seat, action: &Action) -> u32 {
        match *action {
            Action::Take(count) => u32::from(count),
            Action::Pass => 0,
        }
    }

    fn is_left_to_the_clock(table: &Table, _: &State, _: Seat) -> bool {
        table.has(Fault::LeftToNoClock)
    }

    /// Two numbers of others change places, until all are shown.
    fn swap_hidden(
        table: &Table,
        state: &State,
        viewer: Viewer,
        random: &mut Numbers,
    ) -> Option<State> {
        let mut hidden: Vec<Seat> = Seat::all(table.seats).collect();
        hidden.retain(|&seat| viewer != Viewer::Seat(seat) && state.end.is_none());
        let one = *hidden.get(random.below(hidden.len()))?;
        let other = *hidden.get(random.below(hidden.len()))?;
        let mut swapped = state.clone();
        if table.fault == Some(Fault::SwapsNothing) {
            return Some(swapped);
        }
        swapped.numbers.swap(one.index(), other.index());
        (swapped != *state).then_some(swapped)
    }
}
