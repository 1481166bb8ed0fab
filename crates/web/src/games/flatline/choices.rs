//! What can be chosen before a game of FLATLINE begins.

use crate::shell::choice::Label::{self, Key, Minutes, Plain, Seconds};
use crate::shell::choice::{Choice, Kept, Rank};

type Values = &'static [(&'static str, Label)];

/// An option of the game.
const fn option(
    rank: Rank,
    name: &'static str,
    (title, why): (&'static str, &'static str),
    usual: &'static str,
    values: Values,
) -> Choice {
    Choice {
        kept: Kept::Option,
        rank,
        name,
        title,
        why,
        usual,
        values,
    }
}

/// Seats, or how many there are.
const NUMBERS: Values = &[
    ("1", Plain("1")),
    ("2", Plain("2")),
    ("3", Plain("3")),
    ("4", Plain("4")),
    ("5", Plain("5")),
];

/// All of it, the simple things first.
pub(crate) const CHOICES: &[Choice] = &[
    option(
        Rank::Simple,
        "players",
        ("web-players", "flatline-choice-players-why"),
        "4",
        NUMBERS,
    ),
    option(
        Rank::Simple,
        "difficulty",
        ("web-difficulty", "flatline-choice-difficulty-why"),
        "standard",
        &[
            ("training", Key("web-training")),
            ("standard", Key("web-standard")),
            ("expert", Key("web-expert")),
        ],
    ),
    option(
        Rank::More,
        "meter",
        ("flatline-choice-meter", "flatline-choice-meter-why"),
        "green",
        &[
            ("green", Key("flatline-choice-meter-green")),
            ("red", Key("flatline-choice-meter-red")),
        ],
    ),
    option(
        Rank::More,
        "planning",
        ("flatline-choice-planning", "flatline-choice-planning-why"),
        "none",
        &[
            ("none", Key("flatline-choice-planning-none")),
            ("0:30", Seconds(30)),
            ("1:00", Minutes(1)),
            ("2:00", Minutes(2)),
            ("5:00", Minutes(5)),
        ],
    ),
    option(
        Rank::More,
        "chief",
        ("flatline-choice-chief", "flatline-choice-chief-why"),
        "1",
        NUMBERS,
    ),
];
