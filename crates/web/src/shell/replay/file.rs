//! A record comes in: from the server, from a file, or from the game that this tab has just played.

use klaxon_core::Seat;
use klaxon_core::record::{RecordText, game_of};
use klaxon_replay::{Eyes, MOST_BYTES, Tape, Unplayable};
use klaxon_words::Arg;
use wasm_bindgen::JsCast;
use wasm_bindgen_futures::{JsFuture, spawn_local};

use super::reel::{self, Record, Reel};
use super::{door, player};
use crate::desk::Desk;
use crate::games::{self, told};
use crate::link::Link;
use crate::shell::story::Course;
use crate::text::{language, t, t_with};
use crate::{browser, start, stored};

/// Where to begin, and with whose eyes.
#[derive(Clone, Copy, Default)]
struct Wish {
    moment: usize,
    seat: Option<Seat>,
}

impl Wish {
    /// `?at=37&seat=2`
    fn of_address() -> Wish {
        let mut wish = Wish::default();
        for (name, value) in browser::asked() {
            match name.as_str() {
                "at" => wish.moment = value.parse().unwrap_or(0),
                "seat" => wish.seat = value.parse().ok(),
                _ => {}
            }
        }
        wish
    }
}

/// Looks for the record that the address asks for, or that this tab keeps; returns whether there is one to wait for.
pub(super) fn find(desk: Desk) -> bool {
    let path = browser::path();
    match path.split_once('/') {
        Some((_, address)) => {
            let address = address.to_owned();
            spawn_local(async move {
                let found = match handed_over().filter(|text| is_at(text, &address)) {
                    Some(text) => Ok(text),
                    None => fetch(&address).await,
                };
                match found {
                    Ok(text) => open(desk, text, Some(address), Wish::of_address()).await,
                    Err(why) => door::refuse(&why),
                }
            });
            true
        }
        None => match handed_over() {
            Some(text) => {
                spawn_local(async move { open(desk, text, None, Wish::of_address()).await });
                true
            }
            None => false,
        },
    }
}

/// The record of the game that this tab has played last, if it was asked for.
fn handed_over() -> Option<String> {
    let storage = browser::window().session_storage().ok().flatten()?;
    storage.get_item(stored::REPLAY).ok().flatten()
}

/// Returns whether a record is the one of an address.
fn is_at(text: &str, address: &str) -> bool {
    let own = RecordText::parse(text).and_then(|record| record.header.address());
    own.as_deref() == Some(address)
}

/// Gets the record of an address from the server, or says why that can't be.
async fn fetch(address: &str) -> Result<String, String> {
    let path = format!("/api/records/{address}");
    let asked = JsFuture::from(browser::window().fetch_with_str(&path)).await;
    let response = asked
        .ok()
        .and_then(|it| it.dyn_into::<web_sys::Response>().ok());
    let response = response.ok_or_else(|| t("replay-no-server"))?;
    match response.status() {
        200 => {}
        410 => return Err(t("replay-deleted")),
        404 => return Err(t("replay-not-found")),
        _ => return Err(t("replay-no-server")),
    }
    let text = response.text().map_err(|_| t("replay-no-server"))?;
    let text = JsFuture::from(text).await;
    let text = text.ok().and_then(|text| text.as_string());
    text.ok_or_else(|| t("replay-no-server"))
}

/// Watches a file that somebody chose or dropped.
pub(super) fn watch(desk: Desk, file: web_sys::File) {
    spawn_local(async move {
        if file.size() > MOST_BYTES as f64 {
            return fail(desk, &words(&Unplayable::TooLarge));
        }
        let text = JsFuture::from(file.text()).await;
        match text.ok().and_then(|text| text.as_string()) {
            Some(text) => {
                start_over(desk);
                // The table of the record before is gone by then.
                browser::after(0, move || {
                    spawn_local(async move { open(desk, text, None, Wish::default()).await });
                });
            }
            None => fail(desk, &t("replay-unreadable")),
        }
    });
}

/// The record before makes room, and its address.
fn start_over(desk: Desk) {
    if reel::look(|_| ()).is_some() {
        player::play(desk, false);
        reel::put(None);
        desk.set_link(None);
    }
    browser::show_address(&format!("/replay?lang={}", language().code()));
}

/// Watches a record, or says why that can't be.
async fn open(desk: Desk, text: String, address: Option<String>, wish: Wish) {
    if let Some(game) = game_of(&text).filter(|game| games::has_table(game))
        && !games::fetch(game).await
    {
        return fail(desk, &t("web-chunk-missing"));
    }
    match Tape::of_record(&text, &games::shelf()) {
        Ok(tape) => begin(desk, tape, Record { text, address }, wish),
        Err(why) => fail(desk, &words(&why)),
    }
}

/// Puts the tape in, and lays its table.
fn begin(desk: Desk, tape: Tape, record: Record, wish: Wish) {
    let text = record.text.clone();
    let mut reel = Reel::new(tape, Some(record));
    let seat = wish.seat.filter(|seat| seat.index() < reel.tape.seats());
    reel.eyes = seat.map_or(Eyes::Everybody, Eyes::Seat);
    let Some(past) = player::first(&mut reel) else {
        return fail(desk, &words(&Unplayable::NoRecord));
    };
    reel::put(Some(reel));
    desk.set_link(Some(Link::to_record(past)));
    player::seek(desk, 0);
    // At its beginning the times of marks are those of the game.
    let game = desk.look(|link| link.room().game().to_owned());
    let course = Course {
        record: &text,
        from: "",
    };
    let story = told::story(desk, &game.unwrap_or_default(), course);
    reel::change(|reel| reel.story = story);
    player::seek(desk, wish.moment);
}

/// Says why something can't be watched: where nothing is watched instead of anything else, else at the finger.
fn fail(desk: Desk, why: &str) {
    match reel::look(|_| ()) {
        Some(()) => desk.announce(why),
        None => door::refuse(why),
    }
}

/// Why something can't be watched, in words.
fn words(why: &Unplayable) -> String {
    match why {
        Unplayable::NoRecord => t("replay-no-record"),
        Unplayable::Old => t("replay-old"),
        Unplayable::Newer => t("replay-newer"),
        Unplayable::TooLarge => t("replay-too-large"),
        Unplayable::NoSuchGame(game) => t_with("replay-no-game", &[("game", Arg::Text(game))]),
        Unplayable::Line(line) => t_with("replay-damaged", &[("line", Arg::from(*line))]),
    }
}

/// Hears of files that are dropped anywhere on the page.
pub(super) fn listen(desk: Desk) {
    let window = browser::window();
    start::on(&window, "dragover", |event: web_sys::DragEvent| {
        event.prevent_default()
    });
    start::on(&window, "drop", move |event: web_sys::DragEvent| {
        event.prevent_default();
        let files = event.data_transfer().and_then(|dropped| dropped.files());
        if let Some(file) = files.and_then(|files| files.get(0)) {
            watch(desk, file);
        }
    });
}
