//! What whoever runs a server is told of a room. Names are not among it.

use klaxon_room::{Occupant, Room};
use serde::Serialize;

use super::Lost;
use crate::control::Live;
use crate::journal::{RoomRow, Size};
use crate::keeper;

/// A room in a list.
#[derive(Serialize, Clone, PartialEq, Eq, Debug)]
pub struct RoomSummary {
    /// Its code.
    pub code: String,
    /// Which game; none if that can't be read.
    pub game: Option<String>,
    /// `lobby`, `counting`, `playing`, `paused`, `over`, `closed` or `damaged`.
    pub phase: String,
    /// How many people are connected.
    pub people: usize,
    /// When it was opened, in milliseconds since the epoch.
    pub opened: u64,
    /// When it was closed, if it is.
    pub closed: Option<u64>,
    /// How many changes are on record.
    pub changes: u64,
    /// How many bytes they have.
    pub bytes: u64,
}

/// All about a room.
#[derive(Serialize, Clone, PartialEq, Eq, Debug)]
pub struct RoomDetails {
    /// What a list has.
    #[serde(flatten)]
    pub summary: RoomSummary,
    /// The options of the game.
    pub options: Vec<String>,
    /// Who has each seat: `free`, `player`, or `bot` and its policy.
    pub seats: Vec<String>,
    /// Is nobody new let in?
    pub locked: bool,
    /// What is wrong with it.
    pub problem: Option<String>,
}

impl RoomSummary {
    fn new(row: RoomRow, size: Size) -> RoomSummary {
        RoomSummary {
            code: row.code,
            game: None,
            phase: "damaged".to_owned(),
            people: 0,
            opened: row.opened,
            closed: row.closed,
            changes: size.entries,
            bytes: size.bytes,
        }
    }

    /// A room that a server has open.
    pub(super) fn live(row: RoomRow, size: Size, live: &Live) -> RoomSummary {
        RoomSummary {
            game: Some(live.game.clone()),
            phase: live.phase.clone(),
            people: live.people,
            ..RoomSummary::new(row, size)
        }
    }

    /// A room in which nobody is, as it is on record if that can be read.
    pub(super) fn open(row: RoomRow, size: Size, room: Option<&Room>) -> RoomSummary {
        let summary = RoomSummary::new(row, size);
        match room {
            Some(room) => RoomSummary {
                game: Some(room.game().to_owned()),
                phase: keeper::phase(room.phase()).to_owned(),
                ..summary
            },
            None => summary,
        }
    }

    pub(super) fn closed(row: RoomRow, size: Size, game: Option<String>) -> RoomSummary {
        let phase = match game {
            Some(_) => "closed",
            None => "damaged",
        };
        RoomSummary {
            game,
            phase: phase.to_owned(),
            ..RoomSummary::new(row, size)
        }
    }
}

impl RoomDetails {
    pub(super) fn new(
        row: RoomRow,
        size: Size,
        room: Result<Room, Lost>,
        people: usize,
    ) -> RoomDetails {
        let is_closed = row.closed.is_some();
        let summary = RoomSummary::open(row, size, room.as_ref().ok());
        let phase = match (is_closed, &room) {
            (true, Ok(_)) => "closed".to_owned(),
            _ => summary.phase.clone(),
        };
        let summary = RoomSummary {
            people,
            phase,
            ..summary
        };
        match room {
            Ok(room) => RoomDetails {
                summary,
                options: room.options().to_vec(),
                seats: room.seats().iter().map(seat).collect(),
                locked: room.settings().lock,
                problem: None,
            },
            Err(lost) => RoomDetails {
                summary,
                options: Vec::new(),
                seats: Vec::new(),
                locked: false,
                problem: Some(lost.to_string()),
            },
        }
    }
}

fn seat(occupant: &Occupant) -> String {
    match occupant {
        Occupant::Nobody => "free".to_owned(),
        Occupant::Member(_) => "player".to_owned(),
        Occupant::Bot(policy) => format!("bot {policy}"),
    }
}
