//! Records of games: filed when a game is over, found by their addresses, listed and deleted by whoever played.

use std::path::Path;
use std::time::Duration;

use klaxon_client::Client;
use klaxon_client::http::Response;
use klaxon_core::record::{RecordText, check};
use klaxon_proto::{Ask, Form, LogEntry};
use klaxon_server::Limits;
use klaxon_server::journal::FILE;
use serde_json::Value;
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{ConnectOptions, Connection};

use crate::rest::{ask, assert_problem};
use crate::support::{Chance, Running, round_of_moves, table};

/// A room in which two people have played a game to its end.
async fn played(server: &Running) -> (String, Vec<Client>) {
    let mut clients = table(server, "planter", &["players 2"], 2).await;
    let room = clients[0].ticket().room;
    play(&mut clients).await;
    (room, clients)
}

async fn play(clients: &mut [Client]) {
    let mut chance = Chance::new(3);
    let mut players: Vec<&mut Client> = clients.iter_mut().collect();
    while round_of_moves(&mut players, 2, &mut chance).await {}
}

/// Asks again until something is so, for as long as a machine may take that has much else to do.
async fn until<T>(mut look: impl AsyncFnMut() -> Option<T>) -> T {
    for _ in 0..1000 {
        if let Some(found) = look().await {
            return found;
        }
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    panic!("it never came to be");
}

async fn log(server: &Running, room: &str) -> Vec<LogEntry> {
    let log = server.get(&format!("/api/rooms/{room}/log")).await;
    serde_json::from_str(&log.body).unwrap_or_else(|_| panic!("no log: {log:?}"))
}

/// The address of the last game of a room, once it is filed.
async fn address(server: &Running, room: &str) -> String {
    until(async || log(server, room).await.pop()?.address).await
}

async fn read(server: &Running, address: &str) -> Response {
    server.get(&format!("/api/records/{address}")).await
}

/// A question of somebody who shows their token.
async fn ask_as(server: &Running, question: &str, token: &str) -> Response {
    let header = format!("authorization: Bearer {token}");
    ask(server, question, &[&header], "").await
}

#[tokio::test]
async fn a_game_that_is_over_has_a_record_with_an_address() {
    let server = Running::start().await;
    let (room, clients) = played(&server).await;
    let address = address(&server, &room).await;
    let record = read(&server, &address).await;
    assert_eq!(record.status, 200, "{record:?}");
    assert!(record.head.contains("text/plain; charset=utf-8"));
    let last = server.get(&format!("/api/rooms/{room}/record")).await;
    assert_eq!(record.body, last.body, "it is the one of the last game");
    let text = RecordText::parse(&record.body).expect("a record");
    assert_eq!(text.header.address(), Some(address.clone()));
    check(&record.body, &klaxon_bots::registry::Games).expect("its dice are as they were rolled");
    assert!(record.body.contains("\nperson 1 Anna\nperson 2 Ben\n"));

    let saved = read(&server, &format!("{address}?download")).await;
    assert_eq!(saved.body, record.body);
    let name = saved.head.split("filename=\"klaxon-planter-").nth(1);
    let day = name.and_then(|name| name.split_once(".txt\""));
    assert_eq!(day.map(|(day, _)| day.len()), Some(10), "{}", saved.head);

    let token = clients[1].ticket().token;
    let listed = ask_as(&server, &format!("GET /api/rooms/{room}/records"), &token).await;
    let listed: Vec<LogEntry> = serde_json::from_str(&listed.body).expect("a list");
    assert_eq!(listed, log(&server, &room).await);
    drop(clients);
    server.stop().await;
}

#[tokio::test]
async fn what_is_no_record_is_told_as_such() {
    let server = Running::start().await;
    for address in [
        "0".repeat(32),
        "0".repeat(31),
        "A".repeat(32),
        "tea".to_owned(),
    ] {
        assert_problem(&read(&server, &address).await, 404, "serve-record-unknown");
    }
    let room = server.open("fuse", &[]).await;
    let list = format!("GET /api/rooms/{room}/records");
    assert_problem(&ask(&server, &list, &[], "").await, 401, "serve-no-token");
    let listed = ask_as(&server, &list, "whoever").await;
    assert_eq!((listed.status, &*listed.body), (200, "[]"), "{listed:?}");
    let nowhere = ask_as(&server, "GET /api/rooms/BCDFGH/records", "whoever").await;
    assert_problem(&nowhere, 404, "serve-no-room");
    server.stop().await;
}

#[tokio::test]
async fn only_whoever_played_deletes_a_record_and_for_good() {
    let server = Running::start().await;
    let (room, clients) = played(&server).await;
    let eve = server.join(Form::Json, &room, "Eve").await;
    let address = address(&server, &room).await;
    let delete = format!("DELETE /api/records/{address}");
    let (anna, eve_knows) = (clients[0].ticket().token, eve.ticket().token);

    assert_problem(&ask(&server, &delete, &[], "").await, 401, "serve-no-token");
    assert_problem(
        &ask_as(&server, &delete, &eve_knows).await,
        403,
        "serve-no-seat",
    );
    let list = format!("GET /api/rooms/{room}/records");
    assert_problem(
        &ask_as(&server, &list, &eve_knows).await,
        403,
        "serve-no-seat",
    );
    let header = format!("authorization: Bearer {anna}");
    let other = ["origin: https://evil.example", &header];
    let other = ask(&server, &delete, &other, "").await;
    assert_problem(&other, 403, "serve-other-site");
    assert_eq!(
        read(&server, &address).await.status,
        200,
        "nothing happened to it"
    );

    let deleted = ask_as(&server, &delete, &anna).await;
    assert_eq!(deleted.status, 204, "{deleted:?}");
    let gone = async |server: &Running| {
        assert_problem(&read(server, &address).await, 410, "serve-record-deleted");
        let last = server.get(&format!("/api/rooms/{room}/record")).await;
        assert_problem(&last, 410, "serve-record-deleted");
        let log = log(server, &room).await;
        assert_eq!(log.len(), 1, "the game itself stays in the log");
        assert_eq!(log[0].address, None);
        let listed = ask_as(server, &list, &anna).await;
        assert_eq!((listed.status, &*listed.body), (200, "[]"));
        assert_problem(
            &ask_as(server, &delete, &anna).await,
            410,
            "serve-record-deleted",
        );
    };
    gone(&server).await;
    let ticket = clients[0].ticket();
    drop((clients, eve));
    // The room is woken with a game that is over, and has a record no more.
    let server = Running::start_again(server.stop().await).await;
    let back = server.come_back_afresh(Form::Json, &ticket).await;
    drop(back);
    let server = Running::start_again(server.stop().await).await;
    gone(&server).await;
    server.stop().await;
}

/// Changes the data of a server behind its back.
async fn tamper(folder: &Path, statement: &'static str) {
    let options = SqliteConnectOptions::new().filename(folder.join(FILE));
    let mut connection = options.connect().await.expect("a connection");
    let done = sqlx::query(statement).execute(&mut connection).await;
    done.expect("the statement is right");
    connection.close().await.expect("closed");
}

/// Nobody who plays notices, and the record is filed once it can be.
#[tokio::test]
async fn a_record_that_can_not_be_filed_is_tried_again() {
    let server = Running::start().await;
    let never = "CREATE TRIGGER never BEFORE INSERT ON record BEGIN SELECT RAISE(ABORT, 'no'); END";
    tamper(server.folder(), never).await;
    let (room, mut clients) = played(&server).await;
    let last = server.get(&format!("/api/rooms/{room}/record")).await;
    let text = RecordText::parse(&last.body).expect("a record");
    let address = text.header.address().expect("an address");
    clients[0].ask(Ask::Reset).await.expect("the room goes on");
    assert_eq!(read(&server, &address).await.status, 404);
    tamper(server.folder(), "DROP TRIGGER never").await;
    let found = until(async || {
        let record = read(&server, &address).await;
        (record.status == 200).then_some(record.body)
    });
    assert_eq!(found.await, last.body);
    drop(clients);
    server.stop().await;
}

/// A server that comes to its end between the last change of a game and its record.
#[tokio::test]
async fn a_record_that_was_not_filed_is_filed_when_somebody_comes_or_reads_the_log() {
    for (goes_on, comes) in [(false, true), (true, true), (true, false)] {
        let server = Running::start().await;
        let (room, mut clients) = played(&server).await;
        let address = address(&server, &room).await;
        let before = read(&server, &address).await.body;
        if goes_on {
            // The room is cut, and so woken from after the game.
            clients[0].ask(Ask::Reset).await.expect("back in the lobby");
        }
        let ticket = clients[0].ticket();
        drop(clients);
        let folder = server.stop().await;
        tamper(folder.path(), "DELETE FROM record").await;

        let server = Running::start_again(folder).await;
        assert_eq!(read(&server, &address).await.status, 404);
        let anna = match comes {
            true => Some(server.come_back_afresh(Form::Json, &ticket).await),
            false => None,
        };
        if !comes {
            assert_eq!(log(&server, &room).await[0].address, None);
        }
        let found = until(async || {
            let record = read(&server, &address).await;
            (record.status == 200).then_some(record.body)
        });
        assert_eq!(found.await, before);
        drop(anna);
        server.stop().await;
    }
}

#[tokio::test]
async fn every_game_of_a_room_has_a_record_of_its_own() {
    let server = Running::start().await;
    let (room, mut clients) = played(&server).await;
    let first = address(&server, &room).await;
    for client in &mut clients {
        client.ask(Ask::Rematch(true)).await.expect("again");
    }
    for client in &mut clients {
        let began = client.until(|fold| fold.phase() == klaxon_room::Phase::Playing);
        began.await.expect("the next game begins");
    }
    play(&mut clients).await;
    let second = until(async || {
        let log = log(&server, &room).await;
        (log.len() == 2).then_some(log)?.pop()?.address
    })
    .await;
    assert_ne!(first, second);
    let token = clients[0].ticket().token;
    let deleted = ask_as(&server, &format!("DELETE /api/records/{first}"), &token).await;
    assert_eq!(deleted.status, 204);
    assert_eq!(read(&server, &second).await.status, 200);
    let addresses = log(&server, &room).await.into_iter();
    let addresses: Vec<_> = addresses.map(|entry| entry.address).collect();
    assert_eq!(addresses, [None, Some(second)]);
    drop(clients);
    server.stop().await;
}

#[tokio::test]
async fn whoever_guesses_addresses_has_to_wait() {
    let server = Running::start().await;
    // Who asks from the machine itself is not counted, so a proxy there says for whom it asks.
    let guess = async |number: u32| {
        let question = format!("GET /api/records/{number:032x}");
        let header = "x-forwarded-for: 203.0.113.5";
        ask(&server, &question, &[header], "").await
    };
    let mut statuses = Vec::new();
    for number in 0..40 {
        statuses.push(guess(number).await.status);
    }
    assert_eq!(statuses[..30], [404; 30]);
    assert!(statuses[30..].contains(&429), "{statuses:?}");
    server.stop().await;
}

#[tokio::test]
async fn records_are_deleted_after_the_time_that_is_set() {
    let server = Running::start().await;
    let (room, clients) = played(&server).await;
    let address = address(&server, &room).await;
    let ticket = clients[0].ticket();
    drop(clients);
    let limits = Limits {
        keep_records: Some(Duration::from_millis(1)),
        ..Limits::default()
    };
    let server = Running::start_again_with(server.stop().await, limits).await;
    until(async || (read(&server, &address).await.status == 404).then_some(())).await;
    // Its room is woken, and does not bring it back.
    let anna = server.come_back_afresh(Form::Json, &ticket).await;
    drop(anna);
    let server = Running::start_again(server.stop().await).await;
    assert_problem(&read(&server, &address).await, 404, "serve-record-unknown");
    let log: Value = serde_json::to_value(log(&server, &room).await).expect("a log");
    assert_eq!(log[0]["address"], Value::Null);
    server.stop().await;
}
