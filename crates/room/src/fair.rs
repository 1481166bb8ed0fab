//! Fair dice, as a room brings them about: during the count-in the server and the devices commit themselves to secrets, the
//! devices tell theirs, and the seed is made of all. The server's own is on record before its commitment is told, and is
//! told when the game is over or given up.

use klaxon_core::board::Board;
use klaxon_core::fair::{self, Aside, Call, Hash, Party, Round, Secret};

use crate::change::Change;
use crate::fact::Fact;
use crate::member::{Member, MemberId};
use crate::refusal::Refusal;
use crate::room::{Phase, Room};
use crate::wall::Wall;

/// How long devices have to tell their secrets, in milliseconds.
const PATIENCE: u64 = 5000;

/// The commitments of the game that begins, or is on the table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Fair {
    /// Who committed themselves to what, and what they told.
    pub round: Round,
    /// What is waited for.
    pub stage: Stage,
}

/// What is waited for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Stage {
    /// Devices may commit themselves until this time.
    Commits(Wall),
    /// Those that did tell their secrets until this time.
    Reveals(Wall),
    /// A device was put aside: everybody commits themselves anew.
    BrokenOff,
}

impl Room {
    /// By which code devices know the room: their commitments name it.
    pub fn call(&mut self, code: &str) {
        code.clone_into(&mut self.code);
    }

    /// What everybody has committed themselves to for the game that begins, or is on the table.
    pub fn fair(&self) -> Option<&Fair> {
        self.fair.as_ref()
    }

    /// Returns whether the device of a member may have a share in the seed: its player plays, or is the one who lets bots
    /// play, and it was not put aside.
    pub fn may_commit(&self, member: MemberId) -> bool {
        self.check_player(member).is_ok() && !self.is_aside(member)
    }

    fn is_aside(&self, member: MemberId) -> bool {
        self.aside.iter().any(|(id, _)| *id == member)
    }

    /// The devices that may have a share in the seed.
    fn devices(&self) -> impl Iterator<Item = &Member> {
        let may = |member: &&Member| self.check_player(member.id).is_ok();
        self.members.iter().filter(may)
    }

    /// The server commits itself, and asks the devices to do the same. After something went wrong the count-in begins anew.
    pub(crate) fn call_for_commitments(&mut self, now: Wall, secret: Secret) {
        let Some(board) = self.unpacked() else {
            return self.give_up_counting();
        };
        if self.fair.is_some() {
            self.emit(Fact::Counting(now.plus(self.settings.count_in)));
        }
        let call = Call {
            room: self.code.clone(),
            game: self.number + 1,
            setup: fair::setup(&self.game, &board.options()),
        };
        let hash = call.commitment(Party::Server, &secret);
        self.emit(Fact::Secret(secret));
        self.emit(Fact::Committing {
            call,
            devices: self.devices().count(),
            until: now.plus(self.settings.count_in / 2),
            hash,
        });
    }

    /// The game with its options, before its deal. They were good when they were chosen.
    pub(crate) fn unpacked(&self) -> Option<Box<dyn Board>> {
        let options: Vec<&str> = self.options.iter().map(String::as_str).collect();
        self.shelf.unpack(&self.game, &options)?.ok()
    }

    /// The options are not good any more: somebody has to choose again.
    pub(crate) fn give_up_counting(&mut self) {
        self.nobody_is_ready();
        self.break_off();
    }

    /// A device commits itself.
    pub(crate) fn hear_commitment(
        &mut self,
        from: MemberId,
        game: u64,
        hash: Hash,
        now: Wall,
    ) -> Result<(), Refusal> {
        self.check_player(from)?;
        if self.is_aside(from) {
            return Err(Refusal::PutAside);
        }
        let open = self.round_at(game).is_some_and(|fair| match fair.stage {
            Stage::Commits(until) => now < until,
            Stage::Reveals(_) | Stage::BrokenOff => false,
        });
        if !open || self.has_committed(from) {
            return Err(Refusal::NotCommitting);
        }
        self.emit(Fact::Committed(from, hash));
        Ok(())
    }

    /// A device tells its secret. If it is another than the one it had committed itself to, everybody can see that, and it is
    /// put aside.
    pub(crate) fn hear_secret(
        &mut self,
        from: MemberId,
        game: u64,
        secret: Secret,
    ) -> Result<(), Refusal> {
        let who = Party::Device(from.0);
        let fair = self.round_at(game).ok_or(Refusal::NotRevealing)?;
        let told = fair.round.secret(who).is_some();
        let hash = fair.round.commitment(who).ok_or(Refusal::NotRevealing)?;
        if told || !matches!(fair.stage, Stage::Reveals(_)) {
            return Err(Refusal::NotRevealing);
        }
        let other = *hash != fair.round.call.commitment(who, &secret);
        self.emit(Fact::Opened(who, secret));
        if other {
            self.put_aside(&[from], Aside::Other);
        }
        Ok(())
    }

