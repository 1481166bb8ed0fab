//! Pictures of the states that were designed, of the page and of the designs, under the same names.

use std::time::{Duration, Instant};

use crate::person::Person;
use crate::play::{DICE, HELD, LIT};
use crate::support::{Chromium, Screen, Server};

/// The sizes of a picture: what its name ends in, the screen, and how fine it is.
const SIZES: [(&str, Screen, u8); 3] = [
    ("phone", Screen::Phone, 2),
    ("phone-360", Screen::SmallPhone, 2),
    ("desktop", Screen::Desktop, 1),
];

/// The states, and what shows them in a folder of designs.
const DESIGNS: [(&str, &str); 18] = [
    ("start", "start.html"),
    ("lobby", "lobby.html"),
    ("table", "table.html"),
    ("table-light", "table.html?theme=light"),
    ("table-contrast", "table.html?theme=contrast"),
    ("table-solo", "table.html?players=1"),
    ("table-five", "table.html?players=5"),
    ("table-half", "table.html?time=half"),
    ("table-last", "table.html?time=last"),
    ("table-thirty", "table.html?time=thirty"),
    ("table-ten", "table.html?time=ten"),
    ("table-choose", "table.html?state=choose"),
    ("table-return", "table.html?state=return"),
    ("table-refused", "table.html?state=refused"),
    ("table-paused", "table.html?state=paused"),
    ("table-offline", "table.html?state=offline"),
    ("end-won", "end-won.html"),
    ("end-lost", "end-lost.html"),
];

/// A space of one's own that is free and dark: it says no.
pub(crate) const DARK: &str = r#"(()=>{for(const plate of document.querySelectorAll('.hand .mod')){
const lit=(plate.dataset.lit||'').split(' ');
for(const space of plate.querySelectorAll('[data-space]:not(.full)'))
if(space.querySelector('.sock')&&space.getBoundingClientRect().width&&!lit.includes(space.dataset.space))
return `.hand [data-card="${plate.dataset.card}"] [data-space="${space.dataset.space}"] .sock`}return ''})()"#;

/// Takes a picture in every size.
async fn pictures(person: &Person, state: &str) {
    for (end, screen, points) in SIZES {
        person.resizes_finely(screen, points).await;
        // What has just been drawn may still fade in.
        tokio::time::sleep(Duration::from_millis(350)).await;
        person.screenshot(&format!("{state}-{end}")).await;
    }
    person.resizes(Screen::Phone).await;
}

/// Somebody with bots at a table of the server, with these options.
async fn at_table(chromium: &Chromium, server: &Server, options: &[&str], players: u8) -> Person {
    let plain = server.address.trim_start_matches("http://");
    let seats = format!("players {players}");
    let options = [options, &[&seats]].concat();
    let room = klaxon_client::http::open_room(plain, "fuse", &options).await;
    let anna = chromium.person(Screen::Phone).await;
    anna.go_to(&format!("{}/{}", server.address, room.expect("a room")))
        .await;
    anna.comes_in("Anna").await;
    for seat in 2..=players {
        anna.adds_a_bot(seat).await;
    }
    anna
}

/// Plays so many steps, and on until something is to be seen; false if the game ends before.
async fn plays_until(anna: &Person, steps: u32, selector: &str) -> bool {
    for _ in 0..steps {
        anna.plays(1).await;
    }
    while !anna.has(selector).await {
        if anna.plays(1).await {
            return false;
        }
    }
    true
}

