//! Codes are short, so guessing is slow: whoever tries many that lead nowhere has to wait.

use std::collections::HashMap;
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

use crate::caller::Caller;

/// So many wrong codes are mistakes; more are guesses.
const MISTAKES: u32 = 30;
/// After this long one of them is forgotten.
const FORGOTTEN: Duration = Duration::from_secs(3);
/// So many addresses are remembered before those that have nothing to hide are forgotten.
const MOST: usize = 10_000;

/// Who tried how many codes that lead nowhere.
#[derive(Default)]
pub(crate) struct Guesses {
    wrong: Mutex<HashMap<Caller, Wrong>>,
}

#[derive(Clone, Copy)]
struct Wrong {
    count: u32,
    since: Instant,
}

impl Wrong {
    /// What is left of it, after some of it was forgotten.
    fn at(self, now: Instant) -> Wrong {
        let passed = now.saturating_duration_since(self.since).as_nanos() / FORGOTTEN.as_nanos();
        let forgotten = u32::try_from(passed).unwrap_or(u32::MAX).min(self.count);
        Wrong {
            count: self.count - forgotten,
            since: match forgotten == self.count {
                true => now,
                false => self.since + forgotten * FORGOTTEN,
            },
        }
    }
}

impl Guesses {
    fn wrong(&self) -> std::sync::MutexGuard<'_, HashMap<Caller, Wrong>> {
        self.wrong.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Returns whether a caller may try another code.
    pub(crate) fn allow(&self, caller: Caller, now: Instant) -> bool {
        let wrong = self.wrong().get(&caller).map(|wrong| wrong.at(now));
        wrong.is_none_or(|wrong| wrong.count < MISTAKES)
    }

    /// A caller tried a code that leads nowhere.
    pub(crate) fn note(&self, caller: Caller, now: Instant) {
        let mut all = self.wrong();
        if all.len() >= MOST {
            all.retain(|_, wrong| wrong.at(now).count > 0);
        }
        let none = Wrong {
            count: 0,
            since: now,
        };
        let wrong = all.entry(caller).or_insert(none);
        *wrong = wrong.at(now);
        wrong.count = wrong.count.saturating_add(1).min(MISTAKES);
    }
}

#[cfg(test)]
mod tests {
    use axum::http::HeaderMap;

    use super::*;
    use crate::trust::Trust;

    fn caller(address: &str) -> Caller {
        let address = address.parse().expect("an address");
        Caller::new(address, &HeaderMap::new(), &Trust::default())
    }

    #[test]
    fn whoever_guesses_has_to_wait_and_nobody_else() {
        let (guesses, began) = (Guesses::default(), Instant::now());
        let (eve, anna) = (caller("10.0.0.1"), caller("10.0.0.2"));
        for _ in 0..MISTAKES {
            assert!(guesses.allow(eve, began));
            guesses.note(eve, began);
        }
        assert!(!guesses.allow(eve, began) && guesses.allow(anna, began));
        let soon = began + FORGOTTEN - Duration::from_millis(1);
        assert!(!guesses.allow(eve, soon));
        assert!(guesses.allow(eve, began + FORGOTTEN));
        guesses.note(eve, began + FORGOTTEN);
        assert!(!guesses.allow(eve, began + FORGOTTEN), "one at a time");
        let later = began + 2 * MISTAKES * FORGOTTEN;
        for _ in 0..MISTAKES {
            assert!(guesses.allow(eve, later), "all is forgotten");
            guesses.note(eve, later);
        }
    }
}
