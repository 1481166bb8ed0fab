//! Guests come, come back, and go.

use bytes::Bytes;
use klaxon_core::Message;
use klaxon_proto::{Form, Reply, Told};
use klaxon_room::{Change, Fact, MemberId, Refusal, Room, Wall};

use crate::driver::Driver;
use crate::effects::{ConnectionId, Mail};
use crate::guest::Guest;

/// How a guest introduces themselves.
#[derive(Clone, Debug)]
pub struct Hello {
    /// The id of the message.
    pub id: u64,
    /// The name, of a guest who comes for the first time.
    pub name: Option<String>,
    /// The secret, of a guest who comes back.
    pub secret: Option<Secret>,
    /// The number of the last change that the guest has.
    pub have: Option<u64>,
    /// The tag of the language that the guest reads.
    pub language: String,
    /// How messages for the guest are written.
    pub form: Form,
    /// Whether the guest is a screen that everybody looks at.
    pub screen: bool,
    /// When the guest came, if that was not just now: the connection is older than this hello.
    pub came: Option<Wall>,
}

/// What only a guest's device knows, and what the room keeps of it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Secret {
    /// What the device knows.
    pub token: String,
    /// What it hashes to: from it nobody can tell the token.
    pub key: String,
}

impl Driver {
    /// A guest comes, for the first time or again. One who comes for the first time gets the `fresh` secret; one who has
    /// it already, and did not hear of it, is the same guest.
    pub fn enter(
        &mut self,
        hello: Hello,
        fresh: Secret,
        now: Wall,
    ) -> Result<ConnectionId, Refusal> {
        self.now = now;
        let secrets = hello.secret.into_iter().chain([fresh.clone()]);
        let secrets: Vec<Secret> = secrets.collect();
        if secrets
            .iter()
            .any(|secret| self.room.is_banned(&secret.key))
        {
            return Err(Refusal::SentAway);
        }
        let known = secrets.into_iter().find_map(|secret| {
            let member = self.room.member_with_key(&secret.key)?;
            Some((member.id, secret.token))
        });
        let came = hello.came.unwrap_or(now);
        let is_known = known.is_some();
        let (member, token) = match known {
            Some((member, _)) if self.has_come_since(member, came) => {
                return Err(Refusal::Replaced);
            }
            Some((member, token)) => {
                self.replace(member);
                let change = match hello.screen {
                    true => self.room.come_as_screen(member, now),
                    false => self.room.come(member, now),
                };
                self.publish(change);
                (member, token)
            }
            None => {
                let name = hello.name.as_deref().unwrap_or_default();
                let join = match hello.screen {
                    true => Room::join_as_screen,
                    false => Room::join,
                };
                let (member, change) = join(&mut self.room, name, &fresh.key, now)?;
                self.publish([change]);
                (member, fresh.token)
            }
        };
        self.connections += 1;
        let guest = Guest {
            connection: ConnectionId(self.connections),
            member,
            form: hello.form,
            language: hello.language,
            eyes: self.room.eyes(member),
            told: self.room.number(),
            heard: Told::default(),
            came,
        };
        let have = hello.have.filter(|_| is_known);
        Ok(self.welcome(guest, hello.id, token, have))
    }

    /// A guest is told who they are, and what they don't have.
    fn welcome(
        &mut self,
        mut guest: Guest,
        id: u64,
        token: String,
        have: Option<u64>,
    ) -> ConnectionId {
        let connection = guest.connection;
        let last = self.room.member(guest.member);
        let welcome = guest.write(&Reply::Welcome {
            id,
            member: guest.member.0,
            token,
            last: last.map_or(0, |member| member.last_message()),
            number: self.room.number(),
        });
        let missed = self.missed(&mut guest, have);
        self.guests.push(guest);
        let told = [welcome].into_iter().chain(missed);
        self.mail.extend(told.map(|bytes| Mail {
            to: connection,
            bytes,
            last: false,
        }));
        connection
    }

    /// Returns whether a member has a connection that was opened after this time.
    fn has_come_since(&self, member: MemberId, time: Wall) -> bool {
        let mut theirs = self.guests.iter().filter(|guest| guest.member == member);
        theirs.any(|guest| guest.came > time)
    }

    /// A member has one connection: the older one is closed.
    fn replace(&mut self, member: MemberId) {
        for connection in self.connections_of(member) {
            self.last_word(connection, &Message::new("serve-replaced"));
        }
    }

    pub(crate) fn connections_of(&self, member: MemberId) -> Vec<ConnectionId> {
        let theirs = self.guests.iter().filter(|guest| guest.member == member);
        theirs.map(|guest| guest.connection).collect()
    }

    /// What a guest who has everything up to a change missed: the changes, or a snapshot if that is shorter.
    fn missed(&self, guest: &mut Guest, have: Option<u64>) -> Vec<Bytes> {
        let before = guest.heard;
        let snapshot = guest.write(&self.snapshot(&guest.eyes));
        let Some(changes) = have.and_then(|have| self.changes_after(have, guest.member)) else {
            return vec![snapshot];
        };
        let after_snapshot = std::mem::replace(&mut guest.heard, before);
        let changes = changes.iter();
        let changes = changes.map(|change| guest.write(&self.told(change, &guest.eyes)));
        let changes: Vec<Bytes> = changes.collect();
        if changes.iter().map(Bytes::len).sum::<usize>() <= snapshot.len() {
            return changes;
        }
        guest.heard = after_snapshot;
        vec![snapshot]
    }

    /// The changes after a number, if all are still here and the member looked with the same eyes all the time.
    fn changes_after(&self, have: u64, member: MemberId) -> Option<Vec<Change>> {
        let known = have <= self.room.number();
        let changes = known.then(|| self.recent.after(have))??;
        let sat = |fact: &Fact| matches!(fact, Fact::Sat(_, who) if *who == member);
        let same_eyes = !changes.iter().any(|change| change.facts.iter().any(sat));
        same_eyes.then_some(changes)
    }

    /// A connection is closed. Its member is gone, unless they have come in again meanwhile. What the guest was told
    /// just before is still to be sent.
    pub fn leave(&mut self, connection: ConnectionId, now: Wall) {
        self.now = now;
        let mut guests = self.guests.iter();
        let Some(place) = guests.position(|guest| guest.connection == connection) else {
            return;
        };
        let member = self.guests.swap_remove(place).member;
        let still_here = self.guests.iter().any(|guest| guest.member == member);
        if !still_here && self.room.member(member).is_some() {
            let change = self.room.go(member, now);
            self.publish(change);
        }
    }

    /// Members who are in the room as far as its record says, but for whom no guest is here, are gone.
    pub fn miss(&mut self, now: Wall) {
        self.now = now;
        let members = self.room.members().iter();
        let here = members.filter(|member| member.is_here());
        let here: Vec<MemberId> = here.map(|member| member.id).collect();
        for member in here {
            if self.connections_of(member).is_empty() {
                let change = self.room.go(member, now);
                self.publish(change);
            }
        }
    }

    /// How long the way to a guest and back takes, in milliseconds.
    pub fn round_trip(&mut self, connection: ConnectionId, millis: u64) {
        if let Some(member) = self.member(connection) {
            self.room.heard_after(member, millis);
        }
    }
}
