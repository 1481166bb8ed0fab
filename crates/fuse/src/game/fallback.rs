//! The mildest choice for a player who is away, so that no table is held hostage.

use klaxon_core::{Listed, Seat};

use super::action::{Action, Given};
use super::awaits::{Duty, duty};
use super::edition::Edition;
use super::legal::legal;
use super::state::State;
use super::table::Table;
use crate::card::space::MAX_SPACES;

/// What to do for a seat that the others wait for: roll, pass, return from the card with the fewest dice, choose the
/// cheapest card, make up an easy deck, defuse, roll for a 6. Dice are never taken for anybody who may pass; where one must
/// be taken (C-22), it goes on the card that is nearest to its end.
pub(super) fn fallback<E: Edition>(table: &Table, state: &State<E>, seat: Seat) -> Option<Action> {
    let duty = duty(table, state, seat)?;
    let mut best: Option<(u32, Action)> = None;
    legal(table, state, seat, &mut |Listed { action, mistake }| {
        if mistake {
            return;
        }
        let Some(harm) = harm(table, state, seat, action, duty) else {
            return;
        };
        if best.is_none_or(|(least, _)| harm < least) {
            best = Some((harm, action));
        }
    });
    best.map(|(_, action)| action)
}

/// How much a choice costs; none for what is not done for anybody.
fn harm<E: Edition>(
    table: &Table,
    state: &State<E>,
    seat: Seat,
    action: Action,
    duty: Duty,
) -> Option<u32> {
    match action {
        Action::Roll | Action::Pass | Action::Reroll(_) | Action::Defuse { .. } | Action::Six => {
            Some(0)
        }
        Action::Return { card, .. } => {
            let slot = state.own_slot(table, seat, card)?;
            Some(state.slot(slot).dice.filled().len() as u32)
        }
        Action::Place { card, .. } if duty == Duty::MustTake => {
            let slot = state.own_slot(table, seat, card)?;
            let spaces = table.mechanism(state.slot(slot).card()?).spaces();
            Some(spaces.minus(state.slot(slot).dice.filled()).len() as u32)
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
        // A painted die can be the one that is owed.
        Action::PlaceAs {
            given: Given::Colour(_),
            ..
        } if duty == Duty::MustTake => Some(MAX_SPACES as u32),
        _ => None,
    }
}
