//! What can be chosen before the bomb-planter game begins.

use crate::shell::choice::Label::{Key, Plain, Seconds};
use crate::shell::choice::{Choice, Kept, Rank, YES_NO};

/// An option of the game.
const fn option(
    rank: Rank,
    name: &'static str,
    (title, why): (&'static str, &'static str),
    usual: &'static str,
    values: &'static [(&'static str, crate::shell::choice::Label)],
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

/// All of it, the simple things first.
pub(crate) const CHOICES: &[Choice] = &[
    option(
        Rank::Simple,
        "players",
        ("web-players", "planter-choice-players-why"),
        "4",
        &[
            ("2", Plain("2")),
            ("3", Plain("3")),
            ("4", Plain("4")),
            ("5", Plain("5")),
            ("6", Plain("6")),
        ],
    ),
    option(
        Rank::Simple,
        "rounds",
        ("planter-choice-rounds", "planter-choice-rounds-why"),
        "1",
        &[
            ("1", Key("planter-choice-round-1")),
            ("2", Key("planter-choice-round-2")),
            ("3", Key("planter-choice-round-3")),
            ("5", Key("planter-choice-round-5")),
        ],
    ),
    option(
        Rank::More,
        "slow-fuse",
        ("planter-choice-slow", "planter-choice-slow-why"),
        "no",
        &[
            ("no", Key("planter-choice-slow-no")),
            ("call", Key("planter-choice-slow-call")),
            ("penalty", Key("planter-choice-slow-penalty")),
        ],
    ),
    option(
        Rank::More,
        "extras",
        ("planter-choice-extras", "planter-choice-extras-why"),
        "no",
        YES_NO,
    ),
    option(
        Rank::More,
        "limit",
        ("planter-choice-limit", "planter-choice-limit-why"),
        "0:03",
        &[
            ("0:03", Seconds(3)),
            ("0:05", Seconds(5)),
            ("0:08", Seconds(8)),
            ("0:12", Seconds(12)),
        ],
    ),
    option(
        Rank::More,
        "window",
        ("planter-choice-window", "planter-choice-window-why"),
        "0:04",
        &[
            ("0:02", Seconds(2)),
            ("0:04", Seconds(4)),
            ("0:06", Seconds(6)),
            ("0:10", Seconds(10)),
        ],
    ),
    option(
        Rank::More,
        "absent",
        ("planter-choice-absent", "planter-choice-absent-why"),
        "0:15",
        &[
            ("0:15", Seconds(15)),
            ("0:30", Seconds(30)),
            ("1:00", Seconds(60)),
            ("5:00", Seconds(300)),
        ],
    ),
    option(
        Rank::More,
        "first",
        ("planter-choice-first", "planter-choice-first-why"),
        "drawn",
        &[
            ("drawn", Key("planter-choice-first-drawn")),
            ("1", Plain("1")),
            ("2", Plain("2")),
            ("3", Plain("3")),
            ("4", Plain("4")),
            ("5", Plain("5")),
            ("6", Plain("6")),
        ],
    ),
];
