//! From text to position. Whoever wrote it may be a stranger: what the rules could stumble over is no position.

use klaxon_core::Seats;
use klaxon_core::notation::plain_number;

use super::{
    NO_CARD, NO_DIE, PHASES, face_up, hidden_bombs, phase_word, position_text, rest_of_dice,
    usual_draws,
};
use crate::card::space::{MAX_SPACES, Order};
use crate::card::{Card, Filling, Mechanism};
use crate::colour::Colours;
use crate::game::apply::apply;
use crate::game::bag::Bag;
use crate::game::card_set::CardSet;
use crate::game::edition::Edition;
use crate::game::event::{At, Event};
use crate::game::extras::Extra;
use crate::game::notation::{
    parse_card, parse_counts, parse_event, parse_face, parse_fuse, parse_number, parse_seat,
    parse_slot, parse_spark,
};
use crate::game::options::{Composition, Layout};
use crate::game::setup;
use crate::game::state::{BOMB_SLOTS, Cause, Held, MAX_PLACES, Phase, Returning, State};
use crate::game::table::Table;

/// The position, if the text is exactly what would be printed for it.
pub(in crate::game) fn parse_position<E: Edition>(table: &Table, text: &str) -> Option<State<E>> {
    let mut state = State::<E>::before(table);
    state.deck_fuses = 0;
    let (mut bag, mut draws) = (None, None);
    for part in text.split("; ") {
        let words: Vec<&str> = part.split(' ').collect();
        match words.as_slice() {
            ["bag", kinds @ ..] => bag = Some(parse_bag(&kinds.join(" "))?),
            ["draws", number] => draws = Some(plain_number(number)?),
            words => read(table, &mut state, part, words)?,
        }
    }
    let rest = rest_of_dice(table, &state)?;
    state.bag = bag.unwrap_or(rest);
    state.draws = draws.unwrap_or_else(|| usual_draws(table, &state));
    let sound = Colours::all().all(|colours| state.bag.count(colours) <= rest.count(colours))
        && cards_are_sound(table, &state)
        && turn_is_sound(table, &state);
    (sound && position_text(table, &state) == text).then_some(state)
}

/// Reads a part. Whether it stands where it should, and once, and whether it is all there, shows when the position is
/// printed: what was too much for a tray or a row is missing then.
fn read<E: Edition>(table: &Table, state: &mut State<E>, part: &str, words: &[&str]) -> Option<()> {
    let seats = |words: &[&str]| -> Option<Seats> {
        let seats = words.iter().map(|word| parse_seat(table, word));
        seats.collect()
    };
    match *words {
        ["turn", number] => state.turn = plain_number(number)?,
        ["holder", seat] => state.holder = parse_seat(table, seat)?,
        ["phase", word] => {
            let mut phases = PHASES.into_iter();
            state.phase = phases.find(|phase| phase_word(*phase) == word)?;
        }
        ["tray", ref dice @ ..] => {
            for die in dice {
                state.tray.add(parse_face(die)?);
            }
        }
        ["returning", what, which] => returning(state, what, which)?,
        ["owes", ref who @ ..] => state.returning.as_mut()?.owing = seats(who)?,
        ["took", ref took @ ..] => {
            for one in took.join(" ").split(", ") {
                let (seat, dice) = one.split_once(' ')?;
                state.took[parse_seat(table, seat)?.index()] = plain_number(dice)?;
            }
        }
        ["passed", ref who @ ..] => state.passed = seats(who)?,
        ["revealed", ref who @ ..] => state.revealed = seats(who)?,
        ["row", ref cards @ ..] => {
            for (place, name) in state.row.iter_mut().zip(cards) {
                if *name != NO_CARD {
                    let card = parse_card(table, name)?;
                    *place = Some(card);
                    state.unseen.remove(card);
                }
            }
        }
        ["refill", ref places @ ..] => {
            for place in places {
                let place = parse_number(place, 1, MAX_PLACES as u8)? - 1;
                state.row[usize::from(place)].is_none().then_some(())?;
                state.refills |= 1 << place;
            }
        }
        ["deck", bombs] => state.deck = plain_number(bombs)?,
        ["deck", ref counts @ ..] => state.deck_by_value = parse_counts(counts)?,
        ["fuses", number] => state.deck_fuses = plain_number(number)?,
        ["points", number] => state.points = plain_number(number)?,
        ["defused", number, ref names @ ..] => {
            state.defused = count(number)?;
            for name in names {
                state.unseen.remove(parse_card(table, name)?);
            }
        }
        ["unseen", ref names @ ..] => {
            let cards = names.iter().map(|name| parse_card(table, name));
            state.unseen = cards.collect::<Option<CardSet>>()?;
        }
        ["activated", number, ref names @ ..] => {
            state.activated = count(number)?;
            for name in names {
                state.unseen_fuses &= !(1 << parse_fuse(table, name)?);
            }
        }
        ["unseen-fuses", ref names @ ..] => {
            state.unseen_fuses = 0;
            for name in names {
                state.unseen_fuses |= 1 << parse_fuse(table, name)?;
            }
        }
        [slot, ref held @ ..] if parse_slot(table, slot).is_some() => {
            slot_holds(table, state, parse_slot(table, slot)?, held)?;
        }
        ref words if extra(table, state, words) => {}
        _ => match parse_event(table, part)? {
            Event::Sways { at, space, .. } if !could_sway(table, state, at.slot, space) => {
                return None;
            }
            event @ (Event::Sways { .. } | Event::Began(_) | Event::Ended { .. }) => {
                apply(table, state, &event);
            }
            _ => return None,
        },
    }
    Some(())
}

