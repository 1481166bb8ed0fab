//! The ship's computer: the right call at the right second, true time after a page was loaded anew, no network, one clock
//! on several phones.

use futures_util::future::join_all;
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

    /// Touches a key behind which a sheet is, and waits until that lies still.
    async fn lifts(&self, key: &str) {
        self.touch(key).await;
        let still = "document.querySelector('.pcsheet')?.getAnimations().length===0";
        self.until(async || self.ask(still).await).await;
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
        // Every language has quotation marks of its own.
        let noted =
            format!("notes.some(([clock,said])=>clock==={clock:?}&&said.slice(1,-1)==={line:?})");
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
    anna.lifts("#pc-main").await;
    // Names are typed once.
    anna.touch("#pc-crew").await;
    anna.sees(".crew[open]").await;
    anna.types("[data-player='0']", "Anna").await;
    anna.types("[data-player='1']", "Ben <b>").await;
    anna.until(async || anna.text("#pc-crew").await == "Crew: Anna, Ben <b>")
        .await;
    anna.touch("#pc-crew").await;
    anna.gone(".crew[open]").await;
    for counter in [0, 2, 2, 5, 7] {
        anna.touch(&format!("[data-counter='{counter}']")).await;
    }
    // 10 for the win, the time, bombs of 1, 3, 3 and 6 points, a fuse card.
    let expected = 10 + left / 10 + 13 + 2;
    let total: u32 = anna.text("#pc-total").await.parse().expect("points");
    assert!((expected - 1..=expected).contains(&total), "{total}");
    anna.touch("#pc-save").await;
    let points = format!("{total} points");
    anna.until(async || anna.text("#pc-saved").await.contains(&points))
        .await;
    anna.touch("#close-sheet").await;
    assert_eq!(anna.left().await, 600);
    // The bag is empty: a game without points, and the names are still there.
    anna.is_counted_in().await;
    anna.touch("#pc-right").await;
    anna.sees("main.pc.held").await;
    anna.touch("#pc-right").await;
    anna.until(async || anna.text("#pc-main").await.starts_with("Score"))
        .await;
    anna.lifts("#pc-main").await;
    assert_eq!(anna.text("#pc-crew").await, "Crew: Anna, Ben <b>");
    anna.touch("#pc-save").await;
    // Both stand in the one log of the device.
    anna.sees("#pc-all-games").await;
    anna.touch("#pc-all-games").await;
    anna.sees(".last tbody tr:nth-child(2)").await;
    assert_eq!(anna.text(".crew h3").await, "Anna, Ben <b>");
    let won = anna.text(".last tbody tr:nth-child(2)").await;
    for part in ["FUSE · Standard · at the table", "Won", &total.to_string()] {
        assert!(won.contains(part), "{won}");
    }
    assert!(anna.text(".last tbody tr").await.contains("Lost"));
    let reasons: Vec<String> = anna
        .ask("JSON.parse(localStorage['klaxon-games']).map(game=>game.reason)")
        .await;
    assert_eq!(
        reasons,
        [
            "you won: no bomb is left in the middle",
            "you lost: no die was left in the bag"
        ]
    );
    anna.is_content();
}

