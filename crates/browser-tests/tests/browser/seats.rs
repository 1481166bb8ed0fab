//! Several seats on one device.

use std::time::Instant;

use crate::GAME;
use crate::support::{Chromium, Screen, Server, binary};

#[tokio::test(flavor = "multi_thread")]
async fn two_play_on_one_phone_with_a_bot_to_the_end() {
    let Some(binary) = binary() else { return };
    let server = Server::start(binary).await;
    let chromium = Chromium::start().await;
    let anna = chromium.person(Screen::Phone).await;
    anna.go_to(&format!("{}/solo", server.address)).await;
    anna.chooses("#choose-players", "3").await;
    // Bots take the seats that nobody has; one of them is a second person's.
    anna.sees(".seats li:nth-child(3)").await;
    anna.touch(".seats li:nth-child(2) .sit").await;
    anna.sees(".seats li.mine:nth-child(2)").await;
    anna.chooses("#choose-difficulty", "Training").await;
    anna.touch("summary").await;
    anna.chooses("#choose-pace", "fast").await;
    anna.touch("#ready").await;
    anna.sees(".tabs button:nth-child(2)").await;
    anna.gone(".count.over").await;
    let began = Instant::now();
    let mut moves = 0;
    while !anna.plays(1).await {
        assert!(began.elapsed() < GAME, "{}", anna.text("body").await);
        moves += 1;
        if moves == 30 {
            anna.screenshot("phone-two-seats").await;
        }
    }
    anna.is_content();
}
