//! A position in words: each part is said and heard in one place, for records, snapshots and scenarios alike.
//!
//! `turn 12; holder 2; phase distributing; tray R4 B2; 1a 3b R4 - -; ...; row 2c . 3a; deck 9; fuses 3; ...`
//!
//! What follows from the rest is not said: the faces that cards take; the dice in the bag, which are all that lie nowhere
//! else; the bombs nobody has seen, which are all that neither lie there nor are gone; and how many cards were drawn.

mod check;
mod extras;
mod value;

use klaxon_core::{Message, Part, Seats, Time};

use self::value::{
    bag_text, counted, counted_text, die, flaw, list, names, none_or, number, parse_bag, seat,
    seats, unreadable,
};
use super::bag::Bag;
use super::card_set::CardSet;
use super::edition::Edition;
use super::extras::Extra;
use super::notation::{
    card_name, counts_text, fuse_name, owes_text, parse_card, parse_counts, parse_fuse,
    parse_number, parse_slot, parse_spark, slot_text,
};
use super::slot::{At, Held, MAX_SEATS, Slot, SlotId, SpaceId};
use super::state::{Cause, End, Ending, MAX_PLACES, Parts, Phase, Returning, State};
use super::table::Table;
use super::tray::{MAX_TRAY, Tray};
use crate::card::Filling;
use crate::card::space::MAX_SPACES;
use crate::face::Face;

/// A space without a die.
const NO_DIE: &str = "-";
/// A place of the middle without a card: no card can have this name.
const NO_CARD: &str = ".";

/// A position that nobody has checked yet.
#[derive(Clone, Copy, Debug)]
pub struct Setup<E: Edition> {
    /// What lies where, and where the turn stands.
    pub parts: Parts<E>,
    /// The dice in the bag; none for all that lie nowhere else.
    pub bag: Option<Bag>,
    /// How many cards were drawn from the deck; none for as many as follow from the rest.
    pub draws: Option<u16>,
}

impl<E: Edition> Setup<E> {
    /// Nothing is said yet.
    pub fn empty(table: &Table) -> Setup<E> {
        let mut parts = Parts::before(table);
        parts.deck_fuses = 0;
        Setup {
            parts,
            bag: None,
            draws: None,
        }
    }

    /// Everything that can be said of a position.
    pub fn of(state: &State<E>) -> Setup<E> {
        Setup {
            parts: state.parts,
            bag: Some(state.bag),
            draws: Some(state.draws),
        }
    }

    /// The dice in the bag: what is said, or all that lie nowhere else.
    fn bag(&self, table: &Table) -> Bag {
        let rest = || rest_of_dice(table, &self.parts).unwrap_or_default();
        self.bag.unwrap_or_else(rest)
    }
}

const PHASES: [(Phase, &str); 5] = [
    (Phase::Composing, "composing"),
    (Phase::Rolling, "rolling"),
    (Phase::Distributing, "distributing"),
    (Phase::Unused, "unused"),
    (Phase::Defusing, "defusing"),
];

const ENDINGS: [(Ending, &str); 3] = [
    (Ending::Won, "won"),
    (Ending::Clock, "lost clock"),
    (Ending::Bag, "lost bag"),
];

/// The word of a phase.
pub(super) fn phase_word(phase: Phase) -> &'static str {
    let named = PHASES.iter().find(|(one, _)| *one == phase);
    named.map_or("", |(_, word)| word)
}

