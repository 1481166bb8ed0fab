//! Play by keyboard alone: numbers take a die up, letters choose a lit space or the next bomb, Enter does what is asked, Escape lets
//! go.

use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::{HtmlElement, KeyboardEvent};

use crate::lit::Lit;
use crate::{app, browser, hand, lit};

/// A key went down.
pub(crate) fn press(event: &KeyboardEvent) {
    let named = event.ctrl_key() || event.alt_key() || event.meta_key();
    if named || is_for_a_field(event) {
        return;
    }
    // Whatever Caps Lock says.
    let mut key = event.key();
    if key.len() == 1 {
        key.make_ascii_lowercase();
    }
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

fn choose(letter: usize) {
    let bombs = browser::document().query_selector_all(".choosable");
    if let Some(bomb) = bombs.ok().and_then(|bombs| bombs.item(letter as u32))
        && let Ok(bomb) = bomb.dyn_into::<HtmlElement>()
    {
        return bomb.click();
    }
    let lit = lit::now();
    if let Some(&Lit {
        seat, card, space, ..
    }) = lit.get(letter)
    {
        hand::touch_space(seat, card, space);
    }
}

/// Enter presses the main button, unless something else has the focus.
fn confirm(event: &KeyboardEvent) {
    let document = browser::document();
    let free = document
        .active_element()
        .is_none_or(|element| element.tag_name() == "BODY");
    let main = document.query_selector(
        ".compose button.main, .dock button.main, .lobby button.main, .end button.main",
    );
    let once = free && !event.repeat();
    if let (true, Ok(Some(main))) = (once, main)
        && let Ok(main) = main.dyn_into::<HtmlElement>()
    {
        event.prevent_default();
        main.click();
    }
}
