//! Pictures of the states that were designed, under the names of their designs.

use std::time::Duration;

use crate::person::Person;
use crate::play::{DICE, HELD, LIT};
use crate::support::{Chromium, Screen, Server};

/// The sizes of a picture: what its name ends in, the screen, and how fine it is.
const SIZES: [(&str, Screen, u8); 3] = [
    ("phone", Screen::Phone, 2),
    ("phone-360", Screen::SmallPhone, 2),
    ("desktop", Screen::Desktop, 1),
];

/// Takes a picture in every size.
async fn pictures(person: &Person, state: &str) {
    for (end, screen, points) in SIZES {
        person.resizes_finely(screen, points).await;
        // What has just been drawn may still fade in.
        tokio::time::sleep(Duration::from_millis(400)).await;
        person.screenshot(&format!("{state}-{end}")).await;
    }
    person.resizes(Screen::Phone).await;
}

/// Somebody with bots at a table of the server, with these options.
async fn at_table(chromium: &Chromium, server: &Server, options: &[&str], players: u8) -> Person {
    let plain = server.address.trim_start_matches("http://");
    let room = klaxon_client::http::open_room(plain, "fuse", options).await;
    let anna = chromium.person(Screen::Phone).await;
    anna.go_to(&format!("{}/{}", server.address, room.expect("a room")))
        .await;
    anna.comes_in("Ada").await;
    for seat in 2..=players {
        anna.adds_a_bot(seat).await;
    }
    anna
}

/// Plays until something is to be seen; false if the game ends before.
async fn plays_until(anna: &Person, selector: &str) -> bool {
    while !anna.has(selector).await {
        if anna.plays(1).await {
            return false;
        }
    }
    true
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "pictures, not a test: cargo xtask look"]
async fn pictures_of_doors() {
    let server = Server::start().await;
    let chromium = Chromium::start().await;
    let anna = chromium.person(Screen::Phone).await;
    anna.go_to(&server.address).await;
    pictures(&anna, "start").await;
    let anna = at_table(&chromium, &server, &["players 4"], 2).await;
    pictures(&anna, "lobby").await;
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "pictures, not a test: cargo xtask look"]
async fn pictures_of_the_table() {
    let server = Server::start().await;
    let chromium = Chromium::start().await;
    let anna = at_table(&chromium, &server, &["players 4"], 4).await;
    anna.begins().await;
    for _ in 0..20 {
        anna.plays(1).await;
    }
    plays_until(&anna, LIT).await;
    anna.touch("#pause").await;
    anna.sees("#go-on").await;
    pictures(&anna, "table-paused").await;
    anna.goes_on().await;
    plays_until(&anna, LIT).await;
    pictures(&anna, "table").await;
    if plays_until(&anna, ".choosable").await {
        pictures(&anna, "choose").await;
    }
    if plays_until(&anna, "[data-state=return]").await {
        pictures(&anna, "table-return").await;
    }
    if plays_until(&anna, DICE).await {
        anna.offline(true).await;
        anna.sees(".banner").await;
        pictures(&anna, "table-offline").await;
        anna.offline(false).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "pictures, not a test: cargo xtask look"]
async fn pictures_of_the_other_tables() {
    let server = Server::start().await;
    let chromium = Chromium::start().await;
    for (players, state) in [(1, "table-solo"), (5, "table-five")] {
        let options = format!("players {players}");
        let anna = at_table(&chromium, &server, &[&options], players).await;
        anna.begins().await;
        for _ in 0..14 {
            anna.plays(1).await;
        }
        plays_until(&anna, LIT).await;
        pictures(&anna, state).await;
    }
    let anna = at_table(&chromium, &server, &["players 4", "clock 0:30"], 4).await;
    anna.begins().await;
    anna.sees("[data-time=ten]").await;
    pictures(&anna, "table-ten").await;
    anna.sees("main.end").await;
    tokio::time::sleep(Duration::from_secs(2)).await;
    pictures(&anna, "end-lost").await;
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "pictures, not a test: cargo xtask look"]
async fn pictures_of_a_refusal_and_other_lights() {
    let server = Server::start().await;
    let chromium = Chromium::start().await;
    let anna = at_table(&chromium, &server, &["players 2"], 2).await;
    anna.begins().await;
    plays_until(&anna, HELD).await;
    for theme in ["light", "contrast", "dark"] {
        let put_on = format!("document.documentElement.dataset.theme='{theme}'");
        anna.ask::<String>(&put_on).await;
        anna.resizes_finely(Screen::Phone, 2).await;
        anna.screenshot(&format!("table-phone-{theme}")).await;
    }
    for (end, screen, points) in SIZES {
        anna.resizes_finely(screen, points).await;
        plays_until(&anna, HELD).await;
        anna.touch(".hand .mod:not([data-lit~='0']) [data-space='0'] .sock")
            .await;
        anna.screenshot(&format!("table-refused-{end}")).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "pictures, not a test: cargo xtask look"]
async fn pictures_of_a_television() {
    let server = Server::start().await;
    let chromium = Chromium::start().await;
    let anna = at_table(&chromium, &server, &["players 4"], 4).await;
    let screen = chromium.person(Screen::Television).await;
    let code: String = anna.ask("location.pathname").await;
    screen
        .go_to(&format!("{}{code}?screen", server.address))
        .await;
    screen.sees(".lob.big").await;
    anna.looks().await;
    anna.begins().await;
    for _ in 0..20 {
        anna.plays(1).await;
    }
    screen.screenshot("tv").await;
}
