//! Deck files: what they may say, and every error with its place.

use klaxon_flatline::deck::{DeckProblem, MAX_TEXT};
use klaxon_flatline::line::{Line, Sign};
use klaxon_flatline::{Deck, Patient};

/// The frozen deck.
const TEST: &str = include_str!("../../../../decks/test/flatline.deck");

/// The frozen deck with one line changed; the line is found by how it begins.
fn changed(beginning: &str, to: &str) -> String {
    let mut found = 0;
    let lines = TEST.lines().map(|line| match line.starts_with(beginning) {
        true => {
            found += 1;
            to
        }
        false => line,
    });
    let lines: Vec<&str> = lines.collect();
    assert_eq!(found, 1, "{beginning}");
    lines.join("\n") + "\n"
}

/// The line and column of a byte, both counted from 1.
fn place(text: &str, at: usize) -> (usize, usize) {
    let before = &text[..at];
    let line = before.matches('\n').count() + 1;
    let column = before.rsplit('\n').next().unwrap_or_default();
    (line, column.chars().count() + 1)
}

/// The number of the line that begins like this.
fn line_of(text: &str, beginning: &str) -> usize {
    let found = text.lines().position(|line| line.starts_with(beginning));
    found.expect(beginning) + 1
}

/// Changing a line makes just this error, in that line, at that column, about that piece of text.
fn fails(beginning: &str, to: &str, column: usize, about: &str, problem: DeckProblem) {
    let text = changed(beginning, to);
    let errors = text.parse::<Deck>().expect_err(to);
    assert_eq!(errors.len(), 1, "{to}: {errors:?}");
    let error = &errors[0];
    assert_eq!(error.problem, problem, "{to}");
    let expected = (line_of(&text, to), column);
    assert_eq!(place(&text, error.span.start), expected, "{to}");
    assert_eq!(&text[error.span.clone()], about, "{to}");
}

/// A line of a patient makes this error.
fn line_fails(line: &str, about: &str, problem: DeckProblem) {
    let errors = line.parse::<Line>().expect_err(line);
    assert_eq!(errors.len(), 1, "{line}: {errors:?}");
    assert_eq!(&line[errors[0].span.clone()], about, "{line}");
    assert_eq!(errors[0].problem, problem, "{line}");
    let to = format!("patient pilot: {line}; A; B -> . . . .");
    let column = to.find(line).unwrap_or(0) + errors[0].span.start + 1;
    fails(
        "patient pilot",
        &to,
        column,
        about,
        errors[0].problem.clone(),
    );
}

#[test]
fn the_frozen_deck_reads_back_as_the_same_deck() {
    let deck: Deck = TEST.parse().expect("a deck");
    assert_eq!(deck.to_string().parse(), Ok(deck));
}

#[test]
fn blanks_and_comments_do_not_matter() {
    let to =
        "  patient   pilot :all P;one  B W ;split D/W; S[ P | A ]->+die . -tile -draw// a comment";
    assert_eq!(
        changed("patient pilot", to).parse::<Deck>(),
        TEST.parse::<Deck>()
    );
}

#[test]
fn a_deck_needs_no_name() {
    let deck: Deck = changed("deck", "").parse().expect("a deck");
    assert_eq!(deck.name, "");
    assert_eq!(deck.to_string().parse(), Ok(deck));
}

#[test]
fn the_lines_of_a_patient_have_signs() {
    let patient: Patient = "ann: all A; one B W; two P P; more D D; split P / D S -> . . . ."
        .parse()
        .expect("a patient");
    let signs: Vec<Sign> = patient.lines.iter().map(|line| line.sign).collect();
    let expected = [Sign::All, Sign::One, Sign::Two, Sign::More, Sign::Split];
    assert_eq!(signs, expected);
    assert_eq!(patient.lines[4].left, 1);
    assert_eq!(patient.dice(2), 2 + 2 + 2 + 2 + 3);
    assert_eq!(patient.dice(5), 5 + 2 + 2 + 2 + 3);
}

