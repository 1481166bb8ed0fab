//! The journal, with real files.

mod claims;
mod cut_log;

use std::io::{BufRead, BufReader};
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::time::Duration;
use std::{env, fs};

use klaxon_server::journal::{
    Claim, Damage, Entry, FILE, Journal, JournalError, LoadError, RoomId, RoomRow, SqliteJournal,
    Wrong,
};
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{AssertSqlSafe, ConnectOptions, Connection};
use tempfile::TempDir;
use tokio::task::JoinSet;

fn folder() -> TempDir {
    tempfile::tempdir().expect("a folder")
}

async fn open(folder: &Path) -> SqliteJournal {
    SqliteJournal::open(folder).await.expect("a journal")
}

fn entry(number: u64, body: &str) -> Entry {
    Entry {
        number,
        at: 1_700_000_000_000_u64.wrapping_add(number),
        body: body.to_owned(),
    }
}

/// Entries that say which they are.
fn entries(numbers: impl IntoIterator<Item = u64>) -> Vec<Entry> {
    numbers
        .into_iter()
        .map(|number| entry(number, &format!("entry {number}\nof several lines")))
        .collect()
}

/// All entries of a room that was never cut, claimed for it.
async fn load(journal: &SqliteJournal, room: RoomId) -> Result<Vec<Entry>, LoadError> {
    let (_, segment) = journal.claim(room).await?;
    Ok(segment.entries)
}

/// Claims a room that is sound.
async fn claim(journal: &SqliteJournal, room: RoomId) -> Claim {
    journal.claim(room).await.expect("a sound room").0
}

/// Changes the file behind the back of the journal, which must be closed.
async fn tamper(folder: &Path, statement: &str) {
    let options = SqliteConnectOptions::new().filename(folder.join(FILE));
    let mut connection = options.connect().await.expect("a connection");
    let done = sqlx::query(AssertSqlSafe(statement)).execute(&mut connection);
    done.await.expect("the statement is right");
    connection.close().await.expect("closed");
}

/// A closed journal with two rooms of three entries.
async fn two_rooms() -> (TempDir, RoomId, RoomId) {
    let folder = folder();
    let journal = open(folder.path()).await;
    let first = journal.create("AAAA", 1).await.expect("a room");
    let second = journal.create("BBBB", 2).await.expect("a room");
    for claim in [first, second] {
        let appended = journal.append(claim, entries(1..=3)).await;
        appended.expect("appended");
        journal.sleep(claim, 9).await.expect("asleep");
    }
    journal.finish().await.expect("finished");
    (folder, first.room, second.room)
}

/// What is wrong with the first room after a change to the file, when the second is still sound.
async fn damage(statement: &str) -> (u64, Wrong) {
    let (folder, first, second) = two_rooms().await;
    tamper(folder.path(), statement).await;
    let journal = open(folder.path()).await;
    let found = damage_of(&journal, first).await;
    assert_eq!(
        load(&journal, second).await.expect("a room"),
        entries(1..=3),
        "{statement}"
    );
    assert_eq!(journal.rooms().await.expect("rooms").len(), 2);
    let second = claim(&journal, second).await;
    let appended = journal.append(second, entries(4..=4)).await;
    appended.expect("the second room goes on");
    journal.finish().await.expect("finished");
    found
}

async fn damage_of(journal: &SqliteJournal, of: RoomId) -> (u64, Wrong) {
    match load(journal, of).await {
        Err(LoadError::Damaged(Damage {
            room,
            number,
            wrong,
        })) => {
            assert_eq!(room, of);
            (number, wrong)
        }
        other => panic!("not damaged: {other:?}"),
    }
}

