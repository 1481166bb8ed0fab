//! What nobody needs to begin a game: its end, the sheets, a picture of the link. Each is a part of its own, fetched when
//! somebody asks for it, and those that every game needs sooner or later while it is played.

use std::sync::Arc;

use klaxon_proto::{ClockTongue, Tongue};
use leptos::prelude::*;
use leptos::wasm_split::{SplitLoaderError, wasm_split};
use wasm_bindgen_futures::spawn_local;

use crate::browser;
use crate::desk::{Desk, Sheet};
use crate::live::Live;
use crate::shell::door;
use crate::shell::end::{self, Reading};
use crate::shell::{calls, chooser, coach, first_time, look_up, menu, per_seat, press, replay};
use crate::text::{learn, t};

/// So long after a lobby is there its QR code is fetched, in milliseconds.
const QR_AFTER: u64 = 600;

/// How often somebody who waits for the network looks for it, in milliseconds.
const LOOK_AGAIN: u64 = 500;

/// What lessons need of the page.
#[derive(Clone, Copy)]
struct Coaching {
    /// Begins a lesson, for a learner of a name.
    begin: fn(Desk, String, String),
    /// Offers the lesson of a game to a person who never played it, who may as well play at once.
    offer: fn(String, Play),
}

/// What a person does who wants to play at once.
type Play = Arc<dyn Fn() + Send + Sync>;

type End = fn(Desk, Reading, bool) -> AnyView;

/// What every game needs sooner or later.
#[derive(Clone, Copy)]
struct Late {
    end: End,
    json: Json,
}

/// What comes with the sheets.
#[derive(Clone, Copy)]
struct Sheets {
    /// What is on a sheet.
    inside: fn(Desk, &Sheet) -> AnyView,
    /// Entries of books of rules.
    look_up: fn(&str, &str) -> AnyView,
    /// Begins to look up what a long press is on.
    listen: fn(Desk),
    /// Looks up what a key asks for.
    by_key: fn(Desk),
}

/// How to speak to a server of another build than this page's.
#[derive(Clone, Copy)]
pub(crate) struct Json {
    /// In a room.
    pub(crate) tongue: Tongue,
    /// With those who share a clock.
    pub(crate) clock: ClockTongue,
    /// Has a newer version offered when nobody plays.
    pub(crate) look_for_newer: fn(),
}

/// What makes a view, once it is there.
pub(crate) type Maker = Arc<dyn Fn() -> AnyView + Send + Sync>;

#[wasm_split(end, wasm_split_path = ::leptos::wasm_split, fallible)]
fn load_end() -> Result<Late, SplitLoaderError> {
    Ok(Late {
        end: |desk, reading, played| end::end(desk, reading, played).into_any(),
        json: Json {
            tongue: Tongue::JSON,
            clock: ClockTongue::JSON,
            look_for_newer,
        },
    })
}

#[wasm_split(sheet, wasm_split_path = ::leptos::wasm_split, fallible)]
fn load_sheet() -> Result<Sheets, SplitLoaderError> {
    Ok(Sheets {
        inside: inside_of,
        look_up: look_up::look_up,
        listen: press::listen,
        by_key: press::by_key,
    })
}

fn inside_of(desk: Desk, sheet: &Sheet) -> AnyView {
    match sheet {
        Sheet::Menu => menu::menu(desk).into_any(),
        Sheet::Keys => menu::keys(desk).into_any(),
        Sheet::Calls => calls::calls(desk).into_any(),
        Sheet::Games => chooser::chooser(desk).into_any(),
        Sheet::LookUp => {
            let books = desk.table().map_or("fuse", |table| table.books());
            look_up::look_up(books, &desk.looked_up.get_value())
        }
        Sheet::OfSeat(seat) => per_seat::chooser(desk, *seat).into_any(),
        Sheet::Seat(_) | Sheet::Own(_) => ().into_any(),
    }
}

/// Says that a part can't be had.
#[inline(never)]
pub(crate) fn missing(desk: Desk) {
    desk.leave(&t("web-chunk-missing"), true);
}

/// Says at the finger that a part can't be had.
#[inline(never)]
fn lacks(desk: Desk) {
    desk.complain(&t("web-chunk-missing"));
}

/// Fetches what it takes to speak with a server of another build. It comes with the end of a game: a part of its own would
/// make the list of all parts longer, which is fetched first.
pub(crate) async fn load_json() -> Result<Json, SplitLoaderError> {
    load_end().await.map(|late| late.json)
}

fn look_for_newer() {
    if let Ok(event) = web_sys::Event::new("klaxon-newer") {
        let _ = browser::window().dispatch_event(&event);
    }
}

