//! People come and go, sit down, choose a game, and say that they are ready.

use klaxon_core::Seat;

use crate::change::Change;
use crate::fact::Fact;
use crate::member::{Member, MemberId};
use crate::name::tidy;
use crate::refusal::Refusal;
use crate::room::{Occupant, Phase, Room};
use crate::wall::Wall;

/// How many people fit in a room.
const MOST_MEMBERS: usize = 64;
/// How many options a game can have, with a deck of its own.
const MOST_OPTIONS: usize = 256;
/// The longest option.
const LONGEST_OPTION: usize = 200;

impl Room {
    /// The room is opened for a game. Its first change.
    pub fn open(
        &mut self,
        game: String,
        options: Vec<String>,
        now: Wall,
    ) -> Result<Change, Refusal> {
        self.choose(game, options)?;
        Ok(self.commit(now, None))
    }

    /// Somebody comes for the first time. `key` is what their secret hashes to.
    pub fn join(
        &mut self,
        name: &str,
        key: &str,
        now: Wall,
    ) -> Result<(MemberId, Change), Refusal> {
        self.let_in(name, key, false, now)
    }

    /// A screen comes for the first time: no person, but something that everybody looks at. It owns no room.
    pub fn join_as_screen(
        &mut self,
        name: &str,
        key: &str,
        now: Wall,
    ) -> Result<(MemberId, Change), Refusal> {
        self.let_in(name, key, true, now)
    }

    fn let_in(
        &mut self,
        name: &str,
        key: &str,
        screen: bool,
        now: Wall,
    ) -> Result<(MemberId, Change), Refusal> {
        if self.is_banned(key) {
            return Err(Refusal::SentAway);
        }
        // A room that every person has left is nobody's to keep: a screen can't open the lock.
        if self.settings.lock && self.members.iter().any(|member| !member.screen) {
            return Err(Refusal::Locked);
        }
        let name = tidy(name).ok_or(Refusal::Name)?;
        if self.members.len() >= MOST_MEMBERS {
            let ghost = self.longest_gone().ok_or(Refusal::Full)?;
            self.emit(Fact::Left(ghost));
        }
        let id = MemberId(self.joined + 1);
        self.emit(Fact::Joined(id, name));
        if screen {
            self.emit(Fact::Screen(id));
        }
        self.emit(Fact::Key(id, key.to_owned()));
        if self.owner.is_none() && !screen {
            self.emit(Fact::Owner(id));
        }
        self.settle(now);
        Ok((id, self.commit(now, None)))
    }

    /// Who watched, and has been gone for longest: they make room in a full room.
    fn longest_gone(&self) -> Option<MemberId> {
        let sits = |id| self.seats.contains(&Occupant::Member(id));
        let gone = self.members.iter().filter(|member| !sits(member.id));
        let gone = gone.filter_map(|member| Some((member.gone?, member.id)));
        gone.min().map(|(_, id)| id)
    }

    /// A member's device is connected again.
    pub fn come(&mut self, id: MemberId, now: Wall) -> Option<Change> {
        let member = self.member(id).filter(|member| !member.is_here())?;
        let screen = member.screen;
        self.emit(Fact::Came(id));
        if self.owner.is_none() && !screen {
            self.emit(Fact::Owner(id));
        }
        self.settle(now);
        Some(self.commit(now, None))
    }

    /// A member's device is connected again, as a screen. A person who comes like that becomes one for good: their seats
    /// are free, and the room may have another owner.
    pub fn come_as_screen(&mut self, id: MemberId, now: Wall) -> Option<Change> {
        let member = self.member(id)?;
        let (here, screen, ready) = (member.is_here(), member.screen, member.ready);
        if here && screen {
            return None;
        }
        if !here {
            self.emit(Fact::Came(id));
        }
        if !screen {
            for seat in self.seats_of(id).collect::<Vec<_>>() {
                self.emit(Fact::Stood(seat));
            }
            if ready {
                self.emit(Fact::Unready(id));
            }
            self.emit(Fact::Screen(id));
        }
        self.settle(now);
        Some(self.commit(now, None))
    }

    /// A member's device is not connected any more.
    pub fn go(&mut self, id: MemberId, now: Wall) -> Option<Change> {
        let member = self.member(id).filter(|member| member.is_here())?;
        let ready = member.ready;
        self.emit(Fact::Gone(id, now));
        if ready && (self.in_lobby() || self.phase == Phase::Over) {
            self.emit(Fact::Unready(id));
        }
        self.pause_if_dropped(id, now);
        self.settle(now);
        Some(self.commit(now, None))
    }

    pub(crate) fn rename(&mut self, from: MemberId, name: &str) -> Result<(), Refusal> {
        let name = tidy(name).ok_or(Refusal::Name)?;
        self.emit(Fact::Named(from, name));
        Ok(())
    }

    /// Leaves for good: their seats are free, and the room may have another owner.
    pub(crate) fn leave(&mut self, from: MemberId) {
        self.emit(Fact::Left(from));
        self.find_owner();
    }

    pub(crate) fn kick(&mut self, from: MemberId, member: MemberId) -> Result<(), Refusal> {
        self.check_owner(from)?;
        self.member(member).ok_or(Refusal::NoSuchMember)?;
        if member == from {
            return Err(Refusal::OwnerStays);
        }
        self.emit(Fact::Kicked(member));
        Ok(())
    }

