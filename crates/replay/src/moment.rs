//! A moment of a game.

use klaxon_core::{Seat, Time};
use klaxon_room::Wall;

/// Something that happened in a game, and the position after it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Moment {
    /// The game time.
    pub at: Time,
    /// When it happened, on the clock on the wall of the room.
    pub wall: Wall,
    /// Who acted, and what they did; none if it happened by itself.
    pub deed: Option<(Seat, String)>,
    /// What happened in the room, in its words.
    pub(crate) facts: Vec<String>,
    /// What happened in the game, as much of it as the tape knows.
    pub(crate) events: Vec<String>,
}
