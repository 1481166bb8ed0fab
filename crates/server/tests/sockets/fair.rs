//! Fair dice over real sockets: who has a share, what becomes of whoever withholds theirs, and who finds out what.

use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

use klaxon_client::{Client, http};
use klaxon_core::fair::{Fault, Party};
use klaxon_core::hex::hex;
use klaxon_proto::{Ask, Form};
use klaxon_room::fair::Stage;
use klaxon_room::{Fact, Phase};
use klaxon_server::Limits;
use klaxon_session::Verdict;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpListener, TcpStream};

use crate::support::{Running, ask_at_once, join_all};

/// A short game.
const OPTIONS: [&str; 2] = ["players 4", "clock 0:10"];

/// The owner has people count in for as long as it takes to commit themselves.
async fn count_in(owner: &mut Client) {
    let set = |name: &str, value: &str| Ask::Set {
        name: name.to_owned(),
        value: value.to_owned(),
    };
    ask_at_once(owner, [set("count-in", "1500")]).await;
}

/// Four people come in, of whom the first ones have a share in the dice, and sit down.
async fn four(server: &Running, shares: usize) -> (String, Vec<Client>) {
    let room = server.open("fuse", &OPTIONS).await;
    let mut clients = join_all(server, &room, 4).await;
    count_in(&mut clients[0]).await;
    for (client, number) in clients.iter_mut().zip(1..).take(shares) {
        client.share([number; 32]);
    }
    for (client, seat) in clients.iter_mut().zip(1..) {
        ask_at_once(client, [Ask::Sit { seat }]).await;
    }
    (room, clients)
}

async fn get_ready(clients: &mut [Client]) {
    for client in clients {
        client.say(Ask::Ready(true)).await.expect("said");
    }
}

/// Everybody listens until the room is like that for all of them.
async fn until(clients: &mut [Client], phase: Phase) {
    let listening = clients.iter_mut().map(|client| async move {
        let listened = client.until(|fold| fold.phase() == phase).await;
        listened.expect("it comes to that");
    });
    futures_util::future::join_all(listening).await;
}

async fn record(server: &Running, room: &str) -> String {
    let path = format!("/api/rooms/{room}/record");
    let answer = http::request(&server.address, "GET", &path, "").await;
    answer.expect("an answer").body
}

