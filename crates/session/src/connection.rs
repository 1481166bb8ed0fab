//! The connection's life: opened, greeted, lost, opened again.

use klaxon_proto::Ask;
use klaxon_room::Wall;

use crate::effect::Effect;
use crate::news::News;
use crate::session::Session;

/// After how long without an answer a connection is given up, in milliseconds: a tunnel ends without a word.
pub(crate) const SILENCE: u64 = 6000;
/// How long opening a connection may take, in milliseconds.
pub(crate) const OPENING: u64 = 10_000;

/// Where the connection stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Connection {
    /// There is none; one is opened from this time on.
    Down { opens: Wall },
    /// It is open, and the hello was said at this time.
    Greeting { since: Wall },
    /// The guest is welcome. What was missed up to this change is still to come.
    CatchingUp { until: u64 },
    /// Everything that was missed is known.
    Up,
    /// The guest does not come back.
    Over,
}

impl Connection {
    /// Returns whether commands are heard.
    pub(crate) fn is_welcome(self) -> bool {
        matches!(self, Connection::CatchingUp { .. } | Connection::Up)
    }

    /// Returns whether commands are heard and everything that was missed is known.
    pub(crate) fn is_up(self) -> bool {
        self == Connection::Up
    }
}

impl Session {
    /// Returns whether the guest is in the room: what is asked for now is heard.
    pub fn is_connected(&self) -> bool {
        self.connection.is_welcome()
    }

    /// Returns whether the guest does not come back.
    pub fn is_over(&self) -> bool {
        self.connection == Connection::Over
    }

    /// The connection is open.
    pub fn opened(&mut self, now: Wall) {
        if self.is_over() {
            return self.effects.push(Effect::Close);
        }
        self.part(now);
        self.connection = Connection::Greeting { since: now };
        // Somebody new is told everything anyway.
        let known = self.hello.token.is_some() && !self.anew;
        let have = Some(self.fold.number()).filter(|have| known && *have > 0);
        let hello = Ask::Hello {
            room: self.hello.room.clone(),
            name: self.hello.name.clone(),
            token: self.hello.token.clone(),
            have,
            language: self.hello.language.clone(),
            screen: self.hello.screen,
        };
        self.send(0, hello);
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
                self.trust();
                self.connection = Connection::Down { opens: now };
                self.effects.push(Effect::Open { after: 0 });
            }
            Connection::CatchingUp { .. } | Connection::Up => self.ask_clock(now),
        }
    }

    /// Time passes. To be called several times a second, and after [`Session::heard`]. `steady` are the milliseconds of a
    /// clock that nobody can set.
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
            Connection::CatchingUp { .. } | Connection::Up => {
                if self.wall.silent_for(now) > SILENCE {
                    return self.lost(now);
                }
                if self.watch.is_due(steady) {
                    self.watch.asked = Some(steady);
                    self.ask_clock(now);
                }
                self.send_drafts(now);
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

    pub(crate) fn ask_clock(&mut self, now: Wall) {
        let id = self.wall.ask(now);
        self.send(id, Ask::Clock);
    }

    /// Without a connection from here on.
    pub(crate) fn part(&mut self, now: Wall) {
        if self.connection.is_welcome() {
            self.news.push(News::Lost);
        }
        self.held.clear();
        self.look_ahead(now);
    }

    /// Opens a connection again, after a while.
    pub(crate) fn come_back(&mut self, now: Wall) {
        self.part(now);
        let after = self.backoff.next_wait();
        let opens = now.plus(after);
        self.connection = Connection::Down { opens };
        self.effects.push(Effect::Open { after });
    }
}
