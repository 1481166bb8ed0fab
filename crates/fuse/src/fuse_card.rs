//! Fuse cards: each shows one colour or one number (F-3).

use crate::colour::Colour;
use crate::face::Faces;
use crate::number::Number;

/// What a fuse card shows.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum FuseCard {
    /// Every player returns a die of this colour.
    Colour(Colour),
    /// Every player returns a die of this number.
    Number(Number),
}

impl FuseCard {
    /// The dice that it demands back (F-42).
    pub fn faces(self) -> Faces {
        match self {
            FuseCard::Colour(colour) => Faces::with_colour(colour),
            FuseCard::Number(number) => Faces::with_numbers(1 << (number.get() - 1)),
        }
    }
}

impl std::fmt::Display for FuseCard {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            FuseCard::Colour(colour) => write!(f, "{}", colour.letter()),
            FuseCard::Number(number) => number.fmt(f),
        }
    }
}

impl std::str::FromStr for FuseCard {
    type Err = NotAFuseCard;

    fn from_str(text: &str) -> Result<FuseCard, NotAFuseCard> {
        let mut letters = text.chars();
        match (letters.next(), letters.next()) {
            (Some(symbol), None) => {
                let number = symbol.to_digit(10).and_then(|d| Number::new(d as u8));
                let colour = Colour::from_letter(symbol);
                colour
                    .map(FuseCard::Colour)
                    .or(number.map(FuseCard::Number))
                    .ok_or(NotAFuseCard)
            }
            _ => Err(NotAFuseCard),
        }
    }
}

/// A text that is no fuse card.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NotAFuseCard;
