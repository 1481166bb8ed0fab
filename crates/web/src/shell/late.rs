//! The end of a game is a part of its own, fetched while the game is played.

use leptos::prelude::*;
use leptos::wasm_split::{SplitLoaderError, wasm_split};
use wasm_bindgen_futures::spawn_local;

use crate::desk::Desk;
use crate::shell::end::{self, Reading};
use crate::text::{learn, t};

type End = fn(Desk, Reading, bool) -> AnyView;

#[wasm_split(end, wasm_split_path = ::leptos::wasm_split, fallible)]
fn load() -> Result<End, SplitLoaderError> {
    Ok(|desk, reading, played| end::end(desk, reading, played).into_any())
}

async fn fetch() -> Option<End> {
    let end = load().await.ok()?;
    learn("end").await.then_some(end)
}

/// Fetches it before anybody needs it.
pub(crate) fn load_ahead() {
    spawn_local(async {
        fetch().await;
    });
}

/// The last screen, as soon as it is there; a person whose browser can't have it is told so.
pub(crate) fn end(desk: Desk, reading: Reading, played: bool) -> impl IntoView {
    let loaded = RwSignal::new(None::<End>);
    spawn_local(async move {
        match fetch().await {
            Some(end) => {
                let _ = loaded.try_set(Some(end));
            }
            None => desk.leave(&t("web-chunk-missing"), true),
        }
    });
    move || loaded.get().map(|end| end(desk, reading, played))
}
