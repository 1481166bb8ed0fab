//! Dice by finger, by mouse and by key.

use crate::play::{DICE, HELD, LIT, a_rolled_game};
use crate::support::{Chromium, Screen, Server};

async fn drags_a_die(screen: Screen) {
    let server = Server::start().await;
    let chromium = Chromium::start().await;
    let anna = a_rolled_game(&chromium, &server, screen).await;
    let (die, space) = anna.die_and_space().await;
    let before = anna.dice().await;
    // Beside every space it goes back.
    anna.drags(&die, "#clock").await;
    assert_eq!(anna.dice().await, before);
    assert!(!anna.has(".ghost").await);
    anna.drags(&die, &space).await;
    anna.until(async || anna.dice().await < before).await;
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
    let server = Server::start().await;
    let chromium = Chromium::start().await;
    let anna = a_rolled_game(&chromium, &server, Screen::Phone).await;
    let (die, _) = anna.die_and_space().await;
    anna.touch(&die).await;
    anna.sees(LIT).await;
    let dark: String = anna
        .ask(
            "(()=>{for(const c of document.querySelectorAll('.hand [data-card]')){const lit=c.dataset.lit.split(' ');\
             for(const s of c.querySelectorAll('[data-space]'))if(!lit.includes(s.dataset.space))\
             return `.hand [data-card=\"${c.dataset.card}\"] [data-space=\"${s.dataset.space}\"] .sock`}return ''})()",
        )
        .await;
    assert!(!dark.is_empty(), "four cards, and one die fits everywhere");
    anna.touch(&dark).await;
    anna.sees(".tag").await;
    assert!(anna.text(".tag").await.len() > 5);
    // The die is still in the hand: the next touch may be right.
    assert!(anna.has(HELD).await);
    anna.screenshot("phone-refused").await;
    anna.is_content();
}

#[tokio::test(flavor = "multi_thread")]
async fn everything_can_be_done_by_keyboard() {
    let server = Server::start().await;
    let chromium = Chromium::start().await;
    let anna = chromium.person(Screen::Desktop).await;
    anna.opens_a_tab_room(&server).await;
    anna.presses("Enter").await;
    anna.sees("#roll").await;
    anna.gone(".count.over").await;
    // Space rolls.
    anna.presses(" ").await;
    anna.sees(DICE).await;
    let before = anna.dice().await;
    let (die, _) = anna.die_and_space().await;
    let place: String = anna
        .ask(&format!(
            "document.querySelector({die:?}).getAttribute('aria-keyshortcuts')"
        ))
        .await;
    anna.presses(&place).await;
    anna.sees(HELD).await;
    // The letters of the spaces are to be seen now.
    anna.sees(".choices.seen button").await;
    anna.screenshot("desktop-keys").await;
    anna.presses("Escape").await;
    anna.gone(HELD).await;
    anna.presses(&place).await;
    anna.sees(".choices.seen button").await;
    anna.presses("a").await;
    anna.until(async || anna.dice().await < before).await;
    anna.is_content();
}
