//! Links for the clipboard.

use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::HtmlInputElement;

use crate::browser;
use crate::live::Live;

/// For how long a key says that a link is copied, in milliseconds.
const COPIED: u64 = 2500;

/// Copies a link, and says so for a while. Where there is no clipboard, the field with the link is selected.
pub(crate) fn copy(link: &str, field: NodeRef<leptos::html::Input>, copied: Live<bool>) {
    copied.set(hand_over(link, field.get_untracked().as_ref()));
    browser::after(COPIED, move || {
        let _ = copied.try_set(false);
    });
}

/// Gives a link to the clipboard. On plain http browsers have none for us: there the old way, by selecting it.
fn hand_over(link: &str, field: Option<&HtmlInputElement>) -> bool {
    let navigator = browser::window().navigator();
    let clipboard = js_sys::Reflect::get(&navigator, &"clipboard".into());
    if clipboard.is_ok_and(|clipboard| !clipboard.is_undefined()) {
        let _ = navigator.clipboard().write_text(link);
        return true;
    }
    if let Some(field) = field {
        field.set_value(link);
        field.select();
    }
    let document = browser::document();
    let html: Option<&web_sys::HtmlDocument> = document.dyn_ref();
    html.is_some_and(|html| html.exec_command("copy").unwrap_or(false))
}
