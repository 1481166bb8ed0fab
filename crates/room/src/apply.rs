//! Facts carried out. Nothing else changes what is recorded of a room.

use klaxon_core::Time;
use klaxon_core::fair::{Party, Round};

use crate::bots::Mind;
use crate::claims::Claims;
use crate::clock::Clock;
use crate::fact::Fact;
use crate::fair::{Fair, Stage};
use crate::member::{Member, MemberId};
use crate::room::{Occupant, Phase, Room};

impl Room {
    /// Carries out a fact.
    pub fn apply(&mut self, fact: &Fact) {
        self.apply_all([fact]);
    }

    /// Carries out facts that were told together. A game and its options are looked at once, not option by option: a
    /// deck of one's own is long.
    pub fn apply_all<'a>(&mut self, facts: impl IntoIterator<Item = &'a Fact>) {
        let mut chosen = false;
        for fact in facts {
            let chooses = matches!(fact, Fact::Game(_) | Fact::Option(_));
            if chosen && !chooses {
                self.fit_seats();
            }
            chosen = chooses;
            self.carry_out_fact(fact);
        }
        if chosen {
            self.fit_seats();
        }
    }

    /// Carries out a fact; whether the seats fit a game that was chosen by it is still to be seen.
    pub(crate) fn carry_out_fact(&mut self, fact: &Fact) {
        match fact {
            Fact::Game(name) => {
                self.game.clone_from(name);
                self.options.clear();
            }
            Fact::Option(line) => self.options.push(line.clone()),
            Fact::Table(line) => self.laid.push(line.clone()),
            Fact::Setting(name, value) => {
                self.settings.set(name, value);
            }
            Fact::Joined(id, name) => {
                self.joined = self.joined.max(id.0);
                self.members.push(Member::new(*id, name.clone()));
            }
            Fact::Screen(id) => {
                self.change_member(*id, |m| m.screen = true);
                self.owner = self.owner.filter(|owner| owner != id);
            }
            Fact::Key(id, key) => self.change_member(*id, |m| m.key = Some(key.clone())),
            Fact::Named(id, name) => self.change_member(*id, |m| m.name.clone_from(name)),
            Fact::Came(id) => self.change_member(*id, |m| m.gone = None),
            Fact::Gone(id, at) => self.change_member(*id, |m| m.gone = Some(*at)),
            Fact::Left(id) => self.remove(*id),
            Fact::Kicked(id) => {
                let key = self.member(*id).and_then(|member| member.key.clone());
                self.banned.extend(key);
                self.remove(*id);
            }
            Fact::Banned(key) => self.banned.push(key.clone()),
            Fact::Count(members) => self.joined = self.joined.max(*members),
            Fact::Answered(id, answers) => self.change_member(*id, |m| {
                answers
                    .iter()
                    .for_each(|(message, number)| m.remember(*message, *number));
            }),
            Fact::Owner(id) => self.owner = Some(*id),
            Fact::Sat(seat, id) => {
                self.kept.retain(|(kept, _)| kept != seat);
                self.occupy(seat.index(), Occupant::Member(*id));
            }
            Fact::Bot(seat, policy) => self.occupy(seat.index(), Occupant::Bot(policy.clone())),
            Fact::Stood(seat) => self.occupy(seat.index(), Occupant::Nobody),
            Fact::Kept(seat, id) => self.kept.push((*seat, *id)),
            Fact::Noted(seat, text) => {
                if let Some(note) = self.notes.get_mut(seat.index()) {
                    note.clone_from(text);
                }
            }
            Fact::Ready(id) => self.change_member(*id, |m| m.ready = true),
            Fact::Unready(id) => self.change_member(*id, |m| m.ready = false),
            Fact::Counting(until) => self.phase = Phase::Counting(*until),
            Fact::Uncounted => {
                self.phase = Phase::Lobby;
                self.forget_shares();
            }
            Fact::Secret(secret) => self.secret = Some(*secret),
            Fact::Committing {
                call,
                devices,
                until,
                hash,
            } => {
                let mut round = Round::new(call.clone(), *devices);
                round.commitments.push((Party::Server, *hash));
                let stage = Stage::Commits(*until);
                self.fair = Some(Fair { round, stage });
            }
            Fact::Committed(id, hash) => self.change_fair(|fair| {
                let who = Party::Device(id.0);
                fair.round.commitments.push((who, *hash));
            }),
            Fact::Revealing(until) => {
                self.change_fair(|fair| fair.stage = Stage::Reveals(*until));
            }
            Fact::Opened(who, secret) => {
                self.change_fair(|fair| fair.round.secrets.push((*who, *secret)));
            }
            Fact::Aside(id, why) => {
                self.aside.push((*id, *why));
                self.change_fair(|fair| {
                    fair.round.asides.push((Party::Device(id.0), *why));
                    fair.stage = Stage::BrokenOff;
                });
            }
            Fact::Seed(seed) | Fact::Revealed(seed) => self.seed = Some(*seed),
            Fact::Began => self.began(),
            Fact::Acted(_, at, _) | Fact::Fallback(_, at, _) | Fact::Ticked(at) => {
                self.last_time = *at;
                self.held = false;
            }
            Fact::Voted(id) => self.change_member(*id, |m| m.votes = true),
            Fact::Unvoted(id) => self.change_member(*id, |m| m.votes = false),
            Fact::Paused { at, wall, drop } => {
                // The rest of a count-in was counted as paused when it began.
                if let Clock::Running { since, .. } = self.clock {
                    self.paused = self.paused.saturating_sub(since.since(*wall));
                }
                self.clock = Clock::Stopped(*at);
                self.phase = Phase::Paused { drop: *drop };
                self.paused_since = Some(*wall);
                self.forget_votes();
            }
            Fact::Running(from, since) => {
                if let Some(paused) = self.paused_since.take() {
                    self.paused += since.since(paused);
                }
                self.clock = Clock::Running {
                    from: *from,
                    since: *since,
                };
                self.phase = Phase::Playing;
                self.forget_votes();
            }
            Fact::Still(at) => {
                self.clock = Clock::Still(*at);
                self.phase = Phase::Playing;
            }
            Fact::Over(at, paused) => {
                self.clock = Clock::Stopped(*at);
                self.paused = *paused;
                self.phase = Phase::Over;
                self.forget_notes();
                self.forget_votes();
                self.forget_ready();
            }
            Fact::Rematch => {
                self.phase = Phase::Lobby;
                self.board = None;
                self.laid.clear();
                self.seed = None;
                self.forget_shares();
                self.clock = Clock::Stopped(Time::ZERO);
                self.last_time = Time::ZERO;
                self.paused = 0;
                self.kept.clear();
                self.forget_notes();
                self.forget_ready();
                self.fit_seats();
            }
            // If the clock was set back, what was before lies ahead.
            Fact::Restarted(now) => self.last_fallback = self.last_fallback.min(*now),
            Fact::Position(_, text) => {
                if let Some(board) = &mut self.board {
                    board.set_position(text);
                }
            }
        }
    }

    fn change_member(&mut self, id: MemberId, change: impl FnOnce(&mut Member)) {
        if let Some(member) = self.member_mut(id) {
            change(member);
        }
    }

    fn change_fair(&mut self, change: impl FnOnce(&mut Fair)) {
        if let Some(fair) = &mut self.fair {
            change(fair);
        }
    }

    /// Nobody has a share in a seed any more.
    fn forget_shares(&mut self) {
        self.fair = None;
        self.aside.clear();
        self.secret = None;
    }

    fn remove(&mut self, id: MemberId) {
        self.members.retain(|member| member.id != id);
        self.kept.retain(|(_, member)| *member != id);
        self.claims.forget(id);
        for seat in self.seats_of(id).collect::<Vec<_>>() {
            self.occupy(seat.index(), Occupant::Nobody);
        }
        if self.owner == Some(id) {
            self.owner = None;
        }
    }

    fn occupy(&mut self, seat: usize, occupant: Occupant) {
        if let Some(place) = self.seats.get_mut(seat) {
            *place = occupant;
            self.minds[seat] = Mind::Idle;
            self.notes[seat].clear();
        }
    }

    /// As many seats as the game has with its options.
    fn fit_seats(&mut self) {
        let options: Vec<&str> = self.options.iter().map(String::as_str).collect();
        if let Some(Ok(board)) = self.shelf.unpack(&self.game, &options) {
            self.fit_seats_to(board.seats());
        }
    }

    /// So many seats. Options may be told one by one, so a seat that the game seems not to have stays while somebody has
    /// it: who loses theirs is told to stand first.
    pub(crate) fn fit_seats_to(&mut self, seats: usize) {
        let taken = |seat: &Occupant| *seat != Occupant::Nobody;
        let last = self.seats.iter().rposition(taken);
        let seats = seats.max(last.map_or(0, |last| last + 1));
        self.seats.resize(seats, Occupant::Nobody);
        self.minds.resize(seats, Mind::Idle);
        self.notes.resize(seats, String::new());
    }

    fn began(&mut self) {
        let laid: Vec<&str> = self.laid.iter().map(String::as_str).collect();
        let board = self.shelf.unpack(&self.game, &laid);
        self.board = board.and_then(Result::ok);
        // The text of a deck is long, and the board has it too.
        if self
            .board()
            .is_some_and(|board| *board.options() == *self.laid)
        {
            self.laid = Vec::new();
        }
        if let (Some(board), Some(seed)) = (&mut self.board, self.seed) {
            board.resume(seed);
        }
        self.phase = Phase::Playing;
        self.clock = Clock::Stopped(Time::ZERO);
        self.last_time = Time::ZERO;
        self.held = false;
        self.paused = 0;
        self.paused_since = None;
        self.minds.fill(Mind::Idle);
        self.kept.clear();
        self.forget_notes();
        self.claims = Claims::default();
    }

    fn forget_ready(&mut self) {
        self.members
            .iter_mut()
            .for_each(|member| member.ready = false);
    }

    fn forget_votes(&mut self) {
        self.members
            .iter_mut()
            .for_each(|member| member.votes = false);
    }
}
