//! The ship's computer: the right call at the right second, true time after a page was loaded anew, no network.

use serde_json::json;

use crate::everyone::{axe, look};
use crate::fits::{MISFITS, SMALL};
use crate::person::Person;
use crate::support::{Chromium, Screen, Server};

/// The clock on the wall goes on by so much as `jump` says, also when the page is loaded anew.
const WALL: &str = "{const kept=()=>Number(sessionStorage.getItem('jumped')||0),now=Date.now;\
    Date.now=()=>now()+kept();window.jump=ms=>(sessionStorage.setItem('jumped',kept()+ms),true)}";

/// Notes what is said, with the clock at that moment.
const NOTE: &str = "(()=>{window.notes=[];const said=document.querySelector('#said');\
    new MutationObserver(()=>setTimeout(()=>notes.push([document.querySelector('#clock').innerText,said.innerText])))\
    .observe(said,{childList:true,subtree:true,characterData:true});return true})()";

/// So long before a call the test looks, in milliseconds.
const BEFORE: u32 = 400;

/// Opens the computer with a wall clock that can be set.
async fn opens(chromium: &Chromium, server: &Server, screen: Screen, query: &str) -> Person {
    let anna = chromium.person(screen).await;
    let command = "Page.addScriptToEvaluateOnNewDocument";
    anna.does(command, json!({"source": WALL})).await;
    anna.go_to(&format!("{}/computer{query}", server.address))
        .await;
    anna.sees("main.pc #pc-main:enabled").await;
    anna
}

impl Person {
    /// The clock begins.
    async fn is_counted_in(&self) {
        self.touch("#pc-main").await;
        self.sees(".count.over").await;
        self.gone(".count.over").await;
    }

    /// What is left, in seconds.
    async fn left(&self) -> u32 {
        let clock = self.text("#clock").await;
        let (minutes, seconds) = clock.split_once(':').expect("minutes and seconds");
        minutes.parse::<u32>().expect("minutes") * 60 + seconds.parse::<u32>().expect("seconds")
    }

    /// The time goes on until so many seconds are left, less a little.
    async fn waits_until(&self, seconds: u32) {
        let until = "Number(localStorage.getItem('klaxon-computer').match(/running (\\d+)/)[1])";
        let jump = format!("jump({until}-Date.now()-{})", seconds * 1000 + BEFORE);
        assert!(self.ask::<bool>(&jump).await);
    }

