//! FUSE, Countdown and every combination of the two in the page: their table, their options, what it tells, its keys.

mod card;
mod choices;
mod claims;
mod compose;
mod counts;
mod drag;
mod flights;
mod hand;
mod keys;
mod lit;
mod mates;
mod names;
mod narration;
mod place;
mod prompt;
mod rack;
mod rules;
mod stage;
mod steady;
pub(crate) mod story;
mod table;
mod television;
mod tray;

use leptos::wasm_split::SplitLoaderError;

use crate::game::PageGame;

pub(crate) use rules::{Rules, plays};

/// The name of the texts that its table needs.
pub(crate) const TEXTS: &str = "fuse";

/// Its table. Most rooms play it, so it comes with the page itself.
pub(crate) async fn load() -> Result<&'static dyn PageGame, SplitLoaderError> {
    Ok(&place::Place)
}
