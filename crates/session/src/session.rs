//! A session: what it is made of, what it knows, and what can be asked of it.

use std::collections::{BTreeMap, VecDeque};
use std::sync::Arc;

use klaxon_core::board::Board;
use klaxon_core::{Seat, Shelf, Time, Viewer};
use klaxon_proto::{Ask, Fold, Reply, Request, Sign, Told, Tongue, WallClock};
use klaxon_room::fact::viewer_text;
use klaxon_room::{Command, MemberId, Occupant, Phase, Played, Room, Wall};

use crate::asked::Asked;
use crate::backoff::Backoff;
use crate::connection::Connection;
use crate::effect::Effect;
use crate::memory::{Memory, Remembered};
use crate::news::News;
use crate::share::Share;
use crate::watch::Watch;
use crate::witness::Witness;

/// Who comes, to which room.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Hello {
    /// The code of the room.
    pub room: String,
    /// The guest's name; a guest who comes back needs none.
    pub name: Option<String>,
    /// The secret of an earlier visit.
    pub token: Option<String>,
    /// The language of texts.
    pub language: Option<String>,
    /// How messages are written, until another way is agreed on.
    pub tongue: Tongue,
    /// Whether the guest plays, and so wants a seat when coming for the first time.
    pub plays: bool,
    /// Whether the guest is a screen that everybody looks at, and no person.
    pub screen: bool,
    /// Any number: guests who lose their connection at the same moment come back at different ones.
    pub jitter: u64,
}

/// A guest in a room.
pub struct Session {
    pub(crate) hello: Hello,
    pub(crate) shelf: Arc<dyn Shelf>,
    pub(crate) fold: Fold,
    /// Whether what is known can't be added to: everything has to be told anew.
    pub(crate) anew: bool,
    pub(crate) me: Option<MemberId>,
    pub(crate) connection: Connection,
    /// What was told on this connection: messages are read against it.
    pub(crate) told: Told,
    pub(crate) backoff: Backoff,
    /// How often in a row something could not be understood.
    pub(crate) garbled: u32,
    /// The id of the last message.
    pub(crate) id: u64,
    /// What was not answered yet: messages by their ids, then what was never sent.
    pub(crate) waiting: Vec<Asked>,
    /// The game with those moves made that are sure, for each pair of eyes where there are any.
    pub(crate) ahead: BTreeMap<String, Box<dyn Board>>,
    pub(crate) wall: WallClock,
    pub(crate) watch: Watch,
    /// The change that ended the game, or came after its end, and when.
    pub(crate) over: Option<(u64, Wall)>,
    /// The game for which the owner was last asked to draw a secret.
    pub(crate) called: Option<u64>,
    /// The share of this device in the seed of the game that begins.
    pub(crate) share: Option<Share>,
    /// What this device saw of the last game.
    pub(crate) witnessed: Option<Witness>,
    /// Whether the guest wants a seat as soon as there is one.
    pub(crate) sit: bool,
    /// The message that asked for that seat.
    pub(crate) sitting: Option<u64>,
    /// What was told, for somebody who looks on and wants to look back.
    pub(crate) memory: Memory,
    /// What is held back until a game is on the shelf.
    pub(crate) held: VecDeque<Reply>,
    pub(crate) effects: Vec<Effect>,
    pub(crate) news: Vec<News>,
}

impl std::fmt::Debug for Session {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Session")
            .field("me", &self.me)
            .field("connection", &self.connection)
            .field("number", &self.fold.number())
            .field("waiting", &self.waiting)
            .finish_non_exhaustive()
    }
}

impl Session {
    /// Comes to a room. The connection is to be opened at once.
    pub fn new(hello: Hello, shelf: Arc<dyn Shelf>, now: Wall) -> Session {
        Session::with(hello, Fold::new(shelf.clone()), shelf, now)
    }

    /// Comes to a room of which something is known already.
    pub fn with(hello: Hello, fold: Fold, shelf: Arc<dyn Shelf>, now: Wall) -> Session {
        Session {
            fold,
            shelf,
            anew: false,
            me: None,
            connection: Connection::Down { opens: now },
            told: Told::default(),
            backoff: Backoff::new(hello.jitter),
            garbled: 0,
            id: 0,
            waiting: Vec::new(),
            ahead: BTreeMap::new(),
            wall: WallClock::default(),
            watch: Watch::default(),
            over: None,
            called: None,
            share: None,
            witnessed: None,
            // Somebody who was here before sits, or does not want to.
            sit: hello.plays && hello.token.is_none(),
            sitting: None,
            memory: Memory::default(),
            held: VecDeque::new(),
            effects: vec![Effect::Open { after: 0 }],
            news: Vec::new(),
            hello,
        }
    }

    /// What is to be done now, in order.
    pub fn effects(&mut self) -> Vec<Effect> {
        std::mem::take(&mut self.effects)
    }

    /// What happened since this was last asked, in order.
    pub fn news(&mut self) -> Vec<News> {
        std::mem::take(&mut self.news)
    }

    /// Returns whether there is something to do, or something happened.
    pub fn is_restless(&self) -> bool {
        !self.effects.is_empty() || !self.news.is_empty()
    }

    /// The room, as far as it was told.
    pub fn room(&self) -> &Room {
        self.fold.room()
    }

    /// Everything that was told.
    pub fn fold(&self) -> &Fold {
        &self.fold
    }

    /// Forgets everything. Returns what was known.
    pub fn forget(&mut self) -> Fold {
        self.ahead.clear();
        std::mem::replace(&mut self.fold, Fold::new(self.shelf.clone()))
    }

