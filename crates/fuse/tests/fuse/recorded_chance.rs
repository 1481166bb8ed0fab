//! The sources of chance: a game played from a recording of its chance is the same game.

use klaxon_core::chance::{Address, Recording, Seeded};
use klaxon_core::record::Recorder;
use klaxon_core::{Chance, Game, Seat, Time};
use klaxon_fuse::Fuse;
use klaxon_fuse::game::Options;

#[test]
fn recorded_chance_plays_the_same_game() {
    let table = Fuse::table(Options::new(3)).expect("good options");
    let mut recording = Recording::of(Seeded::from_number(5));
    let mut game: Recorder<Fuse> = Recorder::start(&table, &mut recording);
    let mut now = Time::ZERO;
    while Fuse::outcome(&table, &game.state).is_none() {
        now = now.plus(Time(700));
        game.tick(now, &mut recording);
        for seat in Seat::all(3) {
            if let Some(action) = Fuse::fallback(&table, &game.state, seat) {
                let _ = game.act(seat, action, now, &mut recording);
            }
        }
    }
    let mut recorded = recording.recorded();
    assert_eq!(game.record.replay(&table, &mut recorded), Ok(()));
    assert_eq!(recorded.missing(), None);
}

#[test]
fn what_was_not_recorded_is_told() {
    let at = Address {
        what: 1,
        turn: 2,
        which: 3,
        times: 4,
    };
    let mut recorded = Recording::of(Seeded::from_number(5)).recorded();
    assert_eq!(recorded.roll(at, 6), 0);
    assert_eq!(recorded.missing(), Some(at));
    assert_eq!(recorded.draw(at, 9, |n| n > 6), 7, "the lowest possible");
}
