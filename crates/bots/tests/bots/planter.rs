//! The bomb-planter game, simulated: its policies play by the rules and look at nothing but their seat's view.

use klaxon_bots::simulate::{Settings, Simulated, simulate};
use klaxon_core::chance::Seeded;
use klaxon_core::{Game, Seat, Time, Viewer};
use klaxon_planter::options::SlowFuse;
use klaxon_planter::state::Phase;
use klaxon_planter::{Options, Planter, Table};

fn table(options: Options) -> Table {
    Planter::table(options).expect("good options")
}

fn settings(policies: &[&str], games: u64) -> Settings {
    Settings {
        games,
        seed: 4,
        threads: 2,
        policies: policies.iter().map(|&name| name.to_owned()).collect(),
        people: klaxon_core::Seats::NONE,
        pace: Time::seconds(2),
    }
}

/// Everything that can be switched on, so that policies meet all of it.
fn everything(players: usize) -> Options {
    Options {
        extras: true,
        slow_fuse: SlowFuse::Penalty,
        limit: Time::seconds(1),
        rounds: 2,
        ..Options::new(players)
    }
}

#[test]
fn every_kind_of_table_comes_to_an_end() {
    for players in 2..=6 {
        for policy in Planter::POLICIES {
            for options in [Options::new(players), everything(players)] {
                let tally = simulate::<Planter>(&table(options), &settings(&[policy], 20), &|| {});
                assert_eq!((tally.games, tally.stuck), (20, 0), "{policy} {options:?}");
            }
        }
    }
}

/// Four players share each victory, and one greedy among random ones takes most of them.
#[test]
fn the_greedy_policy_beats_the_random_one() {
    let table = table(Options::new(4));
    let tally = simulate::<Planter>(&table, &settings(&["greedy", "random"], 400), &|| {});
    let wins = Planter::MEASURES.len();
    let share = |seat: usize| tally.mean(wins + seat).value / 60.0;
    let sum: f64 = (0..4).map(share).sum();
    assert!((sum - 1.0).abs() < 1e-9, "{sum}");
    assert!(share(0) > 0.75, "{}", share(0));
}

/// At two seconds an action a game takes twice as many seconds as turns; windows come on top.
#[test]
fn the_pace_makes_the_seconds() {
    let measure = |key| {
        Planter::MEASURES
            .iter()
            .position(|m| *m == key)
            .expect("measured")
    };
    let (turns, seconds) = (measure("simulate-turns"), measure("simulate-seconds"));
    let plain = simulate::<Planter>(&table(Options::new(4)), &settings(&["random"], 50), &|| {});
    assert_eq!(2.0 * plain.mean(turns).value, plain.mean(seconds).value);
    let extras = Options {
        extras: true,
        ..Options::new(4)
    };
    let extras = simulate::<Planter>(&table(extras), &settings(&["random"], 50), &|| {});
    assert!(2.0 * extras.mean(turns).value + 4.0 < extras.mean(seconds).value);
}

/// Every decision of a policy is accepted, and is the same in a position that its seat could not tell from this one.
#[test]
fn policies_play_by_the_rules_and_by_what_they_see() {
    for name in Planter::POLICIES {
        for seed in 0..40 {
            let table = table(everything(2 + seed as usize % 5));
            let mut chance = Seeded::from_number(seed);
            let mut state = Planter::before(&table);
            Planter::start(&table, &mut state, &mut chance, &mut ());
            let mut now = Time::ZERO;
            while state.phase != Phase::Over {
                let mut idle = true;
                for seat in Seat::all(table.players()) {
                    let viewer = Viewer::Seat(seat);
                    let view = Planter::view(&table, &state, viewer);
                    let other = Planter::resample(&table, &view, viewer, &mut chance);
                    let other = Planter::view(&table, &other, viewer);
                    let decide = |view| {
                        let mut policy = Planter::policy(name, seed).expect("a policy");
                        policy.decide(&table, view, seat, now)
                    };
                    let decision = decide(&view);
                    assert_eq!(decision, decide(&other), "{name}, game {seed}");
                    if let Some(action) = decision {
                        let done = Planter::act(
                            &table,
                            &mut state,
                            seat,
                            action,
                            now,
                            &mut chance,
                            &mut (),
                        );
                        assert_eq!(done, Ok(()), "{name}, game {seed}: {action:?}");
                        idle = false;
                    }
                }
                if idle {
                    now = Planter::deadline(&table, &state).expect("something is due");
                    Planter::tick(&table, &mut state, now, &mut chance, &mut ());
                }
            }
        }
    }
}
