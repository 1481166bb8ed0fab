//! Taking a die and placing it (F-21 to F-29).

use klaxon_core::{Chance, Seat, Sink};

use super::event::Event;
use super::play::Play;
use super::refusal::Refusal;
use super::state::{Held, Phase, State};
use super::table::Table;
use crate::card::space::Order;
use crate::card::{Card, Filling, Group, Layout, Relation};
use crate::face::Face;

/// Could this seat take a die, as far as turn and limits go (F-21, F-34)?
pub(super) fn check_taker(table: &Table, state: &State, seat: Seat) -> Result<(), Refusal> {
    match state.phase {
        Phase::Composing => return Err(Refusal::ComposeFirst),
        Phase::Rolling => return Err(Refusal::RollFirst),
        Phase::Unused => return Err(Refusal::UnusedFirst),
        Phase::Distributing => {}
    }
    if state.returning.is_some() {
        Err(Refusal::ReturnFirst)
    } else if state.choosing(table, seat).is_some() {
        Err(Refusal::ChooseFirst)
    } else if state.took[seat.index()] >= table.takes() {
        Err(Refusal::TookEnough)
    } else {
        Ok(())
    }
}

/// Is there an own card with such a free space? Its slot and the card.
fn check_space(
    table: &Table,
    state: &State,
    seat: Seat,
    card: u8,
    space: u8,
) -> Result<(usize, u8), Refusal> {
    let slot = own_slot(table, seat, card)?;
    let held = &state.slots[slot];
    let Some(index) = held.card() else {
        return Err(Refusal::NoCard);
    };
    if held.sways.is_some() {
        return Err(Refusal::StillSways);
    }
    if !table.mechanism(index).spaces().contains(usize::from(space)) {
        return Err(Refusal::NoSpace);
    }
    if held.dice.get(usize::from(space)).is_some() {
        return Err(Refusal::SpaceTaken);
    }
    Ok((slot, index))
}

/// The slot of an own card by its letter.
pub(super) fn own_slot(table: &Table, seat: Seat, card: u8) -> Result<usize, Refusal> {
    if usize::from(card) < table.hand() {
        Ok(State::slots_of(table, seat).start + usize::from(card))
    } else {
        Err(Refusal::NoCard)
    }
}

/// Could this seat place any of the dice that lie there, now or after choosing a card?
pub(super) fn could_take(table: &Table, state: &State, seat: Seat) -> bool {
    if state.took[seat.index()] >= table.takes() || state.tray.is_empty() {
        return false;
    }
    let tray = state.tray.faces();
    State::slots_of(table, seat).any(|slot| {
        state.slots[slot].card == Held::Choice || !(state.takes[slot] & tray).is_empty()
    })
}

/// Why a die does not fit a free space.
fn why_not(card: &Card, dice: &Filling, space: usize, die: Face) -> Refusal {
    let filled = dice.filled();
    let spaces = card.spaces();
    if !filled.covers(card.required(space)) {
        let below = card.layout().support(space, spaces.len());
        return match card.layout() {
            _ if filled.covers(below) => Refusal::OutOfOrder(spaces[space].order == Order::Last),
            Layout::Stack | Layout::DoubleStack => Refusal::StackOrder,
            _ => Refusal::NothingBelow,
        };
    }
    if !spaces[space].demand.takes(die) {
        return Refusal::Mismatch(spaces[space].demand);
    }
    let group = card.groups().find(|(range, _)| range.contains(&space));
    match group {
        Some((range, Group::Chain(relations))) => {
            why_not_in_chain(relations, range.start, space, dice, die)
        }
        Some((mut range, Group::Equation(_))) => {
            match range.all(|at| at == space || dice.get(at).is_some()) {
                true => Refusal::Unbalanced,
                false => Refusal::Hopeless,
            }
        }
        None => Refusal::Hopeless,
    }
}

/// A die beside it that it does not relate to, or else a space that could not be filled any more.
fn why_not_in_chain(
    relations: &[Relation],
    start: usize,
    space: usize,
    dice: &Filling,
    die: Face,
) -> Refusal {
    let place = space - start;
    let before = place
        .checked_sub(1)
        .map(|left| (space - 1, relations[left]));
    let after = relations
        .get(place)
        .map(|relation| (space + 1, relation.reversed()));
    let broken = [before, after]
        .into_iter()
        .flatten()
        .find_map(|(at, relation)| {
            let beside = dice.get(at)?;
            (!relation.holds(beside, die)).then_some(Refusal::Unrelated { relation, beside })
        });
    broken.unwrap_or(Refusal::Hopeless)
}

impl<C: Chance, S: Sink<Event>> Play<'_, C, S> {
    pub(super) fn place(
        &mut self,
        seat: Seat,
        die: Face,
        card: u8,
        space: u8,
    ) -> Result<(), Refusal> {
        let (table, state) = (self.table, &*self.state);
        check_taker(table, state, seat)?;
        if !state.tray.contains(die) {
            return Err(Refusal::DieGone(die));
        }
        let (slot, index) = check_space(table, state, seat, card, space)?;
        let mechanism = table.mechanism(index);
        let dice = state.slots[slot].dice;
        let fits = mechanism.fits(usize::from(space), die, &dice);
        let slot = slot as u8;
        if fits {
            self.emit(Event::Placed { slot, space, die });
            self.stands_or_sways(slot, space);
            Ok(())
        } else if table.penalises() {
            self.emit(Event::Mistake { slot, die });
            Ok(())
        } else {
            let card = &table.deck().bombs[usize::from(index)].card;
            Err(why_not(card, &dice, usize::from(space), die))
        }
    }

    /// A die that stands on others sways, if the table plays so (F-28); else it stands.
    fn stands_or_sways(&mut self, slot: u8, space: u8) {
        let card = self.state.slots[usize::from(slot)].card();
        let raised = card.is_some_and(|card| self.table.mechanism(card).is_raised(space.into()));
        if raised && self.table.options().steady_hands {
            let since = self.now;
            self.emit(Event::Sways { slot, space, since });
        } else {
            self.defuse_if_complete(slot);
        }
    }
}
