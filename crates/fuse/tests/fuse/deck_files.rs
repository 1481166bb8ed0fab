//! Deck files: what they may say, and every error with its place.

use klaxon_fuse::card::CardProblem;
use klaxon_fuse::deck::DeckProblem;
use klaxon_fuse::{Deck, Number, Role};

fn deck(text: &str) -> Deck {
    text.parse()
        .unwrap_or_else(|errors| panic!("{text}: {errors:?}"))
}

fn fails(text: &str, expected: &[(&str, DeckProblem)]) {
    let errors = text.parse::<Deck>().expect_err(text);
    let found: Vec<(&str, DeckProblem)> = errors
        .into_iter()
        .map(|error| (&text[error.span], error.problem))
        .collect();
    assert_eq!(found, expected, "{text}");
}

#[test]
fn a_card_alone_is_a_deck() {
    let deck = deck("3: # = #");
    assert_eq!(deck.bombs[0].id, "3a");
    assert_eq!(
        deck.dice.dice().len(),
        25,
        "FUSE's dice, if none are listed"
    );
}

#[test]
fn cards_without_a_name_get_the_next_free_one() {
    let deck = deck("3b 3: R\n3: B\n3: G\n1: R, R");
    let names: Vec<&str> = deck.bombs.iter().map(|bomb| bomb.id.as_str()).collect();
    assert_eq!(names, ["3b", "3a", "3c", "1a"]);
}

#[test]
fn a_deck_can_bring_its_own_dice() {
    let deck = deck("deck Mine\ndice 4 R, 1 Y/K\nopposite 1-2, 3-4, 5-6\nfuse R\n2: S, R // fits");
    assert_eq!(deck.name, "Mine");
    assert_eq!(deck.dice.dice().len(), 5);
    assert_eq!(deck.dice.opposite(Number::ALL[0]), Number::ALL[1]);
    assert_eq!(deck.fuse_cards.len(), 1);
}

#[test]
fn sparks_and_roles_have_lines_of_their_own() {
    let text =
        "1: R\nspark: B\ns3 spark: G\nspark: Y\nspark: K\nrole cutter\nfuse 4|R\nfuse roles-off";
    let deck = deck(text);
    let names: Vec<&str> = deck.sparks.iter().map(|spark| spark.id.as_str()).collect();
    assert_eq!(names, ["s1", "s3", "s2", "s4"]);
    assert!(deck.sparks.iter().all(|spark| spark.card.is_spark()));
    assert_eq!(deck.sparks[0].card.value(), 2, "C-59");
    assert_eq!(deck.roles, [Role::Cutter]);
    assert_eq!(deck.card("s3"), Some(&deck.sparks[1]));
    assert_eq!(deck.bomb("s3"), None);
    assert_eq!(deck, deck.to_string().parse().unwrap());
    assert!(
        deck.to_string()
            .contains("fuse R|4\nfuse roles-off\nrole cutter")
    );
}

#[test]
fn opposite_sides_can_be_changed_alone() {
    let deck = deck("opposite 1-2, 3-4, 5-6\n1: R");
    assert_eq!(deck.dice.opposite(Number::ALL[2]), Number::ALL[3]);
}

#[test]
fn every_line_tells_its_error() {
    use DeckProblem::*;
    fails("", &[("", NoBombs)]);
    fails("nothing", &[("nothing", UnknownLine)]);
    fails("Big 3: R", &[("Big", BadName)]);
    fails("a 3: R\na 3: B", &[("3: B", NameTwice("a".into()))]);
    fails("3: R, 4\n2: 4, R", &[("2: 4, R", FaceTwice("3a".into()))]);
    fails("3: S", &[("3: S", ImpossibleWithTheseDice)]);
    fails("deck A\ndeck B\n1: R", &[("deck", LineTwice)]);
    fails("deck\n1: R", &[("", ExpectedDeckName)]);
    fails("dice R\n1: R", &[("R", ExpectedDice)]);
    fails("dice 0 R\n1: R", &[("0 R", ExpectedDice)]);
    let huge = "1 R, 18446744073709551615 B";
    fails(&format!("dice {huge}\n1: R"), &[(huge, TooManyDice)]);
    fails("dice 50 R, 1 B\n1: R", &[("50 R, 1 B", TooManyDice)]);
    fails(
        "opposite 1-2, 3-4\n1: R",
        &[("1-2, 3-4", ExpectedOpposites)],
    );
    fails(
        "opposite 1-1, 3-4, 5-6\n1: R",
        &[("1-1, 3-4, 5-6", ExpectedOpposites)],
    );
    fails(
        "opposite 1-2, 1-4, 5-6\n1: R",
        &[("1-2, 1-4, 5-6", ExpectedOpposites)],
    );
    fails("fuse 7\n1: R", &[("7", ExpectedFuseCard)]);
    fails("fuse  R|Q|4\n1: R", &[("Q", ExpectedFuseCard)]);
    fails("fuse R|4|R\n1: R", &[("R", ExpectedFuseCard)]);
    fails("role captain\n1: R", &[("captain", ExpectedRole)]);
    let two = "role cutter\nrole technologist\nrole cutter\n1: R";
    fails(two, &[("cutter", RoleTwice)]);
    fails("spark: R", &[("", NoBombs)]);
    fails("spark R\n1: R", &[("spark", UnknownLine)]);
    fails(
        "spark 2: R\n1: R",
        &[("2", Card(CardProblem::ExpectedColon))],
    );
    fails("a 3: R\na spark: B", &[("spark: B", NameTwice("a".into()))]);
    fails(
        "3: R, 4\nspark: 4, R",
        &[("spark: 4, R", FaceTwice("3a".into()))],
    );
    fails("1: R\nspark: S", &[("spark: S", ImpossibleWithTheseDice)]);
    fails(
        "3: R\n  3: # =  // unfinished\nfuse RB\n",
        &[
            ("", Card(CardProblem::ExpectedSpace)),
            ("RB", ExpectedFuseCard),
        ],
    );
}

#[test]
fn a_thousand_cards_get_names() {
    let cards = (0..1000).map(|i| {
        let digit = |place: u32| i / 6u32.pow(place) % 6 + 1;
        let numbers = [digit(0), digit(1), digit(2), digit(3)].map(|n| n.to_string());
        format!("1: stack {}\n", numbers.join(", "))
    });
    let deck = deck(&cards.collect::<String>());
    let names = [0, 25, 26, 27, 701, 702].map(|i| deck.bombs[i].id.as_str());
    assert_eq!(names, ["1a", "1z", "1aa", "1ab", "1zz", "1aaa"]);
}
