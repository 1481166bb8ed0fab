//! Dice by finger, by mouse and by key.

use crate::support::{Chromium, Person, Screen, Server, binary};

/// Starts a game alone and rolls.
async fn a_rolled_game(chromium: &Chromium, server: &Server, screen: Screen) -> Person {
    let anna = chromium.person(screen).await;
    anna.go_to(&format!("{}/solo", server.address)).await;
    anna.sees("#ready").await;
    anna.touch("#ready").await;
    anna.sees("#roll").await;
    anna.gone(".count.over").await;
    anna.touch("#roll").await;
    anna.sees(".tray .die").await;
    anna
}

/// A die that can be placed, and a space for it: found by taking dice up and looking what lights up.
async fn die_and_space(anna: &Person) -> (String, String) {
    for place in 1..=dice(anna).await {
        let die = format!(".tray .die:nth-child({place})");
        anna.touch(&die).await;
        anna.sees(&format!("{die}.held")).await;
        let lit = "(()=>{const c=document.querySelector('.own [data-lit]:not([data-lit=\"\"])');\
             return c?`.own [data-card=\"${c.dataset.card}\"] [data-space=\"${c.dataset.lit.split(' ')[0]}\"]`:''})()";
        let space: String = anna.ask(lit).await;
        anna.touch(&die).await;
        anna.gone(".die.held").await;
        if !space.is_empty() {
            return (die, space);
        }
    }
    panic!("three dice at the start, and none fits");
}

async fn dice(anna: &Person) -> usize {
    anna.ask("document.querySelectorAll('.tray .die').length")
        .await
}

async fn drags_a_die(screen: Screen) {
    let Some(binary) = binary() else { return };
    let server = Server::start(binary).await;
    let chromium = Chromium::start().await;
    let anna = a_rolled_game(&chromium, &server, screen).await;
    let (die, space) = die_and_space(&anna).await;
    let before = dice(&anna).await;
    // Beside every space it goes back.
    anna.drags(&die, "#clock").await;
    assert_eq!(dice(&anna).await, before);
    assert!(!anna.has(".ghost").await);
    anna.drags(&die, &space).await;
    anna.until(async || dice(&anna).await < before).await;
    assert!(!anna.has(".ghost").await);
    anna.is_content();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_die_is_dragged_by_finger() {
    drags_a_die(Screen::Phone).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_die_is_dragged_by_mouse() {
    drags_a_die(Screen::Desktop).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_space_that_does_not_take_the_die_says_why() {
    let Some(binary) = binary() else { return };
    let server = Server::start(binary).await;
    let chromium = Chromium::start().await;
    let anna = a_rolled_game(&chromium, &server, Screen::Phone).await;
    let (die, _) = die_and_space(&anna).await;
    anna.touch(&die).await;
    anna.sees(".own [data-lit]:not([data-lit=''])").await;
    let dark: String = anna
        .ask(
            "(()=>{for(const c of document.querySelectorAll('.own [data-card]')){const lit=c.dataset.lit.split(' ');\
             for(const s of c.querySelectorAll('[data-space]'))if(!lit.includes(s.dataset.space))\
             return `.own [data-card=\"${c.dataset.card}\"] [data-space=\"${s.dataset.space}\"]`}return ''})()",
        )
        .await;
    assert!(!dark.is_empty(), "four cards, and one die fits everywhere");
    anna.touch(&dark).await;
    anna.sees(".toast p").await;
    assert!(anna.text(".toast p").await.len() > 5);
    // The die is still in the hand: the next touch may be right.
    assert!(anna.has(".die.held").await);
    anna.screenshot("phone-refused").await;
    anna.is_content();
}

#[tokio::test(flavor = "multi_thread")]
async fn everything_can_be_done_by_keyboard() {
    let Some(binary) = binary() else { return };
    let server = Server::start(binary).await;
    let chromium = Chromium::start().await;
    let anna = chromium.person(Screen::Desktop).await;
    anna.go_to(&format!("{}/solo", server.address)).await;
    anna.sees("#ready").await;
    anna.presses("Enter").await;
    anna.sees("#roll").await;
    anna.gone(".count.over").await;
    anna.presses("Enter").await;
    anna.sees(".tray .die").await;
    let before = dice(&anna).await;
    let (die, _) = die_and_space(&anna).await;
    let place: String = anna
        .ask(&format!(
            "document.querySelector({die:?}).getAttribute('aria-keyshortcuts')"
        ))
        .await;
    anna.presses(&place).await;
    anna.sees(".die.held").await;
    // The letters of the spaces are to be seen now.
    anna.sees(".choices.seen button").await;
    anna.screenshot("desktop-keys").await;
    anna.presses("Escape").await;
    anna.gone(".die.held").await;
    anna.presses(&place).await;
    anna.sees(".choices.seen button").await;
    anna.presses("a").await;
    anna.until(async || dice(&anna).await < before).await;
    anna.is_content();
}
