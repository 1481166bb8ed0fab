//! The page: files that the binary brings, in the language and the compression that a browser asks for; the two forms of
//! the start page, which work before any script does; and the pages into which the server writes something.

use std::sync::Arc;

use axum::Router;
use axum::body::Body;
use axum::extract::rejection::PathRejection;
use axum::extract::{Path, Query, State};
use axum::http::{HeaderMap, HeaderValue, StatusCode, Uri, header};
use axum::response::{IntoResponse, Redirect, Response};
use axum::routing::get;
use klaxon_words::Language;
use serde::Deserialize;

use crate::app::App;
use crate::asked::{self, with_texts};
use crate::caller::Caller;
use crate::code;
use crate::door::{self, Missing};
use crate::invitation::Invitation;
use crate::rest::{self, RoomInfo, Wanted};
use crate::rooms::{AllRooms, NotLetIn, Rooms};
use crate::sitemap;

/// A file of the page.
#[derive(Clone, Copy, Debug)]
pub struct PageFile {
    /// Its path in the address, without the first slash.
    pub path: &'static str,
    /// What it is, as a MIME type.
    pub kind: &'static str,
    /// The file itself.
    pub plain: &'static [u8],
    /// The same, compressed by Brotli; empty if that would not make it smaller.
    pub brotli: &'static [u8],
    /// The same, compressed by gzip; empty if that would not make it smaller.
    pub gzip: &'static [u8],
}

/// The name by which somebody reached this server, if it is one that can stand in an address.
fn host(headers: &HeaderMap) -> Option<&str> {
    let host = headers.get(header::HOST)?.to_str().ok()?;
    let plain = |b: u8| b.is_ascii_alphanumeric() || b"-.:[]".contains(&b);
    host.bytes().all(plain).then_some(host)
}

/// What a page may do: run our own scripts, show our own fonts and pictures, talk to its own server, and nothing else. Not every browser counts a
/// server's sockets as its own, so they are named.
fn policy(headers: &HeaderMap) -> HeaderValue {
    let sockets = match host(headers) {
        Some(host) => format!(" ws://{host} wss://{host}"),
        None => String::new(),
    };
    let policy = format!(
        "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; style-src-attr 'unsafe-inline'; connect-src 'self'{sockets}; \
         img-src 'self' data:; font-src 'self'; manifest-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'"
    );
    HeaderValue::from_str(&policy).unwrap_or(HeaderValue::from_static("default-src 'none'"))
}

/// The page, and how the server is reached.
pub(crate) struct Page {
    pub(crate) files: Arc<[PageFile]>,
    /// Whether the server itself speaks TLS.
    pub(crate) secure: bool,
}

/// The routes of the page, and what it answers to all other addresses.
pub(crate) fn routes(page: Page) -> Router<Arc<App>> {
    let page = Arc::new(page);
    let [
        start,
        computer,
        solo,
        replay,
        replayed,
        learn,
        log,
        rules,
        book,
        listed,
        robots,
        worker,
        shown,
        new,
        code,
        joining,
        assets,
        others,
    ] = std::array::from_fn(|_| page.clone());
    Router::new()
        .route(
            "/",
            get(async move |wanted, headers| start.html("start", wanted, headers)),
        )
        .route(
            "/learn",
            get(async move |wanted, headers| learn.html("learn", wanted, headers)),
        )
        .route(
            "/log",
            get(async move |wanted, headers| log.html("log", wanted, headers)),
        )
        .route(
            "/rules",
            get(async move |wanted, headers| rules.html("rules", wanted, headers)),
        )
        .route(
            "/rules/{book}",
            get(async move |Path(name): Path<String>, wanted, headers| {
                book.html(&format!("rules/{name}"), wanted, headers)
            }),
        )
        .route(
            "/sitemap.xml",
            get(async move |headers: HeaderMap| listed.sitemap(&headers)),
        )
        .route(
            "/robots.txt",
            get(async move |headers: HeaderMap| robots.robots(&headers)),
        )
        .route("/sw.js", get(async move |headers| worker.worker(headers)))
        .route(
            "/computer",
            get(async move |wanted, headers| computer.html("table", wanted, headers)),
        )
        .route(
            "/solo",
            get(async move |fields, headers| asked::alone(&solo, fields, headers)),
        )
        .route(
            "/replay",
            get(async move |wanted, headers| replay.replay(None, wanted, headers)),
        )
        .route(
            "/replay/{address}",
            get(async move |Path(address): Path<String>, wanted, headers| {
                replayed.replay(Some(&address), wanted, headers)
            }),
        )
        .route(
            "/new",
            get(async move |app, fields, headers: HeaderMap| {
                asked::shown(&shown, app, fields, &headers).await
            })
            .post(async move |app, caller, headers, form| {
                asked::opened(&new, app, caller, headers, form).await
            }),
        )
        .route("/api", get(rest::not_found))
        .route(
            "/join",
            get(async move |joining_with, headers| join(&joining, joining_with, &headers)),
        )
        .route(
            "/app/{mark}/{file}",
            get(async move |uri, headers| assets.asset(uri, headers)),
        )
        .route(
            "/{code}",
            get(async move |app, caller, typed, uri, wanted, headers| {
                room(&code, app, caller, typed, uri, wanted, headers).await
            }),
        )
        .fallback(
            async move |uri: Uri, wanted: Query<Wanted>, headers: HeaderMap| {
                // Programs talk to /api, and get answers for programs.
                if uri.path() == "/api" || uri.path().starts_with("/api/") {
                    return rest::not_found(wanted, headers).await;
                }
                let language = rest::language(&wanted, &headers);
                others.missing(Missing::Page, language, &headers)
            },
        )
}

