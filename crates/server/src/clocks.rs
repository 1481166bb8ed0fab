//! The clocks that phones share, by their codes. They are kept in memory alone: after a restart the first phone that comes
//! back brings its clock along.

use std::collections::HashMap;
use std::sync::{Mutex, MutexGuard, OnceLock, PoisonError};
use std::time::{Duration, Instant};

use klaxon_proto::Known;
use tokio::sync::{mpsc, watch};

use crate::caller::Caller;
use crate::code;

/// So many clocks are shared from one address at most, the machine itself excepted.
const OF_ONE_ADDRESS: usize = 50;
/// So long phones of another node count that were not told of again.
const FORGOTTEN: Duration = Duration::from_secs(30);
/// How often another code is tried, if it is taken.
const TRIES: usize = 20;

/// How a clock stands.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Face {
    pub(crate) newest: Known,
    /// So many phones follow it.
    pub(crate) phones: u32,
}

/// Who follows a clock sees every face that it has when they look.
pub(crate) type Follower = watch::Receiver<Face>;

struct Shared {
    face: watch::Sender<Face>,
    /// Who shared it.
    from: Caller,
    /// When it was last touched or left.
    last: Instant,
    /// How many phones follow it at other nodes, and when they told.
    elsewhere: HashMap<String, (u32, Instant)>,
}

impl Shared {
    fn new(newest: Known, from: Caller) -> Shared {
        let (face, _) = watch::channel(Face { newest, phones: 0 });
        Shared {
            face,
            from,
            last: Instant::now(),
            elsewhere: HashMap::new(),
        }
    }

    fn follower(&self) -> Follower {
        let follower = self.face.subscribe();
        self.count();
        follower
    }

    /// Everybody hears how many follow.
    fn count(&self) {
        let lately = self.elsewhere.values();
        let lately = lately.filter(|(_, told)| told.elapsed() < FORGOTTEN);
        let elsewhere: u32 = lately.map(|(phones, _)| *phones).sum();
        let phones = self.phones_here().saturating_add(elsewhere);
        self.face.send_if_modified(|face| {
            let changes = face.phones != phones;
            face.phones = phones;
            changes
        });
    }

    fn take_if_newer(&self, known: Known) {
        self.face.send_if_modified(|face| {
            let is_newer = face.newest.at < known.at;
            if is_newer {
                face.newest = known;
            }
            is_newer
        });
    }

    fn phones_here(&self) -> u32 {
        u32::try_from(self.face.receiver_count()).unwrap_or(u32::MAX)
    }

    fn stand(&self) -> Stand {
        Stand {
            newest: self.face.borrow().newest.clone(),
            phones: self.phones_here(),
        }
    }

    fn is_idle(&self, idle: Duration) -> bool {
        self.face.receiver_count() == 0 && self.last.elapsed() > idle
    }
}

/// How many clocks are shared at most, and how long one stays that nobody follows.
#[derive(Clone, Copy)]
pub(crate) struct Bounds {
    pub(crate) most: usize,
    pub(crate) idle: Duration,
}

/// Why a clock is not shared or followed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum NotShared {
    /// Enough are shared, altogether or from one address.
    TooMany,
    /// There is none with this code.
    Nowhere,
    /// The server stops.
    Stopping,
}

#[derive(Default)]
struct Open {
    clocks: HashMap<String, Shared>,
    is_stopping: bool,
}

/// How a clock stands here, for other nodes.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Stand {
    pub(crate) newest: Known,
    /// So many phones follow it here.
    pub(crate) phones: u32,
}

/// The clocks that are shared.
#[derive(Default)]
pub(crate) struct Clocks {
    open: Mutex<Open>,
    /// Where is told which clock was touched, followed or left here.
    told: OnceLock<mpsc::UnboundedSender<String>>,
}

impl Clocks {
    fn open(&self) -> MutexGuard<'_, Open> {
        // A map that somebody panicked over is still a map.
        self.open.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// From now on whoever gets this hears which clock was touched, followed or left here.
    pub(crate) fn tell(&self, told: mpsc::UnboundedSender<String>) {
        self.told.get_or_init(|| told);
    }

    fn told(&self, code: &str) {
        if let Some(told) = self.told.get() {
            let _ = told.send(code.to_owned());
        }
    }

    /// How a clock stands here; none if nobody follows it here.
    pub(crate) fn stand(&self, code: &str) -> Option<Stand> {
        self.open().clocks.get(code).map(Shared::stand)
    }

    /// Another node tells how a clock stands there. What is newest counts.
    pub(crate) fn hear(&self, code: &str, node: &str, stand: Stand) {
        let mut open = self.open();
        let Some(shared) = open.clocks.get_mut(code) else {
            return;
        };
        let told = (stand.phones, Instant::now());
        shared.elsewhere.insert(node.to_owned(), told);
        shared.take_if_newer(stand.newest);
        shared.count();
    }

    /// Returns codes for a new clock, of which the first are the shortest.
    pub(crate) fn codes(&self) -> impl Iterator<Item = String> + use<> {
        let length = code::length(self.count());
        (0..TRIES).map(move |tries| code::code((length + tries / 5).min(code::LONGEST)))
    }

