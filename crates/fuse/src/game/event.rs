//! Facts of a game, one small fact each.

use klaxon_core::{Seat, Seats, Time};

use super::card_id::CardId;
use super::extras::Named;
use super::options::ByValue;
use super::slot::{At, SpaceId};
use super::state::Ending;
use crate::colour::Colour;
use crate::face::Face;
use crate::number::Number;
use crate::role::Role;

/// A fact. It says what came of the rules, so that whoever carries it out needs to know none.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, strum::VariantNames, strum::IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum Event {
    /// A bomb card was dealt to a player (F-12).
    Dealt {
        /// Where it lies.
        at: At,
        /// The card.
        card: CardId,
    },
    /// A player has a role (C-10).
    RoleDealt {
        /// Who.
        seat: Seat,
        /// The role.
        role: Role,
    },
    /// A bomb card was dealt, made no legal hand and was shuffled back into the deck (C-12).
    ShuffledBack(CardId),
    /// The team has to choose the deck (F-60).
    Composing,
    /// The deck has so many bombs of each value (F-60).
    Composed(ByValue),
    /// The deck has so many bombs of any value (F-14).
    Decked(u8),
    /// A bomb card lies face up in the middle (F-15, F-40).
    Laid {
        /// Its place in the row, or its stack.
        place: u8,
        /// The card.
        card: CardId,
    },
    /// A place in the middle stays empty (F-44).
    LeftEmpty {
        /// The place.
        place: u8,
    },
    /// The clock starts.
    Began(Time),
    /// A player has the bag: a turn begins (F-16, F-43).
    Turn(Seat),
    /// The leader named what makes dice wild (C-33, C-34).
    Named(Named),
    /// A die was drawn and rolled (F-20).
    Rolled(Face),
    /// The leader used their role, which can be used a number of times (C-36, C-38).
    Used,
    /// A rolled die shows another number now (C-33, C-34, C-36, C-38).
    Turned {
        /// As it lay.
        die: Face,
        /// What it shows now.
        number: Number,
    },
    /// A rolled die was turned to its opposite face (C-37).
    Flipped {
        /// As it lay.
        die: Face,
        /// What it shows now.
        number: Number,
    },
    /// A rolled die was given a colour (C-36).
    Painted {
        /// The die.
        die: Face,
        /// The colour.
        colour: Colour,
    },
    /// It is its own colour again (C-39).
    Unpainted,
    /// The leader returned a rolled die to the bag, and counts as having taken it (C-35).
    Spared(Face),
    /// A die was taken and placed (F-23).
    Placed {
        /// The card.
        at: At,
        /// The space.
        space: SpaceId,
        /// The die.
        die: Face,
    },
    /// The die that was placed sways (F-28).
    Sways {
        /// The card.
        at: At,
        /// The space.
        space: SpaceId,
        /// Since when.
        since: Time,
    },
    /// It stands (F-28).
    Stands {
        /// The card.
        at: At,
    },
    /// The card's dice fell and go to the bag (F-28).
    Toppled {
        /// The card.
        at: At,
    },
    /// A die was placed wrongly: it and the card's dice go to the bag (F-29).
    Mistake {
        /// The card.
        at: At,
        /// The die.
        die: Face,
    },
    /// A die was returned, and no dice could complete the card any more: the rest goes to the bag (C-39).
    Cleared {
        /// The card.
        at: At,
    },
    /// A player takes no more dice (F-30).
    Passed(Seat),
    /// A player took the pass back (F-34).
    Unpassed(Seat),
    /// The distribution is over, and dice are left (F-30).
    Unused,
    /// The distribution is over: cards are defused (C-27).
    Distributed,
    /// An unused die was rolled again (F-31).
    Rerolled {
        /// As it lay.
        die: Face,
        /// What it shows now.
        number: Number,
        /// The players who have to return a die for it.
        owing: Seats,
    },
    /// A player returned a die to the bag (F-31, F-42).
    Returned {
        /// The card.
        at: At,
        /// The space.
        space: SpaceId,
    },
    /// A player has no such die any more, and owes none (F-31, F-42).
    Excused(Seat),
    /// All returns are made; the die that was rolled again goes to the bag (F-31).
    Bagged(Face),
    /// A card is defused: its dice go to the bag, a bomb to the score pile, a spark to the discard pile (F-40, C-29).
    Defused {
        /// The card.
        at: At,
    },
    /// The owner has to choose a card for this place (F-40).
    Choosing {
        /// The place.
        at: At,
    },
    /// The middle is empty: no card comes to this place (F-44).
    NoChoice {
        /// The place.
        at: At,
    },
    /// The clock stops: all is done except the rest of the distribution (C-57).
    Stopped(Time),
    /// The bombs in front of the players are turned face down, their dice go to the bag (C-55).
    FaceDown,
    /// A player drew a spark (C-30).
    Sparked {
        /// Where it lies.
        at: At,
        /// The spark.
        spark: u8,
    },
    /// The discard pile of the sparks was turned over (C-31).
    SparksTurned,
    /// No spark is left to draw: these players return a die each instead (C-62).
    Sparkless {
        /// For a fuse card, and not at the end of a turn.
        fuse: bool,
        /// The players.
        owing: Seats,
    },
    /// A die that nobody took goes to the bag (C-30).
    LeftOver(Face),
    /// A player rolled for a 6 (C-50).
    SixRolled {
        /// Who.
        seat: Seat,
        /// What came up.
        number: Number,
    },
    /// A player has rolled a 6 (C-50).
    SixDone(Seat),
    /// Every player's role is off (C-49).
    RolesOff,
    /// A player's role works again (C-49).
    RoleOn(Seat),
    /// A player reveals a fuse card before choosing (F-62).
    Revealed(Seat),
    /// A fuse card came up (F-41, F-62).
    Activated {
        /// Its place in the deck.
        fuse: u8,
        /// The players who have to return a die for it, or to roll a 6.
        owing: Seats,
    },
    /// It is dealt with (F-42, C-45).
    Resolved,
    /// A player took a bomb card from the middle (F-40).
    Chosen {
        /// Where it lies now.
        at: At,
        /// The card.
        card: CardId,
    },
    /// The game is over.
    Ended {
        /// Why.
        why: Ending,
        /// When.
        at: Time,
    },
}
