//! A position in the notation: one line, parts in a fixed order, what is as usual left out.
//!
//! `turn 12; holder 2; phase distributing; tray R4 B2; 1a 3b R4 - -; ...; row 2c . 3a; deck 9; fuses 3; ...`
//!
//! What follows from the rest is left out too: the faces that cards take; the dice in the bag, which are all that lie
//! nowhere else; the bombs nobody has seen, which are all but those that lie there and those that were defused; and how
//! many cards were drawn.

mod extras;
mod parse;

pub(super) use self::parse::parse_position;

use klaxon_core::{Seat, Time};

use super::bag::Bag;
use super::card_set::CardSet;
use super::edition::Edition;
use super::event::Event;
use super::modules::Modules;
use super::notation::{card_name, counts_text, event_text, fuse_name, slot_text};
use super::state::{BOMB_SLOTS, Cause, Held, Phase, Slot, State};
use super::table::Table;
use crate::colour::Colours;
use crate::deck::MAX_FUSE_CARDS;
use crate::face::Face;

/// A space without a die.
const NO_DIE: &str = "-";
/// A place of the middle without a card: no card can have this name.
const NO_CARD: &str = ".";

pub(super) fn position_text<E: Edition>(table: &Table, state: &State<E>) -> String {
    let mut parts = vec![
        format!("turn {}", state.turn),
        format!("holder {}", state.holder),
        format!("phase {}", phase_word(state.phase)),
    ];
    list(&mut parts, "tray", state.tray.dice());
    returns(&mut parts, state);
    slots(&mut parts, table, state);
    let took = Seat::all(state.took.len()).zip(state.took);
    let took = took.filter(|(_, dice)| *dice > 0);
    let took: Vec<String> = took.map(|(seat, dice)| format!("{seat} {dice}")).collect();
    if !took.is_empty() {
        parts.push(format!("took {}", took.join(", ")));
    }
    list(&mut parts, "passed", state.passed.iter());
    list(&mut parts, "revealed", state.revealed.iter());
    if Some(state.bag) != rest_of_dice(table, state) {
        parts.push(format!("bag {}", bag_text(&state.bag)));
    }
    middle(&mut parts, table, state);
    number(&mut parts, "points", state.points);
    defused(&mut parts, table, state);
    activated(&mut parts, table, state);
    if E::modules(table) != Modules::FUSE {
        extras::parts(&mut parts, table, state);
    }
    if state.began != Time::ZERO {
        parts.push(event_text(table, &Event::Began(state.began)));
    }
    if let Some(end) = state.end {
        let (why, at) = (end.why, end.at);
        parts.push(event_text(table, &Event::Ended { why, at }));
    }
    parts.join("; ")
}

/// What must be returned, and who still owes a die.
fn returns<E: Edition>(parts: &mut Vec<String>, state: &State<E>) {
    let cause = state.returning.map(|returning| returning.cause);
    match cause {
        Some(Cause::Die(die)) => parts.push(format!("returning die {die}")),
        Some(Cause::Fuse(card)) => parts.push(format!("returning fuse {card}")),
        None => {}
    }
    if let Some(returning) = state.returning {
        list(parts, "owes", returning.owing.iter());
    }
    // Dice are returned for the very die that was rolled again. Only events that don't belong together make anything
    // else of it; it is told so that no other position looks the same, and is not read.
    if state.rolled_again.map(Cause::Die) != cause.filter(|cause| matches!(cause, Cause::Die(_))) {
        let die = state.rolled_again.map(|die| die.to_string());
        parts.push(format!("rolled-again {}", die.as_deref().unwrap_or("none")));
    }
}

/// What lies in front of the players, and what sways there.
fn slots<E: Edition>(parts: &mut Vec<String>, table: &Table, state: &State<E>) {
    let slots = || state.slots.as_ref().iter().enumerate();
    for (slot, held) in slots().filter(|(_, held)| **held != Slot::EMPTY) {
        let (name, spaces) = match held.card {
            Held::Card(card) => {
                let spaces = table.card(card).map_or(0, |bomb| bomb.card.spaces().len());
                (card_name(table, card), spaces)
            }
            Held::Choice => ("choice", 0),
            Held::Nothing => ("?", 0),
        };
        let filled = held.dice.filled().last().map_or(0, |last| last + 1);
        let dice = (0..spaces.max(filled)).map(|space| match held.dice.get(space) {
            Some(die) => format!(" {die}"),
            None => format!(" {NO_DIE}"),
        });
        let dice: String = dice.collect();
        let at = slot_text(table, state.at(table, slot));
        parts.push(format!("{at} {name}{dice}"));
    }
    for (slot, held) in slots() {
        if let Some((space, since)) = held.sways {
            let at = state.at(table, slot);
            parts.push(event_text(table, &Event::Sways { at, space, since }));
        }
    }
}

/// The cards in the middle, face up and face down.
fn middle<E: Edition>(parts: &mut Vec<String>, table: &Table, state: &State<E>) {
    let last = state.row.iter().rposition(Option::is_some);
    let row = state.row[..last.map_or(0, |last| last + 1)].iter();
    let row = row.map(|laid| laid.map_or(NO_CARD, |card| card_name(table, card)));
    list(parts, "row", row);
    let refills = (0..8).filter(|place| state.refills >> place & 1 == 1);
    list(parts, "refill", refills.map(|place| place + 1));
    number(parts, "deck", state.deck.into());
    if state.deck_by_value != [0; 6] {
        parts.push(format!("deck {}", counts_text(&state.deck_by_value)));
    }
    number(parts, "fuses", state.deck_fuses.into());
    if state.draws != usual_draws(table, state) {
        parts.push(format!("draws {}", state.draws));
    }
}

