//! What a team can ask for before a game.

use klaxon_core::{Seat, Time};

use super::ruleset::{FuseCards, Ruleset};
use crate::deck::Deck;
use crate::role::Role;

/// The values a bomb card can have, 1 to 6, each at its value less one.
pub type ByValue = [u8; 6];

/// How hard the game is (F-14, C-11).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Difficulty {
    /// The fewest bombs.
    Training,
    /// The usual game.
    Standard,
    /// More.
    Expert,
    /// Still more.
    Elite,
    /// The most, and every card in front of the players too (F-51). Countdown calls it heroic (C-56).
    Insane,
}

impl Difficulty {
    /// All, from the easiest.
    pub const ALL: [Difficulty; 5] = [
        Difficulty::Training,
        Difficulty::Standard,
        Difficulty::Expert,
        Difficulty::Elite,
        Difficulty::Insane,
    ];

    /// Its word in options and records of FUSE.
    pub const fn word(self) -> &'static str {
        match self {
            Difficulty::Training => "training",
            Difficulty::Standard => "standard",
            Difficulty::Expert => "expert",
            Difficulty::Elite => "elite",
            Difficulty::Insane => "insane",
        }
    }

    /// Returns whether there are fuse cards in Countdown (C-14).
    pub const fn is_advanced(self) -> bool {
        !matches!(self, Difficulty::Training | Difficulty::Standard)
    }
}

/// How the deck is made up and laid out (F-14, F-60 to F-62).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Layout {
    /// Random bombs, a row of five.
    Standard,
    /// The team chooses how many bombs of each value; a row of five (F-61).
    SingleDeck(Composition),
    /// The same, in one face-up stack per value (F-62).
    Stacks(Composition),
}

/// How many bombs of each value make up the deck (F-60).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Composition {
    /// Chosen by the team once the hands are dealt; the clock waits.
    AfterTheDeal,
    /// Chosen before, as in a link.
    Chosen(ByValue),
}

/// What happens to a wrong placement (F-29).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Mistakes {
    /// It is rejected and changes nothing.
    Refused,
    /// The card is cleared.
    Penalised,
}

/// Unchecked wishes for a game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Options {
    /// By which rules.
    pub rules: Ruleset,
    /// How many play (F-10, C-10, C-62).
    pub players: usize,
    /// How hard it is.
    pub difficulty: Difficulty,
    /// How the deck is made up.
    pub layout: Layout,
    /// With FUSE's 6-point cards (F-11).
    pub sixes: bool,
    /// How many fuse cards go into the deck (F-15, C-14); none for as many as usual. Stacks use all.
    pub fuse_cards: Option<usize>,
    /// What happens to a wrong placement.
    pub mistakes: Mistakes,
    /// Whether dice sway (F-28).
    pub steady_hands: bool,
    /// How long the clock runs; none for practice (F-4).
    pub clock: Option<Time>,
    /// The seat that starts with the bag (F-16, C-15).
    pub first: Seat,
    /// The roles of the first seats; a player who is not named here is dealt one (C-10).
    pub roles: Vec<Option<Role>>,
    /// Cards and dice of the team's own; none for those of the boxes.
    pub deck: Option<Deck>,
}

/// How many fuse cards there usually are (F-15).
const FUSE_CARDS: usize = 6;
/// How many there are from Expert on, if the team does not say (C-14).
const FUSE_CARDS_FROM_EXPERT: usize = 5;

impl Options {
    /// The usual game of FUSE for so many players.
    pub fn new(players: usize) -> Options {
        Options::of(Ruleset::FUSE, players)
    }

    /// The usual game of Countdown for so many players.
    pub fn countdown(players: usize) -> Options {
        Options::of(Ruleset::COUNTDOWN, players)
    }

    /// The usual game by these rules for so many players.
    pub fn of(rules: Ruleset, players: usize) -> Options {
        Options {
            rules,
            players,
            difficulty: Difficulty::Standard,
            layout: Layout::Standard,
            sixes: false,
            fuse_cards: None,
            mistakes: Mistakes::Refused,
            steady_hands: false,
            clock: Some(Time::seconds(600)),
            first: Seat(0),
            roles: Vec::new(),
            deck: None,
        }
    }

    /// How many fuse cards go into the deck (F-15, C-14).
    pub fn fuse_cards(&self) -> usize {
        let usual = match self.rules.fuse_cards() {
            FuseCards::Always => FUSE_CARDS,
            FuseCards::FromExpert if self.difficulty.is_advanced() => FUSE_CARDS_FROM_EXPERT,
            FuseCards::FromExpert => 0,
        };
        self.fuse_cards.unwrap_or(usual)
    }

    /// The cards and dice that are in play.
    pub fn deck_in_play(&self) -> Deck {
        match &self.deck {
            Some(deck) => deck.clone().for_rules(self.rules),
            None => {
                let deck = self.rules.deck(self.players);
                match deck.twins && !self.sixes {
                    true => deck.without_fuses_sixes(),
                    false => deck,
                }
            }
        }
    }
}
