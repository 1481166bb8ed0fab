//! A room on the server: the socket, what it told, and coming back by itself.

use std::sync::Arc;

use klaxon_core::board::Playing;
use klaxon_core::{Game, Seat};
use klaxon_fuse::{Face, Fuse};
use klaxon_proto::{Ask, Fold, Form, Refused, Reply, Request, Sign, WallClock};
use klaxon_room::{Command, MemberId, Occupant, Phase, Played, Room, Wall};
use wasm_bindgen::JsCast;
use wasm_bindgen::closure::Closure;
use web_sys::{BinaryType, MessageEvent, WebSocket};

use crate::shelf::{FUSE, PageGames};
use crate::text::{language, t};
use crate::{ahead, app, browser, claims, names, told};

/// How long the page waits before it tries again, in milliseconds: a little longer each time.
const WAITS: [u64; 5] = [300, 800, 1500, 3000, 5000];

/// After how long without an answer a connection is given up, in milliseconds.
const SILENCE: u64 = 6000;

/// A room on the server.
pub(crate) struct Remote {
    code: String,
    name: String,
    fold: Fold,
    me: MemberId,
    token: Option<String>,
    socket: Option<WebSocket>,
    /// Which socket counts: what an older one says is not heard.
    sockets: u64,
    connected: bool,
    tries: usize,
    id: u64,
    /// Commands that were not answered yet.
    waiting: Vec<Request>,
    /// The table with a move that the server has not answered yet.
    ahead: Option<Playing<Fuse>>,
    wall: WallClock,
    /// The name under which the browser keeps the secret.
    token_name: String,
    /// Is it a screen that takes no seat?
    watches: bool,
    /// The change that ended the game, and when.
    over: Option<(u64, Wall)>,
    /// Does the person want a seat as soon as there is one?
    sit: bool,
    /// The request for that seat.
    sitting: Option<u64>,
    gone: bool,
}

impl Remote {
    /// Comes to a room, with the secret of an earlier visit if there is one.
    /// A screen that only watches has a secret of its own: it must not push out who sits in the same browser.
    pub(crate) fn new(code: &str, name: &str, watches: bool) -> Remote {
        let kind = if watches { "screen" } else { "room" };
        let token_name = format!("klaxon-{kind}-{code}");
        let token = browser::kept(&token_name);
        let mut remote = Remote {
            code: code.to_owned(),
            name: name.to_owned(),
            fold: Fold::new(Arc::new(PageGames)),
            me: MemberId(0),
            // Who was here before sits, or does not want to.
            sit: !watches && token.is_none(),
            watches,
            token_name,
            over: None,
            sitting: None,
            token,
            socket: None,
            sockets: 0,
            connected: false,
            tries: 0,
            id: 0,
            waiting: Vec::new(),
            ahead: None,
            wall: WallClock::default(),
            gone: false,
        };
        remote.connect();
        remote
    }

    pub(crate) fn room(&self) -> &Room {
        self.fold.room()
    }

    pub(crate) fn me(&self) -> MemberId {
        self.me
    }

    pub(crate) fn code(&self) -> &str {
        &self.code
    }

    pub(crate) fn is_connected(&self) -> bool {
        self.connected
    }

    pub(crate) fn now(&self) -> Wall {
        self.wall.at(browser::now())
    }

    pub(crate) fn fuse(&self) -> Option<&Playing<Fuse>> {
        let told = || self.fold.board("all")?.playing().downcast_ref();
        self.ahead.as_ref().or_else(told)
    }

    /// Asks for something; a move that needs no chance is shown at once.
    pub(crate) fn ask(&mut self, command: Command) {
        // What is asked for now must not happen later, to a table that nobody has seen.
        if !self.connected {
            return app::complain(t("web-offline"));
        }
        if matches!(command, Command::Sit(_) | Command::Stand(_)) {
            self.sit = false;
        }
        let Some(ask) = ask_for(command) else { return };
        self.id += 1;
        let request = Request { id: self.id, ask };
        self.send(&request);
        self.waiting.push(request);
        self.look_ahead();
        app::changed();
    }

