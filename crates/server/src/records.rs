//! Records of games by their addresses: read by whoever has one, listed and deleted by whoever had a seat.

use std::time::Instant;

use axum::Json;
use axum::extract::{Path, Query, State};
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{IntoResponse, Response};
use klaxon_proto::LogEntry;
use klaxon_room::Wall;
use klaxon_words::Language;
use serde::Deserialize;

use crate::app::App;
use crate::caller::Caller;
use crate::journal::{Packed, RecordRow};
use crate::past_games::{deleted, entries, plain, row};
use crate::rest::{Problem, Shared, Wanted, language, problem, shut};
use crate::secret;
use crate::shut::Shut;
use crate::socket::is_own_page;
use crate::words::said;

/// How many digits an address has.
const DIGITS: usize = 32;

/// Whether a record is to be saved as a file.
#[derive(Deserialize)]
pub(crate) struct Download {
    download: Option<String>,
}

/// The record of a game, by its address.
#[utoipa::path(get, path = "/api/records/{address}", tag = "records",
    params(
        ("address" = String, Path, description = "The address: 32 hexadecimal digits, such as the log of a room has"),
        ("download" = Option<String>, Query, description = "To save it as a file, with a name that says what it is")),
    responses(
        (status = 200, description = "The record, with its seed, in the notation", body = String),
        (status = 404, description = "There is no such record, or it was kept for as long as is set", body = Problem),
        (status = 410, description = "Somebody who played deleted it", body = Problem),
        (status = 429, description = "Too many addresses that lead nowhere came from there", body = Problem),
        (status = 503, description = "It can't be read", body = Problem)))]
pub(crate) async fn read(
    State(app): Shared,
    caller: Caller,
    Path(address): Path<String>,
    Query(wanted): Query<Wanted>,
    Query(Download { download }): Query<Download>,
    headers: HeaderMap,
) -> Response {
    let language = language(&wanted, &headers);
    let (row, body) = match find(&app, caller, &address, language).await {
        Ok(found) => found,
        Err(response) => return response,
    };
    let unpacked = app.compute(move || body.text()).await;
    let Some(Some(text)) = unpacked else {
        tracing::error!(address, "a record can't be unpacked");
        return shut(Shut::Damaged, language);
    };
    let mut response = plain(text);
    if download.is_some()
        && let Ok(value) = format!("attachment; filename=\"{}\"", file_name(&row)).parse()
    {
        let headers = response.headers_mut();
        headers.insert(header::CONTENT_DISPOSITION, value);
    }
    response
}

/// The records of a room: of every game in which whoever asks had a seat.
#[utoipa::path(get, path = "/api/rooms/{code}/records", tag = "records",
    params(
        ("code" = String, Path, description = "The code of the room"),
        ("authorization" = String, Header, description = "`Bearer` and the token that the socket's welcome gave")),
    responses(
        (status = 200, description = "An entry for each game, the oldest first, as in the log", body = String),
        (status = 401, description = "No token came with it", body = Problem),
        (status = 403, description = "Whoever has this token had no seat in any game of the room", body = Problem),
        (status = 404, description = "No such room", body = Problem),
        (status = 429, description = "Too many codes that lead nowhere came from there", body = Problem),
        (status = 503, description = "It can't be read", body = Problem)))]
pub(crate) async fn list(
    State(app): Shared,
    caller: Caller,
    Path(typed): Path<String>,
    Query(wanted): Query<Wanted>,
    headers: HeaderMap,
) -> Response {
    let language = language(&wanted, &headers);
    let Some(key) = key(&headers) else {
        return no_token(language);
    };
    let room = match row(&app, caller, &typed, language).await {
        Ok(room) => room,
        Err(response) => return response,
    };
    let there = room.filed.iter().filter(|record| !record.deleted);
    if there.clone().next().is_none() {
        return Json(Vec::<LogEntry>::new()).into_response();
    }
    let theirs = there.filter(|record| record.holders.contains(&key));
    let theirs: Vec<&String> = theirs.map(|record| &record.address).collect();
    if theirs.is_empty() {
        return not_theirs(language);
    }
    match entries(&app, &room, language).await {
        Ok(mut entries) => {
            let is_theirs = |address: &String| theirs.contains(&address);
            entries.retain(|entry| entry.address.as_ref().is_some_and(is_theirs));
            Json(entries).into_response()
        }
        Err(why) => shut(why, language),
    }
}

