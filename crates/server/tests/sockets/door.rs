//! What a visitor gets before the table is loaded: pages, invitations, and a page for rooms that are not there.

use klaxon_client::http::Response;
use klaxon_proto::{Ask, Form};
use klaxon_server::PageFile;

use crate::rest::ask;
use crate::support::Running;

fn file(path: &'static str, kind: &'static str, plain: &'static str) -> PageFile {
    PageFile {
        path,
        kind,
        plain: plain.as_bytes(),
        brotli: b"",
        gzip: b"",
    }
}

/// A page like the real one, as far as the server writes into it.
fn page() -> Vec<PageFile> {
    let html = |path, plain| file(path, "text/html; charset=utf-8", plain);
    let mut files = vec![
        html("start.en.html", "the start"),
        html("start.de.html", "der Start"),
        html(
            "table.en.html",
            "<title>Klaxon</title><link href=\"/app/7/fuse.en.bin\">the table",
        ),
        html("table.de.html", "<title>Klaxon</title>der Tisch"),
        html("missing.en.html", "missing <!--said--> \"<!--typed-->\""),
        html("missing.de.html", "fehlt <!--said--> \"<!--typed-->\""),
        html(
            "set-up.en.html",
            "set-up <a class=\"key lang\" href=\"?lang=de\"> <!--said-->",
        ),
        html("set-up.de.html", "Mission <!--said-->"),
        html("log.en.html", "the log"),
        html("log.de.html", "das Logbuch"),
        html("rules.en.html", "all rules"),
        html("rules.de.html", "alle Regeln"),
        html("rules/fuse.en.html", "the rules of FUSE"),
        html("rules/fuse.de.html", "die Regeln von FUSE"),
        file("sw.js", "text/javascript", "the worker"),
        file("app/7/klaxon-ui.woff2", "font/woff2", "a font"),
        file("app/7/fuse.png", "image/png", "a picture"),
    ];
    files.push(PageFile {
        brotli: b"small",
        ..file("app/7/klaxon.css", "text/css", "body{}")
    });
    files
}

async fn start() -> Running {
    Running::start_with_page(page()).await
}

fn header<'a>(response: &'a Response, name: &str) -> Option<&'a str> {
    let mut lines = response.head.lines();
    lines.find_map(|line| line.strip_prefix(name)?.strip_prefix(": "))
}

/// A page, not JSON, that search engines leave out.
fn assert_missing(response: &Response, says: &str) {
    assert_eq!(response.status, 404, "{response:?}");
    let kind = header(response, "content-type");
    assert_eq!(kind, Some("text/html; charset=utf-8"), "{response:?}");
    assert_eq!(header(response, "x-robots-tag"), Some("noindex"));
    assert!(response.body.contains(says), "{says}: {response:?}");
}

#[tokio::test]
async fn pages_come_in_the_language_of_the_visitor() {
    let server = start().await;
    assert_eq!(server.get("/").await.body, "the start");
    assert_eq!(server.get("/?lang=de").await.body, "der Start");
    let german = ["accept-language: de-CH,en;q=0.5"];
    assert_eq!(ask(&server, "GET /", &german, "").await.body, "der Start");
    assert!(
        server
            .get("/solo?now&lang=en")
            .await
            .body
            .ends_with("the table")
    );
    let computer = server.get("/computer?lang=en").await;
    assert!(computer.body.ends_with("the table"), "{computer:?}");
    // Texts that are not needed are not fetched ahead.
    let planter = server.get("/solo?game=planter&lang=en").await;
    assert!(
        planter.body.contains("/app/7/planter.en.bin"),
        "{planter:?}"
    );
    let room = server.open("planter", &[]).await;
    let room = server.get(&format!("/{room}?lang=en")).await;
    assert!(room.body.contains("/app/7/planter.en.bin"), "{room:?}");
    server.stop().await;
}

