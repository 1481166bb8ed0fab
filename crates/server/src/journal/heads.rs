//! Who has claimed which room, and where its record ends.
//!
//! Only the newest claim can add to a room, so whoever has it knows where the record ends: no statement has to ask.

use std::collections::HashMap;

use super::{Claim, Entry, JournalError, RoomId};

/// The end of a room's record.
#[derive(Clone, Copy, Debug)]
struct Head {
    epoch: u64,
    /// The number of the last entry; unknown until the record was read.
    last: Option<u64>,
}

/// The rooms that are claimed.
#[derive(Default, Debug)]
pub(super) struct Heads {
    heads: HashMap<RoomId, Head>,
    /// What it was before entries that are not on disk yet.
    before: Vec<(RoomId, Head)>,
}

impl Heads {
    /// A room was claimed. Of a new one it is known that it has no entries.
    pub(super) fn claimed(&mut self, claim: Claim, last: Option<u64>) {
        let epoch = claim.epoch;
        self.heads.insert(claim.room, Head { epoch, last });
    }

    /// Fails unless this is the newest claim of its room.
    pub(super) fn check(&self, claim: Claim) -> Result<(), JournalError> {
        self.head(claim).map(|_| ())
    }

    fn head(&self, claim: Claim) -> Result<&Head, JournalError> {
        let head = self.heads.get(&claim.room);
        head.filter(|head| head.epoch == claim.epoch)
            .ok_or(JournalError::Lost(claim.room))
    }

    /// The record of a room will end with these entries. Fails unless they go on from its last.
    pub(super) fn stage(&mut self, claim: Claim, entries: &[Entry]) -> Result<(), JournalError> {
        let before = *self.head(claim)?;
        let mut last = before.last;
        for Entry { number, .. } in entries {
            if last.and_then(|last| last.checked_add(1)) != Some(*number) {
                let (room, number) = (claim.room, *number);
                return Err(JournalError::Conflict { room, number });
            }
            last = Some(*number);
        }
        self.before.push((claim.room, before));
        self.heads.insert(claim.room, Head { last, ..before });
        Ok(())
    }

    /// What was staged is on disk.
    pub(super) fn settle(&mut self) {
        self.before.clear();
    }

    /// Nothing of what was staged is on disk. A room that was claimed anew since has another record.
    pub(super) fn take_back(&mut self) {
        for (room, before) in self.before.drain(..).rev() {
            if let Some(head) = self.heads.get_mut(&room)
                && head.epoch == before.epoch
            {
                *head = before;
            }
        }
    }

    /// Returns the number of the last entry of a room.
    pub(super) fn last(&self, claim: Claim) -> Result<Option<u64>, JournalError> {
        self.head(claim).map(|head| head.last)
    }

    /// The record of a room ends here.
    pub(super) fn ends(&mut self, claim: Claim, last: u64) {
        if let Some(head) = self.heads.get_mut(&claim.room) {
            head.last = Some(last);
        }
    }

    /// A claim is over. A newer one of the same room is not.
    pub(super) fn forget(&mut self, claim: Claim) {
        if self.check(claim).is_ok() {
            self.heads.remove(&claim.room);
        }
    }
}
