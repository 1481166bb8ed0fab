//! How much one caller takes: rooms, sockets, questions. It is enough for a school behind one address, and too little to
//! hold up everybody else. Whoever asks from the machine itself is not counted.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use crate::bucket::Bucket;
use crate::caller::Caller;

/// So many rooms are opened at once, then one a second.
const ROOMS: (u32, Duration) = (200, Duration::from_secs(1));
/// So many look-ups and first messages come at once, then a hundred a second.
const QUESTIONS: (u32, Duration) = (2000, Duration::from_millis(10));
/// So many records and logs are asked for at once, then two a second: they are read from the disk.
const RECORDS: (u32, Duration) = (100, Duration::from_millis(500));
/// So many callers are remembered before those that have nothing are forgotten.
const MOST: usize = 10_000;

/// What callers have.
#[derive(Default)]
pub(crate) struct Callers {
    accounts: Mutex<HashMap<Caller, Account>>,
}

/// What a caller has.
struct Account {
    /// So many rooms of theirs are open.
    rooms: usize,
    /// So many of their sockets are open.
    sockets: usize,
    opening: Bucket,
    questions: Bucket,
    records: Bucket,
}

impl Account {
    fn new(now: Instant) -> Account {
        let bucket = |(depth, each)| Bucket::new(depth, each, now);
        Account {
            rooms: 0,
            sockets: 0,
            opening: bucket(ROOMS),
            questions: bucket(QUESTIONS),
            records: bucket(RECORDS),
        }
    }

    fn is_empty(&self, now: Instant) -> bool {
        let buckets = [self.opening, self.questions, self.records];
        self.rooms == 0 && self.sockets == 0 && buckets.iter().all(|one| one.is_settled(now))
    }
}

/// What a caller has for as long as this lives.
#[derive(Default)]
pub(crate) struct Held {
    account: Option<(Arc<Callers>, Caller, What)>,
}

/// What can be held.
#[derive(Clone, Copy)]
enum What {
    Room,
    Socket,
}

impl What {
    fn count(self, account: &mut Account) -> &mut usize {
        match self {
            What::Room => &mut account.rooms,
            What::Socket => &mut account.sockets,
        }
    }
}

impl Drop for Held {
    fn drop(&mut self) {
        if let Some((callers, caller, what)) = self.account.take()
            && let Some(account) = callers.accounts().get_mut(&caller)
        {
            let count = what.count(account);
            *count = count.saturating_sub(1);
        }
    }
}

impl Callers {
    fn accounts(&self) -> MutexGuard<'_, HashMap<Caller, Account>> {
        self.accounts.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// A caller opens a room; none if they have as many as they may, or open too many at once.
    pub(crate) fn open_room(
        self: &Arc<Callers>,
        caller: Caller,
        most: usize,
        now: Instant,
    ) -> Option<Held> {
        let may = |account: &mut Account| account.opening.try_take(now);
        self.hold(caller, What::Room, most, now, may)
    }

    /// A caller opens a socket; none if they have as many as they may.
    pub(crate) fn open_socket(
        self: &Arc<Callers>,
        caller: Caller,
        most: usize,
        now: Instant,
    ) -> Option<Held> {
        self.hold(caller, What::Socket, most, now, |_| true)
    }

    fn hold(
        self: &Arc<Callers>,
        caller: Caller,
        what: What,
        most: usize,
        now: Instant,
        may: impl FnOnce(&mut Account) -> bool,
    ) -> Option<Held> {
        if caller.is_own() {
            return Some(Held::default());
        }
        let mut accounts = self.accounts();
        let account = account(&mut accounts, caller, now);
        if *what.count(account) >= most || !may(account) {
            return None;
        }
        *what.count(account) += 1;
        let account = Some((self.clone(), caller, what));
        Some(Held { account })
    }

    /// Returns whether a caller may look up a room, or say hello.
    pub(crate) fn may_ask(&self, caller: Caller, now: Instant) -> bool {
        caller.is_own()
            || account(&mut self.accounts(), caller, now)
                .questions
                .try_take(now)
    }

    /// Returns whether a caller may read a record.
    pub(crate) fn may_read(&self, caller: Caller, now: Instant) -> bool {
        caller.is_own()
            || account(&mut self.accounts(), caller, now)
                .records
                .try_take(now)
    }
}

fn account(accounts: &mut HashMap<Caller, Account>, caller: Caller, now: Instant) -> &mut Account {
    if accounts.len() >= MOST {
        accounts.retain(|_, account| !account.is_empty(now));
    }
    accounts.entry(caller).or_insert_with(|| Account::new(now))
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
    fn who_has_enough_gets_no_more_until_something_is_given_back() {
        let (callers, now) = (Arc::new(Callers::default()), Instant::now());
        let (eve, anna) = (caller("192.0.2.1"), caller("192.0.2.2"));
        let mut held: Vec<Held> = (0..3)
            .map(|_| callers.open_socket(eve, 3, now).expect("there is a place"))
            .collect();
        assert!(callers.open_socket(eve, 3, now).is_none());
        assert!(
            callers.open_room(eve, 3, now).is_some(),
            "rooms are counted apart"
        );
        assert!(callers.open_socket(anna, 3, now).is_some());
        held.pop();
        held.extend(callers.open_socket(eve, 3, now));
        assert_eq!(held.len(), 3);
        let own = caller("127.0.0.1");
        let all: Vec<_> = (0..9).map(|_| callers.open_socket(own, 3, now)).collect();
        assert!(all.iter().all(Option::is_some));
    }

    #[test]
    fn a_school_comes_in_at_once_and_a_flood_does_not() {
        let (callers, now) = (Callers::default(), Instant::now());
        let (school, home) = (caller("192.0.2.1"), caller("192.0.2.2"));
        assert!((0..QUESTIONS.0).all(|_| callers.may_ask(school, now)));
        assert!(!callers.may_ask(school, now) && callers.may_ask(home, now));
        assert!(callers.may_ask(school, now + QUESTIONS.1));
        assert!((0..RECORDS.0).all(|_| callers.may_read(school, now)));
        assert!(!callers.may_read(school, now) && callers.may_read(home, now));
    }

    #[test]
    fn callers_who_have_nothing_are_forgotten() {
        let (callers, now) = (Arc::new(Callers::default()), Instant::now());
        let kept = callers.open_socket(caller("192.0.2.1"), 3, now);
        for i in 0..MOST {
            callers.may_ask(
                caller(&format!("10.{}.{}.{}", i >> 16, (i >> 8) & 255, i & 255)),
                now,
            );
        }
        callers.may_ask(caller("192.0.2.3"), now + QUESTIONS.1);
        assert_eq!(callers.accounts().len(), 2);
        drop(kept);
    }
}
