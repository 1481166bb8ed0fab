//! The notation of actions and events: one line each, parser and printer round-trip.

use klaxon_core::{Seat, Time};

use super::action::Action;
use super::event::Event;
use super::options::ByValue;
use super::state::{Ending, MAX_PLACES, State};
use super::table::Table;
use crate::card::space::MAX_SPACES;
use crate::face::Face;
use crate::number::Number;

pub(super) fn action_text(table: &Table, action: &Action) -> String {
    match *action {
        Action::Compose(counts) => format!("compose {}", counts_text(&counts)),
        Action::Roll => "roll".to_owned(),
        Action::Place { die, card, space } => format!("place {die} {}", own(card, space)),
        Action::Steady { card } => format!("steady {}", letter(card)),
        Action::Pass => "pass".to_owned(),
        Action::Unpass => "unpass".to_owned(),
        Action::Reroll(die) => format!("reroll {die}"),
        Action::Return { card, space } => format!("return {}", own(card, space)),
        Action::Reveal => "reveal".to_owned(),
        Action::Choose(card) => format!("choose {}", card_name(table, card)),
    }
}

pub(super) fn parse_action(table: &Table, text: &str) -> Option<Action> {
    let words: Vec<&str> = text.split(' ').collect();
    Some(match words.as_slice() {
        ["compose", counts @ ..] => Action::Compose(parse_counts(counts)?),
        ["roll"] => Action::Roll,
        ["place", die, target] => {
            let (card, space) = parse_own(target)?;
            let die = parse_face(die)?;
            Action::Place { die, card, space }
        }
        ["steady", card] => Action::Steady {
            card: parse_letter(card)?,
        },
        ["pass"] => Action::Pass,
        ["unpass"] => Action::Unpass,
        ["reroll", die] => Action::Reroll(parse_face(die)?),
        ["return", target] => {
            let (card, space) = parse_own(target)?;
            Action::Return { card, space }
        }
        ["reveal"] => Action::Reveal,
        ["choose", card] => Action::Choose(parse_card(table, card)?),
        _ => return None,
    })
}

pub(super) fn event_text(table: &Table, event: &Event) -> String {
    let slot = |slot: u8| slot_text(table, slot);
    let card = |card: u8| card_name(table, card);
    match *event {
        Event::Dealt { slot: at, card: c } => format!("dealt {} {}", slot(at), card(c)),
        Event::Composing => "composing".to_owned(),
        Event::Composed(counts) => format!("composed {}", counts_text(&counts)),
        Event::Decked(bombs) => format!("decked {bombs}"),
        Event::Laid { place, card: c } => format!("laid {} {}", place + 1, card(c)),
        Event::LeftEmpty { place } => format!("left-empty {}", place + 1),
        Event::Began(at) => format!("began {at}"),
        Event::Turn(seat) => format!("turn {seat}"),
        Event::Rolled(die) => format!("rolled {die}"),
        Event::Placed {
            slot: at,
            space,
            die,
        } => format!("placed {die} {}{}", slot(at), space + 1),
        Event::Sways {
            slot: at,
            space,
            since,
        } => format!("sways {}{} {since}", slot(at), space + 1),
        Event::Stands { slot: at } => format!("stands {}", slot(at)),
        Event::Toppled { slot: at } => format!("toppled {}", slot(at)),
        Event::Mistake { slot: at, die } => format!("mistake {die} {}", slot(at)),
        Event::Passed(seat) => format!("passed {seat}"),
        Event::Unpassed(seat) => format!("unpassed {seat}"),
        Event::Unused => "unused".to_owned(),
        Event::Rerolled { die, number } => format!("rerolled {die} {number}"),
        Event::Returned { slot: at, space } => format!("returned {}{}", slot(at), space + 1),
        Event::Bagged(die) => format!("bagged {die}"),
        Event::Defused { slot: at } => format!("defused {}", slot(at)),
        Event::Revealed(seat) => format!("revealed {seat}"),
        Event::Activated(fuse) => format!("activated {}", fuse_name(table, fuse)),
        Event::Resolved => "resolved".to_owned(),
        Event::Chosen { slot: at, card: c } => format!("chosen {} {}", slot(at), card(c)),
        Event::Ended { why, at } => format!("{} {at}", ending_text(why)),
    }
}

