//! What can be asked without a socket: rooms, games, records, and how the server is doing.

use std::sync::Arc;
use std::sync::atomic::Ordering;

use axum::Json;
use axum::extract::rejection::JsonRejection;
use axum::extract::{Path, Query, State};
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{Html, IntoResponse, Response};
use klaxon_proto::Refused;
use klaxon_words::Language;
use serde::{Deserialize, Serialize};
use utoipa::{OpenApi, ToSchema};

use crate::app::App;
use crate::caller::Caller;
use crate::directory::{self, NotOpened};
use crate::rooms::{AllRooms, NotLetIn, Rooms};
use crate::shut::Shut;
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

pub(crate) type Shared = State<Arc<App>>;

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

pub(crate) fn problem(status: StatusCode, why: Refused) -> Response {
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

pub(crate) fn shut(why: Shut, language: Language) -> Response {
    problem(why.status(), said(why.key(), language))
}

pub(crate) fn nowhere(language: Language) -> Response {
    problem(StatusCode::NOT_FOUND, said("serve-no-room", language))
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
        crate::past_games::record,
        crate::past_games::log,
        crate::records::list,
        crate::records::read,
        crate::records::delete,
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
