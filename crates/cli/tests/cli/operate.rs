//! `klaxon rooms`, `backup`, `restore` and `check`, on the data of a server that runs and of one that does not.

use std::fs;
use std::os::unix::fs::{FileTypeExt, PermissionsExt};
use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

use klaxon_client::{Client, Trouble, http};
use klaxon_proto::{Ask, Form};
use klaxon_server::journal::{
    Entry, FILE, Journal, Packed, RecordRow, RoomId, RoomRow, SqliteJournal,
};
use serde_json::Value;
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{AssertSqlSafe, ConnectOptions, Connection};
use tempfile::TempDir;

use crate::process::{Server, klaxon};

fn folder() -> TempDir {
    TempDir::new().expect("a folder")
}

fn path(path: &Path) -> &str {
    path.to_str().expect("a path of letters")
}

/// A server with its data in a folder, and its address.
fn serve(data: &Path, arguments: &[&str]) -> (Server, String) {
    let usual = ["serve", "--listen", "127.0.0.1:0", "--data", path(data)];
    let mut server = Server::start(klaxon(&[&usual, arguments].concat()));
    let address = server.open();
    (server, address)
}

/// Kills it, as a failing machine does.
fn kill(mut server: Server) {
    server.child.kill().expect("killed");
    server.child.wait().expect("ended");
}

/// What came of a command.
struct Said {
    code: Option<i32>,
    out: String,
    errors: String,
}

/// Runs a command on the data in a folder.
fn run(data: &Path, arguments: &[&str]) -> Said {
    let output = klaxon(&[arguments, &["--data", path(data)]].concat()).output();
    let output = output.expect("klaxon runs");
    Said {
        code: output.status.code(),
        out: String::from_utf8(output.stdout).expect("UTF-8"),
        errors: String::from_utf8(output.stderr).expect("UTF-8"),
    }
}

/// What a command prints when all is well.
fn says(data: &Path, arguments: &[&str]) -> String {
    let said = run(data, arguments);
    assert_eq!(said.code, Some(0), "{arguments:?}: {}", said.errors);
    said.out
}

/// A command ends with a code, and its complaint has all of this in it.
fn complains(data: &Path, arguments: &[&str], code: i32, parts: &[&str]) {
    let said = run(data, arguments);
    assert_eq!(said.code, Some(code), "{arguments:?}: {}", said.errors);
    for part in parts {
        assert!(
            said.errors.contains(part),
            "no “{part}” in: {}",
            said.errors
        );
    }
}

fn json(text: &str) -> Value {
    serde_json::from_str(text).unwrap_or_else(|error| panic!("{error}: {text}"))
}

async fn join(address: &str, room: &str, name: &str) -> Client {
    let client = Client::join(address, Form::Json, room, name).await;
    client.expect("somebody comes in")
}

async fn open_room(address: &str, game: &str) -> String {
    let code = http::open_room(address, game, &["players 3"]).await;
    code.expect("a room")
}

/// Changes the database behind the back of everybody.
async fn tamper(file: &Path, statement: &str) {
    let options = SqliteConnectOptions::new().filename(file);
    let mut connection = options.connect().await.expect("a connection");
    let done = sqlx::query(AssertSqlSafe(statement)).execute(&mut connection);
    done.await.expect("the statement is right");
    connection.close().await.expect("closed");
}

/// Rooms that were closed at these moments, each with so many entries; and an open one.
async fn closed_rooms(data: &Path, closed: &[(&str, u64)], entries: u64) {
    let journal = SqliteJournal::open(data).await.expect("a journal");
    let body = format!(". game fuse\n{}", ". option players 3\n".repeat(20));
    for (code, at) in closed {
        let room = journal.create(code, 1).await.expect("a room");
        for first in (1..=entries).step_by(500) {
            let last = entries.min(first + 499);
            let entries = (first..=last).map(|number| Entry {
                number,
                at: 1,
                body: body.trim_end().to_owned(),
            });
            let appended = journal.append(room, entries.collect()).await;
            appended.expect("appended");
        }
        journal.close(room, *at).await.expect("closed");
    }
    journal.create("LAST", 1).await.expect("a room");
    journal.finish().await.expect("finished");
}

