//! What was asked for and not answered yet.

use klaxon_core::Seat;
use klaxon_room::Command;

/// Something that was asked for and not answered yet.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Asked {
    /// What.
    pub command: Command,
    /// The id of its message; none while it was never sent.
    pub id: Option<u64>,
    /// Whether the change that it made was told already.
    pub(crate) made: bool,
}

impl Asked {
    pub(crate) fn new(id: Option<u64>, command: Command) -> Asked {
        Asked {
            command,
            id,
            made: false,
        }
    }

    /// Returns whether it waits for a connection.
    pub fn is_draft(&self) -> bool {
        self.id.is_none()
    }

    /// Its seat and action, if it is a move that was not told as made yet.
    pub(crate) fn open_move(&self) -> Option<(Seat, &str)> {
        match &self.command {
            Command::Act { seat, action } if !self.made => Some((*seat, action)),
            _ => None,
        }
    }
}
