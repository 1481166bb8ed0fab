//! What is put on record, and what is found there.

use klaxon_server::journal::{Claim, Entry, Journal, JournalError, LoadError, RoomId, RoomRow};
use tokio::task::JoinSet;

use super::place::{Place, everywhere};
use super::{entries, entry, load};

everywhere! {
    #[tokio::test]
    what_was_appended_is_loaded;
    #[tokio::test]
    numbers_go_on_from_the_last;
    #[tokio::test]
    a_code_is_free_again_once_its_room_is_closed;
    #[tokio::test]
    finishing_writes_what_waits_and_tidies_up;
    #[tokio::test]
    a_journal_that_is_dropped_closes_by_itself;
    #[tokio::test]
    a_runtime_that_stops_loses_nothing_that_was_answered;
    #[tokio::test(flavor = "multi_thread", worker_threads = 2)]
    appends_that_wait_together_share_a_transaction;
}

async fn what_was_appended_is_loaded<P: Place>() {
    let place = P::new().await;
    let journal = place.open().await;
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

async fn appends_that_wait_together_share_a_transaction<P: Place>() {
    const ROOMS: u64 = 100;
    const EACH: u64 = 20;
    let place = P::new().await;
    let journal = place.open().await;
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

async fn numbers_go_on_from_the_last<P: Place>() {
    let place = P::new().await;
    let journal = place.open().await;
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

async fn a_code_is_free_again_once_its_room_is_closed<P: Place>() {
    let place = P::new().await;
    let journal = place.open().await;
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
        handed_over: false,
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

async fn finishing_writes_what_waits_and_tidies_up<P: Place>() {
    let place = P::new().await;
    let journal = place.open().await;
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
    assert!(place.is_tidy().await);

    let finished = |error| matches!(error, JournalError::Finished);
    assert!(finished(
        journal.append(room, entries([51])).await.unwrap_err()
    ));
    assert!(finished(journal.rooms().await.unwrap_err()));
    assert!(finished(journal.finish().await.unwrap_err()));
    let journal = place.open().await;
    let loaded = load(&journal, room.room).await;
    assert_eq!(loaded.expect("a room"), entries(1..=50));
    let next = journal.create("BBBB", 1).await.expect("a room");
    assert!(next.room > room.room);
}

async fn a_journal_that_is_dropped_closes_by_itself<P: Place>() {
    let place = P::new().await;
    let journal = place.open().await;
    let room = journal.create("AAAA", 1).await.expect("a room");
    journal
        .append(room, entries(1..=3))
        .await
        .expect("appended");
    drop(journal);
    // The writer has still to notice.
    place.closed().await;
    let journal = place.open().await;
    let loaded = load(&journal, room.room).await;
    assert_eq!(loaded.expect("a room"), entries(1..=3));
}

/// A runtime that is dropped takes all tasks with it, wherever they are.
async fn a_runtime_that_stops_loses_nothing_that_was_answered<P: Place + Send>() {
    let place = P::new().await;
    let address = place.address();
    let room = std::thread::spawn(move || {
        let first = tokio::runtime::Runtime::new().expect("a runtime");
        first.block_on(async {
            let journal = P::open_at(&address).await;
            let room = journal.create("AAAA", 1).await.expect("a room");
            journal
                .append(room, entries(1..=3))
                .await
                .expect("appended");
            room
        })
    });
    let room = room.join().expect("no panic");
    let journal = place.open().await;
    let (claim, segment) = journal.claim(room.room).await.expect("a room");
    assert_eq!(segment.entries, entries(1..=3));
    journal
        .append(claim, entries(4..=4))
        .await
        .expect("appended");
}