/// What the computer kept before there was one log, and a browser that has no room for more.
#[tokio::test(flavor = "multi_thread")]
async fn older_games_move_into_the_log_and_a_full_browser_says_so() {
    const OLDER: &str = "2026-01-02T20:15:00.123Z\tflatline\t3\texpert\twon\t-\t7\n\
        2026-01-01T20:15:00.123Z\tfuse\t4\tstandard\tlost\t12\t-";
    let server = Server::start().await;
    let chromium = Chromium::start().await;
    let anna = chromium.person(Screen::Phone).await;
    anna.go_to(&format!("{}/log?lang=en", server.address)).await;
    let keep = format!("(localStorage['klaxon-box-log']={OLDER:?})");
    anna.ask::<String>(&keep).await;
    let full = "{const set=Storage.prototype.setItem;Storage.prototype.setItem=function(name,text){\
        if(sessionStorage.full&&this===localStorage)throw new DOMException('full','QuotaExceededError');\
        set.call(this,name,text)}}";
    let command = "Page.addScriptToEvaluateOnNewDocument";
    anna.does(command, json!({"source": full})).await;
    anna.ask::<String>("(sessionStorage.full='yes')").await;
    let computer = format!("{}/computer?lang=en", server.address);
    let log = format!("{}/log?lang=en", server.address);
    // While there is no room nothing is lost, nothing breaks, and a game can be taken along.
    anna.go_to(&computer).await;
    anna.sees("main.pc #pc-main:enabled").await;
    anna.is_counted_in().await;
    anna.touch("#pc-main").await;
    anna.until(async || anna.text("#pc-main").await.starts_with("Score"))
        .await;
    anna.lifts("#pc-main").await;
    anna.touch("#pc-crew").await;
    anna.types("[data-player='0']", "Anna").await;
    anna.until(async || anna.text("#pc-crew").await == "Crew: Anna")
        .await;
    anna.touch("#pc-save").await;
    anna.sees("#pc-not-kept").await;
    anna.sees("#pc-take").await;
    anna.go_to(&log).await;
    anna.until(async || anna.text("#told").await.contains("no room left"))
        .await;
    assert!(!anna.has(".crew").await);
    anna.ask::<bool>("delete sessionStorage.full").await;
    anna.go_to(&computer).await;
    anna.sees("main.pc #pc-main:enabled").await;
    anna.go_to(&log).await;
    anna.sees(".last tbody tr:nth-child(2)").await;
    let crews = anna.text("#crews").await;
    assert!(crews.contains("A crew without names (3)"), "{crews}");
    assert!(crews.contains("A crew without names (4)"), "{crews}");
    let gone: bool = anna.ask("!localStorage['klaxon-box-log']").await;
    assert!(gone);
    // Once is enough.
    anna.go_to(&computer).await;
    anna.sees("main.pc #pc-main:enabled").await;
    anna.go_to(&log).await;
    anna.sees(".last tbody tr:nth-child(2)").await;
    assert!(!anna.has(".last tbody tr:nth-child(3)").await);
    anna.is_content();
}

/// Ben's clock on the wall is seven minutes slow, he reads German, and his network comes and goes.
#[tokio::test(flavor = "multi_thread")]
async fn two_phones_show_one_clock() {
    let axe = axe();
    let mut found = Vec::new();
    let server = Server::start().await;
    let chromium = Chromium::start().await;
    let anna = opens(&chromium, &server, Screen::Phone, "?lang=en").await;
    anna.lifts("#pc-share").await;
    look(&anna, &axe, "to be shared", &mut found).await;
    anna.touch("#pc-share-now").await;
    anna.sees("#pc-clock-code").await;
    anna.sees(".pcsheet .qr svg").await;
    look(&anna, &axe, "shared", &mut found).await;
    anna.screenshot("phone-clock-shared").await;
    let code = anna.text("#pc-clock-code").await;
    anna.touch("#close-sheet").await;
    assert_eq!(anna.text("#pc-share").await, format!("{code} · 1 phone"));

    let ben = chromium.person(Screen::SmallPhone).await;
    let command = "Page.addScriptToEvaluateOnNewDocument";
    let slow = "sessionStorage.jumped||=-420000";
    ben.does(command, json!({"source": slow})).await;
    ben.does(command, json!({"source": WALL})).await;
    // A code that leads nowhere says so; then he types the right one.
    ben.go_to(&format!("{}/computer?clock=BBBB&lang=de", server.address))
        .await;
    ben.until(async || {
        ben.text(".pcsheet [role=alert]")
            .await
            .contains("gibt es nicht")
    })
    .await;
    look(&ben, &axe, "no such clock", &mut found).await;
    ben.types("#pc-code", &code.to_lowercase()).await;
    ben.touch("#pc-follow").await;
    ben.gone(".pcsheet").await;
    ben.until(async || ben.text("#pc-share").await == format!("{code} · 2 Handys"))
        .await;
    anna.until(async || anna.text("#pc-share").await == format!("{code} · 2 phones"))
        .await;
    assert!(
        ben.has("#pc-mute[aria-pressed=true]").await,
        "one phone speaks"
    );
    assert!(anna.has("#pc-mute[aria-pressed=false]").await);

    // The same game, the same time, and everybody may touch it.
    anna.touch("[data-game=countdown]").await;
    ben.sees("[data-game=countdown].on").await;
    anna.is_counted_in().await;
    ben.sees("main.pc.runs").await;
    ben.until(async || ben.left().await < 600).await;
    ben.touch("#pc-right").await;
    anna.sees("main.pc.held").await;
    anna.until(async || anna.text("#clock").await == ben.text("#clock").await)
        .await;
    assert!((500..600).contains(&anna.left().await));
    anna.touch("#pc-main").await;
    ben.sees("main.pc.runs").await;
    ben.page.reload().await.expect("the page loads");
    ben.until(async || ben.text("#pc-share").await == format!("{code} · 2 Handys"))
        .await;
    ben.sees("main.pc.runs").await;

    // Without a network his clock goes on by itself, and says so.
    ben.offline(true).await;
    ben.sees("#pc-share.alone").await;
    ben.until(async || ben.text("#said").await.contains("läuft allein weiter"))
        .await;
    let before = ben.left().await;
    assert!(ben.ask::<bool>("jump(60000)").await);
    ben.until(async || ben.left().await <= before - 60).await;
    look(&ben, &axe, "alone", &mut found).await;
    ben.screenshot("phone-clock-alone").await;
    ben.touch("#pc-right").await;
    ben.sees("main.pc.held").await;
    ben.offline(false).await;
    ben.gone("#pc-share.alone").await;
    anna.sees("main.pc.held").await;
    anna.until(async || anna.text("#clock").await == ben.text("#clock").await)
        .await;

    // Both touch it while he is alone: what the server heard first counts, and he is told.
    ben.offline(true).await;
    ben.sees("#pc-share.alone").await;
    ben.touch("#pc-main").await;
    ben.sees("main.pc.runs").await;
    anna.touch("#pc-right").await;
    anna.until(async || anna.text("#pc-main").await.starts_with("Score"))
        .await;
    ben.offline(false).await;
    ben.until(async || ben.text("#said").await.contains("Das zählt"))
        .await;
    ben.gone("main.pc.runs").await;
    ben.until(async || ben.text("#pc-main").await.starts_with("Punkte"))
        .await;

    // While she counts he chooses the next game: what she counts is the one that was played.
    anna.lifts("#pc-main").await;
    ben.touch("[data-game=flatline]").await;
    ben.sees("[data-game=flatline].on").await;
    anna.sees("[data-game=flatline].on").await;
    anna.touch("#pc-save").await;
    anna.sees("#pc-saved").await;
    let logged: String = anna
        .ask("JSON.parse(localStorage['klaxon-games']).pop().game")
        .await;
    assert_eq!(logged, "countdown");
    anna.touch("#close-sheet").await;

    // He leaves: his clock is his own again, and so is his voice.
    ben.lifts("#pc-share").await;
    ben.touch("#pc-hang-up").await;
    ben.sees("#pc-share-now").await;
    assert!(ben.has("#pc-mute[aria-pressed=false]").await);
    anna.until(async || anna.text("#pc-share").await == format!("{code} · 1 phone"))
        .await;
    assert!(found.is_empty(), "{}", found.join("\n"));
    anna.is_content();
    ben.is_content();
}

