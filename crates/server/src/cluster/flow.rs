//! Items in order over a way that loses, doubles and swaps messages, as core NATS may: each side numbers what it sends,
//! keeps it until the other has it, and says how much it has. Pure: time arrives as a value.

use std::collections::{BTreeMap, VecDeque};
use std::time::{Duration, Instant};

use serde::{Deserialize, Serialize};

/// What the other side does not have after so long is sent again.
const AGAIN: Duration = Duration::from_millis(250);
/// So long an item that came may wait for company before the other side hears that it is here.
const THANKS: Duration = Duration::from_millis(50);
/// What the other side asks for again within this time is under way already.
const PAUSE: Duration = Duration::from_millis(50);
/// So many bytes of items go into one message at most, unless a single item is longer.
const MESSAGE: usize = 256 * 1024;
/// So many items may come ahead of one that is missing.
const EARLY: usize = 1024;

/// Something that can be sent. Its length bounds how much goes into one message.
pub(crate) trait Item: Clone {
    /// Returns how many bytes it takes, more or less.
    fn length(&self) -> usize;
}

/// A message from one side to the other.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub(crate) struct Frame<T> {
    /// The number of the first item. Items are counted from 0.
    pub(crate) first: u64,
    /// The items, in order.
    #[serde(default = "Vec::new")]
    pub(crate) items: Vec<T>,
    /// So many items of the other side are here.
    pub(crate) have: u64,
    /// Whether something is missing behind those: it is to be sent again at once.
    #[serde(default)]
    pub(crate) gap: bool,
}

/// One side of a flow.
#[derive(Debug)]
pub(crate) struct Flow<Out, In> {
    /// The number of the first item that the other side may not have.
    first: u64,
    /// Items that the other side may not have.
    unheard: VecDeque<Out>,
    /// How many of them were sent at least once.
    sent: usize,
    /// When they are sent again.
    again: Option<Instant>,
    /// Since when the other side has not heard of anything new here.
    silent: Option<Instant>,
    /// So many items of the other side are here.
    have: u64,
    /// Items that came before one that is missing.
    early: BTreeMap<u64, In>,
    /// When the other side is told how much is here.
    thanks: Option<Instant>,
    gap: bool,
    /// When what is missing at the other side was last sent again because it asked.
    resent: Option<Instant>,
}

impl<Out, In> Default for Flow<Out, In> {
    fn default() -> Self {
        Flow {
            first: 0,
            unheard: VecDeque::new(),
            sent: 0,
            again: None,
            silent: None,
            have: 0,
            early: BTreeMap::new(),
            thanks: None,
            gap: false,
            resent: None,
        }
    }
}

impl<Out: Item, In> Flow<Out, In> {
    /// Puts an item behind those that are to be sent.
    pub(crate) fn push(&mut self, item: Out, now: Instant) {
        self.silent.get_or_insert(now);
        self.unheard.push_back(item);
    }

    /// How many items the other side may not have.
    pub(crate) fn unheard(&self) -> usize {
        self.unheard.len()
    }

    /// How many items of the other side are here.
    pub(crate) fn heard(&self) -> u64 {
        self.have
    }

    /// How long the other side has not confirmed what it was sent.
    pub(crate) fn silence(&self, now: Instant) -> Duration {
        let since = self.silent.filter(|_| !self.unheard.is_empty());
        since.map_or(Duration::ZERO, |since| now.duration_since(since))
    }

    /// Hears a message. Returns the items whose turn it is.
    pub(crate) fn hear(&mut self, frame: Frame<In>, now: Instant) -> Vec<In> {
        self.forget_heard(frame.have, now);
        // Every message behind a gap asks for what is missing; it is sent again once.
        let lately = self.resent.is_some_and(|at| now < at + PAUSE);
        if frame.gap && !lately {
            self.sent = 0;
            self.resent = Some(now);
        }
        if frame.items.is_empty() {
            return Vec::new();
        }
        for (number, item) in (frame.first..).zip(frame.items) {
            let is_near = number < self.have + EARLY as u64;
            if number >= self.have && is_near {
                self.early.insert(number, item);
            }
        }
        let mut ready = Vec::new();
        while let Some(item) = self.early.remove(&self.have) {
            self.have += 1;
            ready.push(item);
        }
        self.gap = !self.early.is_empty();
        let wait = if self.gap || ready.is_empty() {
            Duration::ZERO
        } else {
            THANKS
        };
        let thanks = now + wait;
        self.thanks = Some(self.thanks.map_or(thanks, |before| before.min(thanks)));
        ready
    }

    /// The other side has so many items.
    fn forget_heard(&mut self, have: u64, now: Instant) {
        let heard = have
            .saturating_sub(self.first)
            .min(self.unheard.len() as u64);
        if heard == 0 {
            return;
        }
        self.unheard.drain(..heard as usize);
        self.first += heard;
        self.sent = self.sent.saturating_sub(heard as usize);
        self.silent = (!self.unheard.is_empty()).then_some(now);
        self.again = (self.sent > 0).then(|| now + AGAIN);
    }