/// Everything in a folder: the rooms, each with its entries.
async fn everything(data: &Path) -> Vec<(RoomRow, Vec<Entry>)> {
    let journal = SqliteJournal::look(data).await.expect("a journal");
    let mut all = Vec::new();
    for room in journal.rooms().await.expect("rooms") {
        let mut entries = Vec::new();
        let segments = journal.segments(room.id).await.expect("segments");
        for begins in segments.into_iter().rev() {
            let segment = journal.read(room.id, begins).await;
            entries.extend(segment.expect("a sound room").entries);
        }
        all.push((room, entries));
    }
    journal.look_away().await;
    all
}

fn now() -> u64 {
    let since = std::time::UNIX_EPOCH.elapsed().expect("after 1970");
    since.as_millis() as u64
}

#[tokio::test]
async fn rooms_are_listed_and_shown_whether_a_server_runs_or_not() {
    let data = folder();
    complains(data.path(), &["rooms", "list"], 2, &["there is no data in"]);
    let (server, address) = serve(data.path(), &[]);
    assert_eq!(
        says(data.path(), &["rooms", "list"]),
        "there are no rooms\n"
    );
    let (fuse, planter) = (
        open_room(&address, "fuse").await,
        open_room(&address, "planter").await,
    );
    let mut anna = join(&address, &fuse, "Anna").await;
    anna.ask(Ask::Sit { seat: 2 }).await.expect("a seat");
    let policy = "greedy".to_owned();
    anna.ask(Ask::Bot { seat: 3, policy }).await.expect("a bot");

    let list = says(data.path(), &["rooms", "list"]);
    let lines: Vec<Vec<&str>> = list
        .lines()
        .map(|l| l.split_whitespace().collect())
        .collect();
    assert_eq!(
        lines[0],
        ["code", "game", "phase", "people", "opened", "(UTC)", "size"]
    );
    assert_eq!(lines[1][..4], [fuse.as_str(), "fuse", "lobby", "1"]);
    assert_eq!(lines[2][..4], [planter.as_str(), "planter", "lobby", "-"]);
    let german = says(data.path(), &["--lang", "de", "rooms", "list"]);
    assert!(
        german.starts_with("Code") && german.contains("Lobby"),
        "{german}"
    );

    let rooms = json(&says(data.path(), &["rooms", "list", "--json"]));
    assert_eq!(rooms[0]["code"], fuse.as_str());
    assert_eq!(rooms[0]["people"], 1);
    let opened = rooms[0]["opened"].as_u64().expect("a moment");
    assert!(now() - opened < 60_000, "{opened}");
    assert!(rooms[0]["bytes"].as_u64() > Some(20), "{rooms}");
    assert_eq!(rooms.as_array().map(Vec::len), Some(2));

    let shown = says(data.path(), &["rooms", "show", &fuse.to_lowercase()]);
    for part in ["option", "players 3", "free, player, bot greedy", "lobby"] {
        assert!(shown.contains(part), "no {part}: {shown}");
    }
    assert!(!shown.contains("Anna"), "{shown}");
    complains(data.path(), &["rooms", "show", "BBBB"], 2, &["BBBB"]);

    // The socket that it leaves behind misleads nobody.
    kill(server);
    assert!(data.path().join("klaxon.sock").exists());
    let rooms = json(&says(data.path(), &["rooms", "list", "--json"]));
    assert_eq!(rooms[0]["people"], 0);
    assert_eq!(rooms[0]["phase"], "lobby");
    assert_eq!(rooms[0]["game"], "fuse");
    let shown = json(&says(data.path(), &["rooms", "show", &planter, "--json"]));
    assert_eq!(shown["game"], "planter");
    assert_eq!(shown["seats"], serde_json::json!(["free", "free", "free"]));
}

