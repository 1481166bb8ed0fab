//! What a card takes, compiled for play: which dice may go on which space now, so that the card can still be
//! completed (F-23 to F-27, C-26, C-40)?
//!
//! Groups do not depend on each other, and dice are in unlimited supply (F-25), so each is answered alone: a
//! chain by passing along it what each space leaves possible for the next, an equation by the sums that its
//! other spaces can make. Both are exact, without search.

use super::equation::{Balance, Sums};
use super::filling::Filling;
use super::relation::Relation;
use super::space::{MAX_SPACES, Order};
use super::space_set::SpaceSet;
use super::{Card, Group};
use crate::face::{Face, Faces};

/// A card compiled against the faces of a set of dice.
#[derive(Clone, Copy, Debug)]
pub struct Mechanism {
    /// All spaces.
    spaces: SpaceSet,
    /// What must be filled before a space.
    required: [SpaceSet; MAX_SPACES],
    /// What stands on a space.
    above: [SpaceSet; MAX_SPACES],
    /// The space that must be filled first, if there is one.
    first: SpaceSet,
    /// The other spaces of a space's group.
    partners: [SpaceSet; MAX_SPACES],
    /// Those of them that stand before it.
    before: [SpaceSet; MAX_SPACES],
    /// The relation of a space to the next one of its chain.
    next: [Option<Relation>; MAX_SPACES],
    /// The equation a space stands in.
    formula: [Option<Formula>; MAX_SPACES],
    /// The faces that a space asks for, whatever dice there are.
    printed: [Faces; MAX_SPACES],
    /// The faces that a space takes by itself.
    demand: [Faces; MAX_SPACES],
    /// The faces that it takes while no other space of its group is filled.
    free: [Faces; MAX_SPACES],
    /// The faces that at least one space takes while the card is empty.
    at_first: Faces,
    /// For each face, the spaces that take it while no other space of their group is filled.
    free_for: [SpaceSet; Face::COUNT],
    /// The spaces that can't be filled before others.
    ordered: SpaceSet,
}

impl Mechanism {
    /// Compiles a card for dice that can show these faces.
    pub fn new(card: &Card, dice: Faces) -> Mechanism {
        let count = card.spaces().len();
        let mut mechanism = Mechanism {
            spaces: SpaceSet::below(count),
            required: [SpaceSet::NONE; MAX_SPACES],
            above: [SpaceSet::NONE; MAX_SPACES],
            first: SpaceSet::NONE,
            partners: [SpaceSet::NONE; MAX_SPACES],
            before: [SpaceSet::NONE; MAX_SPACES],
            next: [None; MAX_SPACES],
            formula: [None; MAX_SPACES],
            printed: [Faces::NONE; MAX_SPACES],
            demand: [Faces::NONE; MAX_SPACES],
            free: [Faces::NONE; MAX_SPACES],
            at_first: Faces::NONE,
            free_for: [SpaceSet::NONE; Face::COUNT],
            ordered: SpaceSet::NONE,
        };
        for (i, space) in card.spaces().iter().enumerate() {
            mechanism.required[i] = card.required(i);
            mechanism.printed[i] = space.demand.faces();
            mechanism.demand[i] = mechanism.printed[i] & dice;
            mechanism.above[i] = (0..count)
                .filter(|&upper| card.layout().support(upper, count).contains(i))
                .collect();
            if space.order == Order::First {
                mechanism.first = SpaceSet::of(i);
            }
        }
        for (spaces, group) in card.groups() {
            let all: SpaceSet = spaces.clone().collect();
            for (place, space) in spaces.clone().enumerate() {
                mechanism.partners[space] = all.without(space);
                mechanism.before[space] = all.and(SpaceSet::below(space));
                match group {
                    Group::Chain(relations) => {
                        mechanism.next[space] = relations.get(place).copied();
                    }
                    Group::Equation(equation) => {
                        let balance = equation.balance();
                        let mut weights = [0; MAX_SPACES];
                        for (place, space) in spaces.clone().enumerate() {
                            let numbers = mechanism.demand[space].numbers();
                            weights[place] = balance.mirrored(place, numbers);
                        }
                        mechanism.formula[space] = Some(Formula {
                            start: spaces.start as u8,
                            balance,
                            weights,
                        });
                    }
                }
            }
        }
        for space in 0..count {
            mechanism.free[space] = mechanism.bound(space, &Filling::EMPTY);
            for face in mechanism.free[space].iter() {
                let spaces = &mut mechanism.free_for[face.index()];
                *spaces = spaces.with(space);
            }
            if !mechanism.required[space].is_empty() {
                mechanism.ordered = mechanism.ordered.with(space);
            }
        }
        for space in mechanism.open(&Filling::EMPTY).iter() {
            mechanism.at_first = mechanism.at_first | mechanism.free[space];
        }
        mechanism
    }

