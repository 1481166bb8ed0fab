//! The team's log: kept in the browser for every game of this device, and for a room also on its server.

use klaxon_proto::{LogEntry, log};

use crate::desk::Desk;
use crate::link::Link;
use crate::live::Live;
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

/// The game that is over, as an entry of the log.
pub(crate) fn entry(link: &Link) -> Option<LogEntry> {
    let room = link.code().unwrap_or("solo");
    Some(LogEntry::new(room, &link.played()?, say))
}

/// Keeps the game that is over, once; only a player does.
pub(crate) fn write_down(link: &Link) {
    let plays = link.room().seats_of(link.me()).next().is_some();
    let Some(entry) = entry(link).filter(|_| plays) else {
        return;
    };
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

/// What a crew did before.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Best {
    /// Nothing.
    First,
    /// The most points of its other games.
    Before(i32),
}

/// The best that the crew of a game did in others like it: by what this device has kept, and what is known of the room.
pub(crate) fn best(entry: &LogEntry, of_room: &[LogEntry]) -> Best {
    let kept = kept();
    let others = kept.iter().chain(of_room);
    let others = others.filter(|other| is_like(other, entry) && !is_same(other, entry));
    let best = others.map(|other| other.points).max();
    best.map_or(Best::First, Best::Before)
}

/// Returns whether the same people played the same game, as hard.
fn is_like(one: &LogEntry, other: &LogEntry) -> bool {
    let crew = |entry: &LogEntry| {
        let mut names = entry.players.clone();
        names.sort();
        names
    };
    let hard = |entry: &LogEntry| {
        let mut options = entry.options.iter();
        options
            .find(|option| option.starts_with("difficulty "))
            .cloned()
    };
    one.game == other.game && hard(one) == hard(other) && crew(one) == crew(other)
}

/// The games of this table: the room's as its server knows them, else this device's own.
pub(crate) fn of_table(desk: Desk, shown: Live<Vec<LogEntry>>) {
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
