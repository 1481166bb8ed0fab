//! All set-ups: what is chosen in the room is what is played.

use std::time::Instant;

use crate::GAME;
use crate::support::{Chromium, Person, Screen, Server, binary};

async fn lobby(chromium: &Chromium, server: &Server, screen: Screen) -> Person {
    let anna = chromium.person(screen).await;
    anna.go_to(&format!("{}/solo", server.address)).await;
    anna.sees("#ready").await;
    anna.touch("summary").await;
    anna
}

#[tokio::test(flavor = "multi_thread")]
async fn a_team_makes_up_its_deck_and_plays_it_from_stacks_to_the_end() {
    let Some(binary) = binary() else { return };
    let server = Server::start(binary).await;
    let chromium = Chromium::start().await;
    let anna = lobby(&chromium, &server, Screen::Phone).await;
    anna.screenshot("phone-options").await;
    anna.chooses("#choose-layout", "we choose, in s").await;
    anna.chooses("#choose-sixes", "Yes").await;
    anna.chooses("#choose-difficulty", "Training").await;
    anna.touch("#ready").await;
    anna.sees("#compose").await;
    anna.gone(".count.over").await;
    anna.screenshot("phone-compose").await;
    // One fewer is too few; one more is right again.
    anna.touch(".compose li:nth-child(1) button:nth-of-type(1)")
        .await;
    anna.sees("#compose:disabled").await;
    anna.touch(".compose li:nth-child(1) button:nth-of-type(2)")
        .await;
    anna.sees("#compose:enabled").await;
    let began = Instant::now();
    while !anna.plays(1).await {
        assert!(began.elapsed() < GAME, "{}", anna.text("body").await);
    }
    anna.is_content();
}

#[tokio::test(flavor = "multi_thread")]
async fn with_steady_hands_a_die_on_top_of_another_sways() {
    let Some(binary) = binary() else { return };
    let server = Server::start(binary).await;
    let chromium = Chromium::start().await;
    let anna = lobby(&chromium, &server, Screen::Desktop).await;
    anna.chooses("#choose-steady-hands", "Yes").await;
    anna.touch("#ready").await;
    anna.sees("#roll").await;
    anna.gone(".count.over").await;
    let began = Instant::now();
    while !anna.has("#steady").await {
        assert!(!anna.plays(1).await, "no die ever stood on another");
        assert!(began.elapsed() < GAME, "{}", anna.text("body").await);
    }
    anna.screenshot("desktop-steady").await;
    anna.touch("#steady").await;
    anna.gone("#steady").await;
    anna.is_content();
}

#[tokio::test(flavor = "multi_thread")]
async fn without_help_nothing_lights_up_and_a_mistake_can_cost_the_card() {
    let Some(binary) = binary() else { return };
    let server = Server::start(binary).await;
    let chromium = Chromium::start().await;
    let anna = lobby(&chromium, &server, Screen::Desktop).await;
    anna.chooses("#choose-help", "none").await;
    anna.chooses("#choose-mistakes", "clear").await;
    anna.chooses("#choose-clock", "no clock").await;
    anna.touch("#ready").await;
    anna.sees("#roll").await;
    anna.gone(".count.over").await;
    assert_eq!(anna.text("#clock").await, "∞");
    anna.touch("#roll").await;
    anna.sees(".tray .die").await;
    assert!(!anna.has(".tray .mark").await);
    let before: usize = anna
        .ask("document.querySelectorAll('.tray .die').length")
        .await;
    // Whatever space it is, the die leaves the tray: it lies there, or it was a mistake.
    anna.touch(".tray .die").await;
    anna.sees(".die.held").await;
    assert!(!anna.has(".own [data-lit]:not([data-lit=''])").await);
    anna.touch(".own [data-card=a] [data-space='0']").await;
    anna.until(async || {
        anna.ask::<usize>("document.querySelectorAll('.tray .die').length")
            .await
            < before
            || anna.has(".toast p").await
    })
    .await;
    anna.is_content();
}
