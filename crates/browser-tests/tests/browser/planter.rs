//! The bomb-planter game: several people at one table, somebody alone without a network, and a keyboard.

use std::time::{Duration, Instant};

use futures_util::future::join_all;
use serde_json::json;

use crate::GAME;
use crate::everyone::{axe, look};
use crate::person::Person;
use crate::support::{Chromium, Screen, Server};

/// What a person would do next: what they touch, and which key would do the same. Bombs are played early, so that it
/// is soon over.
const NEXT: &str = r#"(()=>{const q=s=>document.querySelector(s);
if(q('main.end'))return ['end','',''];
if(q('.count.over'))return ['wait','',''];
if(q('#show-hand'))return ['do','#show-hand','Enter'];
if(q('#next-round:enabled'))return ['do','#next-round','r'];
const deed=q('#deed')?.dataset.deed,keys={pass:'p',guy:'m',call:'c',bomb:'b'};
if(deed in keys&&(deed!=='bomb'||+q('#worth').innerText>=14))return ['do','#deed',keys[deed]];
const card=q('.hcard.lit:not(.gone)');
if(card)return ['do',`.hcard[data-key="${card.dataset.key}"]`,card.dataset.key];
return ['wait','','']})()"#;

/// How somebody plays.
#[derive(Clone, Copy, PartialEq, Eq)]
enum By {
    Touch,
    Keys,
}

impl Person {
    /// Opens a room for the game on the server; its address.
    async fn opens_planter(server: &Server, options: &[&str]) -> String {
        let plain = server.address.trim_start_matches("http://");
        let room = klaxon_client::http::open_room(plain, "planter", options).await;
        format!("{}/{}", server.address, room.expect("a room"))
    }

