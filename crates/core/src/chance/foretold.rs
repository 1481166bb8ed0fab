//! Chance that is told what comes next, for lessons.

use std::collections::VecDeque;

use super::{Address, Answer, Chance, Seeded};

/// What was told comes first, in order; everything else comes from the seed. An answer that does not fit what is asked for
/// waits until it does.
#[derive(Clone, Debug)]
pub struct Foretold {
    told: VecDeque<Answer>,
    seeded: Seeded,
}

impl Foretold {
    /// Chance from a seed, of which nothing is told yet.
    pub fn new(seed: [u8; 16]) -> Foretold {
        Foretold {
            told: VecDeque::new(),
            seeded: Seeded::new(seed),
        }
    }

    /// Tells what comes next. What was told before and did not come is forgotten.
    pub fn tell(&mut self, answers: Vec<Answer>) {
        self.told = answers.into();
    }

    fn told(&mut self, fits: impl Fn(&Answer) -> Option<u32>) -> Option<u32> {
        let fitting = fits(self.told.front()?)?;
        self.told.pop_front();
        Some(fitting)
    }
}

impl Chance for Foretold {
    fn draw(&mut self, at: Address, universe: u32, member: impl Fn(u32) -> bool) -> u32 {
        let possible = |one: &u32| *one < universe && member(*one);
        let told = self.told(|answer| match answer {
            Answer::OneOf(these) => these.iter().copied().find(possible),
            Answer::Number(_) | Answer::Highest => None,
        });
        told.unwrap_or_else(|| self.seeded.draw(at, universe, member))
    }

    fn roll(&mut self, at: Address, sides: u32) -> u32 {
        let told = self.told(|answer| match answer {
            Answer::Number(number) => Some(*number).filter(|number| *number < sides),
            Answer::Highest => sides.checked_sub(1),
            Answer::OneOf(_) => None,
        });
        told.unwrap_or_else(|| self.seeded.roll(at, sides))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const HERE: Address = Address {
        what: 1,
        turn: 2,
        which: 3,
        times: 0,
    };

    #[test]
    fn what_was_told_comes_first_and_then_the_seed_speaks() {
        let mut chance = Foretold::new([7; 16]);
        let mut seeded = Seeded::new([7; 16]);
        chance.tell(vec![
            Answer::Number(4),
            Answer::OneOf(vec![9, 3]),
            Answer::Highest,
        ]);
        assert_eq!(chance.roll(HERE, 6), 4);
        assert_eq!(chance.draw(HERE, 5, |_| true), 3, "nine is not there");
        assert_eq!(chance.roll(HERE, 6), 5);
        assert_eq!(chance.roll(HERE, 6), seeded.roll(HERE, 6));
        assert_eq!(
            chance.draw(HERE, 5, |_| true),
            seeded.draw(HERE, 5, |_| true)
        );
    }

    #[test]
    fn an_answer_waits_until_it_fits_or_others_are_told() {
        let mut chance = Foretold::new([7; 16]);
        let mut seeded = Seeded::new([7; 16]);
        chance.tell(vec![Answer::OneOf(vec![2])]);
        assert_eq!(chance.roll(HERE, 6), seeded.roll(HERE, 6), "no draw");
        assert_eq!(chance.draw(HERE, 5, |_| true), 2);
        chance.tell(vec![Answer::Number(6)]);
        assert_eq!(chance.roll(HERE, 6), seeded.roll(HERE, 6), "too high");
        chance.tell(Vec::new());
        assert_eq!(chance.roll(HERE, 7), seeded.roll(HERE, 7));
    }
}
