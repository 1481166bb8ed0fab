//! What a seat may do now.

use klaxon_core::{Listed, Seat};

use crate::action::Action;
use crate::awaited::awaited;
use crate::card::Card;
use crate::play::check;
use crate::state::{Phase, State};
use crate::table::Table;

/// Lists what a seat may do.
#[inline]
pub(crate) fn legal(
    table: &Table,
    state: &State,
    seat: Seat,
    each: &mut impl FnMut(Listed<Action>),
) {
    let mut list = |action| {
        if check(table, state, seat, action).is_ok() {
            let mistake = false;
            each(Listed { action, mistake });
        }
    };
    let is_awaited = awaited(table, state).contains(seat);
    match state.phase {
        Phase::Moving if is_awaited => {
            for card in Card::ALL {
                list(Action::Play(card));
            }
            list(Action::Bomb);
            list(Action::Pass);
        }
        Phase::Moving => list(Action::Call),
        Phase::Window { .. } => list(Action::Play(Card::Guy)),
        Phase::Between if is_awaited => list(Action::Ready),
        Phase::Between | Phase::Dealing | Phase::Over => {}
    }
}
