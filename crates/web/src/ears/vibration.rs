//! What is felt, on devices that can shake.

use js_sys::{Array, Reflect};
use wasm_bindgen::JsValue;

use super::Sound;
use crate::browser;

/// Returns whether this device may be able to shake. Desktops say yes too, and do nothing.
pub(super) fn is_there() -> bool {
    let navigator: JsValue = browser::window().navigator().into();
    Reflect::has(&navigator, &"vibrate".into()).unwrap_or(false)
}

/// Shakes with a sound: for how long, then how long not, and so on, in milliseconds.
pub(super) fn shake(sound: Sound) {
    let pattern: &[u32] = match sound {
        Sound::Place => &[12],
        Sound::Refused => &[20, 40, 20],
        Sound::Fuse => &[60, 60, 60],
        Sound::Lose => &[400],
        _ => return,
    };
    if is_there() {
        let pattern: Array = pattern.iter().map(|part| JsValue::from(*part)).collect();
        browser::window().navigator().vibrate_with_pattern(&pattern);
    }
}
