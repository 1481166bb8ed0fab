//! What the others do: heard at once, shown beside their names, and told to who can't see it.

use std::cell::RefCell;
use std::collections::HashMap;

use klaxon_core::Seat;
use klaxon_fuse::Face;
use klaxon_words::Arg;
use leptos::prelude::*;

use crate::link::Link;
use crate::sound::{self, Sound};
use crate::text::{t, t_with};
use crate::{app, browser, names};

thread_local! {
    /// Facts that were heard and not told yet.
    static PENDING: RefCell<Vec<String>> = const { RefCell::new(Vec::new()) };
    /// Who took which die of this roll, last.
    static TAKEN: RefCell<HashMap<String, Seat>> = RefCell::new(HashMap::new());
}

/// Facts of the game, in the notation.
pub(crate) fn hear(events: &[String]) {
    for event in events {
        let mut words = event.split(' ');
        match (words.next().unwrap_or_default(), words.next(), words.next()) {
            ("rolled", _, _) => {
                TAKEN.with_borrow_mut(HashMap::clear);
                sound::play(Sound::Dice);
            }
            ("placed", Some(die), Some(target)) => {
                if let Some(seat) = owner(target) {
                    TAKEN.with_borrow_mut(|taken| taken.insert(die.to_owned(), seat));
                }
                sound::play(Sound::Place);
            }
            ("defused", _, _) => sound::play(Sound::Defused),
            ("activated" | "toppled" | "mistake", _, _) => sound::play(Sound::Alarm),
            ("won", _, _) => sound::play(Sound::Won),
            ("lost-clock" | "lost-bag", _, _) => sound::play(Sound::Lost),
            _ => {}
        }
    }
    PENDING.with_borrow_mut(|pending| pending.extend(events.iter().cloned()));
    browser::after(0, tell);
}

/// Who took a die of this roll.
pub(crate) fn taker(die: &str) -> Option<Seat> {
    TAKEN.with_borrow(|taken| taken.get(die).copied())
}

/// Whose card or space this is: `2a1` is seat 2's.
fn owner(target: &str) -> Option<Seat> {
    target.get(..1)?.parse().ok()
}

/// What somebody did, in a few words.
struct Deed {
    seat: Option<Seat>,
    what: String,
}

fn deed(event: &str) -> Option<Deed> {
    let words: Vec<&str> = event.split(' ').collect();
    let die = |text: &str| text.parse::<Face>().ok().map(names::die);
    let with = |seat: &str, key, name, value: &str| {
        Some(Deed {
            seat: Some(owner(seat)?),
            what: t_with(key, &[(name, Arg::Text(value))]),
        })
    };
    let plain = |seat: &str, key| {
        Some(Deed {
            seat: Some(owner(seat)?),
            what: t(key),
        })
    };
    match words.as_slice() {
        ["rolled", one] => Some(Deed {
            seat: None,
            what: die(one)?,
        }),
        ["placed", one, target] => with(target, "web-did-place", "die", &die(one)?),
        ["mistake", one, target] => with(target, "web-did-mistake", "die", &die(one)?),
        ["toppled", target] => plain(target, "web-did-topple"),
        ["passed", seat] => plain(seat, "web-did-pass"),
        ["returned", target] => plain(target, "web-did-return"),
        ["defused", target] => plain(target, "web-did-defuse"),
        ["chosen", target, _] => plain(target, "web-did-choose"),
        ["rerolled", one, number] => Some(Deed {
            seat: None,
            what: t_with(
                "web-did-reroll",
                &[
                    ("die", Arg::Text(&die(one)?)),
                    ("number", Arg::Text(number)),
                ],
            ),
        }),
        ["activated", card] => Some(Deed {
            seat: None,
            what: t_with(
                "web-did-activate",
                &[("what", Arg::Text(&names::fuse_card(card)))],
            ),
        }),
        _ => None,
    }
}

/// Tells what was heard, beside names and in one line; and takes a die out of the hand that is gone from the table.
fn tell() {
    let events = PENDING.take();
    if events.is_empty() {
        return;
    }
    let signals = app::signals();
    if events.iter().any(|event| event.starts_with("rolled ")) {
        signals.deeds.set(HashMap::new());
    }
    let deeds: Vec<Deed> = events.iter().filter_map(|event| deed(event)).collect();
    let told = app::with_link(|link| sentence(link, &deeds)).unwrap_or_default();
    signals.deeds.update(|shown| {
        for deed in deeds {
            if let Some(seat) = deed.seat {
                shown.insert(seat.0, deed.what);
            }
        }
    });
    if !told.is_empty() {
        signals.told.set(told);
    }
    let lost = app::with_link(gone_from_hand).flatten();
    if let Some(complaint) = lost {
        signals.held.set(None);
        if !complaint.is_empty() {
            app::complain(complaint);
        }
    }
}

fn sentence(link: &Link, deeds: &[Deed]) -> String {
    let parts = deeds.iter().map(|deed| match deed.seat {
        Some(seat) => format!("{}: {}", names::seat(link, seat), deed.what),
        None => deed.what.clone(),
    });
    parts.collect::<Vec<_>>().join(". ")
}

/// The held die is gone: whose it is now, unless this page took it itself.
fn gone_from_hand(link: &Link) -> Option<String> {
    let held = app::signals().held.get_untracked()?;
    let dice = link.fuse()?.state.tray;
    if dice.dice().contains(&held.die) {
        return None;
    }
    let seat = taker(&held.die.to_string());
    let other = seat.filter(|seat| !link.room().seats_of(link.me()).any(|mine| mine == *seat));
    let told = |seat| taken(&names::seat(link, seat), &held.die.to_string());
    Some(other.map_or(String::new(), told))
}

/// Somebody else was faster.
pub(crate) fn taken(name: &str, die: &str) -> String {
    t_with(
        "web-taken",
        &[("name", Arg::Text(name)), ("die", Arg::Text(die))],
    )
}
