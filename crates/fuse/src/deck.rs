//! A deck: bomb, spark, fuse and role cards and dice, read from a text of one line each.

mod combine;
mod parse;
mod print;
mod problem;

pub use self::parse::{DeckError, DeckProblem};

use std::sync::LazyLock;

use crate::card::Card;
use crate::dice::DiceSet;
use crate::fuse_card::FuseCard;
use crate::role::Role;

/// The deck of FUSE: known faces first, then our own (F-1 to F-3).
const FUSE: &str = include_str!("../../../decks/fuse.deck");
/// The deck of Countdown: known faces first, then our own (C-1, C-2).
const COUNTDOWN: &str = include_str!("../../../decks/countdown.deck");

/// The most bomb cards a game can be played with: both sets together have 106.
pub const MAX_BOMBS: usize = 120;
/// The most fuse cards a game can be played with: both sets together have 21.
pub const MAX_FUSE_CARDS: usize = 32;
/// The most spark cards a game can be played with: Countdown has 30 (C-1).
pub const MAX_SPARKS: usize = 32;
/// The longest text of a deck, in bytes: room for all these cards.
pub const MAX_TEXT: usize = 16 * 1024;

/// Cards and the dice they are meant for.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Deck {
    /// What the deck is called.
    pub name: String,
    /// Whether two cards may ask for the same dice, as in two boxes put together.
    pub twins: bool,
    /// Its bomb cards.
    pub bombs: Vec<Bomb>,
    /// Its spark cards: small bombs that nobody asked for (C-30).
    pub sparks: Vec<Bomb>,
    /// Its fuse cards.
    pub fuse_cards: Vec<FuseCard>,
    /// Its role cards.
    pub roles: Vec<Role>,
    /// Its dice.
    pub dice: DiceSet,
}

/// A bomb or spark card with the name by which notation and records call it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Bomb {
    /// Its name, unique among the bombs and sparks of the deck.
    pub id: String,
    /// The card.
    pub card: Card,
}

impl Deck {
    /// The deck of FUSE.
    pub fn fuse() -> Deck {
        static DECK: LazyLock<Deck> =
            LazyLock::new(|| FUSE.parse().expect("the deck of FUSE is tested"));
        DECK.clone()
    }

    /// The deck of FUSE: Countdown.
    pub fn countdown() -> Deck {
        static DECK: LazyLock<Deck> =
            LazyLock::new(|| COUNTDOWN.parse().expect("the deck of Countdown is tested"));
        DECK.clone()
    }

    /// The bomb card of this name.
    pub fn bomb(&self, id: &str) -> Option<&Bomb> {
        self.bombs.iter().find(|bomb| bomb.id == id)
    }

    /// The bomb or spark card of this name.
    pub fn card(&self, id: &str) -> Option<&Bomb> {
        self.cards().find(|bomb| bomb.id == id)
    }

    /// The bomb cards, then the spark cards.
    pub fn cards(&self) -> impl Iterator<Item = &Bomb> {
        self.bombs.iter().chain(&self.sparks)
    }

    /// The names of cards that are the same except for their colours, in groups of two or more.
    pub fn recoloured(&self) -> Vec<Vec<&str>> {
        let mut groups: Vec<Vec<&Bomb>> = Vec::new();
        for bomb in self.cards() {
            let same = |group: &&mut Vec<&Bomb>| group[0].card.differs_by_colours_only(&bomb.card);
            match groups.iter_mut().find(same) {
                Some(group) => group.push(bomb),
                None => groups.push(vec![bomb]),
            }
        }
        let groups = groups.into_iter().filter(|group| group.len() > 1);
        groups
            .map(|group| group.into_iter().map(|bomb| bomb.id.as_str()).collect())
            .collect()
    }
}
