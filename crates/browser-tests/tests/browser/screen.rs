//! The big screen in the middle of the table, and the page in German.

use crate::support::{Chromium, Screen, Server};

#[tokio::test(flavor = "multi_thread")]
async fn a_big_screen_shows_the_room_and_takes_no_seat() {
    let server = Server::start().await;
    let chromium = Chromium::start().await;
    let anna = chromium.person(Screen::Phone).await;
    let screen = chromium.person(Screen::Television).await;
    let room = anna.opens_a_room(&server, "2", "Anna").await;
    screen.go_to(&format!("{room}?screen")).await;
    screen.sees(".lob.big #code").await;
    screen.screenshot("television-room").await;
    anna.adds_a_bot(2).await;
    anna.touch("#ready").await;
    screen.sees(".table.tv").await;
    screen.gone(".count.over").await;
    for _ in 0..20 {
        anna.plays(1).await;
    }
    screen.sees(".pl:nth-child(2) .mod").await;
    assert!(
        !screen.has(".hand").await && !screen.has("#roll").await && !screen.has("#pause").await
    );
    screen.screenshot("television-table").await;
    for person in [&anna, &screen] {
        person.is_content();
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn everything_is_said_in_german() {
    let server = Server::start().await;
    let chromium = Chromium::start().await;
    let anna = chromium.person(Screen::Phone).await;
    anna.go_to(&format!("{}/?lang=de", server.address)).await;
    anna.screenshot("phone-start-german").await;
    assert_eq!(anna.text("#play-now").await, "Jetzt spielen");
    anna.touch("#new-room").await;
    anna.comes_in("Änne").await;
    assert_eq!(
        anna.ask::<String>("document.documentElement.lang").await,
        "de"
    );
    assert!(anna.text("#ready").await.starts_with("Bereit"));
    anna.touch("details.more>summary").await;
    anna.screenshot("phone-options-german").await;
    for seat in 2..=4 {
        anna.adds_a_bot(seat).await;
    }
    anna.touch("#ready").await;
    anna.sees("#roll").await;
    anna.gone(".count.over").await;
    assert_eq!(anna.text("#roll").await, "Würfeln");
    for _ in 0..8 {
        anna.plays(1).await;
    }
    anna.screenshot("phone-table-german").await;
    let text = anna.text("body").await;
    assert!(!text.contains('⟨'), "a text is missing: {text}");
    anna.is_content();
}
