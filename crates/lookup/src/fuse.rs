//! The book of FUSE.

use klaxon_core::Staged;
use klaxon_fuse::colour::Colour;
use klaxon_fuse::deck::{Bomb, Deck};
use klaxon_fuse::fuse_card::{FuseCard, Shown};
use klaxon_fuse::number::Number;
use klaxon_fuse::{Card, Face, Fuse, Role, draw};
use klaxon_words::{Arg, Language, say_all, text};

use crate::books::Part;
use crate::entry::{Entry, capital};
use crate::{example, names, picture, rules};

/// What a space can ask for.
const SPACES: [&str; 11] = [
    "number",
    "colour",
    "colour-number",
    "any-die",
    "any-number",
    "any-colour",
    "any-both",
    "colour-any-number",
    "number-any-colour",
    "either",
    "number-or-colour",
];

/// What can stand between two spaces.
const SIGNS: [&str; 11] = [
    "less",
    "greater",
    "same-number",
    "same-colour",
    "same-either",
    "same-both",
    "different-colour",
    "sum",
    "difference",
    "equation",
    "gap",
];

/// How the dice of a card stand.
const SHAPES: [&str; 4] = ["side-by-side", "stack", "double-stack", "pyramid"];

/// What else is on a card.
const CARDS: [&str; 5] = ["bomb", "points", "lights", "lit", "safe"];

/// Dice, and what is done with them.
const DICE: [&str; 12] = [
    "die",
    "die-red",
    "die-blue",
    "die-green",
    "die-yellow",
    "die-black",
    "tray",
    "die-taken",
    "bag",
    "pass",
    "reroll",
    "steady-hands",
];

/// The rest of the table.
const TABLE: [&str; 10] = [
    "row", "stacks", "deck", "reveal", "clock", "help", "helmet", "claim", "calls", "mates",
];

const LEVELS: [&str; 6] = [
    "difficulty",
    "training",
    "standard",
    "expert",
    "elite",
    "insane",
];

/// Fuse cards as such.
const FUSES: [&str; 3] = ["fuse", "fuse-number", "fuse-colour"];

pub(crate) fn parts(language: Language) -> Vec<Part> {
    let deck = Deck::fuse();
    let look = |names: &[&str]| looks(language, names);
    let mut parts = numbered(language, 'F');
    let fuses = deck.fuse_cards.iter().map(|card| fuse(language, *card));
    parts.extend([
        Part::new(language, "rules-spaces", look(&SPACES)),
        Part::new(language, "rules-signs", look(&SIGNS)),
        Part::new(language, "rules-card-shapes", look(&SHAPES)),
        Part::new(language, "rules-cards", look(&CARDS)),
        Part::new(language, "rules-dice", look(&DICE)),
        Part::new(language, "rules-table", look(&TABLE)),
        Part::new(language, "rules-levels", look(&LEVELS)),
        Part::new(
            language,
            "rules-fuse-cards",
            look(&FUSES).into_iter().chain(fuses).collect(),
        ),
        Part::new(language, "rules-bombs", bombs(language, 'f', &deck.bombs)),
    ]);
    parts
}

/// The rules whose numbers begin with a letter.
pub(crate) fn numbered(language: Language, letter: char) -> Vec<Part> {
    let begins = |line: &str| rules::rule(line).is_some_and(|id| id.starts_with(letter));
    let mut pages = Fuse::RULES.iter();
    let page = pages.find(|page| page.lines().any(begins));
    rules::parts(language, page.unwrap_or(&""), |id| {
        shown(language, example::card(id))
    })
}

fn shown(language: Language, card: Option<Card>) -> String {
    card.map_or(String::new(), |card| picture::card(language, &card))
}

/// Entries that have texts of their own.
pub(crate) fn looks(language: Language, names: &[&str]) -> Vec<Entry> {
    let looks = names.iter().map(|name| {
        let drawing = match example::card(name) {
            Some(card) => picture::card(language, &card),
            None => thing(language, name).unwrap_or_default(),
        };
        Entry::look(language, name).with_picture(drawing)
    });
    looks.collect()
}

