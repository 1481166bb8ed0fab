//! Who is in a room: people, each with a device. Several seats may belong to one.

use std::collections::VecDeque;

use crate::answers::Answers;
use crate::wall::Wall;

/// A member's number, from 1 on; never used twice in a room.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct MemberId(pub u32);

impl std::fmt::Display for MemberId {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        self.0.fmt(f)
    }
}

/// A member.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Member {
    /// Their number.
    pub id: MemberId,
    /// What the others call them.
    pub name: String,
    /// Whether it is no person, but a screen that everybody looks at.
    pub screen: bool,
    /// What their secret hashes to; unknown to everybody but the server.
    pub key: Option<String>,
    /// Since when their device is not connected.
    pub gone: Option<Wall>,
    /// Ready for the game?
    pub ready: bool,
    /// Votes to pause, or while paused to go on.
    pub votes: bool,
    /// The messages that were carried out.
    pub(crate) done: Answers,
    /// How long a message takes from their device: half the way there and back, in milliseconds.
    pub(crate) lag: u64,
    /// When they last made themselves heard with signals.
    pub(crate) signals: VecDeque<Wall>,
    /// When they last wrote notes.
    pub(crate) notes: VecDeque<Wall>,
}

impl Member {
    pub(crate) fn new(id: MemberId, name: String) -> Member {
        Member {
            id,
            name,
            screen: false,
            key: None,
            gone: None,
            ready: false,
            votes: false,
            done: Answers::default(),
            lag: 0,
            signals: VecDeque::new(),
            notes: VecDeque::new(),
        }
    }

    /// Is their device connected?
    pub fn is_here(&self) -> bool {
        self.gone.is_none()
    }

    /// The highest id of a message that was carried out.
    pub fn last_message(&self) -> u64 {
        self.done.last_message()
    }

    pub(crate) fn remember(&mut self, message: u64, number: u64) {
        self.done.remember(message, number);
    }
}
