//! Instruction counts of whole games, by `cargo xtask bench`.
#![allow(
    missing_docs,
    reason = "the macros of the benchmark write public items"
)]

use std::hint::black_box;

use gungraun::{library_benchmark, library_benchmark_group, main};
use klaxon_bots::Random;
use klaxon_bots::playout::playout;
use klaxon_bots::simulate::{Settings, play};
use klaxon_core::chance::Seeded;
use klaxon_core::{Game, Time};
use klaxon_flatline::Flatline;
use klaxon_fuse::game::edition::{Large, Small};
use klaxon_fuse::game::options::Difficulty;
use klaxon_fuse::game::{Action, Event, Options, State, Table};
use klaxon_fuse::{Countdown, Fuse};
use klaxon_planter::Planter;

fn table(players: usize) -> &'static Table {
    let table = Fuse::table(Options::new(players)).expect("good options");
    Box::leak(Box::new(table))
}

// A thousand actions of random play, listing all legal actions each time.
#[library_benchmark]
#[bench::four_players(table(4))]
#[bench::solo(table(1))]
fn random_play_1000(table: &'static Table) -> u32 {
    let mut policy: Random<Action> = Random::new(1);
    let mut left = 1000;
    let mut seed = 0;
    while left > 0 {
        playout::<Fuse>(table, seed, left, &mut policy, &mut |_| left -= 1);
        seed += 1;
    }
    black_box(seed as u32)
}

fn countdown_table(players: usize) -> &'static Table {
    let options = Options {
        difficulty: Difficulty::Expert,
        fuse_cards: Some(5),
        ..Options::countdown(players)
    };
    let table = Countdown::table(options).expect("good options");
    Box::leak(Box::new(table))
}

#[library_benchmark]
#[bench::four_players(countdown_table(4))]
#[bench::solo(countdown_table(1))]
fn countdown_random_play_1000(table: &'static Table) -> u32 {
    let mut policy: Random<Action> = Random::new(1);
    let mut left = 1000;
    let mut seed = 0;
    while left > 0 {
        playout::<Countdown>(table, seed, left, &mut policy, &mut |_| left -= 1);
        seed += 1;
    }
    black_box(seed as u32)
}

fn countdown_dealt() -> State<Large> {
    let table = countdown_table(4);
    let mut state = Countdown::before(table);
    Countdown::start(table, &mut state, &mut Seeded::from_number(1), &mut ());
    state
}

#[library_benchmark(setup = countdown_dealt)]
fn countdown_clone_state(state: State<Large>) -> State<Large> {
    *black_box(&state)
}

fn planter_table(players: usize) -> &'static klaxon_planter::Table {
    let options = klaxon_planter::Options::new(players);
    let table = Planter::table(options).expect("good options");
    Box::leak(Box::new(table))
}

#[library_benchmark]
#[bench::four_players(planter_table(4))]
fn planter_random_play_1000(table: &'static klaxon_planter::Table) -> u32 {
    let mut policy: Random<klaxon_planter::Action> = Random::new(1);
    let mut left = 1000;
    let mut seed = 0;
    while left > 0 {
        playout::<Planter>(table, seed, left, &mut policy, &mut |_| left -= 1);
        seed += 1;
    }
    black_box(seed as u32)
}

fn flatline_table(players: usize) -> &'static klaxon_flatline::Table {
    let options = klaxon_flatline::Options::new(players);
    let table = Flatline::table(options).expect("good options");
    Box::leak(Box::new(table))
}

#[library_benchmark]
#[bench::four_players(flatline_table(4))]
fn flatline_random_play_1000(table: &'static klaxon_flatline::Table) -> u32 {
    let mut policy: Random<klaxon_flatline::Action> = Random::new(1);
    let mut left = 1000;
    let mut seed = 0;
    while left > 0 {
        playout::<Flatline>(table, seed, left, &mut policy, &mut |_| left -= 1);
        seed += 1;
    }
    black_box(seed as u32)
}

fn flatline_dealt() -> klaxon_flatline::State {
    let table = flatline_table(4);
    let mut state = Flatline::before(table);
    Flatline::start(table, &mut state, &mut Seeded::from_number(1), &mut ());
    state
}

#[library_benchmark(setup = flatline_dealt)]
fn flatline_clone_state(state: klaxon_flatline::State) -> klaxon_flatline::State {
    *black_box(&state)
}

#[library_benchmark]
#[bench::four_players(table(4))]
fn greedy_play_10(table: &'static Table) -> usize {
    let settings = Settings {
        games: 10,
        seed: 1,
        threads: 1,
        policies: vec!["greedy".to_owned()],
        people: klaxon_core::Seats::NONE,
        pace: Time::seconds(4),
    };
    let games = (0..10).filter_map(|game| play::<Fuse>(table, &settings, game));
    black_box(games.count())
}

fn dealt() -> (&'static Table, State<Small>, Vec<Event>) {
    let table = table(4);
    let mut state = Fuse::before(table);
    let mut events = Vec::new();
    Fuse::start(table, &mut state, &mut Seeded::from_number(1), &mut events);
    (table, state, events)
}

#[library_benchmark(setup = dealt)]
fn clone_state((_, state, _): (&'static Table, State<Small>, Vec<Event>)) -> State<Small> {
    *black_box(&state)
}

// The events of a deal, printed and parsed.
#[library_benchmark(setup = dealt)]
fn notation((table, _, events): (&'static Table, State<Small>, Vec<Event>)) -> usize {
    let texts = events.iter().map(|event| Fuse::event_text(table, event));
    let parsed = texts.filter_map(|text| Fuse::parse_event(table, &text));
    black_box(parsed.count())
}

library_benchmark_group!(
    name = play,
    benchmarks = [
        random_play_1000,
        countdown_random_play_1000,
        countdown_clone_state,
        planter_random_play_1000,
        flatline_random_play_1000,
        flatline_clone_state,
        greedy_play_10,
        clone_state,
        notation
    ]
);

main!(library_benchmark_groups = play);
