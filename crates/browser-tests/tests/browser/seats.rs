//! Several seats on one device.

use crate::support::{Chromium, Screen, Server};

#[tokio::test(flavor = "multi_thread")]
async fn two_play_on_one_phone_with_a_bot_to_the_end() {
    let server = Server::start().await;
    let chromium = Chromium::start().await;
    let anna = chromium.person(Screen::Phone).await;
    anna.opens_a_tab_room(&server).await;
    anna.chooses("players", "3").await;
    // Bots take the seats that nobody has; one of them is a second person's.
    anna.sees(".seats li:nth-child(3)").await;
    anna.has_seat(2, "sit").await;
    anna.sees(".seats li.mine:nth-child(2)").await;
    anna.chooses("difficulty", "training").await;
    anna.chooses("pace", "700").await;
    anna.touch("#ready").await;
    anna.sees(".tabs button:nth-child(2)").await;
    anna.gone(".count.over").await;
    let step = async |steps| {
        if steps == 30 {
            anna.screenshot("phone-two-seats").await;
        }
    };
    anna.plays_to_the_end(1, step).await;
    anna.is_content();
}