impl Page {
    fn file(&self, page: &str, language: Language) -> Option<&PageFile> {
        let path = format!("{page}.{}.html", language.code());
        self.files.iter().find(|file| file.path == path)
    }

    /// Sends a page in the language that is wanted.
    pub(crate) fn html(
        &self,
        page: &str,
        Query(wanted): Query<Wanted>,
        headers: HeaderMap,
    ) -> Response {
        let language = rest::language(&wanted, &headers);
        match self.file(page, language) {
            Some(file) => with_cache(send(file, &headers), "no-cache"),
            None => self.missing(Missing::Page, language, &headers),
        }
    }

    /// Sends what search engines may read, and where the list of the pages is.
    fn robots(&self, headers: &HeaderMap) -> Response {
        sitemap::robots(self.origin(headers).as_deref())
    }

    /// Sends the list of the pages for search engines.
    fn sitemap(&self, headers: &HeaderMap) -> Response {
        match self.origin(headers) {
            Some(origin) => sitemap::sitemap(&origin, &self.files),
            None => StatusCode::BAD_REQUEST.into_response(),
        }
    }

    /// Sends a page with something written into it; search engines leave it out.
    pub(crate) fn written(
        &self,
        status: StatusCode,
        page: &str,
        language: Language,
        headers: &HeaderMap,
        write: impl FnOnce(&str) -> String,
    ) -> Response {
        let Some(file) = self.file(page, language) else {
            return StatusCode::NOT_FOUND.into_response();
        };
        let html = write(&String::from_utf8_lossy(file.plain));
        let mut response = answer(file.kind, Body::from(html), headers);
        *response.status_mut() = status;
        let noindex = HeaderValue::from_static("noindex");
        response.headers_mut().insert("x-robots-tag", noindex);
        with_cache(response, "no-cache")
    }

    /// Sends the page for what is not there.
    fn missing(&self, missing: Missing<'_>, language: Language, headers: &HeaderMap) -> Response {
        let write = |template: &str| door::missing(template, missing, language);
        self.written(StatusCode::NOT_FOUND, "missing", language, headers, write)
    }

    /// Sends the table with an invitation to a room; with none if there is nothing to say.
    fn table(&self, room: Option<&RoomInfo>, language: Language, headers: &HeaderMap) -> Response {
        let write = |template: &str| match room {
            Some(room) => {
                let tags = self.invitation(room, language, headers);
                with_texts(template, &room.game).replacen(TITLE, &tags, 1)
            }
            None => template.to_owned(),
        };
        self.written(StatusCode::OK, "table", language, headers, write)
    }

