//! The page: files that the binary brings, in the language and the compression that a browser asks for, and the two
//! forms of the start page that work before any script does.

use std::sync::Arc;

use axum::Router;
use axum::body::Body;
use axum::extract::rejection::FormRejection;
use axum::extract::{Form, Query, State};
use axum::http::{HeaderMap, HeaderValue, StatusCode, Uri, header};
use axum::response::{IntoResponse, Redirect, Response};
use axum::routing::{get, post};
use serde::Deserialize;

use crate::app::App;
use crate::code;
use crate::directory;
use crate::rest::{self, Wanted};

/// A file of the page.
#[derive(Clone, Copy, Debug)]
pub struct PageFile {
    /// Its path in the address, without the first slash.
    pub path: &'static str,
    /// What it is, as a MIME type.
    pub kind: &'static str,
    /// The file itself.
    pub plain: &'static [u8],
    /// The same, compressed by Brotli.
    pub brotli: &'static [u8],
    /// The same, compressed by gzip.
    pub gzip: &'static [u8],
}

/// What a page may do: run our own scripts, talk to its own server, and nothing else. Not every browser counts a
/// server's sockets as its own, so they are named.
fn policy(headers: &HeaderMap) -> HeaderValue {
    let host = headers
        .get(header::HOST)
        .and_then(|host| host.to_str().ok());
    let plain = |host: &&str| {
        host.bytes()
            .all(|b| b.is_ascii_alphanumeric() || b"-.:[]".contains(&b))
    };
    let sockets = match host.filter(plain) {
        Some(host) => format!(" ws://{host} wss://{host}"),
        None => String::new(),
    };
    let policy = format!(
        "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; connect-src 'self'{sockets}; \
         img-src 'self' data:; form-action 'self'; base-uri 'none'; frame-ancestors 'none'"
    );
    HeaderValue::from_str(&policy).unwrap_or(HeaderValue::from_static("default-src 'none'"))
}

/// The routes of the page.
pub(crate) fn routes(files: Arc<[PageFile]>) -> Router<Arc<App>> {
    let start = files.clone();
    let solo = files.clone();
    let room = files.clone();
    let assets = files;
    Router::new()
        .route(
            "/",
            get(move |wanted, headers| html(start, "start", wanted, headers)),
        )
        .route(
            "/solo",
            get(move |wanted, headers| html(solo, "table", wanted, headers)),
        )
        .route("/new", post(new_room))
        .route("/join", get(join))
        .route(
            "/app/{mark}/{file}",
            get(move |uri, headers| asset(assets, uri, headers)),
        )
        .route(
            "/{code}",
            get(move |uri: Uri, wanted, headers: HeaderMap| async move {
                match code::from_typed(uri.path().trim_matches('/')) {
                    Some(_) => html(room, "table", wanted, headers).await,
                    None => rest::not_found(wanted, headers).await,
                }
            }),
        )
}

/// A page in the language that is wanted.
async fn html(
    files: Arc<[PageFile]>,
    page: &'static str,
    Query(wanted): Query<Wanted>,
    headers: HeaderMap,
) -> Response {
    let language = rest::language(&wanted, &headers);
    let path = format!("{page}.{}.html", language.code());
    match files.iter().find(|file| file.path == path) {
        Some(file) => {
            let mut response = send(file, &headers);
            let cache = HeaderValue::from_static("no-cache");
            response.headers_mut().insert(header::CACHE_CONTROL, cache);
            response
        }
        None => StatusCode::NOT_FOUND.into_response(),
    }
}

/// A file whose address changes with every build: browsers may keep it for ever.
async fn asset(files: Arc<[PageFile]>, uri: Uri, headers: HeaderMap) -> Response {
    let path = uri.path().trim_start_matches('/');
    match files.iter().find(|file| file.path == path) {
        Some(file) => {
            let mut response = send(file, &headers);
            let cache = HeaderValue::from_static("public, max-age=31536000, immutable");
            response.headers_mut().insert(header::CACHE_CONTROL, cache);
            response
        }
        None => StatusCode::NOT_FOUND.into_response(),
    }
}

fn send(file: &PageFile, headers: &HeaderMap) -> Response {
    let accepted = headers.get(header::ACCEPT_ENCODING);
    let accepted = accepted.and_then(|value| value.to_str().ok()).unwrap_or("");
    let takes = |name: &str| {
        accepted
            .split(',')
            .any(|one| one.trim().split(';').next() == Some(name))
    };
    let (encoding, bytes) = match () {
        () if takes("br") => (Some("br"), file.brotli),
        () if takes("gzip") => (Some("gzip"), file.gzip),
        () => (None, file.plain),
    };
    let policy = policy(headers);
    let mut response = Response::new(Body::from(bytes));
    let headers = response.headers_mut();
    headers.insert(header::CONTENT_TYPE, HeaderValue::from_static(file.kind));
    headers.insert(
        header::VARY,
        HeaderValue::from_static("accept-encoding, accept-language"),
    );
    headers.insert(header::CONTENT_SECURITY_POLICY, policy);
    headers.insert(
        header::X_CONTENT_TYPE_OPTIONS,
        HeaderValue::from_static("nosniff"),
    );
    headers.insert(
        header::REFERRER_POLICY,
        HeaderValue::from_static("no-referrer"),
    );
    if let Some(encoding) = encoding {
        headers.insert(header::CONTENT_ENCODING, HeaderValue::from_static(encoding));
    }
    response
}

#[derive(Deserialize)]
struct NewRoom {
    #[serde(default)]
    players: Option<u8>,
    #[serde(default)]
    lang: Option<String>,
}

/// Opens a room of FUSE and goes there.
async fn new_room(
    State(app): State<Arc<App>>,
    form: Result<Form<NewRoom>, FormRejection>,
) -> Response {
    let Ok(Form(NewRoom { players, lang })) = form else {
        return Redirect::to("/").into_response();
    };
    let options = players.map(|players| format!("players {players}"));
    let opened = directory::open(&app, "fuse".to_owned(), options.into_iter().collect()).await;
    match opened {
        Ok(code) => Redirect::to(&with_language(&format!("/{code}"), lang)).into_response(),
        Err(_) => Redirect::to(&with_language("/", lang)).into_response(),
    }
}

#[derive(Deserialize)]
struct Joining {
    #[serde(default)]
    code: String,
    #[serde(default)]
    lang: Option<String>,
}

/// Goes to the room with a code, as somebody typed it.
async fn join(Query(Joining { code, lang }): Query<Joining>) -> Redirect {
    match code::from_typed(&code) {
        Some(code) => Redirect::to(&with_language(&format!("/{code}"), lang)),
        None => Redirect::to(&with_language("/", lang)),
    }
}

/// Only a language's letters go into an address.
fn with_language(path: &str, language: Option<String>) -> String {
    let plain = |lang: &String| lang.len() == 2 && lang.bytes().all(|b| b.is_ascii_lowercase());
    match language.filter(plain) {
        Some(language) => format!("{path}?lang={language}"),
        None => path.to_owned(),
    }
}
