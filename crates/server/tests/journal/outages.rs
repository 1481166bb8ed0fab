//! The database is away for a while: rooms wait, and stay with whoever keeps them.

use std::time::{Duration, Instant};

use klaxon_cluster_kit::Postgres;
use klaxon_server::journal::{Journal, JournalError, LoadError, PostgresJournal};

use super::leases::{is_lost, wait_for};
use super::{entries, load};

/// Longer than a lease.
const LONG: Duration = Duration::from_secs(5);

/// A database of its own, which can be stopped.
fn postgres() -> Postgres {
    Postgres::new().unwrap_or_else(|error| panic!("{error}"))
}

async fn open(postgres: &Postgres, name: &str) -> PostgresJournal {
    let opened = PostgresJournal::open(&postgres.url(), name).await;
    opened.expect("a journal")
}

/// Two nodes, one of which keeps rooms while the database is away. The other tries all the while to take one over.
async fn holders_come_first(
    mut postgres: Postgres,
    leave: impl FnOnce(&mut Postgres),
    come_back: impl FnOnce(&mut Postgres),
) {
    let (one, two) = (open(&postgres, "one").await, open(&postgres, "two").await);
    let quiet = one.create("AAAA", 1).await.expect("a room");
    let busy = one.create("BBBB", 1).await.expect("a room");
    let appended = one.append(quiet, entries(1..=3)).await;
    appended.expect("appended");
    // Until the other could take a room over, if it had to.
    tokio::time::sleep(LONG).await;
    let taker = two.clone();
    let taking = tokio::spawn(async move {
        let mut refused = 0;
        loop {
            match taker.claim(quiet.room).await {
                Ok(_) => panic!("somebody took the room"),
                Err(LoadError::Journal(JournalError::Held(_))) => refused += 1,
                Err(LoadError::Journal(JournalError::Away(_))) => {}
                Err(LoadError::Journal(JournalError::Finished)) => return refused,
                Err(error) => panic!("{error}"),
            }
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    });

    leave(&mut postgres);
    let gone = Instant::now();
    for _ in 0..2 {
        let away = one.append(busy, entries([1])).await.unwrap_err();
        match away {
            JournalError::Away(_) => {}
            // Nobody knows whether it was written, so the claim is over.
            JournalError::Lost(room) => assert_eq!(room, busy.room),
            error => panic!("{error}"),
        }
    }
    let find = one.find("AAAA").await.unwrap_err();
    assert!(matches!(find, JournalError::Away(_)), "{find}");
    assert!(find.passes());
    tokio::time::sleep(LONG.saturating_sub(gone.elapsed())).await;
    assert!(one.lease().borrow().lost);
    come_back(&mut postgres);

    let mut lease = one.lease();
    let renewed = lease.wait_for(|lease| !lease.lost).await;
    drop(renewed.expect("a lease"));
    // Long enough for the other to take over what it may.
    tokio::time::sleep(LONG).await;
    let appended = one.append(quiet, entries([4])).await;
    appended.expect("the quiet room goes on as if nothing had been");
    assert!(is_lost(one.append(busy, entries([1])).await, busy));
    let (busy, segment) = one.claim(busy.room).await.expect("it is claimed anew");
    let next = segment.entries.len() as u64 + 1;
    let appended = one.append(busy, entries([next])).await;
    appended.expect("the busy room goes on");
    two.finish().await.expect("finished");
    assert!(taking.await.expect("nobody took the room") > 0);
    let loaded = load(&one, quiet.room).await.expect("a room");
    assert_eq!(loaded, entries(1..=4));
    one.finish().await.expect("finished");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_database_that_stood_still_finds_rooms_with_their_holders() {
    holders_come_first(
        postgres(),
        |postgres| postgres.freeze(),
        |postgres| postgres.thaw(),
    )
    .await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_database_that_was_stopped_finds_rooms_with_their_holders() {
    holders_come_first(
        postgres(),
        |postgres| postgres.stop().expect("stopped"),
        |postgres| postgres.start().expect("started"),
    )
    .await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_database_that_was_killed_finds_rooms_with_their_holders() {
    holders_come_first(
        postgres(),
        |postgres| postgres.kill().expect("killed"),
        |postgres| postgres.start().expect("started"),
    )
    .await;
}

#[tokio::test]
async fn a_database_that_is_not_there_is_away() {
    let mut postgres = postgres();
    postgres.stop().expect("stopped");
    let url = postgres.url();
    let away = PostgresJournal::open(&url, "one").await.unwrap_err();
    assert!(matches!(away, JournalError::Away(_)), "{away}");
    postgres.start().expect("started");
    let journal = open(&postgres, "one").await;
    postgres.stop().expect("stopped");
    let away = journal.finish().await.unwrap_err();
    assert!(matches!(away, JournalError::Away(_)), "{away}");
}

#[tokio::test]
async fn a_short_stop_between_appends_is_not_noticed() {
    let mut postgres = postgres();
    let journal = open(&postgres, "one").await;
    let room = journal.create("AAAA", 1).await.expect("a room");
    let appended = journal.append(room, entries([1])).await;
    appended.expect("appended");
    tokio::time::sleep(Duration::from_millis(1200)).await;
    postgres.stop().expect("stopped");
    postgres.start().expect("started");
    let appended = journal.append(room, entries([2])).await;
    appended.expect("over a new connection");
    let rooms = wait_for(async || journal.rooms().await.ok()).await;
    assert_eq!(rooms.len(), 1);
}
