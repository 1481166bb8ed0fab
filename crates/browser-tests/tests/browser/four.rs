//! Four together: two phones, two desktops.

use std::time::Instant;

use crate::GAME;
use crate::support::{Chromium, Screen, Server, binary};

#[tokio::test(flavor = "multi_thread")]
async fn four_friends_open_a_link_and_play_to_the_end() {
    let Some(binary) = binary() else { return };
    let server = Server::start(binary).await;
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
    people[0].go_to(&server.address).await;
    people[0].touch("#new-room").await;
    people[0].types("input[name=name]", "Anna").await;
    people[0].touch("#join").await;
    people[0].sees("#code").await;
    people[0].sees(".seats li.mine:nth-child(1)").await;
    let code = people[0].text("#code").await;
    people[0].screenshot("phone-room").await;
    // Who comes has a seat at once.
    for ((person, name), seat) in people[1..].iter().zip(["Ben", "Cem", "Dora"]).zip(2..) {
        person
            .go_to(&format!("{}/{}", server.address, code.trim()))
            .await;
        person.types("input[name=name]", name).await;
        person.touch("#join").await;
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
    let began = Instant::now();
    let mut handles = Vec::new();
    for (i, person) in people.into_iter().enumerate() {
        let address = server.address.clone();
        handles.push(tokio::spawn(async move {
            let seat = i as u8 + 1;
            let mut moves = 0;
            let mut pictured = false;
            while !person.plays(seat).await {
                assert!(
                    began.elapsed() < GAME,
                    "{seat}: {}",
                    person.text("body").await
                );
                moves += 1;
                // A picture of a moment in which there is something to see.
                let lit = ".own [data-lit]:not([data-lit=''])";
                if !pictured && moves > 25 && person.has(lit).await {
                    person.screenshot(&format!("table-seat-{seat}")).await;
                    pictured = true;
                }
                // One goes through a tunnel.
                if i == 1 && moves == 30 {
                    person.offline(true).await;
                    person.sees(".banner").await;
                    person.screenshot("phone-offline").await;
                    person.offline(false).await;
                }
            }
            person.screenshot(&format!("end-seat-{seat}")).await;
            person.is_content();
            person.asked_only(&address);
            person.text("#total").await
        }));
    }
    let mut totals = Vec::new();
    for handle in handles {
        totals.push(handle.await.expect("a person"));
    }
    assert!(
        !totals[0].is_empty() && totals.iter().all(|total| *total == totals[0]),
        "{totals:?}"
    );
}
