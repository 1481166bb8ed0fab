//! The one list of games that have a table in the page. What a game needs is loaded when a room plays it; once it is
//! there, everything is at hand at once.

mod fuse;
pub(crate) mod kept;
mod planter;
pub(crate) mod told;

use std::cell::RefCell;
use std::sync::Arc;

use klaxon_core::Shelf;
use klaxon_core::shelf::Unpacked;

use crate::browser;
use crate::desk::Desk;
use crate::game::PageGame;
use crate::text::{learn, t};

/// The one list: calls a macro with the modules of all games. Each has `plays`, which returns whether a game of this name
/// is its own; `load`, which brings its table; `Rules`, for the keeper of a room in this tab; `TEXTS`, the name of its
/// texts; and `story` with what it has to tell at the end. The first is what a room of this tab begins with.
macro_rules! each_game {
    ($with:ident) => {
        $with!(fuse, planter)
    };
}
pub(crate) use each_game;

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
    wasm_bindgen_futures::spawn_local(async move {
        match fetch(&game).await {
            Fetched::Here => desk.change(|link| link.session().go_on(browser::now())),
            Fetched::NoTable => desk.leave(&t("web-other-game"), false),
            Fetched::Missing => desk.leave(&t("web-chunk-missing"), true),
        }
    });
}

/// Loads what a room will most likely play, before anybody asks for it.
pub(crate) fn load_ahead() {
    wasm_bindgen_futures::spawn_local(async {
        fetch("fuse").await;
    });
}

/// What came of asking for a game.
enum Fetched {
    /// It is on the shelf.
    Here,
    /// It has no table in this page.
    NoTable,
    /// It can't be had, perhaps for want of a network.
    Missing,
}

/// Puts a game with its texts on the shelf.
async fn fetch(name: &str) -> Fetched {
    if find(name).is_some() {
        return Fetched::Here;
    }
    macro_rules! ask {
        ($($game:ident),*) => {
            $(if $game::plays(name) {
                let found = $game::load().await.ok();
                return shelve(found, name, learn($game::TEXTS).await);
            })*
        };
    }
    each_game!(ask);
    Fetched::NoTable
}

/// Two who asked at once are given the same.
fn shelve(found: Option<&'static dyn PageGame>, name: &str, texts: bool) -> Fetched {
    let Some(game) = found.filter(|_| texts) else {
        return Fetched::Missing;
    };
    if find(name).is_none() {
        LOADED.with_borrow_mut(|loaded| loaded.push(game));
    }
    Fetched::Here
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
