//! A game that is watched again, on the table where it was played: a record, or what somebody who looks on has seen so
//! far. It is a part of its own, fetched when somebody watches.

mod bar;
mod could;
mod door;
mod eyes;
mod file;
mod keys;
mod line;
mod live;
mod over;
mod player;
mod reel;
mod speed;

pub(crate) use bar::bar;
pub(crate) use door::door;
