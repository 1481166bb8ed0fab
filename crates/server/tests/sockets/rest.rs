//! What can be asked without a socket: every route, its errors, and the languages of both.

use std::collections::BTreeSet;
use std::time::Duration;

use futures_util::SinkExt;
use klaxon_bots::registry::games;
use klaxon_client::http::{self, Response};
use klaxon_client::{Client, Trouble};
use klaxon_core::chance::Seeded;
use klaxon_core::record::Record;
use klaxon_planter::Planter;
use klaxon_proto::{Ask, Form, LogEntry, Reply};
use klaxon_room::Phase;
use klaxon_server::Limits;
use serde_json::{Value, json};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::time::timeout;

use crate::support::{
    Chance, Running, figure, in_a_frame, join_all, next_reply, round_of_moves, table,
};

/// How long anything may take, on a machine that has much else to do.
const PATIENCE: Duration = Duration::from_secs(20);

async fn post(server: &Running, path: &str, body: &str) -> Response {
    let response = http::request(&server.address, "POST", path, body).await;
    response.expect("an answer")
}

/// A request with headers of its own.
pub(crate) async fn ask(server: &Running, request: &str, headers: &[&str], body: &str) -> Response {
    let mut stream = TcpStream::connect(&server.address).await.expect("a port");
    let headers: String = headers.iter().map(|line| format!("{line}\r\n")).collect();
    let length = body.len();
    let text = format!(
        "{request} HTTP/1.1\r\nhost: x\r\nconnection: close\r\ncontent-length: {length}\r\n{headers}\r\n{body}"
    );
    stream.write_all(text.as_bytes()).await.expect("written");
    let mut answer = String::new();
    stream.read_to_string(&mut answer).await.expect("text");
    let (head, body) = answer.split_once("\r\n\r\n").expect("a head");
    let status = head.split(' ').nth(1).expect("a status");
    Response {
        status: status.parse().expect("a number"),
        head: head.to_owned(),
        body: body.to_owned(),
    }
}

fn json(response: &Response) -> Value {
    serde_json::from_str(&response.body).unwrap_or_else(|_| panic!("no JSON: {response:?}"))
}

/// A problem has a status, a key for programs and a text for people.
pub(crate) fn assert_problem(response: &Response, status: u16, key: &str) {
    let problem = json(response);
    assert_eq!(response.status, status, "{response:?}");
    assert_eq!(problem["key"], key, "{response:?}");
    assert_ne!(problem["text"], "", "{response:?}");
}

