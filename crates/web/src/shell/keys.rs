//! The keyboard: what the game does not know, the shell does.

use wasm_bindgen::JsCast;
use web_sys::{HtmlElement, KeyboardEvent};

use crate::browser;
use crate::desk::{Desk, Sheet};
use crate::shell::late;

/// A key went down.
pub(crate) fn press(desk: Desk, event: &KeyboardEvent) {
    let named = event.ctrl_key() || event.alt_key() || event.meta_key();
    // A key that is held down means it once.
    let typed = is_for_a_field(event) && event.key() != "Escape";
    if named || event.repeat() || typed {
        return;
    }
    // Whatever Caps Lock says.
    let mut key = event.key();
    if key.len() == 1 {
        key.make_ascii_lowercase();
    }
    match key.as_str() {
        "Escape" => escape(desk),
        "?" => desk.sheet.set(Some(Sheet::Keys)),
        // Some browsers search the page by this key.
        "/" => {
            event.prevent_default();
            late::look_up_by_key(desk);
        }
        "Enter" => confirm(event, false),
        " " => confirm(event, true),
        key => {
            if let Some(table) = desk
                .table()
                .filter(|_| desk.sheet.get_untracked().is_none())
            {
                table.press(key);
            }
        }
    }
}

fn is_for_a_field(event: &KeyboardEvent) -> bool {
    let target = event.target();
    let target = target.and_then(|target| target.dyn_into::<web_sys::Element>().ok());
    target.is_some_and(|element| element.matches("input, select, textarea").unwrap_or(false))
}

/// Escape closes what lies over the table, else empties the hands.
fn escape(desk: Desk) {
    if desk.sheet.get_untracked().is_some() {
        return desk.sheet.set(None);
    }
    if let Some(table) = desk.table() {
        table.let_go();
    }
}

/// Enter and Space press the main key, unless something else has the focus.
fn confirm(event: &KeyboardEvent, space: bool) {
    let document = browser::document();
    let free = document
        .active_element()
        .is_none_or(|element| element.tag_name() == "BODY" || element.id() == "coach");
    let wanted = match space {
        true => "#roll, #steady, #six",
        false => "[role=dialog] .key.main, .key.main:not(:disabled)",
    };
    let main = document.query_selector(wanted);
    let once = free && !event.repeat();
    if let (true, Ok(Some(main))) = (once, main)
        && let Ok(main) = main.dyn_into::<HtmlElement>()
    {
        event.prevent_default();
        main.click();
    }
}