    /// Tells the others something that is no move. It is not said again if it is lost.
    pub(crate) fn signal(&mut self, sign: Sign) {
        if !self.connected {
            return;
        }
        self.id += 1;
        self.send(&Request {
            id: self.id,
            ask: Ask::Signal(sign),
        });
    }

    /// Shows the moves that are not answered yet as made.
    fn look_ahead(&mut self) {
        self.ahead = None;
        let now = self.room().clock().at(self.now());
        let Some(told) = self.fuse() else { return };
        let moves = self
            .waiting
            .iter()
            .filter_map(|request| match &request.ask {
                Ask::Act { seat, action } => {
                    Some((klaxon_proto::request::seat(*seat), action.as_str()))
                }
                _ => None,
            });
        self.ahead = ahead::ahead(told, moves, now);
    }

    /// The options as they will be when all that was asked for is done.
    pub(crate) fn options(&self) -> Vec<String> {
        let asked = self
            .waiting
            .iter()
            .rev()
            .find_map(|request| match &request.ask {
                Ask::Setup { options, .. } => Some(options.clone()),
                _ => None,
            });
        asked.unwrap_or_else(|| self.room().options().to_vec())
    }

    /// The game that is over, as this page saw it end.
    pub(crate) fn played(&self) -> Option<Played> {
        let playing = self.fuse()?;
        let (number, at) = self.over?;
        let outcome = Fuse::outcome(&playing.table, &playing.state)?;
        Some(Played::with(self.room(), number, at, outcome))
    }

    fn send(&self, request: &Request) {
        if let Some(socket) = self.socket.as_ref().filter(|_| self.connected) {
            let bytes = Form::Binary.write_request(request);
            let _ = socket.send_with_u8_array(&bytes);
        }
    }

    fn connect(&mut self) {
        if let Some(old) = self.socket.take() {
            let _ = old.close();
        }
        let location = browser::window().location();
        let secure = location
            .protocol()
            .is_ok_and(|protocol| protocol == "https:");
        let scheme = if secure { "wss" } else { "ws" };
        let host = location.host().unwrap_or_default();
        let link = format!("{scheme}://{host}/api/socket");
        let Ok(socket) = WebSocket::new_with_str(&link, Form::Binary.subprotocol()) else {
            return self.try_again();
        };
        socket.set_binary_type(BinaryType::Arraybuffer);
        self.sockets += 1;
        let number = self.sockets;
        let opened =
            Closure::<dyn FnMut()>::new(move || app::remote(|remote| remote.opened(number)));
        socket.set_onopen(Some(opened.as_ref().unchecked_ref()));
        opened.forget();
        let message = Closure::<dyn FnMut(MessageEvent)>::new(move |event: MessageEvent| {
            if let Ok(buffer) = event.data().dyn_into::<js_sys::ArrayBuffer>() {
                let bytes = js_sys::Uint8Array::new(&buffer).to_vec();
                app::remote(|remote| remote.heard(number, &bytes));
            }
        });
        socket.set_onmessage(Some(message.as_ref().unchecked_ref()));
        message.forget();
        let closed =
            Closure::<dyn FnMut()>::new(move || app::remote(|remote| remote.closed(number)));
        socket.set_onclose(Some(closed.as_ref().unchecked_ref()));
        closed.forget();
        self.socket = Some(socket);
    }

    fn opened(&mut self, number: u64) {
        let Some(socket) = self.socket.as_ref().filter(|_| number == self.sockets) else {
            return;
        };
        let hello = Ask::Hello {
            room: self.code.clone(),
            name: Some(self.name.clone()),
            token: self.token.clone(),
            have: self
                .token
                .as_ref()
                .map(|_| self.fold.number())
                .filter(|have| *have > 0),
            language: Some(language().code().to_owned()),
        };
        let request = Request { id: 0, ask: hello };
        let _ = socket.send_with_u8_array(&Form::Binary.write_request(&request));
    }

