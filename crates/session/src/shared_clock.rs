//! A phone that shares the clock of a table with others: what it knows of the others' touches, and what it has to tell.
//! Without a connection each phone's clock goes on by itself. What a state says is the owner's to know; times in it are
//! those of the server's clock, so that phones with wrong clocks agree.

use klaxon_proto::{ClockAsk, ClockReply, ClockTongue, Known, Refused, Told, WallClock};
use klaxon_room::Wall;

use crate::backoff::Backoff;
use crate::connection::{OPENING, SILENCE};
use crate::effect::Effect;
use crate::watch::Watch;

/// Why a phone comes.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Coming {
    /// To share its clock.
    ToShare,
    /// To follow the clock with this code.
    ToFollow {
        /// The code.
        code: String,
        /// What it knew of it at its last visit.
        known: Option<Known>,
        /// Whether somebody has touched its clock since then.
        touched: bool,
    },
}

/// What the owner has to know.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ClockNews {
    /// The clock stands like this.
    State(String),
    /// The phone follows the clock of the others from here on.
    Together,
    /// The connection is lost: the clock goes on by itself.
    Alone,
    /// Somebody else touched the clock while this phone was alone: theirs counts, what was touched here does not.
    Overruled,
    /// The server does not want this phone, which does not come back.
    Refused(Refused),
}

/// Where the connection stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Connection {
    /// There is none; one is opened from this time on.
    Down { opens: Wall },
    /// It is open since then; the server has not said how the clock stands.
    Greeting { since: Wall },
    /// The phone hears every touch.
    Up,
    /// The phone does not come back.
    Over,
}

/// A phone that shares a clock.
#[derive(Debug)]
pub struct SharedClock {
    tongue: ClockTongue,
    /// The code; none before the server gave one.
    code: Option<String>,
    /// The newest state that the server is known to have.
    known: Option<Known>,
    /// How many phones follow the clock.
    phones: u32,
    /// Whether somebody touched the clock of this phone, and the server was not told.
    touched: bool,
    /// Whether that happened without a connection, or the telling was lost with one.
    touched_alone: bool,
    /// What the server was told last.
    told: Option<String>,
    /// So many touches were told and not answered.
    unanswered: u32,
    connection: Connection,
    backoff: Backoff,
    wall: WallClock,
    watch: Watch,
    effects: Vec<Effect>,
    news: Vec<ClockNews>,
}

impl SharedClock {
    /// A phone that wants to share its clock or to follow another's. `jitter` is any number.
    pub fn new(coming: Coming, tongue: ClockTongue, jitter: u64, now: Wall) -> SharedClock {
        let (code, known, touched) = match coming {
            Coming::ToShare => (None, None, false),
            Coming::ToFollow {
                code,
                known,
                touched,
            } => (Some(code), known, touched),
        };
        SharedClock {
            tongue,
            code,
            known,
            phones: 0,
            touched,
            touched_alone: touched,
            told: None,
            unanswered: 0,
            connection: Connection::Down { opens: now },
            backoff: Backoff::new(jitter),
            wall: WallClock::default(),
            watch: Watch::default(),
            effects: vec![Effect::Open { after: 0 }],
            news: Vec::new(),
        }
    }

    /// The code of the clock; none before the server gave one.
    pub fn code(&self) -> Option<&str> {
        self.code.as_deref()
    }

    /// The newest state that the server is known to have.
    pub fn known(&self) -> Option<&Known> {
        self.known.as_ref()
    }

    /// Returns whether something was touched that the server is not known to have.
    pub fn is_ahead(&self) -> bool {
        self.touched || self.unanswered > 0
    }

    /// How many phones follow the clock, as far as it is known.
    pub fn phones(&self) -> u32 {
        self.phones
    }

    /// Returns whether the phone hears every touch.
    pub fn is_together(&self) -> bool {
        self.connection == Connection::Up
    }

    /// Returns whether the phone does not come back.
    pub fn is_over(&self) -> bool {
        self.connection == Connection::Over
    }

