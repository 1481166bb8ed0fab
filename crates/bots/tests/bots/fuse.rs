//! FUSE, simulated: the same seed gives the same result, and policies play by the rules.

use klaxon_bots::simulate::{Settings, Simulated, simulate};
use klaxon_core::chance::Seeded;
use klaxon_core::{Game, Seat, Time};
use klaxon_fuse::Fuse;
use klaxon_fuse::game::Options;
use klaxon_fuse::game::options::{Composition, Difficulty, Layout, Mistakes};

fn settings(policies: &[&str], threads: usize) -> Settings {
    Settings {
        games: 60,
        seed: 9,
        threads,
        policies: policies.iter().map(|&name| name.to_owned()).collect(),
        people: klaxon_core::Seats::NONE,
        pace: Time::seconds(4),
    }
}

#[test]
fn the_number_of_threads_makes_no_difference() {
    let table = Fuse::table(Options::new(3)).expect("good options");
    let policies = ["greedy", "random"];
    let one = simulate::<Fuse>(&table, &settings(&policies, 1), &|| {});
    let three = simulate::<Fuse>(&table, &settings(&policies, 3), &|| {});
    assert_eq!(one, three);
    assert_eq!((one.games, one.stuck), (60, 0));
    let other = Settings {
        seed: 10,
        ..settings(&policies, 1)
    };
    assert_ne!(one, simulate::<Fuse>(&table, &other, &|| {}));
}

#[test]
fn the_greedy_policy_beats_the_random_one() {
    let table = Fuse::table(Options::new(4)).expect("good options");
    let greedy = simulate::<Fuse>(&table, &settings(&["greedy"], 2), &|| {});
    let random = simulate::<Fuse>(&table, &settings(&["random"], 2), &|| {});
    assert!(
        greedy.share(0).low > random.share(0).high,
        "{greedy:?} {random:?}"
    );
    assert_eq!(
        random.ended(0),
        0,
        "at 4 seconds an action nobody wins by accident"
    );
}

#[test]
fn every_kind_of_table_comes_to_an_end() {
    let later = Composition::AfterTheDeal;
    for players in 1..=5 {
        for layout in [
            Layout::Standard,
            Layout::SingleDeck(later),
            Layout::Stacks(later),
        ] {
            for policy in Fuse::POLICIES {
                let options = Options {
                    layout,
                    difficulty: Difficulty::Insane,
                    mistakes: Mistakes::Penalised,
                    steady_hands: true,
                    ..Options::new(players)
                };
                let table = Fuse::table(options).expect("good options");
                let settings = Settings {
                    games: 3,
                    ..settings(&[policy], 1)
                };
                let tally = simulate::<Fuse>(&table, &settings, &|| {});
                assert_eq!(
                    (tally.games, tally.stuck),
                    (3, 0),
                    "{players} {layout:?} {policy}"
                );
            }
        }
    }
}

/// Every decision of a policy is accepted: it is legal, and no mistake.
#[test]
fn policies_play_by_the_rules() {
    for name in Fuse::POLICIES {
        let table = Fuse::table(Options::new(4)).expect("good options");
        let mut chance = Seeded::from_number(2);
        let mut state = Fuse::before(&table);
        Fuse::start(&table, &mut state, &mut chance, &mut ());
        let mut policy = Fuse::policy(name, 1).expect("a policy");
        let mut decisions = 0;
        for _ in 0..2000 {
            for seat in Seat::all(4) {
                if let Some(action) = policy.decide(&table, &state, seat, Time::ZERO) {
                    let result = Fuse::act(
                        &table,
                        &mut state,
                        seat,
                        action,
                        Time::ZERO,
                        &mut chance,
                        &mut (),
                    );
                    assert_eq!(result, Ok(()), "{name}: {action:?}");
                    decisions += 1;
                }
            }
        }
        assert!(decisions > 100, "{name}");
    }
}
