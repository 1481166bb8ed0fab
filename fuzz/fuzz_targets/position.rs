//! Any text is a position of a game or none; whatever is one can be played on.
#![no_main]

use klaxon_core::board::{Board, Playing};
use klaxon_core::{Seat, Time, Viewer};
use klaxon_fuse::{Countdown, Fuse};
use klaxon_planter::Planter;
use libfuzzer_sys::fuzz_target;

fn play(mut board: impl Board, text: &str) {
    if !board.set_position(text) {
        return;
    }
    for seat in Seat::all(board.seats()) {
        let view = board.view(Viewer::Seat(seat));
        assert!(board.set_position(text) && !view.is_empty());
        if let Some(action) = board.legal(seat).first() {
            let _ = board.act(seat, action, Time::seconds(1));
        }
    }
    board.tick(Time::seconds(30));
    board.outcome();
}

fuzz_target!(|text: &str| {
    play(Playing::<Fuse>::new(&["players 2"]).expect("good options"), text);
    play(Playing::<Countdown>::new(&["players 2"]).expect("good options"), text);
    play(Playing::<Planter>::new(&["players 2"]).expect("good options"), text);
});
