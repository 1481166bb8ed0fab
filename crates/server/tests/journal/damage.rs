//! What is stored is not always what was written.

use klaxon_server::journal::{Damage, Journal, LoadError, RoomId, Wrong};

use super::place::{Place, everywhere};
use super::{claim, entries, load};

everywhere! {
    #[tokio::test]
    a_damaged_row_is_found_and_touches_no_other_room;
    #[tokio::test]
    a_missing_row_is_found_wherever_it_was;
    #[tokio::test]
    a_row_in_the_wrong_place_is_found;
}

/// A closed journal with two rooms of three entries.
pub(crate) async fn two_rooms<P: Place>() -> (P, RoomId, RoomId) {
    let place = P::new().await;
    let journal = place.open().await;
    let first = journal.create("AAAA", 1).await.expect("a room");
    let second = journal.create("BBBB", 2).await.expect("a room");
    for claim in [first, second] {
        let appended = journal.append(claim, entries(1..=3)).await;
        appended.expect("appended");
        journal.sleep(claim, 9).await.expect("asleep");
    }
    journal.finish().await.expect("finished");
    (place, first.room, second.room)
}

/// What is wrong with the first room after a change to what is stored, when the second is still sound.
async fn damage<P: Place>(statement: &str) -> (u64, Wrong) {
    let (place, first, second) = two_rooms::<P>().await;
    place.tamper(statement).await;
    let journal = place.open().await;
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

pub(crate) async fn damage_of(journal: &impl Journal, of: RoomId) -> (u64, Wrong) {
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

async fn a_damaged_row_is_found_and_touches_no_other_room<P: Place>() {
    let here = "WHERE room = 1 AND number = 2";
    let changed = |to: &str| format!("UPDATE entry SET {to} {here}");
    let checksum = (2, Wrong::Checksum);
    assert_eq!(damage::<P>(&changed("body = body || '.'")).await, checksum);
    assert_eq!(damage::<P>(&changed("at = at + 1")).await, checksum);
    assert_eq!(
        damage::<P>(&changed("checksum = checksum + 1")).await,
        checksum
    );
    assert_eq!(damage::<P>(&changed("checksum = -1")).await, checksum);
    assert_eq!(
        damage::<P>(&changed(&format!("body = {}", P::NOT_TEXT))).await,
        (2, Wrong::NotText)
    );
}

async fn a_missing_row_is_found_wherever_it_was<P: Place>() {
    for number in 1..=3 {
        let gone = format!("DELETE FROM entry WHERE room = 1 AND number = {number}");
        assert_eq!(damage::<P>(&gone).await, (number, Wrong::Missing));
    }
    let all = "DELETE FROM entry WHERE room = 1";
    assert_eq!(damage::<P>(all).await, (1, Wrong::Missing));
}

async fn a_row_in_the_wrong_place_is_found<P: Place>() {
    let moved =
        |from, to| format!("UPDATE entry SET number = {to} WHERE room = 1 AND number = {from}");
    assert_eq!(damage::<P>(&moved(2, 0)).await, (2, Wrong::Missing));
    assert_eq!(damage::<P>(&moved(2, -7)).await, (2, Wrong::Missing));
    assert_eq!(damage::<P>(&moved(2, 9)).await, (2, Wrong::Missing));
    assert_eq!(damage::<P>(&moved(3, 9)).await, (3, Wrong::Missing));
    let added = format!("INSERT INTO entry VALUES {}", P::NEVER_WRITTEN);
    assert_eq!(damage::<P>(&added).await, (4, Wrong::Checksum));
    // A row of another room, sound there.
    let copied = "UPDATE entry SET (body, at, checksum) =
        (SELECT body, at, checksum FROM entry WHERE room = 2 AND number = 3) WHERE room = 1 AND number = 3";
    assert_eq!(damage::<P>(copied).await, (3, Wrong::Checksum));
}
