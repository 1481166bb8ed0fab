//! A die as it lies, and sets of such faces as bit masks.

use crate::colour::{Colour, Colours};
use crate::number::Number;

/// What one die shows: its colours and a number.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Face(u8);

impl Face {
    /// The face with index 0.
    pub(crate) const FIRST: Face = Face(0);

    /// How many faces there could be.
    pub const COUNT: usize = Colours::COUNT * 6;

    /// The face of a die of these colours that shows this number.
    pub const fn new(colours: Colours, number: Number) -> Face {
        Face(colours.index() as u8 * 6 + number.get() - 1)
    }

    /// The face of an ordinary die.
    pub const fn single(colour: Colour, number: Number) -> Face {
        Face::new(Colours::single(colour), number)
    }

    /// Every face there could be.
    pub fn all() -> impl Iterator<Item = Face> {
        (0..Self::COUNT as u8).map(Face)
    }

    /// A dense number below [`Face::COUNT`].
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The inverse of [`Face::index`].
    pub const fn from_index(index: usize) -> Option<Face> {
        if index < Self::COUNT {
            Some(Face(index as u8))
        } else {
            None
        }
    }

    /// The colours of the die.
    pub const fn colours(self) -> Colours {
        match Colours::from_index(self.0 as usize / 6) {
            Some(colours) => colours,
            None => unreachable!(),
        }
    }

    /// The number that lies on top.
    pub const fn number(self) -> Number {
        Number::ALL[self.0 as usize % 6]
    }

    /// The same die showing another number.
    pub const fn with_number(self, number: Number) -> Face {
        Face::new(self.colours(), number)
    }
}

impl std::fmt::Display for Face {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}{}", self.colours(), self.number())
    }
}

/// `R4`, or `K/Y4` for a split die.
impl std::str::FromStr for Face {
    type Err = NotAFace;

    fn from_str(text: &str) -> Result<Face, NotAFace> {
        let mut letters = text.chars();
        let mut next = || letters.next().ok_or(NotAFace);
        let colour = |letter| Colour::from_letter(letter).ok_or(NotAFace);
        let one = colour(next()?)?;
        let mut digit = next()?;
        let mut colours = Colours::single(one);
        if digit == '/' {
            let other = colour(next()?)?;
            if other == one {
                return Err(NotAFace);
            }
            colours = Colours::split(one, other);
            digit = next()?;
        }
        let number = digit.to_digit(10).and_then(|d| Number::new(d as u8));
        match (number, letters.next()) {
            (Some(number), None) => Ok(Face::new(colours, number)),
            _ => Err(NotAFace),
        }
    }
}

/// A text that is no face of a die.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NotAFace;

impl std::fmt::Display for NotAFace {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("not a die: expected a colour and a number such as R4, or K/Y4 for a split die")
    }
}

impl std::error::Error for NotAFace {}

/// A set of faces.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Faces(u128);

impl Faces {
    /// No face.
    pub const NONE: Faces = Faces(0);
    /// Every face there could be.
    pub const ALL: Faces = Faces((1 << Face::COUNT) - 1);

    /// The faces for which `test` holds.
    pub fn matching(test: impl Fn(Face) -> bool) -> Faces {
        Face::all().filter(|&f| test(f)).collect()
    }

    /// The set of one face.
    pub const fn of(face: Face) -> Faces {
        Faces(1 << face.0)
    }

    /// With the face of this index too.
    pub(crate) const fn with_index(self, index: usize) -> Faces {
        Faces(self.0 | 1 << index)
    }

    /// Without this face.
    pub const fn without(self, face: Face) -> Faces {
        Faces(self.0 & !(1 << face.0))
    }

    /// Is the face in the set?
    pub const fn contains(self, face: Face) -> bool {
        // Half of the bits first: a shift of all 128 by any number costs twice as many instructions.
        let half = if face.0 < 64 {
            self.0 as u64
        } else {
            (self.0 >> 64) as u64
        };
        half >> (face.0 & 63) & 1 == 1
    }

    /// Nothing in it?
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many faces.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// The faces, in order.
    pub fn iter(self) -> impl Iterator<Item = Face> {
        let mut rest = self.0;
        std::iter::from_fn(move || {
            (rest != 0).then(|| {
                let face = Face(rest.trailing_zeros() as u8);
                rest &= rest - 1;
                face
            })
        })
    }

    /// The numbers that occur in the set, as bits 0 (for 1) to 5 (for 6).
    pub const fn numbers(self) -> u8 {
        // Fold the fifteen groups of six bits onto each other.
        let half = self.0 | self.0 >> 48;
        let low = half as u64;
        let low = low | low >> 24;
        let low = low | low >> 12;
        ((low | low >> 6) & 0x3F) as u8
    }

    /// The colours that occur in the set, as bits in the order of [`Colour::ALL`].
    pub fn colours(self) -> u8 {
        let mut colours = 0;
        for (colour, faces) in WITH_COLOUR.iter().enumerate() {
            colours |= u8::from(self.0 & faces.0 != 0) << colour;
        }
        colours
    }

