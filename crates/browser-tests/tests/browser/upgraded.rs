//! The server gets another build in the middle of a game: the game is played to its end, then the newer version is
//! offered, once.

use std::time::Duration;

use serde_json::json;

use crate::app::MARK;
use crate::newer::{Changing, NEWER};
use crate::person::Person;
use crate::play::DICE;
use crate::support::{Chromium, Screen, Server};

/// A game of twenty seconds, in which the server gets another build; then its end, and an offer.
async fn plays_through_an_upgrade(anna: &Person, server: &Server, changing: &Changing) {
    let room = server.room("fuse", &["players 1", "clock 0:20"]).await;
    anna.go_to(&room.replace(&server.address, &changing.address))
        .await;
    anna.comes_in("Anna").await;
    anna.begins().await;
    anna.touch("#roll").await;
    anna.sees(DICE).await;
    anna.has_every_part().await;
    assert!(!changing.spoke_json(), "both are of one build");
    changing.gets_newer();
    changing.hangs_up();
    anna.until(async || changing.spoke_json()).await;
    anna.gone(".banner").await;
    let (die, space) = anna.die_and_space().await;
    anna.touch(&die).await;
    anna.touch(&space).await;
    anna.sees(".hand .mod .prog .on").await;
    anna.gone(".hand [data-waits]").await;
    assert!(!anna.has("aside.fresh").await, "not in a game");
    anna.waits_for_the_end().await;
    anna.sees("aside.fresh #fresh-take").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_goes_on_through_an_upgrade_and_then_the_newer_version_is_offered_once() {
    let server = Server::start().await;
    let chromium = Chromium::start().await;
    let anna = chromium.person(Screen::Phone).await;
    anna.go_to(&server.address).await;
    let mark: String = anna.ask(MARK).await;
    let changing = Changing::start(&server, &mark).await;
    plays_through_an_upgrade(&anna, &server, &changing).await;
    assert_eq!(anna.ask::<String>(MARK).await, mark, "never by force");
    tokio::time::sleep(Duration::from_millis(600)).await;
    anna.touch("#fresh-later").await;
    anna.gone("aside.fresh").await;
    // Whatever happens to the connection: it was offered.
    changing.hangs_up();
    anna.sees("main.end #total").await;
    tokio::time::sleep(Duration::from_secs(3)).await;
    assert!(!anna.has("aside.fresh").await);
    anna.is_content();
}

#[tokio::test(flavor = "multi_thread")]
async fn without_a_service_worker_it_is_the_same() {
    let server = Server::start().await;
    let chromium = Chromium::start().await;
    let anna = chromium.person(Screen::Phone).await;
    let none = json!({"source": "delete Navigator.prototype.serviceWorker"});
    anna.does("Page.addScriptToEvaluateOnNewDocument", none)
        .await;
    anna.go_to(&server.address).await;
    assert!(!anna.ask::<bool>("'serviceWorker' in navigator").await);
    let mark: String = anna.ask(MARK).await;
    let changing = Changing::start(&server, &mark).await;
    plays_through_an_upgrade(&anna, &server, &changing).await;
    assert_eq!(anna.ask::<String>(MARK).await, mark, "never by force");
    tokio::time::sleep(Duration::from_millis(600)).await;
    anna.touch("#fresh-take").await;
    anna.until(async || anna.ask::<String>(MARK).await == NEWER)
        .await;
    anna.is_content();
}
