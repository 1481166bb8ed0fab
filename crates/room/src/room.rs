//! A room: what is known of it, and the doors to it.

use std::sync::Arc;

use klaxon_core::board::Board;
use klaxon_core::fair::{Aside, Secret};
use klaxon_core::{Outcome, Seat, Shelf, Time, Viewer};

use crate::bots::{Mind, Think};
use crate::change::Change;
use crate::claims::Claims;
use crate::clock::Clock;
use crate::command::Command;
use crate::fact::Fact;
use crate::fair::Fair;
use crate::member::{Member, MemberId};
use crate::refusal::Refusal;
use crate::settings::Settings;
use crate::signal::{self, Signal};
use crate::stamina::Stamina;
use crate::wall::Wall;

/// What a room is doing.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Phase {
    /// People come, choose a game, sit down.
    Lobby,
    /// Everybody is ready; the deal is at this time.
    Counting(Wall),
    /// The game is on, or about to go on after a count-in.
    Playing,
    /// The game stands still.
    Paused {
        /// Because somebody dropped: it goes on when they are back.
        drop: bool,
    },
    /// The game is over.
    Over,
}

/// Who has a seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Occupant {
    /// Nobody.
    Nobody,
    /// A member.
    Member(MemberId),
    /// A bot with this policy.
    Bot(String),
}

/// What came of a command.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Answer {
    /// What changed, in order; also where the command itself was refused, since time may have passed.
    pub changes: Vec<Change>,
    /// The number of the change that the command made, or why it made none.
    pub result: Result<u64, Refusal>,
}

/// A room.
pub struct Room {
    pub(crate) shelf: Arc<dyn Shelf>,
    pub(crate) number: u64,
    /// When the last change was made.
    pub(crate) changed: Wall,
    pub(crate) members: Vec<Member>,
    pub(crate) joined: u32,
    /// The keys of those who were sent away.
    pub(crate) banned: Vec<String>,
    pub(crate) owner: Option<MemberId>,
    pub(crate) game: String,
    pub(crate) options: Vec<String>,
    /// All options with the deck, as they were when the game began; none where the board says the same.
    pub(crate) laid: Vec<String>,
    pub(crate) seats: Vec<Occupant>,
    /// Seats that their players may take back.
    pub(crate) kept: Vec<(Seat, MemberId)>,
    /// What the player of each seat plans, as far as they said so.
    pub(crate) notes: Vec<String>,
    pub(crate) settings: Settings,
    pub(crate) phase: Phase,
    pub(crate) board: Option<Box<dyn Board>>,
    pub(crate) clock: Clock,
    /// The game time of the last thing that happened in the game.
    pub(crate) last_time: Time,
    pub(crate) seed: Option<[u8; 16]>,
    /// By which code devices know the room; nobody writes it down by itself.
    pub(crate) code: String,
    /// What everybody commits themselves to, from the count-in on.
    pub(crate) fair: Option<Fair>,
    /// The devices that were put aside since the count-in began.
    pub(crate) aside: Vec<(MemberId, Aside)>,
    /// The server's share in the seed.
    pub(crate) secret: Option<Secret>,
    pub(crate) paused_since: Option<Wall>,
    pub(crate) paused: u64,
    pub(crate) minds: Vec<Mind>,
    pub(crate) wanted: Vec<Think>,
    pub(crate) stamina: Stamina,
    /// When somebody came, and nobody else was there.
    pub(crate) looked: Wall,
    /// Whether a player touched something since the game last changed. Nobody writes it down.
    pub(crate) held: bool,
    /// What bots leave to people for a while. Nobody writes it down.
    pub(crate) claims: Claims,
    pub(crate) last_fallback: Wall,
    /// What happened since the last change was made up.
    pub(crate) facts: Vec<Fact>,
    pub(crate) events: Vec<String>,
}

impl std::fmt::Debug for Room {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Room")
            .field("number", &self.number)
            .field("phase", &self.phase)
            .field("game", &self.game)
            .field("seats", &self.seats)
            .field("members", &self.members)
            .finish_non_exhaustive()
    }
}

