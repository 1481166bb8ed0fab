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
use crate::game::event::Event;
use crate::game::notation::{
    parse_card, parse_counts, parse_event, parse_face, parse_fuse, parse_number, parse_seat,
    parse_slot,
};
use crate::game::options::{Composition, Layout};
use crate::game::setup;
use crate::game::state::{Cause, Held, MAX_PLACES, Phase, Returning, State};
use crate::game::table::Table;

/// The position, if the text is exactly what would be printed for it.
pub(in crate::game) fn parse_position(table: &Table, text: &str) -> Option<State> {
    let mut state = State::before(table);
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
fn read(table: &Table, state: &mut State, part: &str, words: &[&str]) -> Option<()> {
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
            slot_holds(table, state, parse_slot(table, slot)?.into(), held)?;
        }
        _ => match parse_event(table, part)? {
            Event::Sways { slot, space, .. } if !could_sway(table, state, slot, space) => {
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

/// `die R5` or `fuse B`
fn returning(state: &mut State, what: &str, which: &str) -> Option<()> {
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
fn slot_holds(table: &Table, state: &mut State, slot: usize, words: &[&str]) -> Option<()> {
    let (name, dice) = match words {
        ["choice"] => {
            state.slots[slot].card = Held::Choice;
            return Some(());
        }
        [name, dice @ ..] if dice.len() <= MAX_SPACES => (name, dice),
        _ => return None,
    };
    let card = parse_card(table, name)?;
    let mut filling = Filling::EMPTY;
    for (space, die) in dice.iter().enumerate().filter(|(_, die)| **die != NO_DIE) {
        filling.put(space, parse_face(die)?);
    }
    let printed = &table.deck().bombs[usize::from(card)].card;
    if !could_lie(printed, table.mechanism(card), &filling) {
        return None;
    }
    state.put(table, slot, card, filling);
    state.unseen.remove(card);
    Some(())
}

/// Could these dice lie on the card? Whatever stands below a die lies there too, and so does the die that must be
/// first; but those before the one that must be last can have been returned while it swayed.
fn could_lie(card: &Card, mechanism: &Mechanism, filling: &Filling) -> bool {
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
            && die.is_some_and(|die| mechanism.takes(space, &before).contains(die))
    };
    mechanism.spaces().covers(filled) && filled.iter().all(lies_well)
}

/// Only dice on dice sway, and only where the table plays so (F-28).
fn could_sway(table: &Table, state: &State, slot: u8, space: u8) -> bool {
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
fn cards_are_sound(table: &Table, state: &State) -> bool {
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
fn turn_is_sound(table: &Table, state: &State) -> bool {
    let phase_fits = match state.phase {
        Phase::Composing => {
            let layout = table.options().layout;
            let later = Composition::AfterTheDeal;
            [Layout::SingleDeck(later), Layout::Stacks(later)].contains(&layout)
                && state.middle_is_empty()
                && state.tray.is_empty()
        }
        Phase::Rolling => state.tray.is_empty(),
        Phase::Distributing | Phase::Unused => true,
    };
    let able = |returning: Returning| {
        let mut owing = returning.owing.iter();
        owing.all(|seat| state.could_return(table, seat, returning.cause))
    };
    phase_fits && state.returning.is_none_or(able)
}
