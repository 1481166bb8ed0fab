//! The one list of games that have a table in the page. What a game needs is a part of its own, loaded when a room plays
//! it; once it is there, everything is at hand at once.

mod fuse;
pub(crate) mod kept;
pub(crate) mod told;

use std::cell::RefCell;
use std::sync::Arc;

use klaxon_core::Shelf;
use klaxon_core::shelf::Unpacked;
use leptos::wasm_split::SplitLoaderError;

use crate::browser;
use crate::desk::Desk;
use crate::game::PageGame;
use crate::text::{learn, t};

/// The games that have a table here. The first is what a room of this tab begins with.
pub(crate) const NAMES: [&str; 1] = ["fuse"];

thread_local! {
    /// Those that were loaded.
    static LOADED: RefCell<Vec<&'static dyn PageGame>> = const { RefCell::new(Vec::new()) };
}

/// The game of a name; none if it has no table here, or was not loaded.
pub(crate) fn find(name: &str) -> Option<&'static dyn PageGame> {
    let has = |game: &&&dyn PageGame| game.games().iter().any(|one| one == name);
    LOADED.with_borrow(|loaded| loaded.iter().find(has).copied())
}

/// A room plays a game that is not at hand: it is loaded, and what was held back for it is heard. A person whose
/// browser can't have it is told so.
pub(crate) fn load(desk: Desk, game: String) {
    if !NAMES.contains(&game.as_str()) {
        return desk.leave(&t("web-other-game"), false);
    }
    wasm_bindgen_futures::spawn_local(async move {
        match fetch(&game).await {
            true => desk.change(|link| link.session().go_on(browser::now())),
            false => desk.leave(&t("web-chunk-missing"), true),
        }
    });
}

/// Loads what a room will most likely play, before anybody asks for it.
pub(crate) fn load_ahead() {
    wasm_bindgen_futures::spawn_local(async {
        fetch(NAMES[0]).await;
    });
}

/// Puts a game with its texts on the shelf; returns whether it is there.
async fn fetch(name: &str) -> bool {
    if find(name).is_some() {
        return true;
    }
    let found = match name {
        "fuse" => load_fuse().await.ok(),
        _ => None,
    };
    if found.is_none() || !learn(name).await {
        return false;
    }
    if let Some(game) = found.filter(|_| find(name).is_none()) {
        LOADED.with_borrow_mut(|loaded| loaded.push(game));
    }
    true
}

async fn load_fuse() -> Result<&'static dyn PageGame, SplitLoaderError> {
    Ok(&fuse::Place)
}

/// The games that are at hand, as the page's idea of a room knows them.
pub(crate) fn shelf() -> Arc<dyn Shelf> {
    Arc::new(Loaded)
}

/// The shelf with the games that were loaded.
struct Loaded;

impl Shelf for Loaded {
    /// None: which game is played, the room says.
    fn games(&self) -> Vec<String> {
        Vec::new()
    }

    fn unpack(&self, game: &str, options: &[&str]) -> Option<Unpacked> {
        find(game)?.unpack(game, options)
    }

    fn policies(&self, game: &str) -> Vec<&'static str> {
        find(game).map_or(Vec::new(), |found| found.policies(game))
    }
}