#[tokio::test]
async fn a_replay_is_a_table_that_search_engines_leave_out() {
    let server = start().await;
    let empty = server.get("/replay?lang=de").await;
    let title = "<title>Ein Spiel noch einmal ansehen - Klaxon</title>";
    assert!(empty.body.contains(title), "{empty:?}");
    assert!(empty.body.ends_with("der Tisch"), "{empty:?}");
    assert_eq!(header(&empty, "x-robots-tag"), Some("noindex"));
    // The record is fetched while the page is; whatever else somebody typed does not come into the page.
    let address = "0123456789abcdef0123456789abcdef";
    let found = server.get(&format!("/replay/{address}?lang=en")).await;
    let record = format!("href=\"/api/records/{address}\" as=\"fetch\" crossorigin>");
    assert!(found.body.contains(&record), "{found:?}");
    let typed = server.get("/replay/%22%3E%3Cscript%3E?lang=en").await;
    assert_eq!(typed.status, 200);
    assert!(!typed.body.contains("script") && !typed.body.contains("/api/records"));
    server.stop().await;
}

#[tokio::test]
async fn a_page_shows_its_own_fonts_and_nothing_of_others() {
    let server = start().await;
    let start = server.get("/").await;
    let policy = header(&start, "content-security-policy").expect("a policy");
    assert!(policy.starts_with("default-src 'none';"), "{policy}");
    assert!(policy.contains("font-src 'self';"), "{policy}");
    let takes = ["accept-encoding: gzip, br"];
    let font = ask(&server, "GET /app/7/klaxon-ui.woff2", &takes, "").await;
    assert_eq!(header(&font, "content-type"), Some("font/woff2"));
    assert_eq!(header(&font, "content-encoding"), None);
    assert_eq!(font.body, "a font");
    let cache = header(&font, "cache-control");
    assert_eq!(cache, Some("public, max-age=31536000, immutable"));
    let style = ask(&server, "GET /app/7/klaxon.css", &takes, "").await;
    assert_eq!(header(&style, "content-encoding"), Some("br"));
    assert_eq!(style.body, "small");
    server.stop().await;
}

#[tokio::test]
async fn the_worker_that_keeps_the_page_is_asked_for_anew_each_time() {
    let server = start().await;
    let worker = server.get("/sw.js").await;
    assert_eq!(worker.body, "the worker");
    assert_eq!(header(&worker, "content-type"), Some("text/javascript"));
    assert_eq!(header(&worker, "cache-control"), Some("no-cache"));
    // What it may do is what a page may do.
    let policy = header(&worker, "content-security-policy").expect("a policy");
    for may in ["connect-src 'self'", "manifest-src 'self'"] {
        assert!(policy.contains(may), "{policy}");
    }
    assert_eq!(server.get("/log?lang=de").await.body, "das Logbuch");
    server.stop().await;
}

#[tokio::test]
async fn rules_are_pages_that_search_engines_find() {
    let server = start().await;
    let rules = server.get("/rules").await;
    assert_eq!(rules.body, "all rules");
    assert_eq!(header(&rules, "x-robots-tag"), None);
    let german = ["accept-language: de"];
    let book = ask(&server, "GET /rules/fuse", &german, "").await;
    assert_eq!(book.body, "die Regeln von FUSE");
    let book = server.get("/rules/fuse?lang=en").await;
    assert_eq!(book.body, "the rules of FUSE");
    assert_eq!(header(&book, "cache-control"), Some("no-cache"));
    assert_missing(&server.get("/rules/chess").await, "nothing at this address");
    let robots = server.get("/robots.txt").await;
    for line in ["Disallow: /api/", "/sitemap.xml"] {
        assert!(robots.body.contains(line), "{robots:?}");
    }
    let map = server.get("/sitemap.xml").await;
    assert_eq!(header(&map, "content-type"), Some("application/xml"));
    for page in ["/?lang=en", "/rules?lang=de", "/rules/fuse?lang=de"] {
        assert!(map.body.contains(&format!("{page}</loc>")), "{map:?}");
    }
    for page in ["log", "missing", "table", "app/"] {
        assert!(!map.body.contains(page), "{page} in {map:?}");
    }
    server.stop().await;
}

