//! Options in the notation: the header of a record, a line each.

use klaxon_core::notation::Set as Done;
use klaxon_core::notation::set as put;
use klaxon_core::notation::{OptionKeys, plain_number, read_options, yes_or_no};
use klaxon_core::{Message, Seat, Time};

use super::notation::{counts_text, parse_counts};
use super::options::{Composition, Difficulty, Layout, Mistakes, Options, Set};
use crate::deck::Deck;
use crate::role::Role;

/// The mark of a line that belongs to the deck.
const DECK: &str = "|";

/// What is said about options of Countdown that can't be read.
const COUNTDOWN_KEYS: OptionKeys = OptionKeys {
    unknown: "countdown-option-unknown",
    twice: "fuse-option-twice",
    bad_value: |name| match name {
        "players" => "countdown-option-players",
        "difficulty" => "countdown-option-difficulty",
        "fuse-cards" => "countdown-option-fuse-cards",
        "roles" => "countdown-option-roles",
        "mistakes" => "fuse-option-mistakes",
        "clock" => "fuse-option-clock",
        "first" => "countdown-option-first",
        _ => "countdown-option-yes-or-no",
    },
};

/// How many fuse cards there are from Expert on, if the team does not say (C-14).
const FUSE_CARDS: usize = 5;

/// A player is dealt a role.
const RANDOM: &str = "random";

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
        format!("difficulty {}", options.difficulty.word_in(options.set)),
    ];
    if options.set == Set::Fuse {
        lines.push(format!("layout {}", layout_text(&options.layout)));
        lines.push(format!("sixes {}", yes_no(options.sixes)));
    }
    lines.push(format!("fuse-cards {}", options.fuse_cards));
    if options.set == Set::Countdown {
        lines.push(format!("roles {}", roles_text(&options.roles)));
    }
    lines.extend([
        format!("mistakes {}", mistakes_word(options.mistakes)),
        format!("steady-hands {}", yes_no(options.steady_hands)),
        match options.clock {
            Some(clock) => format!("clock {clock}"),
            None => "clock none".to_owned(),
        },
        format!("first {}", options.first),
    ]);
    let deck = options.deck.to_string();
    lines.extend(deck.lines().map(|line| format!("{DECK} {line}")));
    lines
}

/// Options from header lines. What is not said is as in the usual game for four.
pub(super) fn parse_options(set: Set, lines: &[&str]) -> Result<Options, Vec<(usize, Message)>> {
    let (mut options, keys) = match set {
        Set::Fuse => (Options::new(4), KEYS),
        Set::Countdown => (Options::countdown(4), COUNTDOWN_KEYS),
    };
    let mut fuse_cards = None;
    let lines = lines.iter().copied().enumerate();
    let (deck, lines): (Vec<_>, Vec<_>) =
        lines.partition(|(_, text)| text.split(' ').next() == Some(DECK));
    let mut errors = read_options(lines, keys, |name, value| match (set, name) {
        (_, "fuse-cards") => put(&mut fuse_cards, plain_number(value).map(Some)),
        (Set::Countdown, "roles") => put(&mut options.roles, parse_roles(value)),
        (Set::Countdown, "layout" | "sixes") => Done::Unknown,
        _ => set_option(&mut options, name, value),
    });
    options.fuse_cards = match (fuse_cards, set) {
        (Some(fuse_cards), _) => fuse_cards,
        (None, Set::Countdown) if options.difficulty.is_advanced() => FUSE_CARDS,
        (None, _) => options.fuse_cards,
    };
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

fn set_option(options: &mut Options, name: &str, value: &str) -> Done {
    match name {
        "players" => put(&mut options.players, plain_number(value)),
        "difficulty" => {
            let mut all = Difficulty::ALL.into_iter();
            let found = all.find(|d| d.word_in(options.set) == value);
            put(&mut options.difficulty, found)
        }
        "layout" => put(&mut options.layout, parse_layout(value)),
        "sixes" => put(&mut options.sixes, yes_or_no(value)),
        "mistakes" => {
            let mut all = [Mistakes::Refused, Mistakes::Penalised].into_iter();
            put(
                &mut options.mistakes,
                all.find(|m| mistakes_word(*m) == value),
            )
        }
        "steady-hands" => put(&mut options.steady_hands, yes_or_no(value)),
        "clock" => {
            let clock = match value {
                "none" => Some(None),
                time => time.parse::<Time>().ok().map(Some),
            };
            put(&mut options.clock, clock)
        }
        "first" => put(&mut options.first, value.parse::<Seat>().ok()),
        _ => Done::Unknown,
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

/// `random`, or a role or `random` for each of the first seats.
fn roles_text(roles: &[Option<Role>]) -> String {
    let words = roles.iter().map(|role| role.map_or(RANDOM, Role::word));
    match roles {
        [] => RANDOM.to_owned(),
        _ => words.collect::<Vec<_>>().join(" "),
    }
}

fn parse_roles(text: &str) -> Option<Vec<Option<Role>>> {
    if text == RANDOM {
        return Some(Vec::new());
    }
    let words = text.split_whitespace().map(|word| match word {
        RANDOM => Some(None),
        word => word.parse().ok().map(Some),
    });
    let roles: Vec<Option<Role>> = words.collect::<Option<_>>()?;
    (!roles.is_empty()).then_some(roles)
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
