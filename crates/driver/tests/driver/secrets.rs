//! A guest is told what their seat sees, and nothing else.

use klaxon_core::{Seat, Viewer};
use klaxon_driver::ConnectionId;
use klaxon_proto::{Ask, Form, Reply};
use klaxon_room::{Fact, Phase};

use crate::hidden::{check_text, holds, is_leak, leak};
use crate::house::{House, secret};
use crate::player::Player;

const SEATS: [Seat; 2] = [Seat(0), Seat(1)];

/// Anna and Ben play against a bot until the game is over, each by what they were told. Cleo watches.
fn a_whole_game(form: Form) -> (House, [ConnectionId; 2], ConnectionId) {
    let mut house = House::open("planter", &["players 3", "extras yes"]);
    let anna = house.enter("Anna", form);
    let ben = house.enter("Ben", form);
    let cleo = house.enter("Cleo", form);
    let guests = [anna, ben];
    let bot = Ask::Bot {
        seat: 3,
        policy: "greedy".to_owned(),
    };
    house.does(anna, bot);
    for (guest, seat) in guests.into_iter().zip([1, 2]) {
        house.does(guest, Ask::Sit { seat });
        house.does(guest, Ask::Ready(true));
    }
    let mut players = SEATS.map(Player::new);
    while house.phase() != Phase::Over {
        let mut acted = false;
        for (player, guest) in players.iter_mut().zip(guests) {
            player.hear(&house.told(guest));
            check_view(&house, player);
            if let Some(act) = player.act() {
                house.does(guest, act);
                acted = true;
            }
        }
        assert!(acted || house.wait(), "the game goes on");
    }
    (house, guests, cleo)
}

/// What a player has folded is what their seat sees.
fn check_view(house: &House, player: &Player) {
    if let Some(board) = house.driver.room().board() {
        let view = board.view(Viewer::Seat(player.seat));
        let seen = player.fold.positions();
        assert_eq!(seen.into_values().collect::<Vec<_>>(), [view]);
    }
}

/// Anna and Ben have just begun to play.
fn two_play() -> (House, ConnectionId, ConnectionId) {
    let mut house = House::open("planter", &["players 2"]);
    let anna = house.enter("Anna", Form::Binary);
    let ben = house.enter("Ben", Form::Binary);
    for (guest, seat) in [(anna, 1), (ben, 2)] {
        house.does(guest, Ask::Sit { seat });
        house.does(guest, Ask::Ready(true));
    }
    while house.phase() != Phase::Playing {
        house.wait();
    }
    (house, anna, ben)
}

#[test]
fn each_guest_gets_only_their_own_seats_view() {
    for form in Form::ALL {
        let (house, guests, _) = a_whole_game(form);
        for (guest, seat) in guests.into_iter().zip(SEATS) {
            check_guest(&house, guest, seat);
        }
        // It is no test unless there was something to tell: the record has what each of them was not told.
        for seat in SEATS {
            let mut happened = house.record.iter().flat_map(|change| &change.events);
            assert!(happened.any(|event| is_leak(event, seat)));
        }
    }
}

/// A guest was told of every change once, by the eyes of their seat.
fn check_guest(house: &House, guest: ConnectionId, seat: Seat) {
    let mut snapshots = 0;
    for reply in house.told(guest) {
        assert_eq!(leak(&reply, seat), None);
        check_text(&reply, seat, 3);
        match reply {
            Reply::Change { events, .. } => {
                assert!(events.keys().all(|eyes| *eyes == seat.to_string()));
            }
            Reply::Snapshot { .. } => snapshots += 1,
            _ => {}
        }
    }
    assert_eq!(snapshots, 1, "the deal is told as it happened");
}

#[test]
fn a_guest_who_only_watches_sees_no_hand() {
    let (house, _, cleo) = a_whole_game(Form::Binary);
    for reply in house.told(cleo) {
        assert!(SEATS.iter().all(|seat| leak(&reply, *seat).is_none()));
    }
}

#[test]
fn a_player_who_stands_up_sees_from_then_on_what_everybody_sees() {
    let (mut house, anna, ben) = two_play();
    let mut players = SEATS.map(Player::new);
    let before = house.driver.room().number();
    // A move was due long ago: it happens before she stands up, and by the same message.
    house.now = house.now.plus(60_000);
    house.does(anna, Ask::Stand { seat: 1 });
    assert!(house.driver.room().number() >= before + 2);
    for (player, guest) in players.iter_mut().zip([anna, ben]) {
        player.hear(&house.told(guest));
        assert_eq!(player.fold.number(), house.driver.room().number());
    }
    let [anna, ben] = players.map(|player| player.fold.positions());
    let board = house.driver.room().board().expect("a game");
    let seen = |viewer| board.view(viewer);
    assert_eq!(anna.get("all"), Some(&seen(Viewer::Spectator)));
    assert_eq!((anna.len(), ben.len()), (1, 1));
    assert_eq!(ben.get("2"), Some(&seen(Viewer::Seat(Seat(1)))));
}

#[test]
fn a_bot_is_asked_with_nothing_but_its_own_seats_view() {
    let (house, ..) = a_whole_game(Form::Binary);
    assert!(house.questions.len() > 10);
    for question in &house.questions {
        let seat = question.think.seat;
        let told = question.position.split("; ").find(|p| is_leak(p, seat));
        assert_eq!(told, None);
        let own = question.position.contains(&format!("hand {seat} "));
        assert!(own, "{}", question.position);
    }
}

#[test]
fn a_guest_who_comes_back_is_not_told_more() {
    let (mut house, _, _) = two_play();
    let again = house.come_back("Anna", None);
    let told = house.told(again);
    assert!(matches!(
        told.as_slice(),
        [Reply::Welcome { .. }, Reply::Snapshot { .. }, ..]
    ));
    assert!(told.iter().all(|reply| leak(reply, Seat(0)).is_none()));
    assert!(
        told.iter().any(|reply| leak(reply, Seat(1)).is_some()),
        "Anna sees her own hand, which Ben may not"
    );
}

#[test]
fn nobody_is_told_what_another_may_do() {
    let (mut house, anna, _) = two_play();
    house.does(anna, Ask::Legal { seat: 1 });
    assert!(house.say(anna, Ask::Legal { seat: 2 }));
    let Some(Reply::Refused { why, .. }) = house.told(anna).pop() else {
        panic!("a refusal");
    };
    assert_eq!(why.key, "room-refused-not-your-seat");
}

#[test]
fn keys_and_tokens_are_told_to_nobody_and_seeds_at_the_end() {
    let (house, guests, _) = a_whole_game(Form::Json);
    let facts = || house.record.iter().flat_map(|change| &change.facts);
    let seed = facts().find_map(|fact| match fact {
        Fact::Seed(_) => Some(fact.to_string().replace("seed ", "")),
        _ => None,
    });
    let seed = seed.expect("a deal");
    for (guest, other) in guests.into_iter().zip(["Ben", "Anna"]) {
        let theirs = house.mail.iter().filter(|mail| mail.to == guest);
        let bytes: Vec<&[u8]> = theirs.map(|mail| &*mail.bytes).collect();
        assert!(!bytes.iter().any(|b| holds(b, "key of")));
        let token = secret(other).token;
        assert!(!bytes.iter().any(|b| holds(b, &token)));
        let told = bytes.iter().find(|b| holds(b, &seed)).expect("it is told");
        assert!(holds(told, &format!("revealed {seed}")));
    }
}
