//! Tests that need to reach the writer itself: which changes are in a group, and how its connection fails.

use std::ops::RangeInclusive;
use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

use sqlx::{SqliteConnection, SqlitePool};
use tempfile::TempDir;
use tokio::sync::oneshot;

use super::super::counts::Counts;
use super::change::Change;
use super::writer::{Outcome, Waiting, Writer};
use super::{Claim, Entry, FILE, JournalError, RoomId, read, schema};

/// A writer without its queue, with three rooms that have no entries.
struct Desk {
    writer: Writer,
    readers: SqlitePool,
    counts: Arc<Counts>,
    folder: TempDir,
}

const A: RoomId = RoomId(1);
const B: RoomId = RoomId(2);
const C: RoomId = RoomId(3);

impl Desk {
    async fn new() -> Desk {
        let folder = tempfile::tempdir().expect("a folder");
        let file: PathBuf = folder.path().join(FILE);
        let connection = schema::open(&file).await.expect("a connection");
        let readers = schema::readers(&file);
        let counts = Arc::new(Counts::default());
        let mut desk = Desk {
            writer: Writer::new(file, connection, 0, counts.clone()),
            readers,
            counts,
            folder,
        };
        let rooms = [A, B, C].map(|room| Change::Create {
            room,
            code: format!("ROOM{room}"),
            at: 1,
        });
        assert!(desk.write(rooms.into()).await.iter().all(Result::is_ok));
        desk
    }

    /// Writes changes as one group.
    async fn write(&mut self, changes: Vec<Change>) -> Vec<Outcome> {
        let (mut group, mut answers) = (Vec::new(), Vec::new());
        for change in changes {
            let (reply, answer) = oneshot::channel();
            group.push(Waiting { change, reply });
            answers.push(answer);
        }
        self.writer.write(group).await;
        let mut outcomes = Vec::new();
        for answer in answers {
            outcomes.push(answer.await.expect("an answer"));
        }
        outcomes
    }

    async fn execute(&mut self, statement: &'static str) {
        let done = sqlx::query(statement).execute(&mut self.writer.connection);
        done.await.expect("it is done");
    }

    /// The bodies of a room's entries.
    async fn bodies(&self, room: RoomId) -> Vec<String> {
        let entries = read::segment(&self.readers, room, 0).await.expect("a room");
        entries
            .entries
            .into_iter()
            .map(|entry| entry.body)
            .collect()
    }

    /// Lets commits fail from the next one on, as often as this.
    async fn fail_commits(&mut self, times: usize) {
        let left = AtomicUsize::new(times);
        let succeeds = move || {
            let one_less = |left: usize| left.checked_sub(1);
            left.fetch_update(Ordering::Relaxed, Ordering::Relaxed, one_less)
                .is_err()
        };
        let mut handle = self
            .writer
            .connection
            .lock_handle()
            .await
            .expect("the handle");
        handle.set_commit_hook(succeeds);
    }
}

/// Adds entries with these numbers.
fn append_many(room: RoomId, numbers: RangeInclusive<u64>) -> Change {
    let entries = numbers.map(|number| Entry {
        number,
        at: 5,
        body: format!("entry {number}"),
    });
    let epoch = 1;
    let claim = Claim { room, epoch };
    Change::Append {
        claim,
        entries: entries.collect(),
    }
}

fn append(room: RoomId, number: u64, body: &str) -> Change {
    let body = body.to_owned();
    let entries = vec![Entry {
        number,
        at: 5,
        body,
    }];
    let epoch = 1;
    let claim = Claim { room, epoch };
    Change::Append { claim, entries }
}

async fn number(connection: &mut SqliteConnection, pragma: &'static str) -> i64 {
    let value = sqlx::query_scalar(pragma).fetch_one(connection);
    value.await.expect("a number")
}

