//! The team's log: kept in the browser for every game of this device, and for a room also on its server.

use klaxon_proto::{LogEntry, log};
use klaxon_room::Played;
use leptos::prelude::*;

use crate::link::Link;
use crate::text::{language, say};
use crate::{app, browser, json};

/// The name under which results are kept.
const NAME: &str = "klaxon-games";
/// So many are kept.
const MOST: usize = 500;

/// All games of this device.
fn kept() -> Vec<LogEntry> {
    json::read(&browser::kept(NAME).unwrap_or_default())
}

/// Keeps the game that is over, once.
pub(crate) fn write_down(link: &Link) {
    let room = link.code().unwrap_or("solo");
    let Some(played) = Played::in_room(link.room(), link.now()) else {
        return;
    };
    let mut log = kept();
    let same = |entry: &LogEntry| entry.room == room && entry.number == played.number;
    // A game alone is another one each time, though its room counts from the start again.
    if log.iter().rev().any(same) && link.code().is_some() || is_just_written(&log, &played) {
        return;
    }
    log.push(LogEntry::new(room, &played, say));
    let old = log.len().saturating_sub(MOST);
    browser::keep(NAME, &json::write(&log[old..]));
}

/// Is the last entry the same game, seen a moment ago?
fn is_just_written(log: &[LogEntry], played: &Played) -> bool {
    let time = played.outcome.at.to_string();
    let same = |last: &LogEntry| last.number == played.number && last.time == time;
    log.last().is_some_and(same)
}

/// The games of this table: the room's as its server knows them, else this device's own.
pub(crate) fn of_table(shown: RwSignal<Vec<LogEntry>>) {
    let code = app::with_link(|link| link.code().map(str::to_owned)).flatten();
    let room = code.clone().unwrap_or_else(|| "solo".to_owned());
    let mut own = kept();
    own.retain(|entry| entry.room == room);
    shown.set(own);
    let Some(code) = code else { return };
    let path = format!("/api/rooms/{code}/log?lang={}", language().code());
    browser::get(&path, move |text| {
        let _ = shown.try_set(json::read(&text));
    });
}

/// Everything that this device has played, for a spreadsheet.
pub(crate) fn csv() -> String {
    log::csv(&kept())
}

/// The same for programs.
pub(crate) fn json() -> String {
    json::write(&kept())
}
