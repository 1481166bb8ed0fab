//! The messages of a member that were carried out, for when one is sent again.

use std::collections::VecDeque;

/// How many are kept for each member.
const MOST: usize = 128;

/// Messages that were carried out: their ids, and the changes they made. Both grow by little from one to the next, so
/// only by how much is kept.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Answers {
    count: usize,
    /// What was forgotten last, and what was remembered last.
    forgotten: Answer,
    last: Answer,
    steps: VecDeque<u8>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
struct Answer {
    message: u64,
    number: u64,
}

impl Answers {
    /// The highest id of a message that was carried out.
    pub(crate) fn last_message(&self) -> u64 {
        self.last.message
    }

    /// The change that a message made, if that is still known.
    pub(crate) fn find(&self, message: u64) -> Option<u64> {
        // Most messages are new.
        if message > self.last.message {
            return None;
        }
        let found = self.iter().find(|(one, _)| *one == message);
        found.map(|(_, number)| number)
    }

    /// The messages that are still known, each with its change; the oldest first.
    pub(crate) fn iter(&self) -> impl Iterator<Item = (u64, u64)> {
        let mut steps = self.steps.iter().copied();
        let mut one = self.forgotten;
        (0..self.count).map(move |_| {
            one = one.next(&mut steps);
            (one.message, one.number)
        })
    }

    /// A message was carried out, and made a change.
    pub(crate) fn remember(&mut self, message: u64, number: u64) {
        if self.count == MOST {
            self.forgotten = self
                .forgotten
                .next(&mut std::iter::from_fn(|| self.steps.pop_front()));
            self.count -= 1;
        }
        let Answer {
            message: before,
            number: change,
        } = self.last;
        self.write(message.wrapping_sub(before));
        self.write(number.wrapping_sub(change));
        self.last = Answer { message, number };
        self.count += 1;
    }

    /// Seven bits in a byte, the lowest first; the eighth says that there are more.
    fn write(&mut self, mut step: u64) {
        while step > 0x7f {
            self.steps.push_back(step as u8 | 0x80);
            step >>= 7;
        }
        self.steps.push_back(step as u8);
    }
}

impl Answer {
    /// The one that is these steps further.
    fn next(self, steps: &mut impl Iterator<Item = u8>) -> Answer {
        Answer {
            message: self.message.wrapping_add(read(steps)),
            number: self.number.wrapping_add(read(steps)),
        }
    }
}

fn read(steps: &mut impl Iterator<Item = u8>) -> u64 {
    let mut step = 0;
    for shift in (0..u64::BITS).step_by(7) {
        let byte = steps.next().unwrap_or_default();
        step |= u64::from(byte & 0x7f) << shift;
        if byte < 0x80 {
            break;
        }
    }
    step
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_last_messages_are_remembered_with_what_they_made() {
        let mut answers = Answers::default();
        assert_eq!((answers.last_message(), answers.find(0)), (0, None));
        // Ids may be anything that grows, and so may the changes between those of one member.
        let all: Vec<(u64, u64)> = (0..300)
            .map(|i| (i * i * i * 1_000_000_007 + 1, i * 200))
            .chain([(u64::MAX - 1, 1 << 40), (u64::MAX, u64::MAX)])
            .collect();
        for (place, &(message, number)) in all.iter().enumerate() {
            answers.remember(message, number);
            assert_eq!(answers.last_message(), message);
            let kept = place.saturating_sub(MOST - 1);
            for &(message, _) in &all[..kept] {
                assert_eq!(answers.find(message), None);
                assert_eq!(answers.find(message + 1), None);
            }
            for &(message, number) in &all[kept..=place] {
                assert_eq!(answers.find(message), Some(number));
            }
        }
    }
}