#[tokio::test]
async fn the_people_in_a_room_that_is_closed_are_told_who_did_it() {
    let data = folder();
    let (server, address) = serve(data.path(), &["--log-format", "json"]);
    let (room, other) = (
        open_room(&address, "fuse").await,
        open_room(&address, "fuse").await,
    );
    let mut anna = join(&address, &room, "Anna").await;
    let mut ben = join(&address, &other, "Ben").await;
    assert_eq!(
        says(data.path(), &["rooms", "close", &room]),
        format!("the room {room} is closed\n")
    );
    let goodbye = loop {
        match anna.next().await {
            Ok(_) => {}
            Err(Trouble::Closed(Some((why, back)))) => break (why.key, back),
            Err(trouble) => panic!("no goodbye: {trouble:?}"),
        }
    };
    assert_eq!(goodbye, ("serve-dismissed".to_owned(), false));
    assert!(
        Client::join(&address, Form::Json, &room, "Cleo")
            .await
            .is_err()
    );
    ben.ask(Ask::Sit { seat: 1 }).await.expect("others go on");
    complains(data.path(), &["rooms", "close", &room], 2, &[&room]);
    complains(data.path(), &["rooms", "close", "tea"], 2, &["tea"]);
    let open = json(&says(data.path(), &["rooms", "list", "--json"]));
    assert_eq!(open.as_array().map(Vec::len), Some(1));
    let all = json(&says(data.path(), &["rooms", "list", "--all", "--json"]));
    assert_eq!(all[0]["phase"], "closed");
    assert_eq!(all[0]["game"], "fuse");
    assert!(all[0]["closed"].is_u64(), "{all}");
    assert!(says(data.path(), &["check"]).contains("2 rooms were read, 1 of them open"));

    // Each line of the log that is about a room says which.
    let log = server.log();
    let line = log
        .lines()
        .find(|line| line.contains("whoever runs the server"));
    let line = json(line.unwrap_or_else(|| panic!("nothing in the log: {log}")));
    assert_eq!(line["span"]["code"], room.as_str(), "{line}");

    // Where no server runs we close it ourselves.
    kill(server);
    says(data.path(), &["rooms", "close", &other]);
    assert_eq!(
        says(data.path(), &["rooms", "list"]),
        "there are no rooms\n"
    );
    complains(data.path(), &["rooms", "close", &other], 2, &[&other]);
}

#[test]
fn a_folder_that_the_server_makes_is_for_its_owner_alone() {
    let outer = folder();
    let data = outer.path().join("klaxon/data");
    serve(&data, &[]);
    let mode = |path: &Path| fs::metadata(path).expect("a folder").permissions().mode() & 0o777;
    assert_eq!(mode(&data), 0o700);
    // One that was there is as whoever made it wanted it.
    let data = outer.path().join("shared");
    fs::create_dir(&data).expect("a folder");
    let before = mode(&data);
    serve(&data, &[]);
    assert_eq!(mode(&data), before);
}

