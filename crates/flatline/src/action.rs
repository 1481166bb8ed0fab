//! What players do.

use klaxon_core::Seat;

use crate::card::Card;
use crate::die::{Colour, Die};
use crate::icon::Icon;
use crate::place::{Bay, LineId, SpaceId, StationId};

/// What a player does.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Action {
    /// The chief answers the open choice (L-16).
    Choose(Pick),
    /// The chief ends a stop for triage cards (L-52).
    Go,
    /// The chief uses a triage card (L-50).
    Use(Card, Aim),
    /// The chief discards a triage card unused, to make room (L-40).
    Discard(Card),
    /// The chief takes a cleared stat card into the triage area (L-40).
    Keep(Card),
    /// The chief gives a cleared stat card up, for which there is no room (L-40).
    Drop(Card),
    /// The chief hands the office on (L-16).
    Chief(Seat),
    /// A player is ready for the countdown (L-30).
    Ready,
    /// A player places a die (L-31).
    Place(Die, SpaceId),
    /// A player puts a die on the re-roll track for somebody (L-35).
    Sacrifice(Die, Colour),
    /// A player re-rolls dice (L-35, L-36).
    Reroll(Colour, Icons),
    /// A player sets a die to another face (Concentrated Effort, L-61).
    Set(Die, Icon),
    /// A player is done with the countdown (L-30).
    Done,
}

/// An option of a choice.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Pick {
    /// A bay for the diamond.
    Bay(Bay),
    /// A card.
    Card(Card),
    /// A player, by the colour.
    Player(Colour),
    /// A line of a patient.
    Line(LineId),
    /// A station.
    Station(StationId),
}

/// What a triage card is used on.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Aim {
    /// Nothing in particular.
    Nothing,
    /// A line of a patient.
    Line(LineId),
    /// A player, by the colour.
    Player(Colour),
    /// A card of the emergency area.
    Card(Card),
    /// An emergency die, 0 or 1; in texts 1 or 2.
    Die(u8),
}

/// Dice of one player, by what they show: how many of each icon.
pub type Icons = [u8; Icon::COUNT];
