//! Everybody's clock shows the server's time, whatever their own devices believe.

use std::time::Duration;

use klaxon_client::Client;
use klaxon_core::Time;
use klaxon_proto::Form;
use klaxon_room::clock::Clock;
use klaxon_room::{Phase, Wall};
use serde_json::json;

use crate::person::Person;
use crate::support::{Chromium, Screen, Server};

/// As far may a clock be from the server's, in milliseconds.
const NEAR: f64 = 100.0;

/// The device's clock is wrong by so many milliseconds, until it is set again.
async fn skew(person: &Person, millis: i64) {
    let script =
        format!("window.skew={millis};{{const now=Date.now;Date.now=()=>now()+window.skew}}");
    let command = "Page.addScriptToEvaluateOnNewDocument";
    person.does(command, json!({"source": script})).await;
}

/// Notes when the clock on the screen changes, by a clock that the page can't see through.
const NOTE: &str = "(()=>{window.notes=[];const c=document.querySelector('#clock');\
    new MutationObserver(()=>notes.push([performance.timeOrigin+performance.now(),c.innerText]))\
    .observe(c,{childList:true,subtree:true,characterData:true});return true})()";

/// By how much the changes on the screen were late, in milliseconds; before their time if negative.
async fn late(person: &Person, clock: Clock) -> Vec<f64> {
    let Clock::Running {
        from,
        since: Wall(since),
    } = clock
    else {
        panic!("the clock runs: {clock:?}");
    };
    let notes: Vec<(f64, String)> = person.ask("window.notes").await;
    let late = notes.into_iter().map(|(at, text)| {
        let left: Time = text.parse().expect("minutes and seconds");
        let shown = f64::from(600_000 - left.0) - f64::from(from.0);
        at - (since as f64 + shown)
    });
    late.collect()
}

/// The middle one: a machine that is busy draws a picture late now and then.
fn middle(mut late: Vec<f64>) -> f64 {
    assert!(late.len() >= 4, "the clock stands still: {late:?}");
    late.sort_by(f64::total_cmp);
    late[late.len() / 2]
}

#[tokio::test(flavor = "multi_thread")]
async fn all_clocks_agree_with_the_server_also_after_a_sleep() {
    let server = Server::start().await;
    let chromium = Chromium::start().await;
    let anna = chromium.person(Screen::Phone).await;
    let ben = chromium.person(Screen::Desktop).await;
    skew(&anna, 37_000).await;
    skew(&ben, -5_000_000).await;
    let room = anna.opens_a_room(&server, "2", "Anna").await;
    ben.go_to(&room).await;
    ben.comes_in("Ben").await;
    let plain = server.address.trim_start_matches("http://");
    let code = room.rsplit('/').next().expect("a code");
    let watch = Client::join(plain, Form::Json, code, "Watch").await;
    let mut watch = watch.expect("somebody who knows the time");
    for person in [&anna, &ben] {
        person.touch("#ready").await;
    }
    let began = watch.until(|fold| fold.phase() == Phase::Playing).await;
    began.expect("the game begins");
    let clock = watch.fold().room().clock();
    for person in [&anna, &ben] {
        person.sees("#clock").await;
        person.gone(".count.over").await;
        assert!(person.ask::<bool>(NOTE).await);
    }
    tokio::time::sleep(Duration::from_secs(8)).await;
    for (person, name) in [(&anna, "Anna"), (&ben, "Ben")] {
        let late = late(person, clock).await;
        println!("{name}: the clock changed so many ms late: {late:.0?}");
        assert!(middle(late).abs() <= NEAR, "{name}");
    }
    // A phone sleeps, and its clock is set meanwhile.
    let state = "Page.setWebLifecycleState";
    anna.does(state, json!({"state": "frozen"})).await;
    tokio::time::sleep(Duration::from_secs(3)).await;
    anna.does(state, json!({"state": "active"})).await;
    anna.ask::<i64>("window.skew=-9000").await;
    tokio::time::sleep(Duration::from_secs(1)).await;
    anna.ask::<bool>("(()=>{window.notes.length=0;return true})()")
        .await;
    tokio::time::sleep(Duration::from_secs(8)).await;
    let late = late(&anna, clock).await;
    println!("Anna, awake again: the clock changed so many ms late: {late:.0?}");
    assert!(middle(late).abs() <= NEAR);
    for person in [&anna, &ben] {
        person.is_content();
    }
}
