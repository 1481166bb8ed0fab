//! What anybody may know of a room.

use klaxon_room::{Occupant, Phase};

use super::Keeper;
use crate::rest::{RoomInfo, SeatInfo};

impl Keeper {
    pub(super) fn info(&self) -> RoomInfo {
        let room = self.driver.room();
        let seats = room.seats().iter().map(|occupant| match occupant {
            Occupant::Nobody => SeatInfo::Free,
            Occupant::Bot(policy) => SeatInfo::Bot(policy.clone()),
            Occupant::Member(_) => SeatInfo::Player,
        });
        let owner = room.owner().and_then(|id| room.member(id));
        RoomInfo {
            code: self.code.clone(),
            game: room.game().to_owned(),
            options: room.options().to_vec(),
            phase: phase(room.phase()).to_owned(),
            seats: seats.collect(),
            people: self.driver.guests(),
            owner: owner.map(|member| member.name.clone()),
            locked: room.settings().lock,
        }
    }
}

/// What a phase is called.
pub(crate) fn phase(phase: Phase) -> &'static str {
    match phase {
        Phase::Lobby => "lobby",
        Phase::Counting(_) => "counting",
        Phase::Playing => "playing",
        Phase::Paused { .. } => "paused",
        Phase::Over => "over",
    }
}
