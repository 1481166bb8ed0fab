//! The other end of a session: a real room, and messages about it, without sockets.

use std::collections::{BTreeMap, VecDeque};
use std::sync::Arc;

use klaxon_bots::registry::Games;
use klaxon_core::Viewer;
use klaxon_proto::{Ask, Form, Refused, Reply, Request, Told};
use klaxon_room::fact::viewer_text;
use klaxon_room::{Change, Command, Fact, MemberId, Refusal, Room, Wall};

/// How messages are written.
const FORM: Form = Form::Binary;

/// Who is connected.
struct Guest {
    member: MemberId,
    told: u64,
    eyes: Vec<Viewer>,
}

/// A message on its way to the guest.
#[derive(Clone)]
pub(crate) struct Letter {
    pub(crate) bytes: Vec<u8>,
    pub(crate) is_change: bool,
}

impl Letter {
    /// A message without any sense.
    pub(crate) fn garbled() -> Letter {
        Letter {
            bytes: vec![255; 9],
            is_change: false,
        }
    }
}

/// A room and the one connection to it. Other members are there without one.
pub(crate) struct Host {
    pub(crate) room: Room,
    pub(crate) now: Wall,
    pub(crate) changes: Vec<Change>,
    guest: Option<Guest>,
    /// Messages to the guest, on their way.
    pub(crate) outbox: VecDeque<Letter>,
    /// What the guest was told when all of them have come.
    told: Told,
    /// What the guest asked for and was carried out, by id.
    pub(crate) done: BTreeMap<u64, Command>,
    ids: BTreeMap<MemberId, u64>,
    /// The server's share in the next seed.
    pub(crate) secret: [u8; 32],
    /// What a lying server tells of events.
    pub(crate) lie: Option<fn(&str) -> String>,
}

impl Host {
    /// A room that was just opened.
    pub(crate) fn open(game: &str, options: &[&str]) -> Host {
        let mut room = Room::new(Arc::new(Games));
        room.call("KRPTWX");
        let now = Wall(1_000_000_000);
        let options = options.iter().map(|&line| line.to_owned()).collect();
        let opened = room.open(game.to_owned(), options, now);
        Host {
            changes: vec![opened.expect("good options")],
            room,
            now,
            guest: None,
            outbox: VecDeque::new(),
            told: Told::default(),
            done: BTreeMap::new(),
            ids: BTreeMap::new(),
            secret: [7; 32],
            lie: None,
        }
    }

    /// Somebody else comes.
    pub(crate) fn join(&mut self, name: &str) -> MemberId {
        let joined = self.room.join(name, name, self.now);
        let (member, change) = joined.expect("there is room for one");
        self.publish([change]);
        member
    }

    /// Somebody else asks for something.
    pub(crate) fn ask(&mut self, from: MemberId, command: Command) -> Result<u64, Refusal> {
        let id = self.ids.entry(from).or_default();
        *id += 1;
        let answer = self.room.ask(from, *id, command, self.now);
        self.publish(answer.changes);
        answer.result
    }

    /// Somebody else does something that is accepted.
    pub(crate) fn does(&mut self, from: MemberId, command: Command) {
        let done = self.ask(from, command.clone());
        assert!(done.is_ok(), "{command:?}: {done:?}");
    }

    /// Time has passed: what was due happens.
    pub(crate) fn wake(&mut self) {
        let changes = self.room.wake(self.now, self.secret);
        self.publish(changes);
    }

    /// The connection is gone, with all that was on its way.
    pub(crate) fn hang_up(&mut self) {
        self.outbox.clear();
        if let Some(guest) = self.guest.take() {
            let change = self.room.go(guest.member, self.now);
            self.publish(change);
        }
    }

    /// The guest says something.
    pub(crate) fn hear(&mut self, bytes: &[u8]) {
        let Request { id, ask } = FORM.read_request(bytes).expect("a message");
        match (ask, self.guest.as_ref().map(|guest| guest.member)) {
            (
                Ask::Hello {
                    name, token, have, ..
                },
                None,
            ) => self.enter(name, token, have),
            (Ask::Clock, Some(_)) => self.tell(&Reply::Clock {
                id,
                now: self.now.0,
                time: self.room.clock().at(self.now).0,
                running: self.room.clock().runs(self.now),
            }),
            (Ask::Signal(_), Some(_)) => {
                let number = self.room.number();
                self.tell(&Reply::Done { id, number });
            }
            (ask, Some(member)) => {
                let command = ask.command().expect("a command");
                self.carry_out(member, id, command);
            }
            (ask, None) => panic!("{ask:?} without a hello"),
        }
    }

