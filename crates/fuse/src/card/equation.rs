//! Equations: the dice put into the formula make it true (F-74).

use arrayvec::ArrayVec;

use super::space::MAX_SPACES;
use crate::number::Number;

/// How many terms an equation may have: a card's spaces and as many printed numbers.
pub const MAX_TERMS: usize = 2 * MAX_SPACES;

/// A formula such as `# + # = 7` or `# - # = #`.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Equation {
    /// Left of the `=`.
    pub left: ArrayVec<Term, MAX_TERMS>,
    /// Right of the `=`.
    pub right: ArrayVec<Term, MAX_TERMS>,
}

/// A summand of one side.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Term {
    /// Is it taken away?
    pub minus: bool,
    /// What is added or taken away.
    pub operand: Operand,
}

/// What stands in a term.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Operand {
    /// The die on the equation's next space, in printed order.
    Space,
    /// A printed number.
    Printed(u8),
}

impl Equation {
    /// Every term with the sign it has once all stand on the left.
    fn signed(&self) -> impl Iterator<Item = (i16, Operand)> {
        let sign = |minus: bool| if minus { -1 } else { 1 };
        let left = self.left.iter().map(move |t| (sign(t.minus), t.operand));
        let right = self.right.iter().map(move |t| (-sign(t.minus), t.operand));
        left.chain(right)
    }

    /// How many spaces it relates.
    pub fn spaces(&self) -> usize {
        self.signed()
            .filter(|(_, operand)| *operand == Operand::Space)
            .count()
    }

    /// Do these numbers, one for each space, make it true?
    pub fn holds(&self, numbers: &[u8]) -> bool {
        let mut numbers = numbers.iter();
        let sum: i16 = self
            .signed()
            .map(|(sign, operand)| match operand {
                Operand::Space => sign * i16::from(*numbers.next().unwrap_or(&0)),
                Operand::Printed(number) => sign * i16::from(number),
            })
            .sum();
        sum == 0
    }

    /// The equation as a balance.
    pub(super) fn balance(&self) -> Balance {
        let mut balance = Balance::default();
        for (sign, operand) in self.signed() {
            match operand {
                // A space that is added weighs its number less 1, one that is taken away 6 less its number.
                Operand::Space => {
                    balance.minus |= u8::from(sign < 0) << balance.spaces;
                    balance.spaces += 1;
                    balance.target -= if sign < 0 { -6 } else { 1 };
                }
                Operand::Printed(number) => balance.target -= sign * i16::from(number),
            }
        }
        balance
    }
}

/// An equation as weights from 0 to 5 that must add up to a target.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) struct Balance {
    /// How many spaces.
    spaces: u8,
    /// Bit by bit: is the number on that space taken away?
    minus: u8,
    /// What the weights must add up to.
    target: i16,
}

impl Balance {
    /// How many spaces it has.
    pub(super) fn spaces(&self) -> usize {
        usize::from(self.spaces)
    }

    /// What all spaces must weigh together.
    pub(super) fn target(&self) -> i16 {
        self.target
    }

    /// What a number weighs on a space.
    pub(super) fn weight(&self, space: usize, number: Number) -> i16 {
        let number = i16::from(number.get());
        if self.takes_away(space) {
            6 - number
        } else {
            number - 1
        }
    }

    /// Which numbers can a space show, when the others can weigh `sums` and all of them must weigh `rest`?
    pub(super) fn numbers(&self, space: usize, sums: Sums, rest: i16) -> u8 {
        let mut weights = 0;
        for weight in 0..6 {
            if sums.contain(rest - weight) {
                weights |= 1 << weight;
            }
        }
        self.mirrored(space, weights)
    }

    /// A set of numbers as weights, or of weights as numbers (bits 0 for 1 or weight 0, to 5).
    pub(super) fn mirrored(&self, space: usize, set: u8) -> u8 {
        if self.takes_away(space) {
            set.reverse_bits() >> 2
        } else {
            set
        }
    }

    fn takes_away(&self, space: usize) -> bool {
        self.minus >> space & 1 == 1
    }
}

/// A set of sums: bit i stands for i. Six spaces weigh at most 30.
#[derive(Clone, Copy)]
pub(super) struct Sums(u32);

impl Sums {
    /// Nothing added yet.
    pub(super) const ZERO: Sums = Sums(1);

    /// Every sum with one of these weights added.
    pub(super) fn plus_one_of(self, weights: u8) -> Sums {
        const ANY: u8 = 0b11_1111;
        if weights == ANY {
            let two = self.0 | self.0 << 1;
            return Sums(two | two << 2 | two << 4);
        }
        let mut sums = 0;
        let mut rest = weights;
        while rest != 0 {
            sums |= self.0 << rest.trailing_zeros();
            rest &= rest - 1;
        }
        Sums(sums)
    }

    pub(super) fn contain(self, sum: i16) -> bool {
        (0..32).contains(&sum) && self.0 >> sum & 1 == 1
    }
}