    /// Does the next thing; true when the game is over.
    async fn plants(&self, by: By) -> bool {
        let (what, selector, key): (String, String, String) = self.ask(NEXT).await;
        match (what.as_str(), by) {
            ("end", _) => return true,
            ("do", By::Touch) => {
                self.touch(&selector).await;
            }
            ("do", By::Keys) => self.presses(&key).await,
            _ => {}
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
        false
    }

    /// Plays to the end; who won, as it is told then.
    async fn plants_to_the_end(&self, by: By) -> String {
        let began = Instant::now();
        while !self.plants(by).await {
            assert!(began.elapsed() < GAME, "{}", self.text("body").await);
        }
        self.sees("#winner").await;
        self.text("#winner").await
    }

    /// What the memory of the page's program holds, wherever it holds it: how many of its own cards it was told, and the
    /// words that name another's.
    async fn remembers(&self, seat: u8) -> (usize, Vec<String>) {
        let memory = json!({"expression": "WebAssembly.Memory.prototype"});
        let found = self.page.execute("Runtime.evaluate", memory).await;
        let found = found.expect("a prototype");
        let query = json!({"prototypeObjectId": found["result"]["objectId"]});
        let memories = self.page.execute("Runtime.queryObjects", query).await;
        let memories = memories.expect("memories");
        let search = format!(
            "function(){{let own=0;const others=[];for(const memory of this){{\
             const text=new TextDecoder('latin1').decode(new Uint8Array(memory.buffer));\
             for(const [words,seat] of text.matchAll(/(?:dealt|drew) ([1-6]) (?:3|7|10|15|boot|bucket|scissors|extinguisher|guy)(?![a-z0-9])/g))\
             seat=='{seat}'?own++:others.push(words)}}return [own,others]}}"
        );
        let call = json!({
            "objectId": memories["objects"]["objectId"],
            "functionDeclaration": search,
            "returnByValue": true,
        });
        let answer = self.page.execute("Runtime.callFunctionOn", call).await;
        let answer = answer.expect("an answer");
        serde_json::from_value(answer["result"]["value"].clone()).expect("counts")
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn three_people_plant_bombs_against_each_other() {
    let server = Server::start().await;
    let chromium = Chromium::start().await;
    let options = ["players 3", "extras yes", "window 0:01"];
    let room = Person::opens_planter(&server, &options).await;
    let screens = [Screen::Phone, Screen::SmallPhone, Screen::Desktop];
    let mut people = Vec::new();
    for (screen, name) in screens.into_iter().zip(["Anna", "Ben", "Cem"]) {
        let person = chromium.person(screen).await;
        person.go_to(&room).await;
        person.comes_in(name).await;
        people.push(person);
    }
    for person in &people {
        person.touch("#ready").await;
    }
    for person in &people {
        person.sees("main.table.planter .hcard").await;
        person.gone(".count.over").await;
    }
    // A few moves, then everybody looks around.
    for _ in 0..4 {
        join_all(people.iter().map(|person| person.plants(By::Touch))).await;
    }
    for (person, seat) in people.iter().zip(1..) {
        let (own, others) = person.remembers(seat).await;
        assert!(own > 0, "it is no test unless something is remembered");
        assert!(others.is_empty(), "seat {seat} knows {others:?}");
        let hand: usize = person
            .ask("document.querySelectorAll('.hcard').length")
            .await;
        assert_eq!(hand, 7, "a hand of one's own, and no other");
        person.screenshot(&format!("planter-table-{seat}")).await;
    }
    let games = people
        .iter()
        .map(|person| person.plants_to_the_end(By::Touch));
    let winners = join_all(games).await;
    assert!(
        !winners[0].is_empty() && winners.iter().all(|winner| *winner == winners[0]),
        "{winners:?}"
    );
    let mut found = Vec::new();
    look(&people[0], &axe(), "the end", &mut found).await;
    assert!(found.is_empty(), "{}", found.join("\n"));
    people[0].screenshot("planter-end").await;
    for person in &people {
        let places: usize = person
            .ask("document.querySelectorAll('.places li').length")
            .await;
        assert_eq!(places, 3);
        person.is_content();
        person.asked_only(&server.address);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn somebody_alone_plants_bombs_against_bots_without_a_network() {
    let server = Server::start().await;
    let chromium = Chromium::start().await;
    let anna = chromium.person(Screen::SmallPhone).await;
    anna.go_to(&format!("{}/solo?game=planter", server.address))
        .await;
    anna.sees("#ready:enabled").await;
    anna.chooses("pace", "700").await;
    anna.begins().await;
    anna.sees("main.table.planter .hcard").await;
    anna.has_every_part().await;
    anna.offline(true).await;
    let mut found = Vec::new();
    look(&anna, &axe(), "the table", &mut found).await;
    assert!(found.is_empty(), "{}", found.join("\n"));
    anna.plants_to_the_end(By::Touch).await;
    anna.sees(".places li.own").await;
    anna.is_content();
    anna.asked_only(&server.address);
}

/// Somebody plays by keyboard alone, in German, with bots on all other seats.
async fn plays_by_keyboard(players: u8) {
    let server = Server::start().await;
    let chromium = Chromium::start().await;
    let anna = chromium.person(Screen::Desktop).await;
    let options = [
        format!("players {players}"),
        "extras yes".to_owned(),
        "slow-fuse penalty".to_owned(),
        "rounds 2".to_owned(),
    ];
    let options: Vec<&str> = options.iter().map(String::as_str).collect();
    let room = Person::opens_planter(&server, &options).await;
    anna.go_to(&format!("{room}?lang=de")).await;
    anna.comes_in("Anna").await;
    for seat in 2..=players {
        anna.adds_a_bot(seat).await;
    }
    anna.chooses("pace", "700").await;
    anna.touch("#ready").await;
    anna.sees("main.table.planter .hcard").await;
    anna.ask::<bool>("(document.activeElement.blur(),true)")
        .await;
    let winner = anna.plants_to_the_end(By::Keys).await;
    assert!(winner.contains("Punkte"), "{winner}");
    anna.is_content();
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "a chore: cargo xtask browser --all"]
async fn two_and_six_plant_bombs_by_keyboard_in_german() {
    join_all([2, 6].map(plays_by_keyboard)).await;
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "a chore: cargo xtask browser --all"]
async fn a_hand_is_covered_while_a_phone_goes_round() {
    let server = Server::start().await;
    let chromium = Chromium::start().await;
    let anna = chromium.person(Screen::Phone).await;
    let room = Person::opens_planter(&server, &["players 3"]).await;
    anna.go_to(&room).await;
    anna.comes_in("Anna").await;
    anna.has_seat(2, "sit").await;
    anna.sees(".seats li.mine:nth-child(2)").await;
    anna.adds_a_bot(3).await;
    anna.begins().await;
    let began = Instant::now();
    while !anna.has("main.end").await {
        assert!(began.elapsed() < GAME, "{}", anna.text("body").await);
        // Another player's turn covers the hand: nothing of it is in the page.
        if anna.has("#show-hand").await {
            assert!(!anna.has(".hcard").await);
            anna.touch("#show-hand").await;
            anna.sees(".hcard, main.end").await;
        }
        anna.plants(By::Touch).await;
    }
    anna.is_content();
}
