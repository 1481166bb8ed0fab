//! Looking something up: from a refusal, by a long press, by keys, and on the pages of rules.

use crate::everyone::{axe, look};
use crate::look::DARK;
use crate::person::Person;
use crate::play::{DICE, HELD, a_rolled_game};
use crate::support::{Chromium, Screen, Server};

/// An entry in the sheet over a table.
const ENTRY: &str = ".sheet look-up .found article";

impl Person {
    /// The names of the entries that are shown.
    pub(crate) async fn looked_up(&self) -> Vec<String> {
        self.sees(ENTRY).await;
        let names = format!(
            "[...document.querySelectorAll({ENTRY:?})].map(e=>e.querySelector('h3').textContent)"
        );
        self.ask(&names).await
    }

    /// Takes a die up and touches a space that does not take it. If by chance every space takes every die, the game goes
    /// on until one does not.
    async fn is_refused(&self) {
        for _ in 0..60 {
            for place in 1..=self.dice().await {
                self.touch(&format!(".lying .dbtn:nth-child({place})"))
                    .await;
                self.sees(HELD).await;
                let dark: String = self.ask(DARK).await;
                if !dark.is_empty() {
                    self.touch(&dark).await;
                    return self.sees(".tag").await;
                }
            }
            self.plays(1).await;
        }
        panic!("every space takes every die");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_refusal_leads_to_its_rule() {
    let server = Server::start().await;
    let chromium = Chromium::start().await;
    let anna = a_rolled_game(&chromium, &server, Screen::Phone).await;
    anna.is_refused().await;
    anna.screenshot("refused").await;
    let rule: String = anna
        .ask("document.querySelector('.why').ariaLabel.match(/F-\\d+/)[0]")
        .await;
    // All of the tag but its mark lets a finger through.
    let through = "(()=>{const r=document.querySelector('.tag').getBoundingClientRect();\
                   return !document.elementFromPoint(r.x+6,r.y+6).closest('.tag')})()";
    assert!(anna.ask::<bool>(through).await);
    anna.touch(".why").await;
    let names = anna.looked_up().await;
    assert!(names[0].starts_with(&rule), "{names:?} for {rule}");
    anna.screenshot("refused-looked-up").await;
    let mut found = Vec::new();
    look(&anna, &axe(), "sheet", &mut found).await;
    assert!(found.is_empty(), "{found:?}");
    // A link leads to another entry in the same sheet, and there is a way back.
    if anna.has(".found a").await {
        anna.touch(".found a").await;
        anna.sees(".sheet .return:not([hidden])").await;
        anna.touch(".sheet .return").await;
        anna.until(async || anna.looked_up().await == names).await;
    }
    anna.types("look-up input", "pyramid").await;
    anna.sees("look-up .count:not(:empty)").await;
    let names = anna.looked_up().await;
    assert!(names[0].to_lowercase().contains("pyramid"), "{names:?}");
    anna.types("look-up input", " xyzzy").await;
    anna.gone(ENTRY).await;
    assert_eq!(
        anna.text("look-up .count").await,
        "Nothing has these words."
    );
    anna.touch("#close-sheet").await;
    anna.gone(".sheet").await;
    anna.is_content();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_keyboard_looks_up_too() {
    let server = Server::start().await;
    let chromium = Chromium::start().await;
    let anna = a_rolled_game(&chromium, &server, Screen::Desktop).await;
    anna.is_refused().await;
    anna.presses("/").await;
    let names = anna.looked_up().await;
    assert!(names[0].starts_with("F-"), "{names:?}");
    anna.screenshot("looked-up-desktop").await;
    anna.presses("Escape").await;
    anna.gone(".sheet").await;
    anna.gone(".tag").await;
    // What has the focus; and without anything, what is in the book.
    anna.ask::<bool>("(document.querySelector('.lying .dbtn').focus(),true)")
        .await;
    anna.presses("/").await;
    let names = anna.looked_up().await;
    assert!(names[0].contains("die"), "{names:?}");
    anna.presses("Escape").await;
    anna.gone(".sheet").await;
    anna.ask::<bool>("(document.activeElement.blur(),true)")
        .await;
    anna.presses("/").await;
    anna.sees(".sheet look-up .contents").await;
    anna.presses("Escape").await;
    // Others have a mouse.
    anna.clicks_right(".hand .mod").await;
    let names = anna.looked_up().await;
    assert!(names[0].starts_with("Bomb "), "{names:?}");
    anna.is_content();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_long_press_looks_up_and_does_nothing_else() {
    let server = Server::start().await;
    let chromium = Chromium::start().await;
    let anna = a_rolled_game(&chromium, &server, Screen::Phone).await;
    let dice = anna.dice().await;
    anna.presses_long(DICE).await;
    let names = anna.looked_up().await;
    assert!(names[0].contains("die"), "{names:?}");
    assert!(!anna.has(HELD).await && !anna.has(".ghost").await);
    anna.touch("#close-sheet").await;
    anna.gone(".sheet").await;
    // The next touch is one again.
    anna.touch(DICE).await;
    anna.sees(HELD).await;
    anna.presses_long(".hand .mod").await;
    let names = anna.looked_up().await;
    assert!(
        names[0].starts_with("Bomb ") && names.len() > 1,
        "{names:?}"
    );
    anna.screenshot("looked-up-bomb").await;
    anna.touch("#close-sheet").await;
    anna.gone(".sheet").await;
    assert!(anna.has(HELD).await && anna.dice().await == dice);
    anna.is_content();
}

#[tokio::test(flavor = "multi_thread")]
async fn everything_on_the_other_tables_can_be_looked_up() {
    let server = Server::start().await;
    let chromium = Chromium::start().await;
    let cases = [
        ("flatline", ".pat header", "looked-up-patient"),
        ("flatline", ".power", "looked-up-power"),
        ("planter", ".hcard", "looked-up-card"),
        ("countdown", ".roleline", "looked-up-role"),
    ];
    let anna = chromium.person(Screen::Phone).await;
    let mut at = "";
    for (game, thing, picture) in cases {
        if at != game {
            let address = format!("{}/solo?game={game}&now&lang=de", server.address);
            anna.go_to(&address).await;
            anna.sees("main.table").await;
            anna.gone(".count.over").await;
            at = game;
        }
        if anna.has("#skip").await {
            anna.touch("#skip").await;
        }
        anna.presses_long(thing).await;
        let names = anna.looked_up().await;
        assert!(!names.is_empty(), "{thing} of {game}");
        anna.screenshot(picture).await;
        anna.touch("#close-sheet").await;
        anna.gone(".sheet").await;
    }
    anna.is_content();
}

#[tokio::test(flavor = "multi_thread")]
async fn rules_are_pages_with_a_search() {
    let server = Server::start().await;
    let chromium = Chromium::start().await;
    let anna = chromium.person(Screen::Phone).await;
    let mut found = Vec::new();
    anna.go_to(&format!("{}/?lang=de", server.address)).await;
    anna.touch("#rules").await;
    anna.sees(".rules .books").await;
    anna.screenshot("rules").await;
    look(&anna, &axe(), "rules", &mut found).await;
    // From all books.
    anna.types("look-up input", "funken").await;
    anna.sees("look-up article").await;
    anna.go_to(&format!("{}/rules/fuse?lang=de#F-26", server.address))
        .await;
    anna.sees("#F-26:target").await;
    anna.screenshot("rules-fuse").await;
    look(&anna, &axe(), "book", &mut found).await;
    assert!(found.is_empty(), "{found:?}");
    // Words in any order.
    anna.types("look-up input", "würfel stapel").await;
    anna.sees("look-up article").await;
    assert!(!anna.shows("#book").await);
    anna.screenshot("rules-search").await;
    anna.touch("look-up article a").await;
    anna.gone("look-up article").await;
    assert!(anna.shows("#book").await);
    let small: bool = anna
        .ask("document.documentElement.scrollWidth<=innerWidth")
        .await;
    assert!(small, "wider than a phone");
    anna.is_content();
}
