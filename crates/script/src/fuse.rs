//! Scenarios of FUSE and Countdown: their positions, their chance, their expectations.

mod expect;
mod given;

use klaxon_core::chance::Answer;
use klaxon_core::{Message, Time};
use klaxon_fuse::game::edition::Edition;
use klaxon_fuse::game::{Engine, Options, State, Table};
use klaxon_fuse::{Face, FuseCard, Role};

use crate::fault::{Checked, Problem};
use crate::stage::{Part, Stage};

impl<E: Edition> Stage for Engine<E> {
    type Props = given::Props;

    fn prepare(
        props: &mut given::Props,
        options: &mut Options,
        given: &[(usize, String)],
    ) -> Result<(), (usize, Problem)> {
        props.prepare(options, given)
    }

    fn position(
        props: &given::Props,
        table: &Table,
        given: &[(usize, String)],
    ) -> Result<(State<E>, Time), (usize, Problem)> {
        props.position(table, given)
    }

    fn chance(
        table: &Table,
        state: &State<E>,
        part: Part<'_>,
        words: &[&str],
    ) -> Checked<Vec<Answer>> {
        let mut answers = Vec::new();
        for word in words {
            answers.extend(answers_to(table, state, part, word)?);
        }
        Ok(answers)
    }

    fn expect(table: &Table, state: &State<E>, now: Time, what: &str) -> Checked<()> {
        expect::expect(table, state, now, what)
    }
}

/// A die `R4`, the number of a die rolled again `5`, a bomb card or a spark by its name, a fuse card `fuse:R`, a role by its
/// name.
fn answers_to<E: Edition>(
    table: &Table,
    state: &State<E>,
    part: Part<'_>,
    word: &str,
) -> Checked<Vec<Answer>> {
    let bombs = &table.deck().bombs;
    if let Some(card) = bombs.iter().position(|bomb| bomb.id == word) {
        let card_itself = Answer::OneOf(vec![card as u32]);
        if matches!(part, Part::Hands) || table.has_stacks() {
            return Ok(vec![card_itself]);
        }
        // A card that is in the deck for sure, because it was dealt and shuffled back, is one of the first (C-12).
        let sure = state.extras().sure;
        let behind_them = match part {
            Part::Row(hands) if table.modules().hands_from_deck && !hands.contains(&word) => {
                Some(Answer::Highest)
            }
            Part::Play if !sure.is_empty() && !sure.contains(card as u8) => {
                Some(Answer::Number(sure.len() as u32))
            }
            _ => None,
        };
        if let Some(which) = behind_them {
            return Ok(vec![which, card_itself]);
        }
        // Which of the deck's bombs it is: with chosen values, the first of its value.
        let value = usize::from(table.value(card as u8));
        let lower = state.deck_by_value[..value - 1].iter();
        let before = lower.map(|&count| u32::from(count)).sum();
        return Ok(vec![Answer::Number(before), card_itself]);
    }
    if let Some(spark) = table
        .deck()
        .sparks
        .iter()
        .position(|spark| spark.id == word)
    {
        return Ok(vec![Answer::OneOf(vec![spark as u32])]);
    }
    if let Ok(role) = word.parse::<Role>() {
        let roles = table.deck().roles.iter().enumerate();
        let same = roles.filter(|(_, one)| **one == role);
        return Ok(vec![Answer::OneOf(same.map(|(i, _)| i as u32).collect())]);
    }
    if let Some(fuse) = word.strip_prefix("fuse:") {
        let shown: Option<FuseCard> = fuse.parse().ok();
        let cards = table.deck().fuse_cards.iter().enumerate();
        let fuses = cards.filter(|(_, card)| Some(**card) == shown);
        let fuses: Vec<u32> = fuses.map(|(i, _)| i as u32).collect();
        let fuse_itself = Answer::OneOf(fuses);
        return Ok(match table.has_stacks() {
            true => vec![fuse_itself],
            false => vec![Answer::Highest, fuse_itself],
        });
    }
    if let Ok(face) = word.parse::<Face>() {
        let dice = table.deck().dice.dice().iter().enumerate();
        let same = dice.filter(|(_, colours)| **colours == face.colours());
        let same = same.map(|(i, _)| i as u32).collect();
        let number = u32::from(face.number().get() - 1);
        return Ok(vec![Answer::OneOf(same), Answer::Number(number)]);
    }
    match word.parse() {
        Ok(number @ 1..=6u32) => Ok(vec![Answer::Number(number - 1)]),
        _ => Err(Problem::Unclear(
            Message::new("scenario-chance").with("word", word),
        )),
    }
}
