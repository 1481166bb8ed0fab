//! The room that the page shows: its own, or one on the server. Screens don't know which.

use klaxon_core::Time;
use klaxon_core::board::Playing;
use klaxon_fuse::Fuse;
use klaxon_room::clock::Clock;
use klaxon_room::{Command, MemberId, Phase, Played, Room, Wall};

use crate::browser;
use crate::local::Local;
use crate::remote::Remote;

/// A room, wherever it is.
pub(crate) enum Link {
    /// In this tab.
    Local(Box<Local>),
    /// On the server.
    Remote(Box<Remote>),
}

impl Link {
    /// The room, as far as this page knows it.
    pub(crate) fn room(&self) -> &Room {
        match self {
            Link::Local(local) => local.room(),
            Link::Remote(remote) => remote.room(),
        }
    }

    /// Who this page is in the room.
    pub(crate) fn me(&self) -> MemberId {
        match self {
            Link::Local(local) => local.me(),
            Link::Remote(remote) => remote.me(),
        }
    }

    /// The game of FUSE on the table, with a move that the server has not answered yet already made.
    pub(crate) fn fuse(&self) -> Option<&Playing<Fuse>> {
        match self {
            Link::Local(local) => local.room().board()?.playing().downcast_ref(),
            Link::Remote(remote) => remote.fuse(),
        }
    }

    /// The code of the room; none in this tab.
    pub(crate) fn code(&self) -> Option<&str> {
        match self {
            Link::Local(_) => None,
            Link::Remote(remote) => Some(remote.code()),
        }
    }

    /// The game that is over.
    pub(crate) fn played(&self) -> Option<Played> {
        match self {
            Link::Local(local) => local.played(),
            Link::Remote(remote) => remote.played(),
        }
    }

    /// The options as they will be when all that was asked for is done.
    pub(crate) fn options(&self) -> Vec<String> {
        match self {
            Link::Local(local) => local.room().options().to_vec(),
            Link::Remote(remote) => remote.options(),
        }
    }

    /// The record of the game that is over, if this tab has it.
    pub(crate) fn record(&self) -> Option<String> {
        match self {
            Link::Local(local) => local.record(),
            Link::Remote(_) => None,
        }
    }

    /// Is the page connected to its room?
    pub(crate) fn is_connected(&self) -> bool {
        match self {
            Link::Local(_) => true,
            Link::Remote(remote) => remote.is_connected(),
        }
    }

    /// Asks for something.
    pub(crate) fn ask(&mut self, command: Command) {
        match self {
            Link::Local(local) => local.ask(command),
            Link::Remote(remote) => remote.ask(command),
        }
    }

    /// What the room's clock on the wall shows.
    pub(crate) fn now(&self) -> Wall {
        match self {
            Link::Local(_) => browser::now(),
            Link::Remote(remote) => remote.now(),
        }
    }

    /// The game time.
    pub(crate) fn time(&self) -> Time {
        self.room().clock().at(self.now())
    }

    /// How many seconds are still counted in, if they are.
    pub(crate) fn count_in(&self) -> Option<u64> {
        let until = match (self.room().phase(), self.room().clock()) {
            (Phase::Counting(until), _) => until,
            (Phase::Playing, Clock::Running { since, .. }) => since,
            _ => return None,
        };
        let left = until.since(self.now());
        (left > 0).then(|| left.div_ceil(1000))
    }
}