    /// Sends the table to somebody who watches a game again; the page itself finds the record. Search engines leave it out.
    fn replay(
        &self,
        address: Option<&str>,
        Query(wanted): Query<Wanted>,
        headers: HeaderMap,
    ) -> Response {
        let language = rest::language(&wanted, &headers);
        let title = klaxon_words::text(language, "replay-title", &[]);
        let address = address.filter(|address| address.bytes().all(|b| b.is_ascii_hexdigit()));
        let write = |template: &str| {
            let ahead = ahead_of_replay(template, address, language);
            let head = format!("<title>{title} - Klaxon</title>{ahead}");
            template.replacen(TITLE, &head, 1)
        };
        self.written(StatusCode::OK, "table", language, &headers, write)
    }

    fn invitation(&self, room: &RoomInfo, language: Language, headers: &HeaderMap) -> String {
        let invitation = Invitation::new(room, language);
        let origin = self.origin(headers);
        let whole = |path: &str| origin.as_ref().map(|origin| format!("{origin}/{path}"));
        let end = format!("/{}", invitation.picture());
        let picture = self.files.iter().find(|file| file.path.ends_with(&end));
        let picture = picture.and_then(|file| whole(file.path));
        let address = whole(&room.code);
        invitation.tags(address.as_deref(), picture.as_deref(), language)
    }

    /// The address under which somebody reached this server, perhaps through a proxy that speaks TLS for it.
    fn origin(&self, headers: &HeaderMap) -> Option<String> {
        let forwarded = headers.get("x-forwarded-proto");
        let secure = self.secure || forwarded.is_some_and(|scheme| scheme == "https");
        let scheme = if secure { "https" } else { "http" };
        host(headers).map(|host| format!("{scheme}://{host}"))
    }

    /// Sends the worker that keeps the page. Its address stays, so browsers ask for it again and again.
    fn worker(&self, headers: HeaderMap) -> Response {
        match self.files.iter().find(|file| file.path == "sw.js") {
            Some(file) => with_cache(send(file, &headers), "no-cache"),
            None => StatusCode::NOT_FOUND.into_response(),
        }
    }

    /// Sends a file whose address changes with every build: browsers may keep it for ever.
    fn asset(&self, uri: Uri, headers: HeaderMap) -> Response {
        let path = uri.path().trim_start_matches('/');
        match self.files.iter().find(|file| file.path == path) {
            Some(file) => {
                let mut response = send(file, &headers);
                // Its address says its language, if it has one.
                let vary = HeaderValue::from_static("accept-encoding");
                response.headers_mut().insert(header::VARY, vary);
                with_cache(response, "public, max-age=31536000, immutable")
            }
            None => StatusCode::NOT_FOUND.into_response(),
        }
    }
}

/// What a page that watches a game again fetches while its program is still on its way: the record, if it has an address,
/// texts, and its style.
fn ahead_of_replay(template: &str, address: Option<&str>, language: Language) -> String {
    let record = address.map(|address| format!("/api/records/{address}"));
    let sheet = template.find("/klaxon.css\"").map(|end| &template[..end]);
    let folder = sheet.and_then(|before| before.rsplit('"').next());
    let texts = ["replay", "end"].map(|part| format!("{part}.{}.bin", language.code()));
    let texts = folder.map(|folder| texts.map(|text| format!("{folder}/{text}")));
    let fetched = record.into_iter().chain(texts.into_iter().flatten());
    let mut links: String = fetched
        .map(|path| format!("<link rel=\"preload\" href=\"{path}\" as=\"fetch\" crossorigin>"))
        .collect();
    if let Some(folder) = folder {
        links += &format!("<link rel=\"preload\" href=\"{folder}/replay.css\" as=\"style\">");
    }
    links
}

/// What an invitation takes the place of.
const TITLE: &str = "<title>Klaxon</title>";