    pub(crate) fn check_owner(&self, from: MemberId) -> Result<(), Refusal> {
        match self.owner == Some(from) {
            true => Ok(()),
            false => Err(Refusal::NotTheOwner),
        }
    }

    /// A room without an owner belongs to who has been there longest: of those who are here and sit, if any do.
    pub(crate) fn find_owner(&mut self) {
        if self.owner.is_none()
            && let Some(id) = self.heir()
        {
            self.emit(Fact::Owner(id));
        }
    }

    /// The member who would own the room next. A screen never does.
    pub(crate) fn heir(&self) -> Option<MemberId> {
        let person = |member: &&Member| member.is_here() && !member.screen;
        let here = || self.members.iter().filter(person);
        let seated = here().find(|member| self.seats.contains(&Occupant::Member(member.id)));
        seated.or(here().next()).map(|member| member.id)
    }

    /// The owner chooses game and options; who was ready is asked again.
    pub(crate) fn set_up(
        &mut self,
        from: MemberId,
        game: String,
        options: Vec<String>,
    ) -> Result<(), Refusal> {
        self.check_owner(from)?;
        self.check_lobby()?;
        self.choose(game, options)?;
        self.nobody_is_ready();
        Ok(())
    }

    /// Another game, or other options. Who sits keeps their seat, if the game has it.
    fn choose(&mut self, game: String, options: Vec<String>) -> Result<(), Refusal> {
        let too_long = |line: &String| line.len() > LONGEST_OPTION || line.contains(['\n', '\r']);
        if options.len() > MOST_OPTIONS || options.iter().any(too_long) {
            return Err(Refusal::Options(Vec::new()));
        }
        let lines: Vec<&str> = options.iter().map(String::as_str).collect();
        let unpacked = self.shelf.unpack(&game, &lines);
        let board = unpacked.ok_or_else(|| Refusal::NoSuchGame(self.shelf.games()))?;
        let board = board.map_err(Refusal::Options)?;
        let policies = self.shelf.policies(&game);
        for seat in Seat::all(self.seats.len()) {
            let odd = match self.occupant(seat)? {
                Occupant::Bot(policy) => !policies.contains(&policy.as_str()),
                _ => false,
            };
            if odd || seat.index() >= board.seats() {
                self.emit(Fact::Stood(seat));
            }
        }
        let options = options.into_iter().map(Fact::Option);
        for fact in [Fact::Game(game)].into_iter().chain(options) {
            self.carry_out_fact(&fact);
            self.facts.push(fact);
        }
        self.fit_seats_to(board.seats());
        Ok(())
    }

    /// The owner changes a setting.
    pub(crate) fn set(
        &mut self,
        from: MemberId,
        name: String,
        value: String,
    ) -> Result<(), Refusal> {
        self.check_owner(from)?;
        let mut copy = self.settings;
        match copy.set(&name, &value) {
            true => {
                self.emit(Fact::Setting(name, value));
                Ok(())
            }
            false => Err(Refusal::Setting),
        }
    }

    pub(crate) fn be_ready(&mut self, from: MemberId, ready: bool) -> Result<(), Refusal> {
        self.check_lobby()?;
        self.check_player(from)?;
        self.emit(match ready {
            true => Fact::Ready(from),
            false => Fact::Unready(from),
        });
        Ok(())
    }

    /// Members who sit decide when to play; where only bots sit, the owner does.
    pub(crate) fn check_player(&self, from: MemberId) -> Result<(), Refusal> {
        let seated = self.seated().any(|member| member.id == from);
        match seated || (self.seated().next().is_none() && self.owner == Some(from)) {
            true => Ok(()),
            false => Err(Refusal::NotSeated),
        }
    }

    pub(crate) fn in_lobby(&self) -> bool {
        matches!(self.phase, Phase::Lobby | Phase::Counting(_))
    }

    fn check_lobby(&self) -> Result<(), Refusal> {
        match self.in_lobby() {
            true => Ok(()),
            false => Err(Refusal::NotInTheLobby),
        }
    }

    pub(crate) fn nobody_is_ready(&mut self) {
        let ready = self.members.iter().filter(|member| member.ready);
        let ready: Vec<MemberId> = ready.map(|member| member.id).collect();
        ready
            .into_iter()
            .for_each(|id| self.emit(Fact::Unready(id)));
    }

    /// Every seat is taken, and everybody who has one is here and ready.
    fn can_begin(&self) -> bool {
        let full = !self.seats.contains(&Occupant::Nobody);
        let ready = self.seated().all(|member| member.ready && member.is_here());
        let somebody = self.seated().next().is_some()
            || self
                .members
                .iter()
                .any(|m| m.ready && m.is_here() && self.owner == Some(m.id));
        full && ready && somebody
    }

    /// What follows by itself from what somebody did: everybody wants to play again; the count-in begins, or is broken off; somebody owns the room;
    /// a paused game goes on; bots look at the table.
    pub(crate) fn settle(&mut self, now: Wall) {
        self.find_owner();
        self.rematch_if_all_want(now);
        match self.phase {
            Phase::Lobby if self.can_begin() => {
                let until = now.plus(self.settings.count_in);
                self.emit(Fact::Counting(until));
            }
            Phase::Counting(_) if !self.can_begin() => self.break_off(),
            _ => {}
        }
        self.ask_for_secrets_if_all_committed(now);
        self.settle_votes(now);
        self.resume_if_back(now);
    }
}