/// Does nothing until something is to be seen: longer than patience is.
async fn waits_for(anna: &Person, selector: &str) {
    let began = Instant::now();
    while !anna.has(selector).await {
        assert!(began.elapsed() < Duration::from_secs(90), "{selector}");
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "pictures, not a test: cargo xtask look"]
async fn pictures_of_designs() {
    let Some(folder) = std::env::var_os("KLAXON_DESIGNS") else {
        return;
    };
    let folder = std::fs::canonicalize(folder).expect("a folder");
    let chromium = Chromium::start().await;
    let eyes = chromium.person(Screen::Phone).await;
    for (state, file) in DESIGNS {
        eyes.go_to(&format!("file://{}/{file}", folder.display()))
            .await;
        pictures(&eyes, &format!("../design/{state}")).await;
    }
    eyes.resizes(Screen::Television).await;
    eyes.go_to(&format!("file://{}/tv.html", folder.display()))
        .await;
    eyes.screenshot("../design/television").await;
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "pictures, not a test: cargo xtask look"]
async fn pictures_of_doors() {
    let server = Server::start().await;
    let chromium = Chromium::start().await;
    let anna = chromium.person(Screen::Phone).await;
    anna.go_to(&server.address).await;
    pictures(&anna, "start").await;
    let anna = at_table(&chromium, &server, &[], 4).await;
    anna.has_seat(4, "stand").await;
    anna.sees(".seats li:nth-child(4) .bot").await;
    pictures(&anna, "lobby").await;
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "pictures, not a test: cargo xtask look"]
async fn pictures_of_the_table() {
    let server = Server::start().await;
    let chromium = Chromium::start().await;
    let anna = at_table(&chromium, &server, &[], 4).await;
    anna.begins().await;
    plays_until(&anna, 12, LIT).await;
    pictures(&anna, "table").await;
    for theme in ["light", "contrast"] {
        plays_until(&anna, 1, LIT).await;
        let put_on = format!("document.documentElement.dataset.theme='{theme}'");
        anna.ask::<String>(&put_on).await;
        pictures(&anna, &format!("table-{theme}")).await;
    }
    anna.ask::<String>("document.documentElement.dataset.theme='dark'")
        .await;
    if plays_until(&anna, 1, ".choosable").await {
        pictures(&anna, "table-choose").await;
    }
    plays_until(&anna, 1, LIT).await;
    anna.touch("#pause").await;
    anna.sees("#go-on").await;
    pictures(&anna, "table-paused").await;
    anna.goes_on().await;
    plays_until(&anna, 0, DICE).await;
    anna.offline(true).await;
    anna.sees(".banner").await;
    pictures(&anna, "table-offline").await;
    anna.offline(false).await;
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "pictures, not a test: cargo xtask look"]
async fn pictures_of_a_fuse_card() {
    let server = Server::start().await;
    let chromium = Chromium::start().await;
    let options = ["difficulty elite", "fuse-cards 11"];
    let anna = at_table(&chromium, &server, &options, 4).await;
    anna.chooses("pace", "700").await;
    anna.begins().await;
    if plays_until(&anna, 0, "[data-state=return]").await {
        pictures(&anna, "table-return").await;
    }
    if plays_until(&anna, 0, ".band").await {
        anna.screenshot("table-stage-phone").await;
    }
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "pictures, not a test: cargo xtask look"]
async fn pictures_of_other_crews_and_a_win() {
    let server = Server::start().await;
    let chromium = Chromium::start().await;
    for (players, state) in [(1, "table-solo"), (5, "table-five")] {
        let anna = at_table(&chromium, &server, &[], players).await;
        anna.begins().await;
        plays_until(&anna, 14, LIT).await;
        pictures(&anna, state).await;
    }
    let anna = at_table(&chromium, &server, &["difficulty training"], 4).await;
    anna.chooses("pace", "700").await;
    anna.begins().await;
    plays_until(&anna, 0, "main.end").await;
    tokio::time::sleep(Duration::from_secs(2)).await;
    let word = if anna.has(".end.won").await {
        "end-won"
    } else {
        "end-lost-early"
    };
    pictures(&anna, word).await;
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "pictures, not a test: cargo xtask look"]
async fn pictures_of_the_last_minute_and_a_loss() {
    let server = Server::start().await;
    let chromium = Chromium::start().await;
    let anna = at_table(&chromium, &server, &["clock 2:10"], 4).await;
    anna.chooses("pace", "700").await;
    anna.begins().await;
    for _ in 0..150 {
        anna.plays(1).await;
    }
    for part in ["half", "last", "thirty", "ten"] {
        // Nobody plays meanwhile: a quick crew would be done before.
        waits_for(&anna, &format!("[data-time={part}]")).await;
        // A die in the hand, if one fits in time.
        for _ in 0..6 {
            if anna.has(LIT).await {
                break;
            }
            anna.plays(1).await;
        }
        pictures(&anna, &format!("table-{part}")).await;
    }
    waits_for(&anna, "main.end").await;
    tokio::time::sleep(Duration::from_secs(2)).await;
    pictures(&anna, "end-lost").await;
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "pictures, not a test: cargo xtask look"]
async fn pictures_of_a_refusal() {
    let server = Server::start().await;
    let chromium = Chromium::start().await;
    let anna = at_table(&chromium, &server, &["clock none"], 2).await;
    anna.begins().await;
    for (end, screen, points) in SIZES {
        anna.resizes_finely(screen, points).await;
        let mut dark = String::new();
        for _ in 0..60 {
            plays_until(&anna, 0, HELD).await;
            dark = anna.ask(DARK).await;
            if !dark.is_empty() {
                break;
            }
            anna.plays(1).await;
        }
        anna.touch(&dark).await;
        tokio::time::sleep(Duration::from_millis(250)).await;
        anna.screenshot(&format!("table-refused-{end}")).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "pictures, not a test: cargo xtask look"]
async fn pictures_of_a_television() {
    let server = Server::start().await;
    let chromium = Chromium::start().await;
    let anna = at_table(&chromium, &server, &["clock 1:40"], 4).await;
    let screen = chromium.person(Screen::Television).await;
    let code: String = anna.ask("location.pathname").await;
    screen
        .go_to(&format!("{}{code}?screen", server.address))
        .await;
    screen.sees(".lob.big").await;
    screen.screenshot("television-lobby").await;
    anna.looks().await;
    anna.begins().await;
    plays_until(&anna, 0, "[data-time=last]").await;
    plays_until(&anna, 0, DICE).await;
    screen.screenshot("television").await;
    anna.looks().await;
    plays_until(&anna, 0, "main.end").await;
    tokio::time::sleep(Duration::from_secs(2)).await;
    screen.screenshot("television-end").await;
}