    /// Shares a clock under the first of these codes that no other clock has.
    pub(crate) fn share(
        &self,
        newest: Known,
        from: Caller,
        bounds: Bounds,
        codes: impl IntoIterator<Item = String>,
    ) -> Result<(String, Follower), NotShared> {
        let mut open = self.open();
        open.make_room(from, bounds)?;
        let mut codes = codes.into_iter();
        let code = codes.find(|code| !open.clocks.contains_key(code));
        let code = code.ok_or(NotShared::TooMany)?;
        let follower = open.add(code.clone(), Shared::new(newest, from));
        self.told(&code);
        Ok((code, follower))
    }

    /// Follows the clock with a code. What a phone knows of it counts if nothing newer is known here.
    pub(crate) fn follow(
        &self,
        code: &str,
        known: Option<Known>,
        from: Caller,
        bounds: Bounds,
    ) -> Result<Follower, NotShared> {
        let mut open = self.open();
        open.forget_idle(bounds.idle);
        if let Some(shared) = open.clocks.get(code) {
            if let Some(known) = known {
                shared.take_if_newer(known);
            }
            let follower = shared.follower();
            self.told(code);
            return Ok(follower);
        }
        if open.is_stopping {
            return Err(NotShared::Stopping);
        }
        let known = known.ok_or(NotShared::Nowhere)?;
        open.make_room(from, bounds)?;
        let follower = open.add(code.to_owned(), Shared::new(known, from));
        self.told(code);
        Ok(follower)
    }

    /// Somebody touched a clock. With `after`, that counts only if nothing newer is known. Returns when the state was taken
    /// that counts now, and whether it is the one of the touch; none if the clock is gone.
    pub(crate) fn touch(
        &self,
        code: &str,
        state: String,
        after: Option<u64>,
        now: u64,
    ) -> Option<(u64, bool)> {
        let mut open = self.open();
        let shared = open.clocks.get_mut(code)?;
        let newest = shared.face.borrow().newest.at;
        if after.is_some_and(|after| after < newest) {
            return Some((newest, false));
        }
        // Two touches of one millisecond have an order, too.
        let at = now.max(newest + 1);
        shared.last = Instant::now();
        shared
            .face
            .send_modify(|face| face.newest = Known { at, state });
        self.told(code);
        Some((at, true))
    }

    /// A phone does not follow any more.
    pub(crate) fn leave(&self, code: &str, follower: Follower) {
        drop(follower);
        if let Some(shared) = self.open().clocks.get_mut(code) {
            shared.last = Instant::now();
            shared.count();
            self.told(code);
        }
    }

    /// Returns whether a clock has this code.
    pub(crate) fn has(&self, code: &str) -> bool {
        self.open().clocks.contains_key(code)
    }

    /// How many clocks are shared.
    pub(crate) fn count(&self) -> usize {
        self.open().clocks.len()
    }

    /// Nobody follows anything here any more: everybody comes back later.
    pub(crate) fn stop(&self) {
        let mut open = self.open();
        open.is_stopping = true;
        open.clocks.clear();
    }
}

impl Open {
    /// Returns why no more clocks can be shared by somebody, if so.
    fn make_room(&mut self, from: Caller, bounds: Bounds) -> Result<(), NotShared> {
        if self.is_stopping {
            return Err(NotShared::Stopping);
        }
        self.forget_idle(bounds.idle);
        let of_one = self.clocks.values().filter(|shared| shared.from == from);
        let has_room = from.is_own() || of_one.count() < OF_ONE_ADDRESS;
        match self.clocks.len() < bounds.most && has_room {
            true => Ok(()),
            false => Err(NotShared::TooMany),
        }
    }

    fn add(&mut self, code: String, shared: Shared) -> Follower {
        let follower = shared.follower();
        self.clocks.insert(code, shared);
        follower
    }

    fn forget_idle(&mut self, idle: Duration) {
        self.clocks.retain(|_, shared| !shared.is_idle(idle));
    }
}

#[cfg(test)]
mod tests {
    use axum::http::HeaderMap;

    use super::*;
    use crate::trust::Trust;

    fn share(clocks: &Clocks, address: &str) -> Option<NotShared> {
        let address = address.parse().expect("an address");
        let from = Caller::new(address, &HeaderMap::new(), &Trust::default());
        let newest = Known {
            at: 1,
            state: String::new(),
        };
        let bounds = Bounds {
            most: 1000,
            idle: Duration::from_secs(60),
        };
        clocks.share(newest, from, bounds, clocks.codes()).err()
    }

    #[test]
    fn one_address_shares_so_many_and_the_machine_itself_as_many_as_it_likes() {
        let clocks = Clocks::default();
        for _ in 0..OF_ONE_ADDRESS {
            assert_eq!(share(&clocks, "192.0.2.1"), None);
        }
        assert_eq!(share(&clocks, "192.0.2.1"), Some(NotShared::TooMany));
        assert_eq!(share(&clocks, "192.0.2.2"), None);
        for _ in 0..2 * OF_ONE_ADDRESS {
            assert_eq!(share(&clocks, "127.0.0.1"), None);
        }
    }
}
