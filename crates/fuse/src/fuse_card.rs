//! Fuse cards. FUSE's show one colour or one number (F-3); Countdown's show several of both, or say what
//! happens (C-46, C-48 to C-50).

use std::fmt::{Display, Formatter};
use std::ops::Range;
use std::str::FromStr;

use crate::colour::Colour;
use crate::face::Faces;
use crate::number::Number;

/// What a fuse card does.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum FuseCard {
    /// Every player returns a die that matches any one of these (F-42, C-46).
    Return(Shown),
    /// Every player draws a spark (C-48).
    Spark,
    /// Every player's role is off until they defuse a bomb (C-49).
    RolesOff,
    /// Every player must roll a 6 (C-50).
    Six,
}

/// The colours and numbers on a fuse card: at least one.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Shown {
    /// A bit for each colour.
    colours: u8,
    /// A bit for each number.
    numbers: u8,
}

impl FuseCard {
    /// The effects that need no die to be returned, with their words in the notation.
    const EFFECTS: [(FuseCard, &'static str); 3] = [
        (FuseCard::Spark, "spark"),
        (FuseCard::RolesOff, "roles-off"),
        (FuseCard::Six, "six"),
    ];

    /// A card that shows one colour (F-3).
    pub const fn colour(colour: Colour) -> FuseCard {
        FuseCard::Return(Shown {
            colours: 1 << colour as u8,
            numbers: 0,
        })
    }

    /// A card that shows one number (F-3).
    pub const fn number(number: Number) -> FuseCard {
        FuseCard::Return(Shown {
            colours: 0,
            numbers: 1 << (number.get() - 1),
        })
    }

    /// The dice that it demands back (F-42, C-46); none if it does something else.
    pub fn faces(self) -> Faces {
        match self {
            FuseCard::Return(shown) => shown.faces(),
            FuseCard::Spark | FuseCard::RolesOff | FuseCard::Six => Faces::NONE,
        }
    }
}

impl Shown {
    /// The colours it shows, in the order of the notation.
    pub fn colours(self) -> impl Iterator<Item = Colour> {
        let shown = move |colour: &Colour| self.colours >> *colour as u8 & 1 == 1;
        Colour::ALL.into_iter().filter(shown)
    }

    /// The numbers it shows, from the lowest.
    pub fn numbers(self) -> impl Iterator<Item = Number> {
        let shown = move |number: &Number| self.numbers >> (number.get() - 1) & 1 == 1;
        Number::ALL.into_iter().filter(shown)
    }

    /// The dice that match any one of them; a split die by either of its colours (C-3).
    pub fn faces(self) -> Faces {
        Faces::with_colours(self.colours) | Faces::with_numbers(self.numbers)
    }

    /// With what both show; none if something is on both.
    fn and(self, other: Shown) -> Option<Shown> {
        let twice = self.colours & other.colours | self.numbers & other.numbers;
        (twice == 0).then_some(Shown {
            colours: self.colours | other.colours,
            numbers: self.numbers | other.numbers,
        })
    }
}

/// `R`, `4`, `R|B|4`, `spark`, `roles-off` or `six`
impl Display for FuseCard {
    fn fmt(&self, f: &mut Formatter<'_>) -> std::fmt::Result {
        if let FuseCard::Return(shown) = self {
            return shown.fmt(f);
        }
        let effect = FuseCard::EFFECTS.iter().find(|(effect, _)| effect == self);
        f.write_str(effect.map_or("", |(_, word)| word))
    }
}

/// `R`, `4` or `R|B|4`: a die that is one of them, as in a split space.
impl Display for Shown {
    fn fmt(&self, f: &mut Formatter<'_>) -> std::fmt::Result {
        let colours = self.colours().map(|colour| colour.letter().to_string());
        let numbers = self.numbers().map(|number| number.to_string());
        f.write_str(&colours.chain(numbers).collect::<Vec<_>>().join("|"))
    }
}

impl FromStr for FuseCard {
    type Err = NotAFuseCard;

    fn from_str(text: &str) -> Result<FuseCard, NotAFuseCard> {
        let effect = FuseCard::EFFECTS.iter().find(|(_, word)| *word == text);
        match effect {
            Some((effect, _)) => Ok(*effect),
            None => shown(text).map(FuseCard::Return),
        }
    }
}

/// `R|B|4`, each once and in any order.
fn shown(text: &str) -> Result<Shown, NotAFuseCard> {
    let mut shown = Shown {
        colours: 0,
        numbers: 0,
    };
    let mut end = 0;
    for item in text.split('|') {
        let start = end + item.len() - item.trim_start().len();
        let span = start..start + item.trim().len();
        end += item.len() + 1;
        shown = one(item.trim())
            .and_then(|one| shown.and(one))
            .ok_or(NotAFuseCard { span })?;
    }
    Ok(shown)
}

/// One colour or one number.
fn one(text: &str) -> Option<Shown> {
    let mut letters = text.chars();
    let (Some(symbol), None) = (letters.next(), letters.next()) else {
        return None;
    };
    let number = symbol.to_digit(10).and_then(|d| Number::new(d as u8));
    let card = Colour::from_letter(symbol)
        .map(FuseCard::colour)
        .or(number.map(FuseCard::number));
    match card {
        Some(FuseCard::Return(shown)) => Some(shown),
        _ => None,
    }
}

/// A text that is no fuse card.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NotAFuseCard {
    /// What can't be read, in bytes of the text.
    pub span: Range<usize>,
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::face::Face;

    #[test]
    fn fuse_cards_print_and_parse() {
        for text in [
            "R",
            "4",
            "R|B",
            "1|6",
            "B|Y|2|5",
            "spark",
            "roles-off",
            "six",
        ] {
            let card: FuseCard = text.parse().expect(text);
            assert_eq!(card.to_string(), text);
        }
        assert_eq!("4 | B|R".parse::<FuseCard>().unwrap().to_string(), "R|B|4");
    }

    #[test]
    fn what_is_wrong_is_pointed_at() {
        for (text, wrong) in [
            ("", ""),
            ("7", "7"),
            ("RB", "RB"),
            ("R|", ""),
            ("R| Q |4", "Q"),
            ("R|4|R", "R"),
            ("R|spark", "spark"),
            ("Six", "Six"),
        ] {
            let error = text.parse::<FuseCard>().expect_err(text);
            assert_eq!(&text[error.span], wrong, "{text}");
        }
    }

    /// C-3, C-46
    #[test]
    fn a_die_matches_by_any_one_of_what_is_shown() {
        let card: FuseCard = "R|4".parse().unwrap();
        let hit = |die: &str| card.faces().contains(die.parse::<Face>().unwrap());
        assert!(hit("R1") && hit("R4") && hit("K4") && hit("R/B2"));
        assert!(!hit("B1") && !hit("Y/K6"));
        assert!("roles-off".parse::<FuseCard>().unwrap().faces().is_empty());
    }

    #[test]
    fn a_fuse_card_is_small() {
        assert!(size_of::<FuseCard>() <= 4);
    }
}
