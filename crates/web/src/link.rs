//! The link of the page to its room. It yields one person's view of the room and what happens there, whatever is behind
//! it: a room of this tab, one of a server, or a record. Somebody who looks back sees a moment of the past instead.

use std::rc::Rc;

use klaxon_core::board::Board;
use klaxon_core::{Seat, Time, Viewer};
use klaxon_proto::{Form, Refused, Sign, Tongue};
use klaxon_room::clock::Clock;
use klaxon_room::{Command, Fact, MemberId, Phase, Played, Room, Wall};
use klaxon_session::{Effect, Hello, Kept, News, Session, Verdict};

use crate::desk::Desk;
use crate::past::Past;
use crate::shell::{late, narration};
use crate::socket::{Happened, Socket};
use crate::tab::{Lesson, Tab};
use crate::text::{language, t};
use crate::{browser, games, start, stored};

/// After so many messages in a row that make no sense, the person is told.
const GARBLED: u32 = 3;

/// What is behind a link.
enum Way {
    /// A room of this tab: its worker keeps it.
    Tab(Tab),
    /// A room of a server.
    Socket(Socket),
    /// A record: nobody is there.
    Record,
}

/// The link to a room.
pub(crate) struct Link {
    session: Session,
    way: Way,
    code: Option<String>,
    /// Under which name the token of the room is kept.
    token_name: String,
    /// Whether the page only looks on.
    watches: bool,
    /// The moment that is shown instead of what the room does now.
    past: Option<Past>,
}

/// Why somebody comes to a room.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Coming {
    ToPlay,
    ToWatch,
}

impl Link {
    /// A link to a room of the server.
    pub(crate) fn to_server(code: &str, name: &str, coming: Coming) -> Link {
        let watches = coming == Coming::ToWatch;
        let token_name = match watches {
            // In the host's own browser a big screen is somebody else.
            true => format!("klaxon-screen-{code}"),
            false => format!("klaxon-token-{code}"),
        };
        let hello = Hello {
            token: browser::kept(&token_name),
            plays: !watches,
            screen: watches,
            ..hello(code, name)
        };
        Link {
            session: Session::new(hello, games::shelf(), browser::now()),
            way: Way::Socket(Socket::new("/api/socket".to_owned())),
            code: Some(code.to_owned()),
            token_name,
            watches,
            past: None,
        }
    }

    /// A link to a room of this tab, for a game, or for a lesson of it.
    pub(crate) fn to_tab(name: &str, game: String, lesson: Option<Lesson>) -> Link {
        let hello = Hello {
            // Bots take the other seats: who sits where is said in one go.
            plays: false,
            ..hello("", name)
        };
        Link {
            session: Session::new(hello, games::shelf(), browser::now()),
            way: Way::Tab(Tab::new(game, lesson)),
            code: None,
            token_name: String::new(),
            watches: false,
            past: None,
        }
    }

    /// A link to a record, of which this moment is shown.
    pub(crate) fn to_record(past: Past) -> Link {
        Link {
            session: Session::new(hello("", ""), games::shelf(), browser::now()),
            way: Way::Record,
            code: None,
            token_name: String::new(),
            watches: false,
            past: Some(past),
        }
    }

    /// The moment that is shown instead of what the room does now, if one is.
    pub(crate) fn past(&self) -> Option<&Past> {
        self.past.as_ref()
    }

    /// Changes the moment that is shown; none shows what the room does now.
    pub(crate) fn past_mut(&mut self) -> &mut Option<Past> {
        &mut self.past
    }

    /// Returns whether something can't be asked for, since it is the past that is shown.
    pub(crate) fn is_too_late_for(&self, command: &Command) -> bool {
        let acts = matches!(command, Command::Act { .. });
        self.past
            .as_ref()
            .is_some_and(|past| acts || past.is_record())
    }

    /// The room, as far as this page knows it. Asked for in hundreds of places: there the question itself would cost
    /// kilobytes.
    #[inline(never)]
    pub(crate) fn room(&self) -> &Room {
        match &self.past {
            Some(past) => past.room(),
            None => self.session.room(),
        }
    }

