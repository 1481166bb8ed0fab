//! What goes wrong in one room, or with the disk: it is told as it is, and nobody else notices.

use std::fs::File;
use std::os::unix::fs::FileExt;
use std::path::Path;
use std::sync::Arc;
use std::time::{Duration, Instant};

use klaxon_client::{Client, Ticket, Trouble};
use klaxon_proto::{Ask, Form};
use klaxon_room::{Change, Fact, Phase, Wall};
use klaxon_server::Limits;
use klaxon_server::journal::{FILE, Journal, SqliteJournal};
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{ConnectOptions, Connection};
use tokio::time::timeout;

use crate::support::{Brittle, Bystanders, Running, SMASH, figure, goodbye, table};

/// How long anything may take, on a machine that has much else to do.
const PATIENCE: Duration = Duration::from_secs(60);

/// Comes back as soon as the room lets somebody in.
async fn back(server: &Running, client: &Client) -> Client {
    let ticket = Ticket {
        have: None,
        ..client.ticket()
    };
    let coming = async {
        loop {
            let fold = klaxon_client::knows_nothing();
            match server.try_to_come_back(Form::Json, &ticket, fold).await {
                Ok(client) => return client,
                Err(Trouble::Closed(Some((_, true)))) => {
                    tokio::time::sleep(Duration::from_millis(100)).await;
                }
                Err(trouble) => panic!("can't come back: {trouble:?}"),
            }
        }
    };
    timeout(PATIENCE, coming).await.expect("the room is back")
}

async fn smash(client: &mut Client) {
    let action = SMASH.to_owned();
    let smash = Ask::Act { seat: 1, action };
    client.say(smash).await.expect("sent");
}

#[tokio::test]
async fn a_room_that_panics_is_brought_back_once_and_others_never_notice() {
    let server = Running::start_with_shelf(Arc::new(Brittle)).await;
    let bystanders = Bystanders::play(&server).await;
    let mut players = table(&server, "fuse", &["players 2", "clock none"], 2).await;
    let room = players[0].ticket().room;
    let known = players[0].fold().number();

    smash(&mut players[0]).await;
    for player in &mut players {
        assert_eq!(goodbye(player).await, ("serve-recovering".to_owned(), true));
    }
    let mut again = Vec::new();
    for player in &players {
        again.push(back(&server, player).await);
    }
    for player in &mut again {
        let on = player.until(|fold| fold.phase() == Phase::Playing).await;
        on.expect("the game is on");
        assert!(player.fold().number() > known);
    }
    assert_eq!(figure(&server, "klaxon_stumbles_total").await, 1);
    assert_eq!(figure(&server, "klaxon_rooms").await, 2);

    // The count-in after a restart is a part of the game: nobody acts before it is over.
    let ended = async {
        loop {
            smash(&mut again[0]).await;
            match again[0].next().await {
                Err(Trouble::Closed(Some((why, back)))) => return (why.key, back),
                Err(trouble) => panic!("no goodbye: {trouble:?}"),
                Ok(_) => tokio::time::sleep(Duration::from_millis(100)).await,
            }
        }
    };
    let ended = timeout(PATIENCE, ended).await.expect("it panics again");
    assert_eq!(ended, ("serve-broken".to_owned(), false));
    assert_eq!(goodbye(&mut again[1]).await, ended);
    let look = server.get(&format!("/api/rooms/{room}")).await;
    assert!(
        look.status == 503 && look.body.contains("serve-broken"),
        "{look:?}"
    );
    assert_eq!(figure(&server, "klaxon_rooms_quarantined").await, 1);
    assert_eq!(figure(&server, "klaxon_rooms_awake").await, 1);
    bystanders.stop().await;
    server.stop().await;
}

/// Changes the database behind the server's back.
async fn tamper(folder: &Path, statement: &'static str) {
    let options = SqliteConnectOptions::new().filename(folder.join(FILE));
    let mut connection = options.connect().await.expect("the database");
    let done = sqlx::raw_sql(statement).execute(&mut connection).await;
    done.expect("done");
    connection.close().await.expect("closed");
}

/// Rooms can't be written any more; signs of life can.
const FAIL: &str =
    "CREATE TRIGGER fail BEFORE INSERT ON fresh BEGIN SELECT RAISE(ABORT, 'no'); END";
