//! What the kit needs to know of the toy game.

use klaxon_core::conformance::Conforms;
use klaxon_core::{Numbers, Seat, Viewer};

use crate::fault::Fault;
use crate::pebbles::{Action, Event, GRAB, Pebbles, Refusal, State, Table, zeros};

impl Conforms for Pebbles {
    /// All pebbles, and the zeros: no such number is ever dealt.
    fn inventory(_: &Table, state: &State) -> Vec<u64> {
        let pebbles = state.piles.iter().chain([&state.heap]);
        let pebbles = pebbles.map(|&pebbles| u64::from(pebbles)).sum();
        vec![pebbles, zeros(state) as u64]
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

    /// The numbers that are shown at the end, except one's own.
    fn reveals(table: &Table, event: &Event, viewer: Viewer) -> bool {
        match *event {
            Event::Shown { seat, .. } => {
                viewer != Viewer::Seat(seat) && table.fault != Some(Fault::ShowsUnannounced)
            }
            _ => false,
        }
    }

    const EVENT_KINDS: &'static [&'static str] = &[
        "dealt", "took", "grabbed", "rolled", "rang", "ended", "shown",
    ];
    const REFUSAL_KINDS: &'static [&'static str] = &[
        "no-such-seat",
        "over",
        "not-your-turn",
        "not-on-the-heap",
        "not-your-number",
    ];

    fn event_kind(event: &Event) -> &'static str {
        match event {
            Event::Dealt { .. } => "dealt",
            Event::Took { count: GRAB, .. } => "grabbed",
            Event::Took { .. } => "took",
            Event::Rolled { .. } => "rolled",
            Event::Rang => "rang",
            Event::Ended(_) => "ended",
            Event::Shown { .. } => "shown",
        }
    }

    fn refusal_kind(refusal: &Refusal) -> &'static str {
        match refusal {
            Refusal::NoSuchSeat => "no-such-seat",
            Refusal::Over => "over",
            Refusal::NotYourTurn => "not-your-turn",
            Refusal::NotOnTheHeap => "not-on-the-heap",
            Refusal::NotYourNumber => "not-your-number",
        }
    }
}
