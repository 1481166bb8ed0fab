//! The bomb-planter game: several people at one table, somebody alone without a network, and a keyboard.

use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use futures_util::future::join_all;
use klaxon_proto::{Form, Told};
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

    /// Lets the page's program be looked into, from its start on; everything that it is told from then on.
    async fn is_looked_into(&self) -> Arc<Mutex<String>> {
        let script = json!({"source": KEEP_MEMORY});
        self.does("Page.addScriptToEvaluateOnNewDocument", script)
            .await;
        let told = Arc::<Mutex<String>>::default();
        let kept = Arc::clone(&told);
        let mut known = Told::default();
        self.page
            .on("Network.webSocketFrameReceived", move |event| {
                let payload = event["response"]["payloadData"].as_str().expect("bytes");
                let bytes = data_encoding::BASE64.decode(payload.as_bytes());
                let bytes = bytes.expect("base64");
                let read = Form::Binary.read_reply(&bytes, &mut known);
                let mut kept = kept.lock().expect("a text");
                kept.extend(bytes.into_iter().map(char::from));
                kept.extend(read.map(|reply| format!("{reply:?}")));
            });
        told
    }

    /// Everything that the memory of the page's program holds now.
    async fn remembers(&self) -> String {
        self.ask("self.memories.map(m=>new TextDecoder('latin1').decode(new Uint8Array(m.buffer))).join('').replace(/[^ -~]+/g,'~')")
            .await
    }
}

/// Keeps the memory of every program that the page starts.
const KEEP_MEMORY: &str = r#"for(const name of ['instantiate','instantiateStreaming']){const own=WebAssembly[name];
WebAssembly[name]=(...given)=>own.apply(WebAssembly,given).then(made=>{
const {memory}=(made.instance||made).exports;if(memory)(self.memories??=[]).push(memory);return made})}"#;

/// The cards that a text tells of as dealt to a seat or drawn by it.
fn cards_of(seat: u8, text: &str) -> Vec<String> {
    const CARDS: [&str; 9] = [
        "10",
        "15",
        "3",
        "7",
        "boot",
        "bucket",
        "scissors",
        "extinguisher",
        "guy",
    ];
    let words = ["dealt", "drew"].map(|word| format!("{word} {seat} "));
    let told = words.iter().flat_map(|word| text.split(word).skip(1));
    let cards = told.filter_map(|rest| CARDS.iter().find(|card| rest.starts_with(**card)));
    cards.map(|card| (*card).to_owned()).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn three_people_plant_bombs_against_each_other() {
    let server = Server::start().await;
    let chromium = Chromium::start().await;
    let options = ["players 3", "extras yes", "window 0:01"];
    let room = Person::opens_planter(&server, &options).await;
    let screens = [Screen::Phone, Screen::SmallPhone, Screen::Desktop];
    let (mut people, mut told) = (Vec::new(), Vec::new());
    for (screen, name) in screens.into_iter().zip(["Anna", "Ben", "Cem"]) {
        let person = chromium.person(screen).await;
        told.push(person.is_looked_into().await);
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
        let memory = person.remembers().await;
        assert!(memory.contains("Anna"), "the memory is the right one");
        for other in (1..=3).filter(|other| *other != seat) {
            assert_eq!(cards_of(other, &memory), [""; 0], "seat {seat} knows");
        }
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
    // Whatever a page was told from the first word to the last: of the cards in hands only its own.
    for (told, seat) in told.iter().zip(1..) {
        let told = told.lock().expect("a text");
        assert!(cards_of(seat, &told).len() >= 7, "its own hand");
        for other in (1..=3).filter(|other| *other != seat) {
            assert_eq!(cards_of(other, &told), [""; 0], "seat {seat} was told");
        }
    }
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
    anna.chooses("players", "2").await;
    anna.gone(".seats li:nth-child(3)").await;
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

/// What does not fit on a phone: whatever scrolls or lies outside, and cards that a finger would miss. Only the fan may
/// reach over the lower edge.
const MISFITS: &str = r#"(()=>{const bad=[],root=document.scrollingElement,wide=innerWidth+1,high=innerHeight+1;
if(root.scrollHeight>high||root.scrollWidth>wide)bad.push(`the page scrolls: ${root.scrollWidth} x ${root.scrollHeight}`);
const name=e=>`${e.tagName.toLowerCase()}${e.id?'#'+e.id:''}.${[...e.classList].join('.')}`;
for(const e of document.querySelectorAll('main.planter *')){if(e.closest('svg,.fan,.stage,.vh,.lit0')||!e.checkVisibility())continue;
const r=e.getBoundingClientRect();if(r.width&&r.height&&(r.left<-1||r.top<-1||r.right>wide||r.bottom>high))bad.push(`${name(e)} is outside: ${[r.left,r.top,r.right,r.bottom].map(Math.round)}`)}
for(const card of document.querySelectorAll('.hcard')){const r=card.getBoundingClientRect();let seen=0;
for(let x=Math.max(r.left,0);x<Math.min(r.right,innerWidth);x+=2)if(card.contains(document.elementFromPoint(x,r.top+r.height/2)))seen+=2;
if(seen<40)bad.push(`card ${card.dataset.key} shows ${seen}`)}
for(const e of document.querySelectorAll('main.planter :is(#deed,.opp,.tools .key)')){const r=e.getBoundingClientRect();
if(r.width&&(r.width<43.5||r.height<43.5))bad.push(`${name(e)} is small: ${Math.round(r.width)} x ${Math.round(r.height)}`)}
return [...new Set(bad)].slice(0,12)})()"#;

/// What does not fit at a table for so many.
async fn misfits(players: u8) -> Vec<String> {
    let server = Server::start().await;
    let chromium = Chromium::start().await;
    let anna = chromium.person(Screen::Phone).await;
    let options = [format!("players {players}"), "extras yes".to_owned()];
    let options: Vec<&str> = options.iter().map(String::as_str).collect();
    let room = Person::opens_planter(&server, &options).await;
    anna.go_to(&format!("{room}?lang=de")).await;
    anna.comes_in("Anna").await;
    for seat in 2..=players {
        anna.adds_a_bot(seat).await;
    }
    anna.begins().await;
    let mut complaints = Vec::new();
    for step in 0..60 {
        if anna.has("main.end").await {
            break;
        }
        for screen in [Screen::Phone, Screen::SmallPhone] {
            anna.resizes(screen).await;
            let misfits: Vec<String> = anna.ask(MISFITS).await;
            let misfits = misfits.into_iter();
            let misfits = misfits.map(|what| format!("{players} players, {screen:?}: {what}"));
            let new: Vec<String> = misfits.filter(|what| !complaints.contains(what)).collect();
            if !new.is_empty() {
                let name = format!("planter-misfit-{players}-{screen:?}-{step}");
                anna.screenshot(&name).await;
            }
            complaints.extend(new);
        }
        // Nobody but the bots plays a bomb: the fuse gets long.
        anna.touch(".hcard.lit").await;
        tokio::time::sleep(Duration::from_millis(400)).await;
    }
    anna.is_content();
    complaints
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "a chore: cargo xtask browser --all"]
async fn nothing_scrolls_while_bombs_are_planted() {
    let misfits = join_all((2..=6).map(misfits)).await.concat();
    assert!(misfits.is_empty(), "{}", misfits.join("\n"));
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
            anna.screenshot("planter-cover").await;
            anna.touch("#show-hand").await;
            anna.sees(".hcard, main.end").await;
        }
        anna.plants(By::Touch).await;
    }
    anna.is_content();
}
