//! What each game has to tell when it is over. Only the end needs it, so it is loaded with that.

use klaxon_core::board::Board;

use super::fuse;
use crate::desk::Desk;
use crate::shell::story::{Poster, Story};

/// What happened when, and who did best, from the record of a game.
pub(crate) fn story(desk: Desk, game: &str, record: &str) -> Story {
    match game {
        "fuse" => fuse::story::story(desk, record),
        _ => Story::default(),
    }
}

/// The end as a picture, for a game that is over.
pub(crate) fn poster(game: &str, board: &dyn Board) -> Poster {
    match game {
        "fuse" => fuse::story::poster(board),
        _ => Poster::default(),
    }
}
