//! Notes: what the player of each seat plans, for all to see while a game is played. What they mean is between the players;
//! a seat has one, and a new one takes the place of the one before.

use klaxon_core::{Company, Seat};

use crate::change::Change;
use crate::fact::Fact;
use crate::member::MemberId;
use crate::refusal::Refusal;
use crate::room::{Occupant, Phase, Room};
use crate::signal;
use crate::wall::Wall;

/// The longest note.
const LONGEST: usize = 160;

/// Returns whether notes are written like this: in the letters of the notation.
fn is_sound(text: &str) -> bool {
    let plain = |c: char| c.is_ascii_alphanumeric() || " .-/:=,".contains(c);
    text.len() <= LONGEST && text.chars().all(plain)
}

impl Room {
    /// What the player of a seat plans, as far as they said so.
    pub fn note(&self, seat: Seat) -> &str {
        self.notes.get(seat.index()).map_or("", String::as_str)
    }

    /// The other players, as bots know them.
    pub fn company(&self) -> Company {
        let notes = Seat::all(self.notes.len()).zip(&self.notes);
        let notes = notes.filter(|(_, text)| !text.is_empty());
        Company {
            people: self.people(),
            notes: notes.map(|(seat, text)| (seat, text.clone())).collect(),
        }
    }

    /// A member says what the player of a seat of theirs plans. Returns whether that is something new.
    pub(crate) fn write_note(
        &mut self,
        from: MemberId,
        seat: Seat,
        text: &str,
        now: Wall,
    ) -> Result<bool, Refusal> {
        if *self.occupant(seat)? != Occupant::Member(from) {
            return Err(Refusal::NotYourSeat);
        }
        match self.phase {
            Phase::Playing => {}
            Phase::Paused { .. } => return Err(Refusal::Paused),
            _ => return Err(Refusal::NotPlaying),
        }
        let text = text.trim_matches(' ');
        if !is_sound(text) {
            return Err(Refusal::Note);
        }
        if self.note(seat) == text {
            return Ok(false);
        }
        let member = self.member_mut(from).ok_or(Refusal::NoSuchMember)?;
        if !signal::count(&mut member.notes, now) {
            return Err(Refusal::TooManyNotes);
        }
        self.emit(Fact::Noted(seat, text.to_owned()));
        self.think_later(now);
        Ok(true)
    }

    /// A bot says what it plans. Other bots make the same plans, so nobody but people is interested.
    pub(crate) fn note_of_bot(
        &mut self,
        seat: Seat,
        text: &str,
        now: Wall,
        changes: &mut Vec<Change>,
    ) {
        let is_new = is_sound(text) && self.note(seat) != text;
        if is_new && self.phase == Phase::Playing {
            self.emit(Fact::Noted(seat, text.to_owned()));
            changes.push(self.commit(now, None));
        }
    }

    pub(crate) fn forget_notes(&mut self) {
        self.notes.iter_mut().for_each(String::clear);
    }
}