#[tokio::test]
async fn rooms_are_opened_and_looked_up() {
    let server = Running::start().await;
    let body = r#"{"game": "fuse", "options": ["players 3", "difficulty expert"]}"#;
    let opened = post(&server, "/api/rooms", body).await;
    assert_eq!(opened.status, 201, "{opened:?}");
    let code = json(&opened)["code"].as_str().expect("a code").to_owned();
    let mut clients = join_all(&server, &code, 2).await;
    clients[1].ask(Ask::Sit { seat: 2 }).await.expect("a seat");
    let policy = "greedy".to_owned();
    let bot = clients[0].ask(Ask::Bot { seat: 3, policy }).await;
    bot.expect("a bot");
    let expected = json!({
        "code": code,
        "game": "fuse",
        "options": ["players 3", "difficulty expert"],
        "phase": "lobby",
        "seats": ["free", "player", {"bot": "greedy"}],
        "people": 2,
        "locked": false,
    });
    let typed = format!("{}%20-{}", code[..2].to_lowercase(), &code[2..]);
    for code in [&code, &code.to_lowercase(), &typed] {
        let look = server.get(&format!("/api/rooms/{code}")).await;
        assert_eq!(look.status, 200, "{look:?}");
        assert_eq!(json(&look), expected);
    }
    // The defaults are enough.
    let opened = post(&server, "/api/rooms", r#"{"game": "planter"}"#).await;
    assert_eq!(opened.status, 201, "{opened:?}");
    drop(clients);
    server.stop().await;
}

#[tokio::test]
async fn rooms_that_make_no_sense_are_not_opened() {
    let server = Running::start().await;
    let long = format!(r#"{{"game": "fuse", "options": ["{}"]}}"#, "x".repeat(300));
    let cases = [
        (r#"{"game": "chess"}"#, 422, "room-refused-no-such-game"),
        (r#"{"game": ""}"#, 422, "room-refused-no-such-game"),
        (
            r#"{"game": "fuse", "options": ["players 99", "tea"]}"#,
            422,
            "room-refused-options",
        ),
        (
            r#"{"game": "fuse", "options": ["players 2\nplayers 3"]}"#,
            422,
            "room-refused-options",
        ),
        (&long, 422, "room-refused-options"),
        (r#"{"game": "fuse", "tea": 1}"#, 422, "serve-malformed"),
        (r#"{"game": 7}"#, 422, "serve-malformed"),
        ("{}", 422, "serve-malformed"),
        ("{", 400, "serve-malformed"),
        ("", 400, "serve-malformed"),
    ];
    for (body, status, key) in cases {
        let response = post(&server, "/api/rooms", body).await;
        assert_problem(&response, status, key);
    }
    let plain = ["content-type: text/plain"];
    let response = ask(&server, "POST /api/rooms", &plain, r#"{"game": "fuse"}"#).await;
    assert_problem(&response, 415, "serve-malformed");
    // More than two megabytes are not read.
    let huge = format!(r#"{{"game": "{}"}}"#, "x".repeat(2 << 20));
    let response = timeout(PATIENCE, post(&server, "/api/rooms", &huge)).await;
    assert_problem(&response.expect("an answer"), 413, "serve-malformed");
    assert_eq!(figure(&server, "klaxon_rooms").await, 0);
    server.stop().await;
}

#[tokio::test]
async fn rooms_and_pages_that_are_not_there_are_not_found() {
    let server = Running::start().await;
    for code in [
        "BCDFGH", "bcdfgh", "tea", "%C3%84", "BCDFGHJ", "..%2f..", "%00",
    ] {
        for path in ["", "/record"] {
            let response = server.get(&format!("/api/rooms/{code}{path}")).await;
            assert_problem(&response, 404, "serve-no-room");
        }
    }
    for path in ["/tea", "/api", "/api/", "/api/rooms/BCDFGH/tea", "//"] {
        assert_problem(&server.get(path).await, 404, "serve-not-found");
    }
    let not_text = server.get("/api/rooms/%ff").await;
    assert!((400..500).contains(&not_text.status), "{not_text:?}");
    for (method, path) in [
        ("GET", "/api/rooms"),
        ("POST", "/api/games"),
        ("DELETE", "/api/rooms/BCDFGH"),
        ("PUT", "/metrics"),
    ] {
        let response = http::request(&server.address, method, path, "").await;
        assert_eq!(response.expect("an answer").status, 405, "{method} {path}");
    }
    server.stop().await;
}

#[tokio::test]
async fn a_record_is_there_after_the_game_and_can_be_played_again() {
    let server = Running::start().await;
    let mut clients = table(&server, "planter", &["players 2"], 2).await;
    let room = clients[0].ticket().room;
    let path = format!("/api/rooms/{room}/record");
    assert_problem(&server.get(&path).await, 404, "serve-no-game-yet");
    let mut chance = Chance::new(3);
    let mut players: Vec<&mut Client> = clients.iter_mut().collect();
    while round_of_moves(&mut players, 2, &mut chance).await {}
    let record = server.get(&path).await;
    assert_eq!(record.status, 200, "{record:?}");
    assert!(
        record
            .head
            .contains("content-type: text/plain; charset=utf-8")
    );
    let (game, parsed) = Record::<Planter>::parse(&record.body).expect("a record");
    assert_eq!(
        parsed.text(&game),
        record.body,
        "in the form that is written"
    );
    let seed = parsed.header.seed.expect("the seed is revealed");
    assert_eq!(parsed.replay(&game, &mut Seeded::new(seed)), Ok(()));

    // It stays while the next game is on, and tells nothing of that one.
    for client in &mut clients {
        client.ask(Ask::Rematch(true)).await.expect("again");
    }
    assert_eq!(server.get(&path).await.body, record.body);
    drop(clients);
    server.stop().await;
}

#[tokio::test]
async fn the_log_of_a_room_has_every_game_that_was_played_to_its_end() {
    let server = Running::start().await;
    let mut clients = table(&server, "planter", &["players 2"], 2).await;
    let room = clients[0].ticket().room;
    let path = format!("/api/rooms/{room}/log");
    assert_eq!(server.get(&path).await.body, "[]");
    let mut chance = Chance::new(3);
    for games in 1..=2 {
        let mut players: Vec<&mut Client> = clients.iter_mut().collect();
        while round_of_moves(&mut players, 2, &mut chance).await {}
        let log: Vec<LogEntry> =
            serde_json::from_str(&server.get(&path).await.body).expect("a log");
        assert_eq!(log.len(), games);
        let last = log.last().expect("a game");
        assert_eq!((&last.room, last.game.as_str()), (&room, "planter"));
        assert!(last.players.iter().all(Option::is_some), "{last:?}");
        let best = last.standings.iter().find(|place| place.place == 1);
        let points: i32 = best.expect("a winner").score.iter().map(|l| l.points).sum();
        assert_eq!(points, last.points);
        for client in &mut clients {
            client.ask(Ask::Rematch(true)).await.expect("again");
        }
        for client in &mut clients {
            let began = client.until(|fold| fold.phase() == Phase::Playing).await;
            began.expect("the next game begins");
        }
    }
    let csv = server.get(&format!("{path}?format=csv")).await;
    assert!(csv.head.contains("content-type: text/csv"), "{csv:?}");
    assert_eq!(csv.body.lines().count(), 3, "{}", csv.body);
    let german = server.get(&format!("{path}?lang=de")).await;
    assert_ne!(
        german.body,
        server.get(&format!("{path}?lang=en")).await.body
    );
    assert_problem(
        &server.get("/api/rooms/BCDFGH/log").await,
        404,
        "serve-no-room",
    );
    drop(clients);
    server.stop().await;
}

#[tokio::test]
async fn texts_come_in_the_language_that_is_asked_for() {
    let server = Running::start().await;
    let english = "there is no such room: check the code";
    let german = "diesen Raum gibt es nicht: prüf den Code";
    let cases: [(&str, &[&str], &str); 7] = [
        ("", &[], english),
        ("?lang=de", &[], german),
        ("?lang=de_AT.UTF-8", &[], german),
        ("?lang=xx", &[], english),
        ("", &["accept-language: de-CH, en;q=0.5"], german),
        ("", &["accept-language: fr, de;q=0.7, en;q=0.3"], german),
        ("?lang=en", &["accept-language: de"], english),
    ];
    for (query, headers, text) in cases {
        let request = format!("GET /api/rooms/BCDFGH{query}");
        let response = ask(&server, &request, headers, "").await;
        assert_problem(&response, 404, "serve-no-room");
        assert_eq!(json(&response)["text"], text, "{query} {headers:?}");
    }
    let start = server.get("/?lang=de").await;
    assert!(start.body.contains(r#"<html lang="de">"#), "{start:?}");
    server.stop().await;
}

#[tokio::test]
async fn a_socket_speaks_the_language_of_its_hello() {
    let server = Running::start().await;
    let room = server.open("fuse", &[]).await;
    for (language, text) in [
        (None, "no game is being played"),
        (Some("de"), "es läuft kein Spiel"),
        (Some("de-AT"), "es läuft kein Spiel"),
        (Some("xx"), "no game is being played"),
    ] {
        let hello = Ask::Hello {
            room: room.clone(),
            name: Some("Anna".to_owned()),
            token: None,
            have: None,
            language: language.map(str::to_owned),
            screen: false,
        };
        let socket = Client::socket(&server.address, Form::Json).await;
        let mut socket = socket.expect("a socket");
        for ask in [hello, Ask::Vote(true)] {
            let frame = in_a_frame(Form::Json, ask);
            socket.send(frame).await.expect("sent");
        }
        let why = loop {
            match next_reply(&mut socket, Form::Json).await {
                Some(Reply::Refused { why, .. }) => break why,
                Some(_) => {}
                None => panic!("hung up"),
            }
        };
        assert_eq!(why.key, "room-refused-not-playing");
        assert_eq!(why.text, text, "{language:?}");
    }
    server.stop().await;
}

#[tokio::test]
async fn every_route_is_described() {
    let server = Running::start().await;
    let openapi = server.get("/api/openapi.json").await;
    assert_eq!(openapi.status, 200);
    let openapi = json(&openapi);
    assert!(
        openapi["openapi"]
            .as_str()
            .is_some_and(|version| version.starts_with("3."))
    );
    let paths = openapi["paths"].as_object().expect("paths");
    let described: BTreeSet<&str> = paths.keys().map(String::as_str).collect();
    let source = include_str!("../../src/serve.rs");
    let routes = source.split(".route(\"").skip(1);
    let routes = routes.filter_map(|rest| rest.split('"').next());
    // The start page is for people.
    let routes: BTreeSet<&str> = routes.filter(|route| *route != "/").collect();
    assert!(routes.len() > 5, "{routes:?}");
    assert_eq!(described, routes);
    for (path, item) in paths {
        for (method, operation) in item.as_object().expect("methods") {
            let described = operation["responses"].as_object().expect("responses");
            let path = path.replace("{code}", "BCDFGH");
            let method = method.to_uppercase();
            let response = http::request(&server.address, &method, &path, "").await;
            let status = response.expect("an answer").status.to_string();
            // What is asked for wrongly is told so, which needs no description.
            let known = described.contains_key(&status) || status.starts_with("40");
            assert!(known, "{method} {path}: {status}");
        }
    }
    server.stop().await;
}

#[tokio::test]
async fn games_health_and_the_start_page_answer() {
    let server = Running::start().await;
    let listed = json(&server.get("/api/games").await);
    let expected = games()
        .into_iter()
        .map(|game| json!({ "name": game.name, "policies": game.policies }));
    assert_eq!(listed, Value::Array(expected.collect()));
    for path in ["/health", "/ready"] {
        let response = server.get(path).await;
        assert_eq!((response.status, response.body.as_str()), (200, "ok\n"));
    }
    let start = server.get("/").await;
    assert_eq!(start.status, 200);
    assert!(start.head.contains("text/html"), "{start:?}");
    server.stop().await;
}

#[tokio::test]
async fn figures_are_in_the_format_of_prometheus_and_count() {
    let server = Running::start().await;
    let room = server.open("fuse", &["players 1"]).await;
    let mut anna = server.join(Form::Json, &room, "Anna").await;
    anna.act(1, "roll").await.expect_err("nobody plays yet");
    anna.send_frame(b"tea".to_vec()).await.expect("sent");
    anna.listen().await.expect("an error");
    let metrics = server.get("/metrics").await;
    assert!(
        metrics
            .head
            .contains("application/openmetrics-text; version=1.0.0")
    );
    let (mut described, mut last) = (BTreeSet::new(), "");
    for line in metrics.body.lines() {
        last = line;
        let words: Vec<&str> = line.split(' ').collect();
        match words.as_slice() {
            ["#", "EOF"] => {}
            ["#", "HELP" | "TYPE" | "UNIT", name, ..] => {
                described.insert((*name).to_owned());
            }
            [name, value] => {
                value.parse::<f64>().unwrap_or_else(|_| panic!("{line}"));
                let name = name.split('{').next().expect("a name");
                let known = ["", "_total", "_sum", "_count", "_bucket"];
                let known = known.into_iter().filter_map(|end| name.strip_suffix(end));
                assert!(known.into_iter().any(|n| described.contains(n)), "{line}");
            }
            _ => panic!("no figure: {line}"),
        }
    }
    assert_eq!(last, "# EOF");
    for (name, value) in [
        ("klaxon_rooms", 1),
        ("klaxon_rooms_quarantined", 0),
        ("klaxon_connections", 1),
        ("klaxon_changes_total", 1),
        (
            "klaxon_refused_total{key=\"room-refused-not-your-seat\"}",
            1,
        ),
        ("klaxon_malformed_total", 1),
        ("klaxon_too_slow_total", 0),
        ("klaxon_thoughts_total", 0),
    ] {
        assert_eq!(figure(&server, name).await, value, "{name}");
    }
    assert!(figure(&server, "klaxon_journal_groups_total").await >= 2);
    drop(anna);
    server.stop().await;
}

#[tokio::test]
async fn there_are_no_more_rooms_and_sockets_than_allowed() {
    let limits = Limits {
        rooms: 1,
        connections: 2,
        ..Limits::default()
    };
    let server = Running::start_with(limits).await;
    let room = server.open("fuse", &[]).await;
    let second = post(&server, "/api/rooms", r#"{"game": "fuse"}"#).await;
    assert_problem(&second, 429, "serve-too-many-rooms");
    let two = join_all(&server, &room, 2).await;
    let third = Client::join(&server.address, Form::Json, &room, "Cleo").await;
    let Err(Trouble::Odd(why)) = third else {
        panic!("three are in");
    };
    assert!(why.contains("503"), "{why}");
    drop(two);
    server.stop().await;
}

#[tokio::test]
async fn a_room_that_nobody_needs_is_closed() {
    let limits = Limits {
        idle: Duration::from_secs(1),
        ..Limits::default()
    };
    let server = Running::start_with(limits).await;
    let room = server.open("fuse", &[]).await;
    let anna = server.join(Form::Json, &room, "Anna").await;
    let path = format!("/api/rooms/{room}");
    let ticket = anna.ticket();
    drop(anna);
    let closed = async {
        while server.get(&path).await.status != 404 || figure(&server, "klaxon_rooms").await > 0 {
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
    };
    timeout(PATIENCE, closed).await.expect("it is closed");
    assert_problem(&server.get(&path).await, 404, "serve-no-room");
    let fold = klaxon_client::knows_nothing();
    let back = server.try_to_come_back(Form::Json, &ticket, fold).await;
    let Err(Trouble::Closed(Some((why, false)))) = back else {
        panic!("somebody is in a closed room");
    };
    assert_eq!(why.key, "serve-no-room");
    // And it stays closed.
    let server = Running::start_again(server.stop().await).await;
    assert_problem(&server.get(&path).await, 404, "serve-no-room");
    server.stop().await;
}
