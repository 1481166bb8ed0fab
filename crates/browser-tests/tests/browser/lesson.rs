//! Lessons: every first mission to its end by finger and by key, puzzles, and the offer to somebody who never played.

use std::time::{Duration, Instant};

use futures_util::future::join_all;
use serde::Deserialize;
use serde_json::json;

use crate::everyone::{axe, look};
use crate::fits::MISFITS;
use crate::person::Person;
use crate::support::{Chromium, Screen, Server};

/// A first mission takes less than this.
const MISSION: Duration = Duration::from_secs(180);

/// After so long somebody does once more what came to nothing.
const AGAIN: Duration = Duration::from_secs(4);

/// What the coach says and asks for.
#[derive(Deserialize, PartialEq, Debug)]
struct Cue {
    said: String,
    /// Whether it waits until it is read.
    next: bool,
    /// The middles of what is to be touched.
    lit: Vec<(f64, f64)>,
    /// How many of those the coach itself lies over.
    hidden: usize,
    /// How many spaces are lit though the coach asks for something else.
    others: usize,
    /// Whether all of the coach is in the window.
    inside: bool,
}

const CUE: &str = "(()=>{const lit=[...document.querySelectorAll('.rings.asks .ring')].map(ring=>{\
    const r=ring.getBoundingClientRect();return [r.x+r.width/2,r.y+r.height/2]}),coach=document.querySelector('#coach:not([hidden])'),\
    shines=e=>!['','none'].includes(getComputedStyle(e).getPropertyValue('--ring').trim());\
    return {said:coach?.querySelector('#said').innerText??'',next:!!coach?.querySelector('#next'),lit,\
    hidden:lit.filter(([x,y])=>document.elementFromPoint(x,y)?.closest('#coach')).length,\
    others:coach&&document.documentElement.dataset.asks?\
    [...document.querySelectorAll('[data-lit] [data-space]:not([data-asked])')].filter(shines).length:0,\
    inside:!coach||(r=>r.x>=0&&r.y>=0&&r.right<=innerWidth&&r.bottom<=innerHeight)(coach.getBoundingClientRect())}})()";

/// The key that does what a lit place is there for; none where nothing but Tab leads there.
const KEY: &str = "(place=>{const e=document.elementFromPoint(...place),up=s=>e?.closest(s);\
    if(up('#roll'))return ' ';if(up('#ready,#done,#go'))return '.';if(up('#reroll'))return '-';if(up('#deed'))return 'b';\
    const named=up('[aria-keyshortcuts]');if(named)return named.getAttribute('aria-keyshortcuts');\
    const bomb=up('.choosable');if(bomb)return bomb.dataset.key;\
    const die=up('.dbtn');if(die?.dataset.place)return String(Number(die.dataset.place)+1);\
    const space=up('[data-space]')?.dataset.space,buttons=up('article')?.querySelectorAll('.choices button')??[];\
    for(const b of buttons)if(Number(b.querySelector('sub')?.innerText)===Number(space)+1)return b.getAttribute('aria-keyshortcuts');\
    return up('[data-at]')?.querySelector('.ltr')?.innerText.toLowerCase()||null})";

/// Marks what is to be pressed at a place; false if it can't be.
const MARK: &str = "(place=>{const key=document.elementFromPoint(...place)?.closest('button,a');\
    document.querySelector('[data-sought]')?.removeAttribute('data-sought');key?.setAttribute('data-sought','');return !!key})";

/// Counts the timers that are to ring within a few milliseconds.
const HASTE: &str = "{window.hasty=0;const set=window.setTimeout;\
    window.setTimeout=(then,after,...more)=>{if(after>0&&after<20)hasty+=1;return set(then,after,...more)}}";

/// How somebody plays.
#[derive(Clone, Copy, PartialEq, Eq)]
enum By {
    Finger,
    Keys,
}

impl Person {
    async fn cue(&self) -> Cue {
        self.ask(CUE).await
    }

    /// Waits until the coach says something else, its lights have moved, or all is over; though not for ever: dice tumble,
    /// and a finger that missed one touches it again.
    async fn hears_more_than(&self, last: &Cue) {
        let began = Instant::now();
        while began.elapsed() < AGAIN && self.cue().await == *last && !self.has("#coach-end").await
        {
            tokio::time::sleep(Duration::from_millis(30)).await;
        }
    }

