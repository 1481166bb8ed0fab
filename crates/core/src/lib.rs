//! What every game of Klaxon shares: seats, time, chance, the contract of a game, its notation, and the kit that
//! checks that a game keeps the contract.

pub mod board;
pub mod chance;
pub mod conformance;
pub mod game;
pub mod message;
pub mod notation;
pub mod numbers;
pub mod outcome;
pub mod record;
pub mod seat;
pub mod shelf;
pub mod time;

pub use chance::Chance;
pub use game::{Game, Listed, Sink};
pub use message::Message;
pub use numbers::Numbers;
pub use outcome::Outcome;
pub use seat::{Seat, Seats, Viewer};
pub use shelf::Shelf;
pub use time::Time;
