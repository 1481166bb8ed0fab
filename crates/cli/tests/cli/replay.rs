//! `klaxon replay`, as a person calls it: records of files, and of a server.

use std::fs;
use std::io::{Read, Write};
use std::net::TcpListener;
use std::time::Duration;

use klaxon_client::{Client, http};
use klaxon_proto::{Ask, Form};
use klaxon_room::Phase;
use tempfile::TempDir;

use crate::process::{Server, klaxon};
use crate::{complains, finds_damage, says};

/// Records of rooms, with names and with commitments of everybody.
const NAMED: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../room/tests/records/named");

fn record(game: &str) -> String {
    format!("{NAMED}/{game}.game")
}

#[test]
fn a_record_is_told_from_its_deal_to_its_score() {
    let told = says(&["replay", &record("fuse")]);
    let lines: Vec<&str> = told.lines().collect();
    assert_eq!(lines[0], "FUSE · Anna, Ben, Bot 3 (greedy)");
    assert!(lines[1].contains("Difficulty: Standard"), "{told}");
    assert!(!told.contains("| deck"), "nobody reads a deck here");
    for line in [
        "     0:00   the cards are dealt; the bag goes to Anna",
        "     0:00   Anna rolls; rolled: B4 R3 Y2",
        " 0:04.900 + Ben puts K1 on card b, space 1; card b of Ben is defused",
        " 0:05.600 ! Ben takes 1d from the middle; fuse card 3; Anna loses the die on card a, space 4",
        " 0:06   Bot 3 returns the die on card a, space 1",
        " 1:00 x the time is up",
        "The end, at 1:00: you lost: the clock has run out",
    ] {
        assert!(told.contains(line), "{line}\n{told}");
    }
    let german = says(&["replay", "--lang", "de", &record("fuse")]);
    let line = " 0:04.900 + Ben legt K1 auf Karte b, Feld 1; Karte b von Ben ist entschärft";
    assert!(german.contains(line), "{german}");
    assert_eq!(german.lines().count(), told.lines().count());
}

#[test]
fn every_game_is_told() {
    for (game, line) in [
        ("countdown", "Ben is the Disposal Expert"),
        ("fuse+roles+sparks", "FUSE (fuse+roles+sparks) · Anna, Ben"),
        ("flatline", "x Anna uses Adrenaline Rush"),
        ("planter", "+ Anna lights a bomb; the bomb of Anna takes"),
    ] {
        let told = says(&["replay", &record(game)]);
        assert!(told.contains(line), "{told}");
        assert!(told.contains("\nThe end, at "), "{told}");
    }
    // Against each other the winner stands first.
    let told = says(&["replay", &record("planter")]);
    let first = told.lines().find(|line| line.starts_with("  1. "));
    assert!(first.is_some(), "{told}");
}

#[test]
fn a_record_of_older_days_has_no_names_and_is_told_nevertheless() {
    let old = format!("{NAMED}/../fuse.game");
    let told = says(&["replay", &old]);
    assert!(
        told.starts_with("FUSE · Player 1, Player 2, Player 3\n"),
        "{told}"
    );
    assert!(told.contains("Player 1 rolls"), "{told}");
}

#[test]
fn a_record_is_checked_if_that_is_asked_for() {
    let told = says(&["replay", "--check", &record("fuse")]);
    let last = told.lines().last().expect("a line");
    assert!(last.contains("2 of 2 devices had a share in it"), "{last}");
    let folder = TempDir::new().expect("a folder");
    let file = folder.path().join("evening.game");
    let path = file.to_str().expect("a path of letters");
    let fair = fs::read_to_string(record("fuse")).expect("a record");
    let changed = fair.replacen("secret server 07", "secret server 08", 1);
    fs::write(&file, changed).expect("written");
    says(&["replay", path]);
    let (code, wrong) = finds_damage(&["replay", "--check", path]);
    assert_eq!(code, Some(1));
    assert!(wrong.contains("The server changed its secret."), "{wrong}");
}

#[test]
fn what_is_no_record_is_told_as_such() {
    let folder = TempDir::new().expect("a folder");
    let file = folder.path().join("tea.game");
    let path = file.to_str().expect("a path of letters");
    let old = include_str!("../fixtures/planter-version-1.game");
    let fair = fs::read_to_string(record("fuse")).expect("a record");
    for (text, expected) in [
        ("tea for two\n", "this is no record of version 2"),
        ("", "this is no record of version 2"),
        (old, "klaxon record upgrade"),
        (
            &fair.replacen("game fuse", "game chess", 1),
            "does not know",
        ),
        (
            &fair.replacen("rolled B4", "rolled tea", 1),
            "this is no record of version 2",
        ),
    ] {
        fs::write(&file, text).expect("written");
        let told = complains(&["replay", path]);
        assert!(told.contains(expected), "{told}");
    }
    assert!(complains(&["replay", "/no/such.game"]).contains("/no/such.game"));
}