    /// The code of the room.
    pub fn code(&self) -> &str {
        &self.hello.room
    }

    /// The guest's number in the room; none before the first welcome.
    pub fn me(&self) -> Option<MemberId> {
        self.me
    }

    /// The guest's secret.
    pub fn token(&self) -> Option<&str> {
        self.hello.token.as_deref()
    }

    /// The game as a viewer sees it, with moves that are not answered yet already made, where nothing in them is left to
    /// chance. Where nothing is hidden, every viewer sees the same.
    pub fn board(&self, viewer: Viewer) -> Option<&dyn Board> {
        let eyes = self.eyes_for(viewer);
        let ahead = self.ahead.get(&eyes).map(|board| &**board);
        ahead.or_else(|| self.fold.board(&eyes))
    }

    /// The game as a viewer sees it, as it was told.
    pub fn told(&self, viewer: Viewer) -> Option<&dyn Board> {
        self.fold.board(&self.eyes_for(viewer))
    }

    pub(crate) fn eyes_for(&self, viewer: Viewer) -> String {
        let own = viewer_text(viewer);
        match self.fold.board(&own) {
            Some(_) => own,
            None => viewer_text(Viewer::Spectator),
        }
    }

    /// What was told since the last snapshot, so that somebody who looks on can look back: a snapshot, then changes.
    pub fn remembered(&self) -> &[Remembered] {
        self.memory.told()
    }

    /// What the room's clock on the wall shows when this device's shows `device`.
    pub fn now(&self, device: Wall) -> Wall {
        self.wall.at(device)
    }

    /// The game time.
    pub fn time(&self, device: Wall) -> Time {
        self.room().clock().at(self.now(device))
    }

    /// What was asked for and not answered yet, in order.
    pub fn waiting(&self) -> &[Asked] {
        &self.waiting
    }

    /// The game that is over, as the guest saw it end.
    pub fn played(&self) -> Option<Played> {
        let (number, at) = self.over?;
        let mut boards = self.fold.eyes().filter_map(|eyes| self.fold.board(eyes));
        let outcome = boards.find_map(|board| board.outcome())?;
        Some(Played::with(self.room(), number, at, outcome))
    }

    /// The game and its options as they will be when all that was asked for is done.
    pub fn set_up_as_asked(&self) -> (String, Vec<String>) {
        let asked = self.waiting.iter().rev();
        let mut asked = asked.filter_map(|asked| match &asked.command {
            Command::Setup { game, options } => Some((game.clone(), options.clone())),
            _ => None,
        });
        let room = self.room();
        let told = || (room.game().to_owned(), room.options().to_vec());
        asked.next().unwrap_or_else(told)
    }

    /// Asks for something. Returns the id of its message; none if it is not sent now.
    ///
    /// A move that is made without a connection waits for one. Everything else must not happen later, to a room that
    /// nobody has seen: it is refused.
    pub fn ask(&mut self, command: Command, now: Wall) -> Option<u64> {
        let drafted = self.waiting.iter().any(Asked::is_draft);
        if let Command::Act { seat, action } = &command
            && (drafted || !self.connection.is_up())
        {
            let (seat, action) = (*seat, action.clone());
            self.draft(seat, action, now);
            return None;
        }
        if !self.connection.is_welcome() {
            self.news.push(News::Offline(command));
            return None;
        }
        if matches!(command, Command::Sit(_) | Command::Stand(_)) {
            self.sit = false;
        }
        let id = self.next_id();
        self.send(id, command.clone().into());
        let sent = self.waiting.iter().take_while(|asked| !asked.is_draft());
        let place = sent.count();
        self.waiting.insert(place, Asked::new(Some(id), command));
        self.look_ahead(now);
        Some(id)
    }

    /// Tells the others something that is no move. It is not said again if it is lost.
    pub fn signal(&mut self, sign: Sign) {
        if self.connection.is_welcome() {
            if let Some(me) = self.me {
                self.fold.hear(me, &sign);
            }
            let id = self.next_id();
            self.send(id, Ask::Signal(sign));
        }
    }

    /// Messages are written like this from the next connection on. To be called before [`Session::opened`].
    pub fn speak(&mut self, tongue: Tongue) {
        self.hello.tongue = tongue;
    }

    /// The id of the last message.
    pub fn id(&self) -> u64 {
        self.id
    }

    /// An id for a message that the owner writes.
    pub fn next_id(&mut self) -> u64 {
        self.id += 1;
        self.id
    }

    /// Ids go on after this one, if they are not further already.
    pub fn go_on_after(&mut self, id: u64) {
        self.id = self.id.max(id);
    }

    pub(crate) fn send(&mut self, id: u64, ask: Ask) {
        let bytes = self.hello.tongue.write(&Request { id, ask });
        self.effects.push(Effect::Send(bytes));
    }

    /// Takes the first free seat, for a guest who has just come.
    pub(crate) fn sit_down(&mut self, now: Wall) {
        let Some(me) = self.me.filter(|_| self.sit) else {
            return;
        };
        if self.room().phase() != Phase::Lobby {
            return;
        }
        let sits = self.room().seats_of(me).next().is_some();
        let mut seats = self.room().seats().iter();
        let free = seats.position(|seat| *seat == Occupant::Nobody);
        self.sit = false;
        if let Some(seat) = free.filter(|_| !sits) {
            self.sitting = self.ask(Command::Sit(Seat(seat as u8)), now);
        }
    }
}
