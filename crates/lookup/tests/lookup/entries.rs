//! Everything has an entry.

use std::collections::BTreeSet;

use klaxon_core::Staged;
use klaxon_flatline::trigger::Effect;
use klaxon_flatline::{Card as Emergency, Deck as Ward, Flatline, Icon};
use klaxon_fuse::card::{Layout, Relation};
use klaxon_fuse::deck::Deck;
use klaxon_fuse::{Fuse, Role};
use klaxon_lookup::{Book, Books};
use klaxon_planter::{Card, Planter};
use klaxon_words::{Language, keys};

use crate::each_book;

/// The rules of all pages that specify the games.
fn rules() -> Vec<&'static str> {
    let pages = [Fuse::RULES, Flatline::RULES, Planter::RULES].concat();
    let lines = pages.into_iter().flat_map(str::lines);
    let items = lines.filter_map(|line| line.strip_prefix("- "));
    let first = items.filter_map(|item| item.split_whitespace().next());
    let is_rule = |id: &&str| {
        let (letter, number) = id.split_once('-').unwrap_or_default();
        letter.len() == 1 && number.parse::<u8>().is_ok()
    };
    first.filter(is_rule).collect()
}

fn has(book: Book, ids: impl IntoIterator<Item = String>) {
    let books = Books::new(Language::English);
    for id in ids {
        assert!(books.entry(book, &id).is_some(), "{id} in {book:?}");
    }
}

#[test]
fn every_rule_has_an_entry() {
    let rules = rules();
    assert!(rules.len() > 130, "only {} rules", rules.len());
    for rule in rules {
        let book = match &rule[..1] {
            "F" => Book::Fuse,
            "C" => Book::Countdown,
            "L" => Book::Flatline,
            _ => Book::Planter,
        };
        has(book, [rule.to_owned()]);
    }
}

#[test]
fn every_card_role_and_sign_of_the_decks_has_an_entry() {
    for (book, letter, deck) in [
        (Book::Fuse, 'f', Deck::fuse()),
        (Book::Countdown, 'c', Deck::countdown()),
    ] {
        let bombs = deck.bombs.iter();
        has(book, bombs.map(|bomb| format!("bomb-{letter}{}", bomb.id)));
        let sparks = deck.sparks.iter();
        has(book, sparks.map(|spark| format!("spark-{}", spark.id)));
        let fuses = deck.fuse_cards.iter().map(ToString::to_string);
        let fuses = fuses.map(|card| card.to_lowercase().replace('|', "-"));
        has(book, fuses.map(|card| format!("fuse-card-{card}")));
        let cards = deck.bombs.iter().chain(&deck.sparks);
        let signs: BTreeSet<&str> = cards.flat_map(|bomb| bomb.card.signs()).collect();
        let books = Books::new(Language::English);
        for sign in signs {
            let known = [Book::Fuse, Book::Countdown].map(|book| books.entry(book, sign).is_some());
            assert!(known.contains(&true), "{sign}");
        }
    }
    has(Book::Fuse, Relation::ALL.map(|one| one.sign().to_owned()));
    has(
        Book::Fuse,
        [Layout::Row, Layout::Stack].map(|one| one.sign().to_owned()),
    );
    has(
        Book::Countdown,
        Role::ALL.map(|role| format!("role-{role}")),
    );
}

#[test]
fn everything_of_the_ward_has_an_entry() {
    let deck = Ward::flatline();
    let patients = deck.patients.iter();
    has(
        Book::Flatline,
        patients.map(|one| format!("patient-{}", one.id)),
    );
    let cards = Emergency::ALL.iter().map(|card| match card.is_stat() {
        true => format!("stat-{card}"),
        false => format!("emergency-{card}"),
    });
    has(Book::Flatline, cards);
    has(
        Book::Flatline,
        Icon::ALL.map(|icon| format!("icon-{}", <&str>::from(icon))),
    );
    let effects = Effect::ALL.map(|effect| format!("trigger-{}", <&str>::from(effect)));
    has(Book::Flatline, effects);
    has(
        Book::Flatline,
        (1..=2).map(|number| format!("station-{number}")),
    );
    has(
        Book::Flatline,
        (1..=4).map(|group| format!("meter-{group}")),
    );
    has(
        Book::Planter,
        Card::ALL.map(|card| format!("planter-{card}")),
    );
}

/// Cards, roles, dice and signs are drawn.
#[test]
fn what_can_be_drawn_is_drawn() {
    let kinds = [
        "bomb-",
        "spark-s",
        "fuse-card-",
        "role-",
        "emergency-",
        "stat-",
        "patient-",
        "trigger-",
        "icon-",
        "meter-",
        "station-",
        "space-",
        "die-red",
        "stack",
        "less",
        "either",
        "planter-b",
    ];
    each_book(|books, book, _| {
        for entry in books.entries(book) {
            let id = entry.id.as_str();
            let plain = [
                "role-off",
                "emergency-card",
                "emergency-dice",
                "stat-card",
                "stat-area",
                "stacks",
                "planter-beside",
                "spark-deck",
            ];
            if kinds.iter().any(|kind| id.starts_with(kind)) && !plain.contains(&id) {
                assert!(entry.picture.contains("<svg"), "{id}");
            }
        }
    });
}

#[test]
fn every_entry_has_words() {
    each_book(|books, book, language| {
        for entry in books.entries(book) {
            for words in [&entry.title, &entry.text] {
                assert!(
                    !words.is_empty() && !words.contains('⟨'),
                    "{words} in {language:?}"
                );
            }
        }
        let parts = books.parts(book).iter();
        parts.for_each(|part| assert!(!part.title.contains('⟨'), "{}", part.title));
        assert!(!book.about(language).contains('⟨'));
    });
}

/// A text of the look-up that no entry shows is a text too many.
#[test]
fn every_text_is_in_an_entry() {
    let books = Books::new(Language::English);
    let all = || Book::ALL.into_iter().flat_map(|book| books.entries(book));
    let ids: BTreeSet<String> = all().map(|entry| entry.id.to_lowercase()).collect();
    for key in keys(Language::English) {
        let name = key.strip_prefix("rule-").or(key.strip_prefix("look-"));
        if let Some(name) = name {
            let name = name.strip_suffix("-title").unwrap_or(name);
            assert!(ids.contains(name), "{key}");
        }
    }
}