    /// All its spaces.
    pub const fn spaces(&self) -> SpaceSet {
        self.spaces
    }

    /// Is there a die on every space?
    pub const fn is_complete(&self, filling: &Filling) -> bool {
        filling.filled().covers(self.spaces)
    }

    /// The empty spaces whose turn has come: all that must lie first lies (F-26, F-27, C-40, C-70).
    pub fn open(&self, filling: &Filling) -> SpaceSet {
        let filled = filling.filled();
        self.in_order(self.spaces.minus(filled), filled)
    }

    /// Those of the spaces before which all lies that must.
    #[inline]
    fn in_order(&self, mut spaces: SpaceSet, filled: SpaceSet) -> SpaceSet {
        for space in spaces.and(self.ordered).iter() {
            if !filled.covers(self.required[space]) {
                spaces = spaces.without(space);
            }
        }
        spaces
    }

    /// The faces that an empty space takes, so that the card can still be completed (F-25).
    pub fn takes(&self, space: usize, filling: &Filling) -> Faces {
        if filling.filled().and(self.partners[space]).is_empty() {
            self.free[space]
        } else {
            self.bound(space, filling)
        }
    }

    /// The faces that at least one space takes now.
    pub fn takes_somewhere(&self, filling: &Filling) -> Faces {
        if filling.filled().is_empty() {
            return self.at_first;
        }
        let spaces = self.open(filling).iter();
        spaces.fold(Faces::NONE, |all, space| all | self.takes(space, filling))
    }

    /// The spaces on which a die of this face may be put now.
    pub fn spaces_for(&self, face: Face, filling: &Filling) -> SpaceSet {
        let filled = filling.filled();
        let free = self.free_for[face.index()].minus(filled);
        let mut spaces = self.in_order(free, filled);
        if filled.is_empty() {
            return spaces;
        }
        for space in spaces.iter() {
            if !self.bond_allows(space, face, filling) {
                spaces = spaces.without(space);
            }
        }
        spaces
    }

    /// May a die of this face be put on this empty space now?
    pub fn fits(&self, space: usize, face: Face, filling: &Filling) -> bool {
        self.free[space].contains(face)
            && filling.filled().covers(self.required[space])
            && self.bond_allows(space, face, filling)
    }

    /// May a die be put on this empty space now that counts as `shown` there and beside the dice that lie, but is `own`
    /// for everything that follows (C-39)?
    pub fn fits_as(&self, space: usize, own: Face, shown: Face, filling: &Filling) -> bool {
        self.printed[space].contains(shown)
            && filling.filled().covers(self.required[space])
            && self.neighbours_allow(space, shown, filling)
            && self.can_be_completed(&filling.with(space, own))
    }

    /// Do the dice right beside a space allow this face, or those of its equation?
    fn neighbours_allow(&self, space: usize, face: Face, filling: &Filling) -> bool {
        if let Some(formula) = &self.formula[space] {
            return formula.allows(space, face, filling);
        }
        let holds = |relation: Option<Relation>,
                     left: usize,
                     one: Option<Face>,
                     other: Option<Face>| {
            let related = self.partners[space].contains(left) || left == space;
            match (relation, one, other) {
                (Some(relation), Some(one), Some(other)) if related => relation.holds(one, other),
                _ => true,
            }
        };
        let before = space.checked_sub(1);
        let after = space + 1;
        let left =
            before.is_none_or(|left| holds(self.next[left], left, filling.get(left), Some(face)));
        left && (after >= MAX_SPACES
            || holds(self.next[space], space, Some(face), filling.get(after)))
    }

    /// Do the dice of its group allow this face, which the space takes as long as none lies there? The same as
    /// asking `takes`, without making whole sets where one die decides.
    fn bond_allows(&self, space: usize, face: Face, filling: &Filling) -> bool {
        let filled = self.partners[space].and(filling.filled());
        if filled.is_empty() {
            return true;
        }
        if let Some(formula) = &self.formula[space] {
            return formula.allows(space, face, filling);
        }
        let before = self.before[space];
        let left = filled.and(before).is_empty()
            || match (self.next[space - 1], filling.get(space - 1)) {
                (Some(relation), Some(left)) => relation.partners(left).contains(face),
                _ => self.left_leaves(space, filling).contains(face),
            };
        left && (filled.minus(before).is_empty()
            || match (self.next[space], filling.get(space + 1)) {
                (Some(relation), Some(right)) => relation.reversed().partners(right).contains(face),
                _ => self.right_leaves(space, filling).contains(face),
            })
    }

