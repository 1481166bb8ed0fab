//! Scenarios of the last match.

use klaxon_core::chance::{Address, Answer};
use klaxon_core::stage::{Given, Staged};
use klaxon_core::{Game, Message, Seat, Time};

use crate::{Matches, Options, State};

impl Staged for Matches {
    const RULES: &'static [&'static str] = &[include_str!("rules.md")];

    fn prepare(_: &mut Options, given: Vec<Given>) -> Result<Vec<Given>, (usize, Message)> {
        Ok(given)
    }

    fn usual(table: &Options) -> State {
        Self::before(table)
    }

    fn complete(table: &Options, setup: &mut State, said: &[&str]) {
        if !said.contains(&"heap") {
            let taken: u8 = setup.taken.iter().sum();
            setup.heap = table.heap.saturating_sub(taken);
        }
        if !said.contains(&"taken") {
            let rest = table.heap.saturating_sub(setup.heap);
            setup.taken[setup.mover.left(table.players).index()] = rest;
        }
    }

    fn time(_: &Options, _: &Given) -> Option<Result<Time, Message>> {
        None
    }

    fn chance(_: &Options, _: &State, _: bool, text: &str) -> Result<Vec<Answer>, Message> {
        let seats = text.split_whitespace().map(|word| {
            let seat: Result<Seat, ()> = word.parse();
            let unclear = |()| Message::new("scenario-chance").with("word", word);
            seat.map_err(unclear)
                .map(|seat| Answer::Number(seat.0.into()))
        });
        seats.collect()
    }

    fn asked(_: &Options, _: Address) -> Message {
        Message::new("matches-asked-first")
    }

    fn fact(_: &Options, _: &State, _: Time, _: &str, _: &str) -> Option<Result<String, Message>> {
        None
    }
}
