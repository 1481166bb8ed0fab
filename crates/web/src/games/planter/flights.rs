//! What flies over the table: a card to the end of the fuse, the fuse to whoever blew it up.

use std::cell::Cell;

use klaxon_core::Seat;
use klaxon_planter::Card;

use super::draw;
use crate::browser;
use crate::shell::motion::{self, Flight, Spot};

thread_local! {
    /// From where the player's own card went.
    static LEFT: Cell<Option<(Card, Spot)>> = const { Cell::new(None) };
}

/// A card of the player's own leaves its place in the hand.
pub(super) fn leaves(card: Card, place: usize) {
    let place = format!(".fan .hcard:nth-child({})", place + 1);
    LEFT.set(motion::spot(&place).map(|spot| (card, spot)));
}

/// A card comes to the end of the fuse, or to lie beside the match: from the hand if it was the player's own, else from
/// the player who had it.
pub(super) fn arrives(card: Card, seat: Seat, own: bool) {
    let left = LEFT.take().filter(|(which, _)| own && *which == card);
    browser::after(0, move || {
        let to = match card.is_fuse() {
            true => ".laid .card:last-child",
            false => ".aside .card:last-of-type",
        };
        let from = match left {
            Some((_, spot)) => Some(spot),
            None => panel(seat),
        };
        if let (Some(from), Some(to)) = (from, motion::spot(to)) {
            let flight = if own { Flight::Place } else { Flight::Mate };
            // A panel is wider than a card.
            let from = Spot {
                x: from.x + (from.width - to.width) / 2.0,
                width: to.width,
                height: to.height,
                ..from
            };
            motion::fly(&draw::card(card, ""), from, to, flight);
        }
    });
}

/// The fuse as it lies there goes to whoever blew it up.
pub(super) fn taken(seat: Seat) {
    let laid = browser::document().query_selector(".rope .laid");
    let Ok(Some(laid)) = laid else { return };
    let picture = format!("<div class=\"laid\">{}</div>", laid.inner_html());
    if let (Some(from), Some(to)) = (motion::spot(".rope .laid"), panel(seat)) {
        motion::fly(&picture, from, to, Flight::Card);
    }
}

fn panel(seat: Seat) -> Option<Spot> {
    motion::spot(&format!(".opp[data-seat='{seat}']"))
}
