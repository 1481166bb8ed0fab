//! The book of the bomb-planter game.

use klaxon_core::Staged;
use klaxon_planter::picture::{MATCH, bomb, card};
use klaxon_planter::{Card, Planter};
use klaxon_words::{Arg, Language, text};

use crate::books::Part;
use crate::entry::Entry;
use crate::{picture, rules};

const TABLE: [&str; 9] = [
    "match", "fuse", "worth", "beside", "bomb", "deck", "hand", "won", "player",
];
const CARDS: [&str; 4] = ["fuse-card", "defuse-card", "extra-cards", "time-bomb"];
const PLAY: [&str; 10] = [
    "turn", "pass", "clock", "call", "window", "absent", "round", "ready", "points", "places",
];

pub(crate) fn parts(language: Language) -> Vec<Part> {
    let page = Planter::RULES.first().unwrap_or(&"");
    let mut parts = rules::parts(language, page, |_| String::new());
    let look =
        |names: &[&str]| -> Vec<Entry> { names.iter().map(|name| look(language, name)).collect() };
    let cards = Card::ALL.into_iter().map(|card| one(language, card));
    parts.extend([
        Part::new(language, "rules-table", look(&TABLE)),
        Part::new(language, "rules-play", look(&PLAY)),
        Part::new(
            language,
            "rules-cards",
            look(&CARDS).into_iter().chain(cards).collect(),
        ),
    ]);
    parts
}

fn look(language: Language, name: &str) -> Entry {
    let drawing = match name {
        "match" => picture::bare(MATCH),
        "bomb" => picture::plate(&bomb("")),
        _ => String::new(),
    };
    Entry::look(language, &format!("planter-{name}")).with_picture(drawing)
}

/// A kind of card. Those that are no pieces of fuse have texts of their own.
fn one(language: Language, of: Card) -> Entry {
    let key = match of {
        Card::Boot => "planter-card-boot",
        Card::Bucket => "planter-card-bucket",
        Card::Scissors => "planter-card-scissors",
        Card::Extinguisher => "planter-card-extinguisher",
        _ => "planter-card-guy",
    };
    let name = text(language, key, &[]);
    let entry = match of.is_fuse() {
        true => {
            let args = [
                ("points", Arg::from(usize::from(of.points()))),
                ("count", Arg::from(of.copies(true))),
            ];
            let title = text(language, "rules-fuse-worth", &args);
            let what = text(language, "rules-fuse-worth-text", &args);
            Entry::said(format!("planter-{}", of.word()), &title, &what)
        }
        false => Entry::look(language, &format!("planter-{}", of.word())),
    };
    let kind = match of {
        Card::Guy => "planter-extra-cards",
        card if card.is_fuse() => "planter-fuse-card",
        _ => "planter-defuse-card",
    };
    entry
        .with_picture(picture::bare(&card(of, &name, "")))
        .with_related([kind, "B-1"])
}
