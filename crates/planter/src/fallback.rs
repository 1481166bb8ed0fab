//! The mildest choice for a player who is away.

use klaxon_core::Seat;

use crate::action::Action;
use crate::awaited::awaited;
use crate::card::Card;
use crate::pass;
use crate::state::{Phase, State};
use crate::table::Table;

/// The cheapest fuse card, or a pass where it is allowed; being ready. Bombs, defuse cards and guys are never played
/// for anybody (B-32): a player who has nothing else is waited for until they count as absent.
pub(crate) fn fallback(table: &Table, state: &State, seat: Seat) -> Option<Action> {
    if !awaited(table, state).contains(seat) {
        return None;
    }
    if state.phase == Phase::Between {
        return Some(Action::Ready);
    }
    let cheapest = state.hand(seat).first(Card::FUSES).map(Action::Play);
    let may_pass = || pass::check(state, seat).is_ok().then_some(Action::Pass);
    cheapest.or_else(may_pass)
}
