//! A room with people in it, a clock that moves when it is told to, and a journal.

use std::collections::BTreeMap;
use std::sync::Arc;

use klaxon_bots::registry::{Games, find};
use klaxon_core::{Seat, Time, Viewer};
use klaxon_room::{
    Answer, Change, Command, Fact, MemberId, Occupant, Phase, Refusal, Room, Think, Thought, Wall,
};

/// A room where nothing has happened.
pub(crate) fn fresh() -> Room {
    Room::new(Arc::new(Games))
}

/// What a bot comes to.
pub(crate) fn thought(room: &Room, think: &Think, seed: u64, now: Wall) -> Thought {
    let time = room.clock().at(now);
    let board = room.board().expect("a bot thinks about a game");
    let game = find(&board.game()).expect("a registered game");
    let company = room.company();
    let thinking = (game.think)(board, think.seat, &think.policy, seed, time, &company);
    thinking.expect("a known policy")()
}

pub(crate) const FIRST: Seat = Seat(0);
pub(crate) const SECOND: Seat = Seat(1);
pub(crate) const THIRD: Seat = Seat(2);

/// A room, what time it is there, and everything that happened.
pub(crate) struct Table {
    pub(crate) room: Room,
    pub(crate) now: Wall,
    pub(crate) changes: Vec<Change>,
    /// The server's share in the seed.
    pub(crate) secret: [u8; 32],
    /// Are bots answered for? If not, what they should think about is kept.
    pub(crate) bots_think: bool,
    pub(crate) thinking: Vec<Think>,
    ids: BTreeMap<MemberId, u64>,
}

impl Table {
    /// A room that was just opened.
    pub(crate) fn open(game: &str, options: &[&str]) -> Table {
        let mut table = Table {
            room: fresh(),
            now: Wall(1_000_000),
            changes: Vec::new(),
            secret: [7; 32],
            bots_think: true,
            thinking: Vec::new(),
            ids: BTreeMap::new(),
        };
        let options = options.iter().map(|&line| line.to_owned()).collect();
        let opened = table.room.open(game.to_owned(), options, table.now);
        table.note(opened.expect("good options"));
        table
    }

    /// A room whose seats are taken by as many people, in order.
    pub(crate) fn seated<const N: usize>(
        game: &str,
        options: &[&str],
        names: [&str; N],
    ) -> (Table, [MemberId; N]) {
        let mut table = Table::open(game, options);
        let members = names.map(|name| table.join(name));
        for (member, seat) in members.into_iter().zip(Seat::all(N)) {
            table.does(member, Command::Sit(seat));
        }
        (table, members)
    }

    /// A game that has just begun, a person on each seat.
    pub(crate) fn playing<const N: usize>(
        game: &str,
        options: &[&str],
        names: [&str; N],
    ) -> (Table, [MemberId; N]) {
        let (mut table, members) = Table::seated(game, options, names);
        for member in members {
            table.does(member, Command::Ready(true));
        }
        table.wait(3000);
        assert_eq!(table.room.phase(), Phase::Playing);
        (table, members)
    }

    fn note(&mut self, change: Change) {
        self.note_all(vec![change]);
    }

    /// Writes down what happened.
    fn note_all(&mut self, changes: Vec<Change>) {
        for change in changes {
            assert_eq!(change.number, self.changes.len() as u64 + 1);
            assert!(!change.facts.is_empty(), "a change without a fact");
            let body = change.body();
            let read = Change::parse(change.number, change.at, &body);
            assert_eq!(read.as_ref(), Some(&change), "{body}");
            self.changes.push(change);
        }
        assert_eq!(self.room.number(), self.changes.len() as u64);
    }

    pub(crate) fn try_join(&mut self, name: &str, key: &str) -> Result<MemberId, Refusal> {
        let (member, change) = self.room.join(name, key, self.now)?;
        self.note(change);
        Ok(member)
    }

    /// A screen comes for the first time; its key is its name.
    pub(crate) fn join_as_screen(&mut self, name: &str) -> MemberId {
        let joined = self.room.join_as_screen(name, name, self.now);
        let (member, change) = joined.expect("there is room for one");
        self.note(change);
        member
    }

    /// A member comes back as a screen.
    pub(crate) fn come_as_screen(&mut self, id: MemberId) {
        let change = self.room.come_as_screen(id, self.now);
        self.note(change.expect("something new"));
    }

    /// Somebody comes for the first time; their key is their name.
    pub(crate) fn join(&mut self, name: &str) -> MemberId {
        self.try_join(name, name).expect("there is room for one")
    }

    /// A member sends a message.
    pub(crate) fn send(
        &mut self,
        from: MemberId,
        id: u64,
        command: Command,
    ) -> Result<u64, Refusal> {
        let Answer { changes, result } = self.room.ask(from, id, command, self.now);
        self.note_all(changes);
        result
    }

    /// A member sends a message with the next id.
    pub(crate) fn ask(&mut self, from: MemberId, command: Command) -> Result<u64, Refusal> {
        let id = self.ids.entry(from).or_default();
        *id += 1;
        let id = *id;
        self.send(from, id, command)
    }

    /// A member does something that is accepted. Gives the change that was made last.
    pub(crate) fn does(&mut self, from: MemberId, command: Command) -> &Change {
        let number = self.ask(from, command.clone());
        let number = number.unwrap_or_else(|refusal| panic!("{command:?}: {refusal:?}"));
        let change = self.changes.last().expect("a change");
        assert_eq!(change.number, number);
        let by = change.by.map(|(member, _)| member);
        assert_eq!(by, Some(from));
        change
    }

