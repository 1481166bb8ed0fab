//! Rooms are kept in memory only while somebody is there: they fall asleep, and are woken when somebody comes.

use std::fs;
use std::path::Path;
use std::time::Duration;

use futures_util::future::join_all as all;
use klaxon_client::{Client, Fold, knows_nothing};
use klaxon_proto::{Ask, Form};
use klaxon_room::Phase;
use klaxon_server::Limits;
use klaxon_server::journal::{Entry, FILE, Journal, SqliteJournal};
use tempfile::TempDir;

use crate::support::{Running, figure, hurry};

/// Rooms fall asleep at once.
fn drowsy() -> Limits {
    Limits {
        nap: Duration::ZERO,
        ..Limits::default()
    }
}

async fn awake(server: &Running, rooms: u64) {
    for _ in 0..1000 {
        if figure(server, "klaxon_rooms_awake").await == rooms {
            return;
        }
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
    panic!("there are never {rooms} rooms awake");
}

/// The journal of a server that stopped.
async fn journal(folder: &Path) -> SqliteJournal {
    SqliteJournal::open(folder).await.expect("a journal")
}

async fn entries(journal: &SqliteJournal, code: &str) -> Vec<Entry> {
    let row = journal.find(code).await.expect("an answer");
    let row = row.expect("the room");
    journal.history(row.id).await.expect("a sound room")
}

#[tokio::test]
async fn after_a_start_no_room_is_awake_until_somebody_comes() {
    let server = Running::start().await;
    let mut rooms = Vec::new();
    for _ in 0..20 {
        rooms.push(server.open("fuse", &[]).await);
    }
    let server = Running::start_again(server.stop().await).await;
    assert_eq!(figure(&server, "klaxon_rooms").await, 20);
    assert_eq!(figure(&server, "klaxon_rooms_awake").await, 0);
    let anna = server.join(Form::Json, &rooms[7], "Anna").await;
    assert_eq!(figure(&server, "klaxon_rooms_awake").await, 1);
    let nowhere = server.get("/api/rooms/ZZZZ").await;
    assert_eq!(nowhere.status, 404, "{nowhere:?}");
    let look = server.get(&format!("/api/rooms/{}", rooms[3])).await;
    assert_eq!(look.status, 200, "{look:?}");
    assert_eq!(figure(&server, "klaxon_rooms_awake").await, 2);
    drop(anna);
    server.stop().await;
}

#[tokio::test]
async fn a_room_falls_asleep_when_all_are_gone_and_nothing_happens_to_it() {
    let server = Running::start_with(drowsy()).await;
    let room = server.open("fuse", &["players 3"]).await;
    awake(&server, 0).await;
    let mut anna = server.join(Form::Json, &room, "Anna").await;
    anna.ask(Ask::Sit { seat: 2 }).await.expect("a seat");
    let (ticket, fold) = anna.drop_out();
    awake(&server, 0).await;
    for _ in 0..5 {
        // Who only looks writes nothing.
        let look = server.get(&format!("/api/rooms/{room}")).await;
        assert!(look.body.contains("player"), "{look:?}");
        awake(&server, 0).await;
    }
    let anna = server.come_back(Form::Json, &ticket, fold).await;
    let number = anna.fold().number();
    assert_eq!(
        anna.fold()
            .room()
            .seats_of(klaxon_room::MemberId(1))
            .count(),
        1
    );
    drop(anna);
    awake(&server, 0).await;
    let folder = server.stop().await;
    let journal = journal(folder.path()).await;
    let entries = entries(&journal, &room).await;
    assert_eq!(
        entries.len() as u64,
        number + 1,
        "coming and going, and nothing else"
    );
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn everybody_who_comes_at_once_finds_the_same_room() {
    let server = Running::start_with(drowsy()).await;
    let room = server.open("fuse", &[]).await;
    for round in 0..5 {
        awake(&server, 0).await;
        let names: Vec<String> = (0..8).map(|i| format!("Guest {round}{i}")).collect();
        let coming = names
            .iter()
            .map(|name| server.join(Form::Binary, &room, name));
        let mut guests = all(coming).await;
        let all_here = 8 * (round + 1);
        let last = guests.last_mut().expect("a guest");
        let heard = last
            .until(|fold| fold.room().members().len() == all_here)
            .await;
        heard.expect("all are in one room");
        drop(guests);
    }
    server.stop().await;
}

/// A game of two bots, to its end.
async fn watch_a_game(anna: &mut Client) {
    anna.ask(Ask::Ready(true)).await.expect("ready");
    let over = anna.until(|fold| fold.phase() == Phase::Over).await;
    over.expect("they play to the end");
}

#[tokio::test]
async fn a_room_is_read_from_its_last_game_on_and_forgets_none_before() {
    let server = Running::start_with(drowsy()).await;
    let room = server.open("planter", &["players 2"]).await;
    let mut anna = server.join(Form::Json, &room, "Anna").await;
    hurry(&mut anna).await;
    for seat in [1, 2] {
        let policy = "random".to_owned();
        anna.ask(Ask::Bot { seat, policy }).await.expect("a bot");
    }
    let ben = server.join(Form::Json, &room, "Ben").await;
    let eve = server.join(Form::Json, &room, "Eve").await.drop_out().0;
    let kick = Ask::Kick { member: 3 };
    anna.ask(kick).await.expect("Eve is sent away");
    let mut last = 0;
    for _ in 0..3 {
        watch_a_game(&mut anna).await;
        last = anna.ask(Ask::Reset).await.expect("back to the lobby");
    }
    let (anna, ben) = (anna.drop_out(), ben.drop_out());
    awake(&server, 0).await;
    let folder = server.stop().await;

    let file = journal(folder.path()).await;
    let row = file
        .find(&room)
        .await
        .expect("an answer")
        .expect("the room");
    let segments = file.segments(row.id).await.expect("segments");
    assert_eq!(segments.len(), 4, "{segments:?}");
    assert_eq!(segments[0], last);
    file.finish().await.expect("closed");

    let server = Running::start_again_with(folder, drowsy()).await;
    let log = server.get(&format!("/api/rooms/{room}/log")).await;
    assert_eq!(
        log.body.matches("\"game\":\"planter\"").count(),
        3,
        "{log:?}"
    );
    let record = server.get(&format!("/api/rooms/{room}/record")).await;
    assert!(record.body.contains("\ngame planter\n"), "{record:?}");
    // What was answered is answered as before, also in a game that is summed up.
    let (ticket, fold) = anna;
    let mut anna = server.come_back(Form::Json, &ticket, fold).await;
    let id = anna.id();
    let again = klaxon_proto::Request {
        id,
        ask: Ask::Reset,
    };
    anna.send(&again).await.expect("sent");
    let answer = anna.answer_to(id).await;
    assert_eq!(answer, Ok(klaxon_proto::Reply::Done { id, number: last }));
    let names = |fold: &Fold| {
        let members = fold.room().members().iter();
        members
            .map(|member| member.name.clone())
            .collect::<Vec<_>>()
    };
    assert_eq!(names(anna.fold()), ["Anna", "Ben"]);
    server.come_back(Form::Json, &ben.0, ben.1).await;
    // Who was sent away stays away, and her number is nobody's.
    let eve = server
        .try_to_come_back(Form::Json, &eve, knows_nothing())
        .await;
    assert!(eve.is_err(), "Eve is back");
    let finn = server.join(Form::Json, &room, "Finn").await;
    assert_eq!(finn.member, 4);
    server.stop().await;
}

/// Data of each version that there was: a game of FUSE that was won, one of the card game, and one that is on.
#[tokio::test]
async fn data_of_every_version_is_brought_up_to_date() {
    for (version, [won, over, on], end) in [
        (2, ["BMBQ", "GZRW", "QRBW"], "won 0:02.694"),
        (3, ["FBTL", "WXMZ", "FQJL"], "won 0:02.528"),
    ] {
        let folder = TempDir::new().expect("a folder");
        let fixtures = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/fixtures");
        let kept = fixtures.join(format!("journal-{version}.db"));
        fs::copy(kept, folder.path().join(FILE)).expect("copied");
        let server = Running::start_again(folder).await;
        assert_eq!(figure(&server, "klaxon_rooms").await, 3);
        let record = server.get(&format!("/api/rooms/{won}/record")).await;
        assert!(record.body.contains(end), "{record:?}");
        let log = server.get(&format!("/api/rooms/{over}/log")).await;
        let games = log.body.matches("\"game\":\"planter\"").count();
        assert_eq!(games, 1, "{log:?}");
        let mut anna = server.join(Form::Json, on, "Anna").await;
        let fold = anna.fold();
        assert_eq!(fold.phase(), Phase::Playing, "the game goes on");
        assert_eq!(fold.room().members()[0].name, "Python");
        let name = "Anne".to_owned();
        anna.ask(Ask::Rename { name }).await.expect("numbers go on");
        drop(anna);
        let folder = server.stop().await;
        let journal = journal(folder.path()).await;
        assert!(entries(&journal, on).await.len() > 11);
    }
}

#[tokio::test]
async fn a_room_in_which_nobody_has_been_for_long_is_closed_in_its_sleep() {
    let limits = Limits {
        idle: Duration::from_millis(400),
        ..drowsy()
    };
    let server = Running::start_with(limits).await;
    let room = server.open("fuse", &[]).await;
    awake(&server, 0).await;
    for _ in 0..1000 {
        if figure(&server, "klaxon_rooms").await == 0 {
            break;
        }
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
    let look = server.get(&format!("/api/rooms/{room}")).await;
    assert_eq!(look.status, 404, "{look:?}");
    server.stop().await;
}

/// The owner's rooms count while they sleep.
#[tokio::test]
async fn rooms_that_sleep_still_count() {
    let limits = Limits {
        rooms: 3,
        ..drowsy()
    };
    let server = Running::start_with(limits).await;
    for _ in 0..3 {
        server.open("fuse", &[]).await;
    }
    awake(&server, 0).await;
    let full = klaxon_client::http::open_room(&server.address, "fuse", &[]).await;
    assert_eq!(full.expect_err("no more rooms").status, 429);
    let server = Running::start_again_with(server.stop().await, limits).await;
    let full = klaxon_client::http::open_room(&server.address, "fuse", &[]).await;
    assert_eq!(full.expect_err("no more rooms").status, 429);
    server.stop().await;
}
