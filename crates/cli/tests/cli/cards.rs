//! `klaxon cards`, as a person calls it.

use std::path::PathBuf;

use crate::process::klaxon;
use crate::says;

/// What it says on the error stream when the input is bad; it prints nothing then.
fn complains(arguments: &[&str]) -> String {
    let output = klaxon(arguments).output().expect("klaxon runs");
    assert!(output.stdout.is_empty(), "{arguments:?}");
    crate::complains(arguments)
}

fn file(name: &str, content: &str) -> PathBuf {
    let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    std::fs::write(&path, content).expect("written");
    path
}

#[test]
fn list_prints_every_card() {
    let list = says(&["cards", "list"]);
    assert_eq!(list.lines().count(), 54);
    assert!(list.starts_with("1a  1: c != c != c != c\n"));
}

#[test]
fn ours_are_there_by_name() {
    assert_eq!(says(&["cards", "list", "fuse"]), says(&["cards", "list"]));
    let list = says(&["cards", "list", "countdown"]);
    assert_eq!(list.lines().count(), 52 + 30, "bombs and sparks");
    assert!(list.ends_with("s30  spark: [1|6], !G, ?\n"), "{list}");
    let shown = says(&["cards", "show", "--deck", "countdown", "s1"]);
    assert!(shown.starts_with("s1  spark: # < #\n"), "{shown}");
}

#[test]
fn explain_speaks_english_and_german() {
    let card = "3: # = # = blue #";
    assert_eq!(
        says(&["cards", "explain", card]),
        "-  Three dice of one number; the last one is blue.\n"
    );
    assert_eq!(
        says(&["--lang", "de", "cards", "explain", card]),
        "-  Drei Würfel mit gleicher Zahl; der letzte ist blau.\n"
    );
}

#[test]
fn show_draws_and_explains() {
    let shown = says(&["cards", "show", "4c"]);
    assert!(shown.contains("4: stack Y, R, B, G"), "{shown}");
    assert!(shown.contains("from the bottom: yellow, red"), "{shown}");
}

#[test]
fn svg_draws_one_card_or_a_sheet() {
    assert!(says(&["cards", "svg", "6a"]).starts_with("<svg"));
    let sheet = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("sheet.svg");
    let path = sheet.to_str().expect("a path");
    assert_eq!(says(&["cards", "svg", "--output", path]), "");
    let drawn = std::fs::read_to_string(&sheet).expect("the sheet");
    for name in ["1a", "3m", "6e"] {
        assert!(drawn.contains(&format!(">{name}<")), "{name}");
    }
}

#[test]
fn check_prints_dice_and_rolls_of_a_players_own_deck() {
    let deck = file("own.deck", "deck My bombs\n1: ?, ?, ?\nhard 4: R4, B4\n");
    let report = says(&["cards", "check", deck.to_str().expect("a path")]);
    assert!(
        report.starts_with("My bombs: 2 bomb cards, 0 fuse cards, 25 dice"),
        "{report}"
    );
    let line = |name: &str| {
        let line = report.lines().find(|line| line.starts_with(name));
        line.expect(name)
            .split_whitespace()
            .take(4)
            .map(str::to_owned)
            .collect::<Vec<_>>()
    };
    assert_eq!(line("1a"), ["1a", "1", "3", "1.0"]);
    assert_eq!(line("hard"), ["hard", "4", "2", "15.3"]);
}

#[test]
fn check_tells_sparks_from_bombs() {
    let deck = file(
        "sparks.deck",
        "1: ?, ?, ?\nspark: ?, ?\nrole cutter\nfuse six\n",
    );
    let path = deck.to_str().expect("a path");
    let report = says(&["cards", "check", path]);
    let head =
        "a deck without a name: one bomb card, one spark card, one fuse card, one role, 25 dice";
    assert!(report.starts_with(head), "{report}");
    let lines: Vec<Vec<&str>> = report
        .lines()
        .map(|line| line.split_whitespace().collect())
        .collect();
    let begins = |begin: &[&str]| lines.iter().any(|line| line.starts_with(begin));
    assert!(begins(&["s1", "spark", "2", "1.0", "?,", "?"]), "{report}");
    assert!(begins(&["spark", "1", "1.0", "1.0", "1.0"]), "{report}");
    let german = says(&["--lang", "de", "cards", "check", path]);
    assert!(german.contains("eine Funkenkarte"), "{german}");
}

#[test]
fn check_names_cards_that_differ_by_colours_only() {
    let deck = file("dull.deck", "1: R, 4\n1: B, 4\n1: G, 4\n");
    let report = says(&["cards", "check", deck.to_str().expect("a path")]);
    assert!(
        report.contains("the cards 1a, 1b, 1c differ by their colours only"),
        "{report}"
    );
}

#[test]
fn a_malformed_deck_gives_file_line_column_and_what_was_expected() {
    let deck = file("bad.deck", "deck Bad\n1: R\n3: # = 4\n  dice 5 Q\n");
    let path = deck.to_str().expect("a path");
    let errors = complains(&["cards", "check", path]);
    assert!(errors.contains(&format!("{path}:3:4")), "{errors}");
    assert!(
        errors.contains("“=” compares what both spaces show"),
        "{errors}"
    );
    assert!(errors.contains(&format!("{path}:4:8")), "{errors}");
    assert!(errors.contains("dice 5 R, 4 B, 1 K/Y"), "{errors}");
}

#[test]
fn what_cannot_be_read_is_told() {
    assert!(complains(&["cards", "list", "/no/such.deck"]).contains("/no/such.deck"));
    assert!(complains(&["cards", "show", "9z"]).contains("no card “9z”"));
    assert!(complains(&["cards", "show", "3: R,"]).contains("a space is missing here"));
    assert!(complains(&["--lang", "xx", "cards", "list"]).contains("xx"));
    assert!(complains(&["cards", "svg", "--output", "/no/such/folder/x.svg"]).contains("/no/such"));
    let bytes = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("bytes.deck");
    std::fs::write(&bytes, [0xFF, 0xFE, 0x00, b':']).expect("written");
    complains(&["cards", "check", bytes.to_str().expect("a path")]);
}