    /// Who this page is in the room.
    #[inline(never)]
    pub(crate) fn me(&self) -> MemberId {
        match &self.past {
            Some(past) => past.me(),
            None => self.session.me().unwrap_or(MemberId(0)),
        }
    }

    /// The game as the eyes of this page see it, with its unanswered moves already made.
    pub(crate) fn board(&self) -> Option<&dyn Board> {
        self.seen_by(self.eyes())
    }

    /// The game as a seat sees it, if it is one of this page; else as everybody does.
    pub(crate) fn board_of(&self, seat: Seat) -> Option<&dyn Board> {
        self.seen_by(Viewer::Seat(seat))
    }

    fn seen_by(&self, viewer: Viewer) -> Option<&dyn Board> {
        match &self.past {
            Some(past) => past.board(),
            None => self.session.board(viewer),
        }
    }

    /// The game as the eyes of this page see it, as it was told.
    pub(crate) fn told(&self) -> Option<&dyn Board> {
        match &self.past {
            Some(past) => past.board(),
            None => self.session.told(self.eyes()),
        }
    }

    /// The eyes of this page.
    fn eyes(&self) -> Viewer {
        let seat = self.room().seats_of(self.me()).next();
        seat.map_or(Viewer::Spectator, Viewer::Seat)
    }

    /// The code of the room; none in this tab.
    pub(crate) fn code(&self) -> Option<&str> {
        self.code.as_deref()
    }

    /// Whether the page is connected to its room.
    pub(crate) fn is_connected(&self) -> bool {
        matches!(self.way, Way::Record) || self.session.is_connected()
    }

    /// Whether the page only looks on.
    pub(crate) fn watches(&self) -> bool {
        self.watches
    }

    /// Asks for something.
    pub(crate) fn ask(&mut self, command: Command) {
        self.session.ask(command, browser::now());
    }

    /// Tells the others something that is no move.
    pub(crate) fn signal(&mut self, sign: Sign) {
        if self.past.is_none() {
            self.session.signal(sign);
        }
    }

    /// The game and its options as they will be when all that was asked for is done.
    pub(crate) fn set_up(&self) -> (String, Vec<String>) {
        self.session.set_up_as_asked()
    }

    /// Returns whether this person may choose what is played.
    pub(crate) fn may_set_up(&self) -> bool {
        let room = self.session.room();
        room.phase() == Phase::Lobby && room.owner() == Some(self.me())
    }

    /// What the room's clock on the wall shows.
    #[inline(never)]
    pub(crate) fn now(&self) -> Wall {
        match &self.past {
            Some(past) => past.now(),
            None => self.session.now(browser::now()),
        }
    }

    /// The game time.
    pub(crate) fn time(&self) -> Time {
        self.room().clock().at(self.now())
    }

    /// The number of seconds that are still counted in; none if nothing is.
    pub(crate) fn count_in(&self) -> Option<u64> {
        let until = match (self.room().phase(), self.room().clock()) {
            (Phase::Counting(until), _) => until,
            (Phase::Playing, Clock::Running { since, .. }) => since,
            _ => return None,
        };
        let left = until.since(self.now());
        (left > 0).then(|| left.div_ceil(1000))
    }

    /// The game that is over, as this page saw it end.
    pub(crate) fn played(&self) -> Option<Played> {
        self.session.played()
    }

    /// Judges the dice of the game that is over, by its record.
    pub(crate) fn verdict(&self, record: &str) -> Verdict {
        self.session.verdict(record)
    }

    /// Returns whether this is a room of this tab where nothing is asked for any more.
    fn is_settled_tab(&self) -> bool {
        self.code.is_none()
            && self.session.waiting().is_empty()
            && self.room().phase() == Phase::Lobby
    }

    /// Returns whether the session has something to do or to tell.
    pub(crate) fn is_restless(&mut self) -> bool {
        self.session.is_restless()
    }

    /// The session, for what the browser reports: sockets, sleep, clocks.
    pub(crate) fn session(&mut self) -> &mut Session {
        &mut self.session
    }

    /// The socket is open, and this is spoken there.
    pub(crate) fn opened(&mut self, tongue: Tongue) {
        self.session.speak(tongue);
        self.session.opened(browser::now());
    }

