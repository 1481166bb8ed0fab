//! The rooms of a data folder, for whoever runs the server: seen from outside, whether a server runs or not.

mod check;
mod room;

use std::path::Path;
use std::sync::Arc;

use klaxon_core::Shelf;
use klaxon_room::{Change, Fact, Room};

use crate::control::Live;
use crate::journal::{
    Journal, JournalError, LoadError, RoomId, RoomRow, Segment, Size, SqliteJournal,
};
use crate::{code, waking};

pub use check::{Checked, Fault};
pub use room::{RoomDetails, RoomSummary};

/// The rooms of a data folder.
pub struct Archive {
    journal: SqliteJournal,
    shelf: Arc<dyn Shelf>,
}

/// Why a room can't be brought back.
#[derive(Clone, Debug, thiserror::Error)]
enum Lost {
    #[error(transparent)]
    Load(#[from] LoadError),
    #[error("a change can't be understood")]
    Unclear,
    #[error("the server would stumble over it")]
    Stumble,
}

impl Archive {
    /// Opens the archive only to read.
    pub async fn open(folder: &Path, shelf: Arc<dyn Shelf>) -> Result<Archive, JournalError> {
        let journal = SqliteJournal::look(folder).await?;
        Ok(Archive { journal, shelf })
    }

    /// Nobody has the data open any more.
    pub async fn close(self) {
        self.journal.look_away().await;
    }

    /// The rooms that are open, or all; what a running server knows of some is taken from it.
    pub async fn rooms(&self, all: bool, live: &[Live]) -> Result<Vec<RoomSummary>, JournalError> {
        let sizes = self.journal.sizes().await?;
        let mut rooms = Vec::new();
        for row in self.journal.rooms().await? {
            if row.closed.is_some() && !all {
                continue;
            }
            let size = sizes.get(&row.id).copied().unwrap_or_default();
            let found = live.iter().find(|live| live.code == row.code);
            rooms.push(match found.filter(|_| row.closed.is_none()) {
                Some(live) => RoomSummary::live(row, size, live),
                None => self.summary(row, size).await,
            });
        }
        Ok(rooms)
    }

    /// All about the open room with a code, else about the one that was closed last.
    pub async fn room(
        &self,
        typed: &str,
        live: &[Live],
    ) -> Result<Option<RoomDetails>, JournalError> {
        let Some(row) = self.find(typed).await? else {
            return Ok(None);
        };
        let sizes = self.journal.sizes().await?;
        let size = sizes.get(&row.id).copied().unwrap_or_default();
        let room = self.bring_back(&row).await;
        let found = live.iter().find(|live| live.code == row.code);
        let people = found.filter(|_| row.closed.is_none());
        let people = people.map_or(0, |live| live.people);
        Ok(Some(RoomDetails::new(row, size, room, people)))
    }

    /// The open room with a code, as somebody typed it, else the one that was closed last.
    pub async fn find(&self, typed: &str) -> Result<Option<RoomRow>, JournalError> {
        match code::from_typed(typed) {
            Some(code) => self.journal.find(&code).await,
            None => Ok(None),
        }
    }

    async fn summary(&self, row: RoomRow, size: Size) -> RoomSummary {
        if row.closed.is_none() {
            let room = self.bring_back(&row).await;
            return RoomSummary::open(row, size, room.as_ref().ok());
        }
        let game = self.newest(row.id).await.ok();
        let game = game.and_then(|segment| last_game(&segment));
        RoomSummary::closed(row, size, game)
    }

    /// The newest segment of a room.
    async fn newest(&self, room: RoomId) -> Result<Segment, LoadError> {
        let begins = self.journal.segments(room).await?;
        self.journal
            .read(room, begins.first().copied().unwrap_or(0))
            .await
    }

    /// The room as it is on record.
    async fn bring_back(&self, row: &RoomRow) -> Result<Room, Lost> {
        let segment = self.newest(row.id).await?;
        let shelf = self.shelf.clone();
        // On a thread of its own, where a panic is an answer.
        let replayed = tokio::task::spawn_blocking(move || {
            let kept = segment.summary.iter().chain(&segment.entries);
            let changes: Option<Vec<Change>> = kept.map(waking::change).collect();
            Room::replayed(shelf, &changes?)
        });
        replayed
            .await
            .map_err(|_| Lost::Stumble)?
            .ok_or(Lost::Unclear)
    }
}

/// The game that was last chosen.
fn last_game(segment: &Segment) -> Option<String> {
    let kept = segment.summary.iter().chain(&segment.entries);
    let changes = kept.rev().filter_map(waking::change);
    let mut games = changes.flat_map(|Change { facts, .. }| facts.into_iter().rev());
    games.find_map(|fact| match fact {
        Fact::Game(game) => Some(game),
        _ => None,
    })
}
