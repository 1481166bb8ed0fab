//! From text to a line of spaces, such as `split P / D S`.

use super::piece::Piece;
use super::problem::{DeckError, DeckProblem};
use crate::icon::Icon;
use crate::line::{Line, MAX_SPACES, Sign, Space};

impl std::str::FromStr for Line {
    type Err = Vec<DeckError>;

    fn from_str(text: &str) -> Result<Line, Vec<DeckError>> {
        line(Piece::new(text, 0).trimmed())
    }
}

/// A sign or none, and spaces; a split line with a slash between its parts.
pub(super) fn line(text: Piece) -> Result<Line, Vec<DeckError>> {
    let (word, rest) = text.first_word();
    let sign = Sign::ALL.into_iter().find(|sign| sign.word() == word.text);
    let body = if sign.is_some() { rest } else { text };
    let sign = sign.unwrap_or_default();
    let parts = parts(body)?;
    let problem = shape_problem(sign, &parts);
    let left = match sign {
        Sign::Split => parts[0].len(),
        _ => 0,
    };
    let spaces = parts.concat();
    match problem.or_else(|| matching_problem(&spaces)) {
        Some(problem) => Err(vec![DeckError {
            span: text.span(),
            problem,
        }]),
        None => Ok(Line { sign, spaces, left }),
    }
}

/// The spaces between slashes; at least one part, which may be empty.
pub(super) fn parts(text: Piece) -> Result<Vec<Vec<Space>>, Vec<DeckError>> {
    let mut parts = vec![Vec::new()];
    let mut errors = Vec::new();
    for symbol in text.symbols() {
        match space(symbol.text) {
            _ if symbol.text == "/" => parts.push(Vec::new()),
            Ok(space) => parts
                .last_mut()
                .into_iter()
                .for_each(|part| part.push(space)),
            Err(problem) => errors.push(DeckError {
                span: symbol.span(),
                problem,
            }),
        }
    }
    if errors.is_empty() {
        Ok(parts)
    } else {
        Err(errors)
    }
}

/// `P`, `[D|S]`, `?` or `=`.
fn space(text: &str) -> Result<Space, DeckProblem> {
    let unknown = || DeckProblem::UnknownSpace(text.to_owned());
    let halves = text
        .strip_prefix('[')
        .and_then(|rest| rest.strip_suffix(']'));
    match (text, halves) {
        ("?", _) => Ok(Space::Any),
        ("=", _) => Ok(Space::Matching),
        (_, Some(halves)) => {
            let (one, other) = halves.split_once('|').ok_or_else(unknown)?;
            let icon = |half: &str| half.trim().parse::<Icon>().map_err(|()| unknown());
            match (icon(one)?, icon(other)?) {
                (one, other) if one == other => Err(DeckProblem::SameHalves),
                (one, other) => Ok(Space::Either(one, other)),
            }
        }
        (icon, None) => icon.parse().map(Space::Icon).map_err(|()| unknown()),
    }
}

/// What is wrong with the number of spaces and parts.
fn shape_problem(sign: Sign, parts: &[Vec<Space>]) -> Option<DeckProblem> {
    let count = parts.iter().map(Vec::len).sum::<usize>();
    let problem = match sign {
        Sign::Split if parts.len() != 2 || parts.iter().any(Vec::is_empty) => {
            DeckProblem::ExpectedSlash
        }
        Sign::Split if count <= MAX_SPACES => return None,
        _ if parts.len() > 1 && sign != Sign::Split => DeckProblem::SlashWithoutSplit,
        _ if count == 0 => DeckProblem::ExpectedSpace,
        Sign::All if count > 1 => DeckProblem::OneSpaceForAll,
        Sign::Two | Sign::More if count < 2 => DeckProblem::TooFewSpaces(sign),
        _ if count > MAX_SPACES => DeckProblem::TooManySpaces,
        _ => return None,
    };
    Some(problem)
}

/// Matching spaces come at least in pairs.
pub(super) fn matching_problem(spaces: &[Space]) -> Option<DeckProblem> {
    let matching = spaces.iter().filter(|space| **space == Space::Matching);
    (matching.count() == 1).then_some(DeckProblem::LoneMatching)
}
