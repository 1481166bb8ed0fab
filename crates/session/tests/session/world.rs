//! A session, the other end, and the network between them, which loses what it is told to lose.

use std::collections::VecDeque;
use std::sync::Arc;

use klaxon_bots::registry::Games;
use klaxon_core::{Seat, Shelf, Viewer};
use klaxon_proto::Tongue;
use klaxon_room::{Command, MemberId, Phase, Wall};
use klaxon_session::{Asked, Effect, Hello, Kept, News, Session};

use crate::host::Host;

pub(crate) const FIRST: Seat = Seat(0);
pub(crate) const SECOND: Seat = Seat(1);

/// How far the device's clock is behind the room's, in milliseconds.
const BEHIND: u64 = 40_000;

pub(crate) fn rename(name: &str) -> Command {
    Command::Rename(name.to_owned())
}

pub(crate) fn act(seat: Seat, action: &str) -> Command {
    let action = action.to_owned();
    Command::Act { seat, action }
}

/// Anna, who comes to a room for the first time.
pub(crate) fn anna() -> Hello {
    Hello {
        room: "KRPTWX".to_owned(),
        name: Some("Anna".to_owned()),
        token: None,
        language: None,
        tongue: Tongue::BINARY,
        plays: true,
        screen: false,
        jitter: 1,
    }
}

/// A message on its way.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Way {
    There,
    Back,
}

pub(crate) struct World {
    pub(crate) host: Host,
    pub(crate) session: Session,
    /// Messages to the host.
    pub(crate) outbox: VecDeque<Vec<u8>>,
    /// Whether there is a connection.
    pub(crate) linked: bool,
    /// When the next connection is opened.
    pub(crate) opens: Option<Wall>,
    /// Whether the network is there.
    pub(crate) network: bool,
    /// How far the device's clock was set forward.
    pub(crate) set_by: u64,
    /// Milliseconds that passed.
    pub(crate) steady: u64,
    /// Waits before connections were opened.
    pub(crate) waits: Vec<u64>,
    pub(crate) kept: Vec<Kept>,
    /// The secrets that the device draws, in order; without one it has no share in the dice.
    pub(crate) secrets: VecDeque<[u8; 32]>,
    pub(crate) news: Vec<News>,
}

impl World {
    pub(crate) fn new(host: Host, hello: Hello) -> World {
        World::with_shelf(host, hello, Arc::new(Games))
    }

    pub(crate) fn with_shelf(host: Host, hello: Hello, shelf: Arc<dyn Shelf>) -> World {
        let now = host.now.minus(BEHIND);
        World {
            session: Session::new(hello, shelf, now),
            host,
            outbox: VecDeque::new(),
            linked: false,
            opens: None,
            network: true,
            set_by: 0,
            steady: 0,
            waits: Vec::new(),
            kept: Vec::new(),
            secrets: VecDeque::new(),
            news: Vec::new(),
        }
    }

    /// What the device's clock shows.
    pub(crate) fn device(&self) -> Wall {
        self.host.now.minus(BEHIND).plus(self.set_by)
    }

    /// Carries out what the session wants, and writes its news down.
    pub(crate) fn obey(&mut self) {
        for effect in self.session.effects() {
            match effect {
                Effect::Open { after } => {
                    self.waits.push(after);
                    self.opens = Some(self.host.now.plus(after));
                }
                Effect::Send(bytes) => {
                    assert!(self.linked, "something is said to nobody");
                    self.outbox.push_back(bytes);
                }
                Effect::Close => self.unlink(),
                Effect::Keep(kept) => self.kept.push(kept),
                Effect::Commit { call, who } => {
                    if let Some(secret) = self.secrets.pop_front() {
                        let hash = call.commitment(who, &secret);
                        self.session.commit(call.game, secret, hash, self.device());
                        return self.obey();
                    }
                }
            }
        }
        self.news.extend(self.session.news());
    }

    /// The connection is gone, with all that was on its way.
    fn unlink(&mut self) {
        self.linked = false;
        self.outbox.clear();
        self.host.hang_up();
    }

    /// The connection breaks, and the device notices.
    pub(crate) fn cut(&mut self) {
        if self.linked {
            self.unlink();
            self.session.closed(self.device());
            self.obey();
        }
    }

    /// Opens the connection, if it is time.
    fn open(&mut self) -> bool {
        let now = self.host.now;
        if self.linked || self.opens.take_if(|at| *at <= now).is_none() {
            return false;
        }
        match self.network {
            true => {
                self.linked = true;
                self.session.opened(self.device());
            }
            false => self.session.closed(self.device()),
        }
        self.obey();
        true
    }

