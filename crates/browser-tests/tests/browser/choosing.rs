//! Choosing what to play: on the start page, in the lobby, by a link.

use crate::support::{Chromium, Screen, Server};

#[tokio::test(flavor = "multi_thread")]
async fn a_newcomer_chooses_countdown_on_the_start_page_and_comes_back_to_it() {
    let server = Server::start().await;
    let chromium = Chromium::start().await;
    let anna = chromium.person(Screen::Phone).await;
    anna.go_to(&server.address).await;
    anna.touch("#game-countdown").await;
    anna.sees("#game-countdown:checked").await;
    anna.screenshot("phone-start-countdown").await;
    anna.touch("#play-now").await;
    anna.sees("main.table").await;
    assert_eq!(anna.text("main.table h1").await, "Countdown");
    anna.page.reload().await.expect("a reload");
    anna.sees("main.table").await;
    // Without a name the room of this tab opens for what was played last.
    anna.go_to(&format!("{}/solo", server.address)).await;
    anna.sees("main.table").await;
    assert_eq!(anna.text("main.table h1").await, "Countdown");
    // Another game has a room of its own, and nothing is lost by it.
    let fuse = format!(
        "{}/solo?game=fuse&players=2&difficulty=expert",
        server.address
    );
    anna.go_to(&fuse).await;
    anna.sees("#ready:enabled").await;
    assert_eq!(anna.text(".lob h1").await, "FUSE");
    anna.sees(".seats li:nth-child(2).ready").await;
    anna.sees("#choose-difficulty [data-value=expert][aria-checked=true]")
        .await;
    // A player who chooses Countdown in that lobby goes on with the game that waits.
    anna.touch("#change-game").await;
    anna.sees("#game-countdown").await;
    anna.touch("#game-countdown").await;
    anna.sees("main.table").await;
    assert_eq!(anna.text("main.table h1").await, "Countdown");
    anna.is_content();
    // What nobody knows is said, with a way on.
    anna.go_to(&format!("{}/solo?game=chess", server.address))
        .await;
    anna.sees(".door a[href^='/?']").await;
    assert!(anna.text(".door h1").await.contains("chess"));
    anna.go_to(&format!("{}/solo?game=countdown&players=9", server.address))
        .await;
    anna.sees("main.table").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_team_mixes_its_own_game_in_the_lobby() {
    let server = Server::start().await;
    let chromium = Chromium::start().await;
    let anna = chromium.person(Screen::Desktop).await;
    let ben = chromium.person(Screen::Phone).await;
    let room = anna.opens_a_room(&server, "2", "Anna").await;
    ben.go_to(&room).await;
    ben.comes_in("Ben").await;
    assert!(!ben.has("#change-game").await);
    anna.touch("#change-game").await;
    anna.sees("#game-mix").await;
    anna.screenshot("desktop-games").await;
    anna.touch("#game-mix").await;
    for part in ["#part-sparks", "#part-roles"] {
        anna.sees(part).await;
        anna.touch(part).await;
        anna.sees(&format!("{part}[aria-checked=true]")).await;
    }
    anna.touch("#mixed").await;
    anna.gone(".sheet").await;
    for person in [&anna, &ben] {
        person
            .until(async || person.text(".present").await.contains("Roles · Sparks"))
            .await;
        assert!(person.has(".seats li:nth-child(2)").await);
    }
    // The owner gives a seat its role, once its sign is drawn; the others see it.
    anna.sees(".seats li:nth-child(2) button.own-sign .ico")
        .await;
    anna.touch(".seats li:nth-child(2) button.own-sign").await;
    anna.sees("[data-value=cutter]").await;
    anna.touch("[data-value=cutter]").await;
    for person in [&anna, &ben] {
        person
            .sees(".seats li:nth-child(2) [aria-label='Role of seat 2: Cutter']")
            .await;
    }
    assert!(!ben.has("button.own-sign").await);
    // A game for more people brings its seats.
    anna.touch("#change-game").await;
    anna.sees("#game-epic").await;
    anna.touch("#game-epic").await;
    for person in [&anna, &ben] {
        person.sees(".seats li:nth-child(6)").await;
        person.sees("#choose-players [data-value='9']").await;
    }
    anna.chooses("players", "9").await;
    anna.sees(".seats li:nth-child(9)").await;
    ben.sees(".seats li:nth-child(9)").await;
    anna.screenshot("desktop-nine-seats").await;
    ben.screenshot("phone-nine-seats").await;
    // The same for others, as a link.
    ben.touch("#copy-set-up").await;
    ben.go_to(&format!("{}/new?game=epic&players=9", server.address))
        .await;
    ben.touch("#open-room").await;
    ben.sees(".seats li:nth-child(9)").await;
    for person in [&anna, &ben] {
        person.is_content();
    }
}
