//! What is in play: one value says which cards and dice a game has, how dice are taken, when cards are defused, how hands
//! are dealt, what the counts are, and by which numbers rules are called. FUSE, Countdown and every way of combining them
//! are rulesets; the engine is the same for all.
//!
//! | asked of a ruleset | FUSE | Countdown | where |
//! |---|---|---|---|
//! | [`Ruleset::roles`] | nobody has one | the leader's works (C-10, C-21, C-33 to C-39, C-49) | `role.rs` |
//! | [`Ruleset::sparks`] | unused dice are rolled again (F-31, `unused.rs`) | players who took too few dice draw sparks (C-24, C-29 to C-31, C-55) | `spark.rs` |
//! | [`Ruleset::must_take`] | everybody may take a die (F-21) | everybody must while one fits (C-22) | `must_take.rs` |
//! | [`Ruleset::defuse_step`] | cards are defused at once (F-40) | in a step of their own (C-27) | `defuse_step.rs` |
//! | [`Ruleset::hands_in_deck`] | hands come beside the deck (F-14) | out of it (C-11) | `deal.rs` |
//! | [`Ruleset::low_value`] | F-13 | C-12 | `deal.rs` |
//! | [`Ruleset::fuse_cards`] | at every difficulty (F-15) | from Expert on (C-14) | `table.rs` |
//!
//! Which bombs, sparks, fuse cards and dice there are is data of a deck ([`Ruleset::deck`]).

use std::fmt::{Display, Formatter};
use std::ops::RangeInclusive;
use std::str::FromStr;

use super::options::Difficulty;
use crate::deck::Deck;

/// Which rules are played by.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Ruleset(Kind);

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
enum Kind {
    /// FUSE, with any of the five modules (C-61).
    Fuse(Modules),
    /// Countdown.
    Countdown,
    /// Both sets by Countdown's turn (C-60).
    Integrated,
    /// Both sets for six to nine (C-62).
    Epic,
}

/// The modules of Countdown that are played on the rules of FUSE (C-61).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Modules {
    /// Everybody has a role.
    pub roles: bool,
    /// Countdown's bombs instead of FUSE's.
    pub bombs: bool,
    /// Countdown's fuse cards instead of FUSE's.
    pub fuses: bool,
    /// Sparks instead of rolling unused dice again.
    pub sparks: bool,
    /// Countdown's dice instead of FUSE's.
    pub dice: bool,
}

impl Modules {
    /// The names of the modules, in the order in which a ruleset's name has them.
    const NAMES: [&'static str; 5] = ["roles", "bombs", "fuses", "sparks", "dice"];

    const fn from_bits(bits: u8) -> Modules {
        Modules {
            roles: bits & 1 != 0,
            bombs: bits & 2 != 0,
            fuses: bits & 4 != 0,
            sparks: bits & 8 != 0,
            dice: bits & 16 != 0,
        }
    }

    /// The names of those in play, in order.
    fn names(self) -> impl Iterator<Item = &'static str> {
        let on = [self.roles, self.bombs, self.fuses, self.sparks, self.dice];
        let named = Self::NAMES.into_iter().zip(on);
        named.filter_map(|(name, on)| on.then_some(name))
    }
}

/// Where cards or dice come from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Source {
    /// The box of FUSE.
    Fuse,
    /// The box of Countdown.
    Countdown,
    /// Both.
    Both,
}

/// How many fuse cards go into the deck.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum FuseCards {
    /// Any number at every difficulty, usually six (F-15).
    Always,
    /// From Expert on, at least one (C-14).
    FromExpert,
}

impl Ruleset {
    /// FUSE.
    pub const FUSE: Ruleset = Ruleset(Kind::Fuse(Modules::from_bits(0)));
    /// FUSE: Countdown.
    pub const COUNTDOWN: Ruleset = Ruleset(Kind::Countdown);
    /// Both sets together, by Countdown's turn (C-60).
    pub const INTEGRATED: Ruleset = Ruleset(Kind::Integrated);
    /// Both sets together, for six to nine players (C-62).
    pub const EPIC: Ruleset = Ruleset(Kind::Epic);

    /// FUSE with these modules (C-61).
    pub const fn fuse_with(modules: Modules) -> Ruleset {
        Ruleset(Kind::Fuse(modules))
    }

