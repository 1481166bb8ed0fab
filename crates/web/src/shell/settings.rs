//! The settings of a room, whichever game is on its table.

use super::choice::Label::{Key, Minutes, Seconds};
use super::choice::{Choice, Kept, Rank, YES_NO};

/// All of them.
pub(crate) const SETTINGS: &[Choice] = &[
    Choice {
        kept: Kept::Setting,
        rank: Rank::Simple,
        name: "help",
        title: "web-help",
        why: "web-help-why",
        usual: "full",
        values: &[
            ("full", Key("web-help-full")),
            ("little", Key("web-help-little")),
            ("none", Key("web-help-none")),
        ],
    },
    Choice {
        kept: Kept::Setting,
        rank: Rank::More,
        name: "pace",
        title: "web-pace",
        why: "web-pace-why",
        usual: "1500",
        values: &[
            ("700", Key("web-pace-fast")),
            ("1500", Key("web-pace-usual")),
            ("3000", Key("web-pace-slow")),
        ],
    },
    Choice {
        kept: Kept::Setting,
        rank: Rank::More,
        name: "head-start",
        title: "web-head-start",
        why: "web-head-start-why",
        usual: "2500",
        values: &[
            ("0", Key("web-head-start-none")),
            ("2500", Key("web-head-start-usual")),
            ("5000", Key("web-head-start-long")),
        ],
    },
    Choice {
        kept: Kept::Setting,
        rank: Rank::More,
        name: "lock",
        title: "web-lock",
        why: "web-lock-why",
        usual: "no",
        values: YES_NO,
    },
    Choice {
        kept: Kept::Setting,
        rank: Rank::More,
        name: "drop",
        title: "web-drop",
        why: "web-drop-why",
        usual: "go-on",
        values: &[
            ("go-on", Key("web-drop-go-on")),
            ("pause", Key("web-drop-pause")),
        ],
    },
    Choice {
        kept: Kept::Setting,
        rank: Rank::More,
        name: "grace",
        title: "web-grace",
        why: "web-grace-why",
        usual: "10000",
        values: &[
            ("5000", Seconds(5)),
            ("10000", Seconds(10)),
            ("30000", Seconds(30)),
            ("120000", Minutes(2)),
        ],
    },
];
