//! What is said of the actions and events of each game.

mod flatline;
mod fuse;
mod planter;

use super::saying::Saying;

/// How a game is told.
#[derive(Clone, Copy)]
pub(super) struct Sayings {
    /// What players do.
    pub(super) actions: &'static [Saying],
    /// What happens.
    pub(super) events: &'static [Saying],
}

/// How the game with this name is told; one that is not known here is told in the notation.
pub(super) fn of(game: &str) -> Sayings {
    let (actions, events) = match game {
        "planter" => (planter::ACTIONS, planter::EVENTS),
        "flatline" => (flatline::ACTIONS, flatline::EVENTS),
        "countdown" | "integrated" | "epic" => (fuse::ACTIONS, fuse::EVENTS),
        mix if mix.split('+').next() == Some("fuse") => (fuse::ACTIONS, fuse::EVENTS),
        _ => (&[][..], &[][..]),
    };
    Sayings { actions, events }
}
