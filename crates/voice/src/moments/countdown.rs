//! What happens in Countdown, besides what happens in FUSE too.

use super::counted;
use crate::Moment;

/// The game begins; a player leads.
pub fn start(players: usize, seat: u8, name: &str) -> Moment {
    counted(Moment::new("voice-countdown-start"), "players", players).of_seat(seat, name)
}

/// No bomb and no spark is left.
pub fn won() -> Moment {
    Moment::end("voice-countdown-won")
}

/// The time is up, with so many sparks in play.
pub fn lost(sparks: usize) -> Moment {
    counted(Moment::end("voice-countdown-lost"), "sparks", sparks)
}

/// A player draws a spark.
pub fn spark() -> Moment {
    Moment::new("voice-spark")
}

/// No role can be used any more.
pub fn roles_off() -> Moment {
    Moment::new("voice-roles-off")
}

/// Every player has to roll a six.
pub fn roll_a_six() -> Moment {
    Moment::new("voice-roll-a-six")
}
