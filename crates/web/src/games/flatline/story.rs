//! What FLATLINE has to tell when it is over. It comes with the table: the end of another game does not
//! bring these rules along.

use std::cell::Cell;

use klaxon_core::board::Board;

use crate::desk::Desk;
use crate::shell::story::{Poster, Story};

/// What can be told.
#[derive(Clone, Copy)]
pub(super) struct Tales {
    /// What happened, from the record of a game.
    pub(super) story: fn(Desk, &str) -> Story,
    /// The end as a picture.
    pub(super) poster: fn(&dyn Board) -> Poster,
}

thread_local! {
    static TALES: Cell<Option<Tales>> = const { Cell::new(None) };
}

/// Keeps what came with the table.
pub(super) fn keep(tales: Tales) {
    TALES.set(Some(tales));
}

/// What happened, from the record of a game.
pub(crate) fn story(desk: Desk, record: &str) -> Story {
    TALES
        .get()
        .map_or(Story::default(), |tales| (tales.story)(desk, record))
}

/// The end as a picture.
pub(crate) fn poster(board: &dyn Board) -> Poster {
    TALES
        .get()
        .map_or(Poster::default(), |tales| (tales.poster)(board))
}
