//! What guests are told: each with their own eyes, in their own form and language.

use std::collections::BTreeMap;

use bytes::Bytes;
use klaxon_core::{Message, Viewer};
use klaxon_proto::{Form, Refused, Reply, Told};
use klaxon_room::fact::viewer_text;
use klaxon_room::{Change, Fact, Refusal};

use crate::driver::Driver;
use crate::effects::{ConnectionId, Mail};
use crate::guest::Guest;
use crate::words;

/// A change as it was written for a guest, and for whom else it will do.
struct Written {
    form: Form,
    eyes: Vec<Viewer>,
    /// What the guest was told before, and then.
    before: Told,
    after: Told,
    bytes: Bytes,
}

impl Driver {
    /// All there is to know, as these eyes see it.
    pub(crate) fn snapshot(&self, eyes: &[Viewer]) -> Reply {
        let facts = self.room.snapshot(eyes);
        Reply::Snapshot {
            number: self.room.number(),
            at: self.room.changed().0,
            facts: facts.iter().map(Fact::text).collect(),
        }
    }

    /// A change as it is told to these eyes.
    pub(crate) fn told(&self, change: &Change, eyes: &[Viewer]) -> Reply {
        let public = change.facts.iter().filter(|fact| fact.is_public());
        let mut events = BTreeMap::new();
        if !change.events.is_empty() {
            for &viewer in eyes {
                let seen = self.room.events_for(change, viewer);
                events.insert(viewer_text(viewer), seen);
            }
        }
        Reply::Change {
            number: change.number,
            at: change.at.0,
            facts: public.map(Fact::text).collect(),
            events,
        }
    }

    /// Changes are to be put on record, and then told.
    pub(crate) fn publish(&mut self, changes: impl IntoIterator<Item = Change>) {
        let changes: Vec<Change> = changes.into_iter().collect();
        let began = |change: &Change| change.facts.contains(&Fact::Began);
        let deal = changes.iter().rposition(began);
        for (place, change) in changes.into_iter().enumerate() {
            // The room knows of the deal already; those who hear of it later are told it as it happened.
            self.tell(&change, deal.is_some_and(|deal| place <= deal));
            self.send_leavers_off(&change);
            if change.facts.contains(&Fact::Began) {
                self.forget_table();
            }
            self.recent.push(&change);
            self.legal.forget();
            self.record.push(change);
        }
    }

    /// Everybody is told of a change, encoded once for all who read the same form, look with the same eyes and were told
    /// the same before. A guest who looks with other eyes than before is told everything at once.
    fn tell(&mut self, change: &Change, before_deal: bool) {
        let mut written: Vec<Written> = Vec::new();
        for i in 0..self.guests.len() {
            if self.guests[i].told >= change.number {
                continue;
            }
            let eyes = self.room.eyes(self.guests[i].member);
            let other_eyes = eyes != self.guests[i].eyes;
            self.guests[i].eyes = eyes;
            let (told, bytes) = if other_eyes && !before_deal && self.room.board().is_some() {
                let snapshot = self.snapshot(&self.guests[i].eyes);
                (self.room.number(), self.guests[i].write(&snapshot))
            } else {
                (change.number, self.write_once(i, change, &mut written))
            };
            let guest = &mut self.guests[i];
            guest.told = told;
            self.mail.push(Mail {
                to: guest.connection,
                bytes,
                last: false,
            });
        }
    }

    /// A change as it is written for a guest, unless it was written for one who gets the same.
    fn write_once(&mut self, guest: usize, change: &Change, written: &mut Vec<Written>) -> Bytes {
        let reader = &self.guests[guest];
        let same = |one: &&Written| {
            one.form == reader.form && one.before == reader.heard && one.eyes == reader.eyes
        };
        if let Some(found) = written.iter().find(same) {
            self.guests[guest].heard = found.after;
            return found.bytes.clone();
        }
        let (form, before, eyes) = (reader.form, reader.heard, reader.eyes.clone());
        let told = self.told(change, &eyes);
        let reader = &mut self.guests[guest];
        let bytes = reader.write(&told);
        written.push(Written {
            form,
            before,
            eyes,
            after: reader.heard,
            bytes: bytes.clone(),
        });
        bytes
    }

    /// A guest who is no member any more has no business here.
    fn send_leavers_off(&mut self, change: &Change) {
        for fact in &change.facts {
            let (member, why) = match fact {
                Fact::Left(member) => (*member, Message::new("serve-left")),
                Fact::Kicked(member) => (*member, Refusal::SentAway.message()),
                _ => continue,
            };
            for connection in self.connections_of(member) {
                self.last_word(connection, &why);
            }
        }
    }

    /// Says goodbye: the connection is closed after that.
    pub(crate) fn last_word(&mut self, connection: ConnectionId, why: &Message) {
        let Some(guest) = self.guest(connection) else {
            return;
        };
        let why = self.said(guest, why);
        self.send(connection, &Reply::Bye { why, back: false }, true);
    }

    pub(crate) fn reply(&mut self, connection: ConnectionId, reply: &Reply) {
        self.send(connection, reply, false);
    }

    fn send(&mut self, to: ConnectionId, reply: &Reply, last: bool) {
        let mut guests = self.guests.iter_mut();
        if let Some(guest) = guests.find(|guest| guest.connection == to) {
            let bytes = guest.write(reply);
            self.mail.push(Mail { to, bytes, last });
        }
    }

    /// A guest is told why something was not done.
    pub(crate) fn refuse(&mut self, connection: ConnectionId, id: u64, refusal: &Refusal) {
        if let Some(guest) = self.guest(connection) {
            let why = words::refused(refusal, |message| (self.say)(&guest.language, message));
            self.reply(connection, &Reply::Refused { id, why });
        }
    }

    /// A guest is told that a message makes no sense.
    pub(crate) fn complain(&mut self, connection: ConnectionId, id: Option<u64>, why: &Message) {
        if let Some(guest) = self.guest(connection) {
            let why = self.said(guest, why);
            self.reply(connection, &Reply::Error { id, why });
        }
    }

    fn said(&self, guest: &Guest, message: &Message) -> Refused {
        words::said(message, |message| (self.say)(&guest.language, message))
    }
}
