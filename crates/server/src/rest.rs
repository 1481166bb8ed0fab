//! What can be asked without a socket: rooms, games, records, and how the server is doing.

use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Instant;

use axum::Json;
use axum::extract::rejection::JsonRejection;
use axum::extract::{Path, Query, State};
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{Html, IntoResponse, Response};
use klaxon_proto::{LogEntry, Refused};
use klaxon_room::Change;
use klaxon_words::Language;
use serde::{Deserialize, Serialize};
use utoipa::{OpenApi, ToSchema};

use crate::app::App;
use crate::caller::Caller;
use crate::code;
use crate::directory::{self, NotOpened};
use crate::journal::{JournalError, RoomId};
use crate::rooms::{AllRooms, NotLetIn, Rooms};
use crate::shut::Shut;
use crate::waking;
use crate::words::{mumbled, refused, said};

/// A wish for a room.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct NewRoom {
    /// Which game: one of `/api/games`, such as `fuse`, `countdown`, `fuse+roles+sparks` or `planter`.
    #[schema(example = "fuse")]
    game: String,
    /// Its options in the notation, one each; what is not said is as usual.
    #[serde(default)]
    #[schema(example = json!(["players 3", "difficulty expert"]))]
    options: Vec<String>,
}

/// A room that was opened.
#[derive(Serialize, ToSchema)]
pub(crate) struct Opened {
    /// Its code, with which everybody comes in.
    #[schema(example = "KRTW")]
    code: String,
}

/// What is public about a room.
#[derive(Serialize, Deserialize, ToSchema)]
pub(crate) struct RoomInfo {
    /// Its code.
    pub(crate) code: String,
    /// Which game.
    pub(crate) game: String,
    /// The options that were chosen.
    pub(crate) options: Vec<String>,
    /// `lobby`, `counting`, `playing`, `paused` or `over`.
    pub(crate) phase: String,
    /// Who sits where.
    pub(crate) seats: Vec<SeatInfo>,
    /// How many people are connected.
    pub(crate) people: usize,
    /// The name of the player who opened the room, or whose room it has become. Only an invitation tells it.
    #[serde(skip)]
    #[schema(ignore)]
    pub(crate) owner: Option<String>,
    /// Is nobody new let in?
    pub(crate) locked: bool,
}

/// Who has a seat.
#[derive(Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum SeatInfo {
    /// Nobody.
    Free,
    /// A person. Who it is, is told to those who come in.
    Player,
    /// A bot with this policy.
    Bot(String),
}

/// A game that rooms can choose.
#[derive(Serialize, ToSchema)]
pub(crate) struct GameInfo {
    /// Its name.
    name: String,
    /// How its bots can play.
    policies: &'static [&'static str],
}

/// Why something was not done.
#[derive(Serialize, ToSchema)]
pub(crate) struct Problem {
    /// The rule of the game that it rests on.
    rule: Option<String>,
    /// What kind of problem it is, for programs.
    key: String,
    /// What to tell a person.
    text: String,
}

type Shared = State<Arc<App>>;

/// Which language somebody wants to read.
#[derive(Deserialize)]
pub(crate) struct Wanted {
    #[serde(default)]
    pub(crate) lang: Option<String>,
}

/// The language of `?lang=`, else the first of the browser's that is known.
pub(crate) fn language(wanted: &Wanted, headers: &HeaderMap) -> Language {
    let accepted = headers.get(header::ACCEPT_LANGUAGE);
    let accepted = accepted.and_then(|value| value.to_str().ok()).unwrap_or("");
    let wanted = wanted.lang.as_deref().into_iter();
    let mut tags = wanted.chain(
        accepted
            .split(',')
            .map(|part| part.split(';').next().unwrap_or(part).trim()),
    );
    let known = tags.find_map(|tag| tag.parse::<Language>().ok());
    known.unwrap_or(Language::English)
}

fn problem(status: StatusCode, why: Refused) -> Response {
    let Refused { rule, key, text } = why;
    (status, Json(Problem { rule, key, text })).into_response()
}

/// Opens a room.
#[utoipa::path(post, path = "/api/rooms", request_body = NewRoom, tag = "rooms",
    responses(
        (status = 201, description = "The room is open", body = Opened),
        (status = 422, description = "The game or its options are wrong", body = Problem),
        (status = 429, description = "Enough rooms are open, or were opened from there", body = Problem),
        (status = 503, description = "It could not be put on record, or the server stops", body = Problem)))]