#[tokio::test]
async fn the_writer_syncs_every_commit() {
    let mut desk = Desk::new().await;
    // Twice: connecting again must give the same.
    for _ in 0..2 {
        let connection = &mut desk.writer.connection;
        let mode: String = sqlx::query_scalar("PRAGMA journal_mode")
            .fetch_one(&mut *connection)
            .await
            .expect("a mode");
        assert_eq!(mode, "wal");
        assert_eq!(number(connection, "PRAGMA synchronous").await, 2);
        assert_eq!(number(connection, "PRAGMA foreign_keys").await, 1);
        assert_eq!(number(connection, "PRAGMA user_version").await, 4);
        let again = schema::connect(&desk.folder.path().join(FILE)).await;
        desk.writer.connection = again.expect("a connection");
    }
}

#[tokio::test]
async fn a_conflict_fails_alone_in_its_group() {
    let mut desk = Desk::new().await;
    let groups = desk.counts.figures().groups;
    let outcomes = desk
        .write(vec![
            append(A, 1, "a1"),
            append(B, 2, "too early"),
            append(A, 1, "a second writer"),
            append(C, 1, "c1"),
            append(A, 2, "a2"),
        ])
        .await;
    assert!(matches!(
        outcomes[..],
        [
            Ok(_),
            Err(JournalError::Conflict { room: B, number: 2 }),
            Err(JournalError::Conflict { room: A, number: 1 }),
            Ok(_),
            Ok(_),
        ]
    ));
    assert_eq!(desk.counts.figures().groups, groups + 1);
    assert_eq!(desk.counts.figures().rows, 3);
    assert_eq!(desk.bodies(A).await, ["a1", "a2"]);
    assert!(desk.bodies(B).await.is_empty());
    assert_eq!(desk.bodies(C).await, ["c1"]);
}

#[tokio::test]
async fn entries_are_read_before_and_after_they_are_filed() {
    let mut desk = Desk::new().await;
    let mut written = Vec::new();
    // Often enough that some are filed.
    for number in 1..=1500 {
        let body = format!("entry {number}");
        let changes = [A, B, C].map(|room| append(room, number, &body));
        let outcomes = desk.write(changes.into()).await;
        assert!(outcomes.iter().all(Result::is_ok));
        written.push(body);
        if number % 700 == 0 {
            for room in [A, B, C] {
                assert_eq!(desk.bodies(room).await, written);
            }
        }
    }
    let connection = &mut desk.writer.connection;
    let filed = number(connection, "SELECT count(*) FROM entry").await;
    let fresh = number(connection, "SELECT count(*) FROM fresh").await;
    assert_eq!(fresh, 3 * 1500, "the round has not ended");
    assert!(filed > 0, "{filed} filed");
}

#[tokio::test]
async fn an_entry_that_comes_after_its_room_was_filed_outlasts_the_round() {
    let mut desk = Desk::new().await;
    // Its part is the first of a round.
    let first = RoomId(8);
    let code = "FIRST".to_owned();
    let create = Change::Create {
        room: first,
        code,
        at: 1,
    };
    assert!(desk.write(vec![create]).await[0].is_ok());
    let begins_a_round = vec![append_many(first, 1..=2047), append(C, 1, "the newest")];
    assert!(desk.write(begins_a_round).await.iter().all(Result::is_ok));
    // The newest entry is filed by itself, and its place is free.
    let claim = Claim { room: C, epoch: 1 };
    let sleep = Change::Sleep {
        claim,
        at: 5,
        run: 5,
    };
    assert!(desk.write(vec![sleep]).await[0].is_ok());
    assert!(desk.write(vec![append(first, 2048, "too late")]).await[0].is_ok());
    for part in 0..7 {
        let numbers = part * 2048 + 1..=(part + 1) * 2048;
        assert!(desk.write(vec![append_many(B, numbers)]).await[0].is_ok());
    }
    let connection = &mut desk.writer.connection;
    let fresh = number(connection, "SELECT count(*) FROM fresh").await;
    assert_eq!(fresh, 1 + 7 * 2048, "what is filed was deleted");
    assert_eq!(desk.bodies(first).await.len(), 2048);
    assert_eq!(desk.bodies(C).await, ["the newest"]);
    assert_eq!(desk.bodies(B).await.len(), 7 * 2048);
}

