//! Guests come in again: from elsewhere, or after they were away.

use std::sync::Arc;

use klaxon_driver::{ConnectionId, Driver, Hello};
use klaxon_proto::{Ask, Form, Reply};
use klaxon_room::{Fact, Member, Occupant, Phase, Refusal, Room};

use crate::house::{House, hello, say, secret};

fn name(name: &str) -> Ask {
    let name = name.to_owned();
    Ask::Rename { name }
}

/// Anna and Ben are in a room.
fn anna_and_ben() -> (House, ConnectionId, ConnectionId) {
    let mut house = House::open("fuse", &["players 2"]);
    let anna = house.enter("Anna", Form::Binary);
    let ben = house.enter("Ben", Form::Json);
    (house, anna, ben)
}

/// The numbers of the changes in some messages.
fn changes(told: &[Reply]) -> Vec<u64> {
    let numbers = told.iter().filter_map(|reply| match reply {
        Reply::Change { number, .. } => Some(*number),
        _ => None,
    });
    numbers.collect()
}

#[test]
fn who_was_let_in_and_did_not_hear_of_it_is_the_same_guest() {
    let (mut house, anna, _) = anna_and_ben();
    let members = house.driver.room().members().len();
    // She has no secret yet: what she is given is chosen by whoever knocks for her, and the same each time.
    let again = house.enter("Anna", Form::Binary);
    assert!(house.is_closed(anna) && !house.is_closed(again));
    assert_eq!(house.driver.room().members().len(), members);
    let token = |connection| match house.told(connection).first() {
        Some(Reply::Welcome { member, token, .. }) => (*member, token.clone()),
        told => panic!("{told:?}"),
    };
    assert_eq!(token(anna), token(again));
}

#[test]
fn a_newer_connection_replaces_the_older_one() {
    let (mut house, anna, ben) = anna_and_ben();
    let again = house.come_back("Anna", None);
    let Some(Reply::Bye { why, back }) = house.told(anna).pop() else {
        panic!("a goodbye");
    };
    assert_eq!((why.key.as_str(), back), ("serve-replaced", false));
    assert!(house.is_closed(anna) && !house.is_closed(again));
    assert_eq!(house.driver.guests(), 2);

    // She was never gone, and what happens from now on is told to the newer connection alone.
    let told = house.told(anna).len();
    house.does(ben, name("Benno"));
    house.does(again, name("Annika"));
    assert_eq!(house.told(anna).len(), told);
    assert_eq!(changes(&house.told(again)).len(), 2);
    let facts = house.record.iter().flat_map(|change| &change.facts);
    let gone = facts.filter(|fact| matches!(fact, Fact::Gone(..)));
    assert_eq!(gone.count(), 0);

    // What comes late from the older one is not heard.
    assert!(!house.say(anna, name("Nobody")));
    house.leave(anna);
    assert_eq!(house.driver.guests(), 2);
    assert_eq!(house.told(anna).len(), told);
}

#[test]
fn an_older_connection_that_comes_again_replaces_no_newer_one() {
    let (mut house, anna, _) = anna_and_ben();
    let came = house.now;
    house.now = house.now.plus(5000);
    let newer = house.come_back("Anna", None);
    let older = Hello {
        secret: Some(secret("Anna")),
        came: Some(came),
        ..hello("Anna", Form::Binary)
    };
    assert_eq!(house.try_enter(older.clone()), Err(Refusal::Replaced));
    assert!(house.is_closed(anna) && !house.is_closed(newer));
    assert_eq!(house.driver.guests(), 2);
    // Where nobody newer is, it comes in.
    house.leave(newer);
    house.try_enter(older).expect("she may");
}

#[test]
fn members_whom_nobody_comes_for_are_missed() {
    let (mut house, _, ben) = anna_and_ben();
    // The room as another driver brings it back a moment later.
    let games = Arc::new(klaxon_bots::registry::Games);
    let mut room = Room::replayed(games, &house.record).expect("a room");
    room.handed_over(house.now);
    house.driver = Driver::new(room, house.record.clone(), say);
    let ben_again = house.come_back("Ben", None);
    assert_ne!(ben, ben_again);
    let here = |house: &House| {
        house
            .driver
            .room()
            .members()
            .iter()
            .map(Member::is_here)
            .collect::<Vec<_>>()
    };
    assert_eq!(here(&house), [true, true], "nobody was gone");
    house.driver.miss(house.now);
    house.settle();
    assert_eq!(here(&house), [false, true], "Anna did not come");
}

