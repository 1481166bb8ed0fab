//! What a session has to tell.

use klaxon_core::Viewer;
use klaxon_proto::{Refused, Sign};
use klaxon_room::{Command, Fact, MemberId, Wall};

/// What a session has to tell.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum News {
    /// The guest is in the room, for the first time or again.
    Connected,
    /// The connection is lost. The session comes back by itself.
    Lost,
    /// Everything is told anew: what was known before may have nothing to do with it.
    Snapshot,
    /// Something happened.
    Change {
        /// The number of the change.
        number: u64,
        /// When.
        at: Wall,
        /// What happened in the room.
        facts: Vec<Fact>,
        /// What happened in the game, for each pair of the guest's eyes.
        events: Vec<(Viewer, Vec<String>)>,
    },
    /// What was asked for is done.
    Answered {
        /// The id of the message.
        id: u64,
        /// What was asked for.
        command: Command,
        /// The change that it made.
        number: u64,
    },
    /// What was asked for is not done.
    Refused {
        /// The id of the message.
        id: u64,
        /// What was asked for.
        command: Command,
        /// Why not.
        why: Refused,
    },
    /// It can't be asked for without a connection.
    Offline(Command),
    /// A move that was made without a connection is not legal any more, or its game is over: it was never sent. Other
    /// things are dropped if the guest is not the member any more who asked for them.
    Dropped(Command),
    /// The server could not understand something.
    Complaint(Refused),
    /// Somebody tells something that is no move.
    Signal {
        /// Who.
        member: MemberId,
        /// What.
        sign: Sign,
    },
    /// The server closes the connection. If the guest may not come back, the session is over.
    Bye {
        /// Why.
        why: Refused,
        /// Whether the session comes back.
        back: bool,
    },
    /// The room plays a game that is not on the shelf. What the server says is held back until [`go_on`].
    ///
    /// [`go_on`]: crate::Session::go_on
    Wants(String),
    /// What the server says could not be understood, so many times in a row: this program is likely older or newer than
    /// the server. The session goes on trying.
    Garbled(u32),
}
