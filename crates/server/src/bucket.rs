//! So many at once, then one at a time.

use std::time::{Duration, Instant};

/// Lets so many through at once, and then one each time that one has had its time.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Bucket {
    depth: u32,
    each: Duration,
    /// When all that were let through have had their time.
    settled: Instant,
}

impl Bucket {
    pub(crate) fn new(depth: u32, each: Duration, now: Instant) -> Bucket {
        Bucket {
            depth,
            each,
            settled: now,
        }
    }

    /// How long the next one has to wait.
    pub(crate) fn wait(&self, now: Instant) -> Duration {
        let after = self.settled.max(now) + self.each;
        after.saturating_duration_since(now + self.depth * self.each)
    }

    /// Lets one through, whether or not it should have waited.
    pub(crate) fn take(&mut self, now: Instant) {
        self.settled = self.settled.max(now) + self.each;
    }

    /// Lets one through if it need not wait. Returns whether it did.
    pub(crate) fn try_take(&mut self, now: Instant) -> bool {
        let may = self.wait(now).is_zero();
        if may {
            self.take(now);
        }
        may
    }

    /// Returns whether it is as if nobody had ever come.
    pub(crate) fn is_settled(&self, now: Instant) -> bool {
        self.settled <= now
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const EACH: Duration = Duration::from_millis(20);

    #[test]
    fn after_the_depth_each_waits_its_time_and_no_longer() {
        let now = Instant::now();
        let mut bucket = Bucket::new(3, EACH, now);
        for _ in 0..3 {
            assert_eq!(bucket.wait(now), Duration::ZERO);
            bucket.take(now);
        }
        assert_eq!(bucket.wait(now), EACH);
        assert!(!bucket.try_take(now));
        assert_eq!(bucket.wait(now + EACH / 2), EACH / 2);
        assert!(bucket.try_take(now + EACH));
        assert!(!bucket.try_take(now + EACH));
    }

    #[test]
    fn who_waited_long_may_come_as_often_as_at_first_and_no_more() {
        let now = Instant::now();
        let mut bucket = Bucket::new(3, EACH, now);
        (0..3).for_each(|_| bucket.take(now));
        assert!(!bucket.is_settled(now));
        let later = now + 100 * EACH;
        assert!(bucket.is_settled(later));
        assert!((0..3).all(|_| bucket.try_take(later)));
        assert!(!bucket.try_take(later));
    }
}
