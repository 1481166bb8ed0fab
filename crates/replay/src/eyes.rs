//! By whose eyes a game is watched again.

use klaxon_core::{Seat, Viewer};

/// By whose eyes a game is watched again.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Eyes {
    /// As somebody saw it who looked on.
    Everybody,
    /// As the player of a seat saw it.
    Seat(Seat),
    /// With everything that was hidden. A tape of a game that still goes on has nothing more to show by it.
    AllHands,
}

impl Eyes {
    /// Who looks, as a room knows it.
    pub fn viewer(self) -> Viewer {
        match self {
            Eyes::Seat(seat) => Viewer::Seat(seat),
            Eyes::Everybody | Eyes::AllHands => Viewer::Spectator,
        }
    }
}
