//! What games that are parts of their own have to tell when they are over. It comes with their tables: the end of another
//! game does not bring their rules along.

use std::cell::RefCell;

use klaxon_core::board::Board;

use crate::desk::Desk;
use crate::shell::story::{Course, Poster, Story};

/// What can be told of a game.
#[derive(Clone, Copy)]
pub(crate) struct Tales {
    /// What happened, from the record of a game.
    pub(crate) story: fn(Desk, Course<'_>) -> Story,
    /// The end as a picture.
    pub(crate) poster: fn(&dyn Board) -> Poster,
}

thread_local! {
    static KEPT: RefCell<Vec<(&'static str, Tales)>> = const { RefCell::new(Vec::new()) };
}

/// Keeps what came with the table of a game.
pub(crate) fn keep(game: &'static str, tales: Tales) {
    KEPT.with_borrow_mut(|kept| {
        kept.retain(|(one, _)| *one != game);
        kept.push((game, tales));
    });
}

fn of(game: &str) -> Option<Tales> {
    KEPT.with_borrow(|kept| {
        let mut kept = kept.iter().filter(|(one, _)| *one == game);
        kept.next().map(|(_, tales)| *tales)
    })
}

/// What happened, from the record of a game.
pub(crate) fn story(game: &str, desk: Desk, course: Course<'_>) -> Story {
    of(game).map_or(Story::default(), |tales| (tales.story)(desk, course))
}

/// The end as a picture.
pub(crate) fn poster(game: &str, board: &dyn Board) -> Poster {
    of(game).map_or(Poster::default(), |tales| (tales.poster)(board))
}