#[tokio::test]
async fn a_full_disk_fails_only_what_does_not_fit() {
    let mut desk = Desk::new().await;
    let groups = desk.counts.figures().groups;
    desk.execute("PRAGMA max_page_count = 30").await;
    let huge = "x".repeat(200_000);
    let outcomes = desk
        .write(vec![
            append(A, 1, "a1"),
            append(B, 1, &huge),
            append(C, 1, "c1"),
            append(B, 2, "after what failed"),
        ])
        .await;
    assert!(matches!(
        outcomes[..],
        [
            Ok(_),
            Err(JournalError::Full),
            Ok(_),
            Err(JournalError::Conflict { room: B, number: 2 }),
        ]
    ));
    // SQLite took back the whole transaction, so the others were written one by one.
    assert_eq!(desk.counts.figures().groups, groups + 2);
    assert!(matches!(
        desk.write(vec![append(B, 1, "b1")]).await[..],
        [Ok(_)]
    ));
    assert!(matches!(
        desk.write(vec![append(B, 2, &huge)]).await[..],
        [Err(JournalError::Full)]
    ));
    desk.execute("PRAGMA max_page_count = 1000").await;
    assert!(matches!(
        desk.write(vec![append(B, 2, &huge)]).await[..],
        [Ok(_)]
    ));
    assert_eq!(desk.bodies(A).await, ["a1"]);
    assert_eq!(desk.bodies(B).await, ["b1", &huge]);
    assert_eq!(desk.bodies(C).await, ["c1"]);
    assert_eq!(desk.counts.figures().rows, 4);
}

#[tokio::test]
async fn a_commit_that_fails_once_loses_nothing() {
    let mut desk = Desk::new().await;
    desk.fail_commits(1).await;
    let outcomes = desk.write(vec![append(A, 1, "a1"), append(B, 1, "b1")]);
    assert!(matches!(outcomes.await[..], [Ok(_), Ok(_)]));
    assert_eq!(desk.counts.figures().rows, 2);
    assert_eq!(desk.bodies(A).await, ["a1"]);
    assert_eq!(desk.bodies(B).await, ["b1"]);
}

#[tokio::test]
async fn commits_that_fail_are_told_and_leave_nothing() {
    let mut desk = Desk::new().await;
    desk.fail_commits(usize::MAX).await;
    let outcomes = desk.write(vec![append(A, 1, "a1"), append(B, 1, "b1")]);
    assert!(matches!(
        outcomes.await[..],
        [Err(JournalError::Storage(_)), Err(JournalError::Storage(_))]
    ));
    assert_eq!(desk.counts.figures().rows, 0);
    assert!(desk.bodies(A).await.is_empty());
    desk.fail_commits(0).await;
    let outcomes = desk.write(vec![append(A, 1, "again"), append(B, 1, "again")]);
    assert!(matches!(outcomes.await[..], [Ok(_), Ok(_)]));
    assert_eq!(desk.bodies(A).await, ["again"]);
}

#[tokio::test]
async fn a_connection_that_is_stuck_is_replaced() {
    let mut desk = Desk::new().await;
    desk.execute("BEGIN IMMEDIATE").await;
    desk.execute("DELETE FROM room").await;
    let outcomes = desk.write(vec![append(A, 1, "a1"), append(B, 1, "b1")]);
    assert!(matches!(outcomes.await[..], [Ok(_), Ok(_)]));
    assert_eq!(desk.bodies(A).await, ["a1"]);
    assert_eq!(desk.bodies(C).await, [""; 0]);
}
