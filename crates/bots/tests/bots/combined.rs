//! Everything in the register can be played: all rulesets, all other games.

use std::collections::BTreeSet;

use klaxon_bots::registry::{find, games, usual_games};
use klaxon_bots::simulate::Settings;
use klaxon_core::{Company, Time};

fn settings(policy: &str, games: u64) -> Settings {
    Settings {
        games,
        seed: 3,
        threads: 2,
        policies: vec![policy.to_owned()],
        people: klaxon_core::Seats::NONE,
        pace: Time::ZERO,
    }
}

#[test]
fn every_game_is_registered_once() {
    let names: Vec<String> = games().into_iter().map(|game| game.name).collect();
    assert_eq!(names, klaxon_games::names());
    assert_eq!(names.len(), 37);
    assert_eq!(names.iter().collect::<BTreeSet<_>>().len(), names.len());
    let usual: Vec<String> = usual_games().into_iter().map(|game| game.name).collect();
    assert_eq!(usual, ["fuse", "countdown", "flatline", "planter"]);
    for name in &names {
        let found = find(name).expect("a registered game");
        assert_eq!(&found.name, name);
        let board = (found.unpack)(name, &[]).expect("the usual game");
        assert_eq!(&board.game(), name);
    }
    assert!(find("fuse+sparks+roles").is_none());
}

#[test]
fn games_have_their_policies() {
    for game in games() {
        assert_eq!(game.policies, ["greedy", "random"], "{}", game.name);
        let board = (game.unpack)(&game.name, &[]).expect("the usual game");
        let think = |policy| {
            let seat = klaxon_core::Seat(0);
            (game.think)(
                board.as_ref(),
                seat,
                policy,
                1,
                Time::ZERO,
                &Company::default(),
            )
        };
        assert!(game.policies.iter().all(|policy| think(policy).is_some()));
        assert!(think("psychic").is_none());
    }
}

#[test]
fn wrong_options_are_told() {
    let options = ["players 12".to_owned(), "colour red".to_owned()];
    for game in games() {
        let run = (game.run)(
            &game.name,
            &options,
            &settings("greedy", 1),
            &[Time::ZERO],
            &|| {},
        );
        let problems = run.expect_err("too many players");
        let keys = [problems[0].key, problems[1].key];
        let expected = match game.name.as_str() {
            "planter" => ["planter-option-unknown", "planter-problem-players"],
            "flatline" => ["flatline-option-unknown", "flatline-problem-players"],
            _ => ["fuse-option-unknown", "fuse-problem-players"],
        };
        assert_eq!(keys, expected, "{}", game.name);
    }
}

/// With the fewest and the most players, easily and with everything there is.
#[test]
fn every_ruleset_comes_to_an_end() {
    for game in games() {
        let (least, most) = match game.name.as_str() {
            "planter" => (2, 6),
            "countdown" => (1, 4),
            "epic" => (6, 9),
            _ => (1, 5),
        };
        let by_countdown = ["countdown", "integrated", "epic"].contains(&game.name.as_str());
        let hardest = match by_countdown {
            true => "difficulty heroic",
            false => "difficulty insane",
        };
        let everything: &[&str] = match game.name.as_str() {
            "planter" => &["extras yes", "slow-fuse penalty", "rounds 2"],
            "flatline" => &["difficulty expert", "meter red", "planning 1:00"],
            _ => &[hardest, "mistakes penalised", "steady-hands yes"],
        };
        for (players, more) in [(least, &[][..]), (most, everything)] {
            let mut options = vec![format!("players {players}")];
            options.extend(more.iter().map(|&option| option.to_owned()));
            for policy in game.policies {
                let settings = settings(policy, 4);
                let paces = [Time::seconds(4)];
                let run = (game.run)(&game.name, &options, &settings, &paces, &|| {});
                let tally = &run.unwrap_or_else(|wrong| panic!("{wrong:?}"))[0];
                let name = &game.name;
                assert_eq!(
                    (tally.games, tally.stuck),
                    (4, 0),
                    "{name} {options:?} {policy}"
                );
            }
        }
    }
}

/// The sensible policy wins where chance does not, by every kind of rules.
#[test]
fn greedy_wins_more_than_random() {
    for name in ["integrated", "epic", "fuse+roles+sparks", "flatline"] {
        let game = find(name).expect("a registered game");
        let won = |policy| {
            let settings = settings(policy, 40);
            let run = (game.run)(name, &[], &settings, &[Time::seconds(3)], &|| {});
            run.expect("good options")[0].ended(0)
        };
        let (greedy, random) = (won("greedy"), won("random"));
        assert!(greedy > random + 5, "{name}: {greedy} and {random} of 40");
    }
}
