//! The end of a game is a part of its own, fetched while the game is played.

use leptos::prelude::*;
use leptos::wasm_split::{SplitLoaderError, wasm_split};
use wasm_bindgen_futures::spawn_local;

use crate::browser;
use crate::desk::Desk;
use crate::shell::door;
use crate::shell::end::{self, Reading};
use crate::text::{learn, t};

/// How often somebody who waits for the network looks for it, in milliseconds.
const LOOK_AGAIN: u64 = 500;

type End = fn(Desk, Reading, bool) -> AnyView;

#[wasm_split(end, wasm_split_path = ::leptos::wasm_split, fallible)]
fn load() -> Result<End, SplitLoaderError> {
    Ok(|desk, reading, played| end::end(desk, reading, played).into_any())
}

async fn fetch() -> Option<End> {
    let end = load().await.ok()?;
    learn("end").await.then_some(end)
}

/// Fetches it before anybody needs it. Without a network it waits for its time.
pub(crate) fn load_ahead() {
    if browser::is_online() {
        spawn_local(async {
            fetch().await;
        });
    }
}

/// How far the last screen is.
#[derive(Clone, Copy)]
enum Fetched {
    Soon,
    NoNetwork,
    Here(End),
}

/// The last screen, as soon as it is there.
pub(crate) fn end(desk: Desk, reading: Reading, played: bool) -> impl IntoView {
    let fetched = RwSignal::new(Fetched::Soon);
    show(desk, fetched);
    move || match fetched.get() {
        Fetched::Soon => ().into_any(),
        Fetched::NoNetwork => door::waiting(t("web-results-wait")).into_any(),
        Fetched::Here(end) => end(desk, reading, played),
    }
}

/// Shows the last screen once it is fetched. A person without a network waits for it; a person whose browser can't have
/// it though there is one is told so.
fn show(desk: Desk, fetched: RwSignal<Fetched>) {
    spawn_local(async move {
        match fetch().await {
            Some(end) => {
                let _ = fetched.try_set(Fetched::Here(end));
            }
            None if browser::is_online() => desk.leave(&t("web-chunk-missing"), true),
            None => {
                let _ = fetched.try_set(Fetched::NoNetwork);
                wait_for_network(desk, fetched);
            }
        }
    });
}

/// Tries again when the network is back, if somebody still waits.
fn wait_for_network(desk: Desk, fetched: RwSignal<Fetched>) {
    browser::after(LOOK_AGAIN, move || match browser::is_online() {
        _ if fetched.is_disposed() => {}
        true => show(desk, fetched),
        false => wait_for_network(desk, fetched),
    });
}
