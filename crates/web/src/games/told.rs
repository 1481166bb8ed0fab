//! What each game has to tell when it is over. Only the end needs it, so it is loaded with that.

use klaxon_core::board::Board;

use super::{each_game, flatline, fuse, planter};
use crate::desk::Desk;
use crate::shell::story::{Course, Poster, Story};

/// What happened when, and who did best, from the record of a game.
pub(crate) fn story(desk: Desk, name: &str, course: Course<'_>) -> Story {
    macro_rules! ask {
        ($($game:ident),*) => {
            $(if $game::plays(name) {
                return $game::story::story(desk, course);
            })*
        };
    }
    each_game!(ask);
    Story::default()
}

/// The end as a picture, for a game that is over.
pub(crate) fn poster(name: &str, board: &dyn Board) -> Poster {
    macro_rules! ask {
        ($($game:ident),*) => {
            $(if $game::plays(name) {
                return $game::story::poster(board);
            })*
        };
    }
    each_game!(ask);
    Poster::default()
}
