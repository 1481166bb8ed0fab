//! What links and forms ask for: a room of a server, or one of the visitor's own tab, for any game with any options.

use std::sync::Arc;

use axum::extract::rejection::{FormRejection, QueryRejection};
use axum::extract::{Form, Query, State};
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Redirect, Response};
use klaxon_room::Refusal;
use klaxon_words::Language;

use crate::app::App;
use crate::caller::Caller;
use crate::directory::{self, NotOpened};
use crate::page::{Page, with_language};
use crate::rest::{self, Wanted};
use crate::set_up::{self, SetUp};

type Fields = Vec<(String, String)>;

/// Sends the table for a room of the visitor's own tab.
pub(crate) fn alone(
    page: &Page,
    fields: Result<Query<Fields>, QueryRejection>,
    headers: HeaderMap,
) -> Response {
    let Ok(Query(fields)) = fields else {
        return unreadable();
    };
    let set_up = SetUp::of(fields);
    let language = set_up.language(&headers);
    let write = |template: &str| with_texts(template, &set_up.game);
    match has_own_texts(&set_up.game) {
        true => page.written(StatusCode::OK, "table", language, &headers, write),
        false => page.html("table", Query(Wanted { lang: set_up.lang }), headers),
    }
}

/// Returns whether the texts of a game are not those of FUSE: then their part has the name of the game.
fn has_own_texts(game: &str) -> bool {
    matches!(game, "flatline" | "planter")
}

/// The table fetches texts before it knows the game: those of the game that it will be.
pub(crate) fn with_texts(template: &str, game: &str) -> String {
    match has_own_texts(game) {
        true => template.replacen("/fuse.", &format!("/{game}."), 1),
        false => template.to_owned(),
    }
}

/// Shows the set-up of a link, with a key that opens the room; or what is wrong with it.
pub(crate) async fn shown(
    page: &Page,
    State(app): State<Arc<App>>,
    fields: Result<Query<Fields>, QueryRejection>,
    headers: &HeaderMap,
) -> Response {
    let Ok(Query(fields)) = fields else {
        return unreadable();
    };
    let set_up = SetUp::of(fields);
    let language = set_up.language(headers);
    let (game, options) = (set_up.game.clone(), set_up.options.clone());
    let shelf = app.shelf.clone();
    let problem = app.compute(move || set_up::problem(shelf, game, options));
    match problem.await.flatten() {
        Some(why) => page.refused(&set_up, &why, language, headers),
        None => {
            let write = |template: &str| set_up.page(template, language);
            page.written(StatusCode::OK, "set-up", language, headers, write)
        }
    }
}

/// Opens a room and goes there; or says what is wrong with what was asked for.
pub(crate) async fn opened(
    page: &Page,
    State(app): State<Arc<App>>,
    caller: Caller,
    headers: HeaderMap,
    form: Result<Form<Fields>, FormRejection>,
) -> Response {
    let Ok(Form(fields)) = form else {
        return unreadable();
    };
    let set_up = SetUp::of(fields);
    let language = set_up.language(&headers);
    let (game, options) = (set_up.game.clone(), set_up.options.clone());
    match directory::open(&app, caller, game, options).await {
        Ok(code) => Redirect::to(&with_language(&format!("/{code}"), set_up.lang)).into_response(),
        Err(NotOpened::Refused(why)) => page.refused(&set_up, &why, language, &headers),
        Err(_) => Redirect::to(&with_language("/", set_up.lang)).into_response(),
    }
}

/// What can't be read asks for nothing: the visitor chooses on the start page.
fn unreadable() -> Response {
    Redirect::to("/").into_response()
}

impl Page {
    /// Sends the page for a set-up that does not work.
    fn refused(
        &self,
        set_up: &SetUp,
        why: &Refusal,
        language: Language,
        headers: &HeaderMap,
    ) -> Response {
        let write = |template: &str| set_up.refused(template, why, language);
        let status = StatusCode::UNPROCESSABLE_ENTITY;
        self.written(status, "set-up", language, headers, write)
    }
}

impl SetUp {
    fn language(&self, headers: &HeaderMap) -> Language {
        let lang = self.lang.clone();
        rest::language(&Wanted { lang }, headers)
    }
}
