//! The ship's computer: a clock with a voice for a table with the box of a game on it (S-1 to S-5). It needs no room and,
//! once it is there, no network, unless several phones share its clock.

mod clock;
mod crew;
mod desk;
mod eye;
mod keeping;
mod keys;
mod line;
mod log;
mod lookup;
mod mission;
mod numbers;
mod page;
mod score;
mod setup;
mod share;
mod sheet;
mod speaks;

use leptos::prelude::*;
use leptos::wasm_split::{SplitLoaderError, wasm_split};
use wasm_bindgen_futures::spawn_local;

use crate::browser;
use crate::text::{learn, t};

/// The path of its address.
pub(crate) const PATH: &str = "computer";
/// The texts that it needs, besides those of every screen.
const TEXTS: [&str; 4] = ["computer", "fuse", "countdown", "flatline"];
/// The name of its style sheet.
const STYLE: &str = "computer.css";

#[wasm_split(computer, wasm_split_path = ::leptos::wasm_split, fallible)]
fn bring() -> Result<fn() -> AnyView, SplitLoaderError> {
    Ok(page::open)
}

/// Everything that it needs; none if a part can't be had.
async fn fetch() -> Option<fn() -> AnyView> {
    let open = bring().await.ok()?;
    browser::wear(STYLE).await;
    for part in TEXTS {
        if !learn(part).await {
            return None;
        }
    }
    Some(open)
}

/// Shows it as soon as all of it is there: from then on nothing is fetched.
pub(crate) fn start(then: impl FnOnce() + 'static) {
    spawn_local(async move {
        let open = fetch().await.unwrap_or(missing);
        then();
        mount_to_body(open);
    });
}

/// A part could not be had: the person can try again.
fn missing() -> AnyView {
    let again = move |_| {
        let _ = browser::window().location().reload();
    };
    view! {
        <main class="door"><p class="wait">
            {t("web-chunk-missing")} <button class="key" on:click=again>{t("web-try-again")}</button>
        </p></main>
    }
    .into_any()
}
