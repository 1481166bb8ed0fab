//! One person and bots play a game of every kind to its end. The person lets a bot of their own think, on their own device.

use std::time::{SystemTime, UNIX_EPOCH};

use klaxon_bots::registry::{Registered, find, usual_games};
use klaxon_client::{Client, Trouble};
use klaxon_core::{Seat, Time};
use klaxon_proto::{Ask, Form};
use klaxon_room::{Phase, Thought, Wall};

use crate::support::{Running, eyes, hurry};

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn one_person_and_bots_play_every_game_to_its_end() {
    let server = Running::start().await;
    let combined = ["integrated", "epic", "fuse+roles+sparks"];
    let combined = combined.map(|name| find(name).expect("a registered game"));
    for game in usual_games().into_iter().chain(combined) {
        let seats = if game.name == "epic" { 6 } else { 4 };
        let players = format!("players {seats}");
        let room = server.open(&game.name, &[&players]).await;
        let mut anna = server.join(Form::Binary, &room, "Anna").await;
        hurry(&mut anna).await;
        anna.ask(Ask::Sit { seat: 1 }).await.expect("a seat");
        for seat in 2..=seats {
            let policy = game.policies[0].to_owned();
            let bot = anna.ask(Ask::Bot { seat, policy }).await;
            bot.expect("a bot sits down");
        }
        anna.ask(Ask::Ready(true)).await.expect("ready");
        play(&game, &mut anna).await;
        let board = anna.fold().board(&eyes(&anna)).expect("a board");
        assert!(board.outcome().is_some(), "{}", game.name);
        for seat in 1..=seats {
            let acted = format!("acted {seat} ");
            let mut facts = anna.fold().facts.iter();
            let acted = facts.any(|fact| fact.starts_with(&acted));
            assert!(acted, "{}: seat {seat} did nothing", game.name);
        }
    }
    server.stop().await;
}

/// Plays on the first seat until the game is over.
async fn play(game: &Registered, client: &mut Client) {
    let mut seed = 0;
    while client.fold().phase() != Phase::Over {
        seed += 1;
        let decision = match client.fold().phase() {
            Phase::Playing => think(game, client, seed),
            _ => Thought::Wait(None),
        };
        match decision {
            Thought::Wait(_) | Thought::Note(..) => client.listen().await.expect("the bots go on"),
            Thought::Act(action) => match client.act(1, &action).await {
                // A bot was quicker.
                Ok(_) | Err(Trouble::Refused(_)) => {}
                Err(trouble) => panic!("{trouble:?}"),
            },
        }
    }
}

fn think(game: &Registered, client: &Client, seed: u64) -> Thought {
    let board = client.fold().board(&eyes(client)).expect("a board");
    let policy = game.policies[0];
    let company = client.fold().room().company();
    let think = (game.think)(board, Seat(0), policy, seed, game_time(client), &company);
    match think.expect("such a policy")() {
        Thought::Note(_, then) => *then,
        thought => thought,
    }
}

fn game_time(client: &Client) -> Time {
    let now = SystemTime::now().duration_since(UNIX_EPOCH);
    let now = now.expect("after 1970").as_millis() as u64;
    client.fold().room().clock().at(Wall(now))
}
