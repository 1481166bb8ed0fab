//! The games that a room can choose from.

use crate::board::Board;
use crate::message::Message;

/// A game before its deal, or all that is wrong with which line of its options.
pub type Unpacked = Result<Box<dyn Board>, Vec<(usize, Message)>>;

/// The games that a room can choose from.
pub trait Shelf: Send + Sync {
    /// Their names; a new room has the first.
    fn games(&self) -> Vec<String>;

    /// Sets a game up; none if there is no such game.
    fn unpack(&self, game: &str, options: &[&str]) -> Option<Unpacked>;

    /// The policies that bots of a game can have.
    fn policies(&self, game: &str) -> Vec<&'static str>;
}
