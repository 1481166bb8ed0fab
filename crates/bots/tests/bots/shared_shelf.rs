//! Games that are played at one table.

use std::any::Any;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Weak};

use klaxon_bots::registry::Games;
use klaxon_core::board::{Board, Playing};
use klaxon_core::shelf::Unpacked;
use klaxon_core::{Seat, SharedShelf, Shelf, Time, Viewer};
use klaxon_fuse::Fuse;

/// Counts how often a game is unpacked.
#[derive(Default)]
struct Counting(AtomicUsize);

impl Shelf for Counting {
    fn games(&self) -> Vec<String> {
        Games.games()
    }

    fn unpack(&self, game: &str, options: &[&str]) -> Option<Unpacked> {
        self.0.fetch_add(1, Ordering::Relaxed);
        Games.unpack(game, options)
    }

    fn policies(&self, game: &str) -> Vec<&'static str> {
        Games.policies(game)
    }
}

/// A shared shelf, and what it takes its games from.
fn shelves() -> (SharedShelf, Arc<Counting>) {
    let counting = Arc::new(Counting::default());
    (SharedShelf::new(counting.clone()), counting)
}

fn unpacked(shelf: &SharedShelf, game: &str, options: &[&str]) -> Box<dyn Board> {
    let unpacked = shelf.unpack(game, options).expect("a game");
    unpacked.expect("good options")
}

fn table(board: &dyn Board) -> Weak<dyn Any> {
    let playing = board.playing().downcast_ref::<Playing<Fuse>>();
    let table: Arc<dyn Any> = playing.expect("FUSE").table.clone();
    Arc::downgrade(&table)
}

fn shared(one: &dyn Board, other: &dyn Board) -> bool {
    Weak::ptr_eq(&table(one), &table(other))
}

#[test]
fn games_with_the_same_options_are_played_at_one_table() {
    let (shelf, counting) = shelves();
    let one = unpacked(&shelf, "fuse", &["players 4"]);
    let same = unpacked(&shelf, "fuse", &["players 4"]);
    assert!(shared(&*one, &*same));
    assert_eq!(counting.0.load(Ordering::Relaxed), 1);
    assert!(Arc::ptr_eq(&one.options(), &same.options()), "its text too");

    let other = unpacked(&shelf, "fuse", &["players 3"]);
    assert!(!shared(&*one, &*other));
    assert_eq!((one.seats(), other.seats()), (4, 3));
}

/// As when a game begins: its options are told with the deck.
#[test]
fn options_that_are_said_otherwise_but_mean_the_same_share_a_table() {
    let (shelf, counting) = shelves();
    let one = unpacked(&shelf, "fuse", &["players 4"]);
    let options = one.options();
    let all: Vec<&str> = options.iter().map(String::as_str).collect();
    let two = unpacked(&shelf, "fuse", &all);
    let turned = unpacked(&shelf, "fuse", &["difficulty training", "players 4"]);
    let alike = one.options() == turned.options();
    assert!(shared(&*one, &*two));
    assert_eq!(shared(&*one, &*turned), alike);
    // What was said before is known by the table that is left.
    drop(one);
    let again = unpacked(&shelf, "fuse", &["players 4"]);
    assert!(shared(&*again, &*two));
    assert_eq!(counting.0.load(Ordering::Relaxed), 2);
}

#[test]
fn games_at_one_table_know_nothing_of_each_other() {
    let (shelf, _) = shelves();
    let mut one = unpacked(&shelf, "fuse", &["players 2"]);
    one.start([1; 16]);
    let mut two = unpacked(&shelf, "fuse", &["players 2"]);
    let mut alone = Games
        .unpack("fuse", &["players 2"])
        .expect("a game")
        .expect("good options");
    assert!(shared(&*one, &*two));
    assert_eq!(two.view(Viewer::Spectator), alone.view(Viewer::Spectator));
    assert_eq!(two.start([2; 16]), alone.start([2; 16]));
    let roller = (0..2)
        .map(Seat)
        .find(|seat| two.legal(*seat).contains(&"roll".to_owned()));
    let (seat, now) = (roller.expect("somebody rolls"), Time::seconds(1));
    assert_eq!(two.act(seat, "roll", now), alone.act(seat, "roll", now));
}

#[test]
fn a_table_that_nobody_plays_at_is_gone_after_a_while() {
    let (shelf, counting) = shelves();
    let table = table(&*unpacked(&shelf, "fuse", &["players 4"]));
    unpacked(&shelf, "fuse", &["players 4"]);
    assert_eq!(counting.0.load(Ordering::Relaxed), 1, "it is still there");
    for seconds in 10..18 {
        unpacked(&shelf, "fuse", &[&format!("clock 5:{seconds}")]);
    }
    assert_eq!(table.strong_count(), 0);
    unpacked(&shelf, "fuse", &["players 4"]);
    assert_eq!(counting.0.load(Ordering::Relaxed), 10);
}

#[test]
fn many_tables_come_and_go() {
    let (shelf, counting) = shelves();
    let kept = unpacked(&shelf, "fuse", &["players 4"]);
    for seconds in 0..300 {
        let clock = format!("clock {}:{:02}", 1 + seconds / 60, seconds % 60);
        let board = unpacked(&shelf, "fuse", &["players 4", &clock]);
        assert!(board.options().contains(&clock));
    }
    let before = counting.0.load(Ordering::Relaxed);
    assert!(shared(&*kept, &*unpacked(&shelf, "fuse", &["players 4"])));
    assert_eq!(counting.0.load(Ordering::Relaxed), before);
}

#[test]
fn what_is_wrong_is_said_each_time() {
    let (shelf, _) = shelves();
    assert!(shelf.unpack("chess", &[]).is_none());
    for _ in 0..2 {
        for wrong in [&["players 40"][..], &["players 4\nclock 5:00"]] {
            let unpacked = shelf.unpack("fuse", wrong).expect("a game");
            let alone = Games.unpack("fuse", wrong).expect("a game");
            assert_eq!(unpacked.err(), alone.err());
        }
        // Two lines are not one with a break in it.
        unpacked(&shelf, "fuse", &["players 4", "clock 5:00"]);
    }
}
