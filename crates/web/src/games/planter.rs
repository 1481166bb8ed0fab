//! The bomb-planter game in the page: its table, its options, what it tells, its keys. Few rooms play it, so all of it,
//! except its rules, is a part of its own, with a style sheet of its own.

mod board;
mod choices;
mod counts;
mod cover;
mod draw;
mod fan;
mod flights;
mod hands;
mod keys;
mod looks;
mod main_key;
mod names;
mod narration;
mod place;
mod players;
mod prompt;
mod round;
mod rules;
pub(crate) mod spots;
mod stage;
pub(crate) mod story;
mod table;
mod tale;
mod television;
mod timer;

use leptos::wasm_split::{SplitLoaderError, wasm_split};

use crate::browser;
use crate::game::PageGame;
use crate::games::tales::{self, Tales};

pub(crate) use rules::{Rules, plays};

/// The names of the texts that its table needs.
pub(crate) fn texts(_: &str) -> &'static [&'static str] {
    &["planter"]
}

/// The name of its style sheet.
const STYLE: &str = "planter.css";

/// What comes with the part of this game.
#[derive(Clone, Copy)]
struct Brought {
    place: &'static dyn PageGame,
    tales: Tales,
}

#[wasm_split(planter, wasm_split_path = ::leptos::wasm_split, fallible)]
fn bring() -> Result<Brought, SplitLoaderError> {
    Ok(Brought {
        place: &place::Place,
        tales: tale::TALES,
    })
}

/// Its table, with its style.
pub(crate) async fn load(_: &str) -> Result<&'static dyn PageGame, SplitLoaderError> {
    let Brought { place, tales } = bring().await?;
    tales::keep(rules::NAME, tales);
    browser::wear(STYLE).await;
    Ok(place)
}
