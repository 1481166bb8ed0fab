//! The team's log: kept in the browser for every game of this device, and for a room also on its server.

use klaxon_proto::{LogEntry, log};
use leptos::prelude::*;

use crate::desk::Desk;
use crate::link::Link;
use crate::live::Live;
use crate::text::{language, say, t};
use crate::{browser, json, stored};

/// So many are kept.
const MOST: usize = 500;

/// All games of this device.
fn kept() -> Vec<LogEntry> {
    json::read(&browser::kept(stored::GAMES).unwrap_or_default())
}

/// The game that is over, as an entry of the log.
pub(crate) fn entry(link: &Link) -> Option<LogEntry> {
    let room = link.code().unwrap_or(log::SOLO);
    Some(LogEntry::new(room, &link.played()?, say))
}

/// Keeps the game that is over, once; only a player does. Returns whether the log has all that it should.
pub(crate) fn write_down(link: &Link) -> bool {
    let plays = link.room().seats_of(link.me()).next().is_some();
    match entry(link).filter(|_| plays) {
        Some(entry) => add(vec![entry]),
        None => true,
    }
}

/// Puts games into the log of this device that are not there; returns whether it has them all now.
pub(crate) fn add(games: Vec<LogEntry>) -> bool {
    let mut log = kept();
    let before = log.len();
    for game in games {
        if !log.iter().any(|other| is_same(other, &game)) {
            log.push(game);
        }
    }
    if log.len() == before {
        return true;
    }
    let old = log.len().saturating_sub(MOST);
    browser::keeps(stored::GAMES, &json::write(&log[old..]))
}

/// The number of the next game at the table of wood.
pub(crate) fn next_at_table() -> u64 {
    let kept = kept();
    let at_table = kept.iter().filter(|entry| entry.room == log::TABLE);
    at_table.map(|entry| entry.number).max().unwrap_or(0) + 1
}

/// Returns whether it is the same game. A page that comes back after its end knows neither its last change nor the hour
/// exactly, but the seed. Games of wood have none.
fn is_same(one: &LogEntry, other: &LogEntry) -> bool {
    let same_room = one.room == other.room;
    match (&one.seed, &other.seed) {
        (None, None) => same_room && one.number == other.number && one.at == other.at,
        (one, other) => same_room && one == other,
    }
}

/// How many games the crew of a game has won in a row, up to this one: by what this device has kept, and what is known
/// of the room.
pub(crate) fn streak(entry: &LogEntry, of_room: &[LogEntry]) -> usize {
    let mut log = kept();
    for other in of_room.iter().chain([entry]) {
        if !log.iter().any(|known| is_same(known, other)) {
            log.push(other.clone());
        }
    }
    let crew = crew(entry);
    log.retain(|other| self::crew(other) == crew && other.at <= entry.at);
    log.sort_by(|one, other| one.at.cmp(&other.at));
    log.iter().rev().take_while(|other| is_won(other)).count()
}

/// The people at a table, in an order that does not depend on their seats.
fn crew(entry: &LogEntry) -> Vec<&str> {
    let mut names: Vec<&str> = entry.players.iter().flatten().map(String::as_str).collect();
    names.sort_unstable();
    names.dedup();
    names
}

/// Returns whether people won: against each other, one of them.
fn is_won(entry: &LogEntry) -> bool {
    let is_person = |seat: u8| {
        let name = entry.players.get(usize::from(seat).wrapping_sub(1));
        name.is_some_and(Option::is_some)
    };
    let mut first = entry
        .standings
        .iter()
        .filter(|standing| standing.place == 1);
    match entry.standings.is_empty() {
        true => entry.won,
        false => first.any(|standing| is_person(standing.seat)),
    }
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

/// Returns whether the same people played the same game, as hard, with as many others.
fn is_like(one: &LogEntry, other: &LogEntry) -> bool {
    let hard = |entry: &LogEntry| {
        let mut options = entry.options.iter();
        options
            .find(|option| option.starts_with("difficulty "))
            .cloned()
    };
    let as_many = one.players.len() == other.players.len();
    as_many && one.game == other.game && hard(one) == hard(other) && crew(one) == crew(other)
}

/// The key that leads to the log of a room. Nobody leaves the room for it.
pub(crate) fn room_key(id: &'static str, code: &str) -> AnyView {
    let link = format!("/log?room={code}&lang={}", language().code());
    view! { <a class="key sm" id=id href=link target="_blank">{t("web-room-log")}</a> }.into_any()
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

/// Everything that this device has played, and this game, for a spreadsheet.
pub(crate) fn csv(with: Option<&LogEntry>) -> String {
    log::csv(&all(with))
}

/// The same for programs.
pub(crate) fn json(with: Option<&LogEntry>) -> String {
    json::write(&all(with))
}

/// A browser that keeps nothing still hands over the game that is on its screen.
fn all(with: Option<&LogEntry>) -> Vec<LogEntry> {
    let mut log = kept();
    if let Some(game) = with.filter(|game| !log.iter().any(|other| is_same(other, game))) {
        log.push(game.clone());
    }
    log
}