    /// Does what the coach asks for, to the end of the lesson. Gives all that was said.
    async fn follows_the_coach(&self, by: By, mut at: impl AsyncFnMut(&Cue)) -> Vec<String> {
        let began = Instant::now();
        let mut said: Vec<String> = Vec::new();
        while !self.has("#coach-end").await {
            assert!(
                began.elapsed() < MISSION,
                "stuck after {said:?}: {}",
                self.text("body").await
            );
            // A touch on a busy machine may last so long that something is looked up.
            if self.has(".sheet #close-sheet").await {
                self.touch("#close-sheet").await;
                self.gone(".sheet").await;
            }
            let cue = self.cue().await;
            if !cue.said.is_empty() && said.last() != Some(&cue.said) {
                said.push(cue.said.clone());
                at(&cue).await;
                continue;
            }
            assert_eq!(cue.hidden, 0, "the coach hides something: {}", cue.said);
            assert_eq!(cue.others, 0, "something else is lit: {}", cue.said);
            assert!(cue.inside, "the coach is outside: {}", cue.said);
            match (cue.lit.first(), by) {
                (Some(place), By::Finger) => self.touch_at(*place).await,
                (Some(place), By::Keys) => self.presses_at(*place, cue.next).await,
                (None, By::Finger) if cue.next => {
                    self.touch("#next").await;
                }
                // Both go on.
                (None, By::Keys) if cue.next => {
                    let key = if said.len().is_multiple_of(2) {
                        "n"
                    } else {
                        "Enter"
                    };
                    self.presses(key).await;
                }
                (None, _) => {}
            }
            self.hears_more_than(&cue).await;
        }
        said
    }

    /// Does by key what a lit place is there for. What can't be done has no key there: who plays by key reads on.
    async fn presses_at(&self, place: (f64, f64), may_read_on: bool) {
        // The letters of spaces come a moment after their light.
        tokio::time::sleep(Duration::from_millis(150)).await;
        let at = format!("([{},{}])", place.0, place.1);
        if let Some(key) = self.ask::<Option<String>>(&format!("{KEY}{at}")).await {
            return self.presses(&key).await;
        }
        if may_read_on {
            self.presses("Escape").await;
            return self.presses("n").await;
        }
        // What was lit may be gone by now; then somebody looks again, until the mission takes too long.
        if !self.ask::<bool>(&format!("{MARK}{at}")).await {
            return;
        }
        for _ in 0..80 {
            if self.has("[data-sought]:focus").await {
                return self.presses("Enter").await;
            }
            self.presses("Tab").await;
        }
        assert!(!self.has("[data-sought]").await, "no way by Tab to {at}");
    }
}

