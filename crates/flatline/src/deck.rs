//! The data of the game that people edit: patients, the dice on emergency cards, stations, meters and the dial.

mod line;
mod parse;
mod patient;
mod piece;
mod print;
mod problem;
mod tell;

pub use self::problem::{DeckError, DeckProblem};

use std::sync::LazyLock;

use crate::card::Card;
use crate::line::{Line, Space};
use crate::patient::{Patient, TRIGGERS};
use crate::trigger::Light;

/// The deck of FLATLINE: our own design.
const FLATLINE: &str = include_str!("../../../decks/flatline.deck");

/// The fewest patients of a deck: five players need so many (L-11).
pub const MIN_PATIENTS: usize = 17;
/// The most patients of a deck.
pub const MAX_PATIENTS: usize = 32;
/// How many spaces a power meter has (L-13).
pub const METER: usize = 8;
/// How many power meters there are: for 1-2, 3, 4 and 5 players.
pub const METERS: usize = 4;
/// For how many players each meter is, as it is written.
pub const GROUPS: [&str; METERS] = ["1-2", "3", "4", "5"];
/// The longest text of a deck, in bytes.
pub const MAX_TEXT: usize = 64 * 1024;
/// The spaces of a station's bottom row: from 3, from 4 and with 5 players (L-45).
pub const BOTTOM: usize = 3;

/// A recharging station (L-45).
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Station {
    /// Its top row, one to three spaces.
    pub top: Vec<Space>,
    /// Its bottom row.
    pub bottom: [Space; BOTTOM],
}

/// A power meter: how many emergency cards come when the cube on a space leaves, from the left (L-13).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Meter {
    /// The standard side.
    pub green: [u8; METER],
    /// The expert side.
    pub red: [u8; METER],
}

impl Meter {
    /// Both sides, each with its colour: the standard one, then the expert one.
    pub const fn sides(&self) -> [(Light, [u8; METER]); 2] {
        [(Light::Green, self.green), (Light::Red, self.red)]
    }
}

/// Everything that is printed on cards and board.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Deck {
    /// What it is called.
    pub name: String,
    /// The patients, 17 to 32, each with a name of its own.
    pub patients: Vec<Patient>,
    /// What clears each emergency card, in the order of [`Card::ALL`].
    pub cards: Vec<Line>,
    /// The two recharging stations.
    pub stations: [Station; 2],
    /// The meters for 1-2, 3, 4 and 5 players.
    pub meters: [Meter; METERS],
    /// The trigger space, counted from 0, that each connection of the dial touches, from the diamond clockwise (L-12).
    pub dial: [u8; TRIGGERS],
}

impl Deck {
    /// The deck of FLATLINE.
    pub fn flatline() -> Deck {
        static DECK: LazyLock<Deck> =
            LazyLock::new(|| FLATLINE.parse().expect("the deck of FLATLINE is tested"));
        DECK.clone()
    }

    /// The patient of this name.
    pub fn patient(&self, id: &str) -> Option<&Patient> {
        self.patients.iter().find(|patient| patient.id == id)
    }

    /// What clears a card.
    pub fn card(&self, card: Card) -> &Line {
        &self.cards[card.index()]
    }
}
