//! What one visitor can take, and what they can't.

use std::sync::Arc;
use std::time::Duration;

use futures_util::future::join_all;
use klaxon_client::http::{self, Response};
use klaxon_client::{Client, Message};
use klaxon_proto::{Ask, Form, Reply};
use klaxon_server::Limits;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::time::timeout;

use crate::rest::ask;
use crate::support::{Running, Slow, goodbye};

/// How long anything may take, on a machine that has much else to do.
const PATIENCE: Duration = Duration::from_secs(60);

/// What the server's clock shows, in milliseconds.
async fn clock(client: &mut Client) -> u64 {
    match client.answer(Ask::Clock).await.expect("an answer") {
        Reply::Clock { now, .. } => now,
        reply => panic!("no time: {reply:?}"),
    }
}

#[tokio::test]
async fn pings_count_as_messages() {
    let server = Running::start().await;
    let room = server.open("fuse", &[]).await;
    let mut client = server.join(Form::Json, &room, "Eve").await;
    let before = clock(&mut client).await;
    for _ in 0..180 {
        let ping = Message::Ping(vec![1].into());
        client.send_message(ping).await.expect("sent");
    }
    let passed = clock(&mut client).await - before;
    assert!(passed >= 1500, "{passed} ms for 180 pings");
    drop(client);
    server.stop().await;
}

