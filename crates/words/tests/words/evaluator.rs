//! From Fluent to text, with the texts of the folder `tests/locales`.

use crate::pattern::{Key, Part, Speaker, Table};
use klaxon_words::{Arg, Language};

include!(concat!(env!("OUT_DIR"), "/test_locales.rs"));

fn english(key: &str, args: &[(&str, Arg)]) -> String {
    Speaker::new(Language::English, &EN, args).text(key)
}

fn german(key: &str, args: &[(&str, Arg)]) -> String {
    Speaker::new(Language::German, &DE, args).text(key)
}

#[test]
fn text_is_kept_and_dedented() {
    assert_eq!(english("plain", &[]), "just text");
    assert_eq!(
        english("two-lines", &[]),
        "the first line\n  the second, indented"
    );
}

#[test]
fn arguments_are_inserted_without_further_characters() {
    assert_eq!(english("greeting", &[("name", "Ada".into())]), "Hello Ada!");
    assert_eq!(
        english("greeting", &[("name", (-1_234_567_i64).into())]),
        "Hello -1234567!"
    );
}

#[test]
fn numbers_select_exactly_then_by_plural_category() {
    let bombs = |count: i64| english("bombs", &[("count", count.into())]);
    assert_eq!(bombs(0), "no bombs");
    assert_eq!(bombs(1), "one bomb");
    assert_eq!(bombs(2), "2 bombs");
    assert_eq!(bombs(12), "a dozen bombs");

    let exact_one = |count: i64| english("exact-one", &[("count", count.into())]);
    assert_eq!(exact_one(1), "by number");
    assert_eq!(exact_one(2), "by number");
}

#[test]
fn german_has_plurals() {
    let bombs = |count: i64| german("bombs", &[("count", count.into())]);
    assert_eq!(bombs(0), "0 Bomben");
    assert_eq!(bombs(1), "eine Bombe");
    assert_eq!(bombs(2), "2 Bomben");
}

#[test]
fn texts_select_by_name() {
    let mood = |mood: &str| english("mood", &[("mood", mood.into())]);
    assert_eq!(mood("happy"), ":)");
    assert_eq!(mood("sad"), ":(");
    assert_eq!(mood("unsure"), ":/");
    assert_eq!(mood("hungry"), ":/");
}

#[test]
fn texts_do_not_select_by_number() {
    assert_eq!(english("bombs", &[("count", Arg::Text("12"))]), "12 bombs");
}

#[test]
fn selections_nest() {
    let nested = |mood: &str, count: i64| {
        english("nested", &[("mood", mood.into()), ("count", count.into())])
    };
    assert_eq!(nested("happy", 1), "one laugh");
    assert_eq!(nested("happy", 3), "3 laughs");
    assert_eq!(nested("sad", 1), "one bomb left");
    assert_eq!(nested("sad", 12), "a dozen bombs left");
}

#[test]
fn references_are_followed() {
    assert_eq!(english("title", &[]), "FUSE: just text");
    assert_eq!(english("deep", &[]), "<FUSE: just text> by FUSE the game");
    assert_eq!(german("deep", &[]), "<FUSE: nur Text> von das Spiel FUSE");
}

#[test]
fn literals_are_text() {
    assert_eq!(
        english("literals", &[("name", "Ada".into())]),
        "{braces} 42 é \"quoted\" Ada"
    );
}

#[test]
fn what_is_unknown_is_visible() {
    assert_eq!(english("nothing", &[]), "⟨nothing⟩");
    assert_eq!(english("", &[]), "⟨⟩");
    assert_eq!(english("game", &[]), "⟨game⟩");
    assert_eq!(english("-game", &[]), "⟨-game⟩");
    assert_eq!(english("greeting", &[]), "Hello ⟨$name⟩!");
    assert_eq!(english("bombs", &[("name", 1_u8.into())]), "⟨$count⟩");
}

#[test]
fn unknown_references_are_visible() {
    static TORN: Table = Table {
        messages: &[("torn", &[Part::Message("message"), Part::Term("term")])],
        terms: &[],
    };
    let speaker = Speaker::new(Language::English, &TORN, &[]);
    assert_eq!(speaker.text("torn"), "⟨message⟩⟨-term⟩");
}
