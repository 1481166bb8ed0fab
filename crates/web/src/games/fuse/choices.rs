//! What can be chosen before a game of FUSE and its kin begins; it depends on the ruleset.

use klaxon_fuse::game::Ruleset;

use crate::shell::choice::Label::{self, Key, Minutes, Plain};
use crate::shell::choice::{Choice, Kept, Rank, YES_NO};
use crate::shell::setup::{has_part, line_of};

/// What can be chosen by these rules, with these options so far.
pub(super) fn choices(rules: Ruleset, options: &[String]) -> Vec<Choice> {
    let all = CHOICES.iter().copied();
    all.filter(|choice| is_there(rules, choice.name, options))
        .map(|choice| by_rules(rules, choice))
        .collect()
}

fn is_there(rules: Ruleset, name: &str, options: &[String]) -> bool {
    match name {
        "sixes" => rules.has_sixes_to_leave_out(),
        "layout" => rules.can_compose(),
        // Countdown has fuse cards from Expert on (C-14).
        "fuse-cards" if rules.is_countdown() => {
            let difficulty = line_of(options, "difficulty");
            !matches!(difficulty, None | Some("training" | "standard"))
        }
        _ => true,
    }
}

/// A choice as these rules have it.
fn by_rules(rules: Ruleset, choice: Choice) -> Choice {
    let (least, most) = (*rules.players().start(), *rules.players().end());
    match choice.name {
        "players" => Choice {
            values: &NUMBERS[least - 1..most],
            usual: if least > 4 { "6" } else { choice.usual },
            ..choice
        },
        "first" => Choice {
            values: &NUMBERS[..most],
            ..choice
        },
        "difficulty" if rules.is_countdown() => Choice {
            values: COUNTDOWN_DIFFICULTIES,
            ..choice
        },
        "fuse-cards" if rules.is_countdown() => Choice {
            values: COUNTDOWN_FUSE_CARDS,
            usual: "5",
            why: "web-fuse-cards-why-rules",
            ..choice
        },
        "fuse-cards" if has_part(&rules.to_string(), "fuses") => Choice {
            values: MODULE_FUSE_CARDS[usize::from(rules.roles()) + usize::from(rules.sparks())],
            why: "web-fuse-cards-why-rules",
            ..choice
        },
        _ => choice,
    }
}

type Values = &'static [(&'static str, Label)];

/// Seats, or how many there are.
const NUMBERS: [(&str, Label); 9] = [
    ("1", Plain("1")),
    ("2", Plain("2")),
    ("3", Plain("3")),
    ("4", Plain("4")),
    ("5", Plain("5")),
    ("6", Plain("6")),
    ("7", Plain("7")),
    ("8", Plain("8")),
    ("9", Plain("9")),
];

/// Countdown calls the highest heroic (C-56).
const COUNTDOWN_DIFFICULTIES: Values = &[
    ("training", Key("web-training")),
    ("standard", Key("web-standard")),
    ("expert", Key("web-expert")),
    ("elite", Key("web-elite")),
    ("heroic", Key("web-heroic")),
];

/// One to ten (C-14).
const COUNTDOWN_FUSE_CARDS: Values = &[
    ("1", Plain("1")),
    ("3", Plain("3")),
    ("5", Plain("5")),
    ("7", Plain("7")),
    ("10", Plain("10")),
];

/// FUSE with Countdown's ten fuse cards: one of them needs roles and one needs sparks, and is left out without them
/// (C-61). By how many of the two are in play.
const MODULE_FUSE_CARDS: [Values; 3] = [
    &[
        ("0", Plain("0")),
        ("3", Plain("3")),
        ("6", Plain("6")),
        ("8", Plain("8")),
    ],
    &[
        ("0", Plain("0")),
        ("3", Plain("3")),
        ("6", Plain("6")),
        ("9", Plain("9")),
    ],
    &[
        ("0", Plain("0")),
        ("3", Plain("3")),
        ("6", Plain("6")),
        ("10", Plain("10")),
    ],
];

/// All there is in the usual game, the simple things first.
const CHOICES: &[Choice] = &[
    Choice {
        kept: Kept::Option,
        rank: Rank::Simple,
        name: "players",
        title: "web-players",
        why: "web-players-why",
        usual: "4",
        values: &NUMBERS,
    },
    Choice {
        kept: Kept::Option,
        rank: Rank::Simple,
        name: "difficulty",
        title: "web-difficulty",
        why: "web-difficulty-why",
        usual: "standard",
        values: &[
            ("training", Key("web-training")),
            ("standard", Key("web-standard")),
            ("expert", Key("web-expert")),
            ("elite", Key("web-elite")),
            ("insane", Key("web-insane")),
        ],
    },
    Choice {
        kept: Kept::Option,
        rank: Rank::More,
        name: "clock",
        title: "web-clock-option",
        why: "web-clock-why",
        usual: "10:00",
        values: &[
            ("5:00", Minutes(5)),
            ("8:00", Minutes(8)),
            ("10:00", Minutes(10)),
            ("12:00", Minutes(12)),
            ("15:00", Minutes(15)),
            ("none", Key("web-clock-none")),
        ],
    },
    Choice {
        kept: Kept::Option,
        rank: Rank::More,
        name: "fuse-cards",
        title: "web-fuse-cards",
        why: "web-fuse-cards-why",
        usual: "6",
        values: &[
            ("0", Plain("0")),
            ("3", Plain("3")),
            ("6", Plain("6")),
            ("9", Plain("9")),
            ("11", Plain("11")),
        ],
    },
    Choice {
        kept: Kept::Option,
        rank: Rank::More,
        name: "sixes",
        title: "web-sixes",
        why: "web-sixes-why",
        usual: "no",
        values: YES_NO,
    },
    Choice {
        kept: Kept::Option,
        rank: Rank::More,
        name: "layout",
        title: "web-layout",
        why: "web-layout-why",
        usual: "standard",
        values: &[
            ("standard", Key("web-layout-standard")),
            ("deck later", Key("web-layout-deck")),
            ("stacks later", Key("web-layout-stacks")),
        ],
    },
    Choice {
        kept: Kept::Option,
        rank: Rank::More,
        name: "mistakes",
        title: "web-mistakes",
        why: "web-mistakes-why",
        usual: "refused",
        values: &[
            ("refused", Key("web-mistakes-refused")),
            ("penalised", Key("web-mistakes-penalised")),
        ],
    },
    Choice {
        kept: Kept::Option,
        rank: Rank::More,
        name: "steady-hands",
        title: "web-steady-hands",
        why: "web-steady-hands-why",
        usual: "no",
        values: YES_NO,
    },
    Choice {
        kept: Kept::Option,
        rank: Rank::More,
        name: "first",
        title: "web-first",
        why: "web-first-why",
        usual: "1",
        values: &NUMBERS,
    },
];
