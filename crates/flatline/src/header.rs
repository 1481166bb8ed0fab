//! Options in the notation: the header of a record, a line each.

use klaxon_core::notation::{OptionKeys, Set, plain_number, read_options, set};
use klaxon_core::{Message, Seat, Time};

use crate::deck::{Deck, MAX_TEXT};
use crate::options::{Cards, Difficulty, Options, Side};
use crate::table::Table;

/// The mark of a line that belongs to the deck.
const DECK: &str = "|";

/// No limit.
const NONE: &str = "none";

/// What is said about options that can't be read.
const KEYS: OptionKeys = OptionKeys {
    unknown: "flatline-option-unknown",
    twice: "flatline-option-twice",
    bad_value: |name| match name {
        "players" => "flatline-option-players",
        "difficulty" => "flatline-option-difficulty",
        "meter" => "flatline-option-meter",
        "planning" => "flatline-option-planning",
        _ => "flatline-option-chief",
    },
};

/// The options of a table, and its deck.
pub(crate) fn options_text(table: &Table) -> Vec<String> {
    let options = table.options();
    let planning = match options.planning {
        Some(limit) => limit.to_string(),
        None => NONE.to_owned(),
    };
    let mut lines = vec![
        format!("players {}", options.players),
        format!("difficulty {}", options.difficulty.word()),
        format!("meter {}", options.meter.word()),
        format!("planning {planning}"),
        format!("chief {}", options.chief),
    ];
    let deck = table.deck().to_string();
    lines.extend(deck.lines().map(|line| format!("{DECK} {line}")));
    lines
}

/// Options from header lines, and what is wrong with which. What is not said is as in the usual game for four.
pub(crate) fn read(lines: &[&str]) -> (Options, Vec<(usize, Message)>) {
    let mut options = Options::new(4);
    let lines = lines.iter().copied().enumerate();
    let (deck, lines): (Vec<_>, Vec<_>) =
        lines.partition(|(_, text)| text.split(' ').next() == Some(DECK));
    let mut errors = read_options(lines, KEYS, |name, value| {
        set_option(&mut options, name, value)
    });
    if !deck.is_empty() {
        match parse_deck(&deck) {
            Ok(deck) => options.cards = Cards::Own(Box::new(deck)),
            Err(found) => errors.extend(found),
        }
    }
    (options, errors)
}

fn set_option(options: &mut Options, name: &str, value: &str) -> Set {
    match name {
        "players" => set(&mut options.players, plain_number(value)),
        "difficulty" => {
            let mut all = Difficulty::ALL.into_iter();
            set(&mut options.difficulty, all.find(|d| d.word() == value))
        }
        "meter" => {
            let mut all = Side::ALL.into_iter();
            set(&mut options.meter, all.find(|side| side.word() == value))
        }
        "planning" => {
            let planning = match value {
                NONE => Some(None),
                time => time.parse::<Time>().ok().map(Some),
            };
            set(&mut options.planning, planning)
        }
        "chief" => set(&mut options.chief, value.parse::<Seat>().ok()),
        _ => Set::Unknown,
    }
}

fn parse_deck(lines: &[(usize, &str)]) -> Result<Deck, Vec<(usize, Message)>> {
    let rest = |text: &str| {
        let text = text.strip_prefix(DECK)?;
        Some(text.strip_prefix(' ').unwrap_or(text).to_owned())
    };
    let texts = lines.iter().filter_map(|(_, line)| rest(line));
    let text: String = texts.map(|line| line + "\n").collect();
    if text.len() > MAX_TEXT {
        let message = Message::new("flatline-option-deck-too-long").with("most", MAX_TEXT);
        return Err(vec![(lines[0].0, message)]);
    }
    text.parse::<Deck>().map_err(|errors| {
        let errors = errors.into_iter().map(|error| {
            let before = text[..error.span.start].matches('\n').count();
            let line = lines[before.min(lines.len() - 1)].0;
            (line, error.problem.message())
        });
        errors.collect()
    })
}