    /// The room of this tab; none on a server.
    pub(crate) fn tab(&mut self) -> Option<&mut Tab> {
        match &mut self.way {
            Way::Tab(tab) => Some(tab),
            Way::Socket(_) | Way::Record => None,
        }
    }

    fn carry_out(&mut self, desk: Desk, effect: Effect) {
        match (effect, &mut self.way) {
            (Effect::Open { after }, Way::Socket(socket)) => {
                socket.open(after, Rc::new(move |happened| report(desk, happened)));
            }
            (Effect::Open { .. }, Way::Tab(tab)) => tab.open(desk),
            (Effect::Send(bytes), Way::Socket(socket)) => socket.send(&bytes),
            (Effect::Send(bytes), Way::Tab(tab)) => tab.send(&bytes),
            (Effect::Close, Way::Socket(socket)) => socket.close(),
            (Effect::Close, Way::Tab(tab)) => tab.close(),
            (Effect::Open { .. } | Effect::Send(_) | Effect::Close, Way::Record) => {}
            (Effect::Keep(kept), _) => self.keep(kept),
            (Effect::Commit { call, who }, _) => {
                let secret = browser::random();
                let hash = call.commitment(who, &secret);
                self.session.commit(call.game, secret, hash, browser::now());
            }
        }
    }

    fn keep(&self, kept: Kept) {
        if self.code.is_none() {
            return;
        }
        match kept {
            Kept::Token(token) => browser::keep(&self.token_name, &token),
            Kept::Name(name) if !self.watches => browser::keep(stored::NAME, &name),
            Kept::Name(_) => {}
            Kept::NoName => browser::forget(stored::NAME),
            Kept::NoToken => browser::forget(&self.token_name),
        }
    }
}

/// Something happened to the socket of a link.
fn report(desk: Desk, happened: Happened) {
    if let Happened::Opened(Form::Json) = happened {
        return late::speak_json(desk);
    }
    desk.change(|link| match happened {
        Happened::Opened(_) => link.opened(Tongue::BINARY),
        Happened::Heard(bytes) => link.session().heard(&bytes, browser::now()),
        Happened::Closed => link.session().closed(browser::now()),
    });
}

/// A person of this page comes to a room.
fn hello(code: &str, name: &str) -> Hello {
    Hello {
        room: code.to_owned(),
        name: Some(name.to_owned()),
        token: None,
        language: Some(language().code().to_owned()),
        tongue: Tongue::BINARY,
        plays: true,
        screen: false,
        jitter: u64::from_le_bytes(browser::random()),
    }
}

/// Does what the session asks for, and hears what it has to tell; then everything that is shown is looked at again.
pub(crate) fn pump(desk: Desk) {
    settle(desk);
    desk.changed();
}

/// Does what the session asks for, and hears what it has to tell, until it is quiet; returns whether it told anything.
pub(crate) fn settle(desk: Desk) -> bool {
    let mut told = false;
    loop {
        let found = desk.take(|link| (link.session.effects(), link.session.news()));
        let Some((effects, news)) = found else { break };
        if effects.is_empty() && news.is_empty() {
            break;
        }
        told |= !news.is_empty();
        for effect in effects {
            desk.take(|link| link.carry_out(desk, effect));
        }
        for one in news {
            hear(desk, one);
        }
    }
    told
}

