//! What guests say, and what comes of it.

use klaxon_core::Seat;
use klaxon_driver::ConnectionId;
use klaxon_proto::{Ask, Form, Reply, Sign};
use klaxon_room::Phase;

use crate::house::House;
use crate::player::Player;

/// Anna and Ben have just begun to play the bomb-planter game.
fn two_play() -> (House, [ConnectionId; 2]) {
    let mut house = House::open("planter", &["players 2"]);
    let guests = ["Anna", "Ben"].map(|name| house.enter(name, Form::Binary));
    for (guest, seat) in guests.into_iter().zip([1, 2]) {
        house.does(guest, Ask::Sit { seat });
        house.does(guest, Ask::Ready(true));
    }
    while house.phase() != Phase::Playing {
        house.wait();
    }
    (house, guests)
}

#[test]
fn a_signal_is_passed_on_to_the_others_alone() {
    let (mut house, [anna, ben]) = two_play();
    let before = house.record.len();
    house.does(anna, Ask::Signal(Sign::Phrase(1)));
    let signal = Reply::Signal {
        member: 1,
        sign: Sign::Phrase(1),
    };
    assert_eq!(house.told(ben).pop(), Some(signal.clone()));
    assert!(!house.told(anna).contains(&signal));
    assert!(matches!(house.told(anna).pop(), Some(Reply::Done { .. })));
    assert_eq!(house.record.len(), before);
}

#[test]
fn the_clock_is_told_as_it_is() {
    let (mut house, [anna, _]) = two_play();
    house.now = house.now.plus(1500);
    house.does(anna, Ask::Clock);
    let Some(Reply::Clock {
        now, time, running, ..
    }) = house.told(anna).pop()
    else {
        panic!("a time");
    };
    assert_eq!((now, time, running), (house.now.0, 1500, true));
}

#[test]
fn a_refusal_names_its_rule() {
    let (mut house, guests) = two_play();
    let mut players = [Seat(0), Seat(1)].map(Player::new);
    let mut act = None;
    for (player, guest) in players.iter_mut().zip(guests) {
        player.hear(&house.told(guest));
        act = act.or(player.act().map(|ask| (player.seat, ask)));
    }
    let Some((mover, Ask::Act { action, .. })) = act else {
        panic!("somebody moves");
    };
    let other = 1 - mover.index();
    let seat = other as u8 + 1;
    assert!(house.say(guests[other], Ask::Act { seat, action }));
    let Some(Reply::Refused { why, .. }) = house.told(guests[other]).pop() else {
        panic!("a refusal");
    };
    assert!(why.rule.is_some_and(|rule| rule.starts_with("B-")));
}

#[test]
fn what_was_due_is_told_also_when_a_message_is_refused() {
    let (mut house, [anna, ben]) = two_play();
    let before = house.record.len();
    house.now = house.now.plus(60_000);
    let action = "tea".to_owned();
    assert!(house.say(anna, Ask::Act { seat: 1, action }));
    assert!(house.record.len() > before);
    assert!(matches!(house.told(ben).pop(), Some(Reply::Change { .. })));
    assert!(matches!(
        house.told(anna).pop(),
        Some(Reply::Refused { .. })
    ));
}

#[test]
fn a_deadline_waits_for_a_player_who_is_heard_late() {
    let (mut house, [anna, _]) = two_play();
    let due = house.driver.deadline().expect("a move is due");
    house.driver.round_trip(anna, 200);
    assert_eq!(house.driver.deadline(), Some(due.plus(100)));
}

#[test]
fn a_second_hello_is_complained_about() {
    let (mut house, [anna, _]) = two_play();
    let hello = Ask::Hello {
        room: String::new(),
        name: None,
        token: None,
        have: None,
        language: None,
        screen: false,
    };
    house.does(anna, hello);
    let Some(Reply::Error { why, .. }) = house.told(anna).pop() else {
        panic!("a complaint");
    };
    assert_eq!(why.key, "serve-hello-twice");
}

#[test]
fn a_list_of_what_a_seat_may_do_is_cut_where_it_is_too_long() {
    let options = ["players 2", "layout deck later", "sixes yes", "clock none"];
    let mut house = House::open("fuse", &options);
    let anna = house.enter("Anna", Form::Json);
    for seat in [1, 2] {
        house.does(anna, Ask::Sit { seat });
    }
    house.does(anna, Ask::Ready(true));
    while house.phase() != Phase::Playing {
        house.wait();
    }
    let every_way = house.driver.room().legal(Seat(0));
    let bytes: usize = every_way.iter().map(String::len).sum();
    assert!(bytes > 100_000, "making up a deck: {bytes}");
    // However often somebody asks.
    for _ in 0..3 {
        house.does(anna, Ask::Legal { seat: 1 });
        let told = house.mail.last().map(|mail| mail.bytes.len());
        assert!(told.is_some_and(|told| told < 64 * 1024), "{told:?}");
        let Some(Reply::Legal { actions, more, .. }) = house.told(anna).pop() else {
            panic!("a list");
        };
        assert!(more && actions.len() > 1000, "{}", actions.len());
        assert_eq!(actions, every_way[..actions.len()]);
    }
    let action = every_way[every_way.len() - 1].clone();
    house.does(anna, Ask::Act { seat: 1, action });
    house.does(anna, Ask::Legal { seat: 1 });
    let Some(Reply::Legal { actions, more, .. }) = house.told(anna).pop() else {
        panic!("a list");
    };
    assert_eq!((actions, more), (vec!["roll".to_owned()], false));
}
