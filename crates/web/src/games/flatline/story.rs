//! What FLATLINE has to tell when it is over.

use klaxon_core::board::Board;

use super::rules::NAME;
use crate::desk::Desk;
use crate::games::tales;
use crate::shell::story::{Course, Poster, Story};

/// What happened, from the record of a game.
pub(crate) fn story(desk: Desk, course: Course<'_>) -> Story {
    tales::story(NAME, desk, course)
}

/// The end as a picture.
pub(crate) fn poster(board: &dyn Board) -> Poster {
    tales::poster(NAME, board)
}
