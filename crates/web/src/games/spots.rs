//! Where things are on the tables, for a coach who points at them. Only lessons need it, so it is loaded with the coach.

use super::{each_game, flatline, fuse, planter};

/// The places of something on the table of a game: of an action in the notation, or of a thing in the words of a lesson.
pub(crate) fn spots(game: &str, what: &str) -> Vec<String> {
    macro_rules! ask {
        ($($game:ident),*) => {
            $(if $game::plays(game) {
                return $game::spots::spots(what);
            })*
        };
    }
    each_game!(ask);
    Vec::new()
}

/// What people play on, on the table of a game.
pub(crate) fn play(game: &str) -> &'static [&'static str] {
    macro_rules! ask {
        ($($game:ident),*) => {
            $(if $game::plays(game) {
                return $game::spots::PLAY;
            })*
        };
    }
    each_game!(ask);
    &[]
}
