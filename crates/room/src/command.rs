//! What a member can ask for.

use klaxon_core::Seat;
use klaxon_core::fair::{Hash, Secret};

use crate::member::MemberId;

/// What a member asks for.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Command {
    /// Does something in the game, for a seat of theirs.
    Act {
        /// For which.
        seat: Seat,
        /// What, in the notation.
        action: String,
    },
    /// Writes down for all to see what the player of a seat of theirs plans; nothing any more, if the text is empty.
    Note {
        /// Of which seat.
        seat: Seat,
        /// What it says.
        text: String,
    },
    /// Takes a seat.
    Sit(Seat),
    /// Leaves a seat; the owner may clear a bot's.
    Stand(Seat),
    /// Puts a bot on a seat that is free, or whose player is away.
    Bot {
        /// Which seat.
        seat: Seat,
        /// How it plays.
        policy: String,
    },
    /// Chooses the game and its options.
    Setup {
        /// Which game.
        game: String,
        /// Options in the notation, one a line.
        options: Vec<String>,
    },
    /// Changes a setting of the room.
    Set {
        /// Which.
        name: String,
        /// To what.
        value: String,
    },
    /// Commits their device to a secret, by what it hashes to.
    Commit {
        /// For which game.
        game: u64,
        /// The hash.
        hash: Hash,
    },
    /// Tells the secret of their device.
    Reveal {
        /// For which game.
        game: u64,
        /// The secret.
        secret: Secret,
    },
    /// Is ready for the game, or not.
    Ready(bool),
    /// Wants to pause, or to go on; or no more.
    Vote(bool),
    /// Sends somebody away.
    Kick(MemberId),
    /// Has another name from now on.
    Rename(String),
    /// Leaves for good.
    Leave,
    /// Wants the same table again, after the end; or no more.
    Rematch(bool),
    /// Leads everybody back to the lobby, after the end.
    Reset,
}