    /// What the server's clock shows when this device's shows `here`.
    pub fn there(&self, here: Wall) -> Wall {
        self.wall.at(here)
    }

    /// What this device's clock shows when the server's shows `there`.
    pub fn here(&self, there: Wall) -> Wall {
        self.wall.here(there)
    }

    /// What is to be done, in order.
    pub fn effects(&mut self) -> Vec<Effect> {
        std::mem::take(&mut self.effects)
    }

    /// What there is to know, in order.
    pub fn news(&mut self) -> Vec<ClockNews> {
        std::mem::take(&mut self.news)
    }

    /// Somebody touched the clock of this phone.
    pub fn touch(&mut self) {
        self.touched = true;
        self.touched_alone |= !self.is_together();
    }

    /// Returns whether the owner should [`tell`](Self::tell) how its clock stands.
    pub fn is_asked(&self) -> bool {
        let greets = matches!(self.connection, Connection::Greeting { .. });
        let shares = greets && self.code.is_none() && self.told.is_none();
        let tells = self.touched && self.is_together();
        self.wall.is_known() && (shares || tells)
    }

    /// The clock of this phone stands like this.
    pub fn tell(&mut self, state: String) {
        self.told = Some(state.clone());
        if self.code.is_none() {
            return self.send(&ClockAsk::Share { state });
        }
        let known = self.known.as_ref().map(|known| known.at);
        let after = known.filter(|_| self.touched_alone);
        self.touched = false;
        self.touched_alone = false;
        self.unanswered += 1;
        self.send(&ClockAsk::Touch { state, after });
    }

    fn send(&mut self, ask: &ClockAsk) {
        let bytes = self.tongue.write(ask);
        self.effects.push(Effect::Send(bytes));
    }

    fn ask_time(&mut self, now: Wall) {
        let id = self.wall.ask(now);
        self.send(&ClockAsk::Time { id });
    }

    /// Messages are written like this from the next connection on. To be called before [`SharedClock::opened`].
    pub fn speak(&mut self, tongue: ClockTongue) {
        self.tongue = tongue;
    }

    /// The connection is open.
    pub fn opened(&mut self, now: Wall) {
        if self.is_over() {
            return self.effects.push(Effect::Close);
        }
        self.connection = Connection::Greeting { since: now };
        match self.code.clone() {
            Some(code) => {
                let known = self.known.clone();
                self.send(&ClockAsk::Follow { code, known });
            }
            None => self.told = None,
        }
        self.ask_time(now);
    }

    /// A message has come.
    pub fn heard(&mut self, bytes: &[u8], now: Wall) {
        match self.tongue.read(bytes, &mut Told::default()) {
            Ok(ClockReply::Clock {
                code,
                at,
                state,
                phones,
            }) => {
                self.code = Some(code);
                self.phones = phones;
                self.hear_state(Known { at, state });
            }
            Ok(ClockReply::Touched { at, taken }) => self.hear_answer(at, taken),
            Ok(ClockReply::Time { id, now: there }) => self.hear_time(id, Wall(there), now),
            Ok(ClockReply::Bye { back: true, .. }) => self.lost(now),
            Ok(ClockReply::Bye { why, back: false }) => {
                self.connection = Connection::Over;
                self.effects.push(Effect::Close);
                self.news.push(ClockNews::Refused(why));
            }
            // A server of another build: the next try may find this one's.
            Err(_) => self.lost(now),
        }
    }

    fn hear_state(&mut self, newest: Known) {
        let before = self.known.as_ref().map(|known| known.at);
        if self.is_together() {
            // What was told from here and not answered yet comes later in the server's order.
            if self.unanswered == 0 && before.is_none_or(|before| before < newest.at) {
                self.take(newest);
            }
            return;
        }
        self.connection = Connection::Up;
        self.backoff.start_over();
        self.news.push(ClockNews::Together);
        let is_own = self.told.as_ref() == Some(&newest.state);
        if self.touched && (is_own || before == Some(newest.at)) {
            // Nobody else did anything: what was touched here is told next.
            self.known = Some(newest);
            return;
        }
        if self.touched {
            self.touched = false;
            self.touched_alone = false;
            self.news.push(ClockNews::Overruled);
        }
        self.take(newest);
    }

