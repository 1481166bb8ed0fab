//! Something is dragged: a copy of it follows the finger or the pointer, and goes where it is let go.

use std::cell::RefCell;
use std::rc::Rc;

use wasm_bindgen::JsCast;
use wasm_bindgen::closure::Closure;
use web_sys::{Element, HtmlElement, PointerEvent};

use crate::browser;
use crate::desk::Desk;

/// How far a pointer moves before it drags, in pixels.
const SLACK: i32 = 12;

const EVENTS: [&str; 3] = ["pointermove", "pointerup", "pointercancel"];

type Listener = Closure<dyn FnMut(PointerEvent)>;

/// What is dragged.
pub(crate) trait Dragged {
    /// It is taken up; returns its picture.
    fn take_up(&self) -> String;

    /// It is let go over an element.
    fn drop_on(&self, under: Element);

    /// It is in nobody's hand any more, whatever came of it.
    fn let_go(&self);
}

/// A drag that is going on.
struct Drag {
    desk: Desk,
    dragged: Rc<dyn Dragged>,
    pointer: i32,
    start: (i32, i32),
    ghost: Option<HtmlElement>,
    listener: Option<Listener>,
}

/// A pointer goes down on something that can be dragged.
pub(crate) fn begin(desk: Desk, event: &PointerEvent, dragged: impl Dragged + 'static) {
    // One finger, or the first button of a mouse.
    if !event.is_primary() || event.button() != 0 {
        return;
    }
    if let Some(target) = event.target().and_then(|t| t.dyn_into::<Element>().ok()) {
        let _ = target.release_pointer_capture(event.pointer_id());
    }
    let drag = Rc::new(RefCell::new(Drag {
        desk,
        dragged: Rc::new(dragged),
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
        // What is looked up is not dragged.
        "pointermove" if now.desk.sheet.get_untracked().is_some() => {
            now.end();
        }
        "pointermove" => now.follow(event.client_x(), event.client_y()),
        kind => {
            let (desk, dragged, moved) = (now.desk, now.dragged.clone(), now.end());
            drop(now);
            if moved && kind == "pointerup" {
                let (x, y) = (event.client_x() as f32, event.client_y() as f32);
                desk.touch_at(f64::from(x), f64::from(y));
                if let Some(under) = browser::document().element_from_point(x, y) {
                    dragged.drop_on(under);
                }
            }
            if moved {
                dragged.let_go();
            }
        }
    }
}

impl Drag {
    fn follow(&mut self, x: i32, y: i32) {
        let far = (x - self.start.0).abs() + (y - self.start.1).abs() > SLACK;
        if far && self.ghost.is_none() {
            self.ghost = ghost(&self.dragged.take_up());
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

fn ghost(picture: &str) -> Option<HtmlElement> {
    let ghost = browser::document().create_element("div").ok()?;
    ghost.set_class_name("ghost");
    ghost.set_inner_html(picture);
    let _ = browser::document().body()?.append_child(&ghost);
    ghost.dyn_into().ok()
}
