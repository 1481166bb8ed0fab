//! The players whom the table waits for.

use klaxon_core::{Seat, Seats};

use crate::state::{Parts, Phase};
use crate::table::Table;

/// The mover, or between two rounds the players who are not ready. In a window nobody is waited for: it closes by itself
/// (B-31).
#[inline]
pub(crate) fn awaited(table: &Table, state: &Parts) -> Seats {
    match state.phase {
        Phase::Moving => [state.mover].into_iter().collect(),
        Phase::Between => {
            let ready = |seat: &Seat| state.ready.contains(*seat);
            table.seats().filter(|seat| !ready(seat)).collect()
        }
        Phase::Dealing | Phase::Window { .. } | Phase::Over => Seats::NONE,
    }
}
