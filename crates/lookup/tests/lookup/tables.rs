//! What lies on the tables of the page leads to entries that are there.

use std::fs;
use std::path::Path;

use klaxon_lookup::{Book, Books};
use klaxon_words::Language;

/// The names that the list of a game's table has; those with an attribute in them are made when somebody asks.
fn names(game: &str) -> Vec<String> {
    let crates = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let file = crates.join(format!("web/src/games/{game}/looks.rs"));
    let code = fs::read_to_string(&file).expect("a list");
    let list = code.split("THINGS").nth(1).expect("the list");
    let list = list.split("];").next().expect("its end");
    let names = list.lines().filter_map(|line| {
        let (_, names) = line.split_once("\", \"")?;
        names.split('"').next()
    });
    let names: Vec<String> = names
        .flat_map(str::split_whitespace)
        .filter(|name| !name.contains('{'))
        .map(str::to_owned)
        .collect();
    assert!(names.len() > 10, "{game}: {names:?}");
    names
}

#[test]
fn what_lies_on_a_table_has_entries() {
    let books = Books::new(Language::English);
    for (game, about) in [
        ("fuse", &[Book::Fuse, Book::Countdown][..]),
        ("flatline", &[Book::Flatline]),
        ("planter", &[Book::Planter]),
    ] {
        for name in names(game) {
            let known = about.iter().any(|book| books.entry(*book, &name).is_some());
            assert!(known, "{name} of {game}");
        }
    }
}
