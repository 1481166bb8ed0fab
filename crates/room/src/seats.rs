//! Seats: members take them and leave them, and the owner puts bots on them. During a game a seat that nobody plays any
//! more is there for whoever comes late, and is kept for the player who comes again.

use klaxon_core::Seat;

use crate::fact::Fact;
use crate::member::MemberId;
use crate::refusal::Refusal;
use crate::room::{Occupant, Phase, Room};
use crate::wall::Wall;

impl Room {
    pub(crate) fn occupant(&self, seat: Seat) -> Result<&Occupant, Refusal> {
        self.seats.get(seat.index()).ok_or(Refusal::NoSuchSeat)
    }

    /// Takes a free seat or a bot's, before the game or during it. In a game with secrets a member could know the cards of
    /// others already: a seat there is only for the player who had it. A screen has no hands to play with.
    pub(crate) fn sit(&mut self, from: MemberId, seat: Seat) -> Result<(), Refusal> {
        if self.member(from).is_some_and(|member| member.screen) {
            return Err(Refusal::Screen);
        }
        if matches!(self.occupant(seat)?, Occupant::Member(_)) {
            return Err(Refusal::SeatTaken);
        }
        if self.phase == Phase::Over {
            return Err(Refusal::NotInTheLobby);
        }
        let hides = self.board.as_ref().is_some_and(|board| board.hides());
        if hides && !self.kept.contains(&(seat, from)) {
            return Err(Refusal::Secrets);
        }
        self.emit(Fact::Sat(seat, from));
        if self.in_lobby() && self.member(from).is_some_and(|member| member.ready) {
            self.emit(Fact::Unready(from));
        }
        Ok(())
    }

    /// Leaves a seat; before the game the owner clears a bot's seat, or that of somebody who is gone.
    pub(crate) fn stand(&mut self, from: MemberId, seat: Seat) -> Result<(), Refusal> {
        let allowed = match self.occupant(seat)? {
            Occupant::Member(member) if *member == from => true,
            // Who is gone before the game has begun must not keep it from beginning.
            Occupant::Member(member) if self.in_lobby() && self.owner == Some(from) => {
                self.member(*member).is_some_and(|member| !member.is_here())
            }
            Occupant::Bot(_) if self.in_lobby() => {
                self.check_owner(from)?;
                true
            }
            _ => false,
        };
        if !allowed {
            return Err(Refusal::NotYourSeat);
        }
        self.emit(Fact::Stood(seat));
        if self.in_game() {
            self.emit(Fact::Kept(seat, from));
        }
        let seated = self.seated().any(|member| member.id == from);
        let ready = self.member(from).is_some_and(|member| member.ready);
        if (self.in_lobby() || self.phase == Phase::Over) && ready && !seated {
            self.emit(Fact::Unready(from));
        }
        Ok(())
    }

    /// The owner puts a bot on a free seat, on another bot's, or on that of a player who is away.
    pub(crate) fn seat_bot(
        &mut self,
        from: MemberId,
        seat: Seat,
        policy: String,
        now: Wall,
    ) -> Result<(), Refusal> {
        self.check_owner(from)?;
        let away = match *self.occupant(seat)? {
            Occupant::Member(member) => Some(self.check_away(member, now)?),
            _ => None,
        };
        let policies = self.shelf.policies(&self.game);
        if !policies.contains(&policy.as_str()) {
            return Err(Refusal::NoSuchPolicy(policies));
        }
        self.emit(Fact::Bot(seat, policy));
        if let Some(member) = away.filter(|_| self.in_game()) {
            self.emit(Fact::Kept(seat, member));
        }
        self.think_later(now);
        Ok(())
    }

    /// A member who is gone has no use for a seat before the game; later, after the time that players are waited for.
    fn check_away(&self, member: MemberId, now: Wall) -> Result<MemberId, Refusal> {
        let gone = self.member(member).and_then(|member| member.gone);
        let gone = gone.ok_or(Refusal::SeatTaken)?;
        match self.in_lobby() || gone.plus(self.settings.grace) <= now {
            true => Ok(member),
            false => Err(Refusal::StillTheirs),
        }
    }

    /// Returns whether a game is on the table and not over.
    fn in_game(&self) -> bool {
        matches!(self.phase, Phase::Playing | Phase::Paused { .. })
    }
}
