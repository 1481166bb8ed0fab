//! What is wrong with a deck, where, and what to do about it.

use std::ops::Range;

use klaxon_core::Message;
use klaxon_core::message::Joint;

use super::{MAX_PATIENTS, MAX_TEXT, MIN_PATIENTS};
use crate::line::Sign;

/// Why a deck can't be read.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct DeckError {
    /// Where, in bytes of the whole text.
    pub span: Range<usize>,
    /// What is wrong there.
    pub problem: DeckProblem,
}

/// What is wrong with a deck.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum DeckProblem {
    /// The text is longer than [`MAX_TEXT`].
    TooLong,
    /// A line begins with `deck`, `dial`, `meter`, `station`, `patient` or `card`.
    UnknownLine,
    /// This line may stand only once.
    LineTwice,
    /// The name of the deck is missing.
    ExpectedDeckName,
    /// The dial has the trigger spaces 1 to 4, each once.
    ExpectedDial,
    /// A meter is for 1-2, 3, 4 or 5 players.
    ExpectedPlayers,
    /// A side of a meter is green or red.
    ExpectedSide,
    /// A side of a meter has eight numbers from 0 to 9.
    ExpectedNumbers,
    /// There are stations 1 and 2.
    ExpectedStation,
    /// A station has one to three spaces in its top row.
    WrongTop,
    /// A station has three spaces in its bottom row.
    WrongBottom,
    /// A colon follows the name.
    ExpectedColon,
    /// There is no such emergency card.
    UnknownCard(String),
    /// An emergency card has one to five spaces.
    WrongCard,
    /// An emergency card has no sign, or the sign for all players.
    SignOnCard,
    /// A patient's name has small letters and hyphens only.
    BadName,
    /// A patient has the name of something else.
    NameTaken(String),
    /// Two patients have the same name.
    NameTwice(String),
    /// A patient has three to five lines.
    WrongLines,
    /// An arrow and the trigger row are missing.
    ExpectedTriggers,
    /// A trigger row has four triggers.
    WrongTriggers,
    /// There is no such trigger.
    UnknownTrigger(String),
    /// Here a space should stand.
    ExpectedSpace,
    /// There is no such space.
    UnknownSpace(String),
    /// Both halves of a split space are the same.
    SameHalves,
    /// A line has at most six spaces.
    TooManySpaces,
    /// A line for all players shows one space.
    OneSpaceForAll,
    /// A line for two players, or two or more, has at least two spaces.
    TooFewSpaces(Sign),
    /// A split line has one slash, with spaces on both sides.
    ExpectedSlash,
    /// Only a split line has a slash.
    SlashWithoutSplit,
    /// A single space can't match another.
    LoneMatching,
    /// Lines that the deck lacks, as they begin.
    Missing(Vec<String>),
    /// The deck has too few patients: so many.
    TooFewPatients(usize),
    /// The deck has too many patients: so many.
    TooManyPatients(usize),
}

impl DeckProblem {
    /// What is wrong and what to do, in every language.
    pub fn message(&self) -> Message {
        let named =
            |key: &'static str, name: &str| -> Message { Message::new(key).with("name", name) };
        match self {
            DeckProblem::TooLong => Message::new("flatline-deck-too-long").with("most", MAX_TEXT),
            DeckProblem::UnknownLine => Message::new("flatline-deck-unknown-line"),
            DeckProblem::LineTwice => Message::new("flatline-deck-line-twice"),
            DeckProblem::ExpectedDeckName => Message::new("flatline-deck-expected-name"),
            DeckProblem::ExpectedDial => Message::new("flatline-deck-expected-dial"),
            DeckProblem::ExpectedPlayers => Message::new("flatline-deck-expected-players"),
            DeckProblem::ExpectedSide => Message::new("flatline-deck-expected-side"),
            DeckProblem::ExpectedNumbers => Message::new("flatline-deck-expected-numbers"),
            DeckProblem::ExpectedStation => Message::new("flatline-deck-expected-station"),
            DeckProblem::WrongTop => Message::new("flatline-deck-wrong-top"),
            DeckProblem::WrongBottom => Message::new("flatline-deck-wrong-bottom"),
            DeckProblem::ExpectedColon => Message::new("flatline-deck-expected-colon"),
            DeckProblem::UnknownCard(name) => named("flatline-deck-unknown-card", name),
            DeckProblem::WrongCard => Message::new("flatline-deck-wrong-card"),
            DeckProblem::SignOnCard => Message::new("flatline-deck-sign-on-card"),
            DeckProblem::BadName => Message::new("flatline-deck-bad-name"),
            DeckProblem::NameTaken(name) => named("flatline-deck-name-taken", name),
            DeckProblem::NameTwice(name) => named("flatline-deck-name-twice", name),
            DeckProblem::WrongLines => Message::new("flatline-deck-wrong-lines"),
            DeckProblem::ExpectedTriggers => Message::new("flatline-deck-expected-triggers"),
            DeckProblem::WrongTriggers => Message::new("flatline-deck-wrong-triggers"),
            DeckProblem::UnknownTrigger(name) => named("flatline-deck-unknown-trigger", name),
            DeckProblem::ExpectedSpace => Message::new("flatline-deck-expected-space"),
            DeckProblem::UnknownSpace(name) => named("flatline-deck-unknown-space", name),
            DeckProblem::SameHalves => Message::new("flatline-deck-same-halves"),
            DeckProblem::TooManySpaces => Message::new("flatline-deck-too-many-spaces"),
            DeckProblem::OneSpaceForAll => Message::new("flatline-deck-one-space-for-all"),
            DeckProblem::TooFewSpaces(sign) => {
                Message::new("flatline-deck-too-few-spaces").with("sign", sign.word())
            }
            DeckProblem::ExpectedSlash => Message::new("flatline-deck-expected-slash"),
            DeckProblem::SlashWithoutSplit => Message::new("flatline-deck-slash-without-split"),
            DeckProblem::LoneMatching => Message::new("flatline-deck-lone-matching"),
            DeckProblem::Missing(lines) => {
                let quoted = |line: &String| named("flatline-deck-quoted", line);
                Message::new("flatline-deck-missing").with_list(
                    "lines",
                    Joint::And,
                    lines.iter().map(quoted),
                )
            }
            DeckProblem::TooFewPatients(count) => Message::new("flatline-deck-too-few-patients")
                .with("count", *count)
                .with("least", MIN_PATIENTS),
            DeckProblem::TooManyPatients(count) => Message::new("flatline-deck-too-many-patients")
                .with("count", *count)
                .with("most", MAX_PATIENTS),
        }
    }
}
