//! The page in a real browser, by what a person would touch: alone without any network, and four together.

mod support;

use std::time::{Duration, Instant};

use support::{Chromium, Screen, Server, binary};

/// A whole game takes less than this.
const GAME: Duration = Duration::from_secs(240);

#[tokio::test(flavor = "multi_thread")]
async fn a_lone_player_plays_to_the_end_without_a_network_and_through_a_reload() {
    let Some(binary) = binary() else { return };
    let server = Server::start(binary).await;
    let chromium = Chromium::start().await;
    let anna = chromium.person(Screen::Phone).await;
    anna.go_to(&server.address).await;
    anna.screenshot("phone-start").await;
    anna.touch("#play-now").await;
    anna.sees("#ready").await;
    anna.screenshot("phone-solo-lobby").await;
    anna.offline(true).await;
    anna.touch("#ready").await;
    anna.sees("#roll").await;
    for _ in 0..12 {
        anna.plays(1).await;
    }
    anna.screenshot("phone-solo-table").await;
    anna.is_content();
    // A closed tab: the game goes on where it was, though not before the count-in.
    anna.offline(false).await;
    anna.page.reload().await.expect("a reload");
    anna.sees("#clock").await;
    anna.offline(true).await;
    let began = Instant::now();
    while !anna.plays(1).await {
        assert!(began.elapsed() < GAME, "{}", anna.text("body").await);
    }
    anna.screenshot("phone-solo-end").await;
    let total: i32 = anna.text("#total").await.trim().parse().expect("points");
    assert!(total > 0, "{total}");
    anna.is_content();
}

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
        handles.push(tokio::spawn(async move {
            let seat = i as u8 + 1;
            let mut moves = 0;
            while !person.plays(seat).await {
                assert!(
                    began.elapsed() < GAME,
                    "{seat}: {}",
                    person.text("body").await
                );
                moves += 1;
                if moves == 20 {
                    person.screenshot(&format!("table-seat-{seat}")).await;
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
