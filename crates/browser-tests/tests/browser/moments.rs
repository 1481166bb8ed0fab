//! A game of four, watched live by a fifth and then from its address by a sixth: every moment is the same.

use std::collections::BTreeMap;

use futures_util::future::join_all;

use crate::fair::said;
use crate::person::Person;
use crate::support::{Chromium, Screen, Server};

/// What lies on the table now, in a few digits: the cards with their dice, the dice in the tray, and the row.
const TABLE: &str = "(()=>{const parts=['.pls article .in','.tray .d4','.rackw'].map(one=>\
    [...document.querySelectorAll('main.table '+one)].map(e=>e.innerHTML).join());\
    let sum=0;for(const letter of parts.join('|'))sum=(Math.imul(sum,31)+letter.charCodeAt())|0;return sum})";

/// Notes what lies on the table at each moment that is shown, for as long as the game goes on.
async fn notes_every_moment(person: &Person) {
    let notes = format!(
        "(()=>{{const table={TABLE};window.noted={{}};const note=()=>{{const bar=document.querySelector('#replay[data-tape=live]');\
         if(bar)noted[bar.dataset.moment]=table()}};new MutationObserver(()=>setTimeout(note)).observe(document.documentElement,\
         {{subtree:true,childList:true,attributes:true,characterData:true}});return true}})()"
    );
    assert!(person.ask::<bool>(&notes).await);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_of_four_is_the_same_for_a_fifth_who_watches_and_a_sixth_who_watches_it_again() {
    let server = Server::start().await;
    let chromium = Chromium::start().await;
    let room = server.room("fuse", &["players 4", "clock 0:20"]).await;
    let mut people = Vec::new();
    for (screen, name) in [
        (Screen::Phone, "Anna"),
        (Screen::Desktop, "Ben"),
        (Screen::Phone, "Cem"),
        (Screen::Desktop, "Dora"),
    ] {
        let person = chromium.person(screen).await;
        person.go_to(&format!("{room}?lang=en")).await;
        person.comes_in(name).await;
        people.push(person);
    }
    // There is no seat left for Eve.
    let eve = chromium.person(Screen::Desktop).await;
    eve.go_to(&format!("{room}?lang=en")).await;
    eve.types("input[name=name]", "Eve").await;
    eve.touch("#join").await;
    eve.sees(".seats li:nth-child(4)").await;
    notes_every_moment(&eve).await;
    for person in &people {
        person.touch("#ready").await;
    }
    let games = people.iter().zip(1..);
    let games = games.map(|(person, seat)| person.plays_to_the_end(seat, async |_| ()));
    join_all(games).await;
    for person in &people {
        assert_eq!(
            said(person).await,
            "Dice checked: 4 of 4 devices had a share in them."
        );
        person.is_content();
    }
    let noted: BTreeMap<usize, i32> = eve.ask("window.noted").await;
    eve.is_content();
    // One of them shows the record to a friend.
    people[0].touch("#watch-replay").await;
    people[0].is_at(0).await;
    let address: String = people[0].ask("location.href").await;
    let finn = chromium.person(Screen::Desktop).await;
    finn.go_to(&address).await;
    finn.is_at(0).await;
    let (_, last) = finn.moment().await;
    // Two that come together may be one to Eve's eyes; most she saw.
    assert!(
        last > 20 && noted.len() * 2 > last,
        "{} of {last}",
        noted.len()
    );
    let table = format!("{TABLE}()");
    for moment in 0..=last {
        if moment > 0 {
            finn.presses("ArrowRight").await;
            finn.is_at(moment).await;
        }
        if let Some(seen) = noted.get(&moment) {
            finn.until(async || finn.ask::<i32>(&table).await == *seen)
                .await;
        }
    }
    finn.is_content();
}
