//! Fuse, the bomb-planter game: a race of seconds with hidden hands. Every player for themselves.
//!
//! The rules are numbered in `docs/rules/bomb-planter.md`; the files here are named after what they are about.

mod absent;
pub mod action;
mod apply;
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
pub mod pile;
mod play;
mod position;
pub mod problem;
pub mod refusal;
mod resample;
mod round;
pub mod score;
pub mod shuffle;
mod slow;
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
pub use self::state::State;
pub use self::table::Table;
