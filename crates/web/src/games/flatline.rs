//! FLATLINE in the page: its table, its options, what it tells, its keys. Few rooms play it, so all of it, except its
//! rules, is a part of its own, with a style sheet of its own.

mod aiming;
mod bays;
mod board;
mod choices;
mod counts;
mod decision;
mod dial;
mod dice;
mod drag;
mod draw;
mod ems;
mod flights;
mod head;
mod help;
mod keys;
mod lapse;
mod looks;
mod make_room;
mod minute;
mod names;
mod narration;
mod notes;
mod pins;
mod place;
mod planning;
mod poster;
mod power;
mod prompt;
mod row;
mod rules;
mod sheets;
mod show;
mod showing;
mod side;
pub(crate) mod spots;
mod stop;
pub(crate) mod story;
mod table;
mod tale;
mod tally;
mod television;
mod touch;
mod tray;

use leptos::wasm_split::{SplitLoaderError, wasm_split};

use crate::browser;
use crate::game::PageGame;
use crate::games::tales::{self, Tales};

pub(crate) use rules::{Rules, plays};

/// The names of the texts that its table needs.
pub(crate) fn texts(_: &str) -> &'static [&'static str] {
    &["flatline"]
}

/// The name of its style sheet.
const STYLE: &str = "flatline.css";

/// What comes with the part of this game.
#[derive(Clone, Copy)]
struct Brought {
    place: &'static dyn PageGame,
    tales: Tales,
}

#[wasm_split(flatline, wasm_split_path = ::leptos::wasm_split, fallible)]
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