pub(super) fn parse_event(table: &Table, text: &str) -> Option<Event> {
    let words: Vec<&str> = text.split(' ').collect();
    let slot = |text: &str| parse_slot(table, text);
    let seat = |text: &str| parse_seat(table, text);
    let time = |text: &str| text.parse::<Time>().ok();
    Some(match words.as_slice() {
        ["dealt", at, card] => Event::Dealt {
            slot: slot(at)?,
            card: parse_card(table, card)?,
        },
        ["composing"] => Event::Composing,
        ["composed", counts @ ..] => Event::Composed(parse_counts(counts)?),
        ["decked", bombs] => Event::Decked(parse_number(bombs, 0, 255)?),
        ["laid", place, card] => Event::Laid {
            place: parse_number(place, 1, MAX_PLACES as u8)? - 1,
            card: parse_card(table, card)?,
        },
        ["left-empty", place] => Event::LeftEmpty {
            place: parse_number(place, 1, MAX_PLACES as u8)? - 1,
        },
        ["began", at] => Event::Began(time(at)?),
        ["turn", who] => Event::Turn(seat(who)?),
        ["rolled", die] => Event::Rolled(parse_face(die)?),
        ["placed", die, target] => {
            let (slot, space) = parse_slot_space(table, target)?;
            let die = parse_face(die)?;
            Event::Placed { slot, space, die }
        }
        ["sways", target, since] => {
            let (slot, space) = parse_slot_space(table, target)?;
            let since = time(since)?;
            Event::Sways { slot, space, since }
        }
        ["stands", at] => Event::Stands { slot: slot(at)? },
        ["toppled", at] => Event::Toppled { slot: slot(at)? },
        ["mistake", die, at] => Event::Mistake {
            slot: slot(at)?,
            die: parse_face(die)?,
        },
        ["passed", who] => Event::Passed(seat(who)?),
        ["unpassed", who] => Event::Unpassed(seat(who)?),
        ["unused"] => Event::Unused,
        ["rerolled", die, number] => Event::Rerolled {
            die: parse_face(die)?,
            number: Number::new(parse_number(number, 1, 6)?)?,
        },
        ["returned", target] => {
            let (slot, space) = parse_slot_space(table, target)?;
            Event::Returned { slot, space }
        }
        ["bagged", die] => Event::Bagged(parse_face(die)?),
        ["defused", at] => Event::Defused { slot: slot(at)? },
        ["revealed", who] => Event::Revealed(seat(who)?),
        ["activated", fuse] => Event::Activated(parse_fuse(table, fuse)?),
        ["resolved"] => Event::Resolved,
        ["chosen", at, card] => Event::Chosen {
            slot: slot(at)?,
            card: parse_card(table, card)?,
        },
        ["won", at] => ended(Ending::Won, time(at)?),
        ["lost-clock", at] => ended(Ending::Clock, time(at)?),
        ["lost-bag", at] => ended(Ending::Bag, time(at)?),
        _ => return None,
    })
}

fn ended(why: Ending, at: Time) -> Event {
    Event::Ended { why, at }
}

fn ending_text(why: Ending) -> &'static str {
    match why {
        Ending::Won => "won",
        Ending::Clock => "lost-clock",
        Ending::Bag => "lost-bag",
    }
}

/// Somebody who sits at the table.
pub(super) fn parse_seat(table: &Table, text: &str) -> Option<Seat> {
    let seat: Seat = text.parse().ok()?;
    (seat.index() < table.players()).then_some(seat)
}

