//! Codes are short, so guessing is slow: whoever tries many that lead nowhere has to wait.

use std::collections::HashMap;
use std::convert::Infallible;
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr};
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

use axum::extract::{ConnectInfo, FromRequestParts};
use axum::http::HeaderMap;
use axum::http::request::Parts;

/// So many wrong codes are mistakes; more are guesses.
const MISTAKES: u32 = 30;
/// After this long one of them is forgotten.
const FORGOTTEN: Duration = Duration::from_secs(3);
/// So many addresses are remembered before those that have nothing to hide are forgotten.
const MOST: usize = 10_000;

/// Who asks: the address of a machine, or of the network behind which it stands.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Caller(IpAddr);

impl Caller {
    /// A proxy on the same machine says for whom it asks; the last name in its list is the one that it saw itself.
    fn new(peer: IpAddr, headers: &HeaderMap) -> Caller {
        let told = headers.get_all("x-forwarded-for").into_iter().next_back();
        let told =
            told.and_then(|list| list.to_str().ok()?.rsplit(',').next()?.trim().parse().ok());
        let address = match told {
            Some(told) if peer.to_canonical().is_loopback() => told,
            _ => peer,
        };
        Caller(match address.to_canonical() {
            // One household has that many addresses.
            IpAddr::V6(address) => {
                let network = u128::from(address) & !u128::from(u64::MAX);
                IpAddr::V6(Ipv6Addr::from(network))
            }
            address => address,
        })
    }
}

impl<S: Sync> FromRequestParts<S> for Caller {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Caller, Infallible> {
        let peer = parts.extensions.get::<ConnectInfo<SocketAddr>>();
        let peer = peer.map_or(IpAddr::V4(Ipv4Addr::UNSPECIFIED), |info| info.0.ip());
        Ok(Caller::new(peer, &parts.headers))
    }
}

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
    use super::*;

    fn caller(peer: &str, forwarded: &[&str]) -> Caller {
        let mut headers = HeaderMap::new();
        for list in forwarded {
            headers.append("x-forwarded-for", list.parse().expect("a header"));
        }
        Caller::new(peer.parse().expect("an address"), &headers)
    }

    #[test]
    fn whoever_guesses_has_to_wait_and_nobody_else() {
        let (guesses, began) = (Guesses::default(), Instant::now());
        let (eve, anna) = (caller("10.0.0.1", &[]), caller("10.0.0.2", &[]));
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

    #[test]
    fn a_proxy_on_the_same_machine_is_believed_and_no_other() {
        let eve = caller("203.0.113.5", &[]);
        assert_eq!(caller("127.0.0.1", &["10.9.9.9, 203.0.113.5"]), eve);
        assert_eq!(caller("127.0.0.1", &["10.9.9.9", "203.0.113.5"]), eve);
        assert_eq!(caller("::ffff:127.0.0.1", &["203.0.113.5"]), eve);
        assert_eq!(caller("203.0.113.5", &["10.9.9.9"]), eve);
        assert_eq!(caller("127.0.0.1", &["nonsense"]), caller("127.0.0.1", &[]));
    }

    #[test]
    fn a_household_is_one_caller() {
        let one = caller("2001:db8:1:2:3::4", &[]);
        assert_eq!(one, caller("2001:db8:1:2:ffff::1", &[]));
        assert_ne!(one, caller("2001:db8:1:3::4", &[]));
    }
}