/// Asks for a room, as somebody whom a proxy saw at this address.
async fn open_from(server: &Running, address: &str) -> Response {
    let forwarded = format!("x-forwarded-for: {address}");
    let headers = ["content-type: application/json", forwarded.as_str()];
    ask(server, "POST /api/rooms", &headers, r#"{"game": "fuse"}"#).await
}

#[tokio::test]
async fn of_many_who_open_rooms_at_once_as_many_get_one_as_there_may_be() {
    let limits = Limits {
        rooms: 5,
        ..Limits::default()
    };
    let server = Running::start_with(limits).await;
    let asking = (0..40).map(|_| http::open_room(&server.address, "fuse", &[]));
    let opened = join_all(asking).await;
    assert_eq!(opened.iter().filter(|room| room.is_ok()).count(), 5);
    server.stop().await;
}

#[tokio::test]
async fn one_address_opens_so_many_rooms_and_others_still_can() {
    let limits = Limits {
        rooms_per_address: 2,
        idle: Duration::from_secs(3),
        ..Limits::default()
    };
    let server = Running::start_with(limits).await;
    for expected in [201, 201, 429] {
        let opened = open_from(&server, "192.0.2.1").await;
        assert_eq!(opened.status, expected, "{opened:?}");
    }
    assert_eq!(open_from(&server, "192.0.2.2").await.status, 201);
    server.open("fuse", &[]).await;
    // When nobody came to them they are closed, and count no more.
    let again = async {
        while open_from(&server, "192.0.2.1").await.status != 201 {
            tokio::time::sleep(Duration::from_millis(100)).await;
        }
    };
    timeout(PATIENCE, again).await.expect("a place is free");
    server.stop().await;
}

/// A handshake with one more header; its answer, and the socket if there is one.
async fn shake(server: &Running, header: &str) -> (String, TcpStream) {
    let mut stream = TcpStream::connect(&server.address).await.expect("a port");
    let request = format!(
        "GET /api/socket HTTP/1.1\r\nhost: {}\r\nconnection: upgrade\r\nupgrade: websocket\r\n\
         sec-websocket-version: 13\r\nsec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\n{header}\r\n\r\n",
        server.address
    );
    stream.write_all(request.as_bytes()).await.expect("written");
    let mut status = [0; 12];
    stream.read_exact(&mut status).await.expect("an answer");
    (String::from_utf8_lossy(&status[9..]).into_owned(), stream)
}

#[tokio::test]
async fn one_address_has_so_many_sockets_and_others_still_come_in() {
    let limits = Limits {
        connections_per_address: 2,
        ..Limits::default()
    };
    let server = Running::start_with(limits).await;
    let mut open = Vec::new();
    for expected in ["101", "101", "503"] {
        let (status, stream) = shake(&server, "x-forwarded-for: 192.0.2.1").await;
        assert_eq!(status, expected);
        open.push(stream);
    }
    for other in ["x-forwarded-for: 192.0.2.2", "accept: */*"] {
        let (status, stream) = shake(&server, other).await;
        assert_eq!(status, "101", "{other}");
        open.push(stream);
    }
    open.clear();
    let again = async {
        while shake(&server, "x-forwarded-for: 192.0.2.1").await.0 != "101" {
            tokio::time::sleep(Duration::from_millis(100)).await;
        }
    };
    timeout(PATIENCE, again).await.expect("a place is free");
    server.stop().await;
}

#[tokio::test]
async fn a_page_of_another_site_opens_no_socket() {
    let server = Running::start().await;
    let own = format!("origin: http://{}", server.address);
    for (origin, expected) in [
        (own.as_str(), "101"),
        ("origin: https://evil.example", "403"),
        ("origin: null", "403"),
        ("accept: */*", "101"),
    ] {
        let (status, stream) = shake(&server, origin).await;
        assert_eq!(status, expected, "{origin}");
        drop(stream);
    }
    server.stop().await;
}

#[tokio::test]
async fn who_does_not_say_what_they_want_is_hung_up_on() {
    let server = Running::start().await;
    let halves = ["", "GET", "GET /api/socket HTTP/1.1\r\nhost: x\r\n"];
    let mut open = Vec::new();
    for half in halves {
        let mut stream = TcpStream::connect(&server.address).await.expect("a port");
        stream.write_all(half.as_bytes()).await.expect("written");
        open.push(stream);
    }
    for mut stream in open {
        let mut answer = Vec::new();
        let ended = timeout(PATIENCE, stream.read_to_end(&mut answer)).await;
        let _ = ended.expect("it is closed");
    }
    server.stop().await;
}

#[tokio::test]
async fn set_ups_that_take_long_hold_up_nobody() {
    let slow = Slow::default();
    let server = Arc::new(Running::start_with_shelf(Arc::new(slow.clone())).await);
    // More than the server has threads for everything else.
    let asking: Vec<_> = (0..8)
        .map(|_| {
            let address = server.address.clone();
            tokio::spawn(async move { http::open_room(&address, "planter", &[]).await })
        })
        .collect();
    let room = async {
        let body = r#"{"game": "planter"}"#;
        let late = http::request(&server.address, "POST", "/api/rooms", body);
        tokio::select! {
            late = late => panic!("it was not allowed: {late:?}"),
            health = server.get("/health") => health,
        }
    };
    let health = timeout(PATIENCE, room).await.expect("others are answered");
    assert_eq!(health.status, 200);
    slow.allow();
    for opened in join_all(asking).await {
        opened.expect("asked").expect("a room");
    }
    let server = Arc::into_inner(server).expect("nobody else has it");
    server.stop().await;
}

#[tokio::test]
async fn a_room_whose_record_is_full_is_closed_with_a_word() {
    let limits = Limits {
        record: 2000,
        ..Limits::default()
    };
    let server = Running::start_with(limits).await;
    let room = server.open("fuse", &[]).await;
    let mut anna = server.join(Form::Json, &room, "Anna").await;
    for i in 0..100 {
        let name = format!("Anna {i}");
        anna.say(Ask::Rename { name }).await.expect("sent");
    }
    let end = timeout(PATIENCE, goodbye(&mut anna)).await;
    let end = end.expect("it does not grow for ever");
    assert_eq!(end, ("serve-full-record".to_owned(), false));
    let look = server.get(&format!("/api/rooms/{room}")).await;
    assert_eq!(look.status, 404);
    let folder = server.stop().await;
    let server = Running::start_again(folder).await;
    let look = server.get(&format!("/api/rooms/{room}")).await;
    assert_eq!(look.status, 404, "it stays closed");
    server.stop().await;
}
