//! What a game brings so that scenarios can be played in it, besides the contract: almost everything is said in the words
//! of its positions.

use crate::chance::{Address, Answer};
use crate::game::Game;
use crate::message::Message;
use crate::time::Time;

/// A line of a scenario that gives something of the position.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Given {
    /// The line, counted from 1.
    pub line: usize,
    /// The word of a part of the position.
    pub word: String,
    /// What is said behind it.
    pub value: String,
}

/// A game in which scenarios can be played.
pub trait Staged: Game {
    /// The pages of rules that its scenarios may name, as they are written: list items that begin with a rule's number.
    const RULES: &'static [&'static str];

    /// Adds what a scenario brings with it to the options, such as cards of its own, and says the lines in words of a
    /// position.
    fn prepare(
        options: &mut Self::Options,
        given: Vec<Given>,
    ) -> Result<Vec<Given>, (usize, Message)>;

    /// The position of which a scenario says only what matters.
    fn usual(table: &Self::Table) -> Self::Setup;

    /// What follows from what was given, where the scenario did not say it itself; these words it did say.
    fn complete(table: &Self::Table, setup: &mut Self::Setup, said: &[&str]);

    /// The game time of a line that says it, if it is one.
    fn time(table: &Self::Table, given: &Given) -> Option<Result<Time, Message>>;

    /// What the text behind `~` means to chance, at the deal or later.
    fn chance(
        table: &Self::Table,
        state: &Self::State,
        dealing: bool,
        text: &str,
    ) -> Result<Vec<Answer>, Message>;

    /// What is drawn or rolled at this address.
    fn asked(table: &Self::Table, at: Address) -> Message;

    /// Something that can be asked of a position and is no part of it, such as the score: what is found, in the form in
    /// which it was asked for; none if there is no such word.
    fn fact(
        table: &Self::Table,
        state: &Self::State,
        now: Time,
        word: &str,
        asked: &str,
    ) -> Option<Result<String, Message>>;

    /// What a scenario may leave out of what the game says behind a word.
    fn shorter(_word: &str, said: &str) -> String {
        said.to_owned()
    }
}
