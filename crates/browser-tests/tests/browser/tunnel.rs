//! What is done without a network.

use crate::person::Person;
use crate::play::DICE;
use crate::support::{Chromium, Screen, Server};

/// Anna alone in a room of the server, dice rolled.
async fn anna_in_a_room(chromium: &Chromium, server: &Server) -> Person {
    let anna = chromium.person(Screen::Phone).await;
    anna.opens_a_room(server, "1", "Anna").await;
    anna.begins().await;
    anna.touch("#roll").await;
    anna.sees(DICE).await;
    anna.has_every_part().await;
    anna
}

#[tokio::test(flavor = "multi_thread")]
async fn a_die_placed_without_a_network_is_there_when_it_is_back() {
    let server = Server::start().await;
    let chromium = Chromium::start().await;
    let anna = anna_in_a_room(&chromium, &server).await;
    let (die, space) = anna.die_and_space().await;
    anna.offline(true).await;
    anna.sees(".banner").await;
    anna.touch(&die).await;
    anna.touch(&space).await;
    anna.sees(&format!("{die}.dent")).await;
    anna.sees(".hand [data-waits]").await;
    anna.offline(false).await;
    anna.gone(".banner").await;
    anna.gone(".hand [data-waits]").await;
    // The server knows it: a page that is loaded anew has it too.
    anna.page.reload().await.expect("a reload");
    anna.sees(".hand .mod .prog .on").await;
    anna.is_content();
}
