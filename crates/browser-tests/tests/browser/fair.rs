//! What pages find out about the dice.

use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpListener, TcpStream};

use crate::person::Person;
use crate::support::{Chromium, Screen, Server};

const OPTIONS: [&str; 2] = ["players 2", "clock 0:10"];

/// What a page says of the dice, once it does.
async fn said(person: &Person) -> String {
    person.sees("#dice").await;
    person.text("#dice").await
}

#[tokio::test(flavor = "multi_thread")]
async fn two_pages_find_the_dice_fair() {
    let server = Server::start().await;
    let chromium = Chromium::start().await;
    let (anna, ben) = (
        chromium.person(Screen::Phone).await,
        chromium.person(Screen::Desktop).await,
    );
    let room = server.room("fuse", &OPTIONS).await;
    for (person, name) in [(&anna, "Anna"), (&ben, "Ben")] {
        person.go_to(&format!("{room}?lang=en")).await;
        person.comes_in(name).await;
    }
    anna.touch("#ready").await;
    ben.touch("#ready").await;
    for person in [&anna, &ben] {
        person.waits_for_the_end().await;
        assert_eq!(
            said(person).await,
            "Dice checked: 2 of 2 devices had a share in them."
        );
        person.is_content();
    }
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
