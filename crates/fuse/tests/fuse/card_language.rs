//! The card language: what parses, how it prints, and where errors point.

use klaxon_fuse::Card;
use klaxon_fuse::card::{CardProblem, Layout};

fn prints(text: &str, printed: &str) {
    let card: Card = text.parse().unwrap_or_else(|e| panic!("{text}: {e:?}"));
    assert_eq!(card.to_string(), printed);
    assert_eq!(card, printed.parse().expect(printed));
}

#[test]
fn a_card_prints_in_one_form_however_it_was_typed() {
    prints("3: # = # = blue #", "3: # = # = B#");
    prints("3:#=#=B#", "3: # = # = B#");
    prints("4: stack # < # < # < #", "4: stack # < # < # < #");
    prints(
        "6: pyramid K R K / B G / Y",
        "6: pyramid K, R, K / B, G / Y",
    );
    prints("3: [G|Y] + [R|B] = 7", "3: [G|Y] + [R|B] = 7");
    prints("1: c ≠ c /= c != c", "1: c != c != c != c");
    prints("2: 4 > _ > _", "2: 4 > # > #");
    prints("2: # − # = 2", "2: # - # = 2");
    prints("3: 5 · Y · G2", "3: 5, Y, G2");
    prints("1: [green 4|r]", "1: [G4|R]");
    prints("1: [c|#] = [#|c]", "1: [#|c] = [#|c]");
    prints("1: any, split, !red", "1: ?, S, !R");
    prints("2: first 3, last split 4", "2: first 3, last S4");
    prints("2: # + [4] = 7", "2: # + [4] = 7");
    prints("2: [4], #", "2: 4, #");
    prints("5: wall Y, K, B / -, G", "5: wall Y, K, B / -, G");
    prints(
        "5: wall # < # < # / 1, 2 < #",
        "5: wall # < # < # / 1, 2 < #",
    );
    prints("5: ziggurat B, 5, 6, Y / R", "5: ziggurat B, 5, 6, Y / R");
    prints("6: stacks 1 2 3 / R G B", "6: stacks 1, 2, 3 / R, G, B");
    prints("2: # + # - 3 = # + 1", "2: # + # - 3 = # + 1");
    prints("Spark :# < #", "spark: # < #");
}

fn fails(text: &str, at: &str, problem: CardProblem) {
    let error = text.parse::<Card>().expect_err(text);
    assert_eq!(error.problem, problem, "{text}");
    assert_eq!(&text[error.span.clone()], at, "{text}: {:?}", error.span);
}

#[test]
fn errors_point_at_their_place() {
    fails("", "", CardProblem::ExpectedValue);
    fails("7: R", "7", CardProblem::ExpectedValue);
    fails("R, G", "R", CardProblem::ExpectedValue);
    fails("3 R", "R", CardProblem::ExpectedColon);
    fails("spark R", "R", CardProblem::ExpectedColon);
    fails("sparks: R", "s", CardProblem::ExpectedValue);
    fails("3:", "", CardProblem::ExpectedSpace);
    fails("3: R,", "", CardProblem::ExpectedSpace);
    fails("3: # < , R", ",", CardProblem::ExpectedSpace);
    fails(
        "3: R, purple",
        "purple",
        CardProblem::UnknownWord("purple".into()),
    );
    fails("3: R, RB", "RB", CardProblem::UnknownWord("RB".into()));
    fails("3: R, 8", "8", CardProblem::NoSuchNumber(8));
    fails("3: R, G8", "8", CardProblem::NoSuchNumber(8));
    fails("3: [0|R]", "0", CardProblem::NoSuchNumber(0));
    fails(
        "3: 99999999999, R",
        "99999999999",
        CardProblem::NoSuchNumber(u32::MAX),
    );
    fails("3: !, R", ",", CardProblem::ExpectedBarredColour);
    fails("3: [R, G]", ",", CardProblem::ExpectedBar);
    fails("3: [R|G, B", ",", CardProblem::ExpectedBracket);
    fails("3: [R|G", "", CardProblem::ExpectedBracket);
    fails("3: [#|R], B", "[#|R]", CardProblem::ChoiceInSplitSpace);
    fails("3: [R|R]", "[R|R]", CardProblem::SameHalves);
    fails("3: # = 4", "# = 4", CardProblem::NothingToCompare);
    fails("3: R = R", "R = R", CardProblem::NothingToCompare);
    fails("3: # = c", "# = c", CardProblem::NothingToCompare);
    fails("3: # != #", "# != #", CardProblem::NoColoursToCompare);
    fails("3: # + #", "# + #", CardProblem::NotAnEquation);
    fails(
        "3: # + # = # = #",
        "# + # = # = #",
        CardProblem::NotAnEquation,
    );
    fails("3: # + # < 7", "# + # < 7", CardProblem::NotAnEquation);
    fails(
        "3: 3 + 4 = 7",
        "3 + 4 = 7",
        CardProblem::EquationWithoutSpace,
    );
    fails(
        "3: # + # = 37",
        "# + # = 37",
        CardProblem::PrintedNumberTooLarge(37),
    );
    fails("3: ?, ?, ?, ?, ?, ?, ?", "?", CardProblem::TooManySpaces);
    fails(
        "3: stacks 1, 2, 3, 4 / 1, 2, 3",
        "stacks 1, 2, 3, 4 / 1, 2, 3",
        CardProblem::TooManySpaces,
    );
    fails("3: R, -, G", "-", CardProblem::GapOutsideWall);
    fails("3: wall R, -, G / R", "-", CardProblem::GapOutsideWall);
    fails("3: R / G", "/", CardProblem::LevelsInRow);
    fails(
        "3: stack R, G",
        "stack R, G",
        CardProblem::WrongShape(Layout::Stack),
    );
    fails(
        "3: stacks R, G / B",
        "stacks R, G / B",
        CardProblem::WrongShape(Layout::DoubleStack),
    );
    fails(
        "3: pyramid R, G, B",
        "pyramid R, G, B",
        CardProblem::WrongShape(Layout::Pyramid),
    );
    fails(
        "3: ziggurat R / 4",
        "ziggurat R / 4",
        CardProblem::WrongShape(Layout::Ziggurat),
    );
    fails(
        "3: first R, first G",
        "first R, first G",
        CardProblem::OrderTwice,
    );
    fails(
        "3: stack R, G, first B",
        "stack R, G, first B",
        CardProblem::NoOrder,
    );
    fails(
        "3: stack last R, G, B",
        "stack last R, G, B",
        CardProblem::NoOrder,
    );
    fails(
        "3: # < # < # < # < # < #, 1",
        "1",
        CardProblem::TooManySpaces,
    );
    fails("3: 1 > #", "1 > #", CardProblem::Impossible);
    fails("3: # + # = 13", "# + # = 13", CardProblem::Impossible);
    fails("3: R, G]", "]", CardProblem::ExpectedSpace);
    fails("3: stack R, G, B ;", ";", CardProblem::ExpectedSpace);
}
