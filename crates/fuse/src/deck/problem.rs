//! What is wrong with a card or a deck, as messages.

use klaxon_core::Message;

use super::DeckProblem;
use crate::card::{CardProblem, Layout};

impl CardProblem {
    /// What is wrong and what to do, in every language.
    pub fn message(&self) -> Message {
        match self {
            CardProblem::ExpectedValue => Message::new("card-expected-value"),
            CardProblem::ExpectedColon => Message::new("card-expected-colon"),
            CardProblem::ExpectedSpace => Message::new("card-expected-space"),
            CardProblem::UnknownWord(word) => {
                Message::new("card-unknown-word").with("word", word.as_str())
            }
            CardProblem::NoSuchNumber(number) => {
                Message::new("card-no-such-number").with("number", *number)
            }
            CardProblem::ExpectedBarredColour => Message::new("card-expected-barred-colour"),
            CardProblem::ExpectedBar => Message::new("card-expected-bar"),
            CardProblem::ExpectedBracket => Message::new("card-expected-bracket"),
            CardProblem::ChoiceInSplitSpace => Message::new("card-choice-in-split-space"),
            CardProblem::SameHalves => Message::new("card-same-halves"),
            CardProblem::NothingToCompare => Message::new("card-nothing-to-compare"),
            CardProblem::NoColoursToCompare => Message::new("card-no-colours-to-compare"),
            CardProblem::NotAnEquation => Message::new("card-not-an-equation"),
            CardProblem::EquationWithoutSpace => Message::new("card-equation-without-space"),
            CardProblem::PrintedNumberTooLarge(number) => {
                Message::new("card-printed-number-too-large").with("number", *number)
            }
            CardProblem::TooManySpaces => Message::new("card-too-many-spaces"),
            CardProblem::GapOutsideWall => Message::new("card-gap-outside-wall"),
            CardProblem::LevelsInRow => Message::new("card-levels-in-row"),
            CardProblem::WrongShape(layout) => Message::new(match layout {
                Layout::Row => "card-wrong-row",
                Layout::Stack => "card-wrong-stack",
                Layout::DoubleStack => "card-wrong-stacks",
                Layout::Pyramid => "card-wrong-pyramid",
                Layout::Wall { .. } => "card-wrong-wall",
                Layout::Ziggurat => "card-wrong-ziggurat",
            }),
            CardProblem::OrderTwice => Message::new("card-order-twice"),
            CardProblem::NoOrder => Message::new("card-no-order"),
            CardProblem::Impossible => Message::new("card-impossible"),
        }
    }
}

impl DeckProblem {
    /// What is wrong and what to do, in every language.
    pub fn message(&self) -> Message {
        match self {
            DeckProblem::Card(problem) => problem.message(),
            DeckProblem::UnknownLine => Message::new("deck-unknown-line"),
            DeckProblem::BadName => Message::new("deck-bad-name"),
            DeckProblem::NameTwice(name) => {
                Message::new("deck-name-twice").with("name", name.as_str())
            }
            DeckProblem::FaceTwice(name) => {
                Message::new("deck-face-twice").with("name", name.as_str())
            }
            DeckProblem::ImpossibleWithTheseDice => Message::new("deck-impossible-with-these-dice"),
            DeckProblem::LineTwice => Message::new("deck-line-twice"),
            DeckProblem::ExpectedDeckName => Message::new("deck-expected-name"),
            DeckProblem::ExpectedDice => Message::new("deck-expected-dice"),
            DeckProblem::TooManyDice => Message::new("deck-too-many-dice"),
            DeckProblem::ExpectedOpposites => Message::new("deck-expected-opposites"),
            DeckProblem::ExpectedFuseCard => Message::new("deck-expected-fuse-card"),
            DeckProblem::ExpectedRole => Message::new("deck-expected-role"),
            DeckProblem::RoleTwice => Message::new("deck-role-twice"),
            DeckProblem::NoBombs => Message::new("deck-no-bombs"),
        }
    }
}
