//! The mildest choice for a player who is away, so that no table is held hostage.

use klaxon_core::{Listed, Seat};

use super::action::Action;
use super::legal::legal;
use super::state::State;
use super::table::Table;

/// What to do for a seat that the others wait for: roll, pass, return from the card with the fewest dice, choose the
/// cheapest card, make up an easy deck. Dice are never taken for anybody.
pub(super) fn fallback(table: &Table, state: &State, seat: Seat) -> Option<Action> {
    let mut best: Option<(u32, Action)> = None;
    legal(table, state, seat, &mut |Listed { action, .. }| {
        let Some(harm) = harm(table, state, seat, action) else {
            return;
        };
        if best.is_none_or(|(least, _)| harm < least) {
            best = Some((harm, action));
        }
    });
    best.map(|(_, action)| action)
}

/// How much a choice costs; none for what is not done for anybody.
fn harm(table: &Table, state: &State, seat: Seat, action: Action) -> Option<u32> {
    match action {
        Action::Roll | Action::Pass | Action::Reroll(_) => Some(0),
        Action::Return { card, .. } => {
            let slot = State::slots_of(table, seat).start + usize::from(card);
            Some(state.slots[slot].dice.filled().len() as u32)
        }
        Action::Choose(card) => Some(u32::from(table.value(card))),
        // Of two ways to make up the deck the one with the lower values is milder.
        Action::Compose(counts) => {
            let points = counts
                .iter()
                .zip(1..)
                .map(|(&n, value): (_, u32)| u32::from(n) * value);
            Some(points.sum())
        }
        Action::Place { .. } | Action::Steady { .. } | Action::Unpass | Action::Reveal => None,
    }
}
