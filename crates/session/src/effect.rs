//! What the owner of a session has to do.

use klaxon_core::fair::{Call, Party};

/// What the owner of a session has to do.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Effect {
    /// Opens a connection after so many milliseconds, unless one is being opened already. It replaces what was to be
    /// opened before.
    Open {
        /// How many.
        after: u64,
    },
    /// Sends a message.
    Send(Vec<u8>),
    /// Closes the connection, whatever state it is in.
    Close,
    /// Draws a secret of 256 random bits for the next game, and hands it in by [`Session::commit`] with what it hashes to
    /// ([`Call::commitment`]). Whoever does not want a share in the dice leaves it.
    ///
    /// [`Session::commit`]: crate::Session::commit
    Commit {
        /// For which game.
        call: Call,
        /// Who this device is in it.
        who: Party,
    },
    /// Keeps something for the next visit, or forgets it.
    Keep(Kept),
}

/// What a device keeps for the next visit.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Kept {
    /// The secret with which to come back to the room.
    Token(String),
    /// The room is no more: neither is its secret.
    NoToken,
    /// The name by which the others know the guest.
    Name(String),
    /// Nobody can be called that.
    NoName,
}
