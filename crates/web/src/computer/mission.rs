//! What lies on the table of wood: the game, the players, the difficulty. Kept in the browser as lines of a name and a
//! value.

use klaxon_flatline::options::Side;
use klaxon_fuse::game::Ruleset;
use klaxon_fuse::game::options::Difficulty;

/// The box, each with a tab of its own.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Kind {
    Fuse,
    Countdown,
    Flatline,
}

impl Kind {
    pub(super) const ALL: [Kind; 3] = [Kind::Fuse, Kind::Countdown, Kind::Flatline];

    /// Its word in what is kept.
    pub(super) fn word(self) -> &'static str {
        match self {
            Kind::Fuse => "fuse",
            Kind::Countdown => "countdown",
            Kind::Flatline => "flatline",
        }
    }

    /// What it is called on the box.
    pub(super) fn title(self) -> &'static str {
        match self {
            Kind::Fuse => "FUSE",
            Kind::Countdown => "Countdown",
            Kind::Flatline => "FLATLINE",
        }
    }
}

/// What is played.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Mission {
    pub(super) kind: Kind,
    /// By which rules, in FUSE and Countdown.
    pub(super) rules: Ruleset,
    pub(super) players: usize,
    pub(super) difficulty: Difficulty,
    /// With FUSE's 6-point cards (F-11).
    pub(super) sixes: bool,
    /// How long the clock of FUSE and Countdown runs, in milliseconds.
    pub(super) length: u32,
    /// How long planning in FLATLINE takes, in milliseconds; 0 without a clock (L-24).
    pub(super) planning: u32,
    pub(super) meter: Side,
}

/// How long the clock of FUSE and Countdown usually runs, in milliseconds (F-4).
const TEN_MINUTES: u32 = 600_000;

impl Mission {
    /// The usual mission of a box.
    pub(super) fn new(kind: Kind) -> Mission {
        Mission {
            kind,
            rules: match kind {
                Kind::Countdown => Ruleset::COUNTDOWN,
                Kind::Fuse | Kind::Flatline => Ruleset::FUSE,
            },
            players: 4,
            difficulty: Difficulty::Standard,
            sixes: false,
            length: TEN_MINUTES,
            planning: 0,
            meter: Side::Green,
        }
    }

    /// Another box, for the same people as far as it has places for them.
    pub(super) fn with_kind(&self, kind: Kind) -> Mission {
        let fresh = Mission::new(kind);
        Mission {
            kind,
            rules: fresh.rules,
            ..self.clone()
        }
        .mended()
    }

    /// As many players as the game can have, and a difficulty that it knows.
    pub(super) fn mended(mut self) -> Mission {
        let (least, most) = self.range();
        self.players = self.players.clamp(least, most);
        if self.kind == Kind::Flatline
            && matches!(self.difficulty, Difficulty::Elite | Difficulty::Insane)
        {
            self.difficulty = Difficulty::Expert;
        }
        self
    }

    /// The lowest and the highest number of players.
    pub(super) fn range(&self) -> (usize, usize) {
        match self.kind {
            Kind::Flatline => (1, 5),
            Kind::Fuse | Kind::Countdown => {
                let range = self.rules.players();
                (*range.start(), *range.end())
            }
        }
    }

    /// The word of its difficulty.
    pub(super) fn difficulty_word(&self) -> &'static str {
        match self.kind {
            Kind::Flatline => self.difficulty.word(),
            Kind::Fuse | Kind::Countdown => self.rules.difficulty_word(self.difficulty),
        }
    }

    /// The name of the game, as rooms have it.
    pub(super) fn game(&self) -> String {
        match self.kind {
            Kind::Flatline => "flatline".to_owned(),
            Kind::Fuse | Kind::Countdown => self.rules.to_string(),
        }
    }

    /// Returns whether a clock runs while people plan.
    pub(super) fn plans(&self) -> bool {
        self.kind == Kind::Flatline && self.planning > 0
    }
}
