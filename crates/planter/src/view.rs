//! What a viewer sees (B-13): hands and deck are secret, all else is public.

use klaxon_core::{Seat, Viewer};

use crate::card::Glimpse;
use crate::event::Event;
use crate::pile::Pile;
use crate::state::{Parts, State};
use crate::table::Table;

/// Returns whether the viewer sees this hand.
pub(crate) fn sees_hand(state: &Parts, viewer: Viewer, seat: Seat) -> bool {
    viewer == Viewer::Seat(seat) || state.shown.contains(seat)
}

/// The position with backs where the viewer may not look.
pub(crate) fn view(table: &Table, state: &State, viewer: Viewer) -> State {
    let face_down = |pile: &Pile| Pile::face_down(pile.len());
    let mut view = state.parts;
    view.blanked = true;
    view.deck = face_down(&state.deck);
    view.unused = face_down(&state.unused);
    for seat in table.seats() {
        if !sees_hand(state, viewer, seat) {
            view.hands[seat.index()] = face_down(state.hand(seat));
        }
    }
    State { parts: view }
}

/// The event with backs where the viewer may not look.
pub(crate) fn blank(event: &Event, viewer: Viewer) -> Event {
    let own = |seat: Seat| viewer == Viewer::Seat(seat);
    match *event {
        Event::Dealt { seat, card } if !own(seat) => Event::Dealt {
            seat,
            card: card.dealt_back(),
        },
        Event::Mixed(_) => Event::Mixed(Glimpse::Defuse),
        Event::Drew { seat, .. } if !own(seat) => Event::Drew {
            seat,
            card: Glimpse::Back,
        },
        event => event,
    }
}

/// Returns whether the event, or what follows it, shows the viewer what they could not know: a card that they draw
/// themselves, the cheapest card of somebody who is slow or absent, hands laid open.
pub(crate) fn reveals(event: &Event, viewer: Viewer) -> bool {
    match *event {
        Event::Drew { seat, .. } | Event::Dealt { seat, .. } => viewer == Viewer::Seat(seat),
        Event::Called(_) | Event::Absent(_) | Event::Shown { .. } => true,
        _ => false,
    }
}
