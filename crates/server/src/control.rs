//! How whoever runs a server speaks with it while it runs: through a socket in its data folder, which nobody reaches from
//! outside, and which is for the owner of the data alone.
//!
//! A wish is a line of JSON, and so is the answer.

mod asking;
#[cfg(unix)]
mod listening;

use serde::{Deserialize, Serialize};

pub use asking::{ControlError, ask};
#[cfg(unix)]
pub(crate) use listening::Control;

/// The name of the socket in the data folder.
pub const SOCKET: &str = "klaxon.sock";

/// What a running server is asked for.
#[derive(Serialize, Deserialize, Clone, PartialEq, Eq, Debug)]
#[serde(rename_all = "kebab-case")]
pub enum Wish {
    /// Which rooms are being kept.
    Rooms,
    /// To close the room with this code.
    Close(String),
}

/// What a running server answers.
#[derive(Serialize, Deserialize, Clone, PartialEq, Eq, Debug)]
#[serde(rename_all = "kebab-case")]
pub enum Answer {
    /// The rooms that are being kept.
    Rooms(Vec<Live>),
    /// The room is closed, and its people were told.
    Closed,
    /// No room with this code is open.
    NoSuchRoom,
    /// It did not work, for this reason.
    Failed(String),
}

/// A room that is being kept.
#[derive(Serialize, Deserialize, Clone, PartialEq, Eq, Debug)]
pub struct Live {
    /// Its code.
    pub code: String,
    /// Which game.
    pub game: String,
    /// `lobby`, `counting`, `playing`, `paused` or `over`.
    pub phase: String,
    /// How many people are connected.
    pub people: usize,
}