    fn take(&mut self, newest: Known) {
        self.known = Some(newest);
        self.tell_state();
    }

    /// Tells the owner how the clock stands, once times can be compared.
    fn tell_state(&mut self) {
        if let (Some(known), true) = (&self.known, self.wall.is_known()) {
            self.news.push(ClockNews::State(known.state.clone()));
        }
    }

    fn hear_answer(&mut self, at: u64, taken: bool) {
        self.unanswered = self.unanswered.saturating_sub(1);
        match (taken, &self.told) {
            (false, _) => self.news.push(ClockNews::Overruled),
            (true, Some(state)) if self.unanswered == 0 => {
                let state = state.clone();
                self.known = Some(Known { at, state });
            }
            _ => {}
        }
    }

    fn hear_time(&mut self, id: u64, there: Wall, now: Wall) {
        let before = (self.wall.is_known(), self.wall.ahead());
        if self.wall.hear(id, there, now) {
            self.ask_time(now);
        }
        let moved = before != (self.wall.is_known(), self.wall.ahead());
        if moved && self.is_together() && !self.is_ahead() {
            self.tell_state();
        }
    }

    /// The connection has ended, or could not be opened.
    pub fn closed(&mut self, now: Wall) {
        match self.connection {
            Connection::Over => {}
            // The next one is not even tried yet: it is an old one that has ended.
            Connection::Down { opens } if now < opens => {}
            _ => self.come_back(now),
        }
    }

    /// The network is gone: the device notices that long before the connection ends.
    pub fn lost(&mut self, now: Wall) {
        match self.connection {
            Connection::Over => {}
            Connection::Down { opens } if now < opens => {}
            _ => {
                self.effects.push(Effect::Close);
                self.come_back(now);
            }
        }
    }

    /// The network is back, or somebody looks at the device again: there is no time to wait.
    pub fn hurry(&mut self, now: Wall) {
        match self.connection {
            Connection::Over | Connection::Greeting { .. } => {}
            Connection::Down { .. } => {
                self.backoff.start_over();
                self.connection = Connection::Down { opens: now };
                self.effects.push(Effect::Open { after: 0 });
            }
            Connection::Up => self.ask_time(now),
        }
    }

    /// Time passes. To be called several times a second. `steady` are the milliseconds of a clock that nobody can set.
    pub fn tick(&mut self, now: Wall, steady: u64) {
        if self.watch.jumped(now, steady) {
            self.clock_was_set(now);
        }
        match self.connection {
            Connection::Over => {}
            Connection::Down { opens } => {
                if now.since(opens) > OPENING {
                    self.lost(now);
                }
            }
            Connection::Greeting { since } => {
                if now.since(since) > SILENCE {
                    self.lost(now);
                }
            }
            Connection::Up => {
                if self.wall.silent_for(now) > SILENCE {
                    return self.lost(now);
                }
                if self.watch.is_due(steady) {
                    self.watch.asked = Some(steady);
                    self.ask_time(now);
                }
            }
        }
    }

    /// What was known of the server's clock is worth nothing, and neither are times that were noted.
    fn clock_was_set(&mut self, now: Wall) {
        self.wall.start_over();
        self.watch.asked = None;
        match &mut self.connection {
            Connection::Down { opens: noted } | Connection::Greeting { since: noted } => {
                *noted = now;
            }
            _ => {}
        }
    }

    /// Opens a connection again, after a while.
    fn come_back(&mut self, now: Wall) {
        if self.is_together() {
            self.news.push(ClockNews::Alone);
        }
        // What was told and not answered may be lost.
        if self.unanswered > 0 {
            self.unanswered = 0;
            self.touched = true;
            self.touched_alone = true;
        }
        let after = self.backoff.next_wait();
        let opens = now.plus(after);
        self.connection = Connection::Down { opens };
        self.effects.push(Effect::Open { after });
    }
}
