//! What each player has to do before the table goes on: one answer for the list of legal actions, the choice made for a
//! player who is away, the room and the page.

use klaxon_core::{Seat, Seats};

use super::defuse_step::owns_complete;
use super::edition::Edition;
use super::must_take::owes;
use super::pass::could_act;
use super::state::{Phase, State};
use super::table::Table;

/// What the table waits for a player to do.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Duty {
    /// Make up the deck; any player may (F-60).
    Compose,
    /// Roll the dice of the turn (F-20).
    Roll,
    /// Take a die that fits (C-22).
    MustTake,
    /// Take a die, use a role, defuse a card, or pass (F-30).
    MayTake,
    /// Choose a card (F-40).
    Choose,
    /// Return a die (F-31, F-42, C-62).
    Return,
    /// Roll a 6 (C-50).
    Six,
    /// Roll an unused die again; any player may (F-31).
    Reroll,
    /// Say which complete card is defused next (C-27).
    Defuse,
}

/// What the table waits for this seat to do, if it does. A die that sways is not waited for: it falls by itself (F-28).
pub fn duty<E: Edition>(table: &Table, state: &State<E>, seat: Seat) -> Option<Duty> {
    if state.end.is_some() {
        return None;
    }
    if state.phase == Phase::Composing {
        return Some(Duty::Compose);
    }
    if state.returning.is_some_and(|r| r.owing.contains(seat)) {
        return Some(Duty::Return);
    }
    let extras = state.extras();
    if extras.sixes.is_some_and(|owing| owing.contains(seat)) {
        return Some(Duty::Six);
    }
    let held_up = state.is_held_up();
    if state.choosing(table, seat).is_some() {
        let revealing = held_up && state.revealed.contains(seat);
        return (!revealing).then_some(Duty::Choose);
    }
    if held_up {
        return None;
    }
    match state.phase {
        Phase::Composing => Some(Duty::Compose),
        Phase::Rolling => (state.holder == seat).then_some(Duty::Roll),
        Phase::Distributing if owes(table, state, seat) => Some(Duty::MustTake),
        Phase::Distributing if state.passed.contains(seat) => None,
        Phase::Distributing => could_act(table, state, seat).then_some(Duty::MayTake),
        Phase::Unused => Some(Duty::Reroll),
        Phase::Defusing => {
            let free = state.chooser(table).is_none();
            (free && owns_complete(table, state, seat)).then_some(Duty::Defuse)
        }
    }
}

/// All seats that the table waits for.
pub(super) fn awaited<E: Edition>(table: &Table, state: &State<E>) -> Seats {
    let seats = table.seats();
    seats
        .filter(|&seat| duty(table, state, seat).is_some())
        .collect()
}
