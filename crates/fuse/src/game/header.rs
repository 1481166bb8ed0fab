//! Options in the notation: the header of a record, a line each.

use klaxon_core::{Message, Seat, Time};

use super::notation::{counts_text, parse_counts};
use super::options::{Composition, Difficulty, Layout, Mistakes, Options};
use crate::deck::{Deck, DeckError};

/// The mark of a line that belongs to the deck.
const DECK: &str = "|";

/// What is wrong with a line of the header.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct HeaderError {
    /// Which line, counted from 0.
    pub(super) line: usize,
    /// What is wrong with it.
    pub(super) problem: HeaderProblem,
}

/// What can be wrong with a line of the header.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum HeaderProblem {
    /// No option has this name.
    UnknownOption(String),
    /// The option stands there twice.
    Twice(String),
    /// The option does not take this value.
    BadValue(String),
    /// The deck can't be read.
    Deck(DeckError),
}

impl HeaderProblem {
    /// What is wrong and what to do.
    pub(super) fn message(&self) -> Message {
        match self {
            HeaderProblem::UnknownOption(name) => {
                Message::new("fuse-option-unknown").with("name", name.as_str())
            }
            HeaderProblem::Twice(name) => {
                Message::new("fuse-option-twice").with("name", name.as_str())
            }
            HeaderProblem::BadValue(name) => Message::new(match name.as_str() {
                "players" => "fuse-option-players",
                "difficulty" => "fuse-option-difficulty",
                "layout" => "fuse-option-layout",
                "fuse-cards" => "fuse-option-fuse-cards",
                "mistakes" => "fuse-option-mistakes",
                "clock" => "fuse-option-clock",
                "first" => "fuse-option-first",
                _ => "fuse-option-yes-or-no",
            }),
            HeaderProblem::Deck(error) => error.problem.message(),
        }
    }
}

pub(super) fn options_text(options: &Options) -> Vec<String> {
    let yes_no = |yes| if yes { "yes" } else { "no" };
    let mut lines = vec![
        format!("players {}", options.players),
        format!("difficulty {}", options.difficulty.word()),
        format!("layout {}", layout_text(&options.layout)),
        format!("sixes {}", yes_no(options.sixes)),
        format!("fuse-cards {}", options.fuse_cards),
        format!("mistakes {}", mistakes_word(options.mistakes)),
        format!("steady-hands {}", yes_no(options.steady_hands)),
        match options.clock {
            Some(clock) => format!("clock {clock}"),
            None => "clock none".to_owned(),
        },
        format!("first {}", options.first),
    ];
    let deck = options.deck.to_string();
    lines.extend(deck.lines().map(|line| format!("{DECK} {line}")));
    lines
}

/// Options from header lines. What is not said is as in the usual game for four.
pub(super) fn parse_options(lines: &[&str]) -> Result<Options, Vec<HeaderError>> {
    let mut options = Options::new(4);
    let mut errors = Vec::new();
    let mut seen: Vec<&str> = Vec::new();
    let mut deck: Vec<(usize, &str)> = Vec::new();
    for (line, text) in lines.iter().enumerate() {
        let (name, value) = text.split_once(' ').unwrap_or((text, ""));
        if name == DECK {
            deck.push((line, value));
            continue;
        }
        let problem = match set(&mut options, name, value.trim()) {
            _ if seen.contains(&name) => HeaderProblem::Twice(name.to_owned()),
            Some(true) => {
                seen.push(name);
                continue;
            }
            Some(false) => HeaderProblem::BadValue(name.to_owned()),
            None => HeaderProblem::UnknownOption(name.to_owned()),
        };
        errors.push(HeaderError { line, problem });
    }
    if !deck.is_empty() {
        match parse_deck(&deck) {
            Ok(deck) => options.deck = deck,
            Err(found) => errors.extend(found),
        }
    }
    if errors.is_empty() {
        Ok(options)
    } else {
        Err(errors)
    }
}

/// Sets an option; false if it does not take the value, none if there is no such option.
fn set(options: &mut Options, name: &str, value: &str) -> Option<bool> {
    fn into<T>(place: &mut T, value: Option<T>) -> bool {
        let good = value.is_some();
        if let Some(value) = value {
            *place = value;
        }
        good
    }
    let yes_no = match value {
        "yes" => Some(true),
        "no" => Some(false),
        _ => None,
    };
    Some(match name {
        "players" => into(&mut options.players, plain_number(value)),
        "difficulty" => {
            let all = Difficulty::ALL;
            into(
                &mut options.difficulty,
                all.into_iter().find(|d| d.word() == value),
            )
        }
        "layout" => into(&mut options.layout, parse_layout(value)),
        "sixes" => into(&mut options.sixes, yes_no),
        "fuse-cards" => into(&mut options.fuse_cards, plain_number(value)),
        "mistakes" => {
            let all = [Mistakes::Refused, Mistakes::Penalised];
            into(
                &mut options.mistakes,
                all.into_iter().find(|m| mistakes_word(*m) == value),
            )
        }
        "steady-hands" => into(&mut options.steady_hands, yes_no),
        "clock" => {
            let clock = match value {
                "none" => Some(None),
                time => time.parse::<Time>().ok().map(Some),
            };
            into(&mut options.clock, clock)
        }
        "first" => into(&mut options.first, value.parse::<Seat>().ok()),
        _ => return None,
    })
}

/// A number without sign or leading zeros.
fn plain_number(text: &str) -> Option<usize> {
    let number: usize = text.parse().ok()?;
    (number.to_string() == text).then_some(number)
}

fn parse_deck(lines: &[(usize, &str)]) -> Result<Deck, Vec<HeaderError>> {
    let text: String = lines.iter().map(|(_, line)| format!("{line}\n")).collect();
    text.parse::<Deck>().map_err(|errors| {
        let errors = errors.into_iter().map(|error| {
            let before = text[..error.span.start].matches('\n').count();
            HeaderError {
                line: lines[before.min(lines.len() - 1)].0,
                problem: HeaderProblem::Deck(error),
            }
        });
        errors.collect()
    })
}

fn mistakes_word(mistakes: Mistakes) -> &'static str {
    match mistakes {
        Mistakes::Refused => "refused",
        Mistakes::Penalised => "penalised",
    }
}

fn layout_text(layout: &Layout) -> String {
    let composition = |composition: &Composition| match composition {
        Composition::AfterTheDeal => "later".to_owned(),
        Composition::Chosen(counts) => counts_text(counts),
    };
    match layout {
        Layout::Standard => "standard".to_owned(),
        Layout::SingleDeck(chosen) => format!("deck {}", composition(chosen)),
        Layout::Stacks(chosen) => format!("stacks {}", composition(chosen)),
    }
}

fn parse_layout(text: &str) -> Option<Layout> {
    let words: Vec<&str> = text.split_whitespace().collect();
    let composition = |words: &[&str]| match words {
        ["later"] => Some(Composition::AfterTheDeal),
        words => parse_counts(words).map(Composition::Chosen),
    };
    match words.as_slice() {
        ["standard"] => Some(Layout::Standard),
        ["deck", rest @ ..] => composition(rest).map(Layout::SingleDeck),
        ["stacks", rest @ ..] => composition(rest).map(Layout::Stacks),
        _ => None,
    }
}