fn checked(by: usize, own: bool) -> Verdict {
    Verdict::Checked { by, of: 4, own }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn four_devices_find_the_dice_fair_and_heard_nothing_of_the_servers_secret_before() {
    let server = Running::start().await;
    let (room, mut clients) = four(&server, 4).await;
    get_ready(&mut clients).await;
    until(&mut clients, Phase::Playing).await;
    let heard: Vec<usize> = clients.iter().map(|client| client.frames.len()).collect();
    until(&mut clients, Phase::Over).await;
    let record = record(&server, &room).await;
    let fair = clients[0].fold().room().fair().expect("commitments");
    let secret = fair.round.secret(Party::Server).copied();
    let secret = secret.expect("told after the end");
    for (client, heard) in clients.iter().zip(heard) {
        assert_eq!(client.verdict(&record), checked(4, true), "{record}");
        let before = client.frames[..heard].concat();
        let digits = hex(&secret);
        let has = |bytes: &[u8]| before.windows(bytes.len()).any(|part| part == bytes);
        assert!(!has(digits.as_bytes()) && !has(&secret), "it leaked");
    }
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn who_has_no_share_plays_all_the_same() {
    let server = Running::start().await;
    let (room, mut clients) = four(&server, 3).await;
    get_ready(&mut clients).await;
    until(&mut clients, Phase::Over).await;
    let record = record(&server, &room).await;
    for (client, number) in clients.iter().zip(1..) {
        assert_eq!(client.verdict(&record), checked(3, number < 4), "{record}");
    }
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn who_withholds_a_secret_is_put_aside_and_the_others_commit_anew() {
    let server = Running::start().await;
    let (room, mut clients) = four(&server, 3).await;
    get_ready(&mut clients).await;
    let dan = clients.pop().expect("the fourth");
    let cheating = tokio::spawn(withhold(dan));
    until(&mut clients, Phase::Over).await;
    let dan = cheating.await.expect("Dan plays too");
    let record = record(&server, &room).await;
    assert_eq!(record.matches("\nfair ").count(), 2, "{record}");
    let line = format!("\naside {} late\n", dan.member);
    assert!(record.contains(&line), "on record");
    for client in &clients {
        assert_eq!(client.verdict(&record), checked(3, true), "{record}");
        let aside = |fact: &String| fact.starts_with("aside ");
        assert!(client.fold().facts.iter().any(aside), "visibly");
    }
    let mut hashes: Vec<&str> = record
        .lines()
        .filter(|line| line.starts_with("commitment "))
        .collect();
    hashes.sort_unstable();
    hashes.dedup();
    assert_eq!(hashes.len(), 5 + 4, "all secrets are fresh");
    server.stop().await;
}

/// Commits itself, and does not tell its secret.
async fn withhold(mut client: Client) -> Client {
    let called = |fold: &klaxon_client::Fold| fold.room().fair().is_some();
    client.until(called).await.expect("a round");
    let call = &client.fold().room().fair().expect("a round").round.call;
    let hash = call.commitment(Party::Device(client.member), &[9; 32]);
    let game = call.game;
    let commit = Ask::Commit { game, hash };
    client.ask(commit).await.expect("it commits itself");
    until(std::slice::from_mut(&mut client), Phase::Over).await;
    client
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_restart_before_the_deal_begins_anew() {
    let server = Running::start().await;
    let (room, mut clients) = four(&server, 4).await;
    get_ready(&mut clients).await;
    let revealing = |fold: &klaxon_client::Fold| {
        let fair = fold.room().fair();
        fair.is_some_and(|fair| matches!(fair.stage, Stage::Reveals(_)))
    };
    for client in &mut clients {
        client.until(revealing).await.expect("secrets are told");
    }
    let tickets: Vec<_> = clients.into_iter().map(Client::drop_out).collect();
    let folder = server.stop().await;
    let server = Running::start_again(folder).await;
    let mut clients = Vec::new();
    for ((ticket, fold), number) in tickets.into_iter().zip(1..) {
        let mut client = server.come_back(Form::Json, &ticket, fold).await;
        client.share([0x40 + number; 32]);
        clients.push(client);
    }
    get_ready(&mut clients).await;
    until(&mut clients, Phase::Over).await;
    let record = record(&server, &room).await;
    for client in &clients {
        assert_eq!(client.verdict(&record), checked(4, true), "{record}");
    }
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_game_that_is_given_up_tells_its_secret_too() {
    let limits = Limits {
        record: 40_000,
        ..Limits::default()
    };
    let server = Running::start_with(limits).await;
    let (_, mut clients) = four(&server, 4).await;
    get_ready(&mut clients).await;
    until(&mut clients, Phase::Playing).await;
    // Words fill the record of the room, and it is closed in the middle of the game.
    let ending = clients.iter_mut().map(|client| async move {
        for number in 0.. {
            let name = format!("{number} {}", "x".repeat(12));
            if client.ask(Ask::Rename { name }).await.is_err() {
                break;
            }
        }
    });
    futures_util::future::join_all(ending).await;
    for client in &clients {
        let facts = &client.fold().facts;
        let facts = facts.iter().filter_map(|fact| fact.parse().ok());
        let facts: Vec<Fact> = facts.collect();
        let own = facts.iter().find_map(|fact| match fact {
            Fact::Opened(Party::Server, secret) => Some(*secret),
            _ => None,
        });
        let seed = facts.iter().find_map(|fact| match fact {
            Fact::Revealed(seed) => Some(*seed),
            _ => None,
        });
        let over = |fact: &Fact| matches!(fact, Fact::Over(..));
        assert!(!facts.iter().any(over), "it did not come to its end");
        assert!(own.is_some() && seed.is_some(), "{facts:?}");
    }
    server.stop().await;
}

/// Somebody between the server and a device, who changes the commitments of the server. Says how often.
async fn change_commitments(server: String) -> (String, Arc<AtomicUsize>) {
    let listener = TcpListener::bind("127.0.0.1:0").await.expect("a port");
    let address = listener.local_addr().expect("an address").to_string();
    let changed = Arc::new(AtomicUsize::new(0));
    let count = changed.clone();
    tokio::spawn(async move {
        while let Ok((device, _)) = listener.accept().await {
            let there = TcpStream::connect(&server).await.expect("the server");
            let (mut from_device, mut to_device) = device.into_split();
            let (mut from_server, mut to_server) = there.into_split();
            tokio::spawn(async move { tokio::io::copy(&mut from_device, &mut to_server).await });
            let count = count.clone();
            tokio::spawn(async move {
                let mut bytes = vec![0; 65_536];
                while let Ok(length @ 1..) = from_server.read(&mut bytes).await {
                    let told = &mut bytes[..length];
                    if let Some(place) = find(told, b"\"committing ") {
                        let end = place + 1 + find(&told[place + 1..], b"\"").expect("its end");
                        told[end - 1] = if told[end - 1] == b'0' { b'1' } else { b'0' };
                        count.fetch_add(1, Ordering::SeqCst);
                    }
                    if to_device.write_all(told).await.is_err() {
                        break;
                    }
                }
            });
        }
    });
    (address, changed)
}

fn find(bytes: &[u8], what: &[u8]) -> Option<usize> {
    bytes.windows(what.len()).position(|part| part == what)
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_server_that_tells_devices_different_commitments_is_caught_by_the_one_it_lied_to() {
    let server = Running::start().await;
    let (between, changed) = change_commitments(server.address.clone()).await;
    let options = ["players 2", "clock 0:10"];
    let room = server.open("fuse", &options).await;
    let anna = server.join(Form::Binary, &room, "Anna").await;
    let ben = Client::join(&between, Form::Json, &room, "Ben").await;
    let mut clients = vec![anna, ben.expect("let in")];
    count_in(&mut clients[0]).await;
    for (client, seat) in clients.iter_mut().zip(1..) {
        client.share([seat; 32]);
        ask_at_once(client, [Ask::Sit { seat }]).await;
    }
    get_ready(&mut clients).await;
    until(&mut clients, Phase::Over).await;
    assert_eq!(changed.load(Ordering::SeqCst), 1);
    let record = record(&server, &room).await;
    let fair = Verdict::Checked {
        by: 2,
        of: 2,
        own: true,
    };
    assert_eq!(clients[0].verdict(&record), fair);
    assert_eq!(
        clients[1].verdict(&record),
        Verdict::Cheated(vec![Fault::Commitment(Party::Server)])
    );
    server.stop().await;
}
