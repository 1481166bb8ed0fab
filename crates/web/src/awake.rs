//! Keeps the phone from going dark during a game.

use std::cell::RefCell;

use klaxon_room::Phase;
use wasm_bindgen::{JsCast, JsValue};

use crate::{app, browser};

thread_local! {
    /// The lock, or what stands in for it: kept as long as it lives.
    static KEPT: RefCell<Option<JsValue>> = const { RefCell::new(None) };
}

/// Keeps the screen on while a game is on; asked for again whenever the page comes back, since hiding it ends it.
pub(crate) fn stay() {
    let playing = app::with_link(|link| link.room().phase() == Phase::Playing).unwrap_or(false);
    if !playing || browser::document().hidden() {
        return;
    }
    let navigator: JsValue = browser::window().navigator().into();
    let lock = js_sys::Reflect::get(&navigator, &"wakeLock".into()).unwrap_or_default();
    match lock.is_undefined() {
        false => {
            if let Ok(request) = call(&lock, "request", &["screen".into()]) {
                // A refusal (a battery that is low) is nothing to tell anybody of.
                let ignore = wasm_bindgen::closure::Closure::once_into_js(|_: JsValue| {});
                let _ = call(&request, "catch", &[ignore]);
            }
        }
        // On plain http there is no lock: a picture that moves has the same effect.
        true => KEPT.with_borrow_mut(|kept| {
            if kept.is_none() {
                *kept = moving_picture();
            }
        }),
    }
}

fn call(object: &JsValue, name: &str, arguments: &[JsValue]) -> Result<JsValue, JsValue> {
    let function = js_sys::Reflect::get(object, &name.into())?;
    let function: js_sys::Function = function.dyn_into()?;
    function.apply(object, &arguments.iter().cloned().collect())
}

/// A video of one pixel that plays what a canvas shows: phones stay awake while something plays.
fn moving_picture() -> Option<JsValue> {
    let document = browser::document();
    let canvas: JsValue = document.create_element("canvas").ok()?.into();
    call(&canvas, "getContext", &["2d".into()]).ok()?;
    let stream = call(&canvas, "captureStream", &[5.into()]).ok()?;
    let video = document.create_element("video").ok()?;
    for name in ["muted", "playsinline"] {
        let _ = video.set_attribute(name, "");
    }
    video.set_class_name("awake");
    let _ = video.set_attribute("aria-hidden", "true");
    document.body()?.append_child(&video).ok()?;
    let video: JsValue = video.into();
    js_sys::Reflect::set(&video, &"muted".into(), &true.into()).ok()?;
    js_sys::Reflect::set(&video, &"srcObject".into(), &stream).ok()?;
    let playing = call(&video, "play", &[]).ok()?;
    let ignore = wasm_bindgen::closure::Closure::once_into_js(|_: JsValue| {});
    let _ = call(&playing, "catch", &[ignore]);
    Some(video)
}
