//! What pages find out about the dice.

use klaxon_client::{Client, Fold};
use klaxon_core::Seat;
use klaxon_core::fair::Party;
use klaxon_proto::{Ask, Form};
use klaxon_room::{Command, Phase};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpListener, TcpStream};

use crate::person::Person;
use crate::support::{Chromium, Screen, Server};

/// What a page says of the dice, once it does.
pub(crate) async fn said(person: &Person) -> String {
    person.sees("#dice").await;
    person.text("#dice").await
}

/// What a device does that wants other dice.
#[derive(Clone, Copy)]
enum Cheat {
    /// It does not tell its secret.
    Withholds,
    /// It tells a secret that it chose after it heard the others.
    ChoosesLate,
}

/// The device of Ben, who is ready, and cheats before the game. It plays to the end.
async fn cheats(mut ben: Client, how: Cheat) {
    let called = |fold: &Fold| fold.room().fair().is_some();
    ben.until(called).await.expect("a round");
    let call = &ben.fold().room().fair().expect("a round").round.call;
    let (game, who) = (call.game, Party::Device(ben.member));
    let hash = call.commitment(who, &[9; 32]);
    let commit = Ask::Commit { game, hash };
    ben.ask(commit).await.expect("Ben's device commits itself");
    if let Cheat::ChoosesLate = how {
        let revealing = |fold: &Fold| fold.facts.iter().any(|f| f.starts_with("revealing "));
        ben.until(revealing).await.expect("secrets are asked for");
        let secret = [10; 32];
        let reveal = Ask::Reveal { game, secret };
        ben.ask(reveal).await.expect("Ben's device tells another");
    }
    let over = |fold: &Fold| fold.phase() == Phase::Over;
    ben.until(over).await.expect("the end");
}

/// Anna plays with Ben, whose device cheats. What her page says as it happens, and at the end.
async fn with_a_cheat(how: Cheat) -> (String, String) {
    let server = Server::start().await;
    let chromium = Chromium::start().await;
    let anna = chromium.person(Screen::Phone).await;
    let room = server.room("fuse", &["players 2", "clock 0:10"]).await;
    anna.go_to(&format!("{room}?lang=en")).await;
    anna.comes_in("Anna").await;
    let (host, code) = room
        .trim_start_matches("http://")
        .split_once('/')
        .expect("an address");
    let ben = Client::join(host, Form::Json, code, "Ben").await;
    let mut ben = ben.expect("Ben comes");
    for ask in [Command::Sit(Seat(1)), Command::Ready(true)] {
        ben.ask(ask.into()).await.expect("Ben is ready");
    }
    anna.touch("#ready").await;
    let cheating = tokio::spawn(cheats(ben, how));
    let aside = "[...document.querySelectorAll('.news,.told,.tag')].map(e=>e.textContent).find(t=>t.includes('Ben'))??''";
    anna.until(async || anna.ask::<String>(aside).await.contains("put aside"))
        .await;
    let told = anna.ask(aside).await;
    anna.waits_for_the_end().await;
    cheating.await.expect("Ben plays too");
    let said = said(&anna).await;
    anna.is_content();
    (told, said)
}

#[tokio::test(flavor = "multi_thread")]
async fn a_device_that_withholds_its_secret_is_put_aside_and_named() {
    let (told, said) = with_a_cheat(Cheat::Withholds).await;
    assert!(told.contains("The device of Ben is put aside"), "{told}");
    assert!(said.starts_with("Dice checked: 1 of 2 devices"), "{said}");
    let named = "The device of Ben did not reveal its secret in time";
    assert!(said.contains(named), "{said}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_device_that_chooses_its_secret_late_is_put_aside_and_named() {
    let (told, said) = with_a_cheat(Cheat::ChoosesLate).await;
    assert!(told.contains("The device of Ben is put aside"), "{told}");
    assert!(said.starts_with("Dice checked: 1 of 2 devices"), "{said}");
    let named = "The device of Ben revealed another secret than it committed to";
    assert!(said.contains(named), "{said}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_alone_is_checked_too() {
    let server = Server::start().await;
    let chromium = Chromium::start().await;
    let anna = chromium.person(Screen::Phone).await;
    let solo = "solo?game=fuse&players=1&clock=0:10&now&lang=en";
    anna.go_to(&format!("{}/{solo}", server.address)).await;
    anna.waits_for_the_end().await;
    assert_eq!(said(&anna).await, "Dice checked.");
    anna.is_content();
}

/// A server that swaps its secret after the game: whoever asks it for the record gets another one. Its address.
async fn swaps_its_secret(server: &str) -> String {
    let listener = TcpListener::bind("127.0.0.1:0").await.expect("a port");
    let address = listener.local_addr().expect("an address");
    let server = server.trim_start_matches("http://").to_owned();
    tokio::spawn(async move {
        while let Ok((page, _)) = listener.accept().await {
            let there = TcpStream::connect(&server).await.expect("the server");
            let (mut from_page, mut to_page) = page.into_split();
            let (mut from_server, mut to_server) = there.into_split();
            tokio::spawn(async move { tokio::io::copy(&mut from_page, &mut to_server).await });
            tokio::spawn(async move {
                let mut bytes = vec![0; 65_536];
                while let Ok(length @ 1..) = from_server.read(&mut bytes).await {
                    let told = &mut bytes[..length];
                    let what = b"\nsecret server ";
                    if let Some(place) = told.windows(what.len()).position(|part| part == what) {
                        let digit = &mut told[place + what.len()];
                        *digit = if *digit == b'0' { b'1' } else { b'0' };
                    }
                    if to_page.write_all(told).await.is_err() {
                        break;
                    }
                }
            });
        }
    });
    format!("http://{address}")
}

#[tokio::test(flavor = "multi_thread")]
async fn a_server_that_swaps_its_secret_is_named() {
    let server = Server::start().await;
    let cheat = swaps_its_secret(&server.address).await;
    let chromium = Chromium::start().await;
    let anna = chromium.person(Screen::Phone).await;
    let room = server.room("fuse", &["players 1", "clock 0:10"]).await;
    let room = room.replace(&server.address, &cheat);
    anna.go_to(&format!("{room}?lang=en")).await;
    anna.comes_in("Anna").await;
    anna.begins().await;
    anna.waits_for_the_end().await;
    let said = said(&anna).await;
    assert!(said.contains("The dice were not fair."), "{said}");
    assert!(said.contains("The server changed its secret."), "{said}");
}