#[tokio::test]
async fn a_room_that_is_not_there_gets_a_page() {
    let server = start().await;
    let open = server.open("fuse", &[]).await;
    // As long as a code, and almost surely none.
    let gone = "X".repeat(open.len());
    assert_missing(
        &server.get(&format!("/{gone}")).await,
        &format!("There is no room {gone}."),
    );
    let german = server
        .get(&format!("/{}?lang=de", gone.to_lowercase()))
        .await;
    assert_missing(&german, &format!("Den Raum {gone} gibt es nicht."));
    assert_missing(&server.get("/tea").await, "tea is not the code of a room.");
    let typed = format!("/5{}", &gone[1..]);
    assert_missing(
        &server.get(&typed).await,
        &format!("href=\"/S{}?lang=en\"", &gone[1..]),
    );
    server.stop().await;
}

#[tokio::test]
async fn what_was_typed_stays_text() {
    let server = start().await;
    let page = server
        .get("/%22%3E%3Cscript%3Ealert(1)%3C%2Fscript%3E")
        .await;
    assert_missing(&page, "&quot;&gt;&lt;script&gt;");
    assert!(!page.body.contains("<script"), "{page:?}");
    let page = server.get("/join?code=%22%3E%3Cscript%3E").await;
    assert_missing(&page, "&quot;&gt;&lt;script&gt;");
    assert!(!page.body.contains("<script"), "{page:?}");
    server.stop().await;
}

#[tokio::test]
async fn other_addresses_get_a_page_and_programs_get_json() {
    let server = start().await;
    for path in ["/tea/time", "//", "/%ff", "/app/7"] {
        assert_missing(&server.get(path).await, "nothing at this address");
    }
    for path in ["/api", "/api/", "/api/tea", "/api/rooms/tea"] {
        let answer = server.get(path).await;
        assert_eq!(answer.status, 404, "{answer:?}");
        assert_eq!(header(&answer, "content-type"), Some("application/json"));
    }
    server.stop().await;
}

#[tokio::test]
async fn a_code_or_a_link_leads_to_the_room() {
    let server = start().await;
    let code = server.open("fuse", &[]).await;
    let (one, two) = code.split_at(2);
    for typed in [
        code.clone(),
        format!("+{}+{two}+", one.to_lowercase()),
        format!("https%3A%2F%2Fklaxon.example%2F{code}%3Flang%3Dde"),
        format!("Come+here%3A+klaxon.example%2F{code}"),
    ] {
        let answer = server.get(&format!("/join?code={typed}&lang=de")).await;
        assert_eq!(answer.status, 303, "{answer:?}");
        let to = format!("/{code}?lang=de");
        assert_eq!(header(&answer, "location"), Some(to.as_str()), "{typed}");
    }
    assert_missing(
        &server.get("/join?code=tea&lang=de").await,
        "tea ist kein Code",
    );
    for nothing in ["/join", "/join?code=", "/join?code=+"] {
        assert_eq!(header(&server.get(nothing).await, "location"), Some("/"));
    }
    // An address with something around the code is mended, and keeps what it asks for.
    let answer = server.get(&format!("/{code}.?screen")).await;
    let to = format!("/{code}?screen");
    assert_eq!(header(&answer, "location"), Some(to.as_str()));
    server.stop().await;
}