/// A server with a game that two bots have played.
async fn played() -> (Server, TempDir, String) {
    let data = TempDir::new().expect("a folder");
    let folder = data.path().display().to_string();
    let arguments = ["serve", "--listen", "127.0.0.1:0", "--data", &folder];
    let mut server = Server::start(klaxon(&arguments));
    let address = server.open();
    let room = http::open_room(&address, "planter", &["players 2"]).await;
    let room = room.expect("a room");
    let anna = Client::join(&address, Form::Json, &room, "Anna").await;
    let mut anna = anna.expect("she is in");
    for (name, value) in [("count-in", "0"), ("pace", "0"), ("head-start", "0")] {
        let (name, value) = (name.to_owned(), value.to_owned());
        anna.ask(Ask::Set { name, value }).await.expect("set");
    }
    for seat in [1, 2] {
        let policy = "greedy".to_owned();
        anna.ask(Ask::Bot { seat, policy }).await.expect("a bot");
    }
    anna.ask(Ask::Ready(true)).await.expect("ready");
    let over = anna.until(|fold| fold.phase() == Phase::Over).await;
    over.expect("a game that is over");
    let path = format!("/api/rooms/{room}/log");
    let record = loop {
        let log = http::request(&address, "GET", &path, "").await;
        let log = log.expect("an answer").body;
        let filed = log.split("\"address\":\"").nth(1);
        if let Some((found, _)) = filed.and_then(|rest| rest.split_once('"')) {
            break found.to_owned();
        }
        tokio::time::sleep(Duration::from_millis(20)).await;
    };
    (server, data, format!("http://{address}/replay/{record}"))
}

#[tokio::test(flavor = "multi_thread")]
async fn a_record_is_fetched_from_a_server() {
    let (server, _data, link) = played().await;
    let told = says(&["replay", "--check", &link]);
    assert!(
        told.starts_with("Fuse · Bot 1 (greedy), Bot 2 (greedy)\n"),
        "{told}"
    );
    assert!(told.contains("come from the seed"), "{told}");
    assert_eq!(
        says(&["replay", "--check", &format!("{link}?at=3&lang=de")]),
        told
    );
    let api = link.replace("/replay/", "/api/records/");
    assert_eq!(says(&["replay", "--check", &api]), told);

    let (above, _) = link.rsplit_once('/').expect("a path");
    let nothing = complains(&["replay", &format!("{above}/{}", "0".repeat(32))]);
    assert!(nothing.contains("there is no such record"), "{nothing}");
    let german = [
        "replay",
        "--lang",
        "de",
        &format!("{above}/{}", "0".repeat(32)),
    ];
    let nothing = complains(&german);
    assert!(
        nothing.contains("diese Aufzeichnung gibt es nicht"),
        "{nothing}"
    );
    let nowhere = complains(&["replay", above]);
    assert!(nowhere.contains("this leads to no record"), "{nowhere}");

    drop(server);
    let (code, told) = finds_damage(&["replay", &link]);
    assert_eq!(code, Some(75), "it may be there later");
    assert!(told.contains("no answer"), "{told}");
}

/// Certificates are those that the system trusts, and `SSL_CERT_FILE` says which these are.
#[test]
fn a_server_with_a_certificate_is_believed_if_the_system_trusts_it() {
    let names = vec!["localhost".to_owned()];
    let made = rcgen::generate_simple_self_signed(names).expect("a certificate");
    let data = TempDir::new().expect("a folder");
    let path = |name: &str| data.path().join(name).display().to_string();
    let (certificate, key) = (path("cert.pem"), path("key.pem"));
    fs::write(&certificate, made.cert.pem()).expect("written");
    fs::write(&key, made.signing_key.serialize_pem()).expect("written");
    let (folder, listen) = (path("data"), ["--listen", "127.0.0.1:0", "--data"]);
    let mut arguments = vec!["serve"];
    arguments.extend(listen);
    arguments.extend([&*folder, "--tls", &certificate, &key]);
    let mut server = Server::start(klaxon(&arguments));
    let address = server.open();
    let (_, port) = address.rsplit_once(':').expect("a port");
    let link = format!("https://localhost:{port}/replay/{}", "0".repeat(32));
    for (trusts, code, expected) in [
        (true, 2, "there is no such record"),
        (false, 75, "no answer"),
    ] {
        let mut replay = klaxon(&["replay", &link]);
        if trusts {
            replay.env("SSL_CERT_FILE", &certificate);
        }
        let output = replay.output().expect("klaxon runs");
        let told = String::from_utf8_lossy(&output.stderr);
        assert_eq!(output.status.code(), Some(code), "{told}");
        assert!(told.contains(expected), "{told}");
    }
}

/// A server that sends something else, and more of it than any record has.
#[test]
fn what_a_stranger_sends_is_read_up_to_a_limit() {
    let listener = TcpListener::bind("127.0.0.1:0").expect("a port");
    let address = listener.local_addr().expect("an address");
    let stranger = std::thread::spawn(move || {
        let (mut stream, _) = listener.accept().expect("somebody asks");
        let mut asked = [0; 1024];
        let read = stream.read(&mut asked).expect("a question");
        assert!(asked[..read].starts_with(b"GET /api/records/"));
        let _ = stream.write_all(b"HTTP/1.1 200 OK\r\nconnection: close\r\n\r\n");
        // It goes on until nobody reads any more.
        while stream.write_all(&[b'x'; 65536]).is_ok() {}
    });
    let link = format!("http://{address}/replay/{}", "0".repeat(32));
    let told = complains(&["replay", &link]);
    assert!(told.contains("too long for a record"), "{told}");
    stranger.join().expect("the stranger is done");
}