const WORK: &str = "DROP TRIGGER fail";

#[tokio::test]
async fn a_record_that_can_not_be_written_is_told_as_that() {
    let server = Running::start().await;
    let room = server.open("fuse", &[]).await;
    let mut anna = server.join(Form::Json, &room, "Anna").await;
    assert_eq!(server.get("/ready").await.status, 200);
    tamper(server.folder(), FAIL).await;
    let name = "Anne".to_owned();
    anna.say(Ask::Rename { name }).await.expect("sent");
    assert_eq!(
        goodbye(&mut anna).await,
        ("serve-no-record".to_owned(), true)
    );
    let look = server.get(&format!("/api/rooms/{room}")).await;
    assert!(
        look.status == 503 && look.body.contains("serve-no-record"),
        "{look:?}"
    );
    assert_eq!(server.get("/ready").await.status, 503);

    tamper(server.folder(), WORK).await;
    let anna = back(&server, &anna).await;
    assert_eq!(anna.fold().room().members()[0].name, "Anna");
    assert_eq!(server.get("/ready").await.status, 200);
    drop(anna);
    server.stop().await;
}

/// How far the clock of a game was when it was stopped last, as it is on record.
async fn stopped_at(folder: &Path, room: &str) -> Duration {
    let journal = SqliteJournal::open(folder).await.expect("a journal");
    let row = journal.find(room).await.expect("an answer");
    let entries = journal.history(row.expect("the room").id).await;
    let entries = entries.expect("a sound room");
    let mut facts = entries.iter().rev().flat_map(|entry| {
        let change = Change::parse(entry.number, Wall(entry.at), &entry.body);
        change.expect("a change").facts
    });
    let at = facts.find_map(|fact| match fact {
        Fact::Paused { at, .. } => Some(at),
        _ => None,
    });
    let at = at.expect("the game was stopped");
    Duration::from_millis(at.0.into())
}

#[tokio::test]
async fn no_game_time_passes_while_a_record_can_not_be_written() {
    let server = Running::start().await;
    let began = Instant::now();
    let mut players = table(&server, "fuse", &["players 1", "clock 1:00"], 1).await;
    let room = players[0].ticket().room;
    tamper(server.folder(), FAIL).await;
    let (seat, action) = (1, "roll".to_owned());
    let roll = Ask::Act { seat, action };
    players[0].say(roll).await.expect("sent");
    goodbye(&mut players[0]).await;
    let played = began.elapsed();
    tokio::time::sleep(Duration::from_secs(6)).await;
    tamper(server.folder(), WORK).await;
    let mut anna = back(&server, &players[0]).await;
    let on = anna.until(|fold| fold.phase() == Phase::Playing).await;
    on.expect("the game goes on");
    drop(anna);
    let folder = server.stop().await;
    let stopped = stopped_at(folder.path(), &room).await;
    assert!(stopped <= played, "{stopped:?} of at most {played:?}");
}

/// A game that stood still over a restart is woken while nothing can be written.
#[tokio::test]
async fn no_game_time_passes_while_a_room_can_not_be_woken() {
    let server = Running::start().await;
    let began = Instant::now();
    let mut players = table(&server, "fuse", &["players 1", "clock 1:00"], 1).await;
    let room = players[0].ticket().room;
    let anna = players.remove(0);
    let folder = server.stop().await;
    let played = began.elapsed();
    tamper(folder.path(), FAIL).await;
    let server = Running::start_again(folder).await;
    let look = server.get(&format!("/api/rooms/{room}")).await;
    assert_eq!(look.status, 503, "{look:?}");
    tokio::time::sleep(Duration::from_secs(6)).await;
    tamper(server.folder(), WORK).await;
    let mut anna = back(&server, &anna).await;
    let on = anna.until(|fold| fold.phase() == Phase::Playing).await;
    on.expect("the game goes on");
    drop(anna);
    let folder = server.stop().await;
    let stopped = stopped_at(folder.path(), &room).await;
    assert!(stopped <= played, "{stopped:?} of at most {played:?}");
}

