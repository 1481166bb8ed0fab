//! The texts of the game in all languages.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use klaxon_words::{Arg, Language, has, keys, text};

use crate::compile::tree::{Id, Table};
use crate::{compile, files};

#[test]
fn all_languages_have_the_same_keys() {
    let english: Vec<_> = keys(Language::English).collect();
    assert!(english.is_sorted());
    for language in Language::ALL {
        assert_eq!(keys(language).collect::<Vec<_>>(), english);
        assert!(keys(language).all(|key| has(language, key)));
        assert!(!has(language, "no-such-key"));
    }
}

#[test]
fn only_listed_texts_are_the_same_in_two_languages() {
    let locales = files::read(Path::new("../../locales")).unwrap();
    let tables = compile::compile(&locales).expect("the build accepts the texts");
    let mut same = BTreeSet::new();
    for (index, one) in tables.iter().enumerate() {
        for other in &tables[index + 1..] {
            let ids = one.entries.keys().filter(|id| is_same(one, other, **id));
            same.extend(ids.filter_map(|id| match id {
                Id::Message(key) => Some((*key).to_owned()),
                Id::Term(_) => None,
            }));
        }
    }
    assert_eq!(
        same,
        listed_as_same(),
        "translate the texts on the left, or list their keys in locales/same.txt; \
         remove from there the keys that are only on the right"
    );
}

/// Whether two languages have the same text, also in what it refers to.
fn is_same(one: &Table, other: &Table, id: Id) -> bool {
    let (Some(ours), Some(theirs)) = (one.entries.get(&id), other.entries.get(&id)) else {
        return false;
    };
    let references = ours.references();
    ours.parts == theirs.parts && references.iter().all(|it| is_same(one, other, *it))
}

fn listed_as_same() -> BTreeSet<String> {
    let list = fs::read_to_string("../../locales/same.txt").unwrap();
    let lines = list.lines().map(str::trim);
    lines
        .filter(|line| !line.is_empty() && !line.starts_with("//"))
        .map(str::to_owned)
        .collect()
}

#[test]
fn dice_have_colours() {
    let keys = ["red", "blue", "green", "yellow", "black"].map(|it| format!("colour-{it}"));
    let colours = |language| keys.clone().map(|key| text(language, &key, &[]));
    assert_eq!(
        colours(Language::English),
        ["red", "blue", "green", "yellow", "black"]
    );
    assert_eq!(
        colours(Language::German),
        ["rot", "blau", "grün", "gelb", "schwarz"]
    );
}

#[test]
fn dice_are_counted_in_words_up_to_six() {
    let count = |language, count: usize| text(language, "dice-count", &[("count", count.into())]);
    let english = [
        "one die",
        "two dice",
        "three dice",
        "four dice",
        "five dice",
        "six dice",
    ];
    let german = ["ein", "zwei", "drei", "vier", "fünf", "sechs"];
    for index in 0..6 {
        assert_eq!(count(Language::English, index + 1), english[index]);
        assert_eq!(
            count(Language::German, index + 1),
            format!("{} Würfel", german[index])
        );
    }
    assert_eq!(count(Language::English, 7), "7 dice");
    assert_eq!(count(Language::German, 12), "12 Würfel");
}

#[test]
fn arguments_come_from_numbers_and_text() {
    assert_eq!(Arg::from(-3_i64), Arg::Number(-3));
    assert_eq!(Arg::from(3_u8), Arg::Number(3));
    assert_eq!(Arg::from(3_usize), Arg::Number(3));
    assert_eq!(Arg::from(usize::MAX), Arg::Number(i64::MAX));
    assert_eq!(Arg::from("three"), Arg::Text("three"));
}
