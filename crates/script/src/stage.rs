//! What a game brings so that scenarios can be played in it.

use klaxon_core::chance::Answer;
use klaxon_core::{Game, Time};

use crate::fault::Checked;

/// What words behind `~` are about.
#[derive(Clone, Copy)]
pub(crate) enum Part<'a> {
    /// The hands that are dealt.
    Hands,
    /// The row that is laid next; these words told the hands.
    Row(&'a [&'a str]),
    /// Whatever comes later.
    Play,
}

/// A game in which scenarios can be played.
pub(crate) trait Stage: Game {
    /// What `given` lines build up besides the options, before the table is made.
    type Props: Default;

    /// Adds what a scenario brings with it to the options, such as cards of its own.
    fn prepare(
        props: &mut Self::Props,
        options: &mut Self::Options,
        given: &[(usize, String)],
    ) -> Result<(), (usize, crate::Problem)>;

    /// The position that the `given` lines describe, and the game time there.
    fn position(
        props: &Self::Props,
        table: &Self::Table,
        given: &[(usize, String)],
    ) -> Result<(Self::State, Time), (usize, crate::Problem)>;

    /// What the words behind `~` mean to chance.
    fn chance(
        table: &Self::Table,
        state: &Self::State,
        part: Part<'_>,
        words: &[&str],
    ) -> Checked<Vec<Answer>>;

    /// Checks an expectation about the position.
    fn expect(table: &Self::Table, state: &Self::State, now: Time, what: &str) -> Checked<()>;
}
