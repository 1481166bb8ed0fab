//! FUSE, Countdown and every combination of the two in the page: their table, their options, what it tells, its keys.

mod becoming;
mod card;
mod choices;
mod claims;
mod compose;
mod counts;
mod drag;
mod extra;
mod flights;
mod hand;
mod keys;
mod lit;
pub(crate) mod looks;
mod loose;
mod mates;
pub(crate) mod names;
mod narration;
mod picking;
mod place;
mod prompt;
mod rack;
mod role_line;
mod role_news;
pub(crate) mod roles;
mod rules;
mod seat_roles;
mod sixes;
mod sparks;
pub(crate) mod spots;
mod stage;
mod steady;
pub(crate) mod story;
mod table;
mod tale;
mod television;
mod tray;
mod tray_keys;
mod ways;

use leptos::wasm_split::SplitLoaderError;

use crate::game::PageGame;

pub(crate) use rules::{Rules, plays};

/// The names of the texts that a game's table needs: those of roles and sparks are needed where there are any.
pub(crate) fn texts(game: &str) -> &'static [&'static str] {
    match game {
        "fuse" => &["fuse"],
        _ => &["fuse", "countdown"],
    }
}

/// Its table. Most rooms play FUSE, so it comes with the page itself; what the other games need besides does not.
pub(crate) async fn load(game: &str) -> Result<&'static dyn PageGame, SplitLoaderError> {
    if game != "fuse" {
        extra::load().await?;
    }
    Ok(&place::Place)
}
