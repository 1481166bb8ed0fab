//! How hard a card is: the number of rolls a lone player needs for it.
//!
//! The player has this one card, rolls three dice at a time (F-20) drawn from a full bag, puts on the card what
//! helps, and pays nothing for the rest. They play as well as possible: a die that fits is left out where it
//! would make the rest harder. So this is an exact expectation, not a simulation.

use std::collections::HashMap;
use std::rc::Rc;

use super::filling::Filling;
use super::mechanism::Mechanism;
use super::{Card, Group, Space};
use crate::dice::DiceSet;
use crate::face::Face;
use crate::number::Number;

/// How many dice a lone player rolls (F-20).
const ROLLED: usize = 3;

/// So many rolls of so many positions are looked at before a card is given up: some seconds.
const MOST_WORK: usize = 5_000_000;

/// The kinds of the dice rolled, and the probability of such a roll.
type Roll = ([usize; ROLLED], f64);

impl Card {
    /// The expected number of rolls a lone player takes to complete the card with these dice; none if these dice
    /// can't complete it, or if the card has too many positions to solve.
    pub fn expected_rolls(&self, dice: &DiceSet) -> Option<f64> {
        let mechanism = Mechanism::new(self, dice.faces());
        if !mechanism.is_possible() {
            return None;
        }
        let mut solver = Solver::new(self, mechanism, dice);
        let rolls = solver.rolls(Filling::EMPTY);
        (solver.work <= MOST_WORK).then_some(rolls)
    }
}

/// Solves positions of one card, each once.
struct Solver<'a> {
    card: &'a Card,
    mechanism: Mechanism,
    /// One die of each kind that the card can tell apart, with the share of such faces among the dice.
    kinds: Vec<(Face, f64)>,
    /// The kinds of the dice of every roll, with its probability.
    rolls: Rc<[Roll]>,
    /// What remains to be rolled, position by position.
    solved: HashMap<Filling, f64>,
    /// How many rolls of how many positions were looked at.
    work: usize,
}