fn hear(desk: Desk, news: News) {
    match news {
        // What happens now is not to be seen by somebody who looks back.
        News::Snapshot | News::Change { .. } | News::Signal { .. }
            if desk.look(|link| link.past.is_some()) == Some(true) => {}
        News::Snapshot => {
            set_table(desk);
            start_over(desk);
            if desk.look(|link| link.code().is_none()) == Some(true) {
                start::settle_tab(desk);
            }
        }
        News::Change { facts, events, .. } => changed(desk, &facts, &events),
        News::Refused { command, why, .. } => {
            refused(desk, &command, &why);
            if desk.look(Link::is_settled_tab) == Some(true) {
                start::settle_tab(desk);
            }
        }
        News::Offline(_) => desk.complain(&t("web-offline")),
        News::Dropped(_) => desk.complain(&t("web-too-late")),
        News::Complaint(why) => desk.complain(&why.text),
        News::Signal { member, sign } => {
            narration::sign(desk, member, &sign);
            if let Some(table) = desk.table() {
                table.heed(member, &sign);
            }
        }
        // In a room of this tab bots take what seats are left, once everything that was asked for is done.
        News::Answered { .. } => {
            if desk.look(Link::is_settled_tab) == Some(true) {
                start::settle_tab(desk);
            }
        }
        // Whoever was asked to come back is back.
        News::Connected => desk.left.set(None),
        News::Lost => {}
        News::Garbled(times) if times >= GARBLED => desk.announce(&t("web-garbled")),
        News::Garbled(_) => {}
        News::Bye { why, back } => sent_off(desk, &why, back),
        News::Wants(game) => games::load(desk, game),
    }
}

/// Another moment is shown: nothing on the table leads to it from the one before.
pub(crate) fn show_anew(desk: Desk) {
    set_table(desk);
    desk.tag.set(None);
    desk.shown.set(None);
    if let Some(table) = desk.table() {
        table.start_over();
    }
    desk.changed();
}

/// The next moment is shown: this happened in the game.
pub(crate) fn show_next(desk: Desk, events: &[String]) {
    if let Some(table) = desk.table() {
        table.hear(events);
    }
    desk.changed();
}

/// Another game, or one that was missed in part.
fn start_over(desk: Desk) {
    desk.clear();
    if let Some(table) = desk.table() {
        table.start_over();
    }
}

/// The game of the room gets its table.
fn set_table(desk: Desk) {
    if let Some(game) = desk.look(|link| link.room().game().to_owned()) {
        desk.set_table(&game, || games::find(&game).map(|found| found.open(desk)));
    }
}

/// Something happened in the room, and in the game as the eyes of this page see it.
fn changed(desk: Desk, facts: &[Fact], events: &[(Viewer, Vec<String>)]) {
    set_table(desk);
    let anew = |fact: &Fact| matches!(fact, Fact::Began | Fact::Rematch);
    if facts.iter().any(anew) {
        start_over(desk);
    }
    let tab = desk.look(|link| link.code().is_none()) == Some(true);
    if tab && facts.contains(&Fact::Began) {
        start::keep_mission(desk);
    }
    if tab && facts.iter().any(|fact| matches!(fact, Fact::Game(_))) {
        start::keep_address(desk);
    }
    narration::room(desk, facts);
    let eyes = desk.look(Link::eyes);
    let seen = events.iter().find(|(viewer, _)| Some(*viewer) == eyes);
    if let (Some(table), Some((_, events))) = (desk.table(), seen.or(events.first())) {
        table.hear(events);
    }
}

/// The table takes a move back; perhaps it has a better word on why.
#[inline(never)]
fn take_back(desk: Desk, command: &Command) -> Option<String> {
    match command {
        Command::Act { seat, action } => desk.table()?.refused(*seat, action),
        _ => None,
    }
}

/// Says that nothing can be done in the past.
pub(crate) fn refuse_late(desk: Desk, command: &Command) {
    take_back(desk, command);
    desk.complain(&t("replay-recording"));
}

fn refused(desk: Desk, command: &Command, why: &Refused) {
    if start::was_asked_in_vain(desk, command) {
        return desk.leave(&why.text, false);
    }
    let better = take_back(desk, command);
    let rule = why.rule.as_deref().unwrap_or_default();
    desk.refuse(better.as_ref().unwrap_or(&why.text), rule);
}

/// The room wants no more of this page.
fn sent_off(desk: Desk, why: &Refused, back: bool) {
    match why.key.as_str() {
        // Another name may do.
        "room-refused-name" => {
            desk.complain(&why.text);
            browser::after(0, move || desk.set_link(None));
        }
        // The session comes back by itself: until then everything stays in sight, under the banner.
        _ if back && desk.table().is_some() => desk.announce(&why.text),
        // A person who came in from elsewhere can have the seat back here.
        key => desk.leave(&why.text, back || key == "serve-replaced"),
    }
}