/// Adding a line at the end makes just this error there.
fn added(line: &str, column: usize, about: &str, problem: DeckProblem) {
    let text = format!("{TEST}{line}\n");
    let errors = text.parse::<Deck>().expect_err(line);
    assert_eq!(errors.len(), 1, "{line}: {errors:?}");
    let error = &errors[0];
    assert_eq!(error.problem, problem, "{line}");
    let last = text.lines().count();
    assert_eq!(place(&text, error.span.start), (last, column), "{line}");
    assert_eq!(&text[error.span.clone()], about, "{line}");
}

#[test]
fn lines_begin_with_known_words_and_stand_once() {
    use DeckProblem::{LineTwice, UnknownLine};
    added("  pateint x", 3, "pateint", UnknownLine);
    added("deck Again", 1, "deck", LineTwice);
    added("dial 1 2 3 4", 1, "dial", LineTwice);
    added("meter 4 red 1 1 1 1 1 1 1 1", 1, "meter", LineTwice);
    added("station 2: P / P P P", 1, "station", LineTwice);
    added("card chaos: S", 6, "chaos", LineTwice);
}

#[test]
fn the_deck_has_a_name() {
    fails("deck", "deck", 5, "", DeckProblem::ExpectedDeckName);
}

#[test]
fn the_dial_has_every_trigger_space_once() {
    for wrong in ["1 2 3", "1 2 3 3", "0 1 2 3", "1 2 3 4 5", "a b c d"] {
        let to = format!("dial {wrong}");
        fails("dial", &to, 6, wrong, DeckProblem::ExpectedDial);
    }
    let deck: Deck = changed("dial", "dial 1 3 4 2").parse().expect("a deck");
    assert_eq!(deck.dial, [0, 2, 3, 1]);
}

#[test]
fn meters_have_players_a_side_and_eight_numbers() {
    use DeckProblem::{ExpectedNumbers, ExpectedPlayers, ExpectedSide};
    added("meter 6 red 1", 7, "6", ExpectedPlayers);
    added("meter 4 blue 1", 9, "blue", ExpectedSide);
    let begin = "meter 3   red";
    for numbers in [
        "1 2 3",
        "1 1 1 1 1 1 1 10",
        "1 1 1 1 1 1 1 x",
        "1 1 1 1 1 1 1 1 1",
    ] {
        let to = format!("meter 3 red {numbers}");
        fails(begin, &to, 13, numbers, ExpectedNumbers);
    }
}

#[test]
fn stations_have_two_rows() {
    use DeckProblem::{ExpectedColon, ExpectedStation, LoneMatching, UnknownSpace};
    use DeckProblem::{WrongBottom, WrongTop};
    added("station 3: P / P P P", 9, "3", ExpectedStation);
    added("station 1 P", 9, "1 P", ExpectedColon);
    for (spaces, problem) in [
        ("P", WrongBottom),
        ("P / P P", WrongBottom),
        ("P / P P P P", WrongBottom),
        ("P / P / P P P", WrongBottom),
        ("/ P P P", WrongTop),
        ("P P P P / P P P", WrongTop),
        ("= / P P P", LoneMatching),
        ("P / = = P", LoneMatching),
    ] {
        let to = format!("station 1: {spaces}");
        fails("station 1", &to, 12, spaces, problem);
    }
    let unknown = UnknownSpace("X".to_owned());
    fails("station 1", "station 1: P X / P P P", 14, "X", unknown);
}

#[test]
fn every_card_is_there_once() {
    use DeckProblem::{ExpectedColon, SignOnCard, UnknownCard, WrongCard};
    added("card panic: S", 6, "panic", UnknownCard("panic".to_owned()));
    added("card chaos", 6, "chaos", ExpectedColon);
    fails(
        "card chaos",
        "card chaos: P P P P P P",
        13,
        "P P P P P P",
        WrongCard,
    );
    fails(
        "card chaos",
        "card chaos: two P P",
        13,
        "two P P",
        SignOnCard,
    );
    fails(
        "card chaos",
        "card chaos:",
        12,
        "",
        DeckProblem::ExpectedSpace,
    );
    assert!(
        changed("card chaos", "card chaos: all P")
            .parse::<Deck>()
            .is_ok()
    );
}

