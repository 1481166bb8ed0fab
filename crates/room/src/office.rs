//! The office of a game goes to people: no bot decides for the team while a person sits at the table, and nobody waits for
//! the decisions of somebody who is away.

use klaxon_core::{Seat, Seats};

use crate::change::Change;
use crate::play::Who;
use crate::room::{Occupant, Phase, Room};
use crate::wall::Wall;

impl Room {
    /// When the office is handed on, by which seat, and by what it does.
    pub(crate) fn next_office(&self) -> Option<(Wall, Seat, String)> {
        let board = self.board.as_ref()?;
        let from = board.office()?;
        let at = self.relieved_from(from)?;
        let action = board.hand_office(self.person_after(from)?)?;
        // No game refuses what it proposes; if one does, it is not asked without end.
        let may = board.legal(from).contains(&action);
        may.then_some((at, from, action))
    }

    /// The office is handed on, if that is still due after what was due before.
    pub(crate) fn hand_office(&mut self, now: Wall, changes: &mut Vec<Change>) {
        self.catch_up(now, self.most_lag(), changes);
        let due = self.next_office().filter(|(at, ..)| *at <= now);
        if let Some((_, from, action)) = due.filter(|_| self.phase == Phase::Playing) {
            let _ = self.play(from, &action, now, Who::Nobody, changes);
        }
    }

    /// From when on somebody else should have the office of a seat; none if its player decides.
    fn relieved_from(&self, seat: Seat) -> Option<Wall> {
        match self.seats.get(seat.index())? {
            Occupant::Bot(_) => Some(Wall(0)),
            _ => self.away_from(seat),
        }
    }

    /// The next seat, clockwise, whose player is a person and here.
    fn person_after(&self, seat: Seat) -> Option<Seat> {
        let (count, people) = (self.seats.len(), self.people());
        let others = std::iter::successors(Some(seat), |seat| Some(seat.left(count)));
        let mut others = others.skip(1).take(count.saturating_sub(1));
        others.find(|seat| people.contains(*seat))
    }

    /// The seats whose players are people and here.
    pub(crate) fn people(&self) -> Seats {
        let is_person = |seat: &Seat| match self.seats[seat.index()] {
            Occupant::Member(id) => self.member(id).is_some_and(|m| m.is_here() && !m.screen),
            _ => false,
        };
        Seat::all(self.seats.len()).filter(is_person).collect()
    }
}
