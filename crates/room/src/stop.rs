//! Choices that may be let pass lapse after a while, unless a player touches something: then the table waits for them.

use klaxon_core::Seat;
use klaxon_core::board::Board;

use crate::clock::Clock;
use crate::member::MemberId;
use crate::room::{Occupant, Phase, Room};
use crate::wall::Wall;

impl Room {
    /// When the choice that the table waits for lapses, as it stands on the table; none if it does not.
    pub fn lapses(&self) -> Option<Wall> {
        self.lapses_on(self.board.as_deref()?)
    }

    /// The same for a room that is made of facts only, whose game is another board.
    pub fn lapses_on(&self, board: &dyn Board) -> Option<Wall> {
        let patience = board.patience()?;
        // A bot chooses by itself, at its pace.
        let bot = match self.seats.get(board.office()?.index())? {
            Occupant::Bot(_) => true,
            Occupant::Nobody | Occupant::Member(_) => false,
        };
        let Clock::Running { from, .. } = self.clock else {
            return None;
        };
        if bot || self.held || self.phase != Phase::Playing {
            return None;
        }
        // After a pause, and when nobody was there, there is time to look at it again.
        let at = self.clock.wall(self.last_time.max(from).plus(patience))?;
        Some(at.max(self.looked.plus(patience.0.into())))
    }

    /// Somebody has come at this time. What lapses waits for the first person to come.
    pub fn looked_at(&mut self, at: Wall) {
        if self
            .members
            .iter()
            .filter(|member| member.is_here())
            .count()
            == 1
        {
            self.looked = at;
        }
    }

    /// A member touches something. If they play, the choice that the table waits for lapses no more, until somebody acts.
    /// Nobody writes it down: after a restart it lapses as if nobody had touched anything.
    pub fn touch(&mut self, by: MemberId) {
        let plays = self.seated().any(|member| member.id == by);
        self.held |= plays;
    }

    /// For whom a choice is let pass, and when. Lag is allowed for, as for deadlines. A table that nobody looks at waits.
    pub(crate) fn next_lapse(&self) -> Option<(Wall, Seat)> {
        let board = self.board.as_deref()?;
        let at = self.lapses_on(board)?.plus(self.most_lag());
        let watched = self.members.iter().any(|member| member.is_here());
        watched.then_some((at.max(self.earliest_fallback()), board.office()?))
    }
}