    /// At so many seconds this is said.
    async fn hears(&self, seconds: u32, line: &str) {
        self.waits_until(seconds).await;
        let clock = format!("{}:{:02}", seconds / 60, seconds % 60);
        let noted = format!(
            "notes.some(([clock,said])=>clock==={clock:?}&&said==={:?})",
            format!("“{line}”")
        );
        self.until(async || self.ask(&noted).await).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_countdown_is_called_to_its_end_without_a_network() {
    let server = Server::start().await;
    let chromium = Chromium::start().await;
    let anna = opens(&chromium, &server, Screen::Phone, "").await;
    anna.offline(true).await;
    assert!(anna.ask::<bool>(NOTE).await);
    assert_eq!(anna.left().await, 600);
    anna.is_counted_in().await;
    for (seconds, line) in [
        (540, "Nine minutes."),
        (480, "Eight minutes."),
        (420, "Seven minutes."),
        (360, "Six minutes."),
        (300, "Five minutes. Half the time is gone."),
        (240, "Four minutes."),
        (180, "Three minutes."),
        (120, "Two minutes."),
        (60, "One minute."),
        (30, "Thirty seconds."),
        (10, "Ten."),
    ] {
        anna.hears(seconds, line).await;
    }
    // A clock that is held stands still.
    anna.touch("#pc-right").await;
    let held = anna.left().await;
    assert!(anna.ask::<bool>("jump(60000)").await);
    tokio::time::sleep(std::time::Duration::from_millis(300)).await;
    assert_eq!(anna.left().await, held);
    anna.touch("#pc-main").await;
    anna.hears(0, "Containment has failed.").await;
    assert_eq!(anna.left().await, 0);
    anna.is_content();
    anna.asked_only(&server.address);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_victory_is_counted_and_kept_in_the_log() {
    let server = Server::start().await;
    let chromium = Chromium::start().await;
    let anna = opens(&chromium, &server, Screen::SmallPhone, "").await;
    anna.is_counted_in().await;
    anna.waits_until(125).await;
    anna.until(async || anna.left().await <= 125).await;
    // The page is loaded anew, and the time went on meanwhile.
    assert!(anna.ask::<bool>("jump(60000)").await);
    anna.page.reload().await.expect("the page loads");
    anna.sees("main.pc #pc-main:enabled").await;
    let left = anna.left().await;
    assert!((55..=65).contains(&left), "{left}");
    // A clock that runs is not thrown away by one touch, nor by another box.
    anna.touch("#pc-left").await;
    anna.touch("[data-game=flatline]").await;
    assert!(anna.left().await > 40);
    anna.touch("#pc-main").await;
    let left = anna.left().await;
    anna.touch("#pc-main").await;
    for counter in [0, 2, 2, 5, 7] {
        anna.touch(&format!("[data-counter='{counter}']")).await;
    }
    // 10 for the win, the time, bombs of 1, 3, 3 and 6 points, a fuse card.
    let expected = 10 + left / 10 + 13 + 2;
    let total: u32 = anna.text("#pc-total").await.parse().expect("points");
    assert!((expected - 1..=expected).contains(&total), "{total}");
    anna.touch("#pc-save").await;
    anna.sees(".log li.won").await;
    assert!(anna.text(".log li").await.contains(&total.to_string()));
    anna.touch("#close-sheet").await;
    assert_eq!(anna.left().await, 600);
    anna.is_content();
}

#[tokio::test(flavor = "multi_thread")]
async fn rounds_of_flatline_have_a_minute_each_and_time_to_plan() {
    let server = Server::start().await;
    let chromium = Chromium::start().await;
    let anna = opens(&chromium, &server, Screen::Phone, "").await;
    anna.touch("[data-game=flatline]").await;
    anna.touch("#pc-left").await;
    anna.touch("[data-choice=planning] [data-value='60']").await;
    anna.touch("#close-sheet").await;
    assert!(anna.ask::<bool>(NOTE).await);
    anna.touch("#pc-main").await;
    anna.until(async || anna.left().await < 60).await;
    anna.hears(10, "Ten.").await;
    anna.waits_until(0).await;
    anna.until(async || anna.left().await == 60).await;
    for round in 1..=2 {
        anna.is_counted_in().await;
        assert!(anna.ask::<bool>("(notes.length=0,true)").await);
        anna.hears(30, "Thirty seconds.").await;
        anna.hears(10, "Ten.").await;
        anna.hears(0, "Time. Hands off the dice.").await;
        if round == 1 {
            anna.touch("#pc-main").await;
            anna.until(async || anna.text("#pc-round").await == "Round 2")
                .await;
            // The others are ready before the time to plan is over.
        }
    }
    anna.touch("#pc-right").await;
    anna.touch("#pc-stable").await;
    anna.sees(".log li.won").await;
    anna.is_content();
}

#[tokio::test(flavor = "multi_thread")]
async fn the_computer_fits_and_is_for_everyone() {
    let axe = axe();
    let server = Server::start().await;
    let chromium = Chromium::start().await;
    let mut found = Vec::new();
    for lang in ["en", "de"] {
        let anna = opens(&chromium, &server, Screen::Phone, &format!("?lang={lang}")).await;
        for stage in ["ready", "running"] {
            for screen in [Screen::Phone, Screen::SmallPhone, Screen::Desktop] {
                anna.resizes(screen).await;
                let misfits = MISFITS.replace("main.table", "main.pc");
                let small = SMALL.replace("main.table", "main.pc");
                let wrong: Vec<String> = anna.ask(&misfits).await;
                let small: Vec<String> = anna.ask(&small).await;
                let wrong = wrong.into_iter().chain(small);
                found.extend(wrong.map(|what| format!("{lang} {stage} {screen:?}: {what}")));
            }
            if stage == "ready" {
                anna.resizes(Screen::Phone).await;
                anna.is_counted_in().await;
            }
        }
        anna.resizes(Screen::Phone).await;
        // What axe looks at is the same in every language.
        if lang == "de" {
            look(&anna, &axe, "de clock", &mut found).await;
            anna.is_content();
            continue;
        }
        anna.touch("#pc-main").await;
        for (key, sheet) in [
            ("#pc-main", "score"),
            ("#pc-right", "log"),
            ("#pc-settings", "settings"),
            ("#pc-look-up", "look-up"),
            ("#pc-left", "set-up"),
        ] {
            if sheet == "set-up" {
                anna.touch("#pc-left").await;
                anna.until(async || anna.left().await == 600).await;
            }
            anna.touch(key).await;
            anna.sees(".pcsheet").await;
            for theme in ["dark", "light", "contrast"] {
                let wear = format!("(document.documentElement.dataset.theme={theme:?})");
                anna.ask::<String>(&wear).await;
                look(&anna, &axe, &format!("{lang} {sheet} {theme}"), &mut found).await;
            }
            anna.touch("#close-sheet").await;
        }
        for theme in ["dark", "light", "contrast"] {
            let wear = format!("(document.documentElement.dataset.theme={theme:?})");
            anna.ask::<String>(&wear).await;
            look(&anna, &axe, &format!("{lang} clock {theme}"), &mut found).await;
        }
        anna.is_content();
    }
    assert!(found.is_empty(), "{}", found.join("\n"));
}