    /// The next message to send now, if there is one. To be asked until there is none.
    pub(crate) fn next(&mut self, now: Instant) -> Option<Frame<Out>> {
        if self.again.is_some_and(|again| again <= now) {
            self.sent = 0;
            self.again = None;
        }
        let fresh = self.unheard.len() > self.sent;
        let thankful = self.thanks.is_some_and(|thanks| thanks <= now);
        if !fresh && !thankful {
            return None;
        }
        let first = self.first + self.sent as u64;
        let mut items = Vec::new();
        let mut length = 0;
        for item in self.unheard.iter().skip(self.sent) {
            length += item.length();
            if !items.is_empty() && length > MESSAGE {
                break;
            }
            items.push(item.clone());
        }
        self.sent += items.len();
        if !items.is_empty() {
            self.again = Some(now + AGAIN);
        }
        self.thanks = None;
        Some(Frame {
            first,
            items,
            have: self.have,
            gap: std::mem::take(&mut self.gap),
        })
    }

    /// When [`next`](Flow::next) has something to send, if nothing is pushed or heard before.
    pub(crate) fn deadline(&self) -> Option<Instant> {
        self.again.into_iter().chain(self.thanks).min()
    }
}

#[cfg(test)]
mod tests {
    use klaxon_core::Numbers;

    use super::*;

    impl Item for u32 {
        fn length(&self) -> usize {
            4
        }
    }

    /// A way on which messages get lost, doubled, delayed and swapped.
    struct Way {
        numbers: Numbers,
        under_way: Vec<Frame<u32>>,
    }

    impl Way {
        fn put(&mut self, frame: Frame<u32>) {
            match self.numbers.below(10) {
                0..2 => {}
                2..4 => self.under_way.extend([frame.clone(), frame]),
                _ => self.under_way.push(frame),
            }
        }

        fn take(&mut self) -> Option<Frame<u32>> {
            let count = self.under_way.len();
            let comes = count > 0 && self.numbers.below(3) > 0;
            comes.then(|| self.under_way.swap_remove(self.numbers.below(count)))
        }
    }

    fn play(seed: u64) {
        let mut now = Instant::now();
        let way = |seed| Way {
            numbers: Numbers::new(seed),
            under_way: Vec::new(),
        };
        let (mut there, mut back) = (way(seed), way(seed + 1000));
        let mut one: Flow<u32, u32> = Flow::default();
        let mut two: Flow<u32, u32> = Flow::default();
        let (mut at_one, mut at_two) = (Vec::new(), Vec::new());
        let mut steps = 0;
        for step in 0..100_000u32 {
            now += Duration::from_millis(10);
            if step < 500 {
                one.push(step, now);
                if step % 3 == 0 {
                    two.push(step, now);
                }
            }
            while let Some(frame) = one.next(now) {
                there.put(frame);
            }
            while let Some(frame) = two.next(now) {
                back.put(frame);
            }
            while let Some(frame) = there.take() {
                at_two.extend(two.hear(frame, now));
            }
            while let Some(frame) = back.take() {
                at_one.extend(one.hear(frame, now));
            }
            steps = step;
            if step >= 500 && one.unheard() + two.unheard() == 0 {
                break;
            }
        }
        assert!(steps < 99_999, "it never comes to rest");
        assert!(at_two.iter().copied().eq(0..500), "{at_two:?}");
        assert!(at_one.iter().copied().eq((0..500).step_by(3)), "{at_one:?}");
    }

    #[test]
    fn whatever_gets_lost_everything_comes_once_and_in_order() {
        for seed in 0..200 {
            play(seed);
        }
    }

    #[test]
    fn a_side_that_hears_nothing_is_silent_and_is_sent_everything_again() {
        let began = Instant::now();
        let mut flow: Flow<u32, u32> = Flow::default();
        flow.push(7, began);
        assert_eq!(flow.next(began).map(|frame| frame.items), Some(vec![7]));
        assert_eq!(flow.next(began), None);
        let later = began + AGAIN;
        assert_eq!(flow.deadline(), Some(later));
        let again = flow.next(later);
        assert_eq!(
            again.map(|frame| (frame.first, frame.items)),
            Some((0, vec![7]))
        );
        assert_eq!(flow.silence(later), AGAIN);
        let heard = Frame {
            first: 0,
            items: vec![],
            have: 1,
            gap: false,
        };
        assert!(flow.hear(heard, later).is_empty());
        assert_eq!(flow.silence(later), Duration::ZERO);
        assert_eq!(flow.deadline(), None);
    }

    #[test]
    fn a_gap_is_asked_for_at_once() {
        let now = Instant::now();
        let mut flow: Flow<u32, u32> = Flow::default();
        let ahead = Frame {
            first: 1,
            items: vec![8],
            have: 0,
            gap: false,
        };
        assert!(flow.hear(ahead, now).is_empty());
        let asks = flow.next(now).map(|frame| (frame.have, frame.gap));
        assert_eq!(asks, Some((0, true)));
        let missing = Frame {
            first: 0,
            items: vec![7],
            have: 0,
            gap: false,
        };
        assert_eq!(flow.hear(missing, now), [7, 8]);
    }
}