    fn closed(&mut self, number: u64) {
        if number == self.sockets {
            self.connected = false;
            self.ahead = None;
            if !self.gone {
                self.try_again();
            }
            app::changed();
        }
    }

    fn try_again(&mut self) {
        let wait = WAITS[self.tries.min(WAITS.len() - 1)];
        self.tries += 1;
        browser::after(wait, || {
            app::remote(|remote| {
                if !remote.connected && !remote.gone {
                    remote.connect();
                }
            });
        });
    }

    /// The network is gone: the browser says so long before the socket notices.
    pub(crate) fn lose(&mut self) {
        if let Some(socket) = self.socket.take() {
            let _ = socket.close();
        }
        self.sockets += 1;
        self.connected = false;
        self.ahead = None;
        self.try_again();
    }

    /// Connects at once: the network or the tab is back.
    pub(crate) fn hurry(&mut self) {
        if self.gone {
            return;
        }
        let opening = |socket: &WebSocket| {
            matches!(
                socket.ready_state(),
                WebSocket::CONNECTING | WebSocket::OPEN
            )
        };
        if self.connected {
            self.ask_clock();
        } else if !self.socket.as_ref().is_some_and(opening) {
            self.tries = 0;
            self.connect();
        }
    }

    fn heard(&mut self, number: u64, bytes: &[u8]) {
        if number != self.sockets {
            return;
        }
        let Ok(reply) = Form::Binary.read_reply(bytes) else {
            return;
        };
        if self.fold.take(&reply).is_err() {
            let game = self.room().game();
            if !game.is_empty() && game != FUSE {
                // A game without a table here: there is nothing to come back for.
                return self.give_up();
            }
            // Something is missing: all of it anew.
            self.fold = Fold::new(Arc::new(PageGames));
            if let Some(socket) = &self.socket {
                let _ = socket.close();
            }
            return;
        }
        match reply {
            Reply::Welcome {
                member,
                token,
                last,
                ..
            } => self.welcome(member, token, last),
            Reply::Change {
                number,
                at,
                events,
                facts,
            } => {
                if facts.iter().any(|fact| fact.starts_with("over ")) {
                    self.over = Some((number, Wall(at)));
                }
                self.look_ahead();
                told::hear_room(&facts);
                if let Some(events) = events.get("all") {
                    told::hear(events);
                }
            }
            Reply::Snapshot { number, at, .. } => {
                self.over = Some((number, Wall(at)));
                self.look_ahead();
                told::start_over();
                self.sit_down();
            }
            Reply::Done { id, .. } => self.done(id),
            Reply::Refused { id, why } => {
                let asked = self.waiting.iter().position(|request| request.id == id);
                let asked = asked.map(|place| self.waiting.remove(place));
                self.look_ahead();
                if self.sitting == Some(id) {
                    self.sitting = None;
                    self.sit = true;
                    self.sit_down();
                } else if let Some(Request { ask, .. }) = asked {
                    app::complain(self.faster(&ask).unwrap_or(why.text));
                }
            }
            Reply::Error { why, .. } => app::complain(why.text),
            Reply::Clock { id, now, .. } => self.hear_clock(id, Wall(now)),
            Reply::Signal { member, sign } => claims::hear(MemberId(member), &sign),
            Reply::Bye { why, back: false } => self.sent_off(&why),
            _ => {}
        }
        app::changed();
    }

    /// Something was carried out.
    fn done(&mut self, id: u64) {
        let place = self.waiting.iter().position(|request| request.id == id);
        if let Some(Request {
            ask: Ask::Rename { name },
            ..
        }) = place.map(|place| self.waiting.remove(place))
        {
            self.name = name;
            browser::keep("klaxon-name", &self.name);
        }
        if self.sitting == Some(id) {
            self.sitting = None;
            self.sit = false;
        }
    }

    /// The server wants no more of this page.
    fn sent_off(&mut self, why: &Refused) {
        self.gone = true;
        match why.key.as_str() {
            // Another name may do.
            "room-refused-name" => {
                browser::forget("klaxon-name");
                app::complain(why.text.clone());
                browser::after(0, app::ask_for_name);
            }
            "serve-no-room" => {
                browser::forget(&self.token_name);
                app::leave(&why.text, false);
            }
            key => app::leave(&why.text, key == "serve-replaced"),
        }
    }