/// Marks the database as one that may be written, or as one that may only be read: SQLite asks the byte for that,
/// whoever the user is. What is still in its log would hide the byte.
async fn let_write(folder: &Path, may: bool) {
    tamper(folder, "PRAGMA wal_checkpoint(TRUNCATE)").await;
    let version = if may { 2 } else { 3 };
    let file = File::options().write(true).open(folder.join(FILE));
    let written = file.expect("the file").write_all_at(&[version], 18);
    written.expect("written");
}

#[tokio::test]
async fn a_database_that_may_only_be_read_is_told_and_all_rooms_go_on_later() {
    let server = Running::start().await;
    let mut people = Vec::new();
    for name in ["Anna", "Ben"] {
        let room = server.open("fuse", &[]).await;
        people.push(server.join(Form::Json, &room, name).await);
    }
    let asleep = server.open("fuse", &[]).await;
    let server = Running::start_again(server.stop().await).await;
    for person in &mut people {
        *person = back(&server, person).await;
    }
    let_write(server.folder(), false).await;
    let no_record = ("serve-no-record".to_owned(), true);
    for person in &mut people {
        let name = "Nobody".to_owned();
        person.say(Ask::Rename { name }).await.expect("sent");
        assert_eq!(goodbye(person).await, no_record);
        // What is on record can be read.
        let record = format!("/api/rooms/{}/log", person.ticket().room);
        assert_eq!(server.get(&record).await.status, 200);
    }
    let look = server.get(&format!("/api/rooms/{asleep}")).await;
    assert!(
        look.status == 503 && look.body.contains("serve-no-record"),
        "{look:?}"
    );
    let opened = klaxon_client::http::open_room(&server.address, "fuse", &[]).await;
    assert_eq!(opened.expect_err("no room").status, 503);
    assert_eq!(server.get("/ready").await.status, 503);
    assert_eq!(server.get("/health").await.status, 200);

    let_write(server.folder(), true).await;
    for (person, name) in people.iter().zip(["Anna", "Ben"]) {
        let mut person = back(&server, person).await;
        assert_eq!(person.fold().room().members()[0].name, name);
        let name = "Somebody".to_owned();
        person.ask(Ask::Rename { name }).await.expect("on record");
    }
    server.open("fuse", &[]).await;
    server.stop().await;
}

#[tokio::test]
async fn a_room_that_can_not_be_opened_makes_the_server_not_ready() {
    let server = Running::start().await;
    tamper(server.folder(), FAIL).await;
    let opened = klaxon_client::http::open_room(&server.address, "fuse", &[]).await;
    let refused = opened.expect_err("no room");
    assert!(
        refused.status == 503 && refused.body.contains("serve-no-record"),
        "{refused:?}"
    );
    assert_eq!(server.get("/ready").await.status, 503);
    tamper(server.folder(), WORK).await;
    server.open("fuse", &[]).await;
    assert_eq!(server.get("/ready").await.status, 200);
    server.stop().await;
}

#[tokio::test]
async fn a_server_that_can_not_write_at_its_start_brings_rooms_back_later() {
    let server = Running::start().await;
    let room = server.open("fuse", &[]).await;
    let anna = server.join(Form::Json, &room, "Anna").await;
    let folder = server.stop().await;
    tamper(folder.path(), FAIL).await;
    let server = Running::start_again(folder).await;
    let look = server.get(&format!("/api/rooms/{room}")).await;
    assert!(
        look.status == 503 && look.body.contains("serve-no-record"),
        "{look:?}"
    );
    assert_eq!(server.get("/ready").await.status, 503);
    tamper(server.folder(), WORK).await;
    drop(back(&server, &anna).await);
    assert_eq!(server.get("/ready").await.status, 200);
    server.stop().await;
}

#[tokio::test]
async fn a_server_that_was_down_for_long_closes_no_room_for_that() {
    let limits = Limits {
        idle: Duration::from_secs(3),
        ..Limits::default()
    };
    let server = Running::start_with(limits).await;
    let room = server.open("fuse", &[]).await;
    let folder = server.stop().await;
    tokio::time::sleep(2 * limits.idle).await;
    let server = Running::start_again_with(folder, limits).await;
    let look = server.get(&format!("/api/rooms/{room}")).await;
    assert_eq!(look.status, 200, "{look:?}");
    server.stop().await;
}
