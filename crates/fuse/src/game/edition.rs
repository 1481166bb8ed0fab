//! How much room a position needs. The engine is the same for every ruleset; a game without roles and sparks need not carry
//! room for them around.

use std::fmt::Debug;
use std::hash::Hash;
use std::ops::{Index, IndexMut};

use super::extras::{Extra, Extras};
use super::ruleset::{Ruleset, Source};
use super::slot::{MAX_SEATS, Slot};
use crate::deck::MAX_SPARKS;
use crate::face::Faces;

/// The room of a position.
pub trait Edition: Copy + Eq + Hash + Debug + Send + Sync + 'static {
    /// The cards in front of all players.
    type Slots: Row<Slot>;
    /// For each of them, the faces that it takes.
    type Takes: Row<Faces>;
    /// What a position needs besides.
    type Extra: Extra;

    /// No cards.
    const NO_SLOTS: Self::Slots;
    /// No faces.
    const NO_TAKES: Self::Takes;

    /// Returns whether positions of this ruleset have exactly this room.
    fn suits(rules: Ruleset) -> bool;
}

/// An array of a length that depends on the edition.
pub trait Row<T>:
    Copy + Eq + Hash + Debug + Send + Sync + AsRef<[T]> + Index<usize, Output = T> + IndexMut<usize>
{
}

impl<T, const N: usize> Row<T> for [T; N] where T: Copy + Eq + Hash + Debug + Send + Sync {}

/// Room for five players' bombs, and no more: FUSE, also with Countdown's bombs or dice.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Small;

/// Two bombs each for five (F-12).
const SMALL: usize = 10;

impl Edition for Small {
    type Slots = [Slot; SMALL];
    type Takes = [Faces; SMALL];
    type Extra = ();

    const NO_SLOTS: Self::Slots = [Slot::EMPTY; SMALL];
    const NO_TAKES: Self::Takes = [Faces::NONE; SMALL];

    fn suits(rules: Ruleset) -> bool {
        let effects = rules.fuses() != Source::Fuse;
        !rules.is_countdown() && !rules.roles() && !rules.sparks() && !effects
    }
}

/// Room for nine players, roles and sparks: Countdown, and every other combination.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Large;

/// Two bombs each for nine, and all sparks (C-62).
const LARGE: usize = 2 * MAX_SEATS + MAX_SPARKS;

impl Edition for Large {
    type Slots = [Slot; LARGE];
    type Takes = [Faces; LARGE];
    type Extra = Extras;

    const NO_SLOTS: Self::Slots = [Slot::EMPTY; LARGE];
    const NO_TAKES: Self::Takes = [Faces::NONE; LARGE];

    fn suits(rules: Ruleset) -> bool {
        !Small::suits(rules)
    }
}

/// Room for every ruleset: the size of [`Large`], also for FUSE. A page that plays all of them needs one engine, not two.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Every;

impl Edition for Every {
    type Slots = <Large as Edition>::Slots;
    type Takes = <Large as Edition>::Takes;
    type Extra = <Large as Edition>::Extra;

    const NO_SLOTS: Self::Slots = Large::NO_SLOTS;
    const NO_TAKES: Self::Takes = Large::NO_TAKES;

    fn suits(_: Ruleset) -> bool {
        true
    }
}
