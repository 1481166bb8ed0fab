//! What is said behind the words of a position: lists, counts, seats and dice.

use klaxon_core::notation::plain_number;
use klaxon_core::{Message, Seat, Seats};

use crate::colour::Colours;
use crate::face::Face;
use crate::game::bag::Bag;
use crate::game::notation::{parse_face, parse_seat};
use crate::game::slot::MAX_SEATS;
use crate::game::table::Table;

/// Something wrong, with what it is about.
pub(super) fn flaw(key: &'static str, argument: &'static str, value: &str) -> Message {
    Message::new(key).with(argument, value)
}

/// What stands behind a word is not what belongs there.
pub(super) fn unreadable(word: &str, value: &str) -> Message {
    flaw("position-value", "word", word).with("value", value)
}

/// The words of a list; of `none`, no words.
pub(super) fn none_or(value: &str) -> Vec<&str> {
    match value {
        "none" => Vec::new(),
        words => words.split_whitespace().collect(),
    }
}

/// The names of a list of cards; of `none`, no names, unless a card is called so.
pub(super) fn names<'a>(table: &Table, value: &'a str) -> Vec<&'a str> {
    match table.deck().card(value) {
        Some(_) => vec![value],
        None => none_or(value),
    }
}

/// The members of a list, or `none`.
pub(super) fn list(items: impl IntoIterator<Item = impl ToString>) -> String {
    let items: Vec<String> = items.into_iter().map(|item| item.to_string()).collect();
    match items.is_empty() {
        true => "none".to_owned(),
        false => items.join(" "),
    }
}

pub(super) fn number<T: std::str::FromStr + ToString>(text: &str) -> Result<T, Message> {
    plain_number(text).ok_or_else(|| flaw("scenario-number", "text", text))
}

pub(super) fn die(text: &str) -> Result<Face, Message> {
    parse_face(text).ok_or_else(|| flaw("scenario-die", "die", text))
}

pub(super) fn seat(table: &Table, text: &str) -> Result<Seat, Message> {
    parse_seat(table, text).ok_or_else(|| Message::new("scenario-seat"))
}

pub(super) fn seats(table: &Table, text: &str) -> Result<Seats, Message> {
    let words = none_or(text).into_iter();
    words.map(|word| seat(table, word)).collect()
}

/// `1 1, 3 2`: player 1 has one, player 3 two; or `none`
pub(super) fn counted_text(counts: &[u8; MAX_SEATS]) -> String {
    let counts = Seat::all(MAX_SEATS).zip(counts);
    let some = counts.filter(|(_, count)| **count > 0);
    let some: Vec<String> = some
        .map(|(seat, count)| format!("{seat} {count}"))
        .collect();
    match some.is_empty() {
        true => "none".to_owned(),
        false => some.join(", "),
    }
}

pub(super) fn counted(table: &Table, word: &str, value: &str) -> Result<[u8; MAX_SEATS], Message> {
    let mut counts = [0; MAX_SEATS];
    for item in value.split(", ").filter(|item| *item != "none") {
        let (who, count) = item
            .split_once(' ')
            .ok_or_else(|| unreadable(word, value))?;
        counts[seat(table, who)?.index()] = number(count)?;
    }
    Ok(counts)
}

/// `3 R, 1 Y/K`, or `none`.
pub(super) fn bag_text(bag: &Bag) -> String {
    let kinds = Colours::all().filter(|colours| bag.count(*colours) > 0);
    let kinds = kinds.map(|colours| format!("{} {colours}", bag.count(colours)));
    match bag.is_empty() {
        true => "none".to_owned(),
        false => kinds.collect::<Vec<_>>().join(", "),
    }
}

/// `3 R, 1 Y/K`, or `none`
pub(super) fn parse_bag(text: &str) -> Option<Bag> {
    let mut bag = Bag::default();
    let kinds = text.split(',').map(str::trim);
    for kind in kinds.filter(|kind| *kind != "none") {
        let (count, letters) = kind.split_once(' ')?;
        let colours = Colours::all().find(|colours| colours.to_string() == letters)?;
        for _ in 0..plain_number::<u8>(count)? {
            bag.add(colours);
        }
    }
    Some(bag)
}
