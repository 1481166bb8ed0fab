//! Whole games of bots, driven by effects alone.

use std::sync::Arc;

use klaxon_bots::registry::Games;
use klaxon_driver::Question;
use klaxon_proto::{Ask, Form};
use klaxon_room::{Phase, Room};

use crate::house::House;
use crate::player::Player;

/// Somebody lets bots play, and watches.
fn a_game_of_bots(game: &str, players: u8) -> House {
    let mut house = House::open(game, &[&format!("players {players}")]);
    let owner = house.enter("Anna", Form::Binary);
    for seat in 1..=players {
        let policy = "greedy".to_owned();
        house.does(owner, Ask::Bot { seat, policy });
    }
    house.does(owner, Ask::Ready(true));
    while house.phase() != Phase::Over {
        assert!(house.wait(), "something is always due");
    }
    let mut watcher = Player::new(klaxon_core::Seat(0));
    watcher.hear(&house.told(owner));
    assert_eq!(
        watcher.fold.phase(),
        Phase::Over,
        "who watches sees the end"
    );
    house
}

#[test]
fn bots_play_whole_games_by_effects_alone() {
    for (game, players) in [("fuse", 3), ("planter", 4)] {
        let house = a_game_of_bots(game, players);
        let mut again = Room::new(Arc::new(Games));
        assert!(house.record.iter().all(|change| again.replay(change)));
        assert_eq!(again.outcome(), house.driver.room().outcome());
        assert!(again.outcome().is_some(), "{game}");
    }
}

#[test]
fn questions_survive_as_text() {
    let house = a_game_of_bots("planter", 2);
    for question in house.questions {
        assert_eq!(Question::parse(&question.text()), Some(question));
    }
}

#[test]
fn no_two_bots_that_think_at_once_leave_the_same_to_chance() {
    let house = a_game_of_bots("fuse", 4);
    let mut seeds: Vec<u64> = house
        .questions
        .iter()
        .map(|question| question.seed)
        .collect();
    let asked = seeds.len();
    seeds.sort_unstable();
    seeds.dedup();
    assert_eq!(seeds.len(), asked);
}

#[test]
fn all_questions_of_a_game_share_its_table() {
    let mut house = a_game_of_bots("fuse", 2);
    let first = house.questions[0].table.clone();
    assert!(
        house
            .questions
            .iter()
            .all(|q| Arc::ptr_eq(&q.table, &first))
    );
    let before = house.questions.len();

    // The next game has another one.
    let owner = klaxon_driver::ConnectionId(1);
    house.does(owner, Ask::Reset);
    let setup = Ask::Setup {
        game: "planter".to_owned(),
        options: vec!["players 2".to_owned()],
    };
    house.does(owner, setup);
    house.does(owner, Ask::Ready(true));
    while house.phase() != Phase::Over {
        assert!(house.wait());
    }
    assert!(
        house.questions[before..]
            .iter()
            .all(|q| q.table.game == "planter")
    );
}
