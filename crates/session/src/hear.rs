//! What the server says.

use std::collections::BTreeMap;

use klaxon_proto::{Refused, Reply};
use klaxon_room::fact::parse_viewer;
use klaxon_room::{Command, Fact, MemberId, Wall};

use crate::asked::Asked;
use crate::connection::Connection;
use crate::effect::{Effect, Kept};
use crate::news::News;
use crate::session::Session;

/// From so many failures in a row on they are told.
const PATIENCE: u32 = 3;

/// A member and where their messages stand, as a welcome tells it.
struct Welcome {
    member: MemberId,
    token: String,
    last: u64,
    number: u64,
}

impl Session {
    /// The server says something.
    pub fn heard(&mut self, bytes: &[u8], now: Wall) {
        if matches!(self.connection, Connection::Down { .. } | Connection::Over) {
            return;
        }
        match self.hello.tongue.read(bytes, &mut self.told) {
            Ok(reply) => self.hold_or_take(reply, now),
            Err(_) => self.not_understood(now),
        }
    }

    /// The game that was wanted is on the shelf: what was held back is heard.
    pub fn go_on(&mut self, now: Wall) {
        for reply in std::mem::take(&mut self.held) {
            self.hold_or_take(reply, now);
        }
    }

    /// Behind something that is held back everything is, except what has nothing to do with the room.
    fn hold_or_take(&mut self, reply: Reply, now: Wall) {
        let waits = !self.held.is_empty();
        match reply {
            reply @ (Reply::Clock { .. } | Reply::Bye { .. }) => self.take(reply, now),
            reply if waits => self.held.push_back(reply),
            reply => match self.missing_game(&reply) {
                Some(game) => {
                    self.news.push(News::Wants(game));
                    self.held.push_back(reply);
                }
                None => self.take(reply, now),
            },
        }
    }

    /// The game that a message names and that is not on the shelf.
    fn missing_game(&self, reply: &Reply) -> Option<String> {
        let (Reply::Snapshot { facts, .. } | Reply::Change { facts, .. }) = reply else {
            return None;
        };
        let game = facts.iter().rev().find_map(|text| match text.parse() {
            Ok(Fact::Game(game)) => Some(game),
            _ => None,
        })?;
        self.shelf.unpack(&game, &[]).is_none().then_some(game)
    }

    /// Something came that makes no sense: everything is asked for anew.
    fn not_understood(&mut self, now: Wall) {
        self.anew = true;
        self.garbled += 1;
        self.effects.push(Effect::Close);
        self.come_back(now);
        if self.garbled >= PATIENCE {
            self.news.push(News::Garbled(self.garbled));
        }
    }

    fn take(&mut self, reply: Reply, now: Wall) {
        let fits = !self.anew || !matches!(reply, Reply::Change { .. });
        if !fits || self.fold.take(&reply).is_err() {
            return self.not_understood(now);
        }
        self.memory.hear(&reply);
        match reply {
            Reply::Welcome {
                member,
                token,
                last,
                number,
                ..
            } => {
                let member = MemberId(member);
                let welcome = Welcome {
                    member,
                    token,
                    last,
                    number,
                };
                self.welcome(welcome, now);
            }
            Reply::Snapshot { number, at, .. } => self.hear_snapshot(number, Wall(at), now),
            Reply::Change {
                number,
                at,
                facts,
                events,
            } => self.hear_change(number, Wall(at), &facts, events, now),
            Reply::Done { id, number } => self.hear_done(id, number, now),
            Reply::Refused { id, why } => self.hear_refusal(id, why, now),
            Reply::Error { id, why } => {
                let _ = id.and_then(|id| self.answered(id));
                self.look_ahead(now);
                self.news.push(News::Complaint(why));
            }
            Reply::Clock { id, now: there, .. } => {
                if self.wall.hear(id, Wall(there), now) {
                    self.ask_clock(now);
                }
            }
            Reply::Signal { member, sign } => {
                let member = MemberId(member);
                self.news.push(News::Signal { member, sign });
            }
            Reply::Bye { why, back } => self.hear_goodbye(why, back, now),
            Reply::Legal { .. } => {}
        }
    }

    fn welcome(&mut self, welcome: Welcome, now: Wall) {
        let Welcome {
            member,
            token,
            last,
            number,
        } = welcome;
        if self.me.replace(member).is_some_and(|me| me != member) {
            // Somebody else asked for that, who is no member any more.
            let others = std::mem::take(&mut self.waiting);
            self.tell_dropped(others);
        }
        self.effects.push(Effect::Keep(Kept::Token(token.clone())));
        self.hello.token = Some(token);
        self.keep_name();
        self.go_on_after(last);
        self.wall.start_over();
        self.watch.asked = None;
        self.connection = Connection::CatchingUp { until: number };
        self.news.push(News::Connected);
        // What was not answered is said again: what was carried out gets its old answer.
        for Asked { command, id, .. } in self.waiting.clone() {
            if let Some(id) = id {
                self.send(id, command.into());
            }
        }
        if !self.anew && self.fold.number() == number {
            self.caught_up(now);
        }
    }