/// What is said in a round of FLATLINE, and written.
struct Lines {
    lang: &'static str,
    thirty: &'static str,
    ten: &'static str,
    over: &'static str,
    second_round: &'static str,
    treated: &'static str,
}

#[tokio::test(flavor = "multi_thread")]
async fn rounds_of_flatline_have_a_minute_each_and_time_to_plan() {
    let server = Server::start().await;
    let chromium = Chromium::start().await;
    let english = Lines {
        lang: "en",
        thirty: "Thirty seconds.",
        ten: "Ten.",
        over: "Time. Hands off the dice.",
        second_round: "Round 2",
        treated: "patients treated",
    };
    let german = Lines {
        lang: "de",
        thirty: "Dreißig Sekunden.",
        ten: "Zehn.",
        over: "Zeit. Hände weg von den Würfeln.",
        second_round: "Runde 2",
        treated: "geheilte Patienten",
    };
    join_all([english, german].map(|lines| two_rounds(&chromium, &server, lines))).await;
}

async fn two_rounds(chromium: &Chromium, server: &Server, lines: Lines) {
    let query = format!("?lang={}", lines.lang);
    let anna = opens(chromium, server, Screen::Phone, &query).await;
    anna.touch("[data-game=flatline]").await;
    anna.lifts("#pc-left").await;
    anna.touch("[data-choice=planning] [data-value='60']").await;
    anna.touch("#close-sheet").await;
    assert!(anna.ask::<bool>(NOTE).await);
    anna.touch("#pc-main").await;
    anna.until(async || anna.left().await < 60).await;
    anna.hears(10, lines.ten).await;
    anna.waits_until(0).await;
    anna.until(async || anna.left().await == 60).await;
    for round in 1..=2 {
        anna.is_counted_in().await;
        assert!(anna.ask::<bool>("(notes.length=0,true)").await);
        anna.hears(30, lines.thirty).await;
        anna.hears(10, lines.ten).await;
        anna.hears(0, lines.over).await;
        if round == 1 {
            anna.touch("#pc-main").await;
            anna.until(async || anna.text("#pc-round").await == lines.second_round)
                .await;
            // The others are ready before the time to plan is over.
        }
    }
    anna.lifts("#pc-right").await;
    anna.touch("#pc-stable").await;
    anna.until(async || anna.text("#pc-saved").await.contains(lines.treated))
        .await;
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
            ("#pc-share", "share"),
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
