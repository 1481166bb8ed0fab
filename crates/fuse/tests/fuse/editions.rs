//! The engine that plays every ruleset plays each as the engine made for it.

use klaxon_core::chance::Seeded;
use klaxon_core::position::position_text;
use klaxon_core::{Game, Time};
use klaxon_fuse::game::edition::{Edition, Large, Small};
use klaxon_fuse::game::{Action, Options, Ruleset};
use klaxon_fuse::{AnyFuse, Countdown, Fuse};

/// What happens in a game in which the players do anything that is allowed.
fn course<G>(rules: Ruleset, players: usize) -> Vec<String>
where
    G: Game<Options = Options, Action = Action>,
{
    let table = G::table(Options::of(rules, players)).expect("good options");
    let mut chance = Seeded::from_number(players as u64);
    let mut state = G::before(&table);
    G::start(&table, &mut state, &mut chance, &mut ());
    let mut course = vec![position_text::<G>(&table, &state)];
    let mut now = Time::ZERO;
    while !G::is_over(&table, &state) {
        now = now.plus(Time(1300));
        G::tick(&table, &mut state, now, &mut chance, &mut ());
        for seat in klaxon_core::Seat::all(players) {
            let mut listed = Vec::new();
            G::legal(&table, &state, seat, &mut |one| listed.push(one.action));
            course.push(format!("{listed:?}"));
            if listed.is_empty() {
                continue;
            }
            let action = listed[course.len() * 7 % listed.len()];
            let done = G::act(&table, &mut state, seat, action, now, &mut chance, &mut ());
            assert!(done.is_ok(), "{rules}: {action:?}");
            course.push(position_text::<G>(&table, &state));
        }
    }
    course
}

/// C-61
#[test]
fn one_engine_plays_every_ruleset_as_its_own_does() {
    for rules in Ruleset::all() {
        let players = *rules.players().start() + 1;
        let own = match (Small::suits(rules), Large::suits(rules)) {
            (true, false) => course::<Fuse>(rules, players),
            (false, true) => course::<Countdown>(rules, players),
            both => panic!("{rules}: {both:?}"),
        };
        assert!(own == course::<AnyFuse>(rules, players), "{rules}");
        assert!(own.len() > 20, "{rules}");
    }
}