/// Says a position, part by part.
pub(super) fn say<E: Edition>(table: &Table, setup: &Setup<E>, each: &mut impl FnMut(Part)) {
    let mut part = |word: &str, value: String, usual: bool| {
        let word = word.to_owned();
        each(Part { word, value, usual });
    };
    let parts = &setup.parts;
    part("turn", parts.turn.to_string(), false);
    part("holder", parts.holder.to_string(), false);
    part("phase", phase_word(parts.phase).to_owned(), false);
    part("tray", list(parts.tray.dice()), parts.tray.is_empty());
    say_returns(parts, &mut part);
    say_slots(table, parts, &mut part);
    let took = counted_text(&parts.took);
    part("took", took, parts.took == [0; MAX_SEATS]);
    let lost = counted_text(&parts.lost);
    part("lost", lost, parts.lost == [0; MAX_SEATS]);
    part("passed", list(parts.passed.iter()), parts.passed.is_empty());
    let revealed = list(parts.revealed.iter());
    part("revealed", revealed, parts.revealed.is_empty());
    let bag = setup.bag(table);
    let usual_bag = rest_of_dice(table, parts) == Some(bag);
    part("bag", bag_text(&bag), usual_bag);
    say_middle(table, setup, &mut part);
    part("points", parts.points.to_string(), parts.points == 0);
    part("defused", parts.defused.to_string(), parts.defused == 0);
    let gone = hidden_bombs(table, parts).minus(parts.unseen);
    let names = list(gone.iter().map(|card| card_name(table, card)));
    part("gone", names, gone.is_empty());
    part(
        "activated",
        parts.activated.to_string(),
        parts.activated == 0,
    );
    let gone =
        (0..table.deck().fuse_cards.len() as u8).filter(|fuse| parts.unseen_fuses >> fuse & 1 == 0);
    let gone: Vec<String> = gone.map(|fuse| fuse_name(table, fuse)).collect();
    part("gone-fuses", list(&gone), gone.is_empty());
    if E::Extra::THERE {
        let gone = gone_sparks(table, parts);
        let gone: Vec<&str> = gone.map(|card| card_name(table, card)).collect();
        part("gone-sparks", list(&gone), gone.is_empty());
        extras::say(table, parts.extras(), &mut part);
    }
    part("began", parts.began.to_string(), parts.began == Time::ZERO);
    part("end", end_text(parts.end), parts.end.is_none());
}

fn end_text(end: Option<End>) -> String {
    let word = |why| {
        ENDINGS
            .iter()
            .find(|(one, _)| *one == why)
            .map_or("", |e| e.1)
    };
    end.map_or("none".to_owned(), |End { why, at }| {
        format!("{} {at}", word(why))
    })
}

/// What must be returned, and the players who still owe a die.
fn say_returns<E: Edition>(parts: &Parts<E>, part: &mut impl FnMut(&str, String, bool)) {
    let cause = parts.returning.map(|returning| returning.cause);
    let text = match cause {
        Some(Cause::Die(die)) => format!("die {die}"),
        Some(Cause::Fuse(card)) => format!("fuse {card}"),
        Some(Cause::NoSpark { fuse: true }) => "spark fuse".to_owned(),
        Some(Cause::NoSpark { fuse: false }) => "spark turn".to_owned(),
        None => "none".to_owned(),
    };
    let owing = parts.returning.map(|returning| returning.owing);
    let owes = owes_text(owing.unwrap_or_default());
    part("returning", text + &owes, cause.is_none());
    // Dice are returned for the very die that was rolled again; only events that don't belong together say otherwise.
    let usual = match cause {
        Some(Cause::Die(die)) => Some(die),
        _ => None,
    };
    let rolled = list(parts.rolled_again);
    part("rolled-again", rolled, parts.rolled_again == usual);
}

/// What lies in front of the players, and what sways there.
fn say_slots<E: Edition>(
    table: &Table,
    parts: &Parts<E>,
    part: &mut impl FnMut(&str, String, bool),
) {
    let slots = parts.slots.as_ref().iter().zip(0..);
    let slots = slots.map(|(held, slot)| (held, SlotId(slot)));
    for (held, slot) in slots.clone() {
        let is_bomb = table.spark_place(slot).is_none();
        if is_bomb || *held != Slot::EMPTY {
            let word = slot_text(table, parts.at(table, slot));
            part(&word, slot_value(table, held), *held == Slot::EMPTY);
        }
    }
    let mut sways = false;
    for (held, slot) in slots {
        if let Some((space, since)) = held.sways {
            let at = slot_text(table, parts.at(table, slot));
            part("sways", format!("{at}{space} {since}"), false);
            sways = true;
        }
    }
    if !sways {
        part("sways", "none".to_owned(), true);
    }
}

/// `nothing`, `choice`, or the card and its dice space by space.
fn slot_value(table: &Table, held: &Slot) -> String {
    let filled = held.dice.filled().last().map_or(0, |last| last + 1);
    let (mut text, spaces) = match held.card {
        Held::Card(card) => {
            let spaces = table.mechanism(card).spaces().len();
            (card_name(table, card).to_owned(), spaces)
        }
        Held::Choice => ("choice".to_owned(), 0),
        Held::Nothing => ("nothing".to_owned(), 0),
    };
    for space in 0..spaces.max(filled) {
        text += " ";
        match held.dice.get(space) {
            Some(die) => text += &die.to_string(),
            None => text += NO_DIE,
        }
    }
    text
}

