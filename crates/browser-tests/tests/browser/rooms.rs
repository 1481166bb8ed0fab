//! Rooms: names, tabs, and the log of a team.

use crate::person::Person;
use crate::play::logged;
use crate::support::{Chromium, Screen, Server};

/// A room with these options, and somebody with a phone in it.
async fn in_a_room(chromium: &Chromium, server: &Server, options: &[&str]) -> (Person, String) {
    let room = server.room("fuse", options).await;
    let anna = chromium.person(Screen::Phone).await;
    anna.go_to(&room).await;
    anna.comes_in("Anna").await;
    (anna, room)
}

#[tokio::test(flavor = "multi_thread")]
async fn every_game_of_a_room_is_in_the_log() {
    let server = Server::start().await;
    let chromium = Chromium::start().await;
    let (anna, _) = in_a_room(&chromium, &server, &["players 1", "clock 0:10"]).await;
    anna.touch("#ready").await;
    for game in 1..=2 {
        anna.sees("#roll").await;
        anna.sees("main.end #total").await;
        assert_eq!(logged(&anna).await, game);
        if game == 1 {
            anna.touch("#again").await;
        }
    }
    anna.sees("#log tr:nth-child(2)").await;
    anna.screenshot("phone-log").await;
    // A reload after the end tells nothing new.
    anna.page.reload().await.expect("a reload");
    anna.sees("#log tr:nth-child(2)").await;
    assert_eq!(logged(&anna).await, 2);
    anna.is_content();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_big_screen_in_the_same_browser_leaves_the_seat_alone_and_a_second_tab_can_take_it() {
    let server = Server::start().await;
    let chromium = Chromium::start().await;
    let (anna, room) = in_a_room(&chromium, &server, &["players 2"]).await;
    let screen = chromium.another_tab(&anna, Screen::Desktop).await;
    screen.go_to(&format!("{room}?screen")).await;
    screen.sees(".lob.big .seats").await;
    assert!(anna.has(".seats li.mine").await && !screen.has("#ready").await);
    let second = chromium.another_tab(&anna, Screen::Desktop).await;
    second.go_to(&room).await;
    second.sees(".seats li.mine").await;
    // The first tab says so, and can have it back.
    anna.looks().await;
    anna.sees("#come-back").await;
    anna.touch("#come-back").await;
    anna.sees(".seats li.mine").await;
    second.looks().await;
    second.sees("#come-back").await;
    for person in [&anna, &screen, &second] {
        person.is_content();
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_name_that_nobody_can_see_is_asked_for_again() {
    let server = Server::start().await;
    let chromium = Chromium::start().await;
    let plain = server.address.trim_start_matches("http://");
    let room = klaxon_client::http::open_room(plain, "fuse", &[]).await;
    let anna = chromium.person(Screen::Phone).await;
    anna.go_to(&format!("{}/{}", server.address, room.expect("a room")))
        .await;
    anna.types("input[name=name]", "\u{200b}\u{200b}").await;
    anna.touch("#join").await;
    anna.sees(".tag").await;
    anna.sees("input[name=name]").await;
    anna.comes_in("Anna").await;
    anna.is_content();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_room_that_is_not_there_asks_for_no_name() {
    let server = Server::start().await;
    let chromium = Chromium::start().await;
    let anna = chromium.person(Screen::Phone).await;
    anna.go_to(&format!("{}/BCDFGH", server.address)).await;
    assert!(!anna.has("input[name=name]").await);
    assert!(anna.text(".said").await.contains("BCDFGH"));
    anna.screenshot("phone-missing").await;
    // Another code can be tried at once, and so can a new room.
    let plain = server.address.trim_start_matches("http://");
    let room = klaxon_client::http::open_room(plain, "fuse", &[]).await;
    anna.ask::<bool>("(()=>{document.querySelector('#code').value='';return true})()")
        .await;
    anna.types("#code", &room.expect("a room")).await;
    anna.touch("#join-room").await;
    anna.comes_in("Anna").await;
}
