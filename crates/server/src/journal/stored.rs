//! An entry as it is stored, and whether it is the one that was written.

use super::entry::checksum;
use super::{Damage, Entry, RoomId, Wrong};

/// An entry as it is stored.
pub(super) struct Stored {
    pub(super) number: i64,
    pub(super) at: i64,
    pub(super) body: Vec<u8>,
    pub(super) checksum: i64,
}

impl Stored {
    /// The entry, if it is the one with this number.
    pub(super) fn check(self, room: RoomId, next: i64) -> Result<Entry, Damage> {
        self.sound(room, next)
            .map_err(|wrong| damage(room, next, wrong))
    }

    fn sound(self, room: RoomId, next: i64) -> Result<Entry, Wrong> {
        if self.number > next {
            return Err(Wrong::Missing);
        }
        if self.number < next {
            return Err(Wrong::OutOfOrder(self.number));
        }
        let (number, at) = (self.number.cast_unsigned(), self.at.cast_unsigned());
        let found = checksum(room, number, at, &self.body);
        let body = String::from_utf8(self.body).map_err(|_| Wrong::NotText)?;
        if i64::from(found) != self.checksum {
            return Err(Wrong::Checksum);
        }
        Ok(Entry { number, at, body })
    }
}

/// The entries that come after a number, all of them up to another and perhaps more.
pub(super) fn check_all(
    room: RoomId,
    begins: i64,
    at_least: i64,
    stored: Vec<Stored>,
) -> Result<Vec<Entry>, Damage> {
    let mut entries = Vec::with_capacity(stored.len());
    for (next, stored) in (begins + 1..).zip(stored) {
        entries.push(stored.check(room, next)?);
    }
    let read = begins + entries.len() as i64;
    match read < at_least {
        true => Err(damage(room, read + 1, Wrong::Missing)),
        false => Ok(entries),
    }
}

pub(super) fn damage(room: RoomId, number: i64, wrong: Wrong) -> Damage {
    let number = number.cast_unsigned();
    Damage {
        room,
        number,
        wrong,
    }
}
