//! Quick numbers that look random: SplitMix64.

/// Numbers from a seed. As unpredictable as its seed is secret, and no more.
#[derive(Clone, Debug)]
pub struct Numbers(u64);

impl Numbers {
    /// Numbers from this seed.
    pub const fn new(seed: u64) -> Numbers {
        Numbers(seed)
    }

    /// The next number.
    pub fn next_number(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        z ^ (z >> 31)
    }

    /// The next number below `end`, each as likely as the other to one part in 2^32; 0 if there is none.
    pub fn below(&mut self, end: usize) -> usize {
        ((u128::from(self.next_number()) * end as u128) >> 64) as usize
    }

    /// True once in so many times.
    pub fn once_in(&mut self, times: usize) -> bool {
        self.below(times) == 0
    }
}

#[cfg(test)]
mod tests {
    use super::Numbers;

    #[test]
    fn numbers_stay_below_their_end() {
        let mut numbers = Numbers::new(1);
        for end in 1..200 {
            assert!(numbers.below(end) < end);
        }
        assert_eq!(numbers.below(0), 0);
        assert!(numbers.once_in(1) && numbers.once_in(0));
    }

    #[test]
    fn the_same_seed_gives_the_same_numbers() {
        let list = |seed| {
            let mut numbers = Numbers::new(seed);
            [0; 8].map(|_| numbers.next_number())
        };
        assert_eq!(list(7), list(7));
        assert_ne!(list(7), list(8));
    }
}
