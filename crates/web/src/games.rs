//! The one list of games that have a table in the page. What a game needs is loaded when a room plays it; once it is
//! there, everything is at hand at once.

mod flatline;
pub(crate) mod fuse;
pub(crate) mod kept;
mod planter;
pub(crate) mod setups;
pub(crate) mod spots;
pub(crate) mod tales;
pub(crate) mod told;

use std::cell::RefCell;
use std::sync::Arc;

use klaxon_core::Shelf;
use klaxon_core::shelf::Unpacked;

use crate::browser;
use crate::desk::Desk;
use crate::game::PageGame;
use crate::shell::late;
use crate::text::learn;

/// The one list: calls a macro with the modules of all games. Each has `plays`, which returns whether a game of this name
/// is its own; `load`, which brings its table with its style; `Rules`, for the keeper of a room in this tab; `texts`, which names the
/// texts that a game needs; and `story` with what it has to tell at the end.
macro_rules! each_game {
    ($with:ident) => {
        $with!(fuse, flatline, planter)
    };
}
pub(crate) use each_game;

thread_local! {
    /// Those that were loaded, each under the name by which it was asked for: another game of the same table may need
    /// more texts.
    static LOADED: RefCell<Vec<(String, &'static dyn PageGame)>> = const { RefCell::new(Vec::new()) };
    /// The texts that were loaded for them.
    static LEARNT: RefCell<Vec<&'static str>> = const { RefCell::new(Vec::new()) };
}

/// The game of a name; none if it has no table here, or was not loaded.
pub(crate) fn find(name: &str) -> Option<&'static dyn PageGame> {
    LOADED.with_borrow(|loaded| {
        let mut found = loaded.iter().filter(|(one, _)| one == name);
        found.next().map(|(_, game)| *game)
    })
}

/// The game that a name belongs to; none if nothing of it was loaded. It may have no texts for this name yet.
pub(crate) fn kin(name: &str) -> Option<&'static dyn PageGame> {
    let plays = |game: &dyn PageGame| game.rules().games().iter().any(|one| one == name);
    LOADED.with_borrow(|loaded| {
        let mut found = loaded.iter().filter(|(_, game)| plays(*game));
        found.next().map(|(_, game)| *game)
    })
}

/// A room plays a game that is not at hand: it is loaded, and what was held back for it is heard. A person whose
/// browser can't have it is told so.
pub(crate) fn load(desk: Desk, game: String) {
    wasm_bindgen_futures::spawn_local(async move {
        match fetch(&game).await {
            true => desk.change(|link| link.session().go_on(browser::now())),
            false => late::missing(desk),
        }
    });
}

/// Loads what a room will most likely play, before anybody asks for it.
pub(crate) fn load_ahead(game: String) {
    wasm_bindgen_futures::spawn_local(async move {
        fetch(&game).await;
    });
}

/// Returns whether a game of this name has a table in the page, loaded or not.
pub(crate) fn has_table(name: &str) -> bool {
    macro_rules! any {
        ($($game:ident),*) => { $($game::plays(name))||* };
    }
    each_game!(any)
}

/// How bots play a game that a person puts on a seat: the first of its policies.
pub(crate) fn policy(game: &str) -> String {
    let policies = find(game).map_or(Vec::new(), |found| found.rules().policies(game));
    policies
        .first()
        .map_or(String::new(), |one| (*one).to_owned())
}

/// Puts a game with its texts on the shelf; returns whether it is there. It may not be for want of a network, or because
/// the server knows a game that this page is too old for.
pub(crate) async fn fetch(name: &str) -> bool {
    if find(name).is_some() {
        return true;
    }
    macro_rules! ask {
        ($($game:ident),*) => {
            $(if $game::plays(name) {
                let Ok(game) = $game::load(name).await else {
                    return false;
                };
                return shelve(game, name, $game::texts(name)).await;
            })*
        };
    }
    each_game!(ask);
    false
}

/// Puts a game on the shelf with the texts that it needs, each of them once.
async fn shelve(game: &'static dyn PageGame, name: &str, texts: &[&'static str]) -> bool {
    for part in texts {
        let known = LEARNT.with_borrow(|learnt| learnt.contains(part));
        if !known && !learn(part).await {
            return false;
        }
        LEARNT.with_borrow_mut(|learnt| learnt.push(part));
    }
    if find(name).is_none() {
        LOADED.with_borrow_mut(|loaded| loaded.push((name.to_owned(), game)));
    }
    true
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
        find(game)?.rules().unpack(game, options)
    }

    fn policies(&self, game: &str) -> Vec<&'static str> {
        find(game).map_or(Vec::new(), |found| found.rules().policies(game))
    }
}
