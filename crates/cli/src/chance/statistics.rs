//! How likely it is that chance alone looks like this.

/// Counts of what should come equally often.
pub(super) mod chi_squared {
    use super::gamma_above;

    /// Pearson's statistic for counts that should be equal, and its degrees of freedom.
    pub(crate) fn statistic(counts: &[u32]) -> (f64, usize) {
        let all: f64 = counts.iter().map(|&count| f64::from(count)).sum();
        let expected = all / counts.len() as f64;
        let parts = counts
            .iter()
            .map(|&count| (f64::from(count) - expected).powi(2) / expected);
        (parts.sum(), counts.len() - 1)
    }

    /// How often honest counts come to this, or more.
    pub(crate) fn p(value: f64, freedom: usize) -> f64 {
        gamma_above(freedom as f64 / 2.0, value / 2.0)
    }
}

/// What is normally distributed.
pub(super) mod normal {
    use super::gamma_above;

    /// How often something is as far from its mean, or further: so many standard deviations.
    pub(crate) fn two_sided(z: f64) -> f64 {
        gamma_above(0.5, z * z / 2.0)
    }
}

/// More steps than any of these series needs.
const STEPS: usize = 100_000;
const PRECISION: f64 = 1e-15;

/// The upper part of the regularised gamma function, by its series or its continued fraction.
fn gamma_above(a: f64, x: f64) -> f64 {
    if x <= 0.0 {
        return 1.0;
    }
    let front = (a * x.ln() - x - ln_gamma(a)).exp();
    match x < a + 1.0 {
        true => 1.0 - front * series(a, x),
        false => front * fraction(a, x),
    }
}

fn series(a: f64, x: f64) -> f64 {
    let (mut part, mut sum) = (1.0 / a, 1.0 / a);
    for n in 1..STEPS {
        part *= x / (a + n as f64);
        sum += part;
        if part < sum * PRECISION {
            break;
        }
    }
    sum
}

/// Lentz's way through the continued fraction.
fn fraction(a: f64, x: f64) -> f64 {
    let tiny = 1e-300;
    let mut b = x + 1.0 - a;
    let mut c = 1.0 / tiny;
    let mut d = 1.0 / b;
    let mut h = d;
    for n in 1..STEPS {
        let n = n as f64;
        let an = -n * (n - a);
        b += 2.0;
        d = 1.0 / not_zero(an * d + b, tiny);
        c = not_zero(b + an / c, tiny);
        let step = d * c;
        h *= step;
        if (step - 1.0).abs() < PRECISION {
            break;
        }
    }
    h
}

fn not_zero(value: f64, tiny: f64) -> f64 {
    match value.abs() < tiny {
        true => tiny,
        false => value,
    }
}

/// The logarithm of the gamma function, by Stirling's series far out.
fn ln_gamma(x: f64) -> f64 {
    // One step at a time from far enough out, where the series is exact enough.
    if x < 10.0 {
        return ln_gamma(x + 1.0) - x.ln();
    }
    let inverse = 1.0 / (x * x);
    let tail = (1.0 / 12.0 - inverse * (1.0 / 360.0 - inverse * (1.0 / 1260.0))) / x;
    (x - 0.5) * x.ln() - x + 0.5 * (2.0 * std::f64::consts::PI).ln() + tail
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn p_values_are_those_of_the_books() {
        // From tables: the values that are exceeded with this probability.
        for (value, freedom, p) in [
            (3.841, 1, 0.05),
            (6.635, 1, 0.01),
            (11.070, 5, 0.05),
            (15.086, 5, 0.01),
            (36.415, 24, 0.05),
            (49.802, 35, 0.05),
            (1074.679, 1000, 0.05),
            (0.412, 5, 0.995),
        ] {
            let found = chi_squared::p(value, freedom);
            assert!(
                (found - p).abs() < 2e-4 * (1.0 + p),
                "{value} {freedom}: {found}"
            );
        }
        for (z, p) in [(1.96, 0.05), (-2.5758, 0.01), (0.0, 1.0)] {
            let found = normal::two_sided(z);
            assert!((found - p).abs() < 1e-4, "{z}: {found}");
        }
    }

    #[test]
    fn even_counts_are_no_surprise() {
        assert_eq!(chi_squared::statistic(&[10, 10, 10]), (0.0, 2));
        assert_eq!(chi_squared::statistic(&[20, 0]), (20.0, 1));
    }
}