/// Deletes the record of a game for good. Whoever had a seat in it may do so.
#[utoipa::path(delete, path = "/api/records/{address}", tag = "records",
    params(
        ("address" = String, Path, description = "The address: 32 hexadecimal digits"),
        ("authorization" = String, Header, description = "`Bearer` and the token that the socket's welcome gave")),
    responses(
        (status = 204, description = "It is deleted"),
        (status = 401, description = "No token came with it", body = Problem),
        (status = 403, description = "Whoever has this token had no seat in the game, or a page of another site asks", body = Problem),
        (status = 404, description = "There is no such record", body = Problem),
        (status = 410, description = "It was deleted before", body = Problem),
        (status = 429, description = "Too many addresses that lead nowhere came from there", body = Problem),
        (status = 503, description = "It could not be deleted", body = Problem)))]
pub(crate) async fn delete(
    State(app): Shared,
    caller: Caller,
    Path(address): Path<String>,
    Query(wanted): Query<Wanted>,
    headers: HeaderMap,
) -> Response {
    let language = language(&wanted, &headers);
    if !is_own_page(&headers, &app.trust) {
        return problem(StatusCode::FORBIDDEN, said("serve-other-site", language));
    }
    let Some(key) = key(&headers) else {
        return no_token(language);
    };
    let (row, _) = match find(&app, caller, &address, language).await {
        Ok(found) => found,
        Err(response) => return response,
    };
    if !row.holders.contains(&key) {
        return not_theirs(language);
    }
    match app.journal.delete_record(&address).await {
        Ok(_) => {
            tracing::info!(code = row.code, "somebody who played deleted a record");
            StatusCode::NO_CONTENT.into_response()
        }
        Err(failure) => {
            tracing::error!(address, %failure, "a record could not be deleted");
            shut(Shut::after(&failure), language)
        }
    }
}

/// A record that is there; else what to answer.
async fn find(
    app: &App,
    caller: Caller,
    address: &str,
    language: Language,
) -> Result<(RecordRow, Packed), Response> {
    let now = Instant::now();
    if !app.callers.may_read(caller, now) {
        return Err(shut(Shut::TooMuch, language));
    }
    if !app.guesses.allow(caller, now) {
        return Err(shut(Shut::TooManyGuesses, language));
    }
    let unknown = || {
        problem(
            StatusCode::NOT_FOUND,
            said("serve-record-unknown", language),
        )
    };
    if !is_address(address) {
        return Err(unknown());
    }
    match app.journal.record(address).await {
        Ok(Some((row, Some(body)))) => Ok((row, body)),
        Ok(Some((_, None))) => Err(deleted(language)),
        Ok(None) => {
            app.guesses.note(caller, now);
            Err(unknown())
        }
        Err(failure) => {
            tracing::error!(address, %failure, "a record can't be read");
            Err(shut(Shut::after_reading(&failure), language))
        }
    }
}

fn is_address(text: &str) -> bool {
    let digit = |byte: u8| matches!(byte, b'0'..=b'9' | b'a'..=b'f');
    text.len() == DIGITS && text.bytes().all(digit)
}

/// What the token hashes to that came with a question.
fn key(headers: &HeaderMap) -> Option<String> {
    let text = headers.get(header::AUTHORIZATION)?.to_str().ok()?;
    let (scheme, token) = text.split_once(' ')?;
    let token = Some(token.trim()).filter(|token| !token.is_empty())?;
    scheme
        .eq_ignore_ascii_case("bearer")
        .then(|| secret::key(token))
}

fn no_token(language: Language) -> Response {
    problem(StatusCode::UNAUTHORIZED, said("serve-no-token", language))
}

fn not_theirs(language: Language) -> Response {
    problem(StatusCode::FORBIDDEN, said("serve-no-seat", language))
}

/// What a record is called as a file: `klaxon-fuse-2026-11-18.txt`.
fn file_name(row: &RecordRow) -> String {
    let ended = klaxon_proto::log::moment(Wall(row.ended));
    let day = ended.split('T').next().unwrap_or_default();
    format!("klaxon-{}-{day}.txt", row.game)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_has_one_form() {
        assert!(is_address(&"0a".repeat(16)));
        for wrong in [
            "",
            "0a",
            &"0A".repeat(16),
            &"0a".repeat(17),
            &"ä".repeat(16),
        ] {
            assert!(!is_address(wrong), "{wrong}");
        }
    }

    #[test]
    fn a_token_comes_with_its_scheme() {
        let key_of = |value: &str| {
            let mut headers = HeaderMap::new();
            headers.insert(header::AUTHORIZATION, value.parse().expect("a header"));
            key(&headers)
        };
        assert_eq!(key_of("Bearer 00ff"), Some(secret::key("00ff")));
        assert_eq!(key_of("bearer  00ff"), Some(secret::key("00ff")));
        for wrong in ["", "Bearer", "Bearer ", "Basic 00ff", "00ff"] {
            assert_eq!(key_of(wrong), None, "{wrong}");
        }
        assert_eq!(key(&HeaderMap::new()), None);
    }
}
