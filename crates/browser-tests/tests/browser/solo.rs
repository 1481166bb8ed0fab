//! Alone, without any network.

use crate::play::logged;
use crate::support::{Chromium, Screen, Server};

#[tokio::test(flavor = "multi_thread")]
async fn a_lone_player_plays_to_the_end_without_a_network_and_through_a_reload() {
    let server = Server::start().await;
    let chromium = Chromium::start().await;
    let anna = chromium.person(Screen::Phone).await;
    anna.go_to(&server.address).await;
    anna.screenshot("phone-start").await;
    anna.opens_a_tab_room(&server).await;
    anna.screenshot("phone-solo-lobby").await;
    anna.touch("#ready").await;
    anna.sees("#roll").await;
    anna.has_every_part().await;
    anna.offline(true).await;
    for _ in 0..12 {
        anna.plays(1).await;
    }
    anna.screenshot("phone-solo-table").await;
    anna.is_content();
    // A closed tab: the game goes on where it was, though not before the count-in.
    anna.offline(false).await;
    anna.page.reload().await.expect("a reload");
    anna.sees("#clock").await;
    anna.has_every_part().await;
    anna.offline(true).await;
    anna.plays_to_the_end(1, async |_| {}).await;
    anna.screenshot("phone-solo-end").await;
    let total: i32 = anna.text("#total").await.trim().parse().expect("points");
    assert!(total > 0, "{total}");
    // The log of this device, and what happened when.
    anna.sees(".moments li").await;
    // Once more, still without a network.
    anna.touch("#again").await;
    anna.sees("#clock").await;
    assert_eq!(logged(&anna).await, 1);
    anna.is_content();
    anna.asked_only(&server.address);
}
