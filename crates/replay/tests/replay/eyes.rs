//! Whoever steps through a tape knows the same at each moment as whoever is shown that moment at once, by any eyes; and
//! sees what they may see.

use klaxon_core::{Seat, Time, Viewer};
use klaxon_replay::{Eyes, Tape};
use klaxon_room::Phase;

use crate::games::{all, all_eyes, folded, known, of_room, tape};

/// Every moment is compared at the beginning, then each of so many: snapshots of whole games take long.
const EACH: usize = 13;

fn step_through(name: &str, tape: &mut Tape, eyes: Eyes) {
    let mut fold = folded(&tape.snapshot(0, eyes));
    for moment in 0..tape.moments().len() {
        if moment > 0 {
            let change = tape.change(moment, eyes);
            let taken = fold.take(&change);
            taken.unwrap_or_else(|why| panic!("{name}, {eyes:?}, {moment}: {why}"));
        }
        if moment < 3 || moment % EACH == 0 || moment == tape.last() {
            let there = folded(&tape.snapshot(moment, eyes));
            assert_eq!(known(&fold), known(&there), "{name}, {eyes:?}, {moment}");
        }
    }
}

#[test]
fn a_moment_that_is_stepped_to_is_the_moment_that_is_shown_at_once() {
    for game in all() {
        let mut tape = tape(&game.text);
        for eyes in all_eyes(tape.seats()) {
            step_through(&game.name, &mut tape, eyes);
        }
    }
}

#[test]
fn moments_are_the_same_back_and_forth() {
    for game in all().iter().step_by(5) {
        let mut tape = tape(&game.text);
        let last = tape.last();
        let places = [0, last, last / 2, 1, last / 3, last, 0, last / 2 + 1];
        let forth: Vec<_> = (0..=last)
            .map(|moment| tape.snapshot(moment, Eyes::Everybody))
            .collect();
        for moment in places.into_iter().chain((0..=last).rev()) {
            let back = tape.snapshot(moment, Eyes::Everybody);
            assert_eq!(back, forth[moment.min(last)], "{}, {moment}", game.name);
        }
    }
}

#[test]
fn a_player_sees_their_own_hand_and_the_watcher_of_all_hands_sees_every() {
    let mut tape = tape(&of_room("planter"));
    assert!(tape.has_secrets());
    let mut seen = |eyes: Eyes| {
        let fold = folded(&tape.snapshot(4, eyes));
        let (_, position) = fold.positions().pop_first().expect("a position");
        let whole = fold.eyes().next().and_then(|eyes| fold.board(eyes));
        (position, whole.expect("a board").position())
    };
    let (everybody, all) = (seen(Eyes::Everybody).0, seen(Eyes::AllHands).1);
    let own: Vec<String> = (0..3).map(|seat| seen(Eyes::Seat(Seat(seat))).0).collect();
    assert!(own.iter().all(|own| *own != everybody && *own != all));
    assert_ne!(own[0], own[1]);
    // Those who know all know what everybody may know.
    let blanked = seen(Eyes::AllHands).0;
    assert_eq!(blanked, everybody);
}

#[test]
fn the_room_of_a_record_plays_and_its_clock_is_the_games() {
    let mut tape = tape(&of_room("fuse"));
    let last = tape.last();
    let (at, wall) = (tape.moments()[last].at, tape.moments()[last].wall);
    let fold = folded(&tape.snapshot(last, Eyes::Everybody));
    assert_eq!(fold.phase(), Phase::Playing);
    assert_eq!(fold.room().clock().at(wall), at);
    assert_eq!(fold.room().seats().len(), 3);
    let board = fold.board("all").expect("a board");
    assert!(board.outcome().is_some(), "the last moment is the end");
}

#[test]
fn names_and_bots_are_those_of_the_record() {
    let text = of_room("fuse").replacen("fair KRTW", "person 1 Ann\nbot 2 greedy\nfair KRTW", 1);
    let mut tape = tape(&text);
    let fold = folded(&tape.snapshot(0, Eyes::Everybody));
    let names = |fold: &klaxon_proto::Fold| {
        let members = fold.room().members().iter();
        members.map(|one| one.name.clone()).collect::<Vec<_>>()
    };
    assert_eq!(names(&fold), ["-", "Ann"]);
    // Whose eyes are used is somebody, whoever it was.
    for seat in Seat::all(3) {
        let eyes = Eyes::Seat(seat);
        let fold = folded(&tape.snapshot(0, eyes));
        let me = tape.watcher(eyes);
        let seats: Vec<Seat> = fold.room().seats_of(me).collect();
        assert_eq!(seats, [seat]);
    }
    let watcher = tape.watcher(Eyes::Everybody);
    assert_eq!(fold.room().seats_of(watcher).count(), 0);
}

#[test]
fn what_was_done_next_was_legal() {
    let mut tape = tape(&of_room("fuse"));
    let mut compared = 0;
    for moment in 0..tape.last() {
        let Some((seat, action)) = tape.moments()[moment + 1].deed.clone() else {
            continue;
        };
        let (legal, whole) = tape.legal(moment, seat, 100_000);
        assert!(whole && legal.contains(&action), "{moment}: {action}");
        assert_eq!(
            tape.next_deed(moment, seat),
            Some((moment + 1, action.as_str()))
        );
        compared += 1;
    }
    assert!(compared > 20);
    let (some, whole) = tape.legal(1, Seat(1), 12);
    assert!(some.len() < 3 && !whole, "a long list is cut: {some:?}");
}

#[test]
fn a_moment_is_found_by_its_time() {
    let tape = tape(&of_room("fuse"));
    assert_eq!(tape.moment_at(Time::ZERO), 2, "the last of three at once");
    assert_eq!(tape.moment_at(Time(699)), 2);
    assert_eq!(tape.moment_at(Time(u32::MAX)), tape.last());
}

#[test]
fn a_tape_is_a_record_again() {
    for game in all().iter().step_by(7) {
        let first = tape(&game.text);
        let mut again = tape(&first.record());
        let mut first = first;
        let viewer = Eyes::Everybody;
        assert_eq!(viewer.viewer(), Viewer::Spectator);
        let position =
            |tape: &mut Tape| known(&folded(&tape.snapshot(tape.last(), viewer)))[2].clone();
        assert_eq!(position(&mut first), position(&mut again), "{}", game.name);
    }
}
