//! All set-ups: what is chosen in the room is what is played.

use std::time::Instant;

use crate::GAME;
use crate::person::Person;
use crate::play::{DICE, HELD, LIT};
use crate::support::{Chromium, Screen, Server};

async fn lobby(chromium: &Chromium, server: &Server, screen: Screen) -> Person {
    let anna = chromium.person(screen).await;
    anna.opens_a_tab_room(server).await;
    anna.touch("details.more>summary").await;
    anna
}

#[tokio::test(flavor = "multi_thread")]
async fn a_team_makes_up_its_deck_and_plays_it_from_stacks_to_the_end() {
    let server = Server::start().await;
    let chromium = Chromium::start().await;
    let anna = lobby(&chromium, &server, Screen::Phone).await;
    anna.screenshot("phone-options").await;
    anna.chooses("layout", "stacks later").await;
    anna.chooses("sixes", "yes").await;
    anna.chooses("difficulty", "training").await;
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
    anna.plays_to_the_end(1, async |_| {}).await;
    anna.is_content();
}

#[tokio::test(flavor = "multi_thread")]
async fn with_steady_hands_a_die_on_top_of_another_sways() {
    let server = Server::start().await;
    let chromium = Chromium::start().await;
    let anna = lobby(&chromium, &server, Screen::Desktop).await;
    anna.chooses("steady-hands", "yes").await;
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
    let server = Server::start().await;
    let chromium = Chromium::start().await;
    let anna = lobby(&chromium, &server, Screen::Desktop).await;
    anna.chooses("help", "none").await;
    anna.chooses("mistakes", "penalised").await;
    anna.chooses("clock", "none").await;
    anna.touch("#ready").await;
    anna.sees("#roll").await;
    anna.gone(".count.over").await;
    assert_eq!(anna.text("#clock").await, "∞");
    anna.touch("#roll").await;
    anna.sees(DICE).await;
    assert!(!anna.has(".lying .uses .chip").await);
    let before = anna.dice().await;
    // Whatever space it is, the die leaves the tray: it lies there, or it was a mistake.
    anna.touch(DICE).await;
    anna.sees(HELD).await;
    assert!(!anna.has(LIT).await);
    anna.touch(".hand [data-card=a] [data-space='0'] .sock")
        .await;
    anna.until(async || anna.dice().await < before || anna.has(".tag").await)
        .await;
    anna.is_content();
}
