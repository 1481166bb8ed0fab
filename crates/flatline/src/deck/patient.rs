//! From text to a patient.

use super::line::line;
use super::piece::Piece;
use super::problem::{DeckError, DeckProblem};
use crate::card::Card;
use crate::patient::{MAX_LINES, MIN_LINES, Patient, TRIGGERS};
use crate::trigger::Trigger;

/// `pilot: all A; one B W; P P -> +die . -cube +tile`
impl std::str::FromStr for Patient {
    type Err = Vec<DeckError>;

    fn from_str(text: &str) -> Result<Patient, Vec<DeckError>> {
        patient(Piece::new(text, 0).trimmed())
    }
}

/// A name and a colon, lines with semicolons between them, an arrow and the trigger row.
pub(super) fn patient(text: Piece) -> Result<Patient, Vec<DeckError>> {
    let mut errors = Vec::new();
    let mut fail = |at: Piece, problem| {
        let span = at.span();
        errors.push(DeckError { span, problem });
    };
    let Some((name, rest)) = text.cut(":") else {
        fail(text, DeckProblem::ExpectedColon);
        return Err(errors);
    };
    if let Some(problem) = name_problem(name.text) {
        fail(name, problem);
    }
    let (body, row) = match rest.cut("->") {
        Some((body, row)) => (body, triggers(row)),
        None => {
            fail(rest, DeckProblem::ExpectedTriggers);
            (rest, Ok([None; TRIGGERS]))
        }
    };
    let pieces = body.split(";");
    if !(MIN_LINES..=MAX_LINES).contains(&pieces.len()) {
        fail(body, DeckProblem::WrongLines);
    }
    let mut lines = Vec::new();
    for piece in pieces {
        match line(piece) {
            Ok(line) => lines.push(line),
            Err(wrong) => errors.extend(wrong),
        }
    }
    match row {
        Ok(triggers) if errors.is_empty() => {
            let id = name.text.to_owned();
            return Ok(Patient {
                id,
                lines,
                triggers,
            });
        }
        Ok(_) => {}
        Err(wrong) => errors.extend(wrong),
    }
    errors.sort_by_key(|error| error.span.start);
    Err(errors)
}

/// A patient is called in small letters and hyphens, and not as a card is.
fn name_problem(name: &str) -> Option<DeckProblem> {
    let words = name.split('-');
    let is_word =
        |word: &str| !word.is_empty() && word.bytes().all(|letter| letter.is_ascii_lowercase());
    if !words.into_iter().all(is_word) {
        return Some(DeckProblem::BadName);
    }
    // In positions `none` is a bay without a patient.
    let taken = name == "none" || name.parse::<Card>().is_ok();
    taken.then(|| DeckProblem::NameTaken(name.to_owned()))
}

/// Four triggers, `.` for a blank one.
fn triggers(row: Piece) -> Result<[Option<Trigger>; TRIGGERS], Vec<DeckError>> {
    let mut triggers = Vec::new();
    let mut errors = Vec::new();
    for word in row.words() {
        match word.text.parse() {
            _ if word.text == "." => triggers.push(None),
            Ok(trigger) => triggers.push(Some(trigger)),
            Err(()) => errors.push(DeckError {
                span: word.span(),
                problem: DeckProblem::UnknownTrigger(word.text.to_owned()),
            }),
        }
    }
    if !errors.is_empty() {
        return Err(errors);
    }
    let wrong = |_| {
        vec![DeckError {
            span: row.span(),
            problem: DeckProblem::WrongTriggers,
        }]
    };
    triggers.try_into().map_err(wrong)
}
