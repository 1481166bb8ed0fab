//! What all tests share: a server to talk to, tables with players, and chance that can be repeated.

mod brittle;
mod bystanders;
mod chance;
mod player;
mod running;
mod table;
mod wire;

pub(crate) use brittle::{Brittle, SMASH, Slow};
pub(crate) use bystanders::Bystanders;
pub(crate) use chance::Chance;
pub(crate) use player::{Step, catch_up, eyes, goodbye, legal, round_of_moves, step};
pub(crate) use running::{Running, figure};
pub(crate) use table::{ask_at_once, hurry, join_all, table};
pub(crate) use wire::{hello, in_a_frame, next_reply};