    fn carry_out(&mut self, member: MemberId, id: u64, command: Command) {
        let answer = self.room.ask(member, id, command.clone(), self.now);
        let new = answer
            .changes
            .iter()
            .any(|change| change.by == Some((member, id)));
        self.publish(answer.changes);
        match answer.result {
            Ok(number) => {
                let before = self.done.insert(id, command.clone());
                assert_eq!(before.is_none(), new, "done once");
                assert!(before.is_none_or(|before| before == command), "an id twice");
                self.tell(&Reply::Done { id, number });
            }
            Err(refusal) => self.tell(&Reply::Refused {
                id,
                why: why(refusal.message().key),
            }),
        }
    }

    fn enter(&mut self, name: Option<String>, token: Option<String>, have: Option<u64>) {
        let known = token
            .as_ref()
            .and_then(|token| self.room.member_with_key(token));
        let (member, token) = match (known.map(|member| member.id), token) {
            (Some(member), Some(token)) => {
                let change = self.room.come(member, self.now);
                self.publish(change);
                (member, token)
            }
            _ => {
                let token = format!("secret {}", self.room.number());
                let name = name.unwrap_or_default();
                match self.room.join(&name, &token, self.now) {
                    Ok((member, change)) => {
                        self.publish([change]);
                        (member, token)
                    }
                    Err(refusal) => return self.say_goodbye(refusal.message().key, false),
                }
            }
        };
        let eyes = self.room.eyes(member);
        let told = self.room.number();
        let last = self.room.member(member).expect("a member").last_message();
        self.tell(&Reply::Welcome {
            id: 0,
            member: member.0,
            token,
            last,
            number: told,
        });
        let own = |fact: &Fact| {
            matches!(
                fact,
                Fact::Sat(..) | Fact::Stood(_) | Fact::Began | Fact::Rematch
            )
        };
        let missed = |have: u64| {
            let missed = self
                .changes
                .iter()
                .filter(move |change| change.number > have);
            missed.cloned().collect::<Vec<Change>>()
        };
        // Twenty changes are longer than everything at once.
        let short = |missed: &Vec<Change>| {
            missed.len() < 20 && !missed.iter().flat_map(|change| &change.facts).any(own)
        };
        let missed = have.filter(|have| *have <= told).map(missed).filter(short);
        match missed {
            Some(missed) => missed
                .iter()
                .for_each(|change| self.tell_change(change, &eyes)),
            None => self.tell_everything(&eyes),
        }
        self.guest = Some(Guest { member, told, eyes });
    }

    /// Says goodbye and hangs up, when everything is delivered.
    pub(crate) fn say_goodbye(&mut self, key: &str, back: bool) {
        self.tell(&Reply::Bye {
            why: why(key),
            back,
        });
    }

    pub(crate) fn publish(&mut self, changes: impl IntoIterator<Item = Change>) {
        for change in changes {
            self.changes.push(change.clone());
            let Some(mut guest) = self.guest.take() else {
                continue;
            };
            if guest.told < change.number {
                let eyes = self.room.eyes(guest.member);
                let others = eyes != guest.eyes && !change.facts.contains(&Fact::Began);
                guest.eyes = eyes;
                match others && self.room.board().is_some() {
                    true => {
                        self.tell_everything(&guest.eyes);
                        guest.told = self.room.number();
                    }
                    false => {
                        self.tell_change(&change, &guest.eyes);
                        guest.told = change.number;
                    }
                }
            }
            self.guest = Some(guest);
        }
    }

    /// Tells the guest anything.
    pub(crate) fn tell(&mut self, reply: &Reply) {
        self.outbox.push_back(Letter {
            bytes: FORM.write_reply(reply, &mut self.told),
            is_change: matches!(reply, Reply::Change { .. }),
        });
    }

    fn tell_everything(&mut self, eyes: &[Viewer]) {
        let facts = self.room.snapshot(eyes);
        self.tell(&Reply::Snapshot {
            number: self.room.number(),
            at: self.changes.last().map_or(0, |change| change.at.0),
            facts: facts.iter().map(Fact::to_string).collect(),
        });
    }

    fn tell_change(&mut self, change: &Change, eyes: &[Viewer]) {
        let mut events = BTreeMap::new();
        if !change.events.is_empty() {
            for &viewer in eyes {
                let mut seen = self.room.events_for(change, viewer);
                if let Some(lie) = self.lie {
                    seen.iter_mut().for_each(|event| *event = lie(event));
                }
                events.insert(viewer_text(viewer), seen);
            }
        }
        let public = change.facts.iter().filter(|fact| fact.is_public());
        self.tell(&Reply::Change {
            number: change.number,
            at: change.at.0,
            facts: public.map(Fact::to_string).collect(),
            events,
        });
    }
}

pub(crate) fn why(key: &str) -> Refused {
    Refused {
        rule: None,
        key: key.to_owned(),
        text: key.to_owned(),
    }
}