/// Reads what tells of roles and sparks.
fn extra<E: Edition>(table: &Table, state: &mut State<E>, words: &[&str]) -> bool {
    let extras = state.extra.get_mut();
    extras.is_some_and(|extras| super::extras::read(table, extras, words).is_some())
}

/// `die R5` or `fuse B`
fn returning<E: Edition>(state: &mut State<E>, what: &str, which: &str) -> Option<()> {
    let cause = match what {
        "die" => {
            state.rolled_again = Some(parse_face(which)?);
            Cause::Die(parse_face(which)?)
        }
        "fuse" => Cause::Fuse(which.parse().ok()?),
        _ => return None,
    };
    let owing = Seats::NONE;
    state.returning = Some(Returning { cause, owing });
    Some(())
}

/// `choice`, or `3b R4 - -`
fn slot_holds<E: Edition>(
    table: &Table,
    state: &mut State<E>,
    at: At,
    words: &[&str],
) -> Option<()> {
    let slot = usize::from(at.slot);
    let (name, dice) = match words {
        ["choice"] if slot < BOMB_SLOTS => {
            state.slots[slot].card = Held::Choice;
            return Some(());
        }
        [name, dice @ ..] if dice.len() <= MAX_SPACES => (name, dice),
        _ => return None,
    };
    let spark = slot.checked_sub(BOMB_SLOTS);
    let card = match spark {
        None => parse_card(table, name)?,
        Some(_) => table.spark_card(parse_spark(table, name)?),
    };
    let mut filling = Filling::EMPTY;
    for (space, die) in dice.iter().enumerate().filter(|(_, die)| **die != NO_DIE) {
        filling.put(space, parse_face(die)?);
    }
    let printed = &table.card(card)?.card;
    if !could_lie(table, printed, table.mechanism(card), &filling) {
        return None;
    }
    state.put(table, slot, card, filling);
    match (state.extra.get_mut(), spark) {
        (Some(extras), Some(place)) => {
            let spark = table.spark(card)?;
            extras.sparks[at.seat.index()] |= 1 << place;
            extras.unseen_sparks &= !(1 << spark);
        }
        _ => state.unseen.remove(card),
    }
    Some(())
}

/// Could these dice lie on the card? Whatever stands below a die lies there too, and so does the die that must be
/// first; but those before the one that must be last can have been returned while it swayed. Where there are roles, a die can
/// have been placed in a colour that is not its own (C-39).
fn could_lie(table: &Table, card: &Card, mechanism: &Mechanism, filling: &Filling) -> bool {
    let filled = filling.filled();
    let count = card.spaces().len();
    let lies_well = |space: usize| {
        let required = match card.spaces()[space].order {
            Order::Last => card.layout().support(space, count),
            _ => card.required(space),
        };
        let mut before = *filling;
        let die = before.take(space);
        filled.covers(required)
            && (table.modules().roles
                || die.is_some_and(|die| mechanism.takes(space, &before).contains(die)))
    };
    mechanism.spaces().covers(filled)
        && filled.iter().all(lies_well)
        && (!table.modules().roles || mechanism.can_be_completed(filling))
}

