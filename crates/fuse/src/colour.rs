//! The five colours of a die, and what a die shows of them: one, or two on a split die.

/// A die colour (F-1).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[repr(u8)]
pub enum Colour {
    /// R
    Red,
    /// B
    Blue,
    /// G
    Green,
    /// Y
    Yellow,
    /// K, so that B stays blue's
    Black,
}

impl Colour {
    /// All five, in the order the notation lists them.
    pub const ALL: [Colour; 5] = [
        Colour::Red,
        Colour::Blue,
        Colour::Green,
        Colour::Yellow,
        Colour::Black,
    ];

    /// The letter of the notation, the same in every language.
    pub const fn letter(self) -> char {
        match self {
            Colour::Red => 'R',
            Colour::Blue => 'B',
            Colour::Green => 'G',
            Colour::Yellow => 'Y',
            Colour::Black => 'K',
        }
    }

    /// The colour's English word, which the notation accepts beside the letter.
    pub const fn word(self) -> &'static str {
        match self {
            Colour::Red => "red",
            Colour::Blue => "blue",
            Colour::Green => "green",
            Colour::Yellow => "yellow",
            Colour::Black => "black",
        }
    }

    /// The colour of a letter of the notation.
    pub fn from_letter(letter: char) -> Option<Colour> {
        Colour::ALL.into_iter().find(|c| c.letter() == letter)
    }
}

/// What colours one die has: one, or two on a split die (C-3).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Colours(u8);

impl Colours {
    /// How many there are: five single colours and ten pairs.
    pub const COUNT: usize = 15;

    const PAIRS: [(Colour, Colour); 10] = {
        use Colour::*;
        [
            (Red, Blue),
            (Red, Green),
            (Red, Yellow),
            (Red, Black),
            (Blue, Green),
            (Blue, Yellow),
            (Blue, Black),
            (Green, Yellow),
            (Green, Black),
            (Yellow, Black),
        ]
    };

    /// The colours of an ordinary die.
    pub const fn single(colour: Colour) -> Colours {
        Colours(colour as u8)
    }

    /// The colours of a split die; of an ordinary one if both are the same.
    pub fn split(one: Colour, other: Colour) -> Colours {
        let pair = (one.min(other), one.max(other));
        match Self::PAIRS.iter().position(|&p| p == pair) {
            Some(i) => Colours(5 + i as u8),
            None => Colours::single(one),
        }
    }

    /// Every kind of die there could be, single colours first.
    pub fn all() -> impl Iterator<Item = Colours> {
        (0..Self::COUNT as u8).map(Colours)
    }

    /// A dense number below [`Colours::COUNT`].
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The inverse of [`Colours::index`].
    pub const fn from_index(index: usize) -> Option<Colours> {
        if index < Self::COUNT {
            Some(Colours(index as u8))
        } else {
            None
        }
    }

    /// Two colours on one die?
    pub const fn is_split(self) -> bool {
        self.0 >= 5
    }

    /// The colour, and the second one of a split die.
    pub const fn parts(self) -> (Colour, Option<Colour>) {
        if self.is_split() {
            let (one, other) = Self::PAIRS[self.0 as usize - 5];
            (one, Some(other))
        } else {
            (Colour::ALL[self.0 as usize], None)
        }
    }

    /// Is the die (also) of this colour (C-3)?
    pub fn has(self, colour: Colour) -> bool {
        let (one, other) = self.parts();
        one == colour || other == Some(colour)
    }

    /// Two dice are the same colour if they share one, and different only if they share none (C-3).
    pub fn share(self, other: Colours) -> bool {
        Colour::ALL.into_iter().any(|c| self.has(c) && other.has(c))
    }
}

impl std::fmt::Display for Colours {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let (one, other) = self.parts();
        write!(f, "{}", one.letter())?;
        match other {
            Some(colour) => write!(f, "/{}", colour.letter()),
            None => Ok(()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_split_die_is_the_same_whichever_colour_is_named_first() {
        let (black, yellow) = (Colour::Black, Colour::Yellow);
        assert_eq!(Colours::split(black, yellow), Colours::split(yellow, black));
        assert_eq!(Colours::split(black, yellow).to_string(), "Y/K");
    }

    #[test]
    fn every_kind_has_its_own_index() {
        for (i, colours) in Colours::all().enumerate() {
            assert_eq!(colours.index(), i);
            assert_eq!(Colours::from_index(i), Some(colours));
            let (one, other) = colours.parts();
            assert_eq!(Colours::split(one, other.unwrap_or(one)), colours);
        }
        assert_eq!(Colours::from_index(Colours::COUNT), None);
    }

    #[test]
    fn dice_are_the_same_colour_if_they_share_one() {
        let red = Colours::single(Colour::Red);
        let red_blue = Colours::split(Colour::Red, Colour::Blue);
        let blue = Colours::single(Colour::Blue);
        assert!(red.share(red_blue) && red_blue.share(blue) && !red.share(blue));
    }
}
