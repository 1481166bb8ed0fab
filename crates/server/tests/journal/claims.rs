//! Who may add to a room, where it is read from, and how long it sleeps.

use std::time::Duration;

use klaxon_server::journal::{Cut, Journal, JournalError, LoadError, Segment, Wrong};

use super::place::{Place, everywhere};
use super::{claim, entries, entry};

everywhere! {
    #[tokio::test]
    only_the_newest_claim_can_add_to_a_room;
    #[tokio::test]
    a_room_is_read_from_its_newest_segment_on;
    #[tokio::test]
    rooms_are_asleep_since_they_were_last_kept;
    #[tokio::test]
    a_room_that_slept_for_long_is_closed_not_counting_the_time_without_a_server;
}

async fn only_the_newest_claim_can_add_to_a_room<P: Place>() {
    let place = P::new().await;
    let journal = place.open().await;
    let first = journal.create("AAAA", 1).await.expect("a room");
    let appended = journal.append(first, entries(1..=2)).await;
    appended.expect("appended");
    let (second, segment) = journal.claim(first.room).await.expect("claimed");
    assert!(second.epoch > first.epoch);
    assert_eq!(segment.entries, entries(1..=2));
    let lost = |error| matches!(error, JournalError::Lost(room) if room == first.room);
    assert!(lost(journal.append(first, entries([3])).await.unwrap_err()));
    assert!(lost(journal.sleep(first, 5).await.unwrap_err()));
    assert!(lost(journal.close(first, 5).await.unwrap_err()));
    let appended = journal.append(second, entries([3])).await;
    appended.expect("appended");
    journal.sleep(second, 5).await.expect("asleep");
    assert!(lost(
        journal.append(second, entries([4])).await.unwrap_err()
    ));
    let (third, segment) = journal.claim(first.room).await.expect("claimed");
    assert!(third.epoch > second.epoch);
    assert_eq!(segment.entries, entries(1..=3));
}

async fn a_room_is_read_from_its_newest_segment_on<P: Place>() {
    let place = P::new().await;
    let journal = place.open().await;
    let claim = journal.create("AAAA", 1).await.expect("a room");
    let id = claim.room;
    let cut = |number, written| {
        let summary = entry(number, &format!("all up to {number}"));
        Cut { summary, written }
    };
    let appended = journal.append(claim, entries(1..=4)).await;
    appended.expect("appended");
    for wrong in [3, 5] {
        assert!(matches!(
            journal.cut(claim, cut(wrong, 0)).await,
            Err(JournalError::Conflict { number, .. }) if number == wrong
        ));
    }
    journal.cut(claim, cut(4, 100)).await.expect("cut");
    let appended = journal.append(claim, entries(5..=6)).await;
    appended.expect("appended");
    journal.cut(claim, cut(6, 200)).await.expect("cut");
    journal.finish().await.expect("finished");

    let journal = place.open().await;
    let segment = |number: u64, written, entries| Segment {
        summary: (number > 0).then(|| cut(number, 0).summary),
        entries,
        written,
    };
    assert_eq!(journal.segments(id).await.expect("segments"), [6, 4, 0]);
    let read = async |begins| journal.read(id, begins).await.expect("a segment");
    assert_eq!(read(0).await, segment(0, 0, entries(1..=4)));
    assert_eq!(read(4).await, segment(4, 100, entries(5..=6)));
    assert_eq!(read(6).await, segment(6, 200, vec![]));
    let (claim, newest) = journal.claim(id).await.expect("claimed");
    assert_eq!(newest, segment(6, 200, vec![]));
    let appended = journal.append(claim, entries(7..=7)).await;
    appended.expect("numbers go on");
    assert_eq!(read(6).await, segment(6, 200, entries(7..=7)));
    journal.finish().await.expect("finished");

    for (statement, begins, number, wrong) in [
        ("DELETE FROM entry WHERE number = 6", 4, 6, Wrong::Missing),
        (
            "UPDATE segment SET body = 'x' WHERE number = 4",
            4,
            4,
            Wrong::Checksum,
        ),
    ] {
        place.tamper(statement).await;
        let journal = place.open().await;
        match journal.read(id, begins).await {
            Err(LoadError::Damaged(damage)) => {
                assert_eq!((damage.number, damage.wrong), (number, wrong));
            }
            other => panic!("not damaged: {other:?}"),
        }
        let sound = journal.read(id, 6).await.expect("the newest is sound");
        assert_eq!(sound.entries, entries(7..=7));
        journal.finish().await.expect("finished");
    }
}

async fn rooms_are_asleep_since_they_were_last_kept<P: Place>() {
    let place = P::new().await;
    let asleep = async |journal: &P::Journal| {
        let rooms = journal.rooms().await.expect("rooms");
        rooms.iter().map(|room| room.asleep).collect::<Vec<_>>()
    };
    let journal = place.open().await;
    let first = journal.create("AAAA", 1).await.expect("a room");
    journal.create("BBBB", 2).await.expect("a room");
    assert_eq!(asleep(&journal).await, [None, None]);
    journal.sleep(first, 5).await.expect("asleep");
    assert_eq!(asleep(&journal).await, [Some(5), None]);
    for at in [6, 9, 7] {
        journal.sign_of_life(at).await.expect("noted");
    }
    journal.finish().await.expect("finished");
    // The second was kept until the server came to its end, which was after its last sign of life.
    let journal = place.open().await;
    let [Some(5), Some(since)] = asleep(&journal).await[..] else {
        panic!("one of them is not asleep")
    };
    assert!(P::may_be_asleep(since, 7), "{since}");
    claim(&journal, first.room).await;
    assert_eq!(asleep(&journal).await, [None, Some(since)]);
    assert_eq!(journal.open_rooms().await.expect("a number"), 2);
}

async fn a_room_that_slept_for_long_is_closed_not_counting_the_time_without_a_server<P: Place>() {
    const LONG: Duration = Duration::from_secs(3600);
    let place = P::new().await;
    let journal = place.open().await;
    let asleep = journal.create("AAAA", 1).await.expect("a room");
    let kept = journal.create("BBBB", 1).await.expect("a room");
    journal.sleep(asleep, 1).await.expect("asleep");
    journal.sign_of_life(1).await.expect("noted");
    journal.finish().await.expect("finished");

    let journal = place.open().await;
    let year_later = 365 * 24 * 3600 * 1000;
    let closed = journal.close_idle(LONG, year_later).await;
    assert_eq!(closed.expect("an answer"), []);
    let kept = claim(&journal, kept.room).await;
    journal.finish().await.expect("finished");

    // Servers have run for two hours since.
    place.tamper("UPDATE life SET run = run + 7200000").await;
    let journal = place.open().await;
    let kept = claim(&journal, kept.room).await;
    let closed = journal.close_idle(LONG, year_later).await;
    assert_eq!(closed.expect("an answer"), [asleep.room]);
    assert_eq!(journal.open_rooms().await.expect("a number"), 1);
    let appended = journal.append(kept, entries([1])).await;
    appended.expect("the other is kept");
}
