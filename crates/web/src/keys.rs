//! Play by keyboard alone: numbers take a die up, letters choose a lit space, Enter does what is asked, Escape lets
//! go.

use klaxon_core::Seat;
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::{HtmlElement, KeyboardEvent};

use crate::{app, browser, card, hand};

/// A key went down.
pub(crate) fn press(event: &KeyboardEvent) {
    let named = event.ctrl_key() || event.alt_key() || event.meta_key();
    if named || is_for_a_field(event) {
        return;
    }
    let key = event.key();
    match key.as_bytes() {
        [digit @ b'1'..=b'9'] => {
            app::signals().keys.set(true);
            take_up(usize::from(digit - b'1'));
        }
        [letter @ b'a'..=b'z'] => choose(usize::from(letter - b'a')),
        b"Enter" => confirm(event),
        b"Escape" => app::signals().held.set(None),
        _ => {}
    }
}

fn is_for_a_field(event: &KeyboardEvent) -> bool {
    let target = event.target();
    let target = target.and_then(|target| target.dyn_into::<web_sys::Element>().ok());
    target.is_some_and(|element| element.matches("input, select, textarea").unwrap_or(false))
}

fn take_up(place: usize) {
    let die = app::with_link(|link| {
        let dice = link.fuse()?.state.tray;
        let die = *dice.dice().get(place)?;
        let nth = dice.dice()[..place]
            .iter()
            .filter(|other| **other == die)
            .count();
        Some((die, nth))
    });
    if let Some(Some((die, nth))) = die {
        hand::touch_die(die, nth);
    }
}

/// Every space that something can be done with now, in the order of their letters: seat, card, space.
pub(crate) fn lettered() -> Vec<(Seat, u8, u8)> {
    let held = app::signals().held.get_untracked();
    let spaces = app::with_link(|link| {
        let seat = hand::my_seat(link)?;
        let playing = link.fuse()?;
        let cards = 0..playing.table.hand() as u8;
        let lit = cards.flat_map(|card| {
            let spaces = card::lit_spaces(playing, seat, card, held.map(|held| held.die));
            spaces.into_iter().map(move |space| (seat, card, space))
        });
        Some(lit.collect())
    });
    spaces.flatten().unwrap_or_default()
}

fn choose(letter: usize) {
    if let Some(&(seat, card, space)) = lettered().get(letter) {
        hand::touch_space(seat, card, space);
    }
}

/// Enter presses the main button, unless something else has the focus.
fn confirm(event: &KeyboardEvent) {
    let document = browser::document();
    let free = document
        .active_element()
        .is_none_or(|element| element.tag_name() == "BODY");
    let main = document.query_selector(".dock button.main, .lobby button.main, .end button.main");
    if let (true, Ok(Some(main))) = (free, main)
        && let Ok(main) = main.dyn_into::<HtmlElement>()
    {
        event.prevent_default();
        main.click();
    }
}
