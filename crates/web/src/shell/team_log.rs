//! The team's log: kept in the browser for every game of this device, and for a room also on its server.

use klaxon_proto::{LogEntry, log};
use leptos::prelude::*;

use crate::desk::Desk;
use crate::link::Link;
use crate::text::{language, say};
use crate::{browser, json};

/// The name under which results are kept.
const NAME: &str = "klaxon-games";
/// So many are kept.
const MOST: usize = 500;

/// All games of this device.
fn kept() -> Vec<LogEntry> {
    json::read(&browser::kept(NAME).unwrap_or_default())
}

/// Keeps the game that is over, once; only a player does.
pub(crate) fn write_down(link: &Link) {
    let room = link.code().unwrap_or("solo");
    let plays = link.room().seats_of(link.me()).next().is_some();
    let Some(played) = link.played().filter(|_| plays) else {
        return;
    };
    let entry = LogEntry::new(room, &played, say);
    let mut log = kept();
    if log.iter().any(|other| is_same(other, &entry)) {
        return;
    }
    log.push(entry);
    let old = log.len().saturating_sub(MOST);
    browser::keep(NAME, &json::write(&log[old..]));
}

/// Returns whether it is the same game. A page that comes back after its end knows neither its last change nor the hour
/// exactly, but the seed.
fn is_same(one: &LogEntry, other: &LogEntry) -> bool {
    one.room == other.room && one.seed == other.seed
}

/// The games of this table: the room's as its server knows them, else this device's own.
pub(crate) fn of_table(desk: Desk, shown: RwSignal<Vec<LogEntry>>) {
    let code = desk.look(|link| link.code().map(str::to_owned)).flatten();
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
