//! What happens at every table.

use crate::Moment;

/// An action was refused.
pub fn refused() -> Moment {
    Moment::aside("voice-refused")
}

/// Nobody has moved for a while.
pub fn still() -> Moment {
    Moment::aside("voice-still")
}

/// The game is paused.
pub fn paused() -> Moment {
    Moment::new("voice-paused")
}

/// A player has lost the connection.
pub fn away(seat: u8, name: &str) -> Moment {
    Moment::new("voice-away").of_seat(seat, name)
}

/// A player is back.
pub fn back(seat: u8, name: &str) -> Moment {
    Moment::new("voice-back").of_seat(seat, name)
}