/// The drawing of something that is no card.
fn thing(language: Language, name: &str) -> Option<String> {
    let die = |colours: &str| {
        let face: Face = format!("{colours}4").parse().ok()?;
        Some(picture::die(language, face))
    };
    match name {
        "die" | "die-red" => die("R"),
        "die-blue" => die("B"),
        "die-green" => die("G"),
        "die-yellow" => die("Y"),
        "die-black" => die("K"),
        "die-split" => die("Y/K"),
        "fuse-number" => Some(shows(language, Number::new(4).map(FuseCard::number)?)),
        "fuse-colour" => Some(shows(language, FuseCard::colour(Colour::Red))),
        "bag" => Some(picture::lines(24, BAG)),
        "bomb" | "deck" => Some(picture::lines(24, BOMB)),
        "spark" | "sparks-in-play" | "fuse-spark" => Some(picture::lines(24, BOLT)),
        "role" => Some(picture::lines(24, draw::role(Role::Cutter))),
        _ => None,
    }
}

/// The signs beside the counts at the head of the table, 24 x 24.
const BAG: &str = r#"<path d="M8 4h8l-2 4h-4ZM10 8c-8 5-7 12-3 12h10c4 0 5-7-3-12"/>"#;
const BOMB: &str = r#"<rect x="3" y="6" width="18" height="13" rx="2"/><path d="M7 12h2M11 12h2M15 12h2M12 6V3h4"/>"#;
const BOLT: &str = r#"<path d="M13 2L5 13h6l-1 9 9-12h-6Z"/>"#;

/// Bombs; the letter says of which box they are.
pub(crate) fn bombs(language: Language, letter: char, bombs: &[Bomb]) -> Vec<Entry> {
    let entries = bombs.iter().map(|bomb| {
        let (id, value) = (Arg::Text(&bomb.id), Arg::from(bomb.card.value()));
        let title = text(language, "rules-bomb", &[("id", id), ("value", value)]);
        explained(language, format!("bomb-{letter}{}", bomb.id), &title, bomb)
    });
    entries.collect()
}

/// A card with what it asks for.
pub(crate) fn explained(language: Language, id: String, title: &str, bomb: &Bomb) -> Entry {
    Entry::said(id, title, &say_all(language, &bomb.card.explain()))
        .with_picture(picture::card(language, &bomb.card))
        .made_of(bomb.card.signs())
}

/// A fuse card.
pub(crate) fn fuse(language: Language, card: FuseCard) -> Entry {
    let t = |key: &str| text(language, key, &[]);
    let (name, what, related) = match card {
        FuseCard::Return(shown) => {
            let what = names::shown(language, shown);
            let asks = text(language, "web-fuse-asks", &[("what", Arg::Text(&what))]);
            (what, asks, of_fuse(shown))
        }
        FuseCard::Spark => (t("web-part-sparks"), t("web-fuse-spark"), "fuse-spark"),
        FuseCard::RolesOff => (
            t("web-part-roles"),
            t("web-fuse-roles-off"),
            "fuse-roles-off",
        ),
        FuseCard::Six => ("6".to_owned(), t("web-fuse-six"), "fuse-six"),
    };
    let title = text(language, "rules-fuse-card", &[("name", Arg::Text(&name))]);
    let id = format!(
        "fuse-card-{}",
        card.to_string().to_lowercase().replace('|', "-")
    );
    Entry::said(id, &title, &(capital(&what) + "."))
        .with_picture(shows(language, card))
        .with_related([related])
}

/// Under which name what a fuse card does is explained.
fn of_fuse(shown: Shown) -> &'static str {
    match (shown.colours().count(), shown.numbers().count()) {
        (1, 0) => "fuse-colour",
        (0, 1) => "fuse-number",
        _ => "fuse-several",
    }
}

/// What a fuse card shows, as a drawing.
fn shows(language: Language, card: FuseCard) -> String {
    match card {
        FuseCard::Return(shown) => {
            let all = shown.to_string().replace('|', ", ");
            let card = format!("1: {all}").parse().ok();
            self::shown(language, card)
        }
        FuseCard::Spark => picture::lines(24, BOLT),
        FuseCard::RolesOff => {
            let role = draw::role(Role::Cutter);
            picture::lines(24, &format!("{role}<path d=\"M3 21L21 3\"/>"))
        }
        FuseCard::Six => shown(language, "1: 6".parse().ok()),
    }
}