    fn give_up(&mut self) {
        self.gone = true;
        if let Some(socket) = self.socket.take() {
            let _ = socket.close();
        }
        app::changed();
    }

    fn welcome(&mut self, member: u32, token: String, last: u64) {
        self.me = MemberId(member);
        browser::keep(&self.token_name, &token);
        if !self.watches {
            browser::keep("klaxon-name", &self.name);
        }
        self.token = Some(token);
        self.connected = true;
        self.tries = 0;
        self.id = self.id.max(last);
        // What was not answered is said again: what was carried out gets its old answer.
        for request in self.waiting.clone() {
            self.send(&request);
        }
        self.wall.start_over();
        self.ask_clock();
    }

    /// Asks what time it is.
    pub(crate) fn ask_clock(&mut self) {
        if self.connected {
            let id = self.wall.ask(browser::now());
            self.send(&Request {
                id,
                ask: Ask::Clock,
            });
        }
    }

    fn hear_clock(&mut self, id: u64, there: Wall) {
        if self.wall.hear(id, there, browser::now()) {
            self.ask_clock();
        }
    }

    /// A socket that does not answer is dead, whatever the browser says: a tunnel ends without a word.
    pub(crate) fn notice_silence(&mut self) {
        if self.connected && self.wall.silent_for(browser::now()) > SILENCE {
            self.lose();
            app::changed();
        }
    }

    /// The device's clock was set: what was known of the server's is worth nothing.
    pub(crate) fn clock_was_set(&mut self) {
        self.wall.start_over();
        self.ask_clock();
    }

    /// Takes the first free seat, for who has just come.
    fn sit_down(&mut self) {
        let free = |room: &Room| {
            room.seats()
                .iter()
                .position(|seat| *seat == Occupant::Nobody)
        };
        if !self.sit || self.room().phase() != Phase::Lobby {
            return;
        }
        let sits = self.room().seats_of(self.me).next().is_some();
        match free(self.room()).filter(|_| !sits) {
            Some(seat) => {
                let id = self.id + 1;
                self.ask(Command::Sit(Seat(seat as u8)));
                self.sitting = Some(id);
            }
            None => self.sit = false,
        }
    }

    /// A refused move whose die somebody else has: who was faster.
    fn faster(&self, ask: &Ask) -> Option<String> {
        let Ask::Act { action, .. } = ask else {
            return None;
        };
        let die = action.strip_prefix("place ")?.split(' ').next()?;
        let seat = told::taker(die)?;
        let mine = self.room().seats_of(self.me).any(|mine| mine == seat);
        let die: Face = die.parse().ok()?;
        let lies = self
            .fuse()
            .is_some_and(|playing| playing.state.tray.dice().contains(&die));
        (!mine && !lies).then(|| told::taken(&names::seat_in(self.room(), seat), die))
    }
}

/// The message for a command.
fn ask_for(command: Command) -> Option<Ask> {
    let number = |seat: Seat| seat.0 + 1;
    Some(match command {
        Command::Act { seat, action } => Ask::Act {
            seat: number(seat),
            action,
        },
        Command::Sit(seat) => Ask::Sit { seat: number(seat) },
        Command::Stand(seat) => Ask::Stand { seat: number(seat) },
        Command::Bot { seat, policy } => Ask::Bot {
            seat: number(seat),
            policy,
        },
        Command::Setup { game, options } => Ask::Setup { game, options },
        Command::Set { name, value } => Ask::Set { name, value },
        Command::Ready(ready) => Ask::Ready(ready),
        Command::Vote(votes) => Ask::Vote(votes),
        Command::Kick(MemberId(member)) => Ask::Kick { member },
        Command::Rename(name) => Ask::Rename { name },
        Command::Leave => Ask::Leave,
        Command::Rematch(wants) => Ask::Rematch(wants),
        Command::Reset => Ask::Reset,
    })
}
