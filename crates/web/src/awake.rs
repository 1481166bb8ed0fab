//! Keeps the phone from going dark during a game.

use std::cell::{Cell, RefCell};

use wasm_bindgen::closure::Closure;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::{CanvasRenderingContext2d, HtmlCanvasElement};

use crate::browser;
use crate::desk::Desk;

thread_local! {
    /// The lock of the screen, while it holds.
    static LOCK: RefCell<Option<JsValue>> = const { RefCell::new(None) };
    static ASKED: Cell<bool> = const { Cell::new(false) };
    /// Where there are no locks: what is drawn on so that a video moves.
    static PICTURE: RefCell<Option<CanvasRenderingContext2d>> = const { RefCell::new(None) };
}

/// Keeps the screen on while a game is on, and lets it go dark after it.
pub(crate) fn stay(desk: Desk) {
    keep(desk.is_playing());
}

/// Keeps the screen on, or lets it go dark.
pub(crate) fn keep(on: bool) {
    if !on {
        return let_go();
    }
    if ASKED.replace(true) {
        return;
    }
    let navigator: JsValue = browser::window().navigator().into();
    let locks = js_sys::Reflect::get(&navigator, &"wakeLock".into()).unwrap_or_default();
    match locks.is_undefined() {
        false => lock(&locks),
        // On plain http there are no locks: a picture that moves has the same effect.
        true => {
            PICTURE.set(moving_picture());
        }
    }
}

/// The page was hidden, which ends a lock.
pub(crate) fn slept() {
    LOCK.take();
    ASKED.set(false);
}

fn let_go() {
    if let Some(lock) = LOCK.take() {
        let _ = call(&lock, "release", &[]);
    }
    PICTURE.take();
    if let Ok(Some(video)) = browser::document().query_selector("video.awake") {
        video.remove();
    }
    ASKED.set(false);
}

fn lock(locks: &JsValue) {
    let Ok(asked) = call(locks, "request", &["screen".into()]) else {
        return;
    };
    leptos::task::spawn_local(async move {
        // A refusal (a battery that is low) is nothing to tell anybody of.
        if let Ok(lock) = JsFuture::from(js_sys::Promise::from(asked)).await {
            LOCK.set(Some(lock));
        }
    });
}

fn call(object: &JsValue, name: &str, arguments: &[JsValue]) -> Result<JsValue, JsValue> {
    let function = js_sys::Reflect::get(object, &name.into())?;
    let function: js_sys::Function = function.dyn_into()?;
    function.apply(object, &arguments.iter().cloned().collect())
}

/// A video of one pixel that plays what a canvas shows: phones stay awake while something plays.
fn moving_picture() -> Option<CanvasRenderingContext2d> {
    let document = browser::document();
    let canvas = document.create_element("canvas").ok()?;
    let canvas: HtmlCanvasElement = canvas.dyn_into().ok()?;
    let context = canvas.get_context("2d").ok()??.dyn_into().ok()?;
    let stream = call(&canvas, "captureStream", &[5.into()]).ok()?;
    let video = document.create_element("video").ok()?;
    video.set_class_name("awake");
    for (name, value) in [("muted", ""), ("playsinline", ""), ("aria-hidden", "true")] {
        let _ = video.set_attribute(name, value);
    }
    document.body()?.append_child(&video).ok()?;
    let video: JsValue = video.into();
    js_sys::Reflect::set(&video, &"muted".into(), &true.into()).ok()?;
    js_sys::Reflect::set(&video, &"srcObject".into(), &stream).ok()?;
    if let Ok(playing) = call(&video, "play", &[]) {
        let ignore = Closure::once_into_js(|_: JsValue| {});
        let _ = call(&playing, "catch", &[ignore]);
    }
    Some(context)
}

/// The picture of the video moves.
pub(crate) fn move_picture() {
    PICTURE.with_borrow(|picture| {
        if let Some(picture) = picture {
            let dark = (js_sys::Date::now() as u64 / 500).is_multiple_of(2);
            picture.set_fill_style_str(if dark { "#000" } else { "#111" });
            picture.fill_rect(0.0, 0.0, 2.0, 2.0);
        }
    });
}
