//! Chance as a script says, for scenarios.

use std::collections::VecDeque;

use super::{Address, Chance};

/// What a script says about the next draw or roll.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Answer {
    /// A draw: the first of these that can be drawn.
    OneOf(Vec<u32>),
    /// A roll.
    Number(u32),
    /// A roll: the highest number there is.
    Highest,
}

/// Answers in order. Where the script says nothing, or something that can't be, the lowest possible comes and the
/// complaint is kept.
#[derive(Clone, Debug, Default)]
pub struct Scripted {
    answers: VecDeque<Answer>,
    complaint: Option<Complaint>,
}

/// What is wrong with a script of chance.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Complaint {
    /// There were more draws and rolls than answers: this one had none.
    RanOut(Address),
    /// A draw was answered as a roll or with nothing that could be drawn, or a roll as a draw or too high.
    Misfit(Address),
}

impl Scripted {
    /// Adds an answer at the end.
    pub fn push(&mut self, answer: Answer) {
        self.answers.push_back(answer);
    }

    /// How many answers nobody asked for yet.
    pub fn left(&self) -> usize {
        self.answers.len()
    }

    /// Forgets what is left; says what was wrong since the last time.
    pub fn finish(&mut self) -> Option<Complaint> {
        self.answers.clear();
        self.complaint.take()
    }

    fn answer(&mut self, at: Address, fits: impl Fn(Answer) -> Option<u32>) -> Option<u32> {
        let (answer, complaint) = match self.answers.pop_front() {
            Some(answer) => (fits(answer), Complaint::Misfit(at)),
            None => (None, Complaint::RanOut(at)),
        };
        if answer.is_none() {
            self.complaint.get_or_insert(complaint);
        }
        answer
    }
}

impl Chance for Scripted {
    fn draw(&mut self, at: Address, universe: u32, member: impl Fn(u32) -> bool) -> u32 {
        let possible = |one: &u32| *one < universe && member(*one);
        self.answer(at, |answer| match answer {
            Answer::OneOf(these) => these.into_iter().find(possible),
            Answer::Number(_) | Answer::Highest => None,
        })
        .or_else(|| (0..universe).find(possible))
        .unwrap_or(0)
    }

    fn roll(&mut self, at: Address, sides: u32) -> u32 {
        self.answer(at, |answer| match answer {
            Answer::Number(number) if number < sides => Some(number),
            Answer::Highest => sides.checked_sub(1),
            _ => None,
        })
        .unwrap_or(0)
    }
}
