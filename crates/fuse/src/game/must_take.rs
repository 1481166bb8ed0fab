//! A player who owes a die must take it while one fits (C-22).

use klaxon_core::Seat;

use super::edition::Edition;
use super::role;
use super::state::State;
use super::table::Table;

/// Returns whether this seat must take a die, judged on the dice as they lie. What needs a role is not owed, nor is a die
/// beyond those that everybody takes. A player who has to choose a card first owes whatever the card will take.
#[inline]
pub(super) fn owes<E: Edition>(table: &Table, state: &State<E>, seat: Seat) -> bool {
    table.must_take
        && state.took[seat.index()] < table.takes()
        && !state.no_dice_left()
        && (state.choosing(table, seat).is_some() || fits(table, state, seat))
}

/// Returns whether a die fits as it lies, on a card that stands.
fn fits<E: Edition>(table: &Table, state: &State<E>, seat: Seat) -> bool {
    let tray = state.tray.faces();
    let mut cards = state.cards_of(table, seat);
    cards.any(|slot| !(state.takes(slot) & tray).is_empty() && state.slot(slot).sways.is_none())
        || role::painted_fits(table, state, seat)
}