/// The cards in the middle, face up and face down.
fn say_middle<E: Edition>(
    table: &Table,
    setup: &Setup<E>,
    part: &mut impl FnMut(&str, String, bool),
) {
    let parts = &setup.parts;
    let last = parts.row.iter().rposition(Option::is_some);
    let row = parts.row[..last.map_or(0, |last| last + 1)].iter();
    let row = row.map(|laid| laid.map_or(NO_CARD, |card| card_name(table, card)));
    part("row", list(row), last.is_none());
    let refills = (0..8).filter(|place| parts.refills >> place & 1 == 1);
    let refills = list(refills.map(|place| place + 1));
    part("refill", refills, parts.refills == 0);
    let by_value = parts.deck_by_value != [0; 6];
    let deck = match (parts.deck, by_value) {
        (0, true) => counts_text(&parts.deck_by_value),
        (deck, true) => format!("{deck} {}", counts_text(&parts.deck_by_value)),
        (deck, false) => deck.to_string(),
    };
    part("deck", deck, parts.deck == 0 && !by_value);
    part("fuses", parts.deck_fuses.to_string(), parts.deck_fuses == 0);
    let usual = usual_draws(table, parts);
    let draws = setup.draws.unwrap_or(usual);
    part("draws", draws.to_string(), draws == usual);
}

/// Reads a part into a set-up.
pub(super) fn hear<E: Edition>(
    table: &Table,
    setup: &mut Setup<E>,
    word: &str,
    value: &str,
) -> Result<(), Message> {
    let parts = &mut setup.parts;
    let words = none_or(value);
    match word {
        "turn" => parts.turn = number(value)?,
        "holder" => parts.holder = seat(table, value)?,
        "phase" => {
            let mut phases = PHASES.into_iter();
            let named = phases.find(|(_, word)| *word == value);
            parts.phase = named
                .ok_or_else(|| flaw("position-phase", "value", value))?
                .0;
        }
        "tray" => parts.tray = tray(value)?,
        "returning" => hear_returns(table, parts, value)?,
        "rolled-again" => {
            parts.rolled_again = words.first().map(|word| die(word)).transpose()?;
        }
        "sways" => hear_sways(table, parts, value)?,
        "took" => parts.took = counted(table, word, value)?,
        "lost" => parts.lost = counted(table, word, value)?,
        "passed" => parts.passed = seats(table, value)?,
        "revealed" => parts.revealed = seats(table, value)?,
        "bag" => setup.bag = Some(parse_bag(value).ok_or_else(|| unreadable(word, value))?),
        "row" => hear_row(table, parts, &names(table, value))?,
        "refill" => {
            for place in words {
                let place = parse_number(place, 1, MAX_PLACES as u8);
                let place = place.ok_or_else(|| unreadable(word, value))? - 1;
                parts.refills |= 1 << place;
            }
        }
        "deck" => hear_deck(parts, word, value)?,
        "fuses" => parts.deck_fuses = number(value)?,
        "draws" => setup.draws = Some(number(value)?),
        "points" => parts.points = number(value)?,
        "defused" => parts.defused = number(value)?,
        "gone" => {
            for name in names(table, value) {
                parts.unseen.remove(bomb(table, name)?);
            }
        }
        "activated" => parts.activated = number(value)?,
        "gone-fuses" => {
            for name in words {
                let fuse = parse_fuse(table, name);
                let fuse = fuse.ok_or_else(|| flaw("scenario-no-such-card", "name", name))?;
                parts.unseen_fuses &= !(1 << fuse);
            }
        }
        "began" => parts.began = value.parse().map_err(|_| unreadable(word, value))?,
        "end" => parts.end = parse_end(value).ok_or_else(|| unreadable(word, value))?,
        slot if parse_slot(table, slot).is_some() => {
            if let Some(at) = parse_slot(table, slot) {
                hear_slot(table, parts, at, word, value)?;
            }
        }
        _ => match parts.extra.get_mut() {
            Some(extras) => extras::hear(table, extras, word, value)?,
            None => return Err(flaw("scenario-given", "word", word)),
        },
    }
    Ok(())
}

/// `won 7:30`, `lost clock 10:00`, `lost bag 4:05`, or `none`. Without a time it is the beginning.
fn parse_end(text: &str) -> Option<Option<End>> {
    if text == "none" {
        return Some(None);
    }
    let (word, at) = match text.rsplit_once(' ') {
        Some((word, at)) if at.starts_with(|c: char| c.is_ascii_digit()) => (word, at),
        _ => (text, "0:00"),
    };
    let (why, _) = ENDINGS.iter().find(|(_, one)| *one == word)?;
    let at = at.parse().ok()?;
    Some(Some(End { why: *why, at }))
}