pub(crate) async fn open_room(
    State(app): Shared,
    caller: Caller,
    Query(wanted): Query<Wanted>,
    headers: HeaderMap,
    room: Result<Json<NewRoom>, JsonRejection>,
) -> Response {
    let language = language(&wanted, &headers);
    let NewRoom { game, options } = match room {
        Ok(Json(room)) => room,
        Err(rejection) => {
            let why = mumbled(&rejection.body_text(), language);
            return problem(rejection.status(), why);
        }
    };
    match directory::open(&app, caller, game, options).await {
        Ok(code) => (StatusCode::CREATED, Json(Opened { code })).into_response(),
        Err(NotOpened::Refused(refusal)) => problem(
            StatusCode::UNPROCESSABLE_ENTITY,
            refused(&refusal, language),
        ),
        Err(NotOpened::TooMany) => problem(
            StatusCode::TOO_MANY_REQUESTS,
            said("serve-too-many-rooms", language),
        ),
        Err(NotOpened::Shut(why)) => shut(why, language),
    }
}

/// Looks a room up.
#[utoipa::path(get, path = "/api/rooms/{code}", tag = "rooms",
    params(("code" = String, Path, description = "The code of the room")),
    responses(
        (status = 200, description = "What is public about it", body = RoomInfo),
        (status = 404, description = "There is no such room", body = Problem),
        (status = 429, description = "Too many codes that lead nowhere came from there", body = Problem),
        (status = 503, description = "Its record is damaged, it is being brought back, or the server stops", body = Problem)))]
pub(crate) async fn look_up(
    State(app): Shared,
    caller: Caller,
    Path(typed): Path<String>,
    Query(wanted): Query<Wanted>,
    headers: HeaderMap,
) -> Response {
    let language = language(&wanted, &headers);
    match AllRooms(app).look_up(&typed, caller).await {
        Ok(info) => Json(info).into_response(),
        Err(NotLetIn::Refused(why)) => problem(StatusCode::FORBIDDEN, why),
        Err(NotLetIn::Nowhere) => nowhere(language),
        Err(NotLetIn::Shut(why)) => shut(why, language),
    }
}

fn shut(why: Shut, language: Language) -> Response {
    problem(why.status(), said(why.key(), language))
}

fn nowhere(language: Language) -> Response {
    problem(StatusCode::NOT_FOUND, said("serve-no-room", language))
}

/// The record of the last game that was played to its end in a room, also after the room was closed.
#[utoipa::path(get, path = "/api/rooms/{code}/record", tag = "rooms",
    params(("code" = String, Path, description = "The code of the room")),
    responses(
        (status = 200, description = "The record, with its seed, in the notation", body = String),
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
    for begins in row.segments {
        let changes = match changes(&app, &row.code, row.id, begins).await {
            Some(changes) => changes,
            None => return shut(Shut::Damaged, language),
        };
        if let Some(text) = klaxon_room::record(&changes) {
            return ([(header::CONTENT_TYPE, "text/plain; charset=utf-8")], text).into_response();
        }
    }
    problem(StatusCode::NOT_FOUND, said("serve-no-game-yet", language))
}

/// A room in the journal.
struct Recorded {
    code: String,
    id: RoomId,
    /// Where its segments begin, the newest first.
    segments: Vec<u64>,
}

/// A room in the journal, open or closed; else what to answer.
async fn row(
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
    match app.journal.segments(id).await {
        Ok(segments) => Ok(Recorded { code, id, segments }),
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
    let code = row.code;
    let say = |message: &klaxon_core::Message| klaxon_words::say(language, message);
    let mut entries: Vec<LogEntry> = Vec::new();
    // The oldest first.
    for begins in row.segments.into_iter().rev() {
        let Some(changes) = changes(&app, &code, row.id, begins).await else {
            return shut(Shut::Damaged, language);
        };
        let shelf = app.shelf.clone();
        let replayed = app.compute(move || klaxon_room::log(shelf, &changes));
        let Some(Some(log)) = replayed.await else {
            tracing::error!(code, "a log can't be replayed");
            return shut(Shut::Damaged, language);
        };
        let played = log.iter().map(|played| LogEntry::new(&code, played, say));
        entries.extend(played);
    }
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

/// The games that rooms can choose.
#[utoipa::path(get, path = "/api/games", tag = "rooms",
    responses((status = 200, description = "All games", body = [GameInfo])))]
