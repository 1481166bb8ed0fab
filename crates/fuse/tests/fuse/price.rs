//! What a pass costs is what the spark step takes (C-30, C-55, C-56, C-62).

use klaxon_core::chance::Seeded;
use klaxon_core::{Game, Seat, Time};
use klaxon_fuse::AnyFuse;
use klaxon_fuse::game::options::Difficulty;
use klaxon_fuse::game::spark::{Price, price};
use klaxon_fuse::game::{Action, Event, Options, Ruleset};

/// How many sparks a price is.
fn count(price: Price) -> u8 {
    match price {
        Price::Sparks(count) => count,
        Price::Nothing | Price::Die => 0,
    }
}

/// Plays a game in which players pass often, and compares. Returns how many times sparks were drawn.
fn compared(rules: &str, players: usize, difficulty: Difficulty, seed: u64) -> usize {
    let rules: Ruleset = rules.parse().expect("a ruleset");
    let options = Options {
        difficulty,
        ..Options::of(rules, players)
    };
    let table = AnyFuse::table(options).expect("good options");
    let mut chance = Seeded::from_number(seed);
    let mut state = AnyFuse::before(&table);
    AnyFuse::start(&table, &mut state, &mut chance, &mut ());
    let (mut now, mut steps, mut drawn) = (Time::ZERO, seed as usize, 0);
    while !AnyFuse::is_over(&table, &state) {
        now = now.plus(Time(700));
        AnyFuse::tick(&table, &mut state, now, &mut chance, &mut ());
        for seat in Seat::all(players) {
            let mut listed = Vec::new();
            AnyFuse::legal(&table, &state, seat, &mut |one| listed.push(one.action));
            let pass = listed.contains(&Action::Pass) && steps % 3 == 0;
            steps += 1;
            let Some(&action) = listed.get(steps * 7 % listed.len().max(1)) else {
                continue;
            };
            let action = if pass { Action::Pass } else { action };
            let prices: Vec<Price> = Seat::all(players)
                .map(|seat| price(&table, &state, seat))
                .collect();
            let extras = state.extras();
            let pile = extras.pile.turned().len() + extras.pile.discarded().len();
            let there = extras.unseen_sparks.count_ones() as usize + pile;
            let mut events: Vec<Event> = Vec::new();
            let done = AnyFuse::act(
                &table,
                &mut state,
                seat,
                action,
                now,
                &mut chance,
                &mut events,
            );
            assert_eq!(done, Ok(()));
            // Cards that are defused in the same breath may leave a player without any (C-56).
            let quiet = matches!(action, Action::Pass | Action::Choose(_));
            let fuse =
                |event: &Event| matches!(event, Event::Activated { .. } | Event::Defused { .. });
            let sparks = |seat: Seat| {
                let own =
                    |event: &&Event| matches!(event, Event::Sparked { at, .. } if at.seat == seat);
                events.iter().filter(own).count() as u8
            };
            let any = Seat::all(players).any(|seat| sparks(seat) > 0);
            let asked: usize = prices.iter().map(|price| usize::from(count(*price))).sum();
            // Where sparks are short, the last players draw none.
            if !quiet || events.iter().any(fuse) || !any || asked > there {
                continue;
            }
            drawn += 1;
            for (seat, price) in Seat::all(players).zip(prices) {
                assert_eq!(sparks(seat), count(price), "{rules}, seat {seat}");
            }
        }
    }
    drawn
}

#[test]
fn a_pass_costs_what_the_spark_step_takes() {
    use Difficulty::{Insane, Standard};
    let tables = [
        ("countdown", 1),
        ("countdown", 2),
        ("countdown", 4),
        ("fuse+roles+sparks", 3),
        ("integrated", 5),
    ];
    for (rules, players) in tables {
        for difficulty in [Standard, Insane] {
            let drawn: usize = (0..6)
                .map(|seed| compared(rules, players, difficulty, seed))
                .sum();
            assert!(drawn > 10, "{rules} for {players}: {drawn}");
        }
    }
}
