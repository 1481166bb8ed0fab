//! The six faces of a medic die (L-1).

use strum::IntoStaticStr;

/// A face of a medic die.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
#[repr(u8)]
pub enum Icon {
    /// A line of heartbeats.
    Pulse,
    /// A drop.
    Blood,
    /// A pill.
    Drug,
    /// A wound dressing.
    Dressing,
    /// A bolt.
    Shock,
    /// A pair of lungs.
    Air,
}

impl Icon {
    /// How many there are.
    pub const COUNT: usize = 6;

    /// All of them, in the order in which they are listed.
    pub const ALL: [Icon; Icon::COUNT] = [
        Icon::Pulse,
        Icon::Blood,
        Icon::Drug,
        Icon::Dressing,
        Icon::Shock,
        Icon::Air,
    ];

    /// Its place in a list of icons.
    pub const fn index(self) -> usize {
        self as usize
    }

    /// Its letter in the notation: P, B, D, W (for the wound), S, A.
    pub const fn letter(self) -> char {
        ['P', 'B', 'D', 'W', 'S', 'A'][self as usize]
    }

    /// The icon of a letter.
    pub fn from_letter(letter: char) -> Option<Icon> {
        Icon::ALL.into_iter().find(|icon| icon.letter() == letter)
    }
}

impl std::fmt::Display for Icon {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        self.letter().fmt(f)
    }
}

impl std::str::FromStr for Icon {
    type Err = ();

    fn from_str(text: &str) -> Result<Icon, ()> {
        let mut letters = text.chars();
        match (letters.next(), letters.next()) {
            (Some(letter), None) => Icon::from_letter(letter).ok_or(()),
            _ => Err(()),
        }
    }
}

/// A set of icons.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Icons(u8);

impl Icons {
    /// No icon.
    pub const NONE: Icons = Icons(0);
    /// All six.
    pub const ALL: Icons = Icons(0b11_1111);

    /// The set of one icon.
    pub const fn one(icon: Icon) -> Icons {
        Icons(1 << icon as u8)
    }

    /// Returns whether the icon is in the set.
    pub const fn contains(self, icon: Icon) -> bool {
        self.0 >> icon as u8 & 1 == 1
    }

    /// Returns whether no icon is in the set.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many icons are in the set.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Those of both sets.
    pub const fn and(self, other: Icons) -> Icons {
        Icons(self.0 & other.0)
    }

    /// Those of either set.
    pub const fn or(self, other: Icons) -> Icons {
        Icons(self.0 | other.0)
    }

    /// The icons, in their order.
    pub fn iter(self) -> impl Iterator<Item = Icon> {
        let mut rest = self.0;
        std::iter::from_fn(move || {
            let icon = Icon::ALL.get(rest.trailing_zeros() as usize).copied()?;
            rest &= rest - 1;
            Some(icon)
        })
    }
}

impl FromIterator<Icon> for Icons {
    fn from_iter<I: IntoIterator<Item = Icon>>(icons: I) -> Icons {
        icons
            .into_iter()
            .fold(Icons::NONE, |set, icon| set.or(Icons::one(icon)))
    }
}
