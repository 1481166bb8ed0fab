//! A game as it comes in a box: FUSE or Countdown. The engine is the same; an edition says how much room a position
//! needs, so that FUSE does not carry Countdown's sparks and roles around.

use std::fmt::Debug;
use std::hash::Hash;
use std::ops::{Index, IndexMut};

use klaxon_core::game::Reason;

use super::countdown::{Refused, Wrong};
use super::extras::{Extra, Extras};
use super::modules::Modules;
use super::options::Set;
use super::problem::Problem;
use super::refusal::Refusal;
use super::state::{BOMB_SLOTS, Slot};
use super::table::Table;
use crate::deck::MAX_SPARKS;
use crate::face::Faces;

/// A game in its box.
pub trait Edition: Copy + Eq + Hash + Debug + Send + Sync + 'static {
    /// Its name in records and commands.
    const NAME: &'static str;
    /// Which set of options it takes.
    const SET: Set;
    /// All kinds of events that its games can have.
    const EVENT_KINDS: &'static [&'static str];
    /// All kinds of refusals that its games can have.
    const REFUSAL_KINDS: &'static [&'static str];

    /// The cards in front of all players.
    type Slots: Row<Slot>;
    /// For each of them, the faces that it takes.
    type Takes: Row<Faces>;
    /// What a position needs besides.
    type Extra: Extra;
    /// What is wrong with options, by this game's rules.
    type Problem: Reason + From<Problem>;
    /// Refusals that name this game's rules.
    type Refusal: Reason + PartialEq + Debug + From<Refusal> + AsRef<Refusal>;

    /// No cards.
    const NO_SLOTS: Self::Slots;
    /// No faces.
    const NO_TAKES: Self::Takes;

    /// The modules in play: known at compile time where there is only one answer.
    fn modules(table: &Table) -> Modules;
}

/// An array of a length that depends on the edition.
pub trait Row<T>:
    Copy + Eq + Hash + Debug + Send + Sync + AsRef<[T]> + Index<usize, Output = T> + IndexMut<usize>
{
}

impl<T, const N: usize> Row<T> for [T; N] where T: Copy + Eq + Hash + Debug + Send + Sync {}

/// FUSE.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct FuseBox;

impl Edition for FuseBox {
    const NAME: &'static str = "fuse";
    const SET: Set = Set::Fuse;
    const EVENT_KINDS: &'static [&'static str] = super::conform::FUSE_EVENTS;
    const REFUSAL_KINDS: &'static [&'static str] = super::conform::FUSE_REFUSALS;

    type Slots = [Slot; BOMB_SLOTS];
    type Takes = [Faces; BOMB_SLOTS];
    type Extra = ();
    type Problem = Problem;
    type Refusal = Refusal;

    const NO_SLOTS: Self::Slots = [Slot::EMPTY; BOMB_SLOTS];
    const NO_TAKES: Self::Takes = [Faces::NONE; BOMB_SLOTS];

    fn modules(_: &Table) -> Modules {
        Modules::FUSE
    }
}

/// FUSE: Countdown, and whatever else needs room for roles and sparks.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct CountdownBox;

impl Edition for CountdownBox {
    const NAME: &'static str = "countdown";
    const SET: Set = Set::Countdown;
    const EVENT_KINDS: &'static [&'static str] = super::conform::COUNTDOWN_EVENTS;
    const REFUSAL_KINDS: &'static [&'static str] = super::conform::COUNTDOWN_REFUSALS;

    type Slots = [Slot; BOMB_SLOTS + MAX_SPARKS];
    type Takes = [Faces; BOMB_SLOTS + MAX_SPARKS];
    type Extra = Extras;
    type Problem = Wrong;
    type Refusal = Refused;

    const NO_SLOTS: Self::Slots = [Slot::EMPTY; BOMB_SLOTS + MAX_SPARKS];
    const NO_TAKES: Self::Takes = [Faces::NONE; BOMB_SLOTS + MAX_SPARKS];

    fn modules(table: &Table) -> Modules {
        table.modules()
    }
}
