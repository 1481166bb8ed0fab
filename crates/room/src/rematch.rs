//! The same table again, after the end: an offer. It throws nobody out of the results who still reads them.

use crate::fact::Fact;
use crate::member::MemberId;
use crate::refusal::Refusal;
use crate::room::{Phase, Room};
use crate::wall::Wall;

impl Room {
    /// A member wants the same table again, and is ready for it; or does not want that any more.
    pub(crate) fn want_rematch(&mut self, from: MemberId, wants: bool) -> Result<(), Refusal> {
        self.check_over()?;
        self.check_player(from)?;
        self.emit(match wants {
            true => Fact::Ready(from),
            false => Fact::Unready(from),
        });
        Ok(())
    }

    /// The owner leads everybody back to the lobby, to change something there.
    pub(crate) fn reset(&mut self, from: MemberId) -> Result<(), Refusal> {
        self.check_owner(from)?;
        self.check_over()?;
        self.play_again();
        Ok(())
    }

    fn check_over(&self) -> Result<(), Refusal> {
        match self.phase {
            Phase::Over => Ok(()),
            _ => Err(Refusal::NotOver),
        }
    }

    /// When the table plays again, as far as people have said so: everybody who sits wants it, or has been away for as
    /// long as players are waited for.
    pub(crate) fn next_rematch(&self) -> Option<Wall> {
        if self.phase != Phase::Over || !self.members.iter().any(|member| member.ready) {
            return None;
        }
        let mut at = Wall(0);
        for member in self.seated().filter(|member| !member.ready) {
            at = at.max(member.gone?.plus(self.settings.grace));
        }
        Some(at)
    }

    pub(crate) fn rematch_if_all_want(&mut self, now: Wall) {
        if self.next_rematch().is_some_and(|at| at <= now) {
            self.play_again();
        }
    }

    /// Back to the lobby, where everybody who wanted it is ready.
    fn play_again(&mut self) {
        let ready = self.members.iter().filter(|member| member.ready);
        let ready: Vec<MemberId> = ready.map(|member| member.id).collect();
        self.emit(Fact::Rematch);
        for id in ready {
            self.emit(Fact::Ready(id));
        }
    }
}
