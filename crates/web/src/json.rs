//! A log as JSON, by the browser's own reader and writer: another one would make the page larger by a fifth.

use js_sys::{Array, JSON, Object, Reflect};
use klaxon_proto::LogEntry;
use klaxon_proto::log::{Line, Place};
use wasm_bindgen::JsValue;

/// A log as text.
pub(crate) fn write(log: &[LogEntry]) -> String {
    let log: Array = log.iter().map(entry).collect();
    let text = JSON::stringify_with_replacer_and_space(&log, &JsValue::NULL, &2.into());
    text.map(String::from).unwrap_or_default()
}

/// A log from its text; what is no entry is left out.
pub(crate) fn read(text: &str) -> Vec<LogEntry> {
    let log = JSON::parse(text).unwrap_or_default();
    let entries = Array::is_array(&log).then(|| Array::from(&log));
    let entries = entries.iter().flat_map(Array::iter);
    entries.filter_map(|value| read_entry(&value)).collect()
}

fn object(fields: &[(&str, JsValue)]) -> JsValue {
    let object = Object::new();
    for (name, value) in fields {
        let _ = Reflect::set(&object, &(*name).into(), value);
    }
    object.into()
}

fn texts(texts: &[String]) -> JsValue {
    texts.iter().map(JsValue::from).collect::<Array>().into()
}

fn lines(lines: &[Line]) -> JsValue {
    let line = |line: &Line| {
        object(&[
            ("what", (&line.what).into()),
            ("points", line.points.into()),
        ])
    };
    lines.iter().map(line).collect::<Array>().into()
}

fn entry(entry: &LogEntry) -> JsValue {
    let or_null = |text: &Option<String>| text.as_ref().map_or(JsValue::NULL, JsValue::from);
    let place = |place: &Place| {
        let Place { seat, place, score } = place;
        object(&[
            ("seat", (*seat).into()),
            ("place", (*place).into()),
            ("score", lines(score)),
        ])
    };
    object(&[
        ("room", (&entry.room).into()),
        ("number", (entry.number as f64).into()),
        ("at", (&entry.at).into()),
        ("game", (&entry.game).into()),
        ("options", texts(&entry.options)),
        (
            "players",
            entry.players.iter().map(or_null).collect::<Array>().into(),
        ),
        ("won", entry.won.into()),
        ("reason", (&entry.reason).into()),
        ("points", entry.points.into()),
        ("score", lines(&entry.score)),
        (
            "standings",
            entry.standings.iter().map(place).collect::<Array>().into(),
        ),
        ("time", (&entry.time).into()),
        ("seed", or_null(&entry.seed)),
        ("paused", (entry.paused as f64).into()),
        ("address", or_null(&entry.address)),
    ])
}

fn field(value: &JsValue, name: &str) -> Option<JsValue> {
    let found = Reflect::get(value, &name.into()).ok()?;
    (!found.is_undefined()).then_some(found)
}

fn text(value: &JsValue, name: &str) -> Option<String> {
    field(value, name)?.as_string()
}

fn number(value: &JsValue, name: &str) -> Option<f64> {
    field(value, name)?.as_f64()
}

fn list(value: &JsValue, name: &str) -> Option<Array> {
    let found = field(value, name)?;
    Array::is_array(&found).then(|| Array::from(&found))
}

fn read_lines(value: &JsValue) -> Option<Vec<Line>> {
    let line = |value: JsValue| {
        Some(Line {
            what: text(&value, "what")?,
            points: number(&value, "points")? as i32,
        })
    };
    list(value, "score")?.iter().map(line).collect()
}

fn read_entry(value: &JsValue) -> Option<LogEntry> {
    let place = |value: JsValue| {
        Some(Place {
            seat: number(&value, "seat")? as u8,
            place: number(&value, "place")? as u8,
            score: read_lines(&value)?,
        })
    };
    Some(LogEntry {
        room: text(value, "room")?,
        number: number(value, "number")? as u64,
        at: text(value, "at")?,
        game: text(value, "game")?,
        options: list(value, "options")?
            .iter()
            .filter_map(|option| option.as_string())
            .collect(),
        players: list(value, "players")?
            .iter()
            .map(|name| name.as_string())
            .collect(),
        won: field(value, "won")?.as_bool()?,
        reason: text(value, "reason")?,
        points: number(value, "points")? as i32,
        score: read_lines(value)?,
        standings: list(value, "standings")?
            .iter()
            .map(place)
            .collect::<Option<_>>()?,
        time: text(value, "time")?,
        seed: text(value, "seed"),
        paused: number(value, "paused")? as u64,
        address: text(value, "address"),
    })
}
