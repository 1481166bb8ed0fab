//! The notation of actions and events: one line each, parser and printer round-trip.

use klaxon_core::notation::plain_number;
use klaxon_core::{Seat, Time};

use crate::action::Action;
use crate::card::{Card, Glimpse};
use crate::event::Event;
use crate::pile::Pile;
use crate::score::Score;
use crate::state::{Ending, HAND};
use crate::table::Table;

pub(crate) fn action_text(action: &Action) -> String {
    match *action {
        Action::Play(card) => format!("play {card}"),
        Action::Bomb => "bomb".to_owned(),
        Action::Pass => "pass".to_owned(),
        Action::Call => "call".to_owned(),
        Action::Ready => "ready".to_owned(),
    }
}

pub(crate) fn parse_action(text: &str) -> Option<Action> {
    Some(match text {
        "bomb" => Action::Bomb,
        "pass" => Action::Pass,
        "call" => Action::Call,
        "ready" => Action::Ready,
        text => Action::Play(text.strip_prefix("play ")?.parse().ok()?),
    })
}

pub(crate) fn event_text(event: &Event) -> String {
    match *event {
        Event::Round {
            number,
            first,
            bombs,
        } => format!("round {number} {first} {bombs}"),
        Event::Dealt { seat, card } => format!("dealt {seat} {card}"),
        Event::Mixed(card) => format!("mixed {card}"),
        Event::Turn { seat, at } => format!("turn {seat} {at}"),
        Event::Played { seat, card } => format!("played {seat} {card}"),
        Event::Drew { seat, card } => format!("drew {seat} {card}"),
        Event::TimeBomb(seat) => format!("time-bomb {seat}"),
        Event::Exploded(seat) => format!("exploded {seat}"),
        Event::Defused { seat, card } => format!("defused {seat} {card}"),
        Event::Window(closes) => format!("window {closes}"),
        Event::Cut => "cut".to_owned(),
        Event::Relit(seat) => format!("relit {seat}"),
        Event::Passed(seat) => format!("passed {seat}"),
        Event::Slow(seat) => format!("slow {seat}"),
        Event::Called(seat) => format!("called {seat}"),
        Event::Penalty { seat, card } => format!("penalty {seat} {card}"),
        Event::Absent(seat) => format!("absent {seat}"),
        Event::Shown { seat, hand } => format!("shown {seat} {hand}"),
        Event::Scored { seat, score } => format!("scored {seat} {score}"),
        Event::Ended { why, at } => format!("ended-{} {at}", why.word()),
        Event::Over => "over".to_owned(),
        Event::Ready(seat) => format!("ready {seat}"),
    }
}

pub(crate) fn parse_event(table: &Table, text: &str) -> Option<Event> {
    let words: Vec<&str> = text.split(' ').collect();
    let seat = |text: &str| -> Option<Seat> {
        let seat: Seat = text.parse().ok()?;
        (seat.index() < table.players()).then_some(seat)
    };
    let time = |text: &str| text.parse::<Time>().ok();
    let glimpse = |text: &str| text.parse::<Glimpse>().ok();
    let fuse = |text: &str| text.parse().ok().filter(|card: &Card| card.is_fuse());
    let defuse = |text: &str| text.parse().ok().filter(|card: &Card| card.is_defuse());
    Some(match words.as_slice() {
        ["round", number, first, bombs] => Event::Round {
            number: plain_number(number)?,
            first: seat(first)?,
            bombs: plain_number(bombs).filter(|bombs| *bombs <= table.bombs())?,
        },
        ["dealt", who, card] => Event::Dealt {
            seat: seat(who)?,
            card: glimpse(card)?,
        },
        ["mixed", card] => Event::Mixed(glimpse(card)?),
        ["turn", who, at] => Event::Turn {
            seat: seat(who)?,
            at: time(at)?,
        },
        ["played", who, card] => Event::Played {
            seat: seat(who)?,
            card: fuse(card)?,
        },
        ["drew", who, card] => Event::Drew {
            seat: seat(who)?,
            card: glimpse(card)?,
        },
        ["time-bomb", who] => Event::TimeBomb(seat(who)?),
        ["exploded", who] => Event::Exploded(seat(who)?),
        ["defused", who, card] => Event::Defused {
            seat: seat(who)?,
            card: defuse(card)?,
        },
        ["window", closes] => Event::Window(time(closes)?),
        ["cut"] => Event::Cut,
        ["relit", who] => Event::Relit(seat(who)?),
        ["passed", who] => Event::Passed(seat(who)?),
        ["slow", who] => Event::Slow(seat(who)?),
        ["called", who] => Event::Called(seat(who)?),
        ["penalty", who, card] => Event::Penalty {
            seat: seat(who)?,
            card: defuse(card)?,
        },
        ["absent", who] => Event::Absent(seat(who)?),
        ["shown", who, cards @ ..] => Event::Shown {
            seat: seat(who)?,
            hand: parse_hand(cards)?,
        },
        ["ready", who] => Event::Ready(seat(who)?),
        ["scored", who, fuses, defuses, hand] => Event::Scored {
            seat: seat(who)?,
            score: Score {
                fuses: plain_number(fuses)?,
                defuses: plain_number(defuses)?,
                hand: plain_number(hand)?,
            },
        },
        ["over"] => Event::Over,
        [word, at] => Event::Ended {
            why: Ending::from_word(word.strip_prefix("ended-")?)?,
            at: time(at)?,
        },
        _ => return None,
    })
}

/// A hand as [`Pile`] prints it.
fn parse_hand(words: &[&str]) -> Option<Pile> {
    if words == ["none"] {
        return Some(Pile::EMPTY);
    }
    let cards = words.iter().map(|word| word.parse().ok());
    let hand: Pile = cards.collect::<Option<Vec<Card>>>()?.into_iter().collect();
    (hand.to_string() == words.join(" ") && hand.len() <= HAND).then_some(hand)
}