    /// Why a member may not do something; nothing changes.
    pub(crate) fn refused(&mut self, from: MemberId, command: Command) -> Refusal {
        let (before, changes) = (self.portrait(), self.changes.len());
        let refusal = self.ask(from, command.clone());
        let refusal = refusal.expect_err(&format!("{command:?} is refused"));
        assert_eq!(self.changes.len(), changes, "a refusal changes nothing");
        assert_eq!(self.portrait(), before, "a refusal changes nothing");
        refusal
    }

    fn portrait(&self) -> Vec<String> {
        let mut lines = crate::portrait::whole(&self.room);
        lines.push(format!("deadline {:?}", self.room.deadline()));
        lines
    }

    /// A member acts in the game.
    pub(crate) fn act(&mut self, from: MemberId, seat: Seat, action: &str) -> Result<u64, Refusal> {
        self.ask(from, act(seat, action))
    }

    pub(crate) fn go(&mut self, member: MemberId) {
        let change = self.room.go(member, self.now).expect("they were here");
        self.note(change);
    }

    pub(crate) fn come(&mut self, member: MemberId) {
        let change = self.room.come(member, self.now).expect("they were gone");
        self.note(change);
    }

    /// Time passes. Whatever is due happens at its time: nothing before it, and something at it.
    pub(crate) fn wait(&mut self, millis: u64) {
        let end = self.now.plus(millis);
        while let Some(due) = self.room.deadline().filter(|due| *due <= end) {
            if due > self.now {
                let early = self.room.wake(due.minus(1), self.secret);
                assert_eq!(early, [], "nothing happens before it is due");
                assert_eq!(self.room.take_thinking(), []);
            }
            self.now = self.now.max(due);
            self.wake();
            assert!(self.changes.len() < 20_000, "it does not come to an end");
        }
        self.now = end;
    }

    /// The timer is late, or just in time.
    pub(crate) fn wake(&mut self) {
        let changes = self.room.wake(self.now, self.secret);
        let thinking = self.room.take_thinking();
        assert!(
            !changes.is_empty() || !thinking.is_empty(),
            "something was due"
        );
        assert!(self.room.deadline().is_none_or(|due| due > self.now));
        self.note_all(changes);
        for think in thinking {
            match self.bots_think {
                true => {
                    let seed = self.room.number();
                    let thought = thought(&self.room, &think, seed, self.now);
                    self.think(&think, thought);
                }
                false => self.thinking.push(think),
            }
        }
    }

    /// A bot has thought. Gives how many changes came of it.
    pub(crate) fn think(&mut self, think: &Think, thought: Thought) -> usize {
        let changes = self.room.thought(think, thought, self.now);
        let count = changes.len();
        self.note_all(changes);
        count
    }

    /// Another position is on the table, and on record.
    pub(crate) fn lay(&mut self, position: &str) {
        let change = Change {
            number: self.room.number() + 1,
            at: self.now,
            by: None,
            facts: vec![Fact::Position(Viewer::Spectator, position.to_owned())],
            events: Vec::new(),
        };
        assert!(self.room.replay(&change));
        self.note(change);
    }

    /// What the room would be after a crash, before anybody tells it that there was one.
    pub(crate) fn replayed(&self) -> Room {
        let mut room = fresh();
        for change in &self.changes {
            let read = Change::parse(change.number, change.at, &change.body());
            assert!(room.replay(&read.expect("what was written is read")));
        }
        room
    }

    /// The process dies and comes back; `alive` is the last sign of life.
    pub(crate) fn restart(&mut self, alive: Wall) {
        self.room = self.replayed();
        self.thinking.clear();
        let change = self.room.restart(alive, self.now);
        self.note(change);
    }

    /// Is the game not over? A game that never ends is none.
    pub(crate) fn goes_on(&self) -> bool {
        assert!(self.changes.len() < 5000, "it does not come to an end");
        assert!(self.now < Wall(10_000_000), "it does not come to an end");
        self.room.phase() != Phase::Over
    }

    /// All facts, in order.
    pub(crate) fn facts(&self) -> impl DoubleEndedIterator<Item = &Fact> {
        self.changes.iter().flat_map(|change| &change.facts)
    }

    /// The facts of the last change.
    pub(crate) fn last_facts(&self) -> &[Fact] {
        &self.changes.last().expect("a change").facts
    }

    pub(crate) fn occupant(&self, seat: Seat) -> &Occupant {
        &self.room.seats()[seat.index()]
    }

    /// The game time.
    pub(crate) fn time(&self) -> Time {
        self.room.clock().at(self.now)
    }

    /// How long it is until something is due, in milliseconds.
    pub(crate) fn due_in(&self) -> Option<u64> {
        self.room.deadline().map(|due| due.since(self.now))
    }
}

pub(crate) fn act(seat: Seat, action: &str) -> Command {
    let action = action.to_owned();
    Command::Act { seat, action }
}

pub(crate) fn note(seat: Seat, text: &str) -> Command {
    let text = text.to_owned();
    Command::Note { seat, text }
}

pub(crate) fn bot(seat: Seat, policy: &str) -> Command {
    let policy = policy.to_owned();
    Command::Bot { seat, policy }
}

pub(crate) fn setup(game: &str, options: &[&str]) -> Command {
    Command::Setup {
        game: game.to_owned(),
        options: options.iter().map(|&line| line.to_owned()).collect(),
    }
}

pub(crate) fn set(name: &str, value: &str) -> Command {
    Command::Set {
        name: name.to_owned(),
        value: value.to_owned(),
    }
}