    /// Every ruleset: the four presets, then FUSE with each combination of modules.
    pub fn all() -> impl Iterator<Item = Ruleset> {
        let presets = [
            Ruleset::FUSE,
            Ruleset::COUNTDOWN,
            Ruleset::INTEGRATED,
            Ruleset::EPIC,
        ];
        let combined = (1..32).map(|bits| Ruleset::fuse_with(Modules::from_bits(bits)));
        presets.into_iter().chain(combined)
    }

    /// Returns whether everybody has a role (C-10).
    pub const fn roles(self) -> bool {
        match self.0 {
            Kind::Fuse(modules) => modules.roles,
            Kind::Countdown | Kind::Integrated => true,
            Kind::Epic => false,
        }
    }

    /// Returns whether dice that nobody took cost sparks (C-30), and are not rolled again (F-31).
    pub const fn sparks(self) -> bool {
        match self.0 {
            Kind::Fuse(modules) => modules.sparks,
            Kind::Countdown | Kind::Integrated | Kind::Epic => true,
        }
    }

    /// Returns whether a player who must draw a spark when all are in play returns a die instead (C-62).
    pub const fn sparks_or_dice(self) -> bool {
        matches!(self.0, Kind::Epic)
    }

    /// Returns whether a die that fits must be taken (C-22).
    pub const fn must_take(self) -> bool {
        self.is_countdown()
    }

    /// Returns whether cards are defused in a step of their own (C-27), not at once (F-40).
    pub const fn defuse_step(self) -> bool {
        self.is_countdown()
    }

    /// Returns whether hands are dealt out of the deck (C-11), not beside it (F-14).
    pub const fn hands_in_deck(self) -> bool {
        self.is_countdown()
    }

    /// Returns whether it is played by Countdown's turn, and called by Countdown's numbers.
    pub const fn is_countdown(self) -> bool {
        !matches!(self.0, Kind::Fuse(_))
    }

    /// Returns whether the team may choose how many bombs of each value there are (F-60).
    pub const fn can_compose(self) -> bool {
        !self.is_countdown()
    }

    /// Returns whether steps follow the distribution: defusing, or drawing sparks (C-27, C-30).
    pub const fn has_steps(self) -> bool {
        self.defuse_step() || self.sparks()
    }

    /// How many fuse cards go into the deck.
    pub const fn fuse_cards(self) -> FuseCards {
        match self.0 {
            Kind::Fuse(_) => FuseCards::Always,
            Kind::Countdown | Kind::Integrated | Kind::Epic => FuseCards::FromExpert,
        }
    }

    /// How many players there can be (F-10, C-10, C-60, C-62).
    pub const fn players(self) -> RangeInclusive<usize> {
        match self.0 {
            Kind::Fuse(_) | Kind::Integrated => 1..=5,
            Kind::Countdown => 1..=4,
            Kind::Epic => 6..=9,
        }
    }

    /// The highest value of a second card beside a first one that is worth more (F-13, C-12).
    pub const fn low_value(self) -> u8 {
        match self.bombs() {
            Source::Fuse => 2,
            Source::Countdown | Source::Both => 3,
        }
    }

    /// How many bombs make up the deck, hands not counted (F-14, C-11, C-60, C-62).
    pub const fn deck_size(self, difficulty: Difficulty, players: usize, hands: usize) -> usize {
        let row = match (self.0, players) {
            (Kind::Fuse(_), players) => {
                return [16, 19, 21, 23, 25][difficulty as usize] + players - 1;
            }
            (_, 1) => [19, 21, 24, 26, 28],
            (_, 2) => [19, 22, 25, 27, 29],
            (_, 3) => [24, 27, 29, 31, 33],
            (_, 4) => [28, 31, 33, 35, 37],
            (_, 5) => [32, 36, 39, 42, 45],
            (_, 6) => [36, 41, 44, 48, 52],
            (_, 7) => [40, 46, 49, 54, 60],
            (_, 8) => [44, 51, 54, 60, 68],
            (_, _) => [48, 56, 59, 66, 76],
        };
        row[difficulty as usize] - hands
    }

    /// From which box the bombs come.
    pub const fn bombs(self) -> Source {
        match self.0 {
            Kind::Fuse(modules) => one_of(modules.bombs),
            Kind::Countdown => Source::Countdown,
            Kind::Integrated | Kind::Epic => Source::Both,
        }
    }