#[test]
fn a_guest_who_comes_back_as_a_screen_becomes_one() {
    let (mut house, anna, _) = anna_and_ben();
    house.does(anna, Ask::Sit { seat: 1 });
    let hello = Hello {
        secret: Some(secret("Anna")),
        screen: true,
        ..hello("Anna", Form::Binary)
    };
    house.try_enter(hello).expect("she may");
    let room = house.driver.room();
    let [anna, ben] = room.members() else {
        panic!("nobody new");
    };
    assert!(anna.screen && !ben.screen);
    assert_eq!(room.owner(), Some(ben.id));
    assert_eq!(room.seats()[0], Occupant::Nobody);
}

#[test]
fn a_guest_who_was_away_gets_the_changes_that_they_missed() {
    let (mut house, anna, ben) = anna_and_ben();
    let have = house.driver.room().number();
    house.leave(anna);
    house.does(ben, name("Benno"));
    let again = house.come_back("Anna", Some(have));
    let told = house.told(again);
    let Reply::Welcome { member, token, .. } = &told[0] else {
        panic!("a welcome");
    };
    assert_eq!((*member, token), (1, &secret("Anna").token));
    // Anna went, Ben has another name, Anna came.
    assert_eq!(changes(&told), [have + 1, have + 2, have + 3]);
    assert_eq!(told.len(), 4, "no snapshot");
}

#[test]
fn a_guest_who_has_nothing_gets_a_snapshot() {
    let (mut house, anna, _) = anna_and_ben();
    house.leave(anna);
    house.now = house.now.plus(5000);
    let again = house.come_back("Anna", None);
    let number = house.driver.room().number();
    let told = house.told(again);
    let [Reply::Welcome { .. }, Reply::Snapshot { number: n, at, .. }] = told.as_slice() else {
        panic!("a snapshot: {told:?}");
    };
    assert_eq!((*n, *at), (number, house.now.0));
}

#[test]
fn a_guest_who_missed_a_lot_gets_a_snapshot_since_it_is_shorter() {
    let (mut house, anna, ben) = anna_and_ben();
    let have = house.driver.room().number();
    house.leave(anna);
    for number in 0..100 {
        house.does(ben, name(&format!("Ben {number}")));
    }
    let again = house.come_back("Anna", Some(have));
    assert!(matches!(house.told(again)[1], Reply::Snapshot { .. }));
}

/// A snapshot of a game is long: its deck is in it.
#[test]
fn a_guest_who_missed_more_than_is_kept_gets_a_snapshot() {
    for (renamed, kept) in [(126, true), (127, false)] {
        let (mut house, anna, ben) = anna_and_ben();
        for (guest, seat) in [(anna, 1), (ben, 2)] {
            house.does(guest, Ask::Sit { seat });
            house.does(guest, Ask::Ready(true));
        }
        while house.phase() != Phase::Playing {
            house.wait();
        }
        let have = house.driver.room().number();
        house.leave(anna);
        for _ in 0..renamed {
            house.does(ben, name("B"));
        }
        let again = house.come_back("Anna", Some(have));
        // That she went, and came, are changes too: 128 are kept.
        let told = house.told(again);
        let missed = if kept { renamed + 2 } else { 0 };
        assert_eq!(changes(&told).len(), missed);
    }
}

#[test]
fn a_guest_who_claims_to_know_the_future_gets_a_snapshot() {
    let (mut house, anna, _) = anna_and_ben();
    house.leave(anna);
    let again = house.come_back("Anna", Some(1_000_000));
    assert!(matches!(house.told(again)[1], Reply::Snapshot { .. }));
}

#[test]
fn a_guest_whose_eyes_changed_meanwhile_gets_a_snapshot() {
    let (mut house, anna, _) = anna_and_ben();
    let have = house.driver.room().number();
    house.does(anna, Ask::Sit { seat: 1 });
    let again = house.come_back("Anna", Some(have));
    assert!(matches!(house.told(again)[1], Reply::Snapshot { .. }));
}

#[test]
fn a_message_that_is_sent_again_gets_its_old_answer() {
    let (mut house, anna, _) = anna_and_ben();
    house.does(anna, Ask::Sit { seat: 1 });
    let number = house.driver.room().number();
    let done = house.told(anna).pop();
    let request = klaxon_proto::Request {
        id: 1,
        ask: Ask::Sit { seat: 1 },
    };
    let again = house.come_back("Anna", None);
    house.driver.hear(again, request, house.now);
    let effects = house.driver.effects();
    assert!(effects.record.is_empty());
    let [answer] = effects.mail.as_slice() else {
        panic!("one answer");
    };
    assert_eq!(Some(house.read(answer)), done);
    assert_eq!(done, Some(Reply::Done { id: 1, number }));
}

#[test]
fn a_guest_without_a_name_is_not_let_in() {
    let mut house = House::open("fuse", &[]);
    let refusal = house.try_enter(hello("  ", Form::Json));
    assert_eq!(refusal, Err(klaxon_room::Refusal::Name));
    assert!(house.driver.effects().is_empty());
}
