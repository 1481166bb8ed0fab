//! What nobody needs to begin a game: its end, the sheets, a picture of the link. Each is a part of its own, fetched when
//! somebody asks for it, and those that every game needs sooner or later while it is played.

use std::sync::Arc;

use leptos::prelude::*;
use leptos::wasm_split::{SplitLoaderError, wasm_split};
use wasm_bindgen_futures::spawn_local;

use crate::browser;
use crate::desk::{Desk, Sheet};
use crate::live::Live;
use crate::shell::door;
use crate::shell::end::{self, Reading};
use crate::shell::{calls, chooser, menu, per_seat};
use crate::text::{learn, t};

/// So long after a lobby is there its QR code is fetched, in milliseconds.
const QR_AFTER: u64 = 600;

/// How often somebody who waits for the network looks for it, in milliseconds.
const LOOK_AGAIN: u64 = 500;

type End = fn(Desk, Reading, bool) -> AnyView;
type Inside = fn(Desk, &Sheet) -> AnyView;

/// What makes a view, once it is there.
pub(crate) type Maker = Arc<dyn Fn() -> AnyView + Send + Sync>;

#[wasm_split(end, wasm_split_path = ::leptos::wasm_split, fallible)]
fn load_end() -> Result<End, SplitLoaderError> {
    Ok(|desk, reading, played| end::end(desk, reading, played).into_any())
}

#[wasm_split(sheet, wasm_split_path = ::leptos::wasm_split, fallible)]
fn load_sheet() -> Result<Inside, SplitLoaderError> {
    Ok(|desk, sheet| match sheet {
        Sheet::Menu => menu::menu(desk).into_any(),
        Sheet::Keys => menu::keys(desk).into_any(),
        Sheet::Calls => calls::calls(desk).into_any(),
        Sheet::Games => chooser::chooser(desk).into_any(),
        Sheet::OfSeat(seat) => per_seat::chooser(desk, *seat).into_any(),
        Sheet::Seat(_) | Sheet::Own(_) => ().into_any(),
    })
}

#[wasm_split(qr, wasm_split_path = ::leptos::wasm_split, fallible)]
fn load_qr() -> Result<fn(&str) -> String, SplitLoaderError> {
    Ok(crate::qr::svg)
}

async fn fetch_end() -> Option<End> {
    let end = load_end().await.ok()?;
    learn("end").await.then_some(end)
}

/// Fetches what a game needs sooner or later, if there is a network.
pub(crate) fn load_ahead() {
    if browser::is_online() {
        spawn_local(async {
            let _ = load_sheet().await;
            fetch_end().await;
        });
    }
}

/// A view that is there as soon as what makes it is.
pub(crate) fn later(made: impl Future<Output = Option<Maker>> + 'static) -> AnyView {
    let maker = Live::new(None::<Maker>);
    spawn_local(async move {
        let _ = maker.try_set(made.await);
    });
    let shown = move || maker.get().map(|make| make());
    shown.into_any()
}

/// How far the last screen is.
#[derive(Clone, Copy)]
enum Fetched {
    Soon,
    NoNetwork,
    Here(End),
}

/// The last screen, as soon as it is there.
pub(crate) fn end(desk: Desk, reading: Reading, played: bool) -> AnyView {
    let fetched = Live::new(Fetched::Soon);
    show(desk, fetched);
    let shown = move || match fetched.get() {
        Fetched::Soon => ().into_any(),
        Fetched::NoNetwork => door::waiting(t("web-results-wait")).into_any(),
        Fetched::Here(end) => end(desk, reading, played),
    };
    shown.into_any()
}

/// Shows the last screen once it is fetched. A person without a network waits for it; a person whose browser can't have
/// it though there is one is told so.
fn show(desk: Desk, fetched: Live<Fetched>) {
    spawn_local(async move {
        match fetch_end().await {
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
fn wait_for_network(desk: Desk, fetched: Live<Fetched>) {
    browser::after(LOOK_AGAIN, move || match browser::is_online() {
        _ if fetched.is_disposed() => {}
        true => show(desk, fetched),
        false => wait_for_network(desk, fetched),
    });
}

/// What is on a sheet that knows no game. If a browser can't have it, the sheet is gone again, with a word.
pub(crate) fn inside(desk: Desk, sheet: Sheet) -> AnyView {
    later(async move {
        let Ok(inside) = load_sheet().await else {
            desk.sheet.set(None);
            desk.complain(&t("web-chunk-missing"));
            return None;
        };
        Some(Arc::new(move || inside(desk, &sheet)) as Maker)
    })
}

/// A link as a QR code, as soon as that is there. Without a network it is not, but the link stands beside it.
pub(crate) fn qr(link: String) -> Live<String> {
    let picture = Live::new(String::new());
    let draw = async move {
        if let Ok(svg) = load_qr().await {
            let _ = picture.try_set(svg(&link));
        }
    };
    // What the game needs comes first.
    browser::after(QR_AFTER, move || spawn_local(draw));
    picture
}
