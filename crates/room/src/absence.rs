//! Players who are away hold nobody up: after a while the mildest choice is made for them. And a room whose owner is
//! away gets another.

use klaxon_core::Seat;

use crate::member::MemberId;
use crate::room::{Occupant, Room};
use crate::wall::Wall;

/// So many milliseconds lie between two choices that are made for players who are away, so that the others can follow.
const BETWEEN: u64 = 1000;
/// After so many milliseconds an owner who is gone is the owner no more.
const OWNER_PATIENCE: u64 = 30_000;

impl Room {
    /// The next choice that is made for somebody, and when.
    pub(crate) fn next_fallback(&self) -> Option<(Wall, Seat, String)> {
        let board = self.board.as_ref()?;
        let earliest = self.last_fallback.plus(BETWEEN);
        let away = Seat::all(self.seats.len()).filter_map(|seat| {
            let at = self.away_from(seat)?.max(earliest);
            Some((at, seat, board.fallback(seat)?))
        });
        away.min_by_key(|(at, _, _)| *at)
    }

    /// From when on a seat is played for: after a grace period, or at once where nobody has the seat.
    fn away_from(&self, seat: Seat) -> Option<Wall> {
        match self.seats.get(seat.index())? {
            Occupant::Nobody => Some(Wall(0)),
            Occupant::Bot(_) => None,
            Occupant::Member(id) => {
                let gone = self.member(*id)?.gone?;
                Some(gone.plus(self.settings.grace))
            }
        }
    }

    /// Who owns the room next, and from when on.
    pub(crate) fn next_owner(&self) -> Option<(Wall, MemberId)> {
        let gone = self.member(self.owner?)?.gone?;
        let here = || self.members.iter().filter(|member| member.is_here());
        let seated = here().find(|member| self.seats.contains(&Occupant::Member(member.id)));
        let next = seated.or(here().next())?;
        Some((gone.plus(OWNER_PATIENCE), next.id))
    }
}
