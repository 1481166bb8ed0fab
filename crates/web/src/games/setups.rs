//! The set-ups that people choose from. They are here, not in the games, so that a game costs nothing before somebody
//! chooses it.

use crate::shell::choice::Label::{Key, Plain};
use crate::shell::setup::{Part, Setup};

/// All of them, as the chooser shows them.
pub(crate) const SETUPS: &[Setup] = &[
    Setup {
        game: "fuse",
        title: Plain("FUSE"),
        what: "web-game-fuse",
        picture: "fuse",
        players: (1, 5),
        alone: 1,
        parts: &[],
    },
    Setup {
        game: "countdown",
        title: Plain("Countdown"),
        what: "web-game-countdown",
        picture: "countdown",
        players: (1, 4),
        alone: 1,
        parts: &[],
    },
    Setup {
        game: "integrated",
        title: Plain("FUSE + Countdown"),
        what: "web-game-integrated",
        picture: "integrated",
        players: (1, 5),
        alone: 1,
        parts: &[],
    },
    Setup {
        game: "epic",
        title: Plain("Epic"),
        what: "web-game-epic",
        picture: "epic",
        players: (6, 9),
        alone: 6,
        parts: &[],
    },
    Setup {
        game: "flatline",
        title: Plain("FLATLINE"),
        what: "web-game-flatline",
        picture: "flatline",
        players: (1, 5),
        alone: 3,
        parts: &[],
    },
    Setup {
        game: "planter",
        title: Plain("Fuse"),
        what: "web-game-planter",
        picture: "planter",
        players: (2, 6),
        alone: 4,
        parts: &[],
    },
    Setup {
        game: "fuse",
        title: Key("web-own-mix"),
        what: "web-game-mix",
        picture: "mix",
        players: (1, 5),
        alone: 1,
        parts: PARTS,
    },
];

/// What FUSE can take over from Countdown (C-61).
const PARTS: &[Part] = &[
    Part {
        word: "roles",
        title: "web-part-roles",
        why: "web-part-roles-why",
        picture: "part-roles",
    },
    Part {
        word: "bombs",
        title: "web-part-bombs",
        why: "web-part-bombs-why",
        picture: "part-bombs",
    },
    Part {
        word: "fuses",
        title: "web-part-fuses",
        why: "web-part-fuses-why",
        picture: "part-fuses",
    },
    Part {
        word: "sparks",
        title: "web-part-sparks",
        why: "web-part-sparks-why",
        picture: "part-sparks",
    },
    Part {
        word: "dice",
        title: "web-part-dice",
        why: "web-part-dice-why",
        picture: "part-dice",
    },
];