fn bomb(table: &Table, name: &str) -> Result<super::card_id::CardId, Message> {
    let key = match parse_spark(table, name) {
        Some(_) => "position-no-bomb",
        None => "scenario-no-such-card",
    };
    parse_card(table, name).ok_or_else(|| flaw(key, "name", name))
}

/// The rolled dice.
fn tray(value: &str) -> Result<Tray, Message> {
    let mut tray = Tray::EMPTY;
    let words = none_or(value);
    if words.len() > MAX_TRAY {
        return Err(Message::new("position-tray-full").with("most", MAX_TRAY));
    }
    for word in words {
        tray.add(die(word)?);
    }
    Ok(tray)
}

/// `die R5`, `fuse B`, `spark turn` or `spark fuse`, and the players who owe a die, as in `fuse B owes 1 3`; or `none`
fn hear_returns<E: Edition>(
    table: &Table,
    parts: &mut Parts<E>,
    value: &str,
) -> Result<(), Message> {
    let (cause, owing) = match value.split_once(" owes ") {
        Some((cause, owing)) => (cause, seats(table, owing)?),
        None => (value, Seats::NONE),
    };
    let cause = match cause.split_once(' ') {
        None if cause == "none" => None,
        Some(("die", text)) => {
            let die = die(text)?;
            parts.rolled_again = Some(die);
            Some(Cause::Die(die))
        }
        Some(("fuse", card)) => {
            let card = card.parse().map_err(|_| unreadable("returning", value))?;
            Some(Cause::Fuse(card))
        }
        Some(("spark", "turn")) => Some(Cause::NoSpark { fuse: false }),
        Some(("spark", "fuse")) => Some(Cause::NoSpark { fuse: true }),
        _ => return Err(unreadable("returning", value)),
    };
    parts.returning = cause.map(|cause| Returning { cause, owing });
    Ok(())
}

/// `1a3 0:20.100`, or `none`
fn hear_sways<E: Edition>(table: &Table, parts: &mut Parts<E>, value: &str) -> Result<(), Message> {
    if value == "none" {
        return Ok(());
    }
    let read = || {
        let (place, since) = value.split_once(' ')?;
        let (slot, space) = place.split_at_checked(2)?;
        let space = SpaceId(parse_number(space, 1, MAX_SPACES as u8)? - 1);
        Some((parse_slot(table, slot)?.slot, space, since.parse().ok()?))
    };
    let (slot, space, since) = read().ok_or_else(|| unreadable("sways", value))?;
    parts.slots[slot.index()].sways = Some((space, since));
    Ok(())
}

/// `2c . 3a`, or `none`
fn hear_row<E: Edition>(
    table: &Table,
    parts: &mut Parts<E>,
    names: &[&str],
) -> Result<(), Message> {
    let most = if table.has_stacks() { MAX_PLACES } else { 5 };
    if names.len() > most {
        return Err(Message::new("position-row-full").with("most", most));
    }
    for (place, name) in names
        .iter()
        .enumerate()
        .filter(|(_, name)| **name != NO_CARD)
    {
        let card = bomb(table, name)?;
        parts.row[place] = Some(card);
        parts.unseen.remove(card);
    }
    Ok(())
}

/// `9`: bombs of any value; `0 2 1 0 0 0`: of each value; or both.
fn hear_deck<E: Edition>(parts: &mut Parts<E>, word: &str, value: &str) -> Result<(), Message> {
    let words: Vec<&str> = value.split(' ').collect();
    let counts = |words: &[&str]| parse_counts(words).ok_or_else(|| unreadable(word, value));
    (parts.deck, parts.deck_by_value) = match words.as_slice() {
        [deck] => (number(deck)?, [0; 6]),
        [deck, rest @ ..] if rest.len() == 6 => (number(deck)?, counts(rest)?),
        all => (0, counts(all)?),
    };
    Ok(())
}

