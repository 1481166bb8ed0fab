//! A long press: somebody wants to know what something on the table is. So does a right click, the key for menus, and a
//! key of the keyboard. The press itself does nothing else.

use std::cell::Cell;
use std::rc::Rc;

use wasm_bindgen::JsCast;
use wasm_bindgen::closure::Closure;
use web_sys::{Element, Event, EventTarget, MouseEvent, PointerEvent};

use crate::browser;
use crate::desk::Desk;
use crate::start::on;

/// So long a finger rests before it asks, in milliseconds.
const LONG: u64 = 500;
/// So far it may stray meanwhile, in pixels.
const SLACK: i32 = 10;

/// A finger on the table.
#[derive(Clone, Copy, Default)]
struct Press {
    /// Which one, counted: it is another one, or none, as soon as a finger moves or goes.
    number: u32,
    at: (i32, i32),
    rests: bool,
    /// It has asked, so the click at its end means nothing.
    asked: bool,
}

thread_local! {
    static LISTENS: Cell<bool> = const { Cell::new(false) };
}

/// Listens for as long as the page lives, once.
pub(crate) fn listen(desk: Desk) {
    if LISTENS.replace(true) {
        return;
    }
    let press = Rc::new(Cell::new(Press::default()));
    let window = browser::window();
    for event in ["pointerdown", "pointermove", "pointerup", "pointercancel"] {
        let press = press.clone();
        on(&window, event, move |event: PointerEvent| {
            follow(desk, &press, &event);
        });
    }
    let of_menu = press.clone();
    on(&window, "contextmenu", move |event: Event| {
        if ask(desk, event.target()) {
            event.prevent_default();
            let press = of_menu.get();
            of_menu.set(Press {
                asked: press.rests,
                ..press
            });
        }
    });
    let swallow = Closure::<dyn FnMut(MouseEvent)>::new(move |event: MouseEvent| {
        // A key's click has nothing to do with a finger.
        let of_finger = event.detail() > 0;
        if press.get().asked && of_finger {
            event.stop_propagation();
            event.prevent_default();
        }
    });
    // Before anything on the table hears of it.
    let function = swallow.as_ref().unchecked_ref();
    let _ = window.add_event_listener_with_callback_and_bool("click", function, true);
    swallow.forget();
    // From now on browsers have nothing to say to a long press.
    browser::mark_root("data-asks", "yes");
}

fn follow(desk: Desk, press: &Rc<Cell<Press>>, event: &PointerEvent) {
    let last = press.get();
    let here = (event.client_x(), event.client_y());
    let strays = (here.0 - last.at.0).abs() + (here.1 - last.at.1).abs() > SLACK;
    if event.type_() == "pointermove" && !(last.rests && strays) {
        return;
    }
    let begins = event.type_() == "pointerdown";
    let now = Press {
        number: last.number.wrapping_add(1),
        at: here,
        rests: begins,
        asked: last.asked && !begins,
    };
    press.set(now);
    // A mouse has another button for it.
    if !begins || !event.is_primary() || event.pointer_type() == "mouse" {
        return;
    }
    // The finger means what it came down on, though others may change the table while it rests.
    let Some(names) = names_at(desk, event.target()) else {
        return;
    };
    let press = press.clone();
    browser::after(LONG, move || {
        if press.get().number == now.number {
            desk.look_up(&names);
            press.set(Press { asked: true, ..now });
        }
    });
}

/// Looks something on the table up; returns whether there is something to say about it.
fn ask(desk: Desk, target: Option<EventTarget>) -> bool {
    let found = names_at(desk, target);
    let is_found = found.is_some();
    if let Some(names) = found {
        desk.look_up(&names);
    }
    is_found
}

/// The names of the entries about what was touched.
fn names_at(desk: Desk, target: Option<EventTarget>) -> Option<String> {
    let element = target?.dyn_into().ok()?;
    names_of(desk, element)
}

/// Looks up why the last touch came to nothing, or what has the focus, or anything at all.
pub(crate) fn by_key(desk: Desk) {
    let rule = desk.tag.get_untracked().map(|tag| tag.rule);
    let focused = || {
        let element = browser::document().active_element()?;
        names_of(desk, element)
    };
    let names = rule.filter(|rule| !rule.is_empty()).or_else(focused);
    desk.look_up(&names.unwrap_or_default());
}

/// The names of the entries about an element: those of the nearest thing around it that has any.
fn names_of(desk: Desk, element: Element) -> Option<String> {
    let table = desk.table()?;
    let mut now = Some(element);
    while let Some(element) = now {
        if let Some(names) = element.get_attribute("data-look") {
            return Some(names);
        }
        let mut things = table.things_on_it().iter();
        let thing = things.find(|(selector, _)| element.matches(selector) == Ok(true));
        if let Some((_, names)) = thing {
            return Some(filled(names, &element));
        }
        now = element.parent_element();
    }
    None
}

/// Names with the values of attributes in them: `planter-{data-card}`. A name without an entry means nothing.
fn filled(names: &str, element: &Element) -> String {
    let mut parts = names.split('{');
    let mut filled = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        let (attribute, rest) = part.split_once('}').unwrap_or((part, ""));
        filled += &element.get_attribute(attribute).unwrap_or_default();
        filled += rest;
    }
    filled
}