/// Speaks JSON on the socket that was just opened: the server was upgraded. Its files are no more those of this page, so
/// this was fetched before; a person whose browser could not have it then is told so.
pub(crate) fn speak_json(desk: Desk) {
    spawn_local(async move {
        match load_json().await {
            Ok(json) => {
                desk.change(|link| link.opened(json.tongue));
                (json.look_for_newer)();
            }
            Err(_) => missing(desk),
        }
    });
}

#[wasm_split(coach, wasm_split_path = ::leptos::wasm_split, fallible)]
fn load_coaching() -> Result<Coaching, SplitLoaderError> {
    Ok(Coaching {
        begin: |desk, lesson, guest| spawn_local(coach::begin(desk, lesson, guest)),
        offer: |game, play| spawn_local(first_time::offer(game, move || play())),
    })
}

/// What it takes to watch a game again: the bar of a tape, or else the door where a record is found.
type Replay = fn(Desk, bool) -> AnyView;

#[wasm_split(replay, wasm_split_path = ::leptos::wasm_split, fallible)]
fn load_replay() -> Result<Replay, SplitLoaderError> {
    Ok(replay::replay)
}

/// The bar of a tape, or else the door where a record is found, as soon as that is there. A person at the door whose
/// browser can't have it is told so; who looks on just looks on.
pub(crate) fn replay(desk: Desk, bar: bool) -> AnyView {
    later(async move {
        match load_replay().await {
            Ok(replay) => Some(Arc::new(move || replay(desk, bar)) as Maker),
            Err(_) if bar => None,
            Err(_) => {
                missing(desk);
                None
            }
        }
    })
}

#[wasm_split(qr, wasm_split_path = ::leptos::wasm_split, fallible)]
fn load_qr() -> Result<fn(&str) -> String, SplitLoaderError> {
    Ok(crate::qr::svg)
}

/// Begins a lesson. A person whose browser can't have what it takes is told so.
pub(crate) fn lesson(desk: Desk, lesson: String, guest: String) {
    spawn_local(async move {
        match load_coaching().await {
            Ok(coaching) => (coaching.begin)(desk, lesson, guest),
            Err(_) => missing(desk),
        }
    });
}

/// Offers the lesson of a game to a person who never played it. A person whose browser can't have it just plays.
pub(crate) fn offer_lesson(game: String, play: impl Fn() + Send + Sync + 'static) {
    spawn_local(async move {
        match load_coaching().await {
            Ok(coaching) => (coaching.offer)(game, Arc::new(play)),
            Err(_) => play(),
        }
    });
}

async fn fetch_end() -> Option<End> {
    let late = load_end().await.ok()?;
    learn("end").await.then_some(late.end)
}

/// Fetches what a game needs sooner or later, if there is a network, or the browser keeps the page. From then on things
/// on the table can be looked up by a long press.
pub(crate) fn load_ahead(desk: Desk) {
    if browser::is_online() || browser::is_kept() {
        spawn_local(async move {
            if let Ok(sheets) = load_sheet().await {
                (sheets.listen)(desk);
            }
            fetch_end().await;
        });
    }
}

/// What is in books of rules, as soon as that is there.
pub(crate) fn books(names: &'static str) -> AnyView {
    later(async move {
        let sheets = load_sheet().await.ok()?;
        Some(Arc::new(move || (sheets.look_up)(names, "")) as Maker)
    })
}

/// Looks something up that a key asks for.
pub(crate) fn look_up_by_key(desk: Desk) {
    spawn_local(async move {
        match load_sheet().await {
            Ok(sheets) => (sheets.by_key)(desk),
            Err(_) => lacks(desk),
        }
    });
}

/// A view that is there as soon as what makes it is.
pub(crate) fn later(made: impl Future<Output = Option<Maker>> + 'static) -> AnyView {
    let maker = Live::new(None::<Maker>);
    spawn_local(async move { bring(maker, made.await) });
    brought(maker)
}

/// What makes a view is there. Here and below once for all views: inside what waits for them it would be there for each.
#[inline(never)]
fn bring(maker: Live<Option<Maker>>, made: Option<Maker>) {
    let _ = maker.try_set(made);
}

/// A view of what is there so far.
#[inline(never)]
fn brought(maker: Live<Option<Maker>>) -> AnyView {
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
            None if browser::is_online() => missing(desk),
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
        let Ok(sheets) = load_sheet().await else {
            desk.sheet.set(None);
            lacks(desk);
            return None;
        };
        Some(Arc::new(move || (sheets.inside)(desk, &sheet)) as Maker)
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
