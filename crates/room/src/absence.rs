//! Players who are away hold nobody up: after a while the mildest choice is made for them. And a room whose owner is
//! away gets another.

use klaxon_core::Seat;
use klaxon_core::board::Board;

use crate::change::Change;
use crate::member::MemberId;
use crate::play::Who;
use crate::room::{Occupant, Phase, Room};
use crate::wall::Wall;

/// How many milliseconds lie between two choices that are made for players who are away, so that the others can follow.
const BETWEEN: u64 = 1000;
/// After this many milliseconds an owner who is gone is the owner no more.
const OWNER_PATIENCE: u64 = 30_000;

impl Room {
    /// For whom a choice is made next, and when.
    pub(crate) fn next_fallback(&self) -> Option<(Wall, Seat)> {
        let board = self.board.as_ref()?;
        if self.would_never_end() {
            return None;
        }
        let earliest = self.earliest_fallback();
        let awaited = board.awaited();
        let away = awaited.iter().filter_map(|seat| {
            let at = self.away_from(seat)?.max(earliest);
            Some((at, seat))
        });
        away.min_by_key(|(at, _)| *at)
    }

    /// Returns whether a game without a clock is on that nobody looks at.
    pub(crate) fn would_never_end(&self) -> bool {
        let watched = self.members.iter().any(|member| member.is_here());
        let timeless = |board: &dyn Board| board.deadline().is_none();
        !watched && self.board().is_some_and(timeless)
    }

    /// When a choice may next be made for somebody.
    pub(crate) fn earliest_fallback(&self) -> Wall {
        self.last_fallback.plus(BETWEEN)
    }

    /// A choice is made for somebody, if the others still wait for them after what was due before.
    pub(crate) fn fall_back(&mut self, seat: Seat, now: Wall, changes: &mut Vec<Change>) {
        self.catch_up(now, self.most_lag(), changes);
        let board = self.board.as_ref().filter(|_| self.phase == Phase::Playing);
        if let Some(action) = board.and_then(|board| board.fallback(seat))
            && self.play(seat, &action, now, Who::Nobody, changes).is_err()
        {
            // No game refuses what it proposes; if one does, it is not asked without end.
            self.last_fallback = now;
        }
    }

    /// From when on a seat is played for: after a grace period, or at once where nobody has the seat.
    pub(crate) fn away_from(&self, seat: Seat) -> Option<Wall> {
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
        Some((gone.plus(OWNER_PATIENCE), self.heir()?))
    }
}
