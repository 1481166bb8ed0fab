//! Relations between two neighbouring spaces (F-24, F-73, F-74, C-70).

use super::space::Demand;
use crate::colour::Colours;
use crate::face::{Face, Faces};

/// What must hold between the die on a space and the die on the next one.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[repr(u8)]
pub enum Relation {
    /// `# = #`
    SameNumber,
    /// `c = c`
    SameColour,
    /// `c# = c#`
    SameBoth,
    /// `[#|c] = [#|c]`
    SameEither,
    /// `c != c`
    DifferentColour,
    /// `<`: the first is smaller.
    Less,
    /// `>`: the first is greater.
    Greater,
}

impl Relation {
    /// All seven.
    pub const ALL: [Relation; 7] = [
        Relation::SameNumber,
        Relation::SameColour,
        Relation::SameBoth,
        Relation::SameEither,
        Relation::DifferentColour,
        Relation::Less,
        Relation::Greater,
    ];

    /// What `=` means between two spaces: it compares what both of them show (F-73).
    pub fn equals(one: Demand, other: Demand) -> Option<Relation> {
        let number = one.shows_number() && other.shows_number();
        let colour = one.shows_colour() && other.shows_colour();
        let choice = one == Demand::NumberOrColour || other == Demand::NumberOrColour;
        match (number, colour) {
            (true, true) if choice => Some(Relation::SameEither),
            (true, true) => Some(Relation::SameBoth),
            (true, false) => Some(Relation::SameNumber),
            (false, true) => Some(Relation::SameColour),
            (false, false) => None,
        }
    }

    /// Does it hold between these two dice?
    pub fn holds(self, one: Face, other: Face) -> bool {
        let same_number = one.number() == other.number();
        let same_colour = one.colours().share(other.colours());
        match self {
            Relation::SameNumber => same_number,
            Relation::SameColour => same_colour,
            Relation::SameBoth => same_number && same_colour,
            Relation::SameEither => same_number || same_colour,
            Relation::DifferentColour => !same_colour,
            Relation::Less => one.number() < other.number(),
            Relation::Greater => one.number() > other.number(),
        }
    }

    /// The same relation, read from the other side.
    pub const fn reversed(self) -> Relation {
        match self {
            Relation::Less => Relation::Greater,
            Relation::Greater => Relation::Less,
            symmetric => symmetric,
        }
    }

    /// The symbol between the spaces.
    pub const fn symbol(self) -> &'static str {
        match self {
            Relation::SameNumber
            | Relation::SameColour
            | Relation::SameBoth
            | Relation::SameEither => "=",
            Relation::DifferentColour => "!=",
            Relation::Less => "<",
            Relation::Greater => ">",
        }
    }

    /// The faces that may follow this one.
    pub fn partners(self, of: Face) -> Faces {
        PARTNERS[self as usize][of.index()]
    }

    /// The faces that may follow at least one of these.
    pub fn partners_of_any(self, of: Faces) -> Faces {
        match self {
            Relation::SameNumber => Faces::with_numbers(of.numbers()),
            Relation::Less => match of.numbers() {
                0 => Faces::NONE,
                numbers => Faces::with_numbers(0x3E << numbers.trailing_zeros()),
            },
            Relation::Greater => match of.numbers() {
                0 => Faces::NONE,
                numbers => Faces::with_numbers((1 << numbers.ilog2()) - 1),
            },
            // Dice are the same colour if they share one (C-3).
            Relation::SameColour => Faces::with_colours(of.colours()),
            Relation::SameEither => {
                Faces::with_numbers(of.numbers()) | Faces::with_colours(of.colours())
            }
            Relation::SameBoth | Relation::DifferentColour => of
                .iter()
                .fold(Faces::NONE, |set, face| set | self.partners(face)),
        }
    }
}

/// For each relation and face, the faces it holds with.
static PARTNERS: [[Faces; Face::COUNT]; Relation::ALL.len()] = partners();

const fn partners() -> [[Faces; Face::COUNT]; Relation::ALL.len()] {
    let mut table = [[Faces::NONE; Face::COUNT]; Relation::ALL.len()];
    let mut i = 0;
    while i < Face::COUNT {
        let mut j = 0;
        while j < Face::COUNT {
            let same_number = i % 6 == j % 6;
            let same_colour = colours_share(i / 6, j / 6);
            let holds = [
                same_number,
                same_colour,
                same_number && same_colour,
                same_number || same_colour,
                !same_colour,
                i % 6 < j % 6,
                i % 6 > j % 6,
            ];
            let mut relation = 0;
            while relation < holds.len() {
                if holds[relation] {
                    table[relation][i] = table[relation][i].with_index(j);
                }
                relation += 1;
            }
            j += 1;
        }
        i += 1;
    }
    table
}

const fn colours_share(one: usize, other: usize) -> bool {
    let (one, other) = (bits(one), bits(other));
    return one & other != 0;

    const fn bits(index: usize) -> u8 {
        match Colours::from_index(index) {
            Some(colours) => match colours.parts() {
                (one, None) => 1 << one as u8,
                (one, Some(other)) => 1 << one as u8 | 1 << other as u8,
            },
            None => 0,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_table_says_what_holds() {
        for relation in Relation::ALL {
            for one in Face::all() {
                let partners = Faces::matching(|other| relation.holds(one, other));
                assert_eq!(relation.partners(one), partners);
                for other in Face::all() {
                    assert_eq!(
                        relation.holds(one, other),
                        relation.reversed().holds(other, one)
                    );
                }
            }
        }
    }

    #[test]
    fn partners_of_a_set_are_the_partners_of_its_faces() {
        for relation in Relation::ALL {
            assert!(relation.partners_of_any(Faces::NONE).is_empty());
            for step in 1..Face::COUNT {
                let set: Faces = Face::all()
                    .filter(|f| f.index() % step == step / 2)
                    .collect();
                let union = set
                    .iter()
                    .fold(Faces::NONE, |all, f| all | relation.partners(f));
                assert_eq!(relation.partners_of_any(set), union);
            }
        }
    }
}
