//! Medic dice, by their colour and the icon they show.

use std::num::NonZeroU8;

use crate::icon::Icon;

/// The most colours at a table.
pub const MAX_COLOURS: usize = 5;

/// A colour of dice. For every rule a colour is a player: a solo player holds two (L-10). Counted from 0; people and the
/// notation count from 1.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Colour(pub u8);

impl Colour {
    /// Its place in a list of colours.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The first colours, so many.
    pub fn all(count: usize) -> impl DoubleEndedIterator<Item = Colour> + Clone {
        (0..count as u8).map(Colour)
    }
}

impl std::fmt::Display for Colour {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        (self.0 + 1).fmt(f)
    }
}

/// `1` to `5`.
impl std::str::FromStr for Colour {
    type Err = ();

    fn from_str(text: &str) -> Result<Colour, ()> {
        match text.as_bytes() {
            [digit @ b'1'..=b'5'] => Ok(Colour(digit - b'1')),
            _ => Err(()),
        }
    }
}

/// A bit that every die has, so that no die is zero.
const MARK: u8 = 1 << 6;

/// A die that was rolled: its colour and what it shows. `2P` is a die of the second colour that shows a pulse.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Die(NonZeroU8);

impl Die {
    /// A die of this colour that shows this icon.
    pub const fn new(colour: Colour, icon: Icon) -> Die {
        match NonZeroU8::new(MARK | colour.0 << 3 | icon as u8) {
            Some(number) => Die(number),
            None => Die(NonZeroU8::MIN),
        }
    }

    /// Its colour.
    pub const fn colour(self) -> Colour {
        Colour(self.0.get() >> 3 & 7)
    }

    /// What it shows.
    pub const fn icon(self) -> Icon {
        // There is no seventh icon: the others stand for none.
        const ICONS: [Icon; 8] = {
            let mut icons = [Icon::Air; 8];
            let mut i = 0;
            while i < Icon::COUNT {
                icons[i] = Icon::ALL[i];
                i += 1;
            }
            icons
        };
        ICONS[(self.0.get() & 7) as usize]
    }
}

impl std::fmt::Display for Die {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}{}", self.colour(), self.icon())
    }
}

impl std::fmt::Debug for Die {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{self}")
    }
}

impl std::str::FromStr for Die {
    type Err = ();

    fn from_str(text: &str) -> Result<Die, ()> {
        let (colour, icon) = text.split_at_checked(1).ok_or(())?;
        Ok(Die::new(colour.parse()?, icon.parse()?))
    }
}