    fn keep_name(&mut self) {
        if let Some(name) = self.hello.name.clone().filter(|_| self.hello.plays) {
            self.effects.push(Effect::Keep(Kept::Name(name)));
        }
    }

    /// From now on there is no reason to wait. If something made no sense, a change has to make sense first: a snapshot that
    /// does may be followed by changes that don't.
    pub(crate) fn trust(&mut self) {
        if self.garbled == 0 {
            self.backoff.start_over();
        }
    }

    /// Everything that was missed is known.
    fn caught_up(&mut self, now: Wall) {
        self.connection = Connection::Up;
        self.trust();
        self.look_ahead(now);
        self.send_drafts(now);
    }

    fn caught_up_if_told_enough(&mut self, now: Wall) {
        match self.connection {
            Connection::CatchingUp { until } if self.fold.number() < until => self.look_ahead(now),
            _ => self.caught_up(now),
        }
    }

    fn hear_snapshot(&mut self, number: u64, at: Wall, now: Wall) {
        self.anew = false;
        self.over = Some((number, at));
        self.news.push(News::Snapshot);
        self.witness_snapshot();
        self.caught_up_if_told_enough(now);
        self.sit_down(now);
        self.take_part(now);
    }

    fn hear_change(
        &mut self,
        number: u64,
        at: Wall,
        facts: &[String],
        events: BTreeMap<String, Vec<String>>,
        now: Wall,
    ) {
        self.garbled = 0;
        let facts: Vec<Fact> = facts.iter().filter_map(|fact| fact.parse().ok()).collect();
        for fact in &facts {
            match fact {
                Fact::Over(..) => self.over = Some((number, at)),
                Fact::Acted(seat, _, action) => {
                    let same = |asked: &&mut Asked| {
                        !asked.is_draft() && asked.open_move() == Some((*seat, action))
                    };
                    if let Some(asked) = self.waiting.iter_mut().find(same) {
                        asked.made = true;
                    }
                }
                _ => {}
            }
        }
        let events = events.into_iter();
        let events = events.filter_map(|(eyes, events)| Some((parse_viewer(&eyes)?, events)));
        let events: Vec<_> = events.collect();
        self.witness(&facts, &events);
        self.news.push(News::Change {
            number,
            at,
            facts,
            events,
        });
        self.caught_up_if_told_enough(now);
        self.take_part(now);
    }

    /// What a message asked for; it is not waited for any more.
    fn answered(&mut self, id: u64) -> Option<Command> {
        let mut waiting = self.waiting.iter();
        let place = waiting.position(|asked| asked.id == Some(id))?;
        Some(self.waiting.remove(place).command)
    }

    fn hear_done(&mut self, id: u64, number: u64, now: Wall) {
        if self.sitting == Some(id) {
            self.sitting = None;
        }
        let Some(command) = self.answered(id) else {
            return;
        };
        if let Command::Rename(name) = &command {
            self.hello.name = Some(name.clone());
            self.keep_name();
        }
        self.news.push(News::Answered {
            id,
            command,
            number,
        });
        self.look_ahead(now);
        self.send_drafts(now);
    }

    fn hear_refusal(&mut self, id: u64, why: Refused, now: Wall) {
        let command = self.answered(id);
        self.look_ahead(now);
        if self.sitting == Some(id) {
            // Somebody was faster; perhaps there is another one.
            self.sitting = None;
            self.sit = true;
            return self.sit_down(now);
        }
        // Nobody asked for a share in the dice by hand: whoever comes too late plays without one.
        let by_hand = |c: &Command| !matches!(c, Command::Commit { .. } | Command::Reveal { .. });
        if let Some(command) = command.filter(by_hand) {
            self.news.push(News::Refused { id, command, why });
        }
        self.send_drafts(now);
    }

    fn hear_goodbye(&mut self, why: Refused, back: bool, now: Wall) {
        if !back {
            self.part(now);
            self.connection = Connection::Over;
            self.effects.push(Effect::Close);
            let forget = match why.key.as_str() {
                "room-refused-name" => Some(Kept::NoName),
                "serve-no-room" => Some(Kept::NoToken),
                _ => None,
            };
            self.effects.extend(forget.map(Effect::Keep));
        }
        self.news.push(News::Bye { why, back });
    }
}
