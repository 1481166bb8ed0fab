//! `klaxon cards` with decks of FLATLINE, as a person calls it.

use std::path::PathBuf;

use crate::{complains, says};

/// The deck of FLATLINE with one piece of text replaced, as a file.
fn file(name: &str, piece: &str, by: &str) -> String {
    let deck = include_str!("../../../../decks/flatline.deck");
    assert!(deck.contains(piece), "{piece}");
    let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    std::fs::write(&path, deck.replace(piece, by)).expect("written");
    path.to_str().expect("a path").to_owned()
}

#[test]
fn list_prints_every_patient_card_station_and_meter() {
    let list = says(&["cards", "list", "flatline"]);
    let count = |word: &str| list.lines().filter(|line| line.starts_with(word)).count();
    let counts = ["patient ", "card ", "station ", "meter "].map(count);
    assert_eq!(counts, [20, 29, 2, 8], "{list}");
}

#[test]
fn show_draws_and_explains() {
    let typed = "ann: all A; one B W; P P -> +die . -cube +tile";
    let shown = says(&["cards", "show", "--deck", "flatline", typed]);
    assert_eq!(
        shown,
        "patient ann: all A; one B W; P P -> +die . -cube +tile\n\n\
         \x20   all  [ A ]\n\
         \x20   one  [ B ] [ W ]\n\
         \x20        [ P ] [ P ]\n\
         \x20   -> 1 +die   2 .   3 -cube   4 +tile\n\n\
         Ann. Line 1, every player, one die each: air. Line 2, one player alone: blood, dressing. \
         Line 3, anybody: pulse, pulse. Trigger 1, green: one player gains a die. Trigger 2: nothing happens. \
         Trigger 3, red: a power cube is lost. Trigger 4, green: a cleared tile goes on an unfinished line.\n"
    );
}

#[test]
fn explain_speaks_english_and_german() {
    let deck = [
        "--deck",
        "flatline",
        "pilot",
        "lock-down",
        "station-1",
        "meter-4",
    ];
    let english = says(&[&["cards", "explain"][..], &deck].concat());
    let german = says(&[&["--lang", "de", "cards", "explain"][..], &deck].concat());
    for said in [&english, &german] {
        let names = said
            .lines()
            .filter_map(|line| line.split_whitespace().next());
        assert!(
            names.eq(["pilot", "lock-down", "station-1", "meter-4"]),
            "{said}"
        );
    }
    assert!(english.contains("Lock Down (emergency card)."), "{english}");
    assert!(german.contains("Abriegelung (Notfallkarte)."), "{german}");
}

#[test]
fn svg_draws_one_card_or_a_sheet() {
    let one = says(&["cards", "svg", "--deck", "flatline", "pilot"]);
    assert!(
        one.starts_with("<svg") && one.contains(">Pilot, crushed hand<"),
        "{one}"
    );
    let sheet = says(&[
        "--lang",
        "de",
        "cards",
        "svg",
        "--deck",
        "flatline",
        "--columns",
        "6",
    ]);
    for name in [
        ">pilot<",
        ">Pilot, gequetschte Hand<",
        ">chaos<",
        ">station-2<",
        ">meter-1-2<",
    ] {
        assert!(sheet.contains(name), "{name}");
    }
}

#[test]
fn check_prints_dice_by_number_of_players_icons_triggers_and_meters() {
    let path = file("own-flatline.deck", "deck FLATLINE", "deck My ward");
    let report = says(&["cards", "check", &path]);
    assert!(
        report.starts_with("My ward: 20 patients, 29 emergency cards\n"),
        "{report}"
    );
    let lines: Vec<Vec<&str>> = report
        .lines()
        .map(|line| line.split_whitespace().collect())
        .collect();
    let of = |begin: &[&str]| {
        let line = lines.iter().find(|line| line.starts_with(begin));
        line.unwrap_or_else(|| panic!("{begin:?}: {report}"))
            .clone()
    };
    let deck = klaxon_flatline::Deck::flatline();
    for patient in &deck.patients {
        let dice = [2, 3, 4, 5].map(|colours| patient.dice(colours).to_string());
        assert_eq!(of(&[&patient.id])[2..6], dice, "{report}");
    }
    assert!(
        of(&["pulse"]).len() == 7 && of(&["matching"]).len() == 7,
        "{report}"
    );
    let shares = of(&["all"]);
    let shares: Vec<u32> = shares
        .iter()
        .filter_map(|share| share.parse().ok())
        .collect();
    assert!(
        shares.len() == 3 && (99..=101).contains(&shares.iter().sum::<u32>()),
        "{report}"
    );
    let sum: u32 = deck.meters[1].red.into_iter().map(u32::from).sum();
    assert_eq!(
        of(&["3", "red"]).last(),
        Some(&sum.to_string().as_str()),
        "{report}"
    );
    let german = says(&["--lang", "de", "cards", "check", "flatline"]);
    assert!(
        german.contains("20 Patienten") && german.contains("Verband"),
        "{german}"
    );
}

#[test]
fn a_malformed_deck_gives_file_line_column_and_what_was_expected() {
    let path = file("bad-flatline.deck", "dial 1 2 3 4", "dial 1 2 3");
    let errors = complains(&["cards", "check", &path]);
    let line = include_str!("../../../../decks/flatline.deck")
        .lines()
        .position(|line| line.starts_with("dial"))
        .map_or(0, |line| line + 1);
    assert!(errors.contains(&format!("{path}:{line}:6")), "{errors}");
    assert!(
        errors.contains("the dial touches each of the four trigger spaces once"),
        "{errors}"
    );
}

#[test]
fn what_cannot_be_found_is_told() {
    let errors = complains(&["cards", "show", "--deck", "flatline", "nobody"]);
    assert!(errors.contains("no card “nobody” in FLATLINE"), "{errors}");
    let errors = complains(&["cards", "show", "--deck", "flatline", "ann: A; B; D"]);
    assert!(errors.contains("the trigger row is missing"), "{errors}");
}