    /// From which box the fuse cards come.
    pub const fn fuses(self) -> Source {
        match self.0 {
            Kind::Fuse(modules) => one_of(modules.fuses),
            Kind::Countdown => Source::Countdown,
            Kind::Integrated | Kind::Epic => Source::Both,
        }
    }

    /// From which box the dice come.
    pub const fn dice(self) -> Source {
        match self.0 {
            Kind::Fuse(modules) => one_of(modules.dice),
            Kind::Countdown | Kind::Integrated => Source::Countdown,
            Kind::Epic => Source::Both,
        }
    }

    /// Returns whether FUSE's cards worth 6 are there to be left out (F-11): no others are.
    pub const fn has_sixes_to_leave_out(self) -> bool {
        !matches!(self.bombs(), Source::Countdown)
    }

    /// The usual cards and dice for so many players.
    pub fn deck(self, players: usize) -> Deck {
        Deck::combined(self, players, &Deck::fuse(), &Deck::countdown())
    }

    /// The word of a difficulty: Countdown calls the highest heroic (C-56).
    pub const fn difficulty_word(self, difficulty: Difficulty) -> &'static str {
        match difficulty {
            Difficulty::Insane if self.is_countdown() => "heroic",
            _ => difficulty.word(),
        }
    }
}

const fn one_of(countdowns: bool) -> Source {
    match countdowns {
        true => Source::Countdown,
        false => Source::Fuse,
    }
}

impl Display for Ruleset {
    fn fmt(&self, f: &mut Formatter<'_>) -> std::fmt::Result {
        match self.0 {
            Kind::Fuse(modules) => {
                f.write_str("fuse")?;
                modules.names().try_for_each(|name| write!(f, "+{name}"))
            }
            Kind::Countdown => f.write_str("countdown"),
            Kind::Integrated => f.write_str("integrated"),
            Kind::Epic => f.write_str("epic"),
        }
    }
}

/// `fuse`, `countdown`, `integrated`, `epic`, or `fuse` with modules in their order: `fuse+roles+sparks`.
impl FromStr for Ruleset {
    type Err = NotARuleset;

    fn from_str(text: &str) -> Result<Ruleset, NotARuleset> {
        let mut all = Ruleset::all();
        all.find(|one| one.to_string() == text).ok_or(NotARuleset)
    }
}

/// A text that names no ruleset.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NotARuleset;

impl Display for NotARuleset {
    fn fmt(&self, f: &mut Formatter<'_>) -> std::fmt::Result {
        f.write_str(
            "no such ruleset: there are fuse, countdown, integrated, epic, and fuse with any of +roles, +bombs, +fuses, \
             +sparks, +dice in this order",
        )
    }
}

impl std::error::Error for NotARuleset {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_ruleset_has_a_name_of_its_own() {
        let all: Vec<Ruleset> = Ruleset::all().collect();
        assert_eq!(all.len(), 35);
        for one in &all {
            assert_eq!(one.to_string().parse(), Ok(*one));
        }
        let names: std::collections::BTreeSet<String> =
            all.iter().map(ToString::to_string).collect();
        assert_eq!(names.len(), all.len());
        assert!(names.contains("fuse+roles+bombs+fuses+sparks+dice"));
    }

    #[test]
    fn modules_are_named_in_one_order_only() {
        for wrong in [
            "",
            "fuse+",
            "fuse+sparks+roles",
            "fuse+roles+roles",
            "FUSE",
            "countdown+dice",
        ] {
            assert_eq!(wrong.parse::<Ruleset>(), Err(NotARuleset), "{wrong}");
        }
    }

    /// F-14, C-11, C-60, C-62
    #[test]
    fn the_counts_are_those_of_the_tables() {
        use Difficulty::{Expert, Insane, Standard, Training};
        assert_eq!(Ruleset::FUSE.deck_size(Insane, 5, 10), 29);
        assert_eq!(Ruleset::COUNTDOWN.deck_size(Training, 2, 4), 15);
        assert_eq!(Ruleset::INTEGRATED.deck_size(Standard, 5, 10), 26);
        assert_eq!(Ruleset::EPIC.deck_size(Expert, 8, 16), 38);
    }
}
