//! The driver itself: what it knows, what is due, and what came of it all.

use std::collections::BTreeSet;
use std::sync::Arc;

use klaxon_core::{Message, Time, Viewer};
use klaxon_proto::{Form, Reply};
use klaxon_room::{Change, MemberId, Room, Think, Thought, Wall};

use crate::chance::Chance;
use crate::effects::{ConnectionId, Effects, Mail};
use crate::guest::Guest;
use crate::legal::Legal;
use crate::question::{Question, Table};
use crate::recent::Recent;
use crate::words::{self, Say};

/// A room with its guests, and what is to be done for them.
pub struct Driver {
    pub(crate) room: Room,
    pub(crate) say: Say,
    pub(crate) guests: Vec<Guest>,
    pub(crate) connections: u64,
    pub(crate) recent: Recent,
    /// The latest time that the driver was told.
    pub(crate) now: Wall,
    /// What bots are told of the game besides its position.
    table: Option<Arc<Table>>,
    pub(crate) legal: Legal,
    pub(crate) record: Vec<Change>,
    pub(crate) mail: Vec<Mail>,
    /// The bots to ask, each with a seed.
    thinking: Vec<(Think, u64)>,
}

impl Driver {
    /// A room without guests. `recent` are its last changes, for guests who come back.
    pub fn new(room: Room, recent: Vec<Change>, say: Say) -> Driver {
        let now = room.changed();
        Driver {
            recent: Recent::new(&recent, room.number()),
            room,
            say,
            guests: Vec::new(),
            connections: 0,
            now,
            table: None,
            legal: Legal::default(),
            record: Vec::new(),
            mail: Vec::new(),
            thinking: Vec::new(),
        }
    }

    /// The room.
    pub fn room(&self) -> &Room {
        &self.room
    }

    /// How many guests are connected.
    pub fn guests(&self) -> usize {
        self.guests.len()
    }

    /// The member behind a connection.
    pub fn member(&self, connection: ConnectionId) -> Option<MemberId> {
        self.guest(connection).map(|guest| guest.member)
    }

    /// The form of a connection.
    pub fn form(&self, connection: ConnectionId) -> Option<Form> {
        self.guest(connection).map(|guest| guest.form)
    }

    /// When something is next due. One timer is enough for all.
    pub fn deadline(&self) -> Option<Wall> {
        self.room.deadline()
    }

    /// What was due by now happens.
    pub fn wake(&mut self, now: Wall, chance: Chance) {
        self.now = now;
        let changes = self.room.wake(now, chance.secret);
        self.publish(changes);
        for think in self.room.take_thinking() {
            let seed = chance.seed(think.seat);
            self.thinking.push((think, seed));
        }
    }

    /// The room is given up: a game that is on the table ends without a result, and everybody hears what its dice were made
    /// of.
    pub fn abandon(&mut self, now: Wall) {
        self.now = now;
        let change = self.room.abandon(now);
        self.publish(change);
    }

    /// Game time goes on to this time and stands there; what is due by then happens. Nobody is hurried from then on.
    pub fn keep_still(&mut self, at: Time, now: Wall) {
        self.now = now;
        let changes = self.room.keep_still(at, now);
        self.publish(changes);
    }

    /// Bots have a reason to look at the table that is no change of it.
    pub fn nudge(&mut self, now: Wall) {
        self.room.nudge(now);
    }

    /// A bot has thought about a [`Question`].
    pub fn thought(&mut self, think: &Think, thought: Thought, now: Wall) {
        self.now = now;
        let changes = self.room.thought(think, thought, now);
        self.publish(changes);
    }

    /// Takes what is to be done now. A guest who is sent their last mail leaves by that, which others are told: so
    /// effects are taken until there are none.
    pub fn effects(&mut self) -> Effects {
        let record = std::mem::take(&mut self.record);
        let mut mail = std::mem::take(&mut self.mail);
        let mut closed = BTreeSet::new();
        mail.retain(|mail| {
            let heard = !closed.contains(&mail.to);
            if mail.last {
                closed.insert(mail.to);
            }
            heard
        });
        let thinking = std::mem::take(&mut self.thinking).into_iter();
        let thinking = thinking.filter_map(|(think, seed)| self.question(think, seed));
        let effects = Effects {
            record,
            mail,
            thinking: thinking.collect(),
        };
        for connection in closed {
            self.leave(connection, self.now);
        }
        effects
    }

    fn question(&mut self, think: Think, seed: u64) -> Option<Question> {
        let board = self.room.board()?;
        let table = self.table.get_or_insert_with(|| Arc::new(Table::of(board)));
        Some(Question {
            seed,
            time: self.room.clock().at(self.now),
            table: table.clone(),
            position: board.view(Viewer::Seat(think.seat)),
            company: self.room.company(),
            think,
        })
    }

    /// Another game may be on the table.
    pub(crate) fn forget_table(&mut self) {
        self.table = None;
    }

    /// Ends: what everybody is told last.
    pub fn end(self, why: &Message, back: bool) -> Vec<Mail> {
        let goodbyes = self.guests.into_iter().map(|mut guest| {
            let why = words::said(why, |message| (self.say)(&guest.language, message));
            Mail {
                to: guest.connection,
                bytes: guest.write(&Reply::Bye { why, back }),
                last: true,
            }
        });
        goodbyes.collect()
    }

    pub(crate) fn guest(&self, connection: ConnectionId) -> Option<&Guest> {
        let mut guests = self.guests.iter();
        guests.find(|guest| guest.connection == connection)
    }
}

impl std::fmt::Debug for Driver {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Driver")
            .field("room", &self.room)
            .field("guests", &self.guests.len())
            .finish_non_exhaustive()
    }
}
