//! What many games came to. Sums of whole numbers: the order of adding makes no difference.

use crate::simulate::Sample;

/// Sums over many games.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Tally {
    /// How many games.
    pub games: u64,
    /// How many of them came to no end.
    pub stuck: u64,
    endings: Vec<u64>,
    sums: Vec<(i128, i128)>,
}

/// A number with its confidence interval of 95 %.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Estimate {
    /// The best guess.
    pub value: f64,
    /// The lower end of the interval.
    pub low: f64,
    /// The upper end.
    pub high: f64,
}

/// Standard deviations to each side for 95 %.
const Z: f64 = 1.96;

impl Tally {
    /// Nothing yet.
    pub fn new(endings: usize, measures: usize) -> Tally {
        Tally {
            games: 0,
            stuck: 0,
            endings: vec![0; endings],
            sums: vec![(0, 0); measures],
        }
    }

    /// One more game.
    pub fn add(&mut self, sample: &Sample) {
        self.games += 1;
        if let Some(ending) = self.endings.get_mut(sample.ending) {
            *ending += 1;
        }
        for ((sum, squares), &number) in self.sums.iter_mut().zip(&sample.numbers) {
            *sum += i128::from(number);
            *squares += i128::from(number) * i128::from(number);
        }
    }

    /// One more game that came to no end.
    pub fn add_stuck(&mut self) {
        self.games += 1;
        self.stuck += 1;
    }

    /// All games of another tally.
    pub fn merge(&mut self, other: &Tally) {
        self.games += other.games;
        self.stuck += other.stuck;
        for (one, other) in self.endings.iter_mut().zip(&other.endings) {
            *one += other;
        }
        for (one, other) in self.sums.iter_mut().zip(&other.sums) {
            one.0 += other.0;
            one.1 += other.1;
        }
    }

    /// How many games ended like this.
    pub fn ended(&self, ending: usize) -> u64 {
        self.endings.get(ending).copied().unwrap_or(0)
    }

    /// The share of games that ended like this, with Wilson's interval.
    pub fn share(&self, ending: usize) -> Estimate {
        let games = self.games.max(1) as f64;
        let share = self.ended(ending) as f64 / games;
        let spread = Z * (share * (1.0 - share) / games + Z * Z / (4.0 * games * games)).sqrt();
        let middle = share + Z * Z / (2.0 * games);
        let scale = 1.0 + Z * Z / games;
        Estimate {
            value: share,
            low: ((middle - spread) / scale).max(0.0),
            high: ((middle + spread) / scale).min(1.0),
        }
    }

    /// The mean of a measure over the games that ended.
    pub fn mean(&self, measure: usize) -> Estimate {
        let count = (self.games - self.stuck).max(1) as f64;
        let (sum, squares) = self.sums.get(measure).copied().unwrap_or_default();
        let mean = sum as f64 / count;
        let variance = (squares as f64 / count - mean * mean).max(0.0);
        let spread = Z * (variance / count).sqrt();
        Estimate {
            value: mean,
            low: mean - spread,
            high: mean + spread,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn sample(ending: usize, number: i64) -> Sample {
        Sample {
            ending,
            numbers: vec![number],
        }
    }

    #[test]
    fn means_and_shares_have_their_intervals() {
        let mut tally = Tally::new(2, 1);
        for i in 0..100 {
            tally.add(&sample(usize::from(i >= 30), i));
        }
        let share = tally.share(0);
        assert_eq!(share.value, 0.3);
        // Wilson's interval for 30 of 100.
        assert!((share.low - 0.2189).abs() < 1e-3 && (share.high - 0.3958).abs() < 1e-3);
        let mean = tally.mean(0);
        assert_eq!(mean.value, 49.5);
        assert!((mean.high - mean.value - 1.96 * 28.866 / 10.0).abs() < 1e-3);
    }

    #[test]
    fn the_order_of_merging_makes_no_difference() {
        let mut parts = [Tally::new(2, 1), Tally::new(2, 1)];
        for i in 0..50 {
            parts[i % 2].add(&sample(i % 2, i as i64 * 7));
        }
        parts[1].add_stuck();
        let mut one = Tally::new(2, 1);
        one.merge(&parts[0]);
        one.merge(&parts[1]);
        let mut other = Tally::new(2, 1);
        other.merge(&parts[1]);
        other.merge(&parts[0]);
        assert_eq!(one, other);
        assert_eq!((one.games, one.stuck, one.ended(0)), (51, 1, 25));
    }
}
