//! What somebody is told who looks on makes a tape too, from when they came.

use klaxon_proto::Reply;
use klaxon_replay::{Eyes, Tape};
use klaxon_room::MemberId;

use crate::games::{folded, known, of_room, shelf, tape};

const GAMES: [&str; 5] = [
    "fuse",
    "countdown",
    "flatline",
    "planter",
    "fuse+roles+sparks",
];

/// What somebody is told who comes at a moment of a record and looks on.
fn told(tape: &mut Tape, from: usize) -> Vec<Reply> {
    let mut told = vec![tape.snapshot(from, Eyes::Everybody)];
    told.extend((from + 1..=tape.last()).map(|moment| tape.change(moment, Eyes::Everybody)));
    told
}

#[test]
fn the_tape_of_who_looks_on_shows_what_the_record_shows() {
    for game in GAMES {
        let mut record = tape(&of_room(game));
        for from in [0, 9] {
            let told = told(&mut record, from);
            let me = record.watcher(Eyes::Everybody);
            let mut heard = Tape::of_told(&told[..3], me, &shelf()).expect("a game is on");
            assert!(told[3..].iter().all(|reply| heard.hear(reply)));
            assert_eq!(heard.last(), record.last() - from);
            for moment in (0..=heard.last()).step_by(7) {
                let live = known(&folded(&heard.snapshot(moment, Eyes::Everybody)));
                let there = known(&folded(&record.snapshot(from + moment, Eyes::Everybody)));
                assert_eq!(live, there, "{game}, {from} and {moment}");
                assert_eq!(
                    heard.moments()[moment].at,
                    record.moments()[from + moment].at
                );
            }
            assert_eq!(heard.watcher(Eyes::Everybody), me);
            assert!(!heard.has_secrets(), "who looks on is told no secret");
        }
    }
}

/// What is told of a room where people wait, then of a game there.
fn from_lobby(record: &mut Tape) -> Vec<Reply> {
    let Reply::Snapshot { facts, at, .. } = record.snapshot(0, Eyes::Everybody) else {
        panic!("a snapshot");
    };
    let of_game = ["table", "began", "running", "ticked", "position"];
    let is_of_game = |fact: &String| of_game.iter().any(|word| fact.starts_with(word));
    let (game, lobby): (Vec<String>, Vec<String>) = facts.into_iter().partition(is_of_game);
    let game = game
        .into_iter()
        .filter(|fact| !fact.starts_with("position"));
    let Reply::Change { events, .. } = record.change(0, Eyes::Everybody) else {
        panic!("a change");
    };
    let began = Reply::Change {
        number: 2,
        at,
        facts: game.collect(),
        events,
    };
    let snapshot = Reply::Snapshot {
        number: 1,
        at,
        facts: lobby,
    };
    vec![snapshot, began]
}

#[test]
fn who_waits_in_the_lobby_has_the_game_from_its_deal() {
    for game in GAMES {
        let mut record = tape(&of_room(game));
        let told = from_lobby(&mut record);
        let me = MemberId(99);
        assert!(Tape::of_told(&told[..1], me, &shelf()).is_none());
        let mut heard = Tape::of_told(&told, me, &shelf()).expect("a game is on");
        let live = known(&folded(&heard.snapshot(0, Eyes::Everybody)));
        let there = known(&folded(&record.snapshot(0, Eyes::Everybody)));
        assert_eq!(live, there, "{game}");
    }
}

#[test]
fn the_next_game_is_another_tape() {
    let mut record = tape(&of_room("fuse"));
    let mut replies = told(&mut record, 0);
    let me = MemberId(99);
    let mut heard = Tape::of_told(&replies, me, &shelf()).expect("a game is on");
    let mut first = from_lobby(&mut record);
    let again = Reply::Change {
        number: 1,
        at: 5,
        facts: vec!["rematch".to_owned()],
        events: Default::default(),
    };
    assert!(!heard.hear(&again), "the room is back in the lobby");
    replies.push(again);
    assert!(Tape::of_told(&replies, me, &shelf()).is_none());
    let began = first.pop().expect("the deal");
    assert!(!heard.hear(&began), "another game");
    replies.push(began);
    let mut next = Tape::of_told(&replies, me, &shelf()).expect("a game is on");
    assert_eq!(next.last(), 0);
    let live = known(&folded(&next.snapshot(0, Eyes::Everybody)));
    let there = known(&folded(&record.snapshot(0, Eyes::Everybody)));
    assert_eq!(live, there);
}

#[test]
fn who_plays_has_no_tape_until_they_look_on() {
    let mut record = tape(&of_room("fuse"));
    let mut replies = from_lobby(&mut record);
    let me = MemberId(99);
    // The game is played by a player's eyes; then they stand up, and look on at the next one.
    let Some(Reply::Change { events, .. }) = replies.last_mut() else {
        panic!("the deal");
    };
    let dealt = events.pop_first().expect("the deal").1;
    events.insert("1".to_owned(), dealt);
    assert!(Tape::of_told(&replies, me, &shelf()).is_none());
    replies.extend(from_lobby(&mut record).pop());
    let mut next = Tape::of_told(&replies, me, &shelf()).expect("a game is on");
    let live = known(&folded(&next.snapshot(0, Eyes::Everybody)));
    let there = known(&folded(&record.snapshot(0, Eyes::Everybody)));
    assert_eq!(live, there);
}

#[test]
fn what_happens_in_the_room_alone_is_no_moment() {
    let text = of_room("fuse").replacen("\nfair ", "\nperson 2 Ben\nfair ", 1);
    let mut record = tape(&text);
    let mut replies = told(&mut record, 0);
    let gone = Reply::Change {
        number: 1,
        at: 5,
        facts: vec!["gone 2 5".to_owned()],
        events: Default::default(),
    };
    replies.insert(4, gone);
    let me = MemberId(99);
    let mut heard = Tape::of_told(&replies[..2], me, &shelf()).expect("a game is on");
    assert!(replies[2..].iter().all(|reply| heard.hear(reply)));
    assert_eq!(heard.last(), record.last(), "both count alike");
    let mut away = |moment: usize| {
        let fold = folded(&heard.snapshot(moment, Eyes::Everybody));
        let members = fold.room().members().iter();
        members.filter(|member| !member.is_here()).count()
    };
    // It is told with what happens next.
    assert_eq!((away(3), away(4)), (0, 1));
}
