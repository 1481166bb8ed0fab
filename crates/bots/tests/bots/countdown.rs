//! Countdown, simulated: every policy comes to an end with every role, and the sensible one wins more.

use klaxon_bots::simulate::{Settings, Simulated, simulate};
use klaxon_core::{Game, Time};
use klaxon_fuse::game::Options;
use klaxon_fuse::game::options::{Difficulty, Mistakes};
use klaxon_fuse::{Countdown, Role};

fn settings(policy: &str, games: u64, threads: usize) -> Settings {
    Settings {
        games,
        seed: 7,
        threads,
        policies: vec![policy.to_owned()],
        people: klaxon_core::Seats::NONE,
        pace: Time::seconds(4),
    }
}

#[test]
fn the_number_of_threads_makes_no_difference() {
    let table = Countdown::table(Options::countdown(3)).expect("good options");
    let one = simulate::<Countdown>(&table, &settings("greedy", 40, 1), &|| {});
    let three = simulate::<Countdown>(&table, &settings("greedy", 40, 3), &|| {});
    assert_eq!(one, three);
}

#[test]
fn greedy_wins_more_than_random() {
    let table = Countdown::table(Options::countdown(4)).expect("good options");
    let won = |policy| {
        let tally = simulate::<Countdown>(&table, &settings(policy, 60, 2), &|| {});
        tally.ended(0)
    };
    assert!(won("greedy") > won("random"));
}

#[test]
fn every_policy_comes_to_an_end_with_every_role_and_option() {
    for (i, role) in Role::ALL.into_iter().enumerate() {
        for (policy, players) in Countdown::POLICIES.iter().zip([1 + i % 4, 1 + (i + 2) % 4]) {
            let options = Options {
                difficulty: [Difficulty::Insane, Difficulty::Expert][i % 2],
                fuse_cards: Some(10),
                roles: vec![Some(role)],
                mistakes: [Mistakes::Refused, Mistakes::Penalised][i % 2],
                steady_hands: i % 3 == 0,
                ..Options::countdown(players)
            };
            let table = Countdown::table(options).expect("good options");
            let tally = simulate::<Countdown>(&table, &settings(policy, 10, 2), &|| {});
            assert_eq!(
                (tally.games, tally.stuck),
                (10, 0),
                "{policy} with {players} players as {role}"
            );
        }
    }
}
