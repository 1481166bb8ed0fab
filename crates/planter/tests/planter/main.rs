//! The bomb-planter game from outside: it keeps the contract, and its games stay what they were.

mod many_games;
mod played;
mod position;
mod stage;
