//! What the server says.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use crate::request::Sign;

/// A message of the server.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Reply {
    /// The answer to a hello. A snapshot, or the changes that were missed, follow.
    Welcome {
        /// The message.
        id: u64,
        /// The member's number.
        member: u32,
        /// The secret with which to come back. Nobody else may know it.
        token: String,
        /// The highest id of a message of this member that was carried out: ids go on from there.
        last: u64,
        /// The number of the room's last change.
        number: u64,
    },
    /// A message was carried out, and is on record.
    Done {
        /// The message.
        id: u64,
        /// The change that it made.
        number: u64,
    },
    /// A message was not carried out.
    Refused {
        /// The message.
        id: u64,
        /// Why not.
        why: Refused,
    },
    /// Something changed.
    Change {
        /// The number of the change: one more than the last.
        number: u64,
        /// When, in milliseconds since 1970.
        at: u64,
        /// What happened in the room.
        facts: Vec<String>,
        /// What happened in the game, for each pair of eyes: a seat of the member, or `all`.
        #[serde(default)]
        events: BTreeMap<String, Vec<String>>,
    },
    /// All there is to know, instead of the changes up to this one.
    Snapshot {
        /// The number of the last change.
        number: u64,
        /// When it was made, in milliseconds since 1970.
        at: u64,
        /// Facts that make an empty room into this one.
        facts: Vec<String>,
    },
    /// Somebody tells something that is no move.
    Signal {
        /// Who.
        member: u32,
        /// What.
        sign: Sign,
    },
    /// What a seat may do now.
    Legal {
        /// The message.
        id: u64,
        /// The seat.
        seat: u8,
        /// The actions, in the notation.
        actions: Vec<String>,
        /// Whether there are more than were listed.
        #[serde(default)]
        more: bool,
    },
    /// What time it is.
    Clock {
        /// The message.
        id: u64,
        /// The server's clock, in milliseconds since 1970.
        now: u64,
        /// The game time, in milliseconds.
        time: u32,
        /// Does game time pass?
        running: bool,
    },
    /// A message could not be understood. It was not carried out.
    Error {
        /// The message, if its id could be read.
        #[serde(default)]
        id: Option<u64>,
        /// What is wrong.
        why: Refused,
    },
    /// The server closes the connection.
    Bye {
        /// Why.
        why: Refused,
        /// Whether to come back: at once, or after a moment.
        back: bool,
    },
}

/// Why something was not done.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Refused {
    /// The rule that it rests on, if it is the game that refuses.
    #[serde(default)]
    pub rule: Option<String>,
    /// What kind of refusal it is, for programs.
    pub key: String,
    /// What to tell a person, in the language of the hello.
    pub text: String,
}