impl Room {
    /// A room where nothing has happened yet, with the first game of the shelf.
    pub fn new(shelf: Arc<dyn Shelf>) -> Room {
        let game = shelf.games().into_iter().next().unwrap_or_default();
        let mut room = Room {
            shelf,
            number: 0,
            changed: Wall(0),
            members: Vec::new(),
            joined: 0,
            banned: Vec::new(),
            owner: None,
            game: String::new(),
            options: Vec::new(),
            laid: Vec::new(),
            seats: Vec::new(),
            kept: Vec::new(),
            notes: Vec::new(),
            settings: Settings::default(),
            phase: Phase::Lobby,
            board: None,
            clock: Clock::Stopped(Time::ZERO),
            last_time: Time::ZERO,
            seed: None,
            code: SOLO.to_owned(),
            fair: None,
            aside: Vec::new(),
            secret: None,
            paused_since: None,
            paused: 0,
            minds: Vec::new(),
            wanted: Vec::new(),
            stamina: Stamina::default(),
            looked: Wall(0),
            held: false,
            claims: Claims::default(),
            last_fallback: Wall(0),
            facts: Vec::new(),
            events: Vec::new(),
        };
        room.apply(&Fact::Game(game));
        room
    }

    /// A member asks for something. What was due happens first.
    pub fn ask(&mut self, from: MemberId, message: u64, command: Command, now: Wall) -> Answer {
        let mut changes = Vec::new();
        let result = self.carry_out(from, message, command, now, &mut changes);
        Answer { changes, result }
    }

    fn carry_out(
        &mut self,
        from: MemberId,
        message: u64,
        command: Command,
        now: Wall,
        changes: &mut Vec<Change>,
    ) -> Result<u64, Refusal> {
        let member = self.member(from).ok_or(Refusal::NoSuchMember)?;
        if let Some(number) = member.done.find(message) {
            return Ok(number);
        }
        if message <= member.last_message() {
            return Err(Refusal::OldMessage);
        }
        // A member who wants a rematch has seen the end: what is told of a game is told before it leaves the table.
        if !matches!(command, Command::Rematch(_) | Command::Reset) {
            self.catch_up(now, self.most_lag(), changes);
        }
        match command {
            Command::Act { seat, action } => self.act(from, seat, &action, now, changes)?,
            Command::Note { seat, text } => {
                if !self.write_note(from, seat, &text, now)? {
                    return Ok(self.number);
                }
            }
            Command::Sit(seat) => self.sit(from, seat)?,
            Command::Stand(seat) => self.stand(from, seat)?,
            Command::Bot { seat, policy } => self.seat_bot(from, seat, policy, now)?,
            Command::Setup { game, options } => self.set_up(from, game, options)?,
            Command::Set { name, value } => self.set(from, name, value)?,
            Command::Commit { game, hash } => self.hear_commitment(from, game, hash, now)?,
            Command::Reveal { game, secret } => self.hear_secret(from, game, secret)?,
            Command::Ready(ready) => self.be_ready(from, ready)?,
            Command::Vote(votes) => self.vote(from, votes, now)?,
            Command::Kick(member) => self.kick(from, member)?,
            Command::Rename(name) => self.rename(from, &name)?,
            Command::Leave => self.leave(from),
            Command::Rematch(wants) => self.want_rematch(from, wants)?,
            Command::Reset => self.reset(from)?,
        }
        self.settle(now);
        changes.push(self.commit(now, Some((from, message))));
        Ok(self.number)
    }

    /// Carries out a fact and keeps it for the change that is being made.
    pub(crate) fn emit(&mut self, fact: Fact) {
        self.apply(&fact);
        self.facts.push(fact);
    }

    /// What happened becomes a numbered change.
    pub(crate) fn commit(&mut self, at: Wall, by: Option<(MemberId, u64)>) -> Change {
        let change = Change {
            number: self.number + 1,
            at,
            by,
            facts: std::mem::take(&mut self.facts),
            events: std::mem::take(&mut self.events),
        };
        self.remember(&change);
        change
    }

    /// Carries out a change that was recorded; false if it can't be understood, or does not follow on the last one.
    pub fn replay(&mut self, change: &Change) -> bool {
        if change.number != self.number + 1 {
            return false;
        }
        self.apply_all(&change.facts);
        let understood = match &mut self.board {
            Some(board) => change.events.iter().all(|event| board.apply(event)),
            None => change.events.is_empty(),
        };
        self.remember(change);
        understood
    }

    /// Remembers whose message it was, and when something was last done for somebody.
    fn remember(&mut self, change: &Change) {
        self.number = change.number;
        self.changed = change.at;
        if change.facts.iter().any(|f| matches!(f, Fact::Fallback(..))) {
            self.last_fallback = change.at;
        }
        if change.facts.iter().any(|f| matches!(f, Fact::Came(_))) {
            self.looked_at(change.at);
        }
        if let Some((member, message)) = change.by
            && let Some(member) = self.member_mut(member)
        {
            member.remember(message, change.number);
        }
    }

