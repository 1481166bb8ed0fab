//! What stands behind the words of a position.

use klaxon_core::notation::plain_number;
use klaxon_core::{Message, Seat, Seats};

use crate::card::{Card, Cards};
use crate::die::{Colour, Die};
use crate::event::Lock;
use crate::form::{EMPTY, Row};
use crate::place::Bay;
use crate::state::PatientId;
use crate::table::Table;

/// What is said where there is nothing.
pub(crate) const NONE: &str = "none";
/// A space without a die.
const FREE: &str = "-";

/// A value that can't be read.
pub(crate) fn unreadable(word: &str, value: &str) -> Message {
    let message = Message::new("flatline-position-unreadable");
    message.with("word", word).with("value", value)
}

/// Things one after the other, or `none`.
pub(crate) fn list<T: ToString>(things: impl IntoIterator<Item = T>) -> String {
    let texts: Vec<String> = things.into_iter().map(|one| one.to_string()).collect();
    match texts.is_empty() {
        true => NONE.to_owned(),
        false => texts.join(" "),
    }
}

/// The words of a list.
pub(crate) fn words(value: &str) -> impl Iterator<Item = &str> {
    value.split_whitespace().filter(|word| *word != NONE)
}

/// A number, at most this.
pub(crate) fn number<T>(word: &str, value: &str, most: T) -> Result<T, Message>
where
    T: std::str::FromStr + ToString + PartialOrd,
{
    let number = plain_number(value).filter(|number| *number <= most);
    number.ok_or_else(|| unreadable(word, value))
}

/// A thing of the notation.
pub(crate) fn one<T: std::str::FromStr>(word: &str, value: &str) -> Result<T, Message> {
    value.parse().map_err(|_| unreadable(word, value))
}

/// A seat of the table.
pub(crate) fn seat(table: &Table, word: &str, value: &str) -> Result<Seat, Message> {
    let seat: Seat = one(word, value)?;
    match seat.index() < table.players() {
        true => Ok(seat),
        false => Err(unreadable(word, value)),
    }
}

/// Seats of the table.
pub(crate) fn seats(table: &Table, word: &str, value: &str) -> Result<Seats, Message> {
    words(value).map(|one| seat(table, word, one)).collect()
}

/// A colour in play.
pub(crate) fn colour(table: &Table, word: &str, value: &str) -> Result<Colour, Message> {
    let colour: Colour = one(word, value)?;
    match colour.index() < table.colour_count() {
        true => Ok(colour),
        false => Err(unreadable(word, value)),
    }
}

/// Cards, each named once.
pub(crate) fn cards(word: &str, value: &str) -> Result<Cards, Message> {
    let mut set = Cards::NONE;
    for name in words(value) {
        let card: Card = one(word, name)?;
        if set.contains(card) {
            return Err(unreadable(word, value));
        }
        set.insert(card);
    }
    Ok(set)
}

/// Locks, each named once.
pub(crate) fn locks(word: &str, value: &str) -> Result<Vec<Lock>, Message> {
    let lock = |name: &str| {
        let lock = Lock::ALL.into_iter().find(|lock| lock.word() == name);
        lock.ok_or_else(|| unreadable(word, value))
    };
    let locks: Vec<Lock> = words(value).map(lock).collect::<Result<_, _>>()?;
    let is_twice = |lock: &Lock| locks.iter().filter(|one| *one == lock).count() > 1;
    match locks.iter().any(is_twice) {
        true => Err(unreadable(word, value)),
        false => Ok(locks),
    }
}

/// A patient of the deck.
pub(crate) fn patient(table: &Table, word: &str, value: &str) -> Result<PatientId, Message> {
    let found = table.patient(value);
    found.ok_or_else(|| unreadable(word, value))
}

/// Bays, as bits.
pub(crate) fn bay_bits(word: &str, value: &str) -> Result<u8, Message> {
    words(value).try_fold(0, |bits, name| {
        let bay: Bay = one(word, name)?;
        Ok(bits | 1 << bay.0)
    })
}

/// The bays of bits.
pub(crate) fn bays_of(bits: u8) -> impl Iterator<Item = Bay> {
    Bay::all().filter(move |bay| bits >> bay.0 & 1 == 1)
}

/// `yes`, or `no`.
pub(crate) fn yes_or_no(yes: bool) -> String {
    if yes { "yes" } else { "no" }.to_owned()
}

/// Dice on spaces, up to the last one: `1P - 2S`.
pub(crate) fn row_text(row: &Row) -> String {
    let len = row
        .iter()
        .rposition(Option::is_some)
        .map_or(0, |last| last + 1);
    list(row[..len].iter().map(|die| match die {
        Some(die) => die.to_string(),
        None => FREE.to_owned(),
    }))
}

/// Dice on spaces. Free spaces at the end need not be said.
pub(crate) fn row(table: &Table, word: &str, value: &str) -> Result<Row, Message> {
    let mut row = EMPTY;
    let unclear = || unreadable(word, value);
    for (i, text) in words(value).enumerate() {
        let place = row.get_mut(i).ok_or_else(unclear)?;
        if text != FREE {
            let die: Die = text.parse().map_err(|()| unclear())?;
            if die.colour().index() >= table.colour_count() {
                return Err(unclear());
            }
            *place = Some(die);
        }
    }
    Ok(row)
}