pub(crate) async fn games() -> Json<Vec<GameInfo>> {
    let games = klaxon_bots::registry::games().into_iter();
    let games = games.map(|game| GameInfo {
        name: game.name,
        policies: game.policies,
    });
    Json(games.collect())
}

/// Does the server run?
#[utoipa::path(get, path = "/health", tag = "server", responses((status = 200, description = "It runs")))]
pub(crate) async fn health() -> &'static str {
    "ok\n"
}

/// Can it put rooms on record?
#[utoipa::path(get, path = "/ready", tag = "server",
    responses((status = 200, description = "It takes players"), (status = 503, description = "It does not")))]
pub(crate) async fn ready(State(app): Shared) -> Response {
    let not = |why: String| (StatusCode::SERVICE_UNAVAILABLE, why + "\n").into_response();
    // A sign of life is short, and may still fit where a room's record does not.
    if let Err(failure) = app.journal.sign_of_life(app.clock.now().0).await {
        return not(failure.to_string());
    }
    if let Some(failure) = app.failed_lately() {
        return not(failure.to_string());
    }
    if app.directory.is_stopping() {
        return not(said(Shut::Stopping.key(), Language::English).text);
    }
    if app.cluster().is_some_and(|nodes| !nodes.is_together()) {
        return not(said(Shut::Apart.key(), Language::English).text);
    }
    match app.directory.unwritten() {
        Some(why) => not(said(why.key(), Language::English).text),
        None => "ok\n".into_response(),
    }
}

/// Figures, in the format of Prometheus.
#[utoipa::path(get, path = "/metrics", tag = "server",
    responses((status = 200, description = "All figures", body = String)))]
pub(crate) async fn metrics(State(app): Shared) -> Response {
    let metrics = &app.metrics;
    let figures = app.journal.figures();
    metrics
        .groups
        .inner()
        .store(figures.groups, Ordering::Relaxed);
    metrics.journal_queue.set(figures.waiting as i64);
    metrics.open_rooms.set(app.directory.open_rooms() as i64);
    metrics.clocks.set(app.clocks.count() as i64);
    metrics.inbox.set(app.directory.longest_inbox() as i64);
    if let Some(cluster) = app.cluster() {
        metrics.nodes.set(cluster.nodes() as i64);
        metrics.together.set(i64::from(cluster.is_together()));
        metrics.lines.set(cluster.lines() as i64);
    }
    let text = metrics.text();
    let kind = "application/openmetrics-text; version=1.0.0; charset=utf-8";
    ([(header::CONTENT_TYPE, kind)], text).into_response()
}

/// This description.
#[utoipa::path(get, path = "/api/openapi.json", tag = "server",
    responses((status = 200, description = "The description of this interface")))]
pub(crate) async fn openapi() -> Json<utoipa::openapi::OpenApi> {
    Json(Description::openapi())
}

#[derive(OpenApi)]
#[openapi(
    info(
        title = "Klaxon",
        description = "Rooms for the FUSE family of games. Play itself goes through the socket \
        at /api/socket, and phones share the clock of a table through the one at /api/clocks."
    ),
    paths(
        open_room,
        look_up,
        record,
        log,
        games,
        crate::connection::open,
        crate::clock_socket::open,
        health,
        ready,
        metrics,
        openapi
    )
)]
struct Description;

/// Until there is a page: what this is, for who opens the address in a browser.
pub(crate) async fn start(Query(wanted): Query<Wanted>, headers: HeaderMap) -> Html<String> {
    let language = language(&wanted, &headers);
    let say = |key| klaxon_words::text(language, key, &[]);
    Html(format!(
        "<!doctype html><html lang=\"{}\"><meta charset=\"utf-8\"><meta name=\"viewport\" \
         content=\"width=device-width\"><title>Klaxon</title><style>body{{font:18px/1.5 system-ui,sans-serif;\
         max-width:34rem;margin:4rem auto;padding:0 1rem;background:#14161b;color:#e8e6e1}}a{{color:#ffb000}}</style>\
         <h1>Klaxon</h1><p>{}</p><p><a href=\"/api/openapi.json\">/api/openapi.json</a></p>",
        language.code(),
        say("serve-start"),
    ))
}

/// Whatever is not there.
pub(crate) async fn not_found(Query(wanted): Query<Wanted>, headers: HeaderMap) -> Response {
    let language = language(&wanted, &headers);
    problem(StatusCode::NOT_FOUND, said("serve-not-found", language))
}
