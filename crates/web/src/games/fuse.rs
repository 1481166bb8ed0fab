//! FUSE in the page: its table, its options, what it tells, and its keys.

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

pub(crate) use place::Place;
pub(crate) use rules::Rules;
