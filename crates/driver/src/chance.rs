//! What is left to chance when a room wakes.

use klaxon_core::Seat;
use klaxon_core::fair::Secret;

/// Numbers that nobody can guess, drawn anew each time a room wakes.
#[derive(Clone, Copy, Debug)]
pub struct Chance {
    /// The room's own share in the seed of the next game.
    pub secret: Secret,
    /// For what bots leave to chance. It tells nothing about the deal.
    pub bots: u64,
}

impl Chance {
    /// The seed for the bot on a seat. A bot is asked at most once each time a room wakes.
    pub(crate) fn seed(self, seat: Seat) -> u64 {
        // An odd number spreads neighbouring seats over all seeds.
        let apart = 0x9e37_79b9_7f4a_7c15_u64;
        self.bots
            .wrapping_add(apart.wrapping_mul(u64::from(seat.0)))
    }
}
