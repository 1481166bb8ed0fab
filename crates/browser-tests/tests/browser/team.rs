//! What a team sees of each other.

use crate::person::Person;
use crate::play::{DICE, HELD, LIT};
use crate::support::{Chromium, Screen, Server};

/// Two people at a table of two, dice rolled.
async fn two(chromium: &Chromium, server: &Server) -> [Person; 2] {
    let anna = chromium.person(Screen::Phone).await;
    let ben = chromium.person(Screen::Phone).await;
    let room = anna.opens_a_room(server, "2", "Anna").await;
    ben.go_to(&room).await;
    ben.comes_in("Ben").await;
    for person in [&anna, &ben] {
        person.touch("#ready").await;
    }
    anna.sees("#roll").await;
    for person in [&anna, &ben] {
        person.gone(".count.over").await;
    }
    anna.touch("#roll").await;
    for person in [&anna, &ben] {
        person.sees(DICE).await;
    }
    [anna, ben]
}

/// The place in the tray of a die that both could place, and that no other die looks like; 0 without one. Of two that
/// look the same, the second player would still have the other.
async fn wanted_by_both(person: &Person) -> usize {
    let script = "(()=>{const dice=[...document.querySelectorAll('.lying .dbtn')];\
                  const alone=d=>dice.filter(o=>o.dataset.die===d.dataset.die).length===1;\
                  const both=d=>d.querySelector('.uses em')?.textContent==='all';\
                  return dice.findIndex(d=>both(d)&&alone(d))+1})()";
    person.ask(script).await
}

/// Two roll until there is a die that both could use.
async fn contested(chromium: &Chromium, server: &Server) -> ([Person; 2], String) {
    for _ in 0..12 {
        let people = two(chromium, server).await;
        let place = wanted_by_both(&people[1]).await;
        if place > 0 {
            return (people, format!(".lying .dbtn:nth-child({place})"));
        }
    }
    panic!("twelve rolls, and no die that both could use");
}

#[tokio::test(flavor = "multi_thread")]
async fn who_holds_a_die_claims_it_and_who_is_faster_gets_it() {
    let server = Server::start().await;
    let chromium = Chromium::start().await;
    let ([anna, ben], die) = contested(&chromium, &server).await;
    // Anna holds it: Ben sees her claim on it.
    anna.touch(&die).await;
    anna.sees(HELD).await;
    ben.sees(&format!("{die}.claimed .seat1.want")).await;
    ben.screenshot("phone-claim").await;
    // Ben wants it too; Anna is faster, and Ben is told so, with empty hands.
    ben.touch(&die).await;
    ben.sees(HELD).await;
    anna.sees(&format!("{die} .seat2.want")).await;
    anna.sees(LIT).await;
    anna.plays(1).await;
    ben.sees(".tag").await;
    let told = ben.text(".tag").await;
    assert!(told.contains("Anna was faster"), "{told}");
    assert!(!ben.has(HELD).await);
    // What she did stands beside her name.
    ben.until(async || ben.text(".mate .deed").await.starts_with("placed "))
        .await;
    for person in [&anna, &ben] {
        person.is_content();
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_pause_puts_the_cards_into_the_shade_and_needs_more_than_half() {
    let server = Server::start().await;
    let chromium = Chromium::start().await;
    let [anna, ben] = two(&chromium, &server).await;
    anna.touch("#pause").await;
    anna.sees("#pause[aria-pressed=true]").await;
    assert!(anna.has(".hand").await, "one of two is not more than half");
    ben.sees(".cap.news").await;
    assert_eq!(ben.text(".cap.news").await, "Anna wants a pause");
    ben.touch("#pause").await;
    for person in [&anna, &ben] {
        person.sees("#go-on").await;
        // The bombs stay in sight, and nothing happens to them.
        person.sees("[data-state=paused] .hand .mod").await;
        person.touch(DICE).await;
        assert!(!person.has(HELD).await);
    }
    anna.screenshot("phone-paused").await;
    let before = anna.text("#clock").await;
    tokio::time::sleep(std::time::Duration::from_millis(1500)).await;
    assert_eq!(before, anna.text("#clock").await, "the clock stands still");
    for person in [&anna, &ben] {
        person.touch("#go-on").await;
    }
    anna.gone(".over.paused").await;
    for person in [&anna, &ben] {
        person.is_content();
    }
}