#[tokio::test]
async fn a_link_to_a_room_is_an_invitation() {
    let server = start().await;
    let code = server.open("fuse", &["players 3"]).await;
    let nobodys = server.get(&format!("/{code}")).await;
    assert_eq!(nobodys.status, 200, "{nobodys:?}");
    assert!(
        nobodys
            .body
            .contains("A room for FUSE · 3 seats free · 10 minutes")
    );

    let mut anna = server.join(Form::Json, &code, "Anna").await;
    anna.ask(Ask::Sit { seat: 1 }).await.expect("a seat");
    let room = server.get(&format!("/{}", code.to_lowercase())).await;
    assert_eq!(header(&room, "x-robots-tag"), Some("noindex"));
    assert_eq!(header(&room, "cache-control"), Some("no-cache"));
    let title = "Anna invites you to FUSE · 2 seats free · 10 minutes";
    let origin = format!("http://{}", server.address);
    for tag in [
        "<title>FUSE · Klaxon</title>".to_owned(),
        format!("<meta property=\"og:title\" content=\"{title}\">"),
        format!("<meta property=\"og:url\" content=\"{origin}/{code}\">"),
        format!("<meta property=\"og:image\" content=\"{origin}/app/7/fuse.png\">"),
        "<meta name=\"twitter:card\" content=\"summary_large_image\">".to_owned(),
    ] {
        assert!(room.body.contains(&tag), "{tag}: {room:?}");
    }
    assert!(room.body.ends_with("fuse.en.bin\">the table"), "{room:?}");
    let german = server.get(&format!("/{code}?lang=de")).await;
    assert!(
        german
            .body
            .contains("Anna lädt dich zu FUSE ein · 2 Plätze frei")
    );

    // A proxy that speaks TLS says so.
    let proxy = ["x-forwarded-proto: https"];
    let room = ask(&server, &format!("GET /{code}"), &proxy, "").await;
    let picture = "content=\"https://x/app/7/fuse.png\"";
    assert!(room.body.contains(picture), "{room:?}");
    drop(anna);
    server.stop().await;
}

#[tokio::test]
async fn a_name_full_of_quotes_and_tags_stays_a_name() {
    let server = start().await;
    let code = server.open("fuse", &[]).await;
    let name = "\"'><b>&";
    let anna = server.join(Form::Json, &code, name).await;
    let room = server.get(&format!("/{code}")).await;
    assert!(!room.body.contains("<b>"), "{room:?}");
    let shown = "content=\"&quot;&#39;&gt;&lt;b&gt;&amp; invites you";
    assert!(room.body.contains(shown), "{room:?}");
    drop(anna);
    server.stop().await;
}

#[tokio::test]
async fn a_form_opens_a_room() {
    let server = start().await;
    let answer = ask(&server, "POST /new", &FORM, "players=4&lang=de").await;
    assert_eq!(answer.status, 303, "{answer:?}");
    let room = header(&answer, "location").expect("the room");
    assert!(room.ends_with("?lang=de"), "{room}");
    let invitation = server.get(room).await;
    assert!(invitation.body.contains("4 Plätze frei"), "{invitation:?}");
    server.stop().await;
}

const FORM: [&str; 1] = ["content-type: application/x-www-form-urlencoded"];

#[tokio::test]
async fn a_form_opens_a_room_for_any_game_with_any_options() {
    let server = start().await;
    for (form, says) in [
        ("", "A room for FUSE · 4 seats free"),
        ("game=countdown", "A room for Countdown · 4 seats free"),
        (
            "game=epic&players=9",
            "A room for Epic · 9 seats free · 10 minutes",
        ),
        (
            "game=fuse%2Broles%2Bsparks&players=2&clock=8%3A00",
            "A room for FUSE · 2 seats free · 8 minutes",
        ),
        ("game=planter&now=", "A room for Fuse · 4 seats free"),
    ] {
        let answer = ask(&server, "POST /new", &FORM, form).await;
        assert_eq!(answer.status, 303, "{form}: {answer:?}");
        let room = header(&answer, "location").expect("the room");
        let invitation = server.get(room).await;
        assert!(invitation.body.contains(says), "{form}: {invitation:?}");
    }
    server.stop().await;
}