/// Only dice on dice sway, and only where the table plays so (F-28).
fn could_sway<E: Edition>(table: &Table, state: &State<E>, slot: u8, space: u8) -> bool {
    let held = &state.slots[usize::from(slot)];
    let space = usize::from(space);
    let raised = |card| table.mechanism(card).is_raised(space);
    table.options().steady_hands
        && held.card().is_some_and(raised)
        && held.dice.get(space).is_some()
}

/// `3`, or `3:` where names follow
fn count(text: &str) -> Option<u8> {
    plain_number(text.strip_suffix(':').unwrap_or(text))
}

/// `3 R, 1 Y/K`, or `none`
fn parse_bag(text: &str) -> Option<Bag> {
    let mut bag = Bag::default();
    for kind in text.split(", ").filter(|kind| *kind != "none") {
        let (count, letters) = kind.split_once(' ')?;
        let colours = Colours::all().find(|colours| colours.to_string() == letters)?;
        for _ in 0..plain_number::<u8>(count)? {
            bag.add(colours);
        }
    }
    Some(bag)
}

/// No card lies in two places, and those that are still to come can come.
fn cards_are_sound<E: Edition>(table: &Table, state: &State<E>) -> bool {
    let lying: CardSet = face_up(state).collect();
    let hidden = hidden_bombs(table, state);
    let left = setup::left_by_value(table, state);
    let mut by_value = left.iter().zip(&state.deck_by_value);
    lying.len() == face_up(state).count()
        && state.unseen.iter().all(|card| hidden.contains(card))
        && state.bombs_in_deck() <= state.unseen.len()
        && by_value.all(|(left, wanted)| wanted <= left)
        && u32::from(state.deck_fuses) <= state.unseen_fuses.count_ones()
}

/// Dice lie there when they can, the deck is made up when it can, and who owes a die has one.
fn turn_is_sound<E: Edition>(table: &Table, state: &State<E>) -> bool {
    let phase_fits = match state.phase {
        Phase::Composing => {
            let layout = table.options().layout;
            let later = Composition::AfterTheDeal;
            [Layout::SingleDeck(later), Layout::Stacks(later)].contains(&layout)
                && state.middle_is_empty()
                && state.tray.is_empty()
        }
        Phase::Rolling => state.tray.is_empty(),
        Phase::Distributing => true,
        Phase::Unused => !table.modules().has_steps(),
        Phase::Defusing => table.modules().has_steps(),
    };
    let able = |returning: Returning| {
        let mut owing = returning.owing.iter();
        owing.all(|seat| state.could_return(table, seat, returning.cause))
    };
    phase_fits && state.returning.is_none_or(able) && extras_are_sound(table, state)
}

/// Every spark is in one place, the dice that were turned lie there, and cards that are in the deck for sure are unseen.
fn extras_are_sound<E: Edition>(table: &Table, state: &State<E>) -> bool {
    let extras = state.extras();
    let pile = extras.pile.turned().iter().chain(extras.pile.discarded());
    let held = table.seats().flat_map(|seat| state.cards_of(table, seat));
    let held = held.filter(|slot| *slot >= BOMB_SLOTS);
    let held = held.filter_map(|slot| table.spark(state.slots[slot].card()?));
    let mut seen = extras.unseen_sparks;
    let mut each_once = pile.copied().chain(held).all(|spark| {
        let new = seen >> spark & 1 == 0;
        seen |= 1 << spark;
        new
    });
    let own = extras
        .sparks
        .iter()
        .map(|own| own.count_ones())
        .sum::<u32>();
    each_once &= own == extras.all_sparks().count_ones();
    let mut tray = state.tray;
    each_once
        && extras.flipped.dice().iter().all(|die| tray.remove(*die))
        && extras.sure.minus(state.unseen).is_empty()
        && extras.sure.len() <= usize::from(state.deck)
        && (extras.painted.is_none() || state.phase == Phase::Distributing)
}
