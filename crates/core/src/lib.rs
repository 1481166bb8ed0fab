//! What every game of Klaxon shares.

pub mod message;

pub use message::Message;
