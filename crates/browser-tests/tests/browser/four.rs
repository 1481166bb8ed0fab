//! Four together: two phones, two desktops.

use futures_util::future::join_all;

use crate::person::Person;
use crate::play::LIT;
use crate::support::{Chromium, Screen, Server};

#[tokio::test(flavor = "multi_thread")]
async fn four_friends_open_a_link_and_play_to_the_end() {
    let server = Server::start().await;
    let chromium = Chromium::start().await;
    let screens = [
        Screen::Phone,
        Screen::Phone,
        Screen::Desktop,
        Screen::Desktop,
    ];
    let mut people = Vec::new();
    for screen in screens {
        people.push(chromium.person(screen).await);
    }
    let room = people[0].opens_a_room(&server, "4", "Anna").await;
    people[0].sees(".seats li.mine:nth-child(1)").await;
    people[0].chooses("difficulty", "training").await;
    people[0].screenshot("phone-room").await;
    // Who comes has a seat at once.
    for ((person, name), seat) in people[1..].iter().zip(["Ben", "Cem", "Dora"]).zip(2..) {
        person.go_to(&room).await;
        person.comes_in(name).await;
        person
            .sees(&format!(".seats li.mine:nth-child({seat})"))
            .await;
    }
    people[2].screenshot("desktop-room").await;
    for person in &people {
        person.touch("#ready").await;
    }
    for person in &people {
        person.sees("#clock").await;
    }
    let games = people
        .iter()
        .zip(1..)
        .map(|(person, seat)| plays(person, seat));
    let totals = join_all(games).await;
    for person in &people {
        person.asked_only(&server.address);
    }
    assert!(
        !totals[0].is_empty() && totals.iter().all(|total| *total == totals[0]),
        "{totals:?}"
    );
}

/// Somebody plays to the end; the points that they are told then.
async fn plays(person: &Person, seat: u8) -> String {
    let mut pictured = false;
    let step = async |steps| {
        // A picture of a moment in which there is something to see.
        if !pictured && steps > 25 && person.has(LIT).await {
            person.screenshot(&format!("table-seat-{seat}")).await;
            pictured = true;
        }
        // One goes through a tunnel.
        if seat == 2 && steps == 30 {
            person.offline(true).await;
            person.sees(".banner").await;
            person.screenshot("phone-offline").await;
            person.offline(false).await;
        }
    };
    person.plays_to_the_end(seat, step).await;
    person.screenshot(&format!("end-seat-{seat}")).await;
    person.is_content();
    person.text("#total").await
}
