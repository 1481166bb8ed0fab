//! The catalogue of games. Whatever goes through all games asks it: rooms and servers, scenarios, texts, golden games, the
//! conformance kit, fuzz targets and simulation. A new game joins by one word in [`each_game`]; `docs/adding-a-game.md`
//! shows how.
//!
//! ```
//! use klaxon_games::{Visitor, Catalogued, names, visit};
//!
//! struct Seats;
//!
//! impl Visitor for Seats {
//!     type Answer = usize;
//!
//!     fn visit<G: Catalogued>(self, name: &str) -> usize {
//!         let table = klaxon_core::setup::table::<G>(name, &["players 3"]).expect("good options");
//!         G::seats(&table)
//!     }
//! }
//!
//! assert!(names().contains(&"fuse+roles+sparks".to_owned()));
//! assert_eq!(visit("countdown", Seats), Some(3));
//! assert_eq!(visit("chess", Seats), None);
//! ```

mod version_1;

use klaxon_core::conformance::Conforms;
use klaxon_core::{Game, Staged};

pub use klaxon_flatline::Flatline;
pub use klaxon_fuse::{Countdown, Fuse};
pub use klaxon_planter::Planter;
pub use version_1::{events_of_version_1, upgrade_record};

/// The one list of all games: calls a macro with their types.
///
/// ```
/// macro_rules! count {
///     ($($game:ty),*) => { [$(std::any::type_name::<$game>()),*].len() };
/// }
/// assert_eq!(klaxon_games::each_game!(count), 4);
/// ```
#[macro_export]
macro_rules! each_game {
    ($with:ident) => {
        $with!(
            $crate::Fuse,
            $crate::Countdown,
            $crate::Flatline,
            $crate::Planter
        )
    };
}

/// What every game of the catalogue is.
pub trait Catalogued:
    Staged + Conforms + Game<Table: Send + Sync, State: Send + Sync> + 'static
{
}

impl<G> Catalogued for G where
    G: Staged + Conforms + Game<Table: Send + Sync, State: Send + Sync> + 'static
{
}

/// Something that can be asked of any game.
pub trait Visitor {
    /// The answer.
    type Answer;

    /// Asks a game, which is played under this name.
    fn visit<G: Catalogued>(self, name: &str) -> Self::Answer;
}

/// Asks the game that is played under this name; none if there is no such game.
pub fn visit<V: Visitor>(name: &str, visitor: V) -> Option<V::Answer> {
    macro_rules! ask {
        ($($game:ty),*) => {
            $(if <$game>::names().iter().any(|one| one == name) {
                return Some(visitor.visit::<$game>(name));
            })*
        };
    }
    each_game!(ask);
    None
}

/// The names under which games are played; those that people mostly mean come first.
pub fn names() -> Vec<String> {
    macro_rules! all {
        ($($game:ty),*) => { [$(<$game>::names()),*].concat() };
    }
    let mut names: Vec<String> = each_game!(all);
    // Combinations have a plus in their names.
    names.sort_by_key(|name| name.contains('+'));
    names
}