    /// Could the card be completed from nothing?
    pub fn is_possible(&self) -> bool {
        self.can_be_completed(&Filling::EMPTY)
    }

    /// Could further dice complete the card, the dice that lie there being right (F-25)?
    pub fn can_be_completed(&self, filling: &Filling) -> bool {
        let empty = self.spaces.minus(filling.filled());
        empty
            .iter()
            .all(|space| !self.takes(space, filling).is_empty())
    }

    /// Are the dice that lie there right: could they have been placed, one after the other?
    pub fn is_right(&self, filling: &Filling) -> bool {
        let filled = filling.filled();
        let right = |space| match filling.get(space) {
            Some(face) => {
                let mut before = *filling;
                before.take(space);
                filled.covers(self.required[space]) && self.takes(space, &before).contains(face)
            }
            None => true,
        };
        self.spaces.covers(filled) && self.spaces.iter().all(right)
    }

    /// Is the die on this space safe from being returned: under another die, or in the must-be-first space (F-32,
    /// C-47)?
    pub fn is_safe(&self, space: usize, filling: &Filling) -> bool {
        self.is_under(space, filling) || self.first.contains(space)
    }

    /// Does another die stand on the one on this space (F-32)?
    pub fn is_under(&self, space: usize, filling: &Filling) -> bool {
        !self.above[space].and(filling.filled()).is_empty()
    }

    /// Does the space stand on other dice (F-28)?
    pub fn is_raised(&self, space: usize) -> bool {
        self.above.iter().any(|above| above.contains(space))
    }

    /// What a space takes, the rest of its group considered.
    fn bound(&self, space: usize, filling: &Filling) -> Faces {
        let bond = match self.formula[space] {
            Some(formula) => formula.takes(space, filling),
            None => self.left_leaves(space, filling) & self.right_leaves(space, filling),
        };
        self.demand[space] & bond
    }

    /// What the chain before a space leaves possible for it.
    fn left_leaves(&self, space: usize, filling: &Filling) -> Faces {
        let before = self.before[space];
        let nearest = before.and(filling.filled()).last();
        let start = nearest.or(before.first()).unwrap_or(space);
        let mut faces = Faces::ALL;
        for at in start..space {
            let Some(relation) = self.next[at] else { break };
            faces = match filling.get(at) {
                Some(face) => relation.partners(face),
                None => relation.partners_of_any(faces & self.demand[at]),
            };
        }
        faces
    }

    /// What the chain after a space leaves possible for it.
    fn right_leaves(&self, space: usize, filling: &Filling) -> Faces {
        let after = self.partners[space].minus(self.before[space]);
        let nearest = after.and(filling.filled()).first();
        let end = nearest.or(after.last()).unwrap_or(space);
        let mut faces = Faces::ALL;
        for at in (space + 1..=end).rev() {
            let Some(relation) = self.next[at - 1].map(Relation::reversed) else {
                break;
            };
            faces = match filling.get(at) {
                Some(face) => relation.partners(face),
                None => relation.partners_of_any(faces & self.demand[at]),
            };
        }
        faces
    }
}

/// An equation and where its spaces begin.
#[derive(Clone, Copy, Debug)]
struct Formula {
    start: u8,
    balance: Balance,
    /// What each of its spaces can weigh by itself.
    weights: [u8; MAX_SPACES],
}

impl Formula {
    fn takes(&self, space: usize, filling: &Filling) -> Faces {
        let (sums, rest) = self.others(space, filling);
        let place = space - usize::from(self.start);
        Faces::with_numbers(self.balance.numbers(place, sums, rest))
    }

    fn allows(&self, space: usize, face: Face, filling: &Filling) -> bool {
        let (sums, rest) = self.others(space, filling);
        let place = space - usize::from(self.start);
        sums.contain(rest - self.balance.weight(place, face.number()))
    }

    /// What the other empty spaces can weigh together, and what they and this space must weigh.
    fn others(&self, space: usize, filling: &Filling) -> (Sums, i16) {
        let start = usize::from(self.start);
        let mut sums = Sums::ZERO;
        let mut rest = self.balance.target();
        for place in (0..self.balance.spaces()).filter(|place| start + place != space) {
            match filling.get(start + place) {
                Some(face) => rest -= self.balance.weight(place, face.number()),
                None => sums = sums.plus_one_of(self.weights[place]),
            }
        }
        (sums, rest)
    }
}
