//! The write-ahead log is cut: a machine lost its power, or its disk its mind. What was on disk before the cut is there,
//! wholly; what came after it is gone, wholly; and nothing else is touched.

use std::fs;
use std::path::Path;

use klaxon_server::journal::{Claim, Entry, FILE, Journal, SqliteJournal};
use tempfile::TempDir;

use super::{entries, load};

fn folder() -> TempDir {
    tempfile::tempdir().expect("a folder")
}

async fn open(folder: &Path) -> SqliteJournal {
    SqliteJournal::open(folder).await.expect("a journal")
}

/// One acknowledged group of entries, and how long the log was then.
struct Acknowledged {
    room: usize,
    last: u64,
    log: u64,
}

fn log(folder: &Path) -> std::path::PathBuf {
    folder.join(format!("{FILE}-wal"))
}

/// Rooms to which entries were added in turn, one, two or three at a time.
async fn written(folder: &Path) -> (Vec<Claim>, Vec<Acknowledged>, TempDir) {
    let journal = open(folder).await;
    let mut rooms = Vec::new();
    for code in ["AAAA", "BBBB", "CCCC"] {
        rooms.push(journal.create(code, 1).await.expect("a room"));
    }
    let mut acknowledged = Vec::new();
    let mut lasts = [0; 3];
    for turn in 0..60 {
        let room = turn as usize % rooms.len();
        let (first, last) = (lasts[room] + 1, lasts[room] + 1 + turn % 3);
        let added = entries(first..=last);
        journal.append(rooms[room], added).await.expect("appended");
        lasts[room] = last;
        let log = fs::metadata(log(folder)).expect("a log").len();
        acknowledged.push(Acknowledged { room, last, log });
    }
    // As a server leaves its files that is killed now.
    let left = copy(folder, None);
    journal.finish().await.expect("finished");
    (rooms, acknowledged, left)
}

/// The files of a database, with a log of so many bytes.
fn copy(from: &Path, bytes: Option<u64>) -> TempDir {
    let to = folder();
    fs::copy(from.join(FILE), to.path().join(FILE)).expect("copied");
    fs::copy(log(from), log(to.path())).expect("copied");
    if let Some(bytes) = bytes {
        let log = fs::File::options().write(true).open(log(to.path()));
        log.expect("the log").set_len(bytes).expect("cut");
    }
    to
}

#[tokio::test]
async fn a_log_that_is_cut_anywhere_loses_what_came_after_and_nothing_else() {
    let original = folder();
    let (rooms, acknowledged, left) = written(original.path()).await;
    let begun = acknowledged[0].log;
    let length = acknowledged.last().expect("some").log;
    let mut halves = 0;
    // Steps that meet headers, pages, and the bytes between.
    for cut in (begun..=length).step_by(1031).chain([length - 1, length]) {
        let folder = copy(left.path(), Some(cut));
        let journal = open(folder.path()).await;
        for (room, claim) in rooms.iter().enumerate() {
            let of_room = || acknowledged.iter().filter(|done| done.room == room);
            let on_disk = of_room().filter(|done| done.log <= cut);
            let least = on_disk.map(|done| done.last).max().unwrap_or(0);
            let found = load(&journal, claim.room).await.expect("a sound room");
            let last = found.last().map_or(0, |entry: &Entry| entry.number);
            assert_eq!(found, entries(1..=last), "cut at {cut}");
            assert!(last >= least, "{last} of {least} is left, cut at {cut}");
            let whole = last == 0 || of_room().any(|done| done.last == last);
            assert!(
                whole,
                "half of what was added at once: {last}, cut at {cut}"
            );
            halves += usize::from(last > 0 && last < 20);
            let (claim, _) = journal.claim(claim.room).await.expect("a claim");
            let next = journal.append(claim, entries(last + 1..=last + 1)).await;
            next.expect("the room goes on");
        }
        journal.finish().await.expect("finished");
    }
    assert!(halves > 10, "the cuts were in the middle");
}

#[tokio::test]
async fn a_bit_that_rots_in_the_log_ends_it_there() {
    let original = folder();
    let (rooms, acknowledged, left) = written(original.path()).await;
    let length = acknowledged.last().expect("some").log;
    for place in (acknowledged[0].log..length).step_by(40_009) {
        let folder = copy(left.path(), None);
        let mut bytes = fs::read(log(folder.path())).expect("the log");
        bytes[place as usize] ^= 1;
        fs::write(log(folder.path()), bytes).expect("written");
        let journal = open(folder.path()).await;
        for (room, claim) in rooms.iter().enumerate() {
            let before = acknowledged.iter().filter(|done| done.log <= place);
            let before = before.filter(|done| done.room == room);
            let least = before.map(|done| done.last).max().unwrap_or(0);
            let found = load(&journal, claim.room).await.expect("a sound room");
            let last = found.last().map_or(0, |entry: &Entry| entry.number);
            assert_eq!(found, entries(1..=last), "a bit at {place}");
            assert!(last >= least, "{last} of {least} is left");
        }
        journal.finish().await.expect("finished");
    }
}
