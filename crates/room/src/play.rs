//! The game itself: the deal, actions, and what is due.

use klaxon_core::board::Done;
use klaxon_core::fair::Secret;
use klaxon_core::{Seat, Time};

use crate::change::Change;
use crate::clock::Clock;
use crate::fact::Fact;
use crate::fair::{Fair, Stage};
use crate::member::MemberId;
use crate::refusal::Refusal;
use crate::room::{Occupant, Phase, Room};
use crate::wall::Wall;

/// Something that happens by itself.
#[derive(Clone, PartialEq, Eq, Debug)]
enum Due {
    /// The server commits itself to a secret, and asks devices to do the same.
    Commit,
    /// Devices that committed themselves are to tell their secrets.
    Reveal,
    /// Somebody did not tell theirs.
    PutAside,
    /// The count-in is over.
    Deal,
    /// The game needs to hear of this time.
    Tick(Time),
    /// Something is done for a player who is away.
    Fallback(Seat),
    /// The office is handed on to a person.
    Office,
    /// A bot looks at the table.
    Think(Seat),
    /// The owner has been gone for too long.
    NewOwner(MemberId),
    /// Everybody who sits and is not away wants the same table again.
    Rematch,
}

impl Room {
    /// When something is next due. One timer is enough for all.
    pub fn deadline(&self) -> Option<Wall> {
        self.due().map(|(at, _)| at)
    }

    /// What was due by now happens. The secret, which nobody may know or guess, is the server's share in the next seed. It
    /// is used once at most: whoever wakes the room does so again as long as something is due.
    pub fn wake(&mut self, now: Wall, secret: Secret) -> Vec<Change> {
        let mut changes = Vec::new();
        let mut secret = Some(secret);
        while let Some((_, due)) = self.due().filter(|(at, _)| *at <= now) {
            match due {
                Due::Commit => {
                    let Some(secret) = secret.take() else { break };
                    self.call_for_commitments(now, secret);
                    changes.push(self.commit(now, None));
                }
                Due::Reveal => {
                    self.ask_for_secrets(now);
                    changes.push(self.commit(now, None));
                }
                Due::PutAside => {
                    self.put_silent_aside();
                    changes.push(self.commit(now, None));
                }
                Due::Deal => {
                    self.deal(now);
                    changes.push(self.commit(now, None));
                }
                Due::Tick(time) => self.tick(time, now, &mut changes),
                Due::Fallback(seat) => self.fall_back(seat, now, &mut changes),
                Due::Office => self.hand_office(now, &mut changes),
                Due::Think(seat) => self.want_thought(seat),
                Due::NewOwner(member) => {
                    self.emit(Fact::Owner(member));
                    changes.push(self.commit(now, None));
                }
                Due::Rematch => {
                    self.settle(now);
                    changes.push(self.commit(now, None));
                }
            }
        }
        changes
    }

    /// What is due first.
    fn due(&self) -> Option<(Wall, Due)> {
        let owner = self.next_owner().map(|(at, id)| (at, Due::NewOwner(id)));
        let game = match self.phase {
            Phase::Counting(until) => Some(self.due_before_deal(until)),
            Phase::Playing => self.due_in_game(),
            Phase::Over => self.next_rematch().map(|at| (at, Due::Rematch)),
            Phase::Lobby | Phase::Paused { .. } => None,
        };
        // Of two at the same time the first: the game goes before everything else.
        game.into_iter().chain(owner).min_by_key(|(at, _)| *at)
    }

    fn due_before_deal(&self, until: Wall) -> (Wall, Due) {
        let Some(Fair { round, stage }) = &self.fair else {
            return (self.changed, Due::Commit);
        };
        match *stage {
            Stage::Commits(closes) if round.shares() > 0 => (closes, Due::Reveal),
            Stage::Commits(_) => (until, Due::Deal),
            Stage::Reveals(by) if round.secrets.len() < round.shares() => (by, Due::PutAside),
            Stage::Reveals(_) => (until, Due::Deal),
            Stage::BrokenOff => (self.changed, Due::Commit),
        }
    }

    fn due_in_game(&self) -> Option<(Wall, Due)> {
        let since = match self.clock {
            Clock::Running { since, .. } => since,
            Clock::Still(_) => Wall(0),
            Clock::Stopped(_) => return None,
        };
        let deadline = self.board.as_ref().and_then(|board| board.deadline());
        let tick = deadline.and_then(|time| {
            // Lag is allowed for: who acted in time, but is heard later, is not too late.
            let at = self.clock.wall(time)?.plus(self.most_lag());
            Some((at, Due::Tick(time)))
        });
        let fallback = self
            .next_fallback()
            .map(|(at, seat)| (at, Due::Fallback(seat)));
        let lapse = self
            .next_lapse()
            .map(|(at, seat)| (at, Due::Fallback(seat)));
        let office = self.next_office().map(|(at, ..)| (at, Due::Office));
        let think = self.next_think().map(|(at, seat)| (at, Due::Think(seat)));
        let all = tick.into_iter().chain(office).chain(fallback);
        let all = all.chain(lapse).chain(think);
        all.map(|(at, due)| (at.max(since), due))
            .min_by_key(|(at, _)| *at)
    }

    pub(crate) fn most_lag(&self) -> u64 {
        let here = self.seated().filter(|member| member.is_here());
        here.map(|member| member.lag).max().unwrap_or(0)
    }