    /// The commitments for a game that has not begun.
    fn round_at(&self, game: u64) -> Option<&Fair> {
        let counting = matches!(self.phase, Phase::Counting(_));
        let fair = self.fair.as_ref().filter(|_| counting);
        fair.filter(|fair| fair.round.call.game == game)
    }

    fn has_committed(&self, id: MemberId) -> bool {
        let round = self.fair.as_ref().map(|fair| &fair.round);
        round.is_some_and(|round| round.commitment(Party::Device(id.0)).is_some())
    }

    /// When every device that may has committed itself, nobody has to wait for the others.
    pub(crate) fn ask_for_secrets_if_all_committed(&mut self, now: Wall) {
        let commits =
            |fair: &Fair| matches!(fair.stage, Stage::Commits(_)) && fair.round.shares() > 0;
        let open = self.fair.as_ref().is_some_and(commits);
        let counting = matches!(self.phase, Phase::Counting(_));
        let done = |member: &Member| self.has_committed(member.id) || self.is_aside(member.id);
        if open && counting && self.devices().all(done) {
            self.ask_for_secrets(now);
        }
    }

    pub(crate) fn ask_for_secrets(&mut self, now: Wall) {
        self.emit(Fact::Revealing(now.plus(PATIENCE)));
    }

    /// The devices that did not tell their secrets in time are put aside.
    pub(crate) fn put_silent_aside(&mut self) {
        let Some(Fair { round, .. }) = &self.fair else {
            return;
        };
        let silent = round.commitments.iter().filter_map(|(who, _)| match who {
            Party::Device(number) if round.secret(*who).is_none() => Some(MemberId(*number)),
            _ => None,
        });
        let silent: Vec<MemberId> = silent.collect();
        self.put_aside(&silent, Aside::Late);
    }

    /// Of a round that is broken off nothing stays secret: so everybody can see that nobody gained by it.
    fn put_aside(&mut self, devices: &[MemberId], why: Aside) {
        self.open_own_secret();
        for &id in devices {
            self.emit(Fact::Aside(id, why));
        }
    }

    /// The count-in is broken off.
    pub(crate) fn break_off(&mut self) {
        self.open_own_secret();
        self.emit(Fact::Uncounted);
    }

    /// The server tells its share in the seed, once: nobody rolls dice from it any more.
    pub(crate) fn open_own_secret(&mut self) {
        let told = |fair: &Fair| fair.round.secret(Party::Server).is_some();
        if let Some(secret) = self.secret
            && self.fair.as_ref().is_some_and(|fair| !told(fair))
        {
            self.emit(Fact::Opened(Party::Server, secret));
        }
    }

    /// The seed that all shares make.
    pub(crate) fn seed_of_shares(&self) -> Option<[u8; 16]> {
        let round = &self.fair.as_ref()?.round;
        let mut secrets = round.secrets.clone();
        secrets.push((Party::Server, self.secret?));
        Some(round.call.seed(&secrets))
    }

    /// The room is given up. A game that is on the table ends without a result, and everybody may know what its dice were
    /// made of.
    pub fn abandon(&mut self, now: Wall) -> Option<Change> {
        match self.phase {
            Phase::Counting(_) => self.break_off(),
            Phase::Playing | Phase::Paused { .. } => {
                self.open_own_secret();
                if let Some(seed) = self.seed {
                    self.emit(Fact::Revealed(seed));
                }
                self.emit(Fact::Rematch);
            }
            Phase::Lobby | Phase::Over => return None,
        }
        Some(self.commit(now, None))
    }

    /// Facts that make the commitments of a new room into those of this one. The server's secret is not among them before
    /// everybody may know it.
    pub(crate) fn snapshot_of_shares(&self) -> Vec<Fact> {
        let Some(Fair { round, stage }) = &self.fair else {
            return Vec::new();
        };
        let before = self.aside.len() - round.asides.len();
        let before = self.aside[..before].iter();
        let mut facts: Vec<Fact> = before.map(|(id, why)| Fact::Aside(*id, *why)).collect();
        let mut commitments = round.commitments.iter();
        let Some((_, hash)) = commitments.next() else {
            return facts;
        };
        let until = match *stage {
            Stage::Commits(until) => until,
            Stage::Reveals(_) | Stage::BrokenOff => Wall(0),
        };
        facts.push(Fact::Committing {
            call: round.call.clone(),
            devices: round.devices,
            until,
            hash: *hash,
        });
        facts.extend(commitments.filter_map(|(who, hash)| match who {
            Party::Device(number) => Some(Fact::Committed(MemberId(*number), *hash)),
            Party::Server => None,
        }));
        if let Stage::Reveals(until) = *stage {
            facts.push(Fact::Revealing(until));
        }
        let opened = round.secrets.iter();
        facts.extend(opened.map(|(who, secret)| Fact::Opened(*who, *secret)));
        facts.extend(round.asides.iter().filter_map(|(who, why)| match who {
            Party::Device(number) => Some(Fact::Aside(MemberId(*number), *why)),
            Party::Server => None,
        }));
        facts
    }
}
