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
    code + &fs::read_to_string(say).expect("say.rs")
}

/// The keys that stand right behind this piece of code.
fn keys_behind<'a>(code: &'a str, piece: &str) -> BTreeSet<&'a str> {
    code.split(piece)
        .skip(1)
        .filter_map(|rest| rest.trim_start().strip_prefix('"')?.split('"').next())
        .collect()
}

#[test]
fn every_key_in_the_code_has_a_text() {
    let code = code();
    let mut used = keys_behind(&code, "Message::new(");
    used.extend(keys_behind(&code, "text(language,"));
    assert!(used.len() > 50, "the search found only {used:?}");
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
        .filter(|key| !code.contains(&format!("\"{key}\"")))
        .filter(|key| !texts.contains(&format!("{{ {key} }}")))
        .collect();
    assert!(unused.is_empty(), "texts that nothing says: {unused:?}");
}
