//! Whole games of every kind, by players at random; their connections drop at random moments. What each of them
//! made of what they were told is what the server sees with their eyes.

use std::sync::Arc;

use klaxon_bots::registry::usual_games;
use klaxon_client::Client;
use klaxon_core::Outcome;
use klaxon_proto::Form;
use klaxon_room::Phase;
use tokio::task::JoinSet;

use crate::support::{Chance, Running, Step, eyes, legal, step, table};

/// The options with which a game is played.
fn tables(game: &str) -> Vec<Vec<&'static str>> {
    match game {
        "fuse" => vec![
            vec!["clock 0:10"],
            vec!["clock 0:10", "steady-hands yes", "mistakes penalised"],
            vec!["clock 0:10", "layout stacks later"],
        ],
        "countdown" => vec![
            vec!["clock 0:10", "difficulty expert", "fuse-cards 10"],
            vec!["clock 0:10", "steady-hands yes", "mistakes penalised"],
        ],
        "integrated" => vec![vec!["clock 0:10", "sixes yes"]],
        "epic" => vec![vec!["clock 0:10", "difficulty elite"]],
        "fuse+roles+sparks" => vec![vec!["clock 0:10", "mistakes penalised"]],
        "flatline" => vec![
            vec![],
            vec!["difficulty training", "planning 0:10", "chief 3"],
            vec![],
            vec![],
            vec!["meter red"],
        ],
        "planter" => vec![
            vec!["rounds 2"],
            vec![
                "extras yes",
                "window 0:01",
                "slow-fuse penalty",
                "limit 0:01",
            ],
        ],
        _ => vec![vec![]],
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whole_games_of_every_kind_look_the_same_to_everybody() {
    let server = Arc::new(Running::start().await);
    let mut rooms = JoinSet::new();
    let usual = usual_games().into_iter().map(|game| game.name);
    let combined = ["integrated", "epic", "fuse+roles+sparks"].map(str::to_owned);
    for game in usual.chain(combined) {
        for (number, options) in tables(&game).into_iter().enumerate() {
            let players = match (game.as_str(), number) {
                ("epic", _) => 6,
                ("flatline", number) => [4, 3, 1, 2, 5][number],
                _ => 4,
            };
            let (server, game) = (server.clone(), game.clone());
            rooms.spawn(async move {
                let seed = 100 * number as u64 + game.len() as u64;
                whole_game(&server, &game, &options, players, seed).await;
            });
        }
    }
    while let Some(played) = rooms.join_next().await {
        played.expect("played to its end");
    }
    let server = Arc::into_inner(server).expect("nobody else has it");
    server.stop().await;
}

/// A player with their seat, and how their messages are written.
struct Player {
    client: Client,
    form: Form,
    seat: u8,
    /// How often the connection dropped.
    drops: usize,
}

async fn whole_game(
    server: &Arc<Running>,
    game: &str,
    options: &[&str],
    players: usize,
    seed: u64,
) {
    let count = format!("players {players}");
    let options = [&[count.as_str()], options].concat();
    let clients = table(server, game, &options, players).await;
    let forms = [Form::Json, Form::Binary].into_iter().cycle();
    let mut playing = JoinSet::new();
    for ((client, form), seat) in clients.into_iter().zip(forms).zip(1..) {
        let player = Player {
            client,
            form,
            seat,
            drops: 0,
        };
        let chance = Chance::new(1000 * seed + u64::from(seat));
        playing.spawn(play(server.clone(), player, chance));
    }
    let mut players = playing.join_all().await;
    players.sort_by_key(|player| player.seat);
    let drops: usize = players.iter().map(|player| player.drops).sum();
    assert!(drops >= players.len(), "{game} {options:?}: {drops} drops");
    check_the_end(server, players).await;
}

/// Plays until the game is over; the connection drops now and then.
async fn play(server: Arc<Running>, mut player: Player, mut chance: Chance) -> Player {
    let mut steps_to_drop = 3 + chance.below(10);
    loop {
        steps_to_drop -= 1;
        if steps_to_drop == 0 {
            let (ticket, fold) = player.client.drop_out();
            player.client = server.come_back(player.form, &ticket, fold).await;
            steps_to_drop = 3 + chance.below(40);
            player.drops += 1;
        }
        if chance.once_in(10) {
            ask_what_is_legal(&mut player).await;
        }
        if chance.once_in(20) {
            say_something_odd(&mut player, &mut chance).await;
        }
        let step = step(&mut player.client, player.seat, &mut chance).await;
        if step.expect("the game goes on") == Step::Over {
            return player;
        }
    }
}

/// When the answer arrives, the client knows exactly what the server knew when it gave it.
async fn ask_what_is_legal(player: &mut Player) {
    let told = player.client.legal(player.seat).await.expect("an answer");
    match player.client.fold().phase() {
        Phase::Playing => assert_eq!(told, legal(&player.client, player.seat)),
        _ => assert_eq!(told, Vec::<String>::new()),
    }
}

/// What another seat may do, or what nobody may.
async fn say_something_odd(player: &mut Player, chance: &mut Chance) {
    let seats = player.client.fold().room().seats().len();
    let others = legal(&player.client, 1 + chance.below(seats) as u8);
    let odd = match others.is_empty() {
        true => "fly".to_owned(),
        false => chance.pick(&others).clone(),
    };
    // It may be right by chance; then that is fine, too.
    let _ = player.client.act(player.seat, &odd).await;
}

/// Everybody sees what the server sees with their eyes, and agrees on the outcome.
async fn check_the_end(server: &Running, mut players: Vec<Player>) {
    let agreed = outcome(&players[0].client);
    for _ in 0..players.len() {
        let player = players.remove(0);
        let Player { form, seat, .. } = player;
        assert_eq!(outcome(&player.client), agreed, "seat {seat}");
        let (ticket, known) = player.client.drop_out();
        let client = server.come_back_afresh(form, &ticket).await;
        assert_eq!(known.positions(), client.fold().positions(), "seat {seat}");
        assert_eq!(outcome(&client), agreed, "seat {seat}");
        let number = client.fold().number();
        for other in &mut players {
            // Those who followed every change know the room as well as who was told all at once.
            let caught_up = other.client.until(|fold| fold.number() >= number).await;
            caught_up.expect("the same changes");
            assert_eq!(other.client.fold().number(), number);
            let room = client.fold().room().snapshot(&[]);
            assert_eq!(other.client.fold().room().snapshot(&[]), room);
        }
        players.push(Player { client, ..player });
    }
}

fn outcome(client: &Client) -> Outcome {
    let board = client.fold().board(&eyes(client)).expect("a board");
    board.outcome().expect("the game is over")
}
