//! A die is dragged: it follows the finger or the pointer, and goes where it is let go.

use std::cell::RefCell;
use std::rc::Rc;

use klaxon_fuse::game::slot::{Letter, SpaceId};
use wasm_bindgen::JsCast;
use wasm_bindgen::closure::Closure;
use web_sys::PointerEvent;

use super::card;
use super::hand::{self, Held};
use super::loose::Loose;
use super::table::FuseTable;
use crate::browser;

/// How far a pointer moves before it drags, in pixels.
const SLACK: i32 = 12;

type Listener = Closure<dyn FnMut(PointerEvent)>;

/// A drag that is going on.
struct Drag {
    table: FuseTable,
    held: Held,
    pointer: i32,
    start: (i32, i32),
    ghost: Option<web_sys::HtmlElement>,
    listener: Option<Listener>,
}

const EVENTS: [&str; 3] = ["pointermove", "pointerup", "pointercancel"];

/// A pointer goes down on a die.
pub(crate) fn begin(table: FuseTable, event: &PointerEvent, held: Held) {
    // One finger, or the first button of a mouse.
    if !event.is_primary() || event.button() != 0 {
        return;
    }
    if let Some(target) = event
        .target()
        .and_then(|t| t.dyn_into::<web_sys::Element>().ok())
    {
        let _ = target.release_pointer_capture(event.pointer_id());
    }
    let drag = Rc::new(RefCell::new(Drag {
        table,
        held,
        pointer: event.pointer_id(),
        start: (event.client_x(), event.client_y()),
        ghost: None,
        listener: None,
    }));
    let of = drag.clone();
    let listener = Listener::new(move |event: PointerEvent| go_on(&of, &event));
    for name in EVENTS {
        let function = listener.as_ref().unchecked_ref();
        let _ = browser::window().add_event_listener_with_callback(name, function);
    }
    drag.borrow_mut().listener = Some(listener);
}

fn go_on(drag: &Rc<RefCell<Drag>>, event: &PointerEvent) {
    let mut now = drag.borrow_mut();
    if event.pointer_id() != now.pointer {
        return;
    }
    match event.type_().as_str() {
        "pointermove" => now.follow(event.client_x(), event.client_y()),
        kind => {
            let (table, held, dragged) = (now.table, now.held, now.end());
            drop(now);
            if dragged && kind == "pointerup" {
                let (x, y) = (event.client_x() as f32, event.client_y() as f32);
                table.desk.touch_at(f64::from(x), f64::from(y));
                drop_on(table, browser::document().element_from_point(x, y), held);
            }
            if dragged {
                table.held.set(None);
            }
        }
    }
}

impl Drag {
    fn follow(&mut self, x: i32, y: i32) {
        let far = (x - self.start.0).abs() + (y - self.start.1).abs() > SLACK;
        if far && self.ghost.is_none() {
            hand::take_up(self.table, self.held);
            self.ghost = ghost(self.held.loose);
        }
        if let Some(ghost) = &self.ghost {
            // Only what the compositor can move by itself.
            let way = format!("translate({x}px,{y}px) translate(-50%,-70%)");
            let _ = ghost.style().set_property("transform", &way);
        }
    }

    /// Stops listening; true if something was dragged.
    fn end(&mut self) -> bool {
        if let Some(listener) = self.listener.take() {
            for name in EVENTS {
                let function = listener.as_ref().unchecked_ref();
                let _ = browser::window().remove_event_listener_with_callback(name, function);
            }
            // It runs right now: it goes when it is done.
            browser::after(0, move || drop(listener));
        }
        let ghost = self.ghost.take();
        if let Some(ghost) = &ghost {
            ghost.remove();
        }
        ghost.is_some()
    }
}

fn ghost(loose: Loose) -> Option<web_sys::HtmlElement> {
    let ghost = browser::document().create_element("div").ok()?;
    ghost.set_class_name("ghost");
    ghost.set_inner_html(&loose.picture(false));
    let _ = browser::document().body()?.append_child(&ghost);
    ghost.dyn_into().ok()
}

/// A die that is let go beside every space goes back to the tray; so does one that fits nowhere there.
fn drop_on(table: FuseTable, under: Option<web_sys::Element>, held: Held) {
    let touched = under.and_then(|element| {
        let card = element.closest("[data-card]").ok().flatten()?;
        let letter = card.get_attribute("data-card")?;
        let card: Letter = letter.parse().ok()?;
        Some((card, card::touched(Some(element.into()))?))
    });
    let seat = table.desk.look(|link| table.desk.seat(link)).flatten();
    // Somebody else may have taken it meanwhile.
    let still = table.held.get_untracked() == Some(held);
    if let (Some((card, space)), Some(seat), true) = (touched, seat, still) {
        hand::place(table, seat, held.loose, card, SpaceId(space));
    }
}
