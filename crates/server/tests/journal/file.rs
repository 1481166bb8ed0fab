//! The file of SQLite: what else can be in it, and what can happen to it.

use std::process::Command;
use std::{env, fs};

use klaxon_server::journal::{FILE, Journal, JournalError, SqliteJournal, Wrong};

use super::damage::{damage_of, two_rooms};
use super::killed::{CHILD, child, told};
use super::place::{Folder, Place};
use super::{entries, entry, load};

#[tokio::test]
async fn folders_are_made_where_there_are_none() {
    let folder = Folder::new().await;
    let inside = folder.path().join("a new folder/in a new folder");
    let journal = SqliteJournal::open(&inside).await.expect("a journal");
    journal.create("AAAA", 1).await.expect("a room");
    assert!(inside.join(FILE).exists());
}

#[tokio::test]
async fn two_journals_in_one_folder_are_refused() {
    let folder = Folder::new().await;
    let journal = folder.open().await;
    let refused = SqliteJournal::open(folder.path()).await.unwrap_err();
    assert!(matches!(&refused, JournalError::InUse(path) if path == folder.path()));
    assert!(refused.to_string().starts_with("another server uses"));
    journal.create("AAAA", 1).await.expect("the first goes on");
    journal.finish().await.expect("finished");
    folder.open().await;
}

#[tokio::test]
async fn data_that_is_too_old_or_newer_is_told_as_such_and_left_alone() {
    let (folder, ..) = two_rooms::<Folder>().await;
    for (version, told) in [(1, "too old"), (5, "a newer klaxon wrote the data")] {
        let set = format!("PRAGMA user_version = {version}");
        folder.tamper(&set).await;
        let before = fs::read(folder.path().join(FILE)).expect("the file");
        let refused = SqliteJournal::open(folder.path()).await.unwrap_err();
        assert!(refused.to_string().contains(told), "{refused}");
        assert!(refused.to_string().contains(&format!("version {version}")));
        let after = fs::read(folder.path().join(FILE)).expect("the file");
        assert_eq!(after, before);
    }
    folder.tamper("PRAGMA user_version = 4").await;
    folder.open().await;
}

#[tokio::test]
async fn what_is_no_database_is_refused() {
    let folder = Folder::new().await;
    fs::write(folder.path().join(FILE), "klaxon ".repeat(1000)).expect("a file");
    let refused = SqliteJournal::open(folder.path()).await.unwrap_err();
    assert!(matches!(refused, JournalError::Storage(_)), "{refused}");
}

#[tokio::test]
async fn a_room_with_a_damaged_code_hides_no_other() {
    let (folder, first, second) = two_rooms::<Folder>().await;
    folder
        .tamper("UPDATE room SET code = CAST(x'41ff' AS TEXT) WHERE id = 1")
        .await;
    let journal = folder.open().await;
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
    let folder = Folder::new().await;
    let journal = folder.open().await;
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

    let journal = folder.open().await;
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
    let folder = Folder::new().await;
    let journal = folder.open().await;
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
        let journal = folder.open().await;
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

/// A limit for the size of files makes writing fail as a bad disk would: at the commit.
#[cfg(unix)]
#[tokio::test]
async fn a_write_that_fails_is_told_and_the_journal_goes_on() {
    let folder = Folder::new().await;
    let this = env::current_exe().expect("this program");
    // Blocks of 512 or 1024 bytes, depending on the shell. The signal would end the process.
    let limited = r#"trap "" XFSZ; ulimit -f 1024; exec "$0" "$@""#;
    let mut command = Command::new("sh");
    command.args(["-c", limited]).arg(this);
    let mut child = child(
        &mut command,
        "file::writes_more_than_fits",
        &folder.address(),
    );
    let lines: Vec<String> = told(&mut child).collect();
    assert!(child.wait().expect("it ends").success());
    assert_eq!(lines, ["small true", "huge false", "small true"]);

    let journal = folder.open().await;
    let room = journal.find("AAAA").await.expect("an answer");
    let room = room.expect("the room").id;
    assert_eq!(load(&journal, room).await.expect("a room"), entries(1..=2));
}

#[tokio::test]
#[ignore = "a part of another test, which limits it"]
async fn writes_more_than_fits() {
    let folder = env::var_os(CHILD).expect("another test runs this one");
    let journal = Folder::open_at(&folder).await;
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
