//! What was played in a room: the record of its last game, and its log.

use std::time::Instant;

use axum::Json;
use axum::extract::{Path, Query, State};
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{IntoResponse, Response};
use klaxon_proto::LogEntry;
use klaxon_room::{Change, Played, finished};
use klaxon_words::Language;
use serde::Deserialize;

use crate::app::App;
use crate::caller::Caller;
use crate::code;
use crate::filing::{self, Due, Which};
use crate::journal::{JournalError, RecordRow, RoomId};
use crate::rest::{Problem, Shared, Wanted, language, nowhere, problem, shut};
use crate::shut::Shut;
use crate::waking;
use crate::words::said;

/// The record of the last game that was played to its end in a room, also after the room was closed.
#[utoipa::path(get, path = "/api/rooms/{code}/record", tag = "rooms",
    params(("code" = String, Path, description = "The code of the room")),
    responses(
        (status = 200, description = "The record, with its seed, in the notation", body = String),
        (status = 410, description = "Somebody who played deleted it", body = Problem),
        (status = 404, description = "No such room, or no game was played to its end", body = Problem),
        (status = 429, description = "Too many codes that lead nowhere came from there", body = Problem),
        (status = 503, description = "It can't be read", body = Problem)))]
pub(crate) async fn record(
    State(app): Shared,
    caller: Caller,
    Path(typed): Path<String>,
    Query(wanted): Query<Wanted>,
    headers: HeaderMap,
) -> Response {
    let language = language(&wanted, &headers);
    let row = match row(&app, caller, &typed, language).await {
        Ok(row) => row,
        Err(response) => return response,
    };
    // The last game that was over is in the newest segment, or in the one before.
    for &begins in &row.segments {
        let changes = match changes(&app, &row.code, row.id, begins).await {
            Some(changes) => changes,
            None => return shut(Shut::Damaged, language),
        };
        if let Some(game) = finished(&changes) {
            return match row.is_deleted(game.number) {
                true => deleted(language),
                false => plain(game.text),
            };
        }
    }
    problem(StatusCode::NOT_FOUND, said("serve-no-game-yet", language))
}

/// A text as programs and people read it.
pub(crate) fn plain(text: String) -> Response {
    ([(header::CONTENT_TYPE, "text/plain; charset=utf-8")], text).into_response()
}

/// Says that a record was deleted.
pub(crate) fn deleted(language: Language) -> Response {
    problem(StatusCode::GONE, said("serve-record-deleted", language))
}

/// A room in the journal.
pub(crate) struct Recorded {
    code: String,
    id: RoomId,
    /// Where its segments begin, the newest first.
    segments: Vec<u64>,
    /// The records of its games that are filed, also those that were deleted.
    pub(crate) filed: Vec<RecordRow>,
}

impl Recorded {
    /// Returns whether the record of a game was deleted, by the number of the change that ended it.
    fn is_deleted(&self, number: u64) -> bool {
        let mut filed = self.filed.iter();
        filed.any(|row| row.number == number && row.deleted)
    }

    /// Returns the address of the record of a game, if it is there.
    fn address(&self, number: u64) -> Option<&String> {
        let mut filed = self.filed.iter();
        let row = filed.find(|row| row.number == number && !row.deleted);
        row.map(|row| &row.address)
    }
}

/// A room in the journal, open or closed; else what to answer.
pub(crate) async fn row(
    app: &App,
    caller: Caller,
    typed: &str,
    language: Language,
) -> Result<Recorded, Response> {
    let now = Instant::now();
    if !app.callers.may_read(caller, now) {
        return Err(shut(Shut::TooMuch, language));
    }
    if !app.guesses.allow(caller, now) {
        return Err(shut(Shut::TooManyGuesses, language));
    }
    let Some(code) = code::from_typed(typed) else {
        return Err(nowhere(language));
    };
    let failed = |code: &str, failure: JournalError| {
        tracing::error!(code, %failure, "a record can't be read");
        shut(Shut::Damaged, language)
    };
    let id = match app.journal.find(&code).await {
        Ok(Some(row)) => row.id,
        Ok(None) => {
            app.guesses.note(caller, now);
            return Err(nowhere(language));
        }
        Err(failure) => return Err(failed(&code, failure)),
    };
    let found = async {
        let filed = app.journal.records_of(id).await?;
        Ok((app.journal.segments(id).await?, filed))
    };
    match found.await {
        Ok((segments, filed)) => Ok(Recorded {
            code,
            id,
            segments,
            filed,
        }),
        Err(failure) => Err(failed(&code, failure)),
    }
}

