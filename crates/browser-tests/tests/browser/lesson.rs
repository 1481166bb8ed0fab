//! Lessons: the first mission of FUSE by finger and by key, puzzles, and the offer to somebody who never played.

use std::time::{Duration, Instant};

use serde::Deserialize;

use crate::everyone::{axe, look};
use crate::fits::MISFITS;
use crate::person::Person;
use crate::support::{Chromium, Screen, Server};

/// A first mission takes less than this.
const MISSION: Duration = Duration::from_secs(180);

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
}

const CUE: &str = "(()=>{const lit=[...document.querySelectorAll('.rings.asks .ring')].map(ring=>{\
    const r=ring.getBoundingClientRect();return [r.x+r.width/2,r.y+r.height/2]});\
    return {said:document.querySelector('#coach #said')?.innerText??'',next:!!document.querySelector('#next'),lit,\
    hidden:lit.filter(([x,y])=>document.elementFromPoint(x,y)?.closest('#coach')).length}})()";

/// The key that does what a lit place is there for: a die's number, a space's letter, a bomb's letter, or the blank. None
/// where nothing is to be pressed yet.
const KEY: &str = "(place=>{const e=document.elementFromPoint(...place),up=s=>e?.closest(s);\
    if(up('#roll'))return ' ';const die=up('.dbtn');if(die)return die.getAttribute('aria-keyshortcuts');\
    const bomb=up('.choosable');if(bomb)return bomb.dataset.key;\
    const space=up('[data-space]')?.dataset.space,buttons=up('article')?.querySelectorAll('.choices button')??[];\
    for(const b of buttons)if(Number(b.querySelector('sub')?.innerText)===Number(space)+1)return b.getAttribute('aria-keyshortcuts');\
    return null})";

impl Person {
    async fn cue(&self) -> Cue {
        self.ask(CUE).await
    }

    /// Waits until the coach says something else, or its lights have moved; returns what it says.
    async fn hears_more_than(&self, last: &Cue) {
        self.until(async || self.has("#coach-end").await || self.cue().await != *last)
            .await;
    }

    /// Does what the coach asks for by finger or mouse, to the end of the lesson. Gives all that was said.
    async fn follows_the_coach(&self, mut at: impl AsyncFnMut(&Cue)) -> Vec<String> {
        let began = Instant::now();
        let mut said: Vec<String> = Vec::new();
        while !self.has("#coach-end").await {
            assert!(began.elapsed() < MISSION, "stuck after {said:?}");
            let cue = self.cue().await;
            if !cue.said.is_empty() && said.last() != Some(&cue.said) {
                said.push(cue.said.clone());
                at(&cue).await;
                continue;
            }
            assert_eq!(cue.hidden, 0, "the coach hides something: {}", cue.said);
            match cue.lit.as_slice() {
                [first, rest @ ..] => {
                    self.touch_at(*first).await;
                    if let [second, ..] = rest {
                        self.touch_at(*second).await;
                    }
                }
                [] if cue.next => {
                    self.touch("#next").await;
                }
                [] => {}
            }
            self.hears_more_than(&cue).await;
        }
        said
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_newcomer_is_shown_the_first_mission_by_finger() {
    let axe = axe();
    let server = Server::start().await;
    let chromium = Chromium::start().await;
    let anna = chromium.newcomer(Screen::SmallPhone).await;
    anna.go_to(&server.address).await;
    anna.touch("#play-now").await;
    anna.sees("#first-time").await;
    let mut found = Vec::new();
    look(&anna, &axe, "offer", &mut found).await;
    anna.screenshot("lesson-offer").await;
    anna.touch("#show-me").await;
    anna.sees("#coach").await;
    let mut misfits: Vec<String> = Vec::new();
    let said = anna
        .follows_the_coach(async |cue| {
            if cue.said.contains("sign <") {
                look(&anna, &axe, "a step", &mut found).await;
                anna.screenshot("lesson-step").await;
            }
            if cue.said.contains("Nothing is larger") {
                // The rule's own reason stands at the finger.
                anna.sees(".tag").await;
            }
            misfits.extend(anna.ask::<Vec<String>>(MISFITS).await);
        })
        .await;
    assert_eq!(said.len(), 17, "{said:?}");
    let covered: Vec<&String> = misfits
        .iter()
        .filter(|bad| bad.contains("outside"))
        .collect();
    assert!(covered.is_empty(), "{covered:?}");
    assert_eq!(anna.text("#coach-title").await, "Well done");
    look(&anna, &axe, "the end", &mut found).await;
    anna.screenshot("coach-end").await;
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

#[tokio::test(flavor = "multi_thread")]
async fn the_first_mission_is_played_by_key_in_german() {
    let server = Server::start().await;
    let chromium = Chromium::start().await;
    let anna = chromium.person(Screen::Desktop).await;
    anna.go_to(&format!("{}/solo?lesson=fuse-1&lang=de", server.address))
        .await;
    anna.sees("#coach").await;
    let began = Instant::now();
    let mut enter = false;
    while !anna.has("#coach-end").await {
        let cue = anna.cue().await;
        assert!(began.elapsed() < MISSION, "stuck at {cue:?}");
        if cue.next && cue.lit.is_empty() {
            // Both go on.
            enter = !enter;
            anna.presses(if enter { "Enter" } else { "n" }).await;
            anna.hears_more_than(&cue).await;
            continue;
        }
        for place in &cue.lit {
            let ask = format!("{KEY}([{},{}])", place.0, place.1);
            // The letters of spaces come a moment after their light.
            tokio::time::sleep(Duration::from_millis(150)).await;
            if let Some(key) = anna.ask::<Option<String>>(&ask).await {
                anna.presses(&key).await;
            }
        }
        if !cue.lit.is_empty() && cue.next {
            // The die that does not fit has no letter there: who plays by key reads on.
            anna.presses("Escape").await;
            anna.presses("n").await;
        }
        if !cue.lit.is_empty() {
            tokio::time::sleep(Duration::from_millis(300)).await;
        }
    }
    assert_eq!(anna.text("#coach-title").await, "Gut gemacht");
    let focused = "document.activeElement?.id";
    anna.until(async || anna.ask::<String>(focused).await == "play-real")
        .await;
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
    anna.until(async || anna.text("#said").await.starts_with("Put all three"))
        .await;
    anna.touch("#skip").await;
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
    ben.sees("#skip").await;
    // One touch away from a real game, which asks no more.
    ben.touch("#skip").await;
    ben.sees("#roll").await;
    assert!(!ben.has("#coach").await);
    ben.go_to(&format!("{}/solo?lesson=fuse-99", server.address))
        .await;
    ben.until(async || {
        ben.ask::<String>("document.body.innerText")
            .await
            .contains("no lesson")
    })
    .await;
    anna.is_content();
    ben.is_content();
}
