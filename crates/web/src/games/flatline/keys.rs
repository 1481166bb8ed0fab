//! Play by keyboard alone: numbers take a die up, letters go to a lit place.

use klaxon_flatline::Die;
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::HtmlElement;

use super::table::FlatTable;
use super::touch::{self, At, Way};
use super::{dice, minute, sheets, show};
use crate::browser;
use crate::live::Follows;

/// The keys of FLATLINE and what they do.
pub(crate) const KEYS: &[(&str, &str)] = &[
    ("1 – 8", "flatline-key-die"),
    ("A – Z", "flatline-key-place"),
    ("+", "flatline-key-triage"),
    ("-", "flatline-key-reroll"),
    (".", "flatline-key-done"),
    ("0", "flatline-key-colour"),
];

/// The places that are lit, each once, in the order in which they are read.
fn places(ways: &[Way]) -> Vec<At> {
    let mut places: Vec<At> = Vec::new();
    for way in ways {
        if !places.contains(&way.at) {
            places.push(way.at);
        }
    }
    places
}

/// The letter of a lit place; nothing if it is not lit, or there are too many.
fn letter(ways: &[Way], at: At) -> String {
    let place = places(ways).iter().position(|one| *one == at);
    let letter = place.and_then(|place| u8::try_from(place).ok());
    match letter {
        Some(place @ 0..=25) => char::from(b'A' + place).to_string(),
        _ => String::new(),
    }
}

/// The letter of a lit place, for people who play by keyboard.
pub(crate) fn letter_of(table: FlatTable, lit: Follows<Vec<Way>>, at: At) -> AnyView {
    let letter = move || {
        if !table.desk.keys.get() {
            return String::new();
        }
        lit.with(|ways| letter(ways, at))
    };
    view! { <kbd class="ltr" aria-hidden="true">{letter}</kbd> }.into_any()
}

/// A key went down; returns whether it meant something.
pub(crate) fn press(table: FlatTable, key: &str) -> bool {
    match key.as_bytes() {
        [digit @ b'1'..=b'9'] => {
            table.desk.keys.set(true);
            take_up(table, usize::from(digit - b'1'))
        }
        [letter @ b'a'..=b'z'] => {
            table.desk.keys.set(true);
            let ways = touch::now(table);
            let place = places(&ways).get(usize::from(letter - b'a')).copied();
            place.is_some_and(|at| {
                touch::touch(table, at, None);
                true
            })
        }
        b"+" => {
            sheets::open_triage(table);
            true
        }
        b"-" => click("#reroll"),
        b"." => click("#done, #ready, #go, #skip"),
        b"0" => switch(table),
        _ => false,
    }
}

fn click(selector: &str) -> bool {
    let found = browser::document().query_selector(selector).ok().flatten();
    let found = found.and_then(|found| found.dyn_into::<HtmlElement>().ok());
    found.is_some_and(|key| {
        key.click();
        true
    })
}

/// A solo player looks at the other colour.
fn switch(table: FlatTable) -> bool {
    let solo = table.look(|_, sight| sight.rules.players() == 1);
    if solo == Some(true) {
        table.empty_hands();
        table.colour.update(|colour| *colour = 1 - (*colour).min(1));
    }
    solo == Some(true)
}

fn take_up(table: FlatTable, place: usize) -> bool {
    let found = table.desk.look(|link| {
        let sight = show::sight(table, link)?;
        let seat = table.desk.seat(link)?;
        let colour = minute::colour(table, link, seat)?;
        let known = table.places.get_untracked();
        let hand = &sight.state.hands[colour.index()];
        let lying = dice::placed(&known[colour.index()], hand);
        let one = lying.get(place).copied().filter(|one| !one.gone)?;
        Some(Die::new(colour, one.icon))
    });
    match found.flatten() {
        Some(die) => {
            dice::touch(table, die, place);
            true
        }
        None => false,
    }
}
