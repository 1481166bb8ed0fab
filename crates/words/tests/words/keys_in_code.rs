//! The code and the locale files speak of the same keys.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use klaxon_words::{Language, has, keys};

fn sources(folder: &Path, found: &mut String) {
    for entry in fs::read_dir(folder).expect("a folder").flatten() {
        let path = entry.path();
        if path.is_dir() {
            sources(&path, found);
        } else if path.extension().is_some_and(|e| e == "rs") {
            *found += &fs::read_to_string(&path).expect("a source file");
        }
    }
}

/// The source of all crates but this one, whose job is to pass keys on.
fn code() -> String {
    let crates = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let mut code = String::new();
    for entry in fs::read_dir(crates).expect("the crates").flatten() {
        if entry.file_name() != "words" {
            sources(&entry.path().join("src"), &mut code);
        }
    }
    let say = Path::new(env!("CARGO_MANIFEST_DIR")).join("src/say.rs");
    code + &fs::read_to_string(say).expect("say.rs") + &templates() + &lessons()
}

/// Lessons name keys behind the words of the coach: here they look as in the code.
fn lessons() -> String {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../lessons");
    let mut found = String::new();
    for game in fs::read_dir(folder).expect("the lessons").flatten() {
        for lesson in fs::read_dir(game.path()).expect("a game's").flatten() {
            let text = fs::read_to_string(lesson.path()).expect("a lesson");
            for line in text.lines() {
                if let Some(("say" | "why" | "hint" | "end", key)) = line.split_once(' ') {
                    found += &format!(" \"{}\" ", key.trim());
                }
            }
        }
    }
    found
}

/// The templates of the page name keys in braces: here they look as in the code.
fn templates() -> String {
    let assets = Path::new(env!("CARGO_MANIFEST_DIR")).join("../page/assets");
    let mut found = String::new();
    for entry in fs::read_dir(assets).expect("the assets").flatten() {
        let kind = entry.path().extension().map(|e| e.to_owned());
        if kind.is_some_and(|e| ["html", "js", "webmanifest"].iter().any(|one| e == *one)) {
            found += &fs::read_to_string(entry.path()).expect("a template");
        }
    }
    // The name of a lesson is no key.
    let found = found.replace("data-lesson=\"", "data-lesson=");
    found.replace("{{", " \"").replace("}}", "\" ")
}

/// Texts in the code that begin as keys do, but are none: an option, a file's folder, what keys begin with, and what a text
/// chooses by.
const NO_KEYS: [&str; 7] = [
    "fuse-cards",
    "fuse-score-",
    "fuse-deck",
    "check-",
    "deck-card",
    "deck-kind",
    "fuse-card",
];

/// Returns whether it is the name of something that can be looked up.
fn is_entry(text: &str) -> bool {
    has(Language::English, &format!("look-{text}"))
}

/// Every text in the code that looks like a key.
fn keys_in(code: &str) -> BTreeSet<&str> {
    let kinds = [
        "card-",
        "check-",
        "computer-",
        "countdown-",
        "deck-",
        "door-",
        "end-",
        "explain-",
        "flatline-",
        "learn-",
        "lesson-",
        "operate-",
        "fuse-",
        "planter-",
        "position-",
        "record-",
        "replay-",
        "room-",
        "rules-",
        "scenario-",
        "serve-",
        "simulate-",
        "story-",
        "voice-",
        "web-",
    ];
    let like_a_key = |text: &&str| {
        kinds.iter().any(|kind| text.starts_with(kind))
            && !text.ends_with('-')
            && text
                .bytes()
                .all(|b| b.is_ascii_lowercase() || b.is_ascii_digit() || b == b'-')
    };
    code.split('"')
        .filter(like_a_key)
        .filter(|text| !NO_KEYS.contains(text))
        .filter(|text| !is_entry(text))
        .collect()
}

#[test]
fn every_key_in_the_code_has_a_text() {
    let code = code();
    let used = keys_in(&code);
    assert!(used.len() > 150, "the search found only {used:?}");
    for language in Language::ALL {
        let missing: Vec<_> = used.iter().filter(|key| !has(language, key)).collect();
        assert!(
            missing.is_empty(),
            "{}: no text for {missing:?}",
            language.code()
        );
    }
}

#[test]
fn every_text_is_used() {
    let code = code();
    let locales = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../locales/en");
    let mut texts = String::new();
    for entry in fs::read_dir(locales).expect("the locales").flatten() {
        texts += &fs::read_to_string(entry.path()).expect("a locale file");
    }
    let unused: Vec<_> = keys(Language::English)
        .filter(|key| !key.starts_with("test-"))
        // Their entries make these keys, and a test of the look-up demands that each has one.
        .filter(|key| !key.starts_with("rule-") && !key.starts_with("look-"))
        .filter(|key| !code.contains(&format!("\"{key}\"")))
        .filter(|key| !texts.contains(&format!("{{ {key} }}")))
        .collect();
    assert!(unused.is_empty(), "texts that nothing says: {unused:?}");
}