/// The letter of a card in front of a player.
fn letter(card: u8) -> char {
    char::from(b'a' + card)
}

fn parse_letter(text: &str) -> Option<u8> {
    match text.as_bytes() {
        [letter @ b'a'..=b'd'] => Some(letter - b'a'),
        _ => None,
    }
}

/// A space of an own card: `a1`.
fn own(card: u8, space: u8) -> String {
    format!("{}{}", letter(card), space + 1)
}

fn parse_own(text: &str) -> Option<(u8, u8)> {
    let (card, space) = text.split_at_checked(1)?;
    Some((
        parse_letter(card)?,
        parse_number(space, 1, MAX_SPACES as u8)? - 1,
    ))
}

/// A card in front of any player: `2a`.
pub(super) fn slot_text(table: &Table, slot: u8) -> String {
    let seat = State::owner(table, slot.into());
    let card = usize::from(slot) - State::slots_of(table, seat).start;
    format!("{seat}{}", letter(card as u8))
}

pub(super) fn parse_slot(table: &Table, text: &str) -> Option<u8> {
    let (seat, card) = text.split_at_checked(1)?;
    let seat: Seat = seat.parse().ok()?;
    let card = parse_letter(card)?;
    if seat.index() >= table.players() || usize::from(card) >= table.hand() {
        return None;
    }
    Some(State::slots_of(table, seat).start as u8 + card)
}

/// A space of a card in front of any player: `2a1`.
fn parse_slot_space(table: &Table, text: &str) -> Option<(u8, u8)> {
    let (slot, space) = text.split_at_checked(2)?;
    Some((
        parse_slot(table, slot)?,
        parse_number(space, 1, MAX_SPACES as u8)? - 1,
    ))
}

pub(super) fn card_name(table: &Table, card: u8) -> &str {
    let bomb = table.deck().bombs.get(usize::from(card));
    bomb.map_or("?", |bomb| bomb.id.as_str())
}

pub(super) fn parse_card(table: &Table, name: &str) -> Option<u8> {
    let bombs = &table.deck().bombs;
    bombs
        .iter()
        .position(|bomb| bomb.id == name)
        .map(|i| i as u8)
}

/// A fuse card by what it shows; the second of two that show the same has a 2 behind it.
pub(super) fn fuse_name(table: &Table, fuse: u8) -> String {
    let cards = &table.deck().fuse_cards;
    let Some(card) = cards.get(usize::from(fuse)) else {
        return "?".to_owned();
    };
    let before = cards[..usize::from(fuse)].iter();
    match before.filter(|other| *other == card).count() {
        0 => card.to_string(),
        same => format!("{card}.{}", same + 1),
    }
}

pub(super) fn parse_fuse(table: &Table, name: &str) -> Option<u8> {
    let count = table.deck().fuse_cards.len() as u8;
    (0..count).find(|&fuse| fuse_name(table, fuse) == name)
}

pub(super) fn parse_face(text: &str) -> Option<Face> {
    let face: Face = text.parse().ok()?;
    (face.to_string() == text).then_some(face)
}

/// A number without sign or leading zeros, within limits.
pub(super) fn parse_number(text: &str, least: u8, most: u8) -> Option<u8> {
    let number: u8 = text.parse().ok()?;
    let plain = number.to_string() == text;
    (plain && (least..=most).contains(&number)).then_some(number)
}

/// How many of each value from 1 to 6: `7 4 3 3 0 0`.
pub(super) fn counts_text(counts: &ByValue) -> String {
    counts.map(|count| count.to_string()).join(" ")
}

pub(super) fn parse_counts(words: &[&str]) -> Option<ByValue> {
    let mut counts = [0; 6];
    if words.len() != counts.len() {
        return None;
    }
    for (count, word) in counts.iter_mut().zip(words) {
        *count = parse_number(word, 0, 120)?;
    }
    Some(counts)
}
