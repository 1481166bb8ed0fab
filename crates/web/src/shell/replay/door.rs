//! Where a record is looked for: it comes from the server, or somebody chooses a file or drops one.

use std::cell::Cell;

use leptos::html;
use leptos::prelude::*;

use super::file;
use crate::desk::Desk;
use crate::live::Live;
use crate::shell::icon::{Icon, icon};
use crate::text::{home, t};

/// What the door shows.
#[derive(Clone, PartialEq, Eq)]
enum Shown {
    /// A record is on its way.
    Looking,
    /// A file can be chosen; and why nothing is watched, if something was to be.
    Open(String),
}

thread_local! {
    static SHOWN: Cell<Option<Live<Shown>>> = const { Cell::new(None) };
    static LISTENS: Cell<bool> = const { Cell::new(false) };
}

/// Says why a record can't be watched.
pub(super) fn refuse(why: &str) {
    if let Some(shown) = SHOWN.get() {
        let _ = shown.try_set(Shown::Open(why.to_owned()));
    }
}

/// The door.
pub(super) fn door(desk: Desk) -> AnyView {
    let shown = Live::new(Shown::Looking);
    SHOWN.set(Some(shown));
    // Only the first time: whoever opens another record here has it at hand.
    let first = !LISTENS.replace(true);
    if first {
        file::listen(desk);
    }
    if first && !file::find(desk) {
        shown.set(Shown::Open(String::new()));
    }
    let inside = move || match shown.get() {
        Shown::Looking => view! { <p role="status">{t("replay-looking")}</p> }.into_any(),
        Shown::Open(why) => choice(desk, why),
    };
    view! {
        <main class="door"><section class="plate find">
            <h1>{t("replay-title")}</h1>
            {inside}
            <a class="key" href=home()>{t("web-to-start")}</a>
        </section></main>
    }
    .into_any()
}

fn choice(desk: Desk, why: String) -> AnyView {
    let wrong = (!why.is_empty()).then(|| view! { <p class="wrong" role="alert">{why}</p> });
    view! { {wrong}<p>{t("replay-what")}</p>{chooser(desk)} }.into_any()
}

/// The key that chooses a file.
pub(super) fn chooser(desk: Desk) -> AnyView {
    let input = NodeRef::<html::Input>::new();
    let chosen = move |_| {
        let files = input.get_untracked().and_then(|input| input.files());
        if let Some(file) = files.and_then(|files| files.get(0)) {
            file::watch(desk, file);
        }
    };
    view! {
        <label class="key main choose">
            {icon(Icon::Log)}<span>{t("replay-choose")}</span>
            <input class="vh" type="file" id="chosen-file" accept=".txt,.game,text/plain" node_ref=input on:change=chosen/>
        </label>
    }
    .into_any()
}
