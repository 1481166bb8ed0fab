//! Chance from a secret seed.

use std::hash::Hasher;

use siphasher::sip::SipHasher13;

use super::{Address, Chance};
use crate::numbers::Numbers;

/// A keyed hash of the address: without the seed nothing about other draws can be told, and with it anybody can check
/// every one of them.
#[derive(Clone, Debug)]
pub struct Seeded {
    hasher: SipHasher13,
}

impl Seeded {
    /// Chance from this seed.
    pub fn new(seed: [u8; 16]) -> Seeded {
        Seeded {
            hasher: SipHasher13::new_with_key(&seed),
        }
    }

    /// Chance from a small number, for tests and simulations.
    pub fn from_number(number: u64) -> Seeded {
        let mut seed = [0; 16];
        seed[..8].copy_from_slice(&number.to_le_bytes());
        Seeded::new(seed)
    }

    fn stream(&self, at: Address) -> Numbers {
        let Address {
            what,
            turn,
            which,
            times,
        } = at;
        let (turn, which, times) = (u64::from(turn), u64::from(which), u64::from(times));
        // One word is hashed: that is quick, and no game has 16 million turns.
        let word = u64::from(what) << 56 | (turn & 0xFF_FFFF) << 32 | which << 16 | times;
        let mut hasher = self.hasher;
        hasher.write_u64(word);
        Numbers::new(hasher.finish())
    }
}

impl Chance for Seeded {
    fn draw(&mut self, at: Address, universe: u32, member: impl Fn(u32) -> bool) -> u32 {
        let mut stream = self.stream(at);
        // Tries that miss are thrown away, so who else is in the set does not matter: each member keeps its rank in
        // the order of tries. The count bounds the loop for a set that is nearly or wholly empty.
        for _ in 0..universe.saturating_mul(32) {
            let one = stream.below(universe as usize) as u32;
            if member(one) {
                return one;
            }
        }
        (0..universe).find(|&one| member(one)).unwrap_or(0)
    }

    fn roll(&mut self, at: Address, sides: u32) -> u32 {
        self.stream(at).below(sides as usize) as u32
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
    fn the_same_address_gives_the_same_and_another_something_else() {
        let mut chance = Seeded::from_number(7);
        let first = chance.roll(HERE, 1_000_000);
        let others = [
            Address { what: 2, ..HERE },
            Address { turn: 3, ..HERE },
            Address { which: 4, ..HERE },
            Address { times: 1, ..HERE },
        ];
        for other in others {
            assert_ne!(chance.roll(other, 1_000_000), first, "{other:?}");
        }
        assert_eq!(chance.roll(HERE, 1_000_000), first);
        assert_ne!(Seeded::from_number(8).roll(HERE, 1_000_000), first);
    }

    #[test]
    fn a_member_is_drawn_wherever_it_is() {
        let mut chance = Seeded::from_number(7);
        for only in 0..200 {
            assert_eq!(chance.draw(HERE, 200, |n| n == only), only);
        }
        assert_eq!(chance.draw(HERE, 10, |_| false), 0, "no member: no panic");
    }

    #[test]
    fn who_else_is_in_the_set_does_not_matter() {
        let mut chance = Seeded::from_number(9);
        let drawn = chance.draw(HERE, 25, |_| true);
        for missing in (0..25).filter(|&n| n != drawn) {
            assert_eq!(chance.draw(HERE, 25, |n| n != missing), drawn);
        }
    }

    #[test]
    fn sides_come_up_evenly() {
        let mut chance = Seeded::from_number(11);
        let mut counts = [0u32; 6];
        for turn in 0..60_000 {
            counts[chance.roll(Address { turn, ..HERE }, 6) as usize] += 1;
        }
        // Chi-squared with five degrees of freedom exceeds 25.7 once in ten thousand times.
        let chi: f64 = counts
            .iter()
            .map(|&n| (f64::from(n) - 10_000.0).powi(2) / 10_000.0)
            .sum();
        assert!(chi < 25.7, "{counts:?}");
    }
}