    /// The six faces of a die of exactly these colours.
    pub const fn of_die(colours: Colours) -> Faces {
        Faces(0x3F << (6 * colours.index()))
    }

    /// Every face of a die that has this colour.
    pub fn with_colour(colour: Colour) -> Faces {
        WITH_COLOURS[1 << colour as usize]
    }

    /// Every face of a die that has one of these colours, as bits in the order of [`Colour::ALL`].
    pub fn with_colours(colours: u8) -> Faces {
        WITH_COLOURS[colours as usize & 0x1F]
    }

    /// Every face that shows one of these numbers (bits as in [`Faces::numbers`]).
    pub fn with_numbers(numbers: u8) -> Faces {
        WITH_NUMBERS[numbers as usize & 0x3F]
    }
}

/// For each colour, every face of a die that has it.
const WITH_COLOUR: [Faces; 5] = {
    let mut table = [Faces::NONE; 5];
    let mut index = 0;
    while index < Face::COUNT {
        if let Some(colours) = Colours::from_index(index / 6) {
            let (one, other) = colours.parts();
            table[one as usize].0 |= 1 << index;
            if let Some(other) = other {
                table[other as usize].0 |= 1 << index;
            }
        }
        index += 1;
    }
    table
};

/// For each set of colours, every face of a die that has one of them.
static WITH_COLOURS: [Faces; 32] = {
    let mut table = [Faces::NONE; 32];
    let mut colours = 0;
    while colours < table.len() {
        let mut colour = 0;
        while colour < 5 {
            if colours >> colour & 1 == 1 {
                table[colours].0 |= WITH_COLOUR[colour].0;
            }
            colour += 1;
        }
        colours += 1;
    }
    table
};

/// For each set of numbers, every face that shows one of them.
static WITH_NUMBERS: [Faces; 64] = {
    let mut table = [Faces::NONE; 64];
    let mut numbers = 0;
    while numbers < table.len() {
        let mut colours = 0;
        while colours < Colours::COUNT {
            table[numbers].0 |= (numbers as u128) << (6 * colours);
            colours += 1;
        }
        numbers += 1;
    }
    table
};

impl FromIterator<Face> for Faces {
    fn from_iter<I: IntoIterator<Item = Face>>(faces: I) -> Faces {
        faces
            .into_iter()
            .fold(Faces::NONE, |set, f| set | Faces::of(f))
    }
}

impl std::ops::BitAnd for Faces {
    type Output = Faces;
    fn bitand(self, other: Faces) -> Faces {
        Faces(self.0 & other.0)
    }
}

impl std::ops::BitOr for Faces {
    type Output = Faces;
    fn bitor(self, other: Faces) -> Faces {
        Faces(self.0 | other.0)
    }
}

impl std::fmt::Debug for Faces {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_set()
            .entries(self.iter().map(|face| face.to_string()))
            .finish()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn faces_print_and_parse() {
        for face in Face::all() {
            assert_eq!(face.to_string().parse(), Ok(face));
            assert_eq!(Face::from_index(face.index()), Some(face));
        }
        for wrong in ["", "R", "4R", "R7", "R0", "R/4", "R/R4", "R44", "X1", "K/Y"] {
            assert_eq!(wrong.parse::<Face>(), Err(NotAFace), "{wrong}");
        }
        assert_eq!(Face::from_index(Face::COUNT), None);
    }

    #[test]
    fn numbers_and_with_numbers_agree_with_the_faces() {
        for numbers in 0..64u8 {
            let faces = Faces::matching(|f| numbers >> (f.number().get() - 1) & 1 == 1);
            assert_eq!(Faces::with_numbers(numbers), faces);
            assert_eq!(faces.numbers(), numbers);
        }
        for face in Face::all() {
            let die = Faces::matching(|other| other.colours() == face.colours());
            assert_eq!(Faces::of_die(face.colours()), die);
            assert_eq!(Faces::of(face).numbers(), 1 << (face.number().get() - 1));
        }
    }

    #[test]
    fn with_colour_agrees_with_the_faces() {
        for colour in Colour::ALL {
            let faces = Faces::matching(|face| face.colours().has(colour));
            assert_eq!(Faces::with_colour(colour), faces);
        }
        for colours in 0..32u8 {
            let one = |colour: &Colour| colours >> *colour as u8 & 1 == 1;
            let faces = Colour::ALL.into_iter().filter(one).map(Faces::with_colour);
            let all = faces.fold(Faces::NONE, |all, faces| all | faces);
            assert_eq!(Faces::with_colours(colours), all);
        }
    }

    #[test]
    fn a_set_holds_what_was_put_in() {
        let set: Faces = Face::all().filter(|f| f.index() % 7 == 0).collect();
        assert_eq!(set.iter().count(), set.len());
        assert!(Face::all().all(|f| set.contains(f) == (f.index() % 7 == 0)));
        assert!(Faces::NONE.is_empty() && Faces::ALL.len() == Face::COUNT);
    }
}
