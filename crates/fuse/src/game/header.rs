//! Options in the notation: the header of a record, a line each.

use klaxon_core::notation::{OptionKeys, Set, plain_number, read_options, set, yes_or_no};
use klaxon_core::{Message, Seat, Time};

use super::notation::{counts_text, parse_counts};
use super::options::{Composition, Difficulty, Layout, Mistakes, Options};
use crate::deck::Deck;

/// The mark of a line that belongs to the deck.
const DECK: &str = "|";

/// What is said about options that can't be read.
const KEYS: OptionKeys = OptionKeys {
    unknown: "fuse-option-unknown",
    twice: "fuse-option-twice",
    bad_value: |name| match name {
        "players" => "fuse-option-players",
        "difficulty" => "fuse-option-difficulty",
        "layout" => "fuse-option-layout",
        "fuse-cards" => "fuse-option-fuse-cards",
        "mistakes" => "fuse-option-mistakes",
        "clock" => "fuse-option-clock",
        "first" => "fuse-option-first",
        _ => "fuse-option-yes-or-no",
    },
};

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
pub(super) fn parse_options(lines: &[&str]) -> Result<Options, Vec<(usize, Message)>> {
    let mut options = Options::new(4);
    let lines = lines.iter().copied().enumerate();
    let (deck, lines): (Vec<_>, Vec<_>) =
        lines.partition(|(_, text)| text.split(' ').next() == Some(DECK));
    let mut errors = read_options(lines, KEYS, |name, value| {
        set_option(&mut options, name, value)
    });
    if !deck.is_empty() {
        match parse_deck(&deck) {
            Ok(deck) => options.deck = deck,
            Err(found) => errors.extend(found),
        }
    }
    match errors.is_empty() {
        true => Ok(options),
        false => Err(errors),
    }
}

fn set_option(options: &mut Options, name: &str, value: &str) -> Set {
    match name {
        "players" => set(&mut options.players, plain_number(value)),
        "difficulty" => {
            let mut all = Difficulty::ALL.into_iter();
            set(&mut options.difficulty, all.find(|d| d.word() == value))
        }
        "layout" => set(&mut options.layout, parse_layout(value)),
        "sixes" => set(&mut options.sixes, yes_or_no(value)),
        "fuse-cards" => set(&mut options.fuse_cards, plain_number(value)),
        "mistakes" => {
            let mut all = [Mistakes::Refused, Mistakes::Penalised].into_iter();
            set(
                &mut options.mistakes,
                all.find(|m| mistakes_word(*m) == value),
            )
        }
        "steady-hands" => set(&mut options.steady_hands, yes_or_no(value)),
        "clock" => {
            let clock = match value {
                "none" => Some(None),
                time => time.parse::<Time>().ok().map(Some),
            };
            set(&mut options.clock, clock)
        }
        "first" => set(&mut options.first, value.parse::<Seat>().ok()),
        _ => Set::Unknown,
    }
}

fn parse_deck(lines: &[(usize, &str)]) -> Result<Deck, Vec<(usize, Message)>> {
    let rest = |text: &str| {
        text.strip_prefix(DECK)
            .map(|t| t.strip_prefix(' ').unwrap_or(t).to_owned())
    };
    let text: String = lines
        .iter()
        .filter_map(|(_, line)| rest(line))
        .map(|line| line + "\n")
        .collect();
    text.parse::<Deck>().map_err(|errors| {
        let errors = errors.into_iter().map(|error| {
            let before = text[..error.span.start].matches('\n').count();
            let line = lines[before.min(lines.len() - 1)].0;
            (line, error.problem.message())
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