#[test]
fn what_is_missing_is_told_at_the_end() {
    let lines = TEST.lines().filter(|line| {
        let begins = |word: &&str| line.starts_with(word);
        ![
            "dial",
            "station 2",
            "meter 5   red",
            "card chaos",
            "card clear",
        ]
        .iter()
        .any(begins)
    });
    let text = lines.collect::<Vec<_>>().join("\n");
    let errors = text.parse::<Deck>().expect_err("a deck that lacks lines");
    let missing = [
        "dial",
        "meter 5 red",
        "station 2",
        "card chaos",
        "card clear",
    ];
    let missing = missing.map(str::to_owned).to_vec();
    assert_eq!(errors.len(), 1, "{errors:?}");
    assert_eq!(errors[0].problem, DeckProblem::Missing(missing));
    assert_eq!(errors[0].span, text.len()..text.len());
}

#[test]
fn a_wrong_line_is_not_missing_besides() {
    fails("dial", "dial 1", 6, "1", DeckProblem::ExpectedDial);
    let colon = DeckProblem::ExpectedColon;
    fails("patient pilot", "patient pilot", 9, "pilot", colon);
}

#[test]
fn patients_have_names_of_their_own() {
    use DeckProblem::{BadName, NameTaken, NameTwice};
    let rest = ": A; B; D -> . . . .";
    for name in ["Ann", "ann 2", "a--b", "-a", "a-", "", "änn", "station-1"] {
        let to = format!("patient {name}{rest}");
        fails("patient pilot", &to, 9, name, BadName);
    }
    let cook = NameTwice("cook".to_owned());
    added(&format!("patient cook{rest}"), 9, "cook", cook);
    for name in ["triage", "none"] {
        let taken = NameTaken(name.to_owned());
        added(&format!("patient {name}{rest}"), 9, name, taken);
    }
}

#[test]
fn a_deck_has_17_to_32_patients() {
    let rest = ": A; B; D -> . . . .";
    let mut few: Vec<&str> = TEST.lines().collect();
    let mut patients = 0;
    few.retain(|line| {
        !line.starts_with("patient") || {
            patients += 1;
            patients <= 16
        }
    });
    let few = few.join("\n");
    let errors = few.parse::<Deck>().expect_err("too few patients");
    assert_eq!(errors[0].problem, DeckProblem::TooFewPatients(16));
    let more = ('a'..='m').map(|letter| format!("patient x{letter}{rest}\n"));
    let many = TEST.to_owned() + &more.collect::<String>();
    let errors = many.parse::<Deck>().expect_err("too many patients");
    assert_eq!(errors[0].problem, DeckProblem::TooManyPatients(33));
    assert_eq!(errors[0].span, many.len()..many.len());
}

#[test]
fn patients_have_three_to_five_lines_and_four_triggers() {
    use DeckProblem::{ExpectedTriggers, UnknownTrigger, WrongLines, WrongTriggers};
    let begin = "patient pilot";
    fails(
        begin,
        "patient pilot: A; B -> . . . .",
        16,
        "A; B",
        WrongLines,
    );
    let six = "A; B; D; W; S; P";
    fails(
        begin,
        &format!("patient pilot: {six} -> . . . ."),
        16,
        six,
        WrongLines,
    );
    fails(
        begin,
        "patient pilot: A; B; D",
        16,
        "A; B; D",
        ExpectedTriggers,
    );
    fails(
        begin,
        "patient pilot: A; B; D -> . . .",
        27,
        ". . .",
        WrongTriggers,
    );
    fails(
        begin,
        "patient pilot: A; B; D -> . . . . .",
        27,
        ". . . . .",
        WrongTriggers,
    );
    fails(begin, "patient pilot: A; B; D ->", 26, "", WrongTriggers);
    for wrong in ["die", "+lock", "-re-roll", "+", "x"] {
        let problem = UnknownTrigger(wrong.to_owned());
        let to = format!("patient pilot: A; B; D -> . {wrong} . .");
        fails(begin, &to, 29, wrong, problem);
    }
}