#[tokio::test]
async fn the_socket_is_for_the_owner_of_the_data_alone_and_no_part_of_the_web() {
    let data = folder();
    let socket = data.path().join("klaxon.sock");
    fs::write(&socket, "left by another").expect("written");
    let (mut server, address) = serve(data.path(), &[]);
    let found = fs::symlink_metadata(&socket).expect("a socket");
    assert!(found.file_type().is_socket());
    assert_eq!(found.permissions().mode() & 0o777, 0o600);
    let names = fs::read_dir(data.path()).expect("a folder").flatten();
    let mut names: Vec<_> = names.map(|file| file.file_name()).collect();
    names.sort();
    let expected = [
        "klaxon.db",
        "klaxon.db-shm",
        "klaxon.db-wal",
        "klaxon.lock",
        "klaxon.sock",
    ];
    assert_eq!(names, expected);
    for way in ["/klaxon.sock", "/control", "/api/control"] {
        let answer = http::request(&address, "POST", way, "{\"close\":\"BBBB\"}").await;
        assert!(
            matches!(answer.expect("an answer").status, 404 | 405),
            "{way}"
        );
    }
    // Nonsense is answered, and hurts nobody.
    let mut stream = std::os::unix::net::UnixStream::connect(&socket).expect("open");
    std::io::Write::write_all(&mut stream, b"{\"dance\":1}\n").expect("said");
    let mut answer = String::new();
    std::io::Read::read_to_string(&mut stream, &mut answer).expect("an answer");
    assert!(answer.contains("can't be understood"), "{answer}");
    let stop = std::process::Command::new("kill")
        .arg(server.child.id().to_string())
        .status();
    assert!(stop.expect("kill runs").success());
    assert!(server.child.wait().expect("it ends").success());
    assert!(!socket.exists());
}

#[tokio::test]
async fn rooms_that_were_closed_long_ago_are_deleted_and_the_space_is_given_back() {
    let data = folder();
    let days = |days: u64| now() - days * 86_400_000;
    let rooms = [("WWWW", days(40)), ("XXXX", days(20)), ("ZZZZ", days(2))];
    closed_rooms(data.path(), &rooms, 1700).await;
    let file = data.path().join(FILE);
    let before = fs::metadata(&file).expect("a file").len();
    let (server, address) = serve(data.path(), &[]);
    let room = open_room(&address, "fuse").await;
    let mut anna = join(&address, &room, "Anna").await;

    let said = says(data.path(), &["rooms", "purge", "--older", "30"]);
    assert!(said.starts_with("one room is deleted"), "{said}");
    let said = says(data.path(), &["rooms", "purge", "--older", "30"]);
    assert_eq!(said, "no room was closed long enough ago\n");
    anna.ask(Ask::Sit { seat: 1 })
        .await
        .expect("the server runs");
    let said = says(data.path(), &["rooms", "purge", "--older", "10"]);
    assert!(said.starts_with("one room is deleted"), "{said}");
    anna.ask(Ask::Sit { seat: 2 })
        .await
        .expect("the server runs");
    let list = says(data.path(), &["rooms", "list", "--all"]);
    assert!(!list.contains("WWWW") && !list.contains("XXXX"), "{list}");
    assert!(list.contains("ZZZZ") && list.contains(&room), "{list}");
    kill(server);

    // When nobody uses it any more, the file is as small as what is in it.
    assert!(says(data.path(), &["check"]).contains("3 rooms were read"));
    says(data.path(), &["rooms", "purge", "--older", "10"]);
    let after = fs::metadata(&file).expect("a file").len();
    assert!(after < before / 2, "{before} bytes, then {after}");
    complains(data.path(), &["rooms", "purge"], 2, &["--older"]);
}

#[tokio::test]
async fn a_database_that_is_too_old_to_shrink_in_steps_is_written_anew_when_nobody_uses_it() {
    let data = folder();
    closed_rooms(data.path(), &[("WWWW", 1000)], 900).await;
    let file = data.path().join(FILE);
    let mut connection = SqliteConnectOptions::new()
        .filename(&file)
        .connect()
        .await
        .expect("open");
    for statement in ["PRAGMA auto_vacuum = 0", "VACUUM"] {
        sqlx::query(statement)
            .execute(&mut connection)
            .await
            .expect("done");
    }
    connection.close().await.expect("closed");
    let before = fs::metadata(&file).expect("a file").len();
    let (server, _) = serve(data.path(), &[]);
    let said = says(data.path(), &["rooms", "purge", "--older", "1"]);
    assert!(said.contains("are free for what comes next"), "{said}");
    kill(server);
    says(data.path(), &["rooms", "purge", "--older", "1"]);
    let after = fs::metadata(&file).expect("a file").len();
    assert!(after < before / 2, "{before} bytes, then {after}");
    assert_eq!(everything(data.path()).await.len(), 1);
}

