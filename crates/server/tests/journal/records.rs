//! Records of games: filed once, found by their addresses, deleted for good.

use klaxon_server::journal::{Journal, JournalError, Packed, RecordRow, RoomId};

use super::place::{Place, everywhere};

everywhere! {
    #[tokio::test]
    a_record_that_was_filed_is_found;
    #[tokio::test]
    a_record_is_filed_once;
    #[tokio::test]
    a_record_that_was_deleted_does_not_come_back;
    #[tokio::test]
    records_are_kept_for_a_time_whatever_becomes_of_their_room;
    #[tokio::test]
    a_record_that_is_damaged_is_told_as_such;
}

const TEXT: &str = "klaxon record 2\ngame fuse\nperson 1 Zoë\n\n0 0:00 - start:\n";

fn row(address: &str, room: RoomId, number: u64) -> RecordRow {
    RecordRow {
        address: address.to_owned(),
        room,
        code: "KRTW".to_owned(),
        number,
        ended: 1000 * number,
        game: "fuse".to_owned(),
        holders: vec!["00ff".to_owned(), "ab12".to_owned()],
        deleted: false,
    }
}

/// Files a record of a room.
async fn file(journal: &impl Journal, row: &RecordRow) {
    let filed = journal.file(row.clone(), Packed::new(TEXT)).await;
    filed.expect("filed");
}

/// The row and the text of a record.
async fn found(journal: &impl Journal, address: &str) -> Option<(RecordRow, Option<String>)> {
    let found = journal.record(address).await.expect("an answer");
    found.map(|(row, body)| (row, body.map(|body| body.text().expect("a text"))))
}

async fn a_record_that_was_filed_is_found<P: Place>() {
    let place = P::new().await;
    let journal = place.open().await;
    let rows = [
        row("aa", RoomId(1), 7),
        row("bb", RoomId(1), 3),
        row("cc", RoomId(2), 5),
    ];
    for row in &rows {
        file(&journal, row).await;
    }
    journal.finish().await.expect("finished");
    let journal = place.open().await;
    let [first, second, third] = rows;
    let text = || Some(TEXT.to_owned());
    assert_eq!(found(&journal, "aa").await, Some((first.clone(), text())));
    assert_eq!(found(&journal, "cc").await, Some((third.clone(), text())));
    assert_eq!(found(&journal, "dd").await, None);
    let of = async |room| journal.records_of(RoomId(room)).await.expect("records");
    assert_eq!(of(1).await, [second, first], "the oldest game first");
    assert_eq!(of(2).await, [third]);
    assert_eq!(of(3).await, []);
}

async fn a_record_is_filed_once<P: Place>() {
    let place = P::new().await;
    let journal = place.open().await;
    let first = row("aa", RoomId(1), 7);
    file(&journal, &first).await;
    let other = RecordRow {
        game: "flatline".to_owned(),
        ..first.clone()
    };
    let again = journal.file(other, Packed::new("another text")).await;
    again.expect("nothing to do");
    assert_eq!(
        found(&journal, "aa").await,
        Some((first, Some(TEXT.to_owned())))
    );
}

async fn a_record_that_was_deleted_does_not_come_back<P: Place>() {
    let place = P::new().await;
    let journal = place.open().await;
    let claim = journal.create("KRTW", 1).await.expect("a room");
    let kept = row("aa", claim.room, 7);
    file(&journal, &kept).await;
    let delete = async |address| journal.delete_record(address).await.expect("an answer");
    assert!(delete("aa").await);
    assert!(!delete("aa").await, "it is deleted already");
    assert!(!delete("bb").await, "there is none");
    file(&journal, &kept).await;
    let gone = RecordRow {
        holders: Vec::new(),
        deleted: true,
        ..kept
    };
    assert_eq!(found(&journal, "aa").await, Some((gone.clone(), None)));
    let records = journal.records_of(claim.room).await;
    assert_eq!(records.expect("records"), vec![gone.clone()]);
    // What is left of it stays for as long as its room is there, and could file it again.
    assert_eq!(journal.purge_records(u64::MAX).await.expect("purged"), 0);
    assert_eq!(found(&journal, "aa").await, Some((gone, None)));
}

async fn records_are_kept_for_a_time_whatever_becomes_of_their_room<P: Place>() {
    let place = P::new().await;
    let journal = place.open().await;
    // No room has the id 99: it was deleted before.
    let room = RoomId(99);
    for number in 1..=130 {
        let address = format!("address {number}");
        file(&journal, &row(&address, room, number)).await;
    }
    assert!(journal.delete_record("address 1").await.expect("deleted"));
    let purge = async |before| journal.purge_records(before).await.expect("purged");
    assert_eq!(purge(1000).await, 0);
    assert_eq!(purge(121_000).await, 120);
    assert_eq!(found(&journal, "address 120").await, None);
    assert!(found(&journal, "address 121").await.is_some());
    assert_eq!(journal.records_of(room).await.expect("records").len(), 10);
    assert_eq!(purge(u64::MAX).await, 10);
}

async fn a_record_that_is_damaged_is_told_as_such<P: Place>() {
    let place = P::new().await;
    let journal = place.open().await;
    for address in ["aa", "bb"] {
        file(&journal, &row(address, RoomId(1), 7)).await;
    }
    journal.finish().await.expect("finished");
    place
        .tamper("UPDATE record SET holders = 'eve' WHERE address = 'aa'")
        .await;
    let journal = place.open().await;
    let damaged = journal.record("aa").await.unwrap_err();
    assert!(
        matches!(&damaged, JournalError::RecordDamaged(address) if address == "aa"),
        "{damaged}"
    );
    assert!(found(&journal, "bb").await.is_some());
}