    /// Delivers one message; false if there is none on that way.
    pub(crate) fn deliver(&mut self, way: Way) -> bool {
        match way {
            Way::There => match self.outbox.pop_front() {
                Some(bytes) => self.host.hear(&bytes),
                None => return false,
            },
            Way::Back => match self.host.outbox.pop_front() {
                Some(letter) => self.session.heard(&letter.bytes, self.device()),
                None => return false,
            },
        }
        self.obey();
        true
    }

    /// The next message that is on its way.
    pub(crate) fn next_way(&self) -> Option<Way> {
        let there = (!self.outbox.is_empty()).then_some(Way::There);
        there.or((!self.host.outbox.is_empty()).then_some(Way::Back))
    }

    /// Delivers everything.
    pub(crate) fn settle(&mut self) {
        self.obey();
        loop {
            let opened = self.open();
            match self.next_way() {
                Some(way) => {
                    self.deliver(way);
                }
                None if opened => {}
                None => return,
            }
        }
    }

    /// Delivers everything until something is on its way to the host that answers what it told.
    pub(crate) fn settle_until_there(&mut self) {
        self.obey();
        self.open();
        self.deliver(Way::There);
        while self.deliver(Way::Back) {}
        assert_eq!(self.next_way(), Some(Way::There));
    }

    /// Delivers what there is, without sense.
    pub(crate) fn settle_garbled(&mut self) {
        self.open();
        while let Some(way) = self.next_way() {
            if let (Way::Back, Some(letter)) = (way, self.host.outbox.front_mut()) {
                letter.bytes.fill(255);
            }
            self.deliver(way);
        }
    }

    /// Time passes until there is a connection, of which nothing was delivered.
    pub(crate) fn wait_for_link(&mut self) {
        while !self.open() {
            self.pass(100);
        }
    }

    /// Time passes, and everything is delivered all the while.
    pub(crate) fn wait(&mut self, millis: u64) {
        for _ in 0..millis.div_ceil(100) {
            self.pass(100);
            self.settle();
        }
    }

    /// Time passes.
    pub(crate) fn pass(&mut self, millis: u64) {
        self.host.now = self.host.now.plus(millis);
        self.steady += millis;
        self.host.wake();
        self.session.tick(self.device(), self.steady);
        self.obey();
    }

    pub(crate) fn ask(&mut self, command: Command) {
        self.session.ask(command, self.device());
        self.obey();
    }

    /// The news since this was last asked.
    pub(crate) fn told(&mut self) -> Vec<News> {
        std::mem::take(&mut self.news)
    }

    pub(crate) fn me(&self) -> MemberId {
        self.session.me().expect("the guest is welcome")
    }

    /// The session knows what there is to know, and waits for nothing.
    pub(crate) fn assert_same(&self) {
        assert_eq!(self.session.waiting(), []);
        self.assert_knows_all();
        for viewer in self.host.room.eyes(self.me()) {
            let there = self.host.room.board().map(|board| board.view(viewer));
            let shown = self.session.board(viewer).map(|board| board.view(viewer));
            assert_eq!(shown, there);
        }
    }

    /// The session knows what there is to know; moves may wait for the end of a pause.
    pub(crate) fn assert_drafts_only(&self) {
        assert!(self.session.waiting().iter().all(Asked::is_draft));
        self.assert_knows_all();
    }

    fn assert_knows_all(&self) {
        assert!(self.session.is_connected(), "{:?}", self.session);
        assert_eq!(self.session.fold().number(), self.host.room.number());
        let (here, there) = (self.session.room(), &self.host.room);
        assert_eq!(here.snapshot(&[]), there.snapshot(&[]));
        for viewer in there.eyes(self.me()) {
            let there = there.board().map(|board| board.view(viewer));
            let told = self.session.told(viewer).map(|board| board.view(viewer));
            assert_eq!(told, there);
        }
    }
}

/// A world where Anna and Ben, who is not the session, have sat down.
pub(crate) fn at_the_table(game: &str, options: &[&str]) -> (World, MemberId) {
    let mut host = Host::open(game, options);
    let ben = host.join("Ben");
    host.does(ben, Command::Sit(SECOND));
    let mut world = World::new(host, anna());
    world.settle();
    (world, ben)
}

/// A world where the two play.
pub(crate) fn playing(game: &str, options: &[&str]) -> (World, MemberId) {
    let (mut world, ben) = at_the_table(game, options);
    world.ask(Command::Ready(true));
    world.host.does(ben, Command::Ready(true));
    world.wait(3200);
    assert_eq!(world.session.room().phase(), Phase::Playing);
    world.told();
    (world, ben)
}

/// What the first seat may do now, as the session shows it.
pub(crate) fn legal(world: &World) -> Vec<String> {
    let board = world.session.board(Viewer::Seat(FIRST));
    board.expect("a game").legal(FIRST)
}
