//! A space of a card: what it asks of the die that goes there.

use crate::colour::Colour;
use crate::face::{Face, Faces};
use crate::number::Number;

/// How many spaces a card may have.
pub const MAX_SPACES: usize = 6;

/// What an icon says about the colour of a die.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum ColourIcon {
    /// White: any colour (F-71).
    Any,
    /// `c`: the colour matters and is the player's choice (F-70).
    Choice,
    /// This colour (F-71).
    Is(Colour),
    /// Not this colour (C-70).
    Not(Colour),
    /// A split die (C-70).
    Split,
}

/// What an icon says about the number of a die.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum NumberIcon {
    /// Any number.
    Any,
    /// `#`: the number matters and is the player's choice (F-70).
    Choice,
    /// This number (F-71).
    Is(Number),
}

/// One requirement: a colour, a number, both, or neither (`?`, F-74).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Icon {
    /// What it says about the colour.
    pub colour: ColourIcon,
    /// What it says about the number.
    pub number: NumberIcon,
}

impl Icon {
    /// `?`: any die.
    pub const ANY: Icon = Icon {
        colour: ColourIcon::Any,
        number: NumberIcon::Any,
    };

    /// Does a die with this face meet the requirement, relations apart?
    pub fn takes(self, face: Face) -> bool {
        let colour = match self.colour {
            ColourIcon::Any | ColourIcon::Choice => true,
            ColourIcon::Is(colour) => face.colours().has(colour),
            ColourIcon::Not(colour) => !face.colours().has(colour),
            ColourIcon::Split => face.colours().is_split(),
        };
        let number = match self.number {
            NumberIcon::Any | NumberIcon::Choice => true,
            NumberIcon::Is(number) => face.number() == number,
        };
        colour && number
    }

    /// Is anything about it the player's choice?
    pub fn has_choice(self) -> bool {
        self.colour == ColourIcon::Choice || self.number == NumberIcon::Choice
    }
}

/// What a space asks for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Demand {
    /// One requirement.
    Icon(Icon),
    /// A split space: either of two requirements (F-72).
    Either(Icon, Icon),
    /// `[#|c]`: number or colour matters, as its relations say (F-73, C-70).
    NumberOrColour,
}

impl Demand {
    /// Does a die with this face meet the demand, relations apart?
    pub fn takes(self, face: Face) -> bool {
        match self {
            Demand::Icon(icon) => icon.takes(face),
            Demand::Either(one, other) => one.takes(face) || other.takes(face),
            Demand::NumberOrColour => true,
        }
    }

    /// The faces that meet the demand, relations apart.
    pub fn faces(self) -> Faces {
        Faces::matching(|face| self.takes(face))
    }

    /// Does the space show `#`?
    pub fn shows_number(self) -> bool {
        match self {
            Demand::Icon(icon) => icon.number == NumberIcon::Choice,
            Demand::Either(..) => false,
            Demand::NumberOrColour => true,
        }
    }

    /// Does the space show `c`?
    pub fn shows_colour(self) -> bool {
        match self {
            Demand::Icon(icon) => icon.colour == ColourIcon::Choice,
            Demand::Either(..) => false,
            Demand::NumberOrColour => true,
        }
    }
}

/// When a space may be filled, beyond what the layout asks.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Order {
    /// At any time.
    Free,
    /// Its die must be the first on the card (C-70).
    First,
    /// Its die must be the last on the card (C-70).
    Last,
}

/// A space of a card.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Space {
    /// What it asks of a die.
    pub demand: Demand,
    /// First, last, or free.
    pub order: Order,
}
