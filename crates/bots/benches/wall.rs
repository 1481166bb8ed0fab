//! Wall time on one core: actions, games, copies and lines a second. The best of five runs, since other programs only
//! ever make a run slower.

use std::hint::black_box;
use std::time::Instant;

use klaxon_bots::Random;
use klaxon_bots::playout::playout;
use klaxon_bots::simulate::{Settings, simulate};
use klaxon_core::chance::Seeded;
use klaxon_core::{Game, Time};
use klaxon_flatline::Flatline;
use klaxon_fuse::game::edition::{Edition, Large, Small};
use klaxon_fuse::game::options::Difficulty;
use klaxon_fuse::game::{Action, Engine, Event, Options, Ruleset, Table};
use klaxon_fuse::{Countdown, Fuse};
use klaxon_planter::Planter;

const RUNS: u32 = 5;

/// The most of something a second, over the runs.
fn best(mut run: impl FnMut() -> u64) -> f64 {
    let rates = (0..RUNS).map(|_| {
        let start = Instant::now();
        let count = run();
        count as f64 / start.elapsed().as_secs_f64()
    });
    rates.fold(0.0, f64::max)
}

fn table(players: usize) -> Table {
    Fuse::table(Options::new(players)).expect("good options")
}

fn countdown_table(players: usize) -> Table {
    let options = Options {
        difficulty: Difficulty::Expert,
        fuse_cards: Some(5),
        ..Options::countdown(players)
    };
    Countdown::table(options).expect("good options")
}

fn random_play<E: Edition>(table: &Table) {
    let (name, players) = (table.rules(), table.players());
    let (mut games, mut actions, mut passes) = (0u64, 0u64, 0u64);
    let rate = best(|| {
        let mut policy: Random<Action> = Random::new(1);
        let mut count = 0;
        for seed in 0..4000 {
            playout::<Engine<E>>(table, seed, u32::MAX, &mut policy, &mut |action| {
                count += 1;
                passes += u64::from(matches!(action, Action::Pass | Action::Unpass));
            });
            games += 1;
        }
        actions += count;
        count
    });
    let each = actions as f64 / games as f64;
    println!(
        "{name}, random play, {players} players: {:.2} million actions a second, {:.0} games a second, {each:.0} actions a \
         game, {:.1} % passes",
        rate / 1e6,
        rate / each,
        100.0 * passes as f64 / actions as f64,
    );
}

fn planter_random_play(players: usize, extras: bool) {
    let options = klaxon_planter::Options {
        extras,
        ..klaxon_planter::Options::new(players)
    };
    let table = Planter::table(options).expect("good options");
    let rate = best(|| {
        let mut policy: Random<klaxon_planter::Action> = Random::new(1);
        let mut count = 0;
        for seed in 0..20_000 {
            playout::<Planter>(&table, seed, u32::MAX, &mut policy, &mut |_| count += 1);
        }
        count
    });
    println!(
        "planter, random play, {players} players{}: {:.2} million actions a second",
        if extras { ", extra cards" } else { "" },
        rate / 1e6
    );
}

fn flatline_table(players: usize) -> klaxon_flatline::Table {
    let options = klaxon_flatline::Options::new(players);
    Flatline::table(options).expect("good options")
}

fn flatline_random_play(players: usize) {
    let table = flatline_table(players);
    let (mut games, mut actions) = (0u64, 0u64);
    let rate = best(|| {
        let mut policy: Random<klaxon_flatline::Action> = Random::new(1);
        let mut count = 0;
        for seed in 0..4000 {
            playout::<Flatline>(&table, seed, u32::MAX, &mut policy, &mut |_| count += 1);
            games += 1;
        }
        actions += count;
        count
    });
    println!(
        "flatline, random play, {players} players: {:.2} million actions a second, {:.0} actions a game",
        rate / 1e6,
        actions as f64 / games as f64,
    );
}

fn flatline_greedy_play(players: usize) {
    let table = flatline_table(players);
    let settings = Settings {
        games: 100,
        seed: 1,
        threads: 1,
        policies: vec!["greedy".to_owned()],
        people: klaxon_core::Seats::NONE,
        pace: Time::seconds(2),
    };
    let rate = best(|| simulate::<Flatline>(&table, &settings, &|| {}).games);
    println!("flatline, greedy play, {players} players: {rate:.0} games a second");
}

fn greedy_play<E: Edition>(table: &Table) {
    let settings = Settings {
        games: 2000,
        seed: 1,
        threads: 1,
        policies: vec!["greedy".to_owned()],
        people: klaxon_core::Seats::NONE,
        pace: Time::seconds(4),
    };
    let rate = best(|| simulate::<Engine<E>>(table, &settings, &|| {}).games);
    println!(
        "{}, greedy play, {} players: {rate:.0} games a second",
        table.rules(),
        table.players()
    );
}

fn copies_and_lines() {
    let table = table(4);
    let mut state = Fuse::before(&table);
    let mut events: Vec<Event> = Vec::new();
    Fuse::start(&table, &mut state, &mut Seeded::from_number(1), &mut events);
    let rate = best(|| {
        for _ in 0..1_000_000 {
            black_box(*black_box(&state));
        }
        1_000_000
    });
    println!("copies of a state: {:.0} million a second", rate / 1e6);
    let rate = best(|| {
        for event in events.iter().cycle().take(200_000) {
            let text = Fuse::event_text(&table, event);
            black_box(Fuse::parse_event(&table, &text));
        }
        200_000
    });
    println!(
        "events printed and parsed: {:.2} million a second",
        rate / 1e6
    );
}

fn main() {
    for players in [1, 2, 4, 5] {
        random_play::<Small>(&table(players));
    }
    for players in 1..=4 {
        random_play::<Large>(&countdown_table(players));
    }
    for players in [2, 4, 6] {
        planter_random_play(players, false);
    }
    planter_random_play(4, true);
    for players in 1..=5 {
        flatline_random_play(players);
    }
    flatline_greedy_play(4);
    greedy_play::<Small>(&table(4));
    greedy_play::<Large>(&countdown_table(4));
    let epic = Countdown::table(Options::of(Ruleset::EPIC, 9)).expect("good options");
    random_play::<Large>(&epic);
    greedy_play::<Large>(&epic);
    copies_and_lines();
}
