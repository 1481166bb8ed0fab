//! Pauses: by vote, or because somebody dropped. While the game stands still nobody sees the cards.

use crate::clock::Clock;
use crate::fact::Fact;
use crate::member::MemberId;
use crate::refusal::Refusal;
use crate::room::{Phase, Room};
use crate::wall::Wall;

impl Room {
    /// Wants the game to pause, or a paused one to go on; or does not want it any more.
    pub(crate) fn vote(&mut self, from: MemberId, votes: bool, _: Wall) -> Result<(), Refusal> {
        // Where time stands there is nothing to pause.
        let stands = matches!(self.clock, Clock::Still(_));
        if stands || !matches!(self.phase, Phase::Playing | Phase::Paused { .. }) {
            return Err(Refusal::NotPlaying);
        }
        if !self.seated().any(|member| member.id == from) {
            return Err(Refusal::NotSeated);
        }
        self.emit(match votes {
            true => Fact::Voted(from),
            false => Fact::Unvoted(from),
        });
        Ok(())
    }

    /// More than half of those who sit and are here decide.
    pub(crate) fn settle_votes(&mut self, now: Wall) {
        let here = || self.seated().filter(|member| member.is_here());
        let votes = here().filter(|member| member.votes).count();
        if votes == 0 || 2 * votes <= here().count() {
            return;
        }
        match self.phase {
            Phase::Playing => self.pause(now, false),
            Phase::Paused { .. } => self.go_on(now),
            _ => {}
        }
    }

    fn pause(&mut self, now: Wall, drop: bool) {
        let at = self.clock.at(now).max(self.last_time);
        let wall = now;
        self.emit(Fact::Paused { at, wall, drop });
    }

    /// After a count-in game time runs again.
    fn go_on(&mut self, now: Wall) {
        let at = self.clock.at(now);
        let since = now.plus(self.settings.count_in);
        self.emit(Fact::Running(at, since));
        self.think_later(now);
    }

    /// A player dropped: the game pauses, if that is how the room is set.
    pub(crate) fn pause_if_dropped(&mut self, id: MemberId, now: Wall) {
        let seated = self.seated().any(|member| member.id == id);
        if seated && self.settings.pause_on_drop && self.phase == Phase::Playing {
            self.pause(now, true);
        }
    }

    /// Everybody who dropped is back: a game that paused for them goes on.
    pub(crate) fn resume_if_back(&mut self, now: Wall) {
        let all_back = self.seated().all(|member| member.is_here());
        if self.phase == (Phase::Paused { drop: true }) && all_back {
            self.go_on(now);
        }
    }
}
