//! Fuse, the bomb-planter game: a race of seconds with hidden hands. Every player for themselves.
//!
//! The rules are numbered in `docs/rules/bomb-planter.md`; the files here are named after what they are about.
//!
//! [`Planter`] is the game behind the contract of `klaxon-core`. A [`Table`] is made of [`Options`] and never changes; a
//! [`State`] is a position at that table, changed only by [`Event`]s. Whoever plays asks what is legal, acts, and tells
//! the game how late it is:
//!
//! ```
//! use klaxon_core::chance::Seeded;
//! use klaxon_core::position::position_text;
//! use klaxon_core::record::{Record, Recorder};
//! use klaxon_core::{Game, Numbers, Time, Viewer};
//! use klaxon_planter::{Options, Planter};
//!
//! // A table for three, with fire extinguishers and guys with match.
//! let options = Options {
//!     extras: true,
//!     ..Options::new(3)
//! };
//! let table = Planter::table(options).expect("these options are right");
//!
//! // All players choose at random from what is legal, every second.
//! let mut chance = Seeded::from_number(7);
//! let mut random = Numbers::new(7);
//! let mut game: Recorder<Planter> = Recorder::start(&table, &mut chance);
//! let mut now = Time::ZERO;
//! while Planter::outcome(&table, &game.state).is_none() {
//!     now = now.plus(Time::seconds(1));
//!     game.tick(now, &mut chance);
//!     for seat in Planter::awaited(&table, &game.state).iter() {
//!         let mut legal = Vec::new();
//!         Planter::legal(&table, &game.state, seat, &mut |one| legal.push(one.action));
//!         let action = legal[random.below(legal.len())];
//!         game.act(seat, action, now, &mut chance).expect("it is legal");
//!     }
//! }
//! let outcome = Planter::outcome(&table, &game.state).expect("the game is over");
//! assert_eq!(outcome.standings.len(), 3);
//!
//! // The game as text, and from text again.
//! let text = game.record.text(&table);
//! let (same_table, record) = Record::<Planter>::parse(&text).expect("a record");
//! assert_eq!(record.text(&same_table), text);
//! assert_eq!(record.positions(&same_table).last(), Some(&game.state));
//!
//! // What a spectator saw after the deal.
//! let dealt = record.positions(&table)[0];
//! let view = Planter::view(&table, &dealt, Viewer::Spectator);
//! assert!(position_text::<Planter>(&table, &view).starts_with("view; round 1; "));
//! ```

mod absent;
pub mod action;
mod apply;
mod awaited;
mod bomb;
pub mod card;
mod chance;
mod conform;
mod defuse;
mod draw;
mod end;
pub mod event;
mod fallback;
pub mod fuse;
mod game;
mod guy;
mod header;
mod legal;
mod notation;
pub mod options;
mod pass;
pub mod picture;
pub mod pile;
mod play;
mod position;
pub mod problem;
pub mod refusal;
mod resample;
mod round;
pub mod score;
pub mod setup;
pub mod shuffle;
mod slow;
mod stage;
pub mod state;
pub mod table;
mod turn;
mod view;

pub use self::action::Action;
pub use self::card::Card;
pub use self::event::Event;
pub use self::game::Planter;
pub use self::options::Options;
pub use self::problem::Problem;
pub use self::refusal::Refusal;
pub use self::setup::Setup;
pub use self::state::{Parts, State};
pub use self::table::Table;
