//! The dice of a game: which there are, and which number lies opposite which.

use crate::colour::{Colour, Colours};
use crate::face::{Face, Faces};
use crate::number::Number;

/// The most dice that any game uses: Countdown's and FUSE's together (C-62).
pub const MAX_DICE: usize = 50;

/// A set of dice.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct DiceSet {
    /// The colours of each die.
    dice: Vec<Colours>,
    /// For each number, the one on the opposite side (C-4).
    opposite: [Number; 6],
}

impl DiceSet {
    /// The dice of FUSE (F-1): five of each colour; 1 lies opposite 6, 2 opposite 4, 3 opposite 5.
    pub fn fuse() -> DiceSet {
        let dice = Colour::ALL
            .into_iter()
            .flat_map(|c| [Colours::single(c); 5]);
        let [one, two, three, four, five, six] = Number::ALL;
        DiceSet {
            dice: dice.collect(),
            opposite: [six, four, five, two, three, one],
        }
    }

    /// These dice, with the numbers laid out like this; none if there are no dice, too many, or if the
    /// layout does not pair the six numbers.
    pub fn new(dice: Vec<Colours>, opposite: [Number; 6]) -> Option<DiceSet> {
        let index = |n: Number| usize::from(n.get() - 1);
        let paired = Number::ALL
            .into_iter()
            .all(|n| opposite[index(n)] != n && opposite[index(opposite[index(n)])] == n);
        let enough = (1..=MAX_DICE).contains(&dice.len());
        (paired && enough).then_some(DiceSet { dice, opposite })
    }

    /// The colours of each die.
    pub fn dice(&self) -> &[Colours] {
        &self.dice
    }

    /// The number on the opposite side (C-37).
    pub fn opposite(&self, number: Number) -> Number {
        self.opposite[usize::from(number.get() - 1)]
    }

    /// Every face that some die can show.
    pub fn faces(&self) -> Faces {
        let dice = self.dice.iter();
        dice.flat_map(|&colours| Number::ALL.map(|number| Face::new(colours, number)))
            .collect()
    }
}