/// What is no form asks for no room.
#[tokio::test]
async fn a_broken_form_opens_no_room() {
    let server = start().await;
    let json = ["content-type: application/json"];
    for (headers, form) in [
        (&json[..], "{\"game\":\"fuse\"}"),
        (&[][..], "game=countdown&players=3"),
    ] {
        let answer = ask(&server, "POST /new", headers, form).await;
        assert_eq!(answer.status, 303, "{answer:?}");
        assert_eq!(header(&answer, "location"), Some("/"));
    }
    let rooms = server.get("/metrics").await;
    assert!(rooms.body.contains("klaxon_rooms 0"), "{rooms:?}");
    server.stop().await;
}

/// Programs follow links: a link shows what it asks for, and opens nothing.
#[tokio::test]
async fn a_link_shows_a_set_up_and_a_key_that_opens_it() {
    let server = start().await;
    let link = "/new?game=fuse+roles+sparks&players=3&difficulty=expert&layout=deck+later&lang=en";
    let shown = server.get(link).await;
    assert_eq!(shown.status, 200, "{shown:?}");
    assert_eq!(header(&shown, "x-robots-tag"), Some("noindex"));
    for part in [
        "<h2>A room for FUSE</h2>",
        "<li>+ Roles</li>",
        "<li>+ Sparks</li>",
        "<li>Players: 3</li>",
        "<li>Difficulty: Expert</li>",
        "method=\"post\" action=\"/new\"",
        "name=\"game\" value=\"fuse+roles+sparks\"",
        "name=\"layout\" value=\"deck later\"",
        ">Open this room</button>",
        "href=\"?game=fuse%2Broles%2Bsparks&amp;players=3&amp;difficulty=expert&amp;layout=deck%20later&amp;lang=de\"",
    ] {
        assert!(shown.body.contains(part), "{part}: {shown:?}");
    }
    let roles = server
        .get("/new?game=countdown&roles=random+cutter&lang=en")
        .await;
    assert!(
        roles.body.contains("<li>Roles: Dealt, the Cutter</li>"),
        "{roles:?}"
    );
    let german = server.get("/new?game=epic&players=7&lang=de").await;
    assert!(german.body.contains("<li>Spieler: 7</li>"), "{german:?}");
    let flatline = server
        .get("/new?game=flatline&meter=red&planning=0:30&chief=2&lang=en")
        .await;
    for part in [
        "<li>Power meter: Expert</li>",
        "<li>Time to plan: 30 seconds</li>",
        "<li>First chief: 2</li>",
        ">Open this room</button>",
    ] {
        assert!(flatline.body.contains(part), "{part}: {flatline:?}");
    }
    let usual = server.get("/new").await;
    assert!(usual.body.contains("A room for FUSE"), "{usual:?}");
    let rooms = server.get("/metrics").await;
    assert!(rooms.body.contains("klaxon_rooms 0"), "{rooms:?}");
    server.stop().await;
}

#[tokio::test]
async fn a_set_up_that_does_not_work_says_what_where_and_what_to_do() {
    let server = start().await;
    for (fields, what, asked) in [
        (
            "game=countdown&players=7&lang=en",
            "Countdown is for 1 to 4 players, not for 7: change players",
            "<code>players=7</code>",
        ),
        (
            "game=fuse&tea=milk&lang=en",
            "There is no option “tea”",
            "<code>tea=milk</code>",
        ),
        (
            "game=chess&lang=en",
            "There is no such game: choose fuse",
            "<code>game=chess</code>",
        ),
        (
            "game=%3Cscript%3E&lang=en",
            "There is no such game",
            "<code>game=&lt;script&gt;</code>",
        ),
    ] {
        let linked = server.get(&format!("/new?{fields}")).await;
        let posted = ask(&server, "POST /new", &FORM, fields).await;
        for answer in [linked, posted] {
            assert_eq!(answer.status, 422, "{answer:?}");
            for part in [what, asked, "Change that in the address"] {
                assert!(answer.body.contains(part), "{part}: {answer:?}");
            }
            assert!(!answer.body.contains("<script"), "{answer:?}");
        }
    }
    server.stop().await;
}
