//! Bots leave people time: for a while after a roll they take nothing that a player could, and a little longer nothing
//! that a player claims. Nobody writes that down: after a restart there is a count-in, and time enough.

use klaxon_core::Seat;

use crate::member::MemberId;
use crate::room::{Occupant, Room};
use crate::wall::Wall;

/// For how long a bot leaves a thing to a player who claims it, in milliseconds. Saying it again does not make it longer.
const CLAIM: u64 = 5000;
/// A member claims no more things than this between two rolls.
const MOST: usize = 8;

/// What was laid down last, and who claims what of it.
#[derive(Default)]
pub(crate) struct Claims {
    claims: Vec<Claim>,
    offered: Option<Wall>,
}

struct Claim {
    member: MemberId,
    thing: String,
    since: Wall,
}

impl Claims {
    /// A member claims a thing, as the notation names it.
    pub(crate) fn hear(&mut self, member: MemberId, thing: &str, now: Wall) {
        let own = || self.claims.iter().filter(|claim| claim.member == member);
        if own().any(|claim| claim.thing == thing) || own().count() == MOST {
            return;
        }
        self.claims.push(Claim {
            member,
            thing: thing.to_owned(),
            since: now,
        });
    }

    /// A member has left.
    pub(crate) fn forget(&mut self, member: MemberId) {
        self.claims.retain(|claim| claim.member != member);
    }

    /// Things were taken: no claim to them is left. A member who took something has what they claimed, or something
    /// better.
    fn take(&mut self, by: Option<MemberId>, things: &[String]) {
        let left = |claim: &Claim| !things.contains(&claim.thing) && Some(claim.member) != by;
        self.claims.retain(left);
    }
}

impl Room {
    /// A player acted: what was taken nobody claims any more, and what lay there before a new roll neither.
    pub(crate) fn settle_claims(&mut self, seat: Seat, taken: &[String], offers: bool, now: Wall) {
        if !taken.is_empty() {
            let by = match self.seats.get(seat.index()) {
                Some(Occupant::Member(member)) => Some(*member),
                _ => None,
            };
            self.claims.take(by, taken);
        }
        if offers {
            self.claims = Claims {
                claims: Vec::new(),
                offered: Some(now),
            };
        }
    }

    /// Until when a bot puts off an action, to leave people time; none if it may act now.
    pub(crate) fn put_off(&self, action: &str, now: Wall) -> Option<Wall> {
        let board = self
            .board
            .as_ref()
            .filter(|_| self.settings.head_start > 0)?;
        let things = board.takes(action);
        let awaited = board.awaited();
        // Only people who are here and could act are waited for.
        let waits_for = |member: MemberId| {
            let here = self.member(member).is_some_and(|member| member.is_here());
            here && self.seats_of(member).any(|seat| awaited.contains(seat))
        };
        let claims = self.claims.claims.iter();
        let claims = claims.filter(|claim| things.contains(&claim.thing));
        let claims = claims.filter(|claim| waits_for(claim.member));
        let claimed = claims.map(|claim| claim.since.plus(CLAIM));
        let somebody = !things.is_empty() && self.members.iter().any(|m| waits_for(m.id));
        let offered = self.claims.offered.filter(|_| somebody);
        let offered = offered.map(|at| at.plus(self.settings.head_start));
        claimed.chain(offered).max().filter(|at| *at > now)
    }
}