#[tokio::test]
async fn a_server_deletes_closed_rooms_after_as_many_days_as_is_set() {
    let data = folder();
    let day = 86_400_000;
    let rooms = [("WWWW", now() - 8 * day), ("XXXX", now() - 6 * day)];
    closed_rooms(data.path(), &rooms, 3).await;
    let (server, _) = serve(data.path(), &["--keep", "7"]);
    let begun = Instant::now();
    loop {
        let list = says(data.path(), &["rooms", "list", "--all"]);
        assert!(list.contains("XXXX") && list.contains("LAST"), "{list}");
        // It is told when its space has been given back.
        if !list.contains("WWWW") && server.log().contains("closed long ago") {
            break;
        }
        assert!(
            begun.elapsed() < Duration::from_secs(20),
            "{list}{}",
            server.log()
        );
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    let bad = klaxon(&["serve", "--keep", "0"])
        .output()
        .expect("klaxon runs");
    assert_eq!(bad.status.code(), Some(2));
}

/// Files a record that ended so long ago, in milliseconds.
async fn file_record(data: &Path, address: &str, age: u64) {
    let journal = SqliteJournal::open(data).await.expect("a journal");
    let row = RecordRow {
        address: address.to_owned(),
        room: RoomId(1),
        code: "WWWW".to_owned(),
        number: 7,
        ended: now() - age,
        game: "fuse".to_owned(),
        holders: Vec::new(),
        deleted: false,
    };
    let filed = journal.file(row, Packed::new("a record")).await;
    filed.expect("filed");
    journal.finish().await.expect("finished");
}

#[tokio::test]
async fn a_server_keeps_records_for_as_many_days_as_is_set() {
    let data = folder();
    let day = 86_400_000;
    let old = "0".repeat(32);
    file_record(data.path(), &old, 800 * day).await;
    let status = async |address: &str, record: &str| {
        let path = format!("/api/records/{record}");
        let answer = http::request(address, "GET", &path, "").await;
        answer.expect("an answer").status
    };
    let (server, address) = serve(data.path(), &["--keep-records", "0"]);
    assert_eq!(status(&address, &old).await, 200, "it is kept for ever");
    drop(server);
    let new = "1".repeat(32);
    file_record(data.path(), &new, 300 * day).await;
    let (server, address) = serve(data.path(), &[]);
    let begun = Instant::now();
    while status(&address, &old).await == 200 {
        assert!(
            begun.elapsed() < Duration::from_secs(20),
            "{}",
            server.log()
        );
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    assert_eq!(status(&address, &new).await, 200, "a year is not over");
    drop(server);

    tamper(&data.path().join(FILE), "UPDATE record SET game = 'tea'").await;
    complains(data.path(), &["check"], 1, &[&new]);
}

#[tokio::test]
async fn a_check_says_what_is_wrong_where_and_what_to_do() {
    let data = folder();
    let (server, address) = serve(data.path(), &[]);
    let mut rooms = Vec::new();
    for _ in 0..4 {
        rooms.push(open_room(&address, "fuse").await);
    }
    let sound = says(data.path(), &["check"]);
    assert!(
        sound.contains("4 rooms were read, 4 of them open: 4 changes"),
        "{sound}"
    );
    assert!(sound.contains("everything is as it was written"), "{sound}");
    kill(server);
    says(data.path(), &["rooms", "close", &rooms[1]]);
    let file = data.path().join(FILE);
    // A record that is not as it was written; one that was, but by nobody who knew what a room is.
    let wrong = Entry {
        number: 1,
        at: 1,
        body: "nonsense".to_owned(),
    };
    let journal = SqliteJournal::open(data.path()).await.expect("a journal");
    let unclear = journal.create("XXXX", 1).await.expect("a room");
    journal.append(unclear, vec![wrong]).await.expect("written");
    journal.finish().await.expect("finished");
    for room in [1, 2] {
        let damage = format!("UPDATE entry SET body = body || ' ' WHERE room = {room}");
        tamper(&file, &damage).await;
    }
    let (server, address) = serve(data.path(), &["--log", "off"]);
    complains(
        data.path(),
        &["check"],
        1,
        &[
            &format!(
                "room {}: room 1 is damaged at entry 1: its checksum does not fit",
                rooms[0]
            ),
            &format!("klaxon rooms close {} closes it", rooms[0]),
            &format!("closed room {}: ", rooms[1]),
            "klaxon rooms purge deletes it",
            "room XXXX: a change can't be understood",
        ],
    );
    let list = says(data.path(), &["rooms", "list", "--json"]);
    let list = json(&list);
    assert_eq!(list[0]["phase"], "damaged", "{list}");
    assert_eq!(list[0]["game"], Value::Null, "{list}");
    assert_eq!(list[1]["phase"], "lobby", "{list}");
    // A damaged room can be closed, and then all open ones are well.
    says(data.path(), &["rooms", "close", &rooms[0]]);
    says(data.path(), &["rooms", "close", "XXXX"]);
    let look = http::request(&address, "GET", &format!("/api/rooms/{}", rooms[0]), "").await;
    assert_eq!(look.expect("an answer").status, 404);
    says(data.path(), &["rooms", "purge", "--older", "0"]);
    kill(server);
    let said = run(data.path(), &["check"]);
    assert!(said.out.contains("2 of them open"), "{}", said.out);

    // A page that is nonsense.
    let bytes = fs::read(&file).expect("a file");
    let mut broken = bytes.clone();
    let length = broken.len();
    broken[length / 2..].fill(0x5a);
    fs::write(&file, broken).expect("written");
    complains(
        data.path(),
        &["check"],
        1,
        &["the database is damaged", "klaxon restore"],
    );
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_backup_under_load_has_all_that_was_acknowledged_before_and_is_restored_as_it_was() {
    let data = folder();
    let (server, address) = serve(data.path(), &[]);
    let acknowledged = Arc::new(AtomicU64::new(0));
    let mut rooms = Vec::new();
    let mut players = Vec::new();
    for _ in 0..4 {
        let room = open_room(&address, "fuse").await;
        let mut client = join(&address, &room, "Anna").await;
        rooms.push(room);
        let counted = acknowledged.clone();
        players.push(tokio::spawn(async move {
            for number in 0.. {
                let name = format!("Anna {number}");
                if client.ask(Ask::Rename { name }).await.is_err() {
                    return;
                }
                counted.fetch_add(1, Ordering::SeqCst);
            }
        }));
    }
    let files = folder();
    let mut backups = Vec::new();
    for number in 0..4 {
        let before = acknowledged.load(Ordering::SeqCst);
        let file = files.path().join(format!("{number}.db"));
        let said = says(data.path(), &["backup", path(&file)]);
        assert!(said.contains("is a sound copy: 4 rooms"), "{said}");
        let mode = fs::metadata(&file).expect("a file").permissions().mode();
        assert_eq!(mode & 0o777, 0o600);
        backups.push((before, file));
    }
    complains(
        data.path(),
        &["backup", path(&backups[0].1)],
        2,
        &["is there already"],
    );
    kill(server);
    for player in players {
        player.await.expect("it ended well");
    }
    let names = fs::read_dir(files.path()).expect("a folder").count();
    assert_eq!(names, backups.len(), "nothing but the backups is there");

    let end = everything(data.path()).await;
    let mut last = Vec::new();
    for (before, file) in &backups {
        let new = folder();
        let said = says(new.path(), &["restore", path(file)]);
        assert!(said.contains("is as it was in the backup"), "{said}");
        assert_eq!(
            fs::read(file).expect("a file"),
            fs::read(new.path().join(FILE)).expect("a file")
        );
        let restored = everything(new.path()).await;
        // Who comes in and opens a room makes changes that nobody counted.
        let changes: usize = restored.iter().map(|(_, entries)| entries.len()).sum();
        assert!(changes as u64 >= before + 8, "{changes} of {before}");
        for ((room, entries), (room_then, entries_then)) in end.iter().zip(&restored) {
            assert_eq!(room, room_then);
            assert_eq!(&entries[..entries_then.len()], &entries_then[..]);
        }
        last.push((new, restored));
    }
    assert!(backups[3].0 > backups[0].0, "nothing happened meanwhile");

    let (new, restored) = last.pop().expect("a backup");
    let (server, address) = serve(new.path(), &[]);
    let mut ben = join(&address, &rooms[3], "Ben").await;
    ben.ask(Ask::Sit { seat: 1 })
        .await
        .expect("the room goes on");
    let number = restored[3].1.last().map(|entry| entry.number);
    assert!(Some(ben.fold().number()) > number);
    drop(server);
}

#[tokio::test]
async fn a_restore_overwrites_nothing_unless_it_is_told_to() {
    let (data, files) = (folder(), folder());
    closed_rooms(data.path(), &[("WWWW", 1000)], 3).await;
    let backup = files.path().join("backup.db");
    says(data.path(), &["backup", path(&backup)]);
    let one_more = SqliteJournal::open(data.path()).await.expect("a journal");
    one_more.create("XXXX", 5).await.expect("a room");
    one_more.finish().await.expect("finished");

    let restore = ["restore", path(&backup)];
    complains(data.path(), &restore, 2, &["there is data", "--force"]);
    let (server, _) = serve(data.path(), &[]);
    let forced = ["restore", path(&backup), "--force"];
    complains(data.path(), &forced, 75, &["stop it first"]);
    kill(server);
    let before = everything(data.path()).await;
    for (name, content, why) in [
        ("empty", String::new(), "it is empty"),
        ("text", "a".repeat(5000), "is no backup of klaxon"),
        ("missing", String::new(), "No such file"),
    ] {
        let file = files.path().join(name);
        if name != "missing" {
            fs::write(&file, content).expect("written");
        }
        complains(data.path(), &["restore", path(&file), "--force"], 2, &[why]);
    }
    let strange = files.path().join("strange.db");
    let options = SqliteConnectOptions::new()
        .filename(&strange)
        .create_if_missing(true);
    let mut connection = options.connect().await.expect("a file");
    let table = sqlx::query("CREATE TABLE shopping (what TEXT)");
    table.execute(&mut connection).await.expect("a table");
    connection.close().await.expect("closed");
    complains(
        data.path(),
        &["restore", path(&strange), "--force"],
        2,
        &["is no backup of klaxon"],
    );
    let newer = files.path().join("newer.db");
    fs::copy(&backup, &newer).expect("copied");
    tamper(&newer, "PRAGMA user_version = 99").await;
    complains(
        data.path(),
        &["restore", path(&newer), "--force"],
        2,
        &["a newer klaxon"],
    );
    let cut = files.path().join("cut.db");
    let bytes = fs::read(&backup).expect("a file");
    fs::write(&cut, &bytes[..bytes.len() - 4096]).expect("written");
    complains(data.path(), &["restore", path(&cut), "--force"], 2, &[]);
    assert_eq!(everything(data.path()).await.len(), before.len());

    let said = says(data.path(), &forced);
    assert!(said.contains("what was there before is in "), "{said}");
    let aside = data.path().join("before-restore-1");
    assert_eq!(everything(&aside).await, before);
    let restored = everything(data.path()).await;
    assert_eq!(restored.len(), before.len() - 1);
    assert_eq!(restored[0].0.id, RoomId(1));
    assert!(!data.path().join("klaxon.db.part").exists());
}
