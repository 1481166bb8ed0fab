//! Who owes a die must take it while one fits (C-22).

use klaxon_core::Seat;

use super::edition::Edition;
use super::role;
use super::state::State;
use super::table::Table;

/// Must this seat take a die, judged on the dice as they lie? What needs a role is not owed, nor is a die beyond those
/// that everybody takes. Who has to choose a card first owes whatever the card will take.
pub(super) fn owes<E: Edition>(table: &Table, state: &State<E>, seat: Seat) -> bool {
    E::modules(table).must_take
        && state.took[seat.index()] < table.takes()
        && !state.no_dice_left()
        && (state.choosing(table, seat).is_some() || fits(table, state, seat))
}

/// Does a die fit as it lies, on a card that stands?
fn fits<E: Edition>(table: &Table, state: &State<E>, seat: Seat) -> bool {
    let tray = state.tray.faces();
    let stands = |slot: usize| state.slots[slot].sways.is_none();
    let mut cards = state.cards_of(table, seat);
    cards.any(|slot| !(state.takes[slot] & tray).is_empty() && stands(slot))
        || role::painted_fits(table, state, seat)
}
