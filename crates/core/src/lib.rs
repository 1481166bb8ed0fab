//! What every game of Klaxon shares: seats, time, chance, the contract of a game, its notation, and the kit that checks that
//! a game keeps the contract.
//!
//! - [`Game`] is the contract. A `Table` never changes during a game; a `State` changes only in [`Game::apply`], by events
//!   that say what came of the rules. [`Game::act`] checks everything first; a refused action changes nothing.
//! - [`position`] makes lines of positions, from the parts that a game says and hears; [`setup`] makes tables of options.
//! - [`record`] is a whole game as text; [`chance`] where draws and rolls come from, each at an address.
//! - [`fair`] is how a seed is made of everybody's secrets, and how that is checked.
//! - [`board`] is a game without its types, as rooms and servers know it; [`foresee`] what will come of an action.
//! - [`svg`] is numbers and text as drawings write them.
//! - [`stage`] is what a game brings for scenarios, [`conformance`] the kit that plays games and tests every invariant.
//!
//! Chance is addressed, not streamed: what is drawn at an address depends on the seed and on nothing else.
//!
//! ```
//! use klaxon_core::chance::{Address, Chance, Seeded};
//!
//! let here = Address { what: 1, turn: 3, which: 0, times: 0 };
//! let mut chance = Seeded::from_number(9);
//! let first = chance.roll(here, 6);
//! chance.roll(Address { turn: 4, ..here }, 6);
//! assert_eq!(chance.roll(here, 6), first, "one roll more shifts nothing");
//! ```

pub mod board;
pub mod bot;
pub mod chance;
pub mod conformance;
pub mod fair;
pub mod few;
pub mod foresee;
pub mod game;
pub mod hex;
pub mod kind;
pub mod message;
pub mod notation;
pub mod numbers;
pub mod outcome;
pub mod position;
pub mod record;
pub mod seat;
pub mod setup;
pub mod shared_shelf;
pub mod shelf;
pub mod stage;
pub mod svg;
pub mod time;

pub use bot::{Company, Thought};
pub use chance::Chance;
pub use foresee::Foreseen;
pub use game::{Game, Listed, Part, Reason, Sink};
pub use kind::Kind;
pub use message::Message;
pub use numbers::Numbers;
pub use outcome::Outcome;
pub use seat::{Seat, Seats, Viewer};
pub use shared_shelf::SharedShelf;
pub use shelf::Shelf;
pub use stage::Staged;
pub use time::Time;
