//! The mildest choice for a player who is away.

use klaxon_core::Seat;

use crate::action::Action;
use crate::card::Card;
use crate::state::{Phase, State};
use crate::{pass, round};

/// The cheapest fuse card, or a pass where it is allowed; being ready. Bombs, defuse cards and guys are never played
/// for anybody (B-32): who has nothing else is waited for until they count as absent.
pub(crate) fn fallback(state: &State, seat: Seat) -> Option<Action> {
    match state.phase {
        Phase::Moving if state.mover == seat => {
            let cheapest = state.hand(seat).first(Card::FUSES).map(Action::Play);
            let may_pass = || pass::check(state, seat).is_ok().then_some(Action::Pass);
            cheapest.or_else(may_pass)
        }
        Phase::Between => round::check(state, seat).is_ok().then_some(Action::Ready),
        _ => None,
    }
}
