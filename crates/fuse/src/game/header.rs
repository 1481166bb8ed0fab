//! Options in the notation: the header of a record, a line each.

use klaxon_core::notation::{OptionKeys, Set, plain_number, read_options, set, yes_or_no};
use klaxon_core::{Message, Seat, Time};

use super::notation::{counts_text, parse_counts};
use super::options::{Composition, Difficulty, Layout, Mistakes, Options};
use super::ruleset::Ruleset;
use super::table::Table;
use crate::deck::{Deck, MAX_TEXT};
use crate::role::Role;

/// The mark of a line that belongs to the deck.
const DECK: &str = "|";

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
        "roles" => "countdown-option-roles",
        "mistakes" => "fuse-option-mistakes",
        "clock" => "fuse-option-clock",
        "first" => "fuse-option-first",
        _ => "fuse-option-yes-or-no",
    },
};

/// The same where the highest difficulty is called heroic.
const COUNTDOWN_KEYS: OptionKeys = OptionKeys {
    bad_value: |name| match name {
        "difficulty" => "countdown-option-difficulty",
        name => (KEYS.bad_value)(name),
    },
    ..KEYS
};

/// All options; which of them there are depends on the rules.
const OPTIONS: [&str; 10] = [
    "players",
    "difficulty",
    "layout",
    "sixes",
    "fuse-cards",
    "roles",
    "mistakes",
    "steady-hands",
    "clock",
    "first",
];

/// Returns whether there is such an option by these rules.
fn is_there(rules: Ruleset, option: &str) -> bool {
    match option {
        "roles" => rules.roles(),
        "layout" => rules.can_compose(),
        "sixes" => rules.has_sixes_to_leave_out(),
        option => OPTIONS.contains(&option),
    }
}

/// The options of a table: those that matter by its rules.
pub(super) fn options_text(table: &Table) -> Vec<String> {
    let options = table.options();
    let rules = options.rules;
    let yes_no = |yes| if yes { "yes" } else { "no" };
    let mut lines = vec![
        format!("players {}", options.players),
        format!("difficulty {}", rules.difficulty_word(options.difficulty)),
    ];
    if rules.can_compose() {
        lines.push(format!("layout {}", layout_text(&options.layout)));
    }
    if rules.has_sixes_to_leave_out() {
        lines.push(format!("sixes {}", yes_no(options.sixes)));
    }
    lines.push(format!("fuse-cards {}", options.fuse_cards()));
    if rules.roles() {
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
    let deck = table.deck().to_string();
    lines.extend(deck.lines().map(|line| format!("{DECK} {line}")));
    lines
}

/// Options from header lines, as far as they can be read, and what is wrong with which. What is not said is as in the usual
/// game for four, or for six where fewer are too few.
pub(super) fn read(rules: Ruleset, lines: &[&str]) -> (Options, Vec<(usize, Message)>) {
    let players = (*rules.players().start()).max(4);
    let mut options = Options::of(rules, players);
    let keys = match rules.is_countdown() {
        true => COUNTDOWN_KEYS,
        false => KEYS,
    };
    let lines = lines.iter().copied().enumerate();
    let (deck, lines): (Vec<_>, Vec<_>) =
        lines.partition(|(_, text)| text.split(' ').next() == Some(DECK));
    let mut errors = read_options(lines, keys, |name, value| match is_there(rules, name) {
        true => set_option(&mut options, name, value),
        false => Set::Unknown,
    });
    let there = OPTIONS.into_iter().filter(|option| is_there(rules, option));
    let there = there.collect::<Vec<_>>().join(", ");
    for (_, message) in errors.iter_mut().filter(|(_, m)| m.key == KEYS.unknown) {
        *message = message.clone().with("options", there.clone());
    }
    if !deck.is_empty() {
        match parse_deck(&deck) {
            Ok(deck) => options.deck = Some(deck),
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
            let found = all.find(|d| options.rules.difficulty_word(*d) == value);
            set(&mut options.difficulty, found)
        }
        "layout" => set(&mut options.layout, parse_layout(value)),
        "fuse-cards" => set(&mut options.fuse_cards, plain_number(value).map(Some)),
        "roles" => set(&mut options.roles, parse_roles(value)),
        "sixes" => set(&mut options.sixes, yes_or_no(value)),
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
    if text.len() > MAX_TEXT {
        let message = Message::new("fuse-option-deck-too-long").with("most", MAX_TEXT);
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