/// What happened in a segment of a room, with the summary of what was before; none if it can't be read.
async fn changes(app: &App, code: &str, id: RoomId, begins: u64) -> Option<Vec<Change>> {
    match app.journal.read(id, begins).await {
        Ok(segment) => {
            let kept = segment.summary.iter().chain(&segment.entries);
            kept.map(waking::change).collect()
        }
        Err(failure) => {
            tracing::error!(code, %failure, "a record can't be read");
            None
        }
    }
}

/// How a log is wanted.
#[derive(Deserialize)]
pub(crate) struct LogWanted {
    #[serde(default)]
    format: Option<String>,
}

/// The log of a room: every game that was played to its end there, also after the room was closed.
#[utoipa::path(get, path = "/api/rooms/{code}/log", tag = "rooms",
    params(
        ("code" = String, Path, description = "The code of the room"),
        ("format" = Option<String>, Query, description = "`csv` for a spreadsheet; else JSON")),
    responses(
        (status = 200, description = "An entry for each game, the oldest first", body = String),
        (status = 404, description = "No such room", body = Problem),
        (status = 429, description = "Too many codes that lead nowhere came from there", body = Problem),
        (status = 503, description = "It can't be read", body = Problem)))]
pub(crate) async fn log(
    State(app): Shared,
    caller: Caller,
    Path(typed): Path<String>,
    Query(wanted): Query<Wanted>,
    Query(LogWanted { format }): Query<LogWanted>,
    headers: HeaderMap,
) -> Response {
    let language = language(&wanted, &headers);
    let row = match row(&app, caller, &typed, language).await {
        Ok(row) => row,
        Err(response) => return response,
    };
    let entries = match entries(&app, &row, language).await {
        Ok(entries) => entries,
        Err(why) => return shut(why, language),
    };
    let code = row.code;
    match format.as_deref() {
        Some("csv") => {
            let kind = (header::CONTENT_TYPE, "text/csv; charset=utf-8".to_owned());
            let file = format!("attachment; filename=\"klaxon-{code}.csv\"");
            let name = (header::CONTENT_DISPOSITION, file);
            ([kind, name], klaxon_proto::log::csv(&entries)).into_response()
        }
        _ => Json(entries).into_response(),
    }
}

/// A server may have come to its end before it filed the record of a game whose room nobody wakes any more.
fn file_what_was_not(app: &App, row: &Recorded, log: &[Played]) {
    let is_filed = |number: u64| row.filed.iter().any(|filed| filed.number == number);
    let missing = log.iter().filter(|played| {
        let may_be = played.address.is_some() && !filing::is_too_old(app, played.at.0);
        may_be && !is_filed(played.number)
    });
    for played in missing {
        app.filing.ask(Due {
            room: row.id,
            code: row.code.clone(),
            game: Which::Ended(played.number),
        });
    }
}

/// Every game that was played to its end in a room, the oldest first, each with the address of its record if it is there.
pub(crate) async fn entries(
    app: &App,
    row: &Recorded,
    language: Language,
) -> Result<Vec<LogEntry>, Shut> {
    let code = &row.code;
    let say = |message: &klaxon_core::Message| klaxon_words::say(language, message);
    let mut entries: Vec<LogEntry> = Vec::new();
    for &begins in row.segments.iter().rev() {
        let changes = changes(app, code, row.id, begins).await;
        let changes = changes.ok_or(Shut::Damaged)?;
        let shelf = app.shelf.clone();
        let replayed = app.compute(move || klaxon_room::log(shelf, &changes));
        let Some(Some(log)) = replayed.await else {
            tracing::error!(code, "a log can't be replayed");
            return Err(Shut::Damaged);
        };
        file_what_was_not(app, row, &log);
        let played = log.iter().map(|played| LogEntry {
            address: row.address(played.number).cloned(),
            ..LogEntry::new(code, played, say)
        });
        entries.extend(played);
    }
    Ok(entries)
}