#[test]
fn every_error_of_a_patient_is_told() {
    let text = changed(
        "patient pilot",
        "patient Pilot: two A; X; [D|D] -> . . +x .",
    );
    let errors = text.parse::<Deck>().expect_err("four errors");
    let line = line_of(&text, "patient Pilot");
    let places: Vec<(usize, usize)> = errors.iter().map(|e| place(&text, e.span.start)).collect();
    assert_eq!(places, [9, 16, 23, 26, 39].map(|column| (line, column)));
}

#[test]
fn lines_have_spaces_that_suit_their_sign() {
    use DeckProblem::{ExpectedSlash, ExpectedSpace, LoneMatching, OneSpaceForAll, SameHalves};
    use DeckProblem::{SlashWithoutSplit, TooFewSpaces, TooManySpaces};
    line_fails("one", "one", ExpectedSpace);
    line_fails("all A B", "all A B", OneSpaceForAll);
    line_fails("two A", "two A", TooFewSpaces(Sign::Two));
    line_fails("more A", "more A", TooFewSpaces(Sign::More));
    line_fails("split A B", "split A B", ExpectedSlash);
    line_fails("split / B", "split / B", ExpectedSlash);
    line_fails("split A /", "split A /", ExpectedSlash);
    line_fails("split A / B / D", "split A / B / D", ExpectedSlash);
    line_fails("A / B", "A / B", SlashWithoutSplit);
    line_fails("P P P P P P P", "P P P P P P P", TooManySpaces);
    line_fails(
        "split P P P P / P P P",
        "split P P P P / P P P",
        TooManySpaces,
    );
    line_fails("P =", "P =", LoneMatching);
    line_fails("all =", "all =", LoneMatching);
    line_fails("P [D|D]", "[D|D]", SameHalves);
    let empty = "patient pilot: A; ; B -> . . . .";
    fails("patient pilot", empty, 19, "", ExpectedSpace);
}

#[test]
fn spaces_are_known() {
    for wrong in ["X", "p", "PP", "P,", "[D]", "[D|", "[D|X]", "two", "=="] {
        let line = format!("one P {wrong}");
        line_fails(&line, wrong, DeckProblem::UnknownSpace(wrong.to_owned()));
    }
}

#[test]
fn a_deck_has_at_most_64_kib() {
    let blanks = |length: usize| TEST.to_owned() + &"\n".repeat(length - TEST.len());
    assert!(blanks(MAX_TEXT).parse::<Deck>().is_ok());
    let errors = blanks(MAX_TEXT + 1).parse::<Deck>().expect_err("too long");
    assert_eq!(errors[0].problem, DeckProblem::TooLong);
}

#[test]
fn any_text_is_read_or_refused_in_good_order() {
    for text in [
        "",
        "\n",
        "/",
        "[",
        "card :",
        "station :",
        "patient : ; -> [",
        "meter",
        "é: ->",
    ] {
        let errors = text.parse::<Deck>().expect_err(text);
        assert!(errors.is_sorted_by_key(|error| error.span.start), "{text}");
        assert!(
            errors
                .iter()
                .all(|error| text.get(error.span.clone()).is_some())
        );
    }
}

#[test]
fn a_deck_of_flatline_is_told_from_one_of_fuse() {
    assert!(Deck::is_meant_by(TEST));
    assert!(Deck::is_meant_by("deck Mine\n  patient ann: P\n"));
    assert!(Deck::is_meant_by("meter 3 green 1 2"));
    for fuse in [
        include_str!("../../../../decks/fuse.deck"),
        include_str!("../../../../decks/countdown.deck"),
        "patient 3: # = #",
        "dial spark: R",
        "// patient ann: P",
        "",
    ] {
        assert!(!Deck::is_meant_by(fuse), "{fuse}");
    }
}