/// `nothing`, `choice`, or `3b R4 - -`; what is left out at the end is empty.
fn hear_slot<E: Edition>(
    table: &Table,
    parts: &mut Parts<E>,
    at: At,
    word: &str,
    value: &str,
) -> Result<(), Message> {
    let place = table.spark_place(at.slot);
    let held = &mut parts.slots[at.slot.index()];
    // All players share the places of sparks: two can't lie in one.
    if *held != Slot::EMPTY {
        return Err(flaw("position-slot-taken", "word", word));
    }
    let mut words = value.split(' ');
    let name = words.next().unwrap_or_default();
    // A card may be called like that; its dice, or none, follow.
    let card = match (value, place) {
        ("nothing", _) => return Ok(()),
        ("choice", None) => {
            held.card = Held::Choice;
            return Ok(());
        }
        (_, None) => parse_card(table, name),
        (_, Some(_)) => parse_spark(table, name).map(|spark| table.spark_card(spark)),
    };
    let Some(card) = card else {
        let known = table.deck().card(name).is_some();
        let key = match (known, place) {
            (true, None) => "position-no-bomb",
            (true, Some(_)) => "position-no-spark",
            (false, _) => "scenario-no-such-card",
        };
        return Err(flaw(key, "name", name));
    };
    let mut dice = Filling::EMPTY;
    for (space, word) in words.enumerate() {
        if !table.mechanism(card).spaces().contains(space) {
            return Err(Message::new("scenario-too-many-dice"));
        }
        if word != NO_DIE {
            dice.put(space, die(word)?);
        }
    }
    held.card = Held::Card(card);
    held.dice = dice;
    match (parts.extra.get_mut(), place, table.spark(card)) {
        (Some(extras), Some(place), Some(spark)) => {
            if extras.unseen_sparks >> spark & 1 == 0 {
                return Err(flaw("scenario-card-twice", "name", name));
            }
            extras.sparks[at.seat.index()] |= 1 << place;
            extras.unseen_sparks &= !(1 << spark);
        }
        _ => parts.unseen.remove(card),
    }
    Ok(())
}

/// The dice that lie nowhere, which should be in the bag; none if more lie there than the table has.
pub(super) fn rest_of_dice<E: Edition>(table: &Table, parts: &Parts<E>) -> Option<Bag> {
    let mut rest = Bag::default();
    for &(colours, _) in &table.dice {
        rest.add(colours);
    }
    dice_on_table(parts)
        .all(|die| rest.remove(die.colours()))
        .then_some(rest)
}

/// All dice that lie outside the bag.
pub(super) fn dice_on_table<E: Edition>(parts: &Parts<E>) -> impl Iterator<Item = Face> {
    let on_cards = parts.slots.as_ref().iter().flat_map(|slot| {
        let spaces = slot.dice.filled().iter();
        spaces.filter_map(|space| slot.dice.get(space))
    });
    let painted = parts.extras().painted.map(|painted| painted.die);
    let rolled = parts.tray.dice().iter().copied();
    on_cards
        .chain(rolled)
        .chain(painted)
        .chain(parts.rolled_again)
}

/// How many cards were drawn from the deck: the bombs that were seen but not dealt, and the fuse cards that came up.
fn usual_draws<E: Edition>(table: &Table, parts: &Parts<E>) -> u16 {
    let seen = table.allowed.len().saturating_sub(parts.unseen.len());
    let dealt = table.bomb_slots();
    seen.saturating_sub(dealt) as u16 + u16::from(parts.activated)
}

/// The bomb cards that may be dealt and don't lie face up.
fn hidden_bombs<E: Edition>(table: &Table, parts: &Parts<E>) -> CardSet {
    let lying: CardSet = face_up(table, parts).collect();
    table.allowed.minus(lying)
}

/// The sparks that are nowhere, neither unseen nor in front of anybody nor in the pile: only events that don't belong
/// together make them so.
fn gone_sparks<E: Edition>(
    table: &Table,
    parts: &Parts<E>,
) -> impl Iterator<Item = super::card_id::CardId> {
    let extras = parts.extras();
    let lies = |spark: u8| {
        let card = table.spark_card(spark);
        let mut slots = parts.slots.as_ref().iter();
        slots.any(|held| held.card() == Some(card))
    };
    let pile = |spark: &u8| {
        let mut pile = extras.pile.turned().iter().chain(extras.pile.discarded());
        pile.any(|card| card == spark)
    };
    let sparks = 0..table.deck().sparks.len() as u8;
    let seen = sparks.filter(|spark| extras.unseen_sparks >> spark & 1 == 0);
    let gone = seen.filter(move |spark| !lies(*spark) && !pile(spark));
    gone.map(|spark| table.spark_card(spark))
}

/// The bomb cards that lie face up, in front of the players and in the middle.
pub(super) fn face_up<E: Edition>(
    table: &Table,
    parts: &Parts<E>,
) -> impl Iterator<Item = super::card_id::CardId> {
    let bombs = &parts.slots.as_ref()[..table.bomb_slots()];
    let held = bombs.iter().filter_map(Slot::card);
    held.chain(parts.row.iter().flatten().copied())
}
