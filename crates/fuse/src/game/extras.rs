//! What a position needs for roles and sparks. FUSE has neither, and nothing of this.

use std::fmt::Debug;
use std::hash::Hash;

use klaxon_core::{Seat, Seats, Time};

use super::card_set::CardSet;
use super::slot::MAX_SEATS;
use super::spark_pile::SparkPile;
use super::table::Table;
use super::tray::Tray;
use crate::colour::Colour;
use crate::face::Face;
use crate::number::Number;
use crate::role::Role;

/// What lies on the table of Countdown besides FUSE's.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Extras {
    /// Each player's role (C-10).
    pub roles: [Option<Role>; MAX_SEATS],
    /// The players whose role is off (C-49).
    pub roles_off: Seats,
    /// What the leader named before drawing (C-33, C-34).
    pub named: Option<Named>,
    /// How many times the leader's role was used this turn (C-35, C-36, C-38).
    pub used: u8,
    /// The die that was given a colour, until somebody takes it (C-36).
    pub painted: Option<Painted>,
    /// The rolled dice that were turned to their opposite face, as they lie now (C-37).
    pub flipped: Tray,
    /// For each seat, the spark slots that are its own, as bits (C-30).
    pub sparks: [u32; MAX_SEATS],
    /// The sparks nobody has seen.
    pub unseen_sparks: u32,
    /// The sparks that were defused: the discard pile, and the deck it became (C-31).
    pub pile: SparkPile,
    /// How many sparks were defused.
    pub sparks_defused: u16,
    /// The players who have yet to roll a 6, while that fuse card is dealt with (C-50).
    pub sixes: Option<Seats>,
    /// How many times each player rolled for it.
    pub six_rolls: [u8; MAX_SEATS],
    /// The unseen bombs that are in the deck for sure: they were dealt and shuffled back (C-12).
    pub sure: CardSet,
    /// When the clock stopped before the end of the last turn (C-57).
    pub stopped: Option<Time>,
    /// Whether the bombs in front of the players are face down (C-55).
    pub face_down: bool,
    /// How many bombs lie face down.
    pub duds: u8,
}

/// What a leader names before drawing (C-33, C-34).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Named {
    /// Every die of this colour is wild.
    Colour(Colour),
    /// Every die that shows this number is wild.
    Number(Number),
}

impl Named {
    /// Returns whether this die is wild. A split die is by either of its colours (C-3).
    pub fn makes_wild(self, die: Face) -> bool {
        match self {
            Named::Colour(colour) => die.colours().has(colour),
            Named::Number(number) => die.number() == number,
        }
    }
}

/// A rolled die that was given a colour (C-36).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Painted {
    /// The die itself.
    pub die: Face,
    /// The colour that it has until it is placed.
    pub colour: Colour,
}

impl Painted {
    /// What it counts as while it lies there, and for its placement (C-39).
    pub fn shown(self) -> Face {
        Face::single(self.colour, self.die.number())
    }
}

impl Extras {
    const NONE: Extras = Extras {
        roles: [None; MAX_SEATS],
        roles_off: Seats::NONE,
        named: None,
        used: 0,
        painted: None,
        flipped: Tray::EMPTY,
        sparks: [0; MAX_SEATS],
        unseen_sparks: 0,
        pile: SparkPile::EMPTY,
        sparks_defused: 0,
        sixes: None,
        six_rolls: [0; MAX_SEATS],
        sure: CardSet::NONE,
        stopped: None,
        face_down: false,
        duds: 0,
    };

    /// All spark slots that hold a spark, as bits.
    pub fn all_sparks(&self) -> u32 {
        self.sparks.iter().fold(0, |all, own| all | own)
    }
}

/// Extras, or none at all: the engine asks for them in one way.
pub trait Extra: Copy + Eq + Hash + Debug + Send + Sync {
    /// Whether there are any.
    const THERE: bool;
    /// Before anything is dealt.
    fn before(table: &Table) -> Self;
    /// Them, or those of a game that has none.
    fn get(&self) -> &Extras;
    /// Them, if there are any.
    fn get_mut(&mut self) -> Option<&mut Extras>;
    /// The spark slots of a seat, as bits: asked for so often that a game without sparks must not look it up.
    fn sparks_of(&self, seat: Seat) -> u32;
}

impl Extra for () {
    const THERE: bool = false;

    fn before(_: &Table) {}

    #[inline]
    fn get(&self) -> &Extras {
        &Extras::NONE
    }

    #[inline]
    fn get_mut(&mut self) -> Option<&mut Extras> {
        None
    }

    #[inline]
    fn sparks_of(&self, _: Seat) -> u32 {
        0
    }
}

impl Extra for Extras {
    const THERE: bool = true;

    fn before(table: &Table) -> Extras {
        let sparks = table.deck().sparks.len();
        Extras {
            unseen_sparks: ((1u64 << sparks) - 1) as u32,
            ..Extras::NONE
        }
    }

    #[inline]
    fn get(&self) -> &Extras {
        self
    }

    #[inline]
    fn get_mut(&mut self) -> Option<&mut Extras> {
        Some(self)
    }

    #[inline]
    fn sparks_of(&self, seat: Seat) -> u32 {
        self.sparks[seat.index()]
    }
}
