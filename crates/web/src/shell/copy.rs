//! Keys that copy a link.

use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::HtmlInputElement;

use crate::browser;
use crate::live::Live;
use crate::shell::icon::{Icon, icon};
use crate::text::t;

/// For how long a key says that a link is copied, in milliseconds.
const COPIED: u64 = 2500;

/// What a link is asked for when it is to be copied.
pub(crate) type Asked = Box<dyn Fn() -> String + Send>;

/// A key that copies a link, and says so for a while.
pub(crate) fn key(
    id: &'static str,
    class: &'static str,
    text: &'static str,
    link: Asked,
) -> AnyView {
    let copied = Live::new(false);
    let press = move |_| {
        copied.set(hand_over(&link()));
        browser::after(COPIED, move || {
            let _ = copied.try_set(false);
        });
    };
    let shown = move || match copied.get() {
        true => (icon(Icon::Check), t("web-copied")),
        false => (icon(Icon::Copy), t(text)),
    };
    let shown = move || {
        let (picture, text) = shown();
        view! { {picture}<span>{text}</span> }
    };
    view! {
        <button class=class id=id on:click=press>{shown}</button>
        <span class="vh" role="status">{move || copied.get().then(|| t("web-copied"))}</span>
    }
    .into_any()
}

/// Gives a link to the clipboard. On plain http browsers have none for us: there the old way, by selecting it.
fn hand_over(link: &str) -> bool {
    let navigator = browser::window().navigator();
    let clipboard = js_sys::Reflect::get(&navigator, &"clipboard".into());
    if clipboard.is_ok_and(|clipboard| !clipboard.is_undefined()) {
        let _ = navigator.clipboard().write_text(link);
        return true;
    }
    select_and_copy(link).unwrap_or(false)
}

/// Selects a link in a field that is there for a moment only; returns whether the browser took it.
fn select_and_copy(link: &str) -> Option<bool> {
    let document = browser::document();
    let main = document.query_selector("main").ok()??;
    let field: HtmlInputElement = document.create_element("input").ok()?.unchecked_into();
    field.set_class_name("vh");
    field.set_value(link);
    main.append_child(&field).ok()?;
    field.select();
    let html: Option<&web_sys::HtmlDocument> = document.dyn_ref();
    let copied = html.is_some_and(|html| html.exec_command("copy").unwrap_or(false));
    field.remove();
    Some(copied)
}
