//! A client knows as well as the room when a choice lapses, by nothing but what it is told.

use std::sync::Arc;

use klaxon_bots::registry::Games;
use klaxon_core::Shelf;
use klaxon_proto::{Fold, Reply, Sign};
use klaxon_room::{Fact, MemberId, Room, Wall};

/// FLATLINE has stopped for a triage card that can wait (L-52).
const STOP: &str = "position all round 1; phase dice; chief 1; dial 1; bay 1 electrician; bay 2 welder; bay 3 rigger; \
    bay 4 physicist; left 3; meter 7; slot-1 setback; triage crisis-averted; draws 2";

fn facts() -> Vec<String> {
    let board = Games.unpack("flatline", &["players 2"]);
    let board = board.expect("a game").expect("good options");
    let table = board.options();
    let table = table.iter().map(|line| format!("table {line}"));
    let before = [
        "game flatline",
        "option players 2",
        "joined 1 Anna",
        "joined 2 Ben",
    ];
    let seats = ["joined 3 Carl", "sat 1 1", "sat 2 2"];
    let game = ["began", STOP, "ticked 0:10", "running 0:00 1000000"];
    let words = before.into_iter().chain(seats).map(str::to_owned);
    words.chain(table).chain(game.map(str::to_owned)).collect()
}

fn client() -> Fold {
    let mut fold = Fold::new(Arc::new(Games));
    let (number, at) = (7, 1_010_000);
    let facts = facts();
    fold.take(&Reply::Snapshot { number, at, facts })
        .expect("a snapshot");
    fold
}

fn ping(member: u32) -> Reply {
    let sign = Sign::Ping("crisis-averted".to_owned());
    Reply::Signal { member, sign }
}

#[test]
fn a_client_counts_from_the_last_thing_that_happened_in_the_game() {
    let mut room = Room::new(Arc::new(Games));
    for fact in facts() {
        let fact: Fact = fact.parse().expect("a fact");
        room.apply(&fact);
    }
    let at = Some(Wall(1_011_500));
    assert_eq!((client().lapses(), room.lapses()), (at, at));
}

#[test]
fn a_client_hears_that_a_player_holds_it_up_until_somebody_acts() {
    let mut fold = client();
    fold.take(&ping(3)).expect("a sign");
    assert!(fold.lapses().is_some(), "a bystander does not");
    fold.take(&ping(2)).expect("a sign");
    assert_eq!(fold.lapses(), None);
    let noted = Reply::Change {
        number: 8,
        at: 1_011_000,
        facts: vec!["noted 2 1: = go".to_owned()],
        events: [].into(),
    };
    fold.take(&noted).expect("a change");
    assert_eq!(fold.lapses(), None);
    let acted = Reply::Change {
        number: 9,
        at: 1_012_000,
        facts: vec!["acted 1 0:12 chief 2".to_owned()],
        events: [("all".to_owned(), vec!["chief 2".to_owned()])].into(),
    };
    fold.take(&acted).expect("a change");
    assert_eq!(fold.lapses(), Some(Wall(1_013_500)));
    // What a client signals itself it does not hear from the others.
    fold.hear(MemberId(1), &Sign::Ping("go".to_owned()));
    assert_eq!(fold.lapses(), None);
}