    /// Whether a member may send a signal. It changes nothing that is recorded.
    pub fn signal(&mut self, from: MemberId, signal: &Signal, now: Wall) -> Result<(), Refusal> {
        if !signal.is_sound() {
            return Err(Refusal::NoSuchSignal);
        }
        let member = self.member_mut(from).ok_or(Refusal::NoSuchMember)?;
        if !signal::count(&mut member.signals, now) {
            return Err(Refusal::TooManySignals);
        }
        match signal {
            Signal::Claim(thing) => self.claims.hear(from, thing, now),
            Signal::Ping(_) => self.touch(from),
            Signal::Phrase(_) | Signal::Call(..) => {}
        }
        Ok(())
    }

    /// The number of the last change.
    pub fn number(&self) -> u64 {
        self.number
    }

    /// When the last change was made.
    pub fn changed(&self) -> Wall {
        self.changed
    }

    /// What the room is doing.
    pub fn phase(&self) -> Phase {
        self.phase
    }

    /// The name of the game.
    pub fn game(&self) -> &str {
        &self.game
    }

    /// The game being played, or played last.
    pub fn board(&self) -> Option<&dyn Board> {
        self.board.as_deref()
    }

    /// All options with the deck, as they were when the game began.
    pub(crate) fn pinned(&self) -> Arc<[String]> {
        match &self.board {
            Some(board) if self.laid.is_empty() => board.options(),
            _ => self.laid.as_slice().into(),
        }
    }

    /// How game time passes.
    pub fn clock(&self) -> Clock {
        self.clock
    }

    /// The settings.
    pub fn settings(&self) -> &Settings {
        &self.settings
    }

    /// The options that were asked for, in the notation.
    pub fn options(&self) -> &[String] {
        &self.options
    }

    /// The owner.
    pub fn owner(&self) -> Option<MemberId> {
        self.owner
    }

    /// Who has which seat.
    pub fn seats(&self) -> &[Occupant] {
        &self.seats
    }

    /// The seats that members may take back during a game, also where it has secrets.
    pub fn kept(&self) -> &[(Seat, MemberId)] {
        &self.kept
    }

    /// Everybody who is in the room.
    pub fn members(&self) -> &[Member] {
        &self.members
    }

    /// A member by number.
    pub fn member(&self, id: MemberId) -> Option<&Member> {
        self.members.iter().find(|member| member.id == id)
    }

    pub(crate) fn member_mut(&mut self, id: MemberId) -> Option<&mut Member> {
        self.members.iter_mut().find(|member| member.id == id)
    }

    /// A member by what their secret hashes to.
    pub fn member_with_key(&self, key: &str) -> Option<&Member> {
        let has = |member: &&Member| member.key.as_deref() == Some(key);
        self.members.iter().find(has)
    }

    /// Was somebody with this key sent away?
    pub fn is_banned(&self, key: &str) -> bool {
        self.banned.iter().any(|banned| banned == key)
    }

    /// The result of the game, if it is over.
    pub fn outcome(&self) -> Option<Outcome> {
        let over = self.phase == Phase::Over;
        self.board.as_ref().filter(|_| over)?.outcome()
    }

    /// For how long the game was paused, in milliseconds.
    pub fn paused(&self) -> u64 {
        self.paused
    }

    /// The seats of a member.
    pub fn seats_of(&self, member: MemberId) -> impl Iterator<Item = Seat> {
        let seats = self.seats.iter().zip(0..);
        seats.filter_map(move |(occupant, i)| {
            (*occupant == Occupant::Member(member)).then_some(Seat(i))
        })
    }

    /// With whose eyes a member looks at the game: where nothing is hidden, everybody's.
    pub fn eyes(&self, member: MemberId) -> Vec<Viewer> {
        let hides = self.board.as_ref().is_some_and(|board| board.hides());
        let mut eyes: Vec<Viewer> = match hides {
            true => self.seats_of(member).map(Viewer::Seat).collect(),
            false => Vec::new(),
        };
        if eyes.is_empty() {
            eyes.push(Viewer::Spectator);
        }
        eyes
    }

    /// The members who have a seat.
    pub(crate) fn seated(&self) -> impl Iterator<Item = &Member> {
        let has_seat = |member: &&Member| self.seats.contains(&Occupant::Member(member.id));
        self.members.iter().filter(has_seat)
    }

    /// How long a message takes from a member's device: half of the way there and back, at most 150 ms.
    pub fn heard_after(&mut self, member: MemberId, round_trip: u64) {
        if let Some(member) = self.member_mut(member) {
            member.lag = (round_trip / 2).min(MOST_LAG);
        }
    }
}

/// More lag than this is not allowed for.
const MOST_LAG: u64 = 150;
/// The code of a room that nobody else can come to.
const SOLO: &str = "solo";