impl<'a> Solver<'a> {
    fn new(card: &'a Card, mechanism: Mechanism, dice: &DiceSet) -> Solver<'a> {
        let mut kinds: Vec<(Face, f64)> = Vec::new();
        let share = 1.0 / (6 * dice.dice().len()) as f64;
        for &colours in dice.dice() {
            for number in Number::ALL {
                let face = Face::new(colours, number);
                match kinds
                    .iter_mut()
                    .find(|(kind, _)| card.treats_alike(*kind, face))
                {
                    Some((_, shares)) => *shares += share,
                    None => kinds.push((face, share)),
                }
            }
        }
        Solver {
            card,
            mechanism,
            rolls: rolls(&kinds).into(),
            kinds,
            solved: HashMap::new(),
            work: 0,
        }
    }

    /// The rolls still to come on average, if the player does the best with each.
    fn rolls(&mut self, filling: Filling) -> f64 {
        let empty = self.mechanism.spaces().minus(filling.filled());
        match empty.len() {
            0 => return 0.0,
            1 => return self.rolls_for_last_die(&filling),
            _ => {}
        }
        let filling = self.essence(filling);
        if let Some(&rolls) = self.solved.get(&filling) {
            return rolls;
        }
        self.work += self.rolls.len();
        if self.work > MOST_WORK {
            return f64::INFINITY;
        }
        let all = Rc::clone(&self.rolls);
        let after = all
            .iter()
            .map(|(roll, probability)| (self.best(filling, roll), *probability));
        let rolls = waiting_for_better(after.collect());
        self.solved.insert(filling, rolls);
        rolls
    }

    /// One space is left: any die that fits ends it.
    fn rolls_for_last_die(&self, filling: &Filling) -> f64 {
        let fits = |face| !self.mechanism.spaces_for(face, filling).is_empty();
        let shares = self
            .kinds
            .iter()
            .filter(|(face, _)| fits(*face))
            .map(|(_, share)| share);
        let missed = 1.0 - shares.sum::<f64>();
        1.0 / (1.0 - missed.powi(ROLLED as i32))
    }

    /// What remains to be rolled after the best use of these dice; endless if none fits.
    fn best(&mut self, filling: Filling, dice: &[usize]) -> f64 {
        let mut best = f64::INFINITY;
        for (i, &kind) in dice.iter().enumerate() {
            if dice[..i].contains(&kind) {
                continue;
            }
            let face = self.kinds[kind].0;
            let mut rest = [0; ROLLED];
            let rest = &mut rest[..dice.len() - 1];
            rest[..i].copy_from_slice(&dice[..i]);
            rest[i..].copy_from_slice(&dice[i + 1..]);
            for space in self.mechanism.spaces_for(face, &filling).iter() {
                let next = filling.with(space, face);
                best = best.min(self.rolls(next)).min(self.best(next, rest));
            }
        }
        best
    }

    /// The filling with those dice made the same that the empty spaces of their group can't tell apart.
    fn essence(&self, filling: Filling) -> Filling {
        let mut essence = filling;
        for (spaces, group) in self.card.groups() {
            let empty = |space: usize| spaces.contains(&space) && filling.get(space).is_none();
            for space in spaces.clone() {
                let matters = match group {
                    Group::Chain(_) => empty(space + 1) || space.checked_sub(1).is_some_and(empty),
                    Group::Equation(_) => spaces.clone().any(empty),
                };
                if let Some(face) = filling.get(space) {
                    let alike = |other: &Face| !matters || group.relates_alike(face, *other);
                    essence.put(space, Face::all().find(alike).unwrap_or(face));
                }
            }
        }
        essence
    }
}

impl Group {
    /// Are the two faces the same to everything that the group compares?
    fn relates_alike(&self, one: Face, other: Face) -> bool {
        match self {
            Group::Equation(_) => one.number() == other.number(),
            Group::Chain(relations) => relations
                .iter()
                .all(|r| r.partners(one) == r.partners(other)),
        }
    }
}

impl Card {
    /// Can the card not tell the two faces apart?
    fn treats_alike(&self, one: Face, other: Face) -> bool {
        let taken_alike = |space: &Space| space.demand.takes(one) == space.demand.takes(other);
        self.spaces.iter().all(taken_alike)
            && self.groups.iter().all(|g| g.relates_alike(one, other))
    }
}

/// Every roll, the kinds of its dice in rising order, with its probability.
fn rolls(kinds: &[(Face, f64)]) -> Vec<Roll> {
    let mut rolls = Vec::new();
    for a in 0..kinds.len() {
        for b in a..kinds.len() {
            for c in b..kinds.len() {
                let orders = match (a == b, b == c) {
                    (true, true) => 1.0,
                    (false, false) => 6.0,
                    _ => 3.0,
                };
                rolls.push(([a, b, c], orders * kinds[a].1 * kinds[b].1 * kinds[c].1));
            }
        }
    }
    rolls
}

/// The expected number of rolls, when each roll either leads to one of the given rests, with its probability, or
/// is passed over: a rest is taken if it is shorter than starting over.
fn waiting_for_better(mut rests: Vec<(f64, f64)>) -> f64 {
    rests.sort_by(|one, other| one.0.total_cmp(&other.0));
    let (mut weighted, mut probability) = (1.0, 0.0);
    let mut expected = f64::INFINITY;
    for (rest, share) in rests {
        if rest >= expected {
            break;
        }
        weighted += rest * share;
        probability += share;
        expected = weighted / probability;
    }
    expected
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(card: &str, expected: f64) {
        let card: Card = card.parse().unwrap();
        let rolls = card.expected_rolls(&DiceSet::fuse()).unwrap();
        assert!((rolls - expected).abs() < 1e-6, "{card}: {rolls}");
    }

    #[test]
    fn one_space_waits_for_one_of_three_dice() {
        check("1: ?", 1.0);
        check("1: R", 1.0 / (1.0 - 0.8f64.powi(3)));
        check("1: R4", 1.0 / (1.0 - (29.0f64 / 30.0).powi(3)));
    }

    #[test]
    fn three_free_spaces_take_one_roll_and_four_take_two() {
        check("1: ?, ?, ?", 1.0);
        check("1: ?, ?, ?, ?", 2.0);
        check("1: stack ?, ?, ?, ?", 2.0);
    }

    #[test]
    fn two_like_spaces_wait_as_coupons_do() {
        // From two to go: none, one or both of the spaces are filled by a roll of three dice.
        let hit: f64 = 1.0 / 6.0;
        let none = (1.0 - hit).powi(3);
        let one = 3.0 * hit * (1.0 - hit).powi(2);
        let last = 1.0 / (1.0 - none);
        check("1: 2, 2", (1.0 + one * last) / (1.0 - none));
    }

    #[test]
    fn a_die_that_spoils_the_rest_is_left_out() {
        // Ten rolls to go after nine rolls out of ten: waiting for the tenth is as good.
        assert_eq!(waiting_for_better(vec![(10.0, 0.9), (0.0, 0.1)]), 10.0);
        // One roll in five ends it: better than to need ten more.
        assert_eq!(waiting_for_better(vec![(10.0, 0.8), (0.0, 0.2)]), 5.0);
        // One in twenty: better to take what comes.
        assert_eq!(waiting_for_better(vec![(10.0, 0.95), (0.0, 0.05)]), 10.5);
    }

    #[test]
    fn a_card_with_too_many_positions_is_given_up() {
        let card: Card = "1: [#|c] = [#|c] = [#|c] = [#|c] = [#|c] = [#|c]"
            .parse()
            .unwrap();
        assert_eq!(card.expected_rolls(&DiceSet::fuse()), None);
    }

    #[test]
    fn what_the_dice_cannot_do_has_no_expectation() {
        let card: Card = "1: S, R".parse().unwrap();
        assert_eq!(card.expected_rolls(&DiceSet::fuse()), None);
    }
}
