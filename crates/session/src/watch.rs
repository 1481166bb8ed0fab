//! The two clocks of a device: one that people can set, and one that nobody can.

use klaxon_room::Wall;

/// How often the server is asked what time it is, in milliseconds.
const ASK: u64 = 10_000;
/// A wall clock that moved further than this against time itself was set, or the device slept. Some browsers round both
/// to 100 ms.
const JUMP: u64 = 250;

/// Two clocks of this device, and when the server was last asked for its own.
#[derive(Debug, Default)]
pub(crate) struct Watch {
    /// How far the wall clock was ahead of the steady one when they were last looked at.
    ahead: Option<u64>,
    /// The steady time of the last question.
    pub(crate) asked: Option<u64>,
}

impl Watch {
    /// Returns whether the wall clock was set, or the device slept, since this was last asked.
    pub(crate) fn jumped(&mut self, now: Wall, steady: u64) -> bool {
        let ahead = now.0.wrapping_sub(steady);
        let before = self.ahead.replace(ahead).unwrap_or(ahead);
        let moved = ahead.wrapping_sub(before).cast_signed().unsigned_abs();
        moved > JUMP
    }

    /// Returns whether the server should be asked again.
    pub(crate) fn is_due(&self, steady: u64) -> bool {
        self.asked
            .is_none_or(|asked| steady.wrapping_sub(asked) > ASK)
    }
}
