//! Scenarios of the bomb-planter game: its positions, its chance, its expectations.

mod expect;
mod given;

use klaxon_core::chance::Answer;
use klaxon_core::{Message, Seat, Time};
use klaxon_planter::pile::Pile;
use klaxon_planter::shuffle::numbers_of;
use klaxon_planter::state::{LAST_CARDS, Phase};
use klaxon_planter::{Card, Options, Planter, State, Table};

use crate::fault::{Checked, Problem};
use crate::stage::{Part, Stage};

impl Stage for Planter {
    type Props = ();

    fn prepare(
        (): &mut (),
        _: &mut Options,
        _: &[(usize, String)],
    ) -> Result<(), (usize, Problem)> {
        Ok(())
    }

    fn position(
        (): &(),
        table: &Table,
        given: &[(usize, String)],
    ) -> Result<(State, Time), (usize, Problem)> {
        given::position(table, given)
    }

    /// A card that is dealt or drawn `7`, several of them `7*3`, `time-bomb`, and who starts `first:2`.
    fn chance(
        table: &Table,
        state: &State,
        part: Part<'_>,
        words: &[&str],
    ) -> Checked<Vec<Answer>> {
        let dealing = matches!(part, Part::Hands) || state.phase == Phase::Between;
        let mut left = state.deck.len();
        let mut time_bomb = state.time_bomb && !dealing;
        let mut answers = Vec::new();
        for word in words {
            if let Some(seat) = word.strip_prefix("first:") {
                let seat: Option<Seat> = seat.parse().ok();
                let seat = seat.filter(|seat| seat.index() < table.players());
                let seat = seat.ok_or_else(|| Problem::unclear("scenario-seat"))?;
                answers.push(Answer::Number(seat.0.into()));
            } else if *word == "time-bomb" {
                answers.push(Answer::Number(0));
                time_bomb = false;
            } else {
                for card in cards(word)? {
                    // Near the end of the deck each card could have been the time bomb.
                    if time_bomb && left <= LAST_CARDS {
                        answers.push(Answer::Highest);
                    }
                    answers.push(Answer::OneOf(numbers_of(card).collect()));
                    left = left.saturating_sub(1);
                }
            }
        }
        Ok(answers)
    }

    fn expect(table: &Table, state: &State, now: Time, what: &str) -> Checked<()> {
        expect::expect(table, state, now, what)
    }
}

/// The most cards that one word can mean.
const MOST_COPIES: usize = 40;

/// `7`, or several at once: `7*3`.
fn cards(word: &str) -> Checked<impl Iterator<Item = Card>> {
    let unclear = || Problem::Unclear(Message::new("scenario-planter-card").with("word", word));
    let (name, copies) = word.split_once('*').unwrap_or((word, "1"));
    let card: Card = name.parse().map_err(|()| unclear())?;
    let copies: usize = copies.parse().map_err(|_| unclear())?;
    match copies {
        1..=MOST_COPIES => Ok(std::iter::repeat_n(card, copies)),
        _ => Err(unclear()),
    }
}

/// Cards in any order, or `none`; a card seen from behind is `card`.
fn pile(text: &str) -> Checked<Pile> {
    let mut pile = Pile::EMPTY;
    for word in text.split_whitespace().filter(|word| *word != "none") {
        match word.split_once('*').unwrap_or((word, "1")) {
            ("card", copies) => {
                let message = || Message::new("scenario-number").with("text", copies);
                let copies = copies.parse().map_err(|_| Problem::Unclear(message()))?;
                pile.add_many(None, copies);
            }
            _ => cards(word)?.for_each(|card| pile.add(Some(card))),
        }
    }
    Ok(pile)
}
