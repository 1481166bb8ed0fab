//! The menu: sound, voice, light, keys, leaving; and the quick calls.

use leptos::prelude::*;

use crate::browser;
use crate::desk::{Desk, Sheet};
use crate::ears::{self, Setting};
use crate::shell::door;
use crate::text::t;

/// The themes, each with its key.
const THEMES: [(&str, &str); 4] = [
    ("system", "web-theme-auto"),
    ("dark", "web-theme-dark"),
    ("light", "web-theme-light"),
    ("contrast", "web-theme-contrast"),
];

/// The menu.
pub(crate) fn menu(desk: Desk) -> impl IntoView {
    view! {
        {move || ears::settings().into_iter().map(setting).collect::<Vec<_>>()}
        {theme()}
        <div class="rowkeys">
            <button class="key" id="show-keys" on:click=move |_| desk.sheet.set(Some(Sheet::Keys))>{t("web-keys")}</button>
            <button class="key" id="leave-table" on:click=move |_| door::leave(desk)>{t("web-leave")}</button>
        </div>
    }
}

/// A setting of what is heard.
fn setting(setting: Setting) -> impl IntoView {
    let name = setting.name;
    let keys: Vec<_> = setting
        .choices
        .iter()
        .map(|&(value, label)| {
            let on = value == setting.chosen;
            view! {
                <button role="radio" class:on=on aria-checked=on.to_string() data-value=value
                    on:click=move |_| ears::choose(name, value)>{t(label)}</button>
            }
        })
        .collect();
    view! {
        <div class="opt" data-setting=name><span class="lbl">{t(setting.label)}</span>
            <div class="seg" role="radiogroup" aria-label=t(setting.label)>{keys}</div></div>
    }
}

/// Dark, light, high contrast.
fn theme() -> impl IntoView {
    let now = RwSignal::new(browser::kept("klaxon-theme").unwrap_or("dark".to_owned()));
    let keys: Vec<_> = THEMES
        .iter()
        .map(|&(word, key)| {
            let on = move || now.get() == word;
            let press = move |_| {
                now.set(word.to_owned());
                browser::keep("klaxon-theme", word);
                set_theme(word);
            };
            view! {
                <button role="radio" class:on=on aria-checked=move || on().to_string() on:click=press>{t(key)}</button>
            }
        })
        .collect();
    view! {
        <div class="opt"><span class="lbl">{t("web-theme")}</span>
            <div class="seg five" role="radiogroup" aria-label=t("web-theme")>{keys}</div></div>
    }
}

/// Puts the light on that the person wants; the system's is the style sheet's to know.
fn set_theme(wanted: &str) {
    let theme = if wanted == "system" { "" } else { wanted };
    browser::mark_root("data-theme", theme);
}

/// What the keys do.
pub(crate) fn keys(desk: Desk) -> impl IntoView {
    let common = [
        ("Enter", "web-key-enter"),
        ("Esc", "web-key-escape"),
        ("?", "web-key-help"),
    ];
    let own = desk.table().map_or(&[][..], |table| table.keys());
    let rows: Vec<_> = own
        .iter()
        .chain(&common)
        .map(|&(key, what)| {
            let key = match key.starts_with("web-") {
                true => t(key),
                false => key.to_owned(),
            };
            view! { <div><dt><kbd>{key}</kbd></dt><dd>{t(what)}</dd></div> }
        })
        .collect();
    view! { <dl class="keys">{rows}</dl> }
}

/// The quick calls.
pub(crate) fn calls(_desk: Desk) -> impl IntoView {}