#[tokio::test]
async fn what_was_appended_is_loaded() {
    let folder = folder();
    let journal = open(&folder.path().join("a new folder/in a new folder")).await;
    let room = journal.create("ABCD", 7).await.expect("a room");
    let read = async || journal.read(room.room, 0).await.expect("a room").entries;
    assert_eq!(read().await, []);
    let odd = [
        entry(1, "two lines\nof text"),
        entry(2, ""),
        entry(3, "Zünder \u{1F4A3} \0 behind a zero"),
        Entry {
            at: u64::MAX,
            ..entry(4, &"long ".repeat(10_000))
        },
    ];
    journal
        .append(room, odd[..1].to_vec())
        .await
        .expect("appended");
    journal
        .append(room, odd[1..].to_vec())
        .await
        .expect("appended");
    journal.append(room, vec![]).await.expect("nothing to do");
    assert_eq!(read().await, odd);
    assert_eq!(journal.figures().rows, 4);
    assert!(matches!(
        load(&journal, RoomId(99)).await,
        Err(LoadError::Journal(JournalError::NoSuchRoom(RoomId(99))))
    ));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn appends_that_wait_together_share_a_transaction() {
    const ROOMS: u64 = 100;
    const EACH: u64 = 20;
    let folder = folder();
    let journal = open(folder.path()).await;
    let mut tasks = JoinSet::new();
    for room in 0..ROOMS {
        let journal = journal.clone();
        tasks.spawn(async move {
            let room = journal.create(&format!("ROOM{room}"), 1).await;
            let room = room.expect("a room");
            for number in 1..=EACH {
                let appended = journal.append(room, entries([number])).await;
                appended.expect("appended");
            }
        });
    }
    while let Some(done) = tasks.join_next().await {
        done.expect("no panic");
    }
    assert_eq!(journal.figures().rows, ROOMS * EACH);
    let groups = journal.figures().groups;
    assert!(groups * 5 < journal.figures().rows, "{groups} groups");
    for room in journal.rooms().await.expect("rooms") {
        let loaded = load(&journal, room.id).await.expect("a room");
        assert_eq!(loaded, entries(1..=EACH));
    }
}

#[tokio::test]
async fn numbers_go_on_from_the_last() {
    let folder = folder();
    let journal = open(folder.path()).await;
    let room = journal.create("AAAA", 1).await.expect("a room");
    journal
        .append(room, entries(1..=2))
        .await
        .expect("appended");
    let wrong = [
        (entries([2]), 2),
        (entries([4]), 4),
        (entries([0]), 0),
        (entries([3, 5]), 5),
        (entries([3, 3]), 3),
        (entries([u64::MAX, 0]), u64::MAX),
    ];
    for (wrong, at) in wrong {
        match journal.append(room, wrong).await {
            Err(JournalError::Conflict { room: of, number }) => {
                assert_eq!((of, number), (room.room, at));
            }
            other => panic!("no conflict: {other:?}"),
        }
    }
    journal
        .append(room, entries(3..=4))
        .await
        .expect("appended");
    let read = journal.read(room.room, 0).await.expect("a room");
    assert_eq!(read.entries, entries(1..=4));
    let nobody = Claim {
        room: RoomId(99),
        epoch: 1,
    };
    assert!(matches!(
        journal.append(nobody, entries([1])).await,
        Err(JournalError::Lost(RoomId(99)))
    ));
}

#[tokio::test]
async fn a_code_is_free_again_once_its_room_is_closed() {
    let folder = folder();
    let journal = open(folder.path()).await;
    let first = journal.create("AAAA", 10).await.expect("a room");
    assert!(matches!(
        journal.create("AAAA", 11).await,
        Err(JournalError::CodeTaken(code)) if code == "AAAA"
    ));
    journal.close(first, 20).await.expect("closed");
    assert!(matches!(
        journal.close(first, 21).await,
        Err(JournalError::Lost(room)) if room == first.room
    ));
    assert!(matches!(
        journal.append(first, entries([1])).await,
        Err(JournalError::Lost(room)) if room == first.room
    ));
    assert!(matches!(
        journal.claim(first.room).await,
        Err(LoadError::Journal(JournalError::RoomClosed(room))) if room == first.room
    ));
    let row = |claim: Claim, opened, closed| RoomRow {
        id: claim.room,
        code: "AAAA".to_owned(),
        opened,
        closed,
        asleep: None,
    };
    let found = async |code| journal.find(code).await.expect("an answer");
    assert_eq!(found("AAAA").await, Some(row(first, 10, Some(20))));

    let second = journal.create("AAAA", 30).await.expect("a room");
    assert_ne!(first, second);
    assert_eq!(found("AAAA").await, Some(row(second, 30, None)));
    // By the clock it was closed before the first; clocks are set back.
    journal.close(second, 15).await.expect("closed");
    assert_eq!(found("AAAA").await, Some(row(second, 30, Some(15))));
    assert_eq!(found("BBBB").await, None);
    assert_eq!(
        journal.rooms().await.expect("rooms"),
        [row(first, 10, Some(20)), row(second, 30, Some(15))]
    );
}

#[tokio::test]
async fn finishing_writes_what_waits_and_leaves_one_file() {
    let folder = folder();
    let journal = open(folder.path()).await;
    let room = journal.create("AAAA", 1).await.expect("a room");
    let mut tasks = JoinSet::new();
    for number in 1..=50 {
        let journal = journal.clone();
        tasks.spawn(async move { journal.append(room, entries([number])).await });
    }
    // With one thread they are all handed over, in order, before anything is written.
    tokio::task::yield_now().await;
    journal.rooms().await.expect("a reader is connected");
    journal.finish().await.expect("finished");
    while let Some(done) = tasks.join_next().await {
        done.expect("no panic").expect("appended");
    }
    assert!(!folder.path().join(format!("{FILE}-wal")).exists());

    let finished = |error| matches!(error, JournalError::Finished);
    assert!(finished(
        journal.append(room, entries([51])).await.unwrap_err()
    ));
    assert!(finished(journal.rooms().await.unwrap_err()));
    assert!(finished(journal.finish().await.unwrap_err()));
    let journal = open(folder.path()).await;
    let loaded = load(&journal, room.room).await;
    assert_eq!(loaded.expect("a room"), entries(1..=50));
    let next = journal.create("BBBB", 1).await.expect("a room");
    assert!(next.room > room.room);
}

#[test]
fn a_runtime_that_stops_loses_nothing_that_was_answered() {
    let folder = folder();
    let runtime = || tokio::runtime::Runtime::new().expect("a runtime");
    let first = runtime();
    let room = first.block_on(async {
        let journal = open(folder.path()).await;
        let room = journal.create("AAAA", 1).await.expect("a room");
        journal
            .append(room, entries(1..=3))
            .await
            .expect("appended");
        room
    });
    drop(first);
    runtime().block_on(async {
        let journal = open(folder.path()).await;
        let (claim, segment) = journal.claim(room.room).await.expect("a room");
        assert_eq!(segment.entries, entries(1..=3));
        journal
            .append(claim, entries(4..=4))
            .await
            .expect("appended");
    });
}

#[tokio::test]
async fn a_journal_that_is_dropped_closes_by_itself() {
    let folder = folder();
    let journal = open(folder.path()).await;
    let room = journal.create("AAAA", 1).await.expect("a room");
    journal
        .append(room, entries(1..=3))
        .await
        .expect("appended");
    drop(journal);
    // The writer has still to notice.
    let journal = loop {
        match SqliteJournal::open(folder.path()).await {
            Err(JournalError::InUse(_)) => tokio::time::sleep(Duration::from_millis(5)).await,
            opened => break opened.expect("a journal"),
        }
    };
    let loaded = load(&journal, room.room).await;
    assert_eq!(loaded.expect("a room"), entries(1..=3));
}

#[tokio::test]
async fn two_journals_in_one_folder_are_refused() {
    let folder = folder();
    let journal = open(folder.path()).await;
    let refused = SqliteJournal::open(folder.path()).await.unwrap_err();
    assert!(matches!(&refused, JournalError::InUse(path) if path == folder.path()));
    assert!(refused.to_string().starts_with("another server uses"));
    journal.create("AAAA", 1).await.expect("the first goes on");
    journal.finish().await.expect("finished");
    open(folder.path()).await;
}

#[tokio::test]
async fn data_that_is_too_old_or_newer_is_told_as_such_and_left_alone() {
    let (folder, ..) = two_rooms().await;
    for (version, told) in [(1, "too old"), (4, "a newer klaxon wrote the data")] {
        let set = format!("PRAGMA user_version = {version}");
        tamper(folder.path(), &set).await;
        let before = fs::read(folder.path().join(FILE)).expect("the file");
        let refused = SqliteJournal::open(folder.path()).await.unwrap_err();
        assert!(refused.to_string().contains(told), "{refused}");
        assert!(refused.to_string().contains(&format!("version {version}")));
        let after = fs::read(folder.path().join(FILE)).expect("the file");
        assert_eq!(after, before);
    }
    tamper(folder.path(), "PRAGMA user_version = 3").await;
    open(folder.path()).await;
}

#[tokio::test]
async fn what_is_no_database_is_refused() {
    let folder = folder();
    fs::write(folder.path().join(FILE), "klaxon ".repeat(1000)).expect("a file");
    let refused = SqliteJournal::open(folder.path()).await.unwrap_err();
    assert!(matches!(refused, JournalError::Storage(_)), "{refused}");
}

#[tokio::test]
async fn a_damaged_row_is_found_and_touches_no_other_room() {
    let here = "WHERE room = 1 AND number = 2";
    let changed = |to: &str| format!("UPDATE entry SET {to} {here}");
    let checksum = (2, Wrong::Checksum);
    assert_eq!(damage(&changed("body = body || '.'")).await, checksum);
    assert_eq!(damage(&changed("at = at + 1")).await, checksum);
    assert_eq!(damage(&changed("checksum = checksum + 1")).await, checksum);
    assert_eq!(damage(&changed("checksum = -1")).await, checksum);
    assert_eq!(
        damage(&changed("body = CAST(x'656eff' AS TEXT)")).await,
        (2, Wrong::NotText)
    );
}

#[tokio::test]
async fn a_missing_row_is_found_wherever_it_was() {
    for number in 1..=3 {
        let gone = format!("DELETE FROM entry WHERE room = 1 AND number = {number}");
        assert_eq!(damage(&gone).await, (number, Wrong::Missing));
    }
    let all = "DELETE FROM entry WHERE room = 1";
    assert_eq!(damage(all).await, (1, Wrong::Missing));
}

#[tokio::test]
async fn a_row_in_the_wrong_place_is_found() {
    let moved =
        |from, to| format!("UPDATE entry SET number = {to} WHERE room = 1 AND number = {from}");
    assert_eq!(damage(&moved(2, 0)).await, (2, Wrong::Missing));
    assert_eq!(damage(&moved(2, -7)).await, (2, Wrong::Missing));
    assert_eq!(damage(&moved(2, 9)).await, (2, Wrong::Missing));
    assert_eq!(damage(&moved(3, 9)).await, (3, Wrong::Missing));
    let added = "INSERT INTO entry VALUES (1, 4, 0, 'never written', 0, 0)";
    assert_eq!(damage(added).await, (4, Wrong::Checksum));
    // A row of another room, sound there.
    let copied = "UPDATE entry SET (body, at, checksum) =
        (SELECT body, at, checksum FROM entry WHERE room = 2 AND number = 3) WHERE room = 1 AND number = 3";
    assert_eq!(damage(copied).await, (3, Wrong::Checksum));
}

#[tokio::test]
async fn a_room_with_a_damaged_code_hides_no_other() {
    let (folder, first, second) = two_rooms().await;
    tamper(
        folder.path(),
        "UPDATE room SET code = CAST(x'41ff' AS TEXT) WHERE id = 1",
    )
    .await;
    let journal = open(folder.path()).await;
    let rooms = journal.rooms().await.expect("rooms");
    let codes: Vec<_> = rooms.iter().map(|room| (room.id, &*room.code)).collect();
    assert_eq!(codes, [(first, "A\u{FFFD}"), (second, "BBBB")]);
    assert_eq!(
        load(&journal, second).await.expect("a room"),
        entries(1..=3)
    );
}

/// A byte of the file flips, in a page that only the first room uses.
#[tokio::test]
async fn a_bit_that_rots_is_found() {
    let folder = folder();
    let journal = open(folder.path()).await;
    let mut rooms = Vec::new();
    for (code, letter) in [("AAAA", "a"), ("BBBB", "b"), ("CCCC", "c")] {
        let room = journal.create(code, 1).await.expect("a room");
        let long = vec![entry(1, &letter.repeat(30_000)), entry(2, "short")];
        journal.append(room, long).await.expect("appended");
        journal.sleep(room, 2).await.expect("asleep");
        rooms.push(room.room);
    }
    journal.finish().await.expect("finished");

    let file = folder.path().join(FILE);
    let mut bytes = fs::read(&file).expect("the file");
    // Space that is free has parts of it too.
    let mut rotten = 0;
    while let Some(run) = bytes.windows(1000).position(|run| run == [b'b'; 1000]) {
        bytes[run + 500] ^= 0b100;
        rotten += 1;
    }
    assert!(rotten > 0);
    fs::write(&file, bytes).expect("written");

    let journal = open(folder.path()).await;
    assert_eq!(damage_of(&journal, rooms[1]).await, (1, Wrong::Checksum));
    for room in [rooms[0], rooms[2]] {
        assert_eq!(load(&journal, room).await.expect("a room").len(), 2);
    }
}

/// A page becomes nonsense on which there are only entries of the second room.
#[tokio::test]
async fn a_page_of_nonsense_damages_the_rooms_on_it_only() {
    const PAGE: usize = 4096;
    const LEAF: u8 = 10;
    let folder = folder();
    let journal = open(folder.path()).await;
    let mut rooms = Vec::new();
    for code in ["AAAA", "BBBB", "CCCC"] {
        let room = journal.create(code, 1).await.expect("a room");
        let many = (1..=100).map(|number| entry(number, &code.repeat(100)));
        journal
            .append(room, many.collect())
            .await
            .expect("appended");
        journal.sleep(room, 2).await.expect("asleep");
        rooms.push(room.room);
    }
    journal.finish().await.expect("finished");

    let file = folder.path().join(FILE);
    let sound = fs::read(&file).expect("the file");
    let holds = |page: &[u8], text: &[u8]| page.windows(4).any(|found| found == text);
    let has_only_b = |page: &[u8]| {
        page[0] == LEAF && holds(page, b"BBBB") && !holds(page, b"AAAA") && !holds(page, b"CCCC")
    };
    let pages: Vec<usize> = (0..sound.len())
        .step_by(PAGE)
        .filter(|&start| has_only_b(&sound[start..start + PAGE]))
        .collect();
    assert!(pages.len() > 5);
    for start in pages {
        let mut bytes = sound.clone();
        bytes[start..start + PAGE].fill(0x5a);
        fs::write(&file, bytes).expect("written");
        let journal = open(folder.path()).await;
        let (number, wrong) = damage_of(&journal, rooms[1]).await;
        assert_eq!(number, 1);
        assert!(matches!(wrong, Wrong::Unreadable(_)), "{wrong}");
        for room in [rooms[0], rooms[2]] {
            let loaded = load(&journal, room).await.expect("a sound room");
            assert_eq!(loaded.len(), 100);
        }
        journal.finish().await.expect("finished");
    }
}

/// Where a child process finds its journal.
const CHILD: &str = "KLAXON_TEST_JOURNAL";

/// Runs one of the ignored tests below in a process of its own.
fn child(command: &mut Command, test: &str, folder: &Path) -> Child {
    command
        .args(["--exact", test, "--ignored", "--nocapture"])
        .env(CHILD, folder)
        .stdout(Stdio::piped())
        .spawn()
        .expect("a process")
}

/// What a child told: the words behind `told`, in a line each.
fn told(child: &mut Child) -> impl Iterator<Item = String> + use<> {
    let lines = BufReader::new(child.stdout.take().expect("its output")).lines();
    lines
        .map_while(Result::ok)
        .filter_map(|line| Some(line.split_once("told ")?.1.to_owned()))
}

#[tokio::test]
async fn a_killed_server_loses_nothing_that_was_answered() {
    let folder = folder();
    let this = env::current_exe().expect("this program");
    let mut child = child(
        &mut Command::new(this),
        "writes_until_killed",
        folder.path(),
    );
    let mut lines = told(&mut child);
    let mut answered: Vec<u64> = lines
        .by_ref()
        .take(200)
        .map(|number| number.parse().expect("a number"))
        .collect();
    let refused = SqliteJournal::open(folder.path()).await.unwrap_err();
    assert!(matches!(refused, JournalError::InUse(_)), "{refused}");

    child.kill().expect("killed");
    child.wait().expect("gone");
    answered.extend(lines.map(|number| number.parse::<u64>().expect("a number")));
    let journal = open(folder.path()).await;
    let room = journal.find("AAAA").await.expect("an answer");
    let room = room.expect("the room").id;
    let last = *answered.last().expect("some were answered");
    let (claim, segment) = journal.claim(room).await.expect("a sound room");
    let loaded = segment.entries;
    assert!(loaded.len() as u64 >= last);
    assert_eq!(loaded, entries(1..=loaded.len() as u64));
    let next = loaded.len() as u64 + 1;
    let appended = journal.append(claim, entries([next])).await;
    appended.expect("the lock died with its owner");
}

#[tokio::test]
#[ignore = "a part of another test, which kills it"]
async fn writes_until_killed() {
    let folder = env::var_os(CHILD).expect("another test runs this one");
    let journal = open(Path::new(&folder)).await;
    let room = journal.create("AAAA", 1).await.expect("a room");
    for number in 1.. {
        let appended = journal.append(room, entries([number])).await;
        appended.expect("appended");
        println!("told {number}");
    }
}

/// A limit for the size of files makes writing fail as a bad disk would: at the commit.
#[cfg(unix)]
#[tokio::test]
async fn a_write_that_fails_is_told_and_the_journal_goes_on() {
    let folder = folder();
    let this = env::current_exe().expect("this program");
    // Blocks of 512 or 1024 bytes, depending on the shell. The signal would end the process.
    let limited = r#"trap "" XFSZ; ulimit -f 1024; exec "$0" "$@""#;
    let mut command = Command::new("sh");
    command.args(["-c", limited]).arg(this);
    let mut child = child(&mut command, "writes_more_than_fits", folder.path());
    let lines: Vec<String> = told(&mut child).collect();
    assert!(child.wait().expect("it ends").success());
    assert_eq!(lines, ["small true", "huge false", "small true"]);

    let journal = open(folder.path()).await;
    let room = journal.find("AAAA").await.expect("an answer");
    let room = room.expect("the room").id;
    assert_eq!(load(&journal, room).await.expect("a room"), entries(1..=2));
}

#[tokio::test]
#[ignore = "a part of another test, which limits it"]
async fn writes_more_than_fits() {
    let folder = env::var_os(CHILD).expect("another test runs this one");
    let journal = open(Path::new(&folder)).await;
    let room = journal.create("AAAA", 1).await.expect("a room");
    let small = journal.append(room, entries([1])).await;
    println!("told small {}", small.is_ok());
    // Smaller than the cache, so that all of it is written at the commit.
    let huge = journal
        .append(room, vec![entry(2, &"x".repeat(1_500_000))])
        .await;
    assert!(matches!(huge, Ok(()) | Err(JournalError::Storage(_))));
    println!("told huge {}", huge.is_ok());
    let small = journal.append(room, entries([2])).await;
    println!("told small {}", small.is_ok());
    journal.finish().await.expect("finished");
}