    /// The cards are dealt, and game time runs.
    fn deal(&mut self, now: Wall) {
        let (Some(board), Some(seed)) = (self.unpacked(), self.seed_of_shares()) else {
            return self.give_up_counting();
        };
        for line in board.options().iter() {
            self.emit(Fact::Table(line.clone()));
        }
        self.emit(Fact::Seed(seed));
        self.emit(Fact::Began);
        self.emit(Fact::Running(Time::ZERO, now));
        if let Some(board) = &mut self.board {
            let events = board.start(seed);
            self.events.extend(events);
        }
        self.end_if_over();
        self.think_later(now);
    }

    /// Game time goes on to this time and stands there, and the game is played all the same: nobody is hurried. What is due
    /// by then happens. Nothing while no game is on.
    pub fn keep_still(&mut self, at: Time, now: Wall) -> Vec<Change> {
        let mut changes = Vec::new();
        if self.phase == Phase::Playing {
            self.emit(Fact::Still(at.max(self.last_time)));
            changes.push(self.commit(now, None));
            self.catch_up(now, 0, &mut changes);
        }
        changes
    }

    /// A member acts for a seat of theirs.
    pub(crate) fn act(
        &mut self,
        from: MemberId,
        seat: Seat,
        action: &str,
        now: Wall,
        changes: &mut Vec<Change>,
    ) -> Result<(), Refusal> {
        if *self.occupant(seat)? != Occupant::Member(from) {
            return Err(Refusal::NotYourSeat);
        }
        let lag = self.member(from).map_or(0, |member| member.lag);
        self.act_at(seat, action, now, lag, changes, Fact::Acted)
    }

    /// Somebody acts who is no member: a bot, or nobody for a player who is away.
    pub(crate) fn play(
        &mut self,
        seat: Seat,
        action: &str,
        now: Wall,
        who: Who,
        changes: &mut Vec<Change>,
    ) -> Result<(), Refusal> {
        // What is done for nobody cuts nobody off: it does not bring on a deadline that others still have time for.
        let (lag, fact): (_, fn(_, _, _) -> _) = match who {
            Who::Bot => (0, Fact::Acted),
            Who::Nobody => (self.most_lag(), Fact::Fallback),
        };
        self.act_at(seat, action, now, lag, changes, fact)?;
        changes.push(self.commit(now, None));
        Ok(())
    }

    /// What was due happens first; then the action, counted from when it was sent.
    fn act_at(
        &mut self,
        seat: Seat,
        action: &str,
        now: Wall,
        lag: u64,
        changes: &mut Vec<Change>,
        fact: impl FnOnce(Seat, Time, String) -> Fact,
    ) -> Result<(), Refusal> {
        match self.phase {
            Phase::Playing if self.clock.runs(now) => {}
            Phase::Playing => return Err(Refusal::CountIn),
            Phase::Paused { .. } => return Err(Refusal::Paused),
            _ => return Err(Refusal::NotPlaying),
        }
        let at = self.catch_up(now, lag, changes);
        if self.phase != Phase::Playing {
            return Err(Refusal::NotPlaying);
        }
        let board = self.board.as_mut().ok_or(Refusal::NotPlaying)?;
        let Done {
            events,
            taken,
            offers,
        } = board.act(seat, action, at)?;
        self.emit(fact(seat, at, action.to_owned()));
        self.events.extend(events);
        self.settle_claims(seat, &taken, offers, now);
        self.end_if_over();
        self.think_later(now);
        Ok(())
    }

    /// What was due in the game by the time that a message was sent happens. Gives that time.
    pub(crate) fn catch_up(&mut self, now: Wall, lag: u64, changes: &mut Vec<Change>) -> Time {
        let at = self.clock.at(now.minus(lag)).max(self.last_time);
        while self.phase == Phase::Playing
            && self.clock.runs(now)
            && let Some(due) = self.game_deadline().filter(|due| *due <= at)
        {
            self.tick(due, now, changes);
        }
        at
    }

    fn game_deadline(&self) -> Option<Time> {
        self.board.as_ref().and_then(|board| board.deadline())
    }

    /// Game time has come to a deadline.
    fn tick(&mut self, time: Time, now: Wall, changes: &mut Vec<Change>) {
        let time = time.max(self.last_time);
        if let Some(board) = &mut self.board {
            let events = board.tick(time);
            self.events.extend(events);
        }
        self.emit(Fact::Ticked(time));
        self.end_if_over();
        self.think_later(now);
        changes.push(self.commit(now, None));
    }

    /// After the end everybody may know the seed, and check what chance said.
    fn end_if_over(&mut self) {
        let Some(outcome) = self.board.as_ref().and_then(|board| board.outcome()) else {
            return;
        };
        self.emit(Fact::Over(outcome.at, self.paused));
        self.open_own_secret();
        if let Some(seed) = self.seed {
            self.emit(Fact::Revealed(seed));
        }
    }

    /// What a seat may do now.
    pub fn legal(&self, seat: Seat) -> Vec<String> {
        self.legal_within(seat, usize::MAX).0
    }

    /// The same, as much of it as fits in so many bytes of text; and whether that is all.
    pub fn legal_within(&self, seat: Seat, bytes: usize) -> (Vec<String>, bool) {
        match (&self.board, self.phase) {
            (Some(board), Phase::Playing) => board.legal_within(seat, bytes),
            _ => (Vec::new(), true),
        }
    }
}

/// Who acts without being a member.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Who {
    /// A bot.
    Bot,
    /// Nobody: a player is away.
    Nobody,
}