/// A first mission, in a language, and the rule that it has the learner run against.
type Mission = (&'static str, &'static str, &'static str);

/// Somebody learns a game, to the end.
async fn learns(chromium: &Chromium, server: &Server, (name, lang, rule): Mission, by: By) {
    let axe = axe();
    let screen = match by {
        By::Finger => Screen::SmallPhone,
        By::Keys => Screen::Desktop,
    };
    let anna = chromium.person(screen).await;
    let address = format!("{}/solo?lesson={name}&lang={lang}", server.address);
    anna.go_to(&address).await;
    anna.sees("#coach").await;
    // The bubble is one and the same from the first step to the last.
    anna.ask::<bool>("(document.querySelector('#coach').first=true)")
        .await;
    let mut found = Vec::new();
    let (mut steps, mut refused) = (0, false);
    let said = anna
        .follows_the_coach(by, async |_| {
            if by == By::Finger && anna.has(".tag .why").await {
                // What was against it can be looked up.
                anna.touch(".tag .why").await;
                let names = anna.looked_up().await;
                assert!(names[0].starts_with(rule), "{names:?} for {rule}");
                anna.touch("#close-sheet").await;
                anna.gone(".sheet").await;
                refused = true;
            }
            steps += 1;
            anna.screenshot(&format!("{name}-{lang}-{steps}")).await;
            assert!(
                anna.ask::<bool>("document.querySelector('#coach').first")
                    .await,
                "{name}: another bubble at step {steps}"
            );
            if by == By::Finger && steps == 4 {
                look(&anna, &axe, name, &mut found).await;
            }
        })
        .await;
    assert!(said.len() > 8, "{name}: {said:?}");
    let done = if lang == "de" {
        "Gut gemacht"
    } else {
        "Well done"
    };
    assert_eq!(anna.text("#coach-title").await, done);
    let focused = "document.activeElement?.id";
    anna.until(async || anna.ask::<String>(focused).await == "play-real")
        .await;
    if by == By::Finger {
        assert!(refused, "{name} refuses nothing");
        look(&anna, &axe, &format!("the end of {name}"), &mut found).await;
    }
    anna.screenshot(&format!("{name}-{lang}-end")).await;
    assert!(found.is_empty(), "{found:#?}");
    let learnt = format!("localStorage['klaxon-lessons']==={name:?}");
    assert!(anna.ask::<bool>(&learnt).await);
    anna.is_content();
}

#[tokio::test(flavor = "multi_thread")]
async fn every_first_mission_is_played_by_finger() {
    let server = Server::start().await;
    let chromium = Chromium::start().await;
    // That of FUSE is played by a newcomer below.
    let missions: [Mission; 3] = [
        ("countdown-1", "en", "C-24"),
        ("flatline-1", "de", "L-32"),
        ("planter-1", "en", "B-12"),
    ];
    join_all(missions.map(|one| learns(&chromium, &server, one, By::Finger))).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn every_first_mission_is_played_by_key() {
    let server = Server::start().await;
    let chromium = Chromium::start().await;
    let missions: [Mission; 4] = [
        ("fuse-1", "de", "F-25"),
        ("countdown-1", "de", "C-24"),
        ("flatline-1", "en", "L-32"),
        ("planter-1", "de", "B-12"),
    ];
    join_all(missions.map(|one| learns(&chromium, &server, one, By::Keys))).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_newcomer_is_shown_the_first_mission() {
    let axe = axe();
    let server = Server::start().await;
    let chromium = Chromium::start().await;
    let anna = chromium.newcomer(Screen::SmallPhone).await;
    let source = json!({"source": HASTE});
    anna.does("Page.addScriptToEvaluateOnNewDocument", source)
        .await;
    anna.go_to(&server.address).await;
    anna.touch("#play-now").await;
    anna.sees("#first-time").await;
    let mut found = Vec::new();
    look(&anna, &axe, "offer", &mut found).await;
    anna.screenshot("lesson-offer").await;
    anna.touch("#show-me").await;
    anna.sees("#coach").await;
    // Time stands, so nobody looks at it all the time.
    tokio::time::sleep(Duration::from_secs(1)).await;
    let before: u32 = anna.ask("window.hasty").await;
    tokio::time::sleep(Duration::from_secs(1)).await;
    let hasty = anna.ask::<u32>("window.hasty").await - before;
    assert!(
        hasty < 20,
        "{hasty} timers of some milliseconds in a second"
    );
    let mut misfits: Vec<String> = Vec::new();
    let mut steps = 0;
    anna.follows_the_coach(By::Finger, async |cue| {
        steps += 1;
        anna.screenshot(&format!("fuse-1-en-{steps}")).await;
        if cue.said.contains("sign <") {
            look(&anna, &axe, "a step", &mut found).await;
        }
        if cue.said.contains("Nothing is larger") {
            // The rule's own reason stands at the finger.
            anna.sees(".tag").await;
        }
        misfits.extend(anna.ask::<Vec<String>>(MISFITS).await);
    })
    .await;
    let covered: Vec<&String> = misfits
        .iter()
        .filter(|bad| bad.contains("outside"))
        .collect();
    assert!(covered.is_empty(), "{covered:?}");
    assert_eq!(anna.text("#coach-title").await, "Well done");
    look(&anna, &axe, "the end", &mut found).await;
    anna.screenshot("fuse-1-en-end").await;
    assert!(found.is_empty(), "{found:#?}");
    // What is learnt has a tick, and is not offered again.
    anna.touch("#all-lessons").await;
    anna.sees("[data-lesson=fuse-1] .tick").await;
    assert!(!anna.has("[data-lesson=fuse-2] .tick").await);
    anna.go_to(&format!("{}/solo?now&game=fuse", server.address))
        .await;
    anna.sees("#roll").await;
    assert_eq!(crate::play::logged(&anna).await, 0, "a lesson is no game");
    anna.is_content();
}

/// A die of the tray, and a space of a card of one's own.
async fn places(person: &Person, die: &str, card: &str, space: u8) {
    let die = format!(".lying .dbtn[data-die={die}]");
    person.sees(&die).await;
    person.touch(&die).await;
    person
        .touch(&format!(
            ".hand [data-card={card}] [data-space=\"{space}\"] .sock"
        ))
        .await;
    person.gone(&die).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_puzzle_is_failed_and_then_solved() {
    let server = Server::start().await;
    let chromium = Chromium::start().await;
    let anna = chromium.person(Screen::SmallPhone).await;
    anna.go_to(&format!("{}/solo?lesson=fuse-2&lang=en", server.address))
        .await;
    anna.sees("#coach").await;
    anna.until(async || anna.text("#said").await.starts_with("Three dice"))
        .await;
    // A touch on the table folds the bubble; a hint unfolds it.
    places(&anna, "R5", "b", 0).await;
    anna.sees("#said[hidden]").await;
    anna.touch("#hint").await;
    assert!(anna.text("#hinted").await.starts_with("The blue 5"));
    places(&anna, "R2", "a", 0).await;
    anna.sees("#coach-end").await;
    assert_eq!(anna.text("#coach-title").await, "Not this time");
    assert!(
        anna.text("#said")
            .await
            .starts_with("One die found no place")
    );
    anna.screenshot("lesson-failed").await;
    anna.touch("#again").await;
    anna.sees("#coach").await;
    for (die, card) in [("B5", "b"), ("R2", "c"), ("R5", "a")] {
        places(&anna, die, card, 0).await;
    }
    anna.sees("#coach-end").await;
    assert_eq!(anna.text("#coach-title").await, "Solved");
    anna.touch("#next-puzzle").await;
    anna.until(async || anna.text("#said").await.starts_with("Place all three"))
        .await;
    anna.touch("#skip-lesson").await;
    anna.sees("[data-lesson=fuse-2] .tick").await;
    anna.is_content();
}

#[tokio::test(flavor = "multi_thread")]
async fn somebody_who_just_wants_to_play_is_asked_once_and_may_skip() {
    let server = Server::start().await;
    let chromium = Chromium::start().await;
    let anna = chromium.newcomer(Screen::Phone).await;
    let now = format!("{}/solo?now&game=fuse", server.address);
    anna.go_to(&now).await;
    anna.sees("#just-play").await;
    anna.touch("#just-play").await;
    anna.sees("#roll").await;
    let ben = chromium.newcomer(Screen::Phone).await;
    ben.go_to(&now).await;
    ben.sees("#show-me").await;
    ben.touch("#show-me").await;
    ben.sees("#skip-lesson").await;
    // One touch away from a real game, which asks no more.
    ben.touch("#skip-lesson").await;
    ben.sees("#roll").await;
    assert!(!ben.has("#coach").await);
    // By key: the main key has the focus, and Escape turns the offer down.
    let cleo = chromium.newcomer(Screen::Desktop).await;
    cleo.go_to(&now).await;
    cleo.sees("#show-me:focus").await;
    cleo.presses("Escape").await;
    cleo.sees("#roll").await;
    assert!(!cleo.has("#first-time").await);
    for person in [anna, ben, cleo] {
        person.is_content();
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_waits_long_for_a_lesson_or_in_the_dark() {
    let server = Server::start().await;
    let chromium = Chromium::start().await;
    // The network never brings the lessons: a person who wants to play plays.
    let anna = chromium.newcomer(Screen::Phone).await;
    let held = json!({"patterns": [{"urlPattern": "*lessons-fuse*"}]});
    anna.does("Fetch.enable", held).await;
    anna.go_to(&format!("{}/solo?now&game=fuse", server.address))
        .await;
    anna.sees("#roll").await;
    assert!(!anna.has("#first-time").await);
    anna.is_content();
    // What can't be learnt is said.
    let ben = chromium.newcomer(Screen::Phone).await;
    let says = async |words: &str| {
        ben.until(async || ben.text("body").await.contains(words))
            .await;
    };
    ben.go_to(&format!("{}/solo?lesson=fuse-99&lang=en", server.address))
        .await;
    says("no lesson").await;
    ben.ask::<String>("(localStorage['klaxon-name']='\\u200b')")
        .await;
    ben.go_to(&format!("{}/solo?lesson=fuse-1&lang=en", server.address))
        .await;
    says("name").await;
    ben.is_content();
}

/// Where there are no workers the page keeps the room of a lesson itself.
#[tokio::test(flavor = "multi_thread")]
async fn a_lesson_needs_no_worker() {
    let server = Server::start().await;
    let chromium = Chromium::start().await;
    let anna = chromium.person(Screen::Phone).await;
    let none =
        json!({"source": "window.Worker=class{constructor(){throw new Error('no workers')}}"});
    anna.does("Page.addScriptToEvaluateOnNewDocument", none)
        .await;
    anna.go_to(&format!("{}/solo?lesson=fuse-2&lang=en", server.address))
        .await;
    anna.sees("#coach").await;
    for (die, card) in [("R5", "b"), ("R2", "a")] {
        places(&anna, die, card, 0).await;
    }
    anna.sees("#coach-end").await;
    // Nothing of the first try is in the second.
    anna.touch("#again").await;
    anna.sees("#coach").await;
    for (die, card) in [("B5", "b"), ("R2", "c"), ("R5", "a")] {
        places(&anna, die, card, 0).await;
    }
    anna.sees("#coach-end").await;
    assert_eq!(anna.text("#coach-title").await, "Solved");
    anna.is_content();
}