/// Sends the table of a room, or the page for a room that is not there.
async fn room(
    page: &Page,
    State(app): State<Arc<App>>,
    caller: Caller,
    typed: Result<Path<String>, PathRejection>,
    uri: Uri,
    Query(wanted): Query<Wanted>,
    headers: HeaderMap,
) -> Response {
    let language = rest::language(&wanted, &headers);
    let Ok(Path(typed)) = typed else {
        return page.missing(Missing::Page, language, &headers);
    };
    let Some(code) = door::typed_code(&typed) else {
        return page.missing(Missing::Room(&typed), language, &headers);
    };
    if code::tidy(&typed).is_none() {
        let query = uri.query().map(|query| format!("?{query}"));
        return Redirect::to(&format!("/{code}{}", query.unwrap_or_default())).into_response();
    }
    let found = AllRooms(app.clone()).look_up(&code, caller).await;
    if matches!(found, Err(NotLetIn::Nowhere)) && app.has_clock(&code).await {
        let language = language.code();
        return Redirect::to(&format!("/computer?clock={code}&lang={language}")).into_response();
    }
    match found {
        Err(NotLetIn::Nowhere) => page.missing(Missing::Room(&typed), language, &headers),
        // A room that lets nobody in says nothing of itself.
        Ok(info) if info.locked => page.table(None, language, &headers),
        Ok(info) => page.table(Some(&info), language, &headers),
        // The table tells why it can't come in yet, and tries again.
        Err(NotLetIn::Shut(_) | NotLetIn::Refused(_)) => page.table(None, language, &headers),
    }
}

fn with_cache(mut response: Response, cache: &'static str) -> Response {
    let cache = HeaderValue::from_static(cache);
    response.headers_mut().insert(header::CACHE_CONTROL, cache);
    response
}

/// Sends a file in the smallest form that the browser takes.
fn send(file: &PageFile, headers: &HeaderMap) -> Response {
    let accepted = headers.get(header::ACCEPT_ENCODING);
    let accepted = accepted.and_then(|value| value.to_str().ok()).unwrap_or("");
    let takes = |name: &str| {
        accepted
            .split(',')
            .any(|one| one.trim().split(';').next() == Some(name))
    };
    let (encoding, bytes) = match () {
        () if takes("br") && !file.brotli.is_empty() => (Some("br"), file.brotli),
        () if takes("gzip") && !file.gzip.is_empty() => (Some("gzip"), file.gzip),
        () => (None, file.plain),
    };
    let mut response = answer(file.kind, Body::from(bytes), headers);
    if let Some(encoding) = encoding {
        let encoding = HeaderValue::from_static(encoding);
        let headers = response.headers_mut();
        headers.insert(header::CONTENT_ENCODING, encoding);
    }
    response
}

/// An answer with what every file of the page says about itself.
fn answer(kind: &'static str, body: Body, headers: &HeaderMap) -> Response {
    let policy = policy(headers);
    let mut response = Response::new(body);
    let headers = response.headers_mut();
    headers.insert(header::CONTENT_TYPE, HeaderValue::from_static(kind));
    headers.insert(
        header::VARY,
        HeaderValue::from_static("accept-encoding, accept-language"),
    );
    if is_opened(kind) {
        headers.insert(header::CONTENT_SECURITY_POLICY, policy);
    }
    headers.insert(
        header::X_CONTENT_TYPE_OPTIONS,
        HeaderValue::from_static("nosniff"),
    );
    headers.insert(
        header::REFERRER_POLICY,
        HeaderValue::from_static("no-referrer"),
    );
    response
}

/// Returns whether a browser opens such a file by itself, as a page, a picture or a worker: a policy is for those.
fn is_opened(kind: &str) -> bool {
    ["text/html", "text/javascript", "image/"]
        .iter()
        .any(|opened| kind.starts_with(opened))
}

#[derive(Deserialize)]
struct Joining {
    #[serde(default)]
    code: String,
    #[serde(default)]
    lang: Option<String>,
}

/// Goes to the room with a code, as somebody typed or pasted it.
fn join(page: &Page, Query(joining): Query<Joining>, headers: &HeaderMap) -> Response {
    let Joining { code, lang } = joining;
    if code.trim().is_empty() {
        return Redirect::to(&with_language("/", lang)).into_response();
    }
    match door::typed_code(&code) {
        Some(code) => Redirect::to(&with_language(&format!("/{code}"), lang)).into_response(),
        None => {
            let language = rest::language(&Wanted { lang }, headers);
            page.missing(Missing::Room(&code), language, headers)
        }
    }
}

/// Only a language's letters go into an address.
pub(crate) fn with_language(path: &str, language: Option<String>) -> String {
    let plain = |lang: &String| lang.len() == 2 && lang.bytes().all(|b| b.is_ascii_lowercase());
    match language.filter(plain) {
        Some(language) => format!("{path}?lang={language}"),
        None => path.to_owned(),
    }
}
