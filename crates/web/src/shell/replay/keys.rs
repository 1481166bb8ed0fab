//! The keyboard: Space plays and stands, arrows step, with Shift they jump from mark to mark.

use std::cell::Cell;

use wasm_bindgen::JsCast;
use wasm_bindgen::closure::Closure;
use web_sys::KeyboardEvent;

use super::{bar, player, reel};
use crate::browser;
use crate::desk::Desk;

thread_local! {
    static LISTENS: Cell<bool> = const { Cell::new(false) };
}

/// Begins to listen, once. What the tape knows does not reach the table.
pub(super) fn listen(desk: Desk) {
    if LISTENS.replace(true) {
        return;
    }
    let pressed = Closure::<dyn FnMut(KeyboardEvent)>::new(move |event: KeyboardEvent| {
        if is_for_the_tape(desk, &event) && press(desk, &event) {
            event.prevent_default();
            event.stop_propagation();
        }
    });
    let listener = pressed.as_ref().unchecked_ref();
    let _ = browser::window().add_event_listener_with_callback_and_bool("keydown", listener, true);
    pressed.forget();
}

/// Returns whether a key is none that something else waits for: a field, a sheet, a key that has the focus.
fn is_for_the_tape(desk: Desk, event: &KeyboardEvent) -> bool {
    let named = event.ctrl_key() || event.alt_key() || event.meta_key();
    let busy = desk.sheet.get_untracked().is_some() || reel::look(|_| ()).is_none();
    let target = event.target();
    let target = target.and_then(|it| it.dyn_into::<web_sys::Element>().ok());
    let other = match event.key().as_str() {
        " " => "input, select, textarea, button, a, summary, dialog *",
        _ => "input, select, textarea, [role=radiogroup] *, [role=tablist] *, dialog *",
    };
    let taken = target.is_some_and(|it| it.matches(other).unwrap_or(false));
    !named && !busy && !taken
}

/// Returns whether the key meant something.
fn press(desk: Desk, event: &KeyboardEvent) -> bool {
    let last = reel::look(|reel| reel.tape.last()).unwrap_or(0);
    match (event.key().as_str(), event.shift_key()) {
        (" ", false) => bar::toggle(desk),
        ("ArrowRight", false) => player::step(desk, true),
        ("ArrowLeft", false) => player::step(desk, false),
        ("ArrowRight", true) => player::jump(desk, true),
        ("ArrowLeft", true) => player::jump(desk, false),
        ("Home", _) => player::seek(desk, 0),
        ("End", _) => player::seek(desk, last),
        _ => return false,
    }
    true
}