/// How many bombs were defused, and which.
fn defused<E: Edition>(parts: &mut Vec<String>, table: &Table, state: &State<E>) {
    let hidden = hidden_bombs(table, state);
    let names = |cards: CardSet| names(cards.iter().map(|card| card_name(table, card)));
    let gone = hidden.iter().filter(|card| !state.unseen.contains(*card));
    // An unseen bomb that is not hidden can't be told by naming others.
    let sound = state.unseen.iter().all(|card| hidden.contains(card));
    let gone = sound.then(|| names(gone.collect()));
    let unseen = format!("unseen{}", names(state.unseen));
    out_of_play(parts, format!("defused {}", state.defused), gone, unseen);
}

/// How many fuse cards came up, and which.
fn activated<E: Edition>(parts: &mut Vec<String>, table: &Table, state: &State<E>) {
    let is_unseen = |fuse: &u8| state.unseen_fuses >> fuse & 1 == 1;
    let name = |fuse: u8| fuse_name(table, fuse);
    let gone = (0..table.deck().fuse_cards.len() as u8).filter(|fuse| !is_unseen(fuse));
    let gone = Some(names(gone.map(name)));
    let unseen = (0..MAX_FUSE_CARDS as u8).filter(is_unseen);
    let unseen = format!("unseen-fuses{}", names(unseen.map(name)));
    let head = format!("activated {}", state.activated);
    out_of_play(parts, head, gone, unseen);
}

/// Names the cards that are gone, or instead those that nobody has seen, whichever is shorter.
fn out_of_play(parts: &mut Vec<String>, count: String, gone: Option<String>, unseen: String) {
    let by_unseen = format!("{count}; {unseen}");
    parts.extend(match gone {
        Some(gone) if gone.is_empty() => (!count.ends_with(" 0")).then_some(count),
        Some(gone) => {
            let by_gone = format!("{count}:{gone}");
            let is_shorter = by_gone.len() <= by_unseen.len();
            Some(if is_shorter { by_gone } else { by_unseen })
        }
        None => Some(by_unseen),
    });
}

fn names(names: impl Iterator<Item = impl std::fmt::Display>) -> String {
    names.map(|name| format!(" {name}")).collect()
}

fn list(parts: &mut Vec<String>, word: &str, items: impl IntoIterator<Item = impl ToString>) {
    let items: Vec<String> = items.into_iter().map(|item| item.to_string()).collect();
    if !items.is_empty() {
        parts.push(format!("{word} {}", items.join(" ")));
    }
}

fn number(parts: &mut Vec<String>, word: &str, number: u16) {
    if number > 0 {
        parts.push(format!("{word} {number}"));
    }
}

const PHASES: [Phase; 5] = [
    Phase::Composing,
    Phase::Rolling,
    Phase::Distributing,
    Phase::Unused,
    Phase::Defusing,
];

fn phase_word(phase: Phase) -> &'static str {
    match phase {
        Phase::Composing => "composing",
        Phase::Rolling => "rolling",
        Phase::Distributing => "distributing",
        Phase::Unused => "unused",
        Phase::Defusing => "defusing",
    }
}

/// The dice that lie nowhere, which should be in the bag; none if more lie there than the table has.
fn rest_of_dice<E: Edition>(table: &Table, state: &State<E>) -> Option<Bag> {
    let mut rest = Bag::default();
    for &(colours, _) in &table.dice {
        rest.add(colours);
    }
    let on_cards = state.slots.as_ref().iter().flat_map(|slot| {
        let spaces = slot.dice.filled().iter();
        spaces.filter_map(|space| slot.dice.get(space))
    });
    let painted = state.extras().painted.map(|painted| painted.die);
    let rolled = state.tray.dice().iter().copied();
    let rolled = rolled.chain(painted).chain(state.rolled_again);
    let there = |die: Face| rest.remove(die.colours());
    on_cards.chain(rolled).all(there).then_some(rest)
}

/// `3 R, 1 Y/K`, or `none`.
fn bag_text(bag: &Bag) -> String {
    let kinds = Colours::all().filter(|colours| bag.count(*colours) > 0);
    let kinds = kinds.map(|colours| format!("{} {colours}", bag.count(colours)));
    match bag.is_empty() {
        true => "none".to_owned(),
        false => kinds.collect::<Vec<_>>().join(", "),
    }
}

/// How many cards were drawn from the deck: the bombs that were seen but not dealt, and the fuse cards that came up.
fn usual_draws<E: Edition>(table: &Table, state: &State<E>) -> u16 {
    let seen = table.allowed.len().saturating_sub(state.unseen.len());
    let dealt = table.hand() * table.players();
    seen.saturating_sub(dealt) as u16 + u16::from(state.activated)
}

/// The bomb cards that may be dealt and don't lie face up.
fn hidden_bombs<E: Edition>(table: &Table, state: &State<E>) -> CardSet {
    let lying: CardSet = face_up(state).collect();
    let cards = table.allowed.iter();
    cards.filter(|card| !lying.contains(*card)).collect()
}

/// The bomb cards that lie face up, in front of the players and in the middle.
fn face_up<E: Edition>(state: &State<E>) -> impl Iterator<Item = u8> {
    let bombs = &state.slots.as_ref()[..BOMB_SLOTS];
    let held = bombs.iter().filter_map(Slot::card);
    held.chain(state.row.iter().flatten().copied())
}
