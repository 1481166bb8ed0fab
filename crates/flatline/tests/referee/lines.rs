//! Lines and the dice on them: which die may go where (L-32, L-33, L-34).

use std::collections::BTreeSet;

use klaxon_flatline::Die;
use klaxon_flatline::line::{Line, Sign, Space};

/// A line with the dice on it.
#[derive(Clone, Debug)]
pub(crate) struct Filled {
    sign: Sign,
    left: usize,
    spaces: Vec<Space>,
    pub(crate) dice: Vec<Option<Die>>,
}

impl Filled {
    /// An empty line; one for all players has a space for each.
    pub(crate) fn new(line: &Line, colours: usize) -> Filled {
        let spaces = match line.sign {
            Sign::All => vec![line.spaces[0]; colours],
            _ => line.spaces.clone(),
        };
        Filled {
            sign: line.sign,
            left: line.left,
            dice: vec![None; spaces.len()],
            spaces,
        }
    }

    /// A recharging station: any mix of players (L-34).
    pub(crate) fn station(spaces: &[Space]) -> Filled {
        Filled {
            sign: Sign::Any,
            left: 0,
            spaces: spaces.to_vec(),
            dice: vec![None; spaces.len()],
        }
    }

    pub(crate) fn len(&self) -> usize {
        self.spaces.len()
    }

    pub(crate) fn filled(&self) -> usize {
        self.dice.iter().flatten().count()
    }

    pub(crate) fn is_complete(&self) -> bool {
        self.dice.iter().all(Option::is_some)
    }

    /// Takes all dice off.
    pub(crate) fn take(&mut self) -> Vec<Die> {
        self.dice.iter_mut().filter_map(Option::take).collect()
    }

    /// Returns whether the die may go on this space.
    pub(crate) fn accepts(&self, die: Die, space: usize) -> bool {
        if self.dice[space].is_some() || !self.spaces[space].icons().contains(die.icon()) {
            return false;
        }
        let mut then = self.clone();
        then.dice[space] = Some(die);
        then.matches() && then.sign_can_be_kept()
    }

    /// All 'any matching' spaces that are filled show the same icon.
    fn matches(&self) -> bool {
        let places = self.spaces.iter().zip(&self.dice);
        let matching = places.filter(|(space, _)| **space == Space::Matching);
        let icons: BTreeSet<_> = matching.filter_map(|(_, die)| die.map(Die::icon)).collect();
        icons.len() <= 1
    }

    /// The line can still be completed under its sign, judged by sign and players alone.
    fn sign_can_be_kept(&self) -> bool {
        let colours = |dice: &[Option<Die>]| -> Vec<usize> {
            dice.iter()
                .flatten()
                .map(|die| die.colour().index())
                .collect()
        };
        let all = colours(&self.dice);
        let different: BTreeSet<usize> = all.iter().copied().collect();
        let free = self.dice.len() - all.len();
        match self.sign {
            Sign::Any => true,
            Sign::One => different.len() <= 1,
            Sign::Two => different.len() <= 2 && different.len() + free >= 2,
            Sign::More => different.len() + free >= 2,
            Sign::All => different.len() == all.len(),
            Sign::Split => {
                let (left, right) = self.dice.split_at(self.left);
                let left: BTreeSet<usize> = colours(left).into_iter().collect();
                let right: BTreeSet<usize> = colours(right).into_iter().collect();
                left.len() <= 1 && right.len() <= 1 && left.is_disjoint(&right)
            }
        }
    }

    /// Returns whether these dice could fill what is free, signs left aside. For games that get somewhere, not for rules.
    pub(crate) fn could_be_filled_by(&self, unplaced: &[Die]) -> bool {
        let mut rest = unplaced.to_vec();
        let mut then = self.clone();
        for space in 0..then.len() {
            if then.dice[space].is_some() {
                continue;
            }
            let fits = rest.iter().position(|die| then.accepts(*die, space));
            match fits {
                Some(at) => then.dice[space] = Some(rest.swap_remove(at)),
                None => return false,
            }
        }
        true
    }
}
