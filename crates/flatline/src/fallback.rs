//! The mildest choice for a player who is away.

use klaxon_core::Seat;

use crate::action::{Action, Pick};
use crate::awaits::{Duty, duty};
use crate::choice;
use crate::place::Bay;
use crate::state::State;
use crate::table::Table;

/// The first option, going on, being ready, being done: no triage card is spent for anybody. Where there is no room for a
/// cleared stat card it is given up.
pub(crate) fn fallback(table: &Table, state: &State, seat: Seat) -> Option<Action> {
    Some(match duty(table, state, seat)? {
        Duty::Connect => Action::Choose(Pick::Bay(Bay(0))),
        Duty::Choose(choice) => {
            let mut first = None;
            choice::options(table, state, choice, &mut |pick| {
                first = first.or(Some(pick));
            });
            Action::Choose(first?)
        }
        Duty::Stop => Action::Go,
        Duty::MakeRoom => {
            let card = state.waiting_for_room(table).iter().next()?;
            match state.free_triage() {
                0 => Action::Drop(card),
                _ => Action::Keep(card),
            }
        }
        Duty::BeReady => Action::Ready,
        Duty::PlaceDice => Action::Done,
    })
}
