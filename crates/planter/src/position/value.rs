//! What is said behind the words of a position: lists, numbers, seats and cards.

use klaxon_core::notation::{plain_number, yes_or_no};
use klaxon_core::{Message, Seat, Seats, Time};

use super::NONE;
use crate::card::Card;
use crate::fuse::Fuse;
use crate::pile::Pile;
use crate::table::Table;

/// The word of a card that is seen from behind.
const BACK: &str = "card";

/// What stands behind a word is not what belongs there.
pub(crate) fn unreadable(word: &str, value: &str) -> Message {
    let message = Message::new("position-value").with("word", word);
    message.with("value", value)
}

/// The members of a list, or `none`.
pub(crate) fn list(items: impl IntoIterator<Item = impl ToString>) -> String {
    let items: Vec<String> = items.into_iter().map(|item| item.to_string()).collect();
    match items.is_empty() {
        true => NONE.to_owned(),
        false => items.join(" "),
    }
}

/// The words of a list; of `none`, no words.
fn words(value: &str) -> impl Iterator<Item = &str> {
    value.split_whitespace().filter(|word| *word != NONE)
}

pub(crate) fn number<T: std::str::FromStr + ToString>(text: &str) -> Result<T, Message> {
    plain_number(text).ok_or_else(|| Message::new("scenario-number").with("text", text))
}

pub(super) fn time(word: &str, value: &str) -> Result<Time, Message> {
    value.parse().map_err(|_| unreadable(word, value))
}

pub(super) fn yes_no(word: &str, value: &str) -> Result<bool, Message> {
    yes_or_no(value).ok_or_else(|| unreadable(word, value))
}

pub(super) fn yes_or_no_text(yes: bool) -> String {
    if yes { "yes" } else { "no" }.to_owned()
}

pub(crate) fn seat(table: &Table, text: &str) -> Result<Seat, Message> {
    let seat: Option<Seat> = text.parse().ok();
    let seat = seat.filter(|seat| seat.index() < table.players());
    seat.ok_or_else(|| Message::new("scenario-seat"))
}

pub(super) fn seats(table: &Table, value: &str) -> Result<Seats, Message> {
    words(value).map(|word| seat(table, word)).collect()
}

/// `3*2 7 boot card*4`, or `none`.
pub(crate) fn pile_text(pile: &Pile) -> String {
    let cards = Card::ALL.map(|card| (card.word(), pile.count(card)));
    let all = cards.into_iter().chain([(BACK, pile.backs())]);
    list(all.filter_map(|(word, count)| match count {
        0 => None,
        1 => Some(word.to_owned()),
        count => Some(format!("{word}*{count}")),
    }))
}

/// Cards in any order, or `none`; a card seen from behind is `card`.
pub(super) fn pile(word: &str, value: &str) -> Result<Pile, Message> {
    if value.is_empty() {
        return Err(unreadable(word, value));
    }
    let mut pile = Pile::EMPTY;
    for text in words(value) {
        let (card, many) = match text.strip_prefix(BACK) {
            Some("") => (None, 1),
            Some(many) => (None, copies(text, many.strip_prefix('*'))?),
            None => {
                let (card, many) = cards(text)?;
                (Some(card), many)
            }
        };
        pile.add_many(card, many);
    }
    Ok(pile)
}

/// Fuse cards in their order, or `none`.
pub(super) fn fuse(value: &str) -> Result<Fuse, Message> {
    if value.is_empty() {
        return Err(unreadable("fuse", value));
    }
    let mut fuse = Fuse::default();
    for text in words(value) {
        let (card, many) = cards(text)?;
        if !card.is_fuse() {
            let message = Message::new("planter-position-astray").with("word", "fuse");
            return Err(message.with("card", card.word()));
        }
        (0..many).for_each(|_| fuse.lay(card));
    }
    Ok(fuse)
}

/// `7`, or several at once: `7*3`.
pub(crate) fn cards(text: &str) -> Result<(Card, u8), Message> {
    let (name, many) = match text.split_once('*') {
        Some((name, many)) => (name, Some(many)),
        None => (text, Some("1")),
    };
    let card: Card = name.parse().map_err(|()| no_card(text))?;
    Ok((card, copies(text, many)?))
}

fn copies(text: &str, many: Option<&str>) -> Result<u8, Message> {
    let many = many.and_then(plain_number).filter(|many| *many > 0);
    many.ok_or_else(|| no_card(text))
}

fn no_card(text: &str) -> Message {
    Message::new("scenario-planter-card").with("word", text)
}
