//! What the table of FLATLINE says in two or three words is said of every card and of every trigger.

use klaxon_flatline::Card;
use klaxon_flatline::trigger::Effect;
use klaxon_words::{Arg, Language, text};

/// A text whose last choice stands for all that were forgotten: nothing but `last` may get it.
fn check(key: &str, arg: &str, words: &[&str], last: &str) {
    for language in Language::ALL {
        let said = |word: &str| text(language, key, &[(arg, Arg::Text(word))]);
        let rest = said("nothing of the kind");
        assert_eq!(said(last), rest);
        for word in words.iter().filter(|word| **word != last) {
            assert_ne!(said(word), rest, "{key}: {word} in {}", language.code());
        }
    }
}

#[test]
fn every_effect_has_a_short_name() {
    let effects: Vec<&str> = Effect::ALL.into_iter().map(Into::into).collect();
    check("flatline-effect-short", "effect", &effects, "lock-track");
}

#[test]
fn every_card_has_a_short_name() {
    let cards: Vec<&str> = Card::ALL.iter().map(|card| card.word()).collect();
    check("flatline-card-short", "card", &cards, "a-fresh-start");
}
