//! The keeper of a room: one task that owns it. Everything that happens in the room goes through it, is put on record,
//! and only then told to anybody.

use std::collections::{BTreeMap, HashMap, VecDeque};
use std::sync::Arc;
use std::time::{Duration, Instant};

use bytes::Bytes;
use klaxon_bots::registry::{self, Decision};
use klaxon_core::{Seat, Viewer};
use klaxon_proto::request::seat;
use klaxon_proto::{Ask, Form, Refused, Reply, Request, Sign};
use klaxon_room::fact::viewer_text;
use klaxon_room::{Change, Fact, MemberId, Occupant, Phase, Refusal, Room, Thought, Wall};
use tokio::sync::{mpsc, oneshot};
use tracing::{debug, error, info};

use crate::app::App;
use crate::directory;
use crate::guest::{Guest, Outbox, mumbled, refused, said};
use crate::journal::{Entry, RoomId};
use crate::order::{Hello, Order, Unclear};
use crate::rest::{RoomInfo, SeatInfo};
use crate::secret;

/// How many changes are kept for those who come back.
const RECENT: usize = 128;
/// How many orders are carried out before the record is written.
const BATCH: usize = 64;

/// The keeper of a room.
pub(crate) struct Keeper {
    app: Arc<App>,
    id: RoomId,
    code: String,
    room: Room,
    guests: Vec<Guest>,
    /// Connections that are closed, but may not have heard everything that they were told.
    leaving: Vec<Guest>,
    connections: u64,
    recent: VecDeque<Change>,
    /// When the last change was made.
    changed: Wall,
    /// For bots, who answer later.
    orders: mpsc::Sender<Order>,
    /// What is to be put on record.
    entries: Vec<Entry>,
    /// What is to be told when it is on record.
    mail: Vec<Mail>,
    /// Since when nobody is here.
    empty: Instant,
    /// Is a game on, so that the server has to give signs of life?
    playing: bool,
}

/// A message on its way.
enum Mail {
    To(u64, Bytes),
    /// The last one: the connection is closed after it.
    Last(u64, Bytes),
}

/// A change as the journal keeps it.
pub(crate) fn entry(change: &Change) -> Entry {
    Entry {
        number: change.number,
        at: change.at.0,
        body: change.body(),
    }
}

impl Keeper {
    pub(crate) fn new(
        app: Arc<App>,
        id: RoomId,
        code: String,
        room: Room,
        recent: Vec<Change>,
        orders: mpsc::Sender<Order>,
    ) -> Keeper {
        let skip = recent.len().saturating_sub(RECENT);
        Keeper {
            app,
            id,
            code,
            room,
            guests: Vec::new(),
            leaving: Vec::new(),
            connections: 0,
            changed: recent.last().map_or(Wall(0), |change| change.at),
            recent: recent.into_iter().skip(skip).collect(),
            orders,
            entries: Vec::new(),
            mail: Vec::new(),
            empty: Instant::now(),
            playing: false,
        }
    }

    /// Keeps the room until it is closed or the server stops.
    pub(crate) async fn run(mut self, mut inbox: mpsc::Receiver<Order>) {
        let mut orders = Vec::with_capacity(BATCH);
        let stopped = loop {
            let timer = self.next_timer();
            tokio::select! {
                _ = inbox.recv_many(&mut orders, BATCH) => {}
                () = tokio::time::sleep_until(timer) => {}
            }
            let mut stop = None;
            for order in orders.drain(..) {
                match order {
                    Order::Stop(stopped) => stop = Some(stopped),
                    order => self.carry_out(order),
                }
            }
            self.wake();
            if !self.put_on_record().await {
                return self.give_up();
            }
            self.tell_if_playing();
            self.let_bots_think();
            if stop.is_some() {
                break stop;
            }
            if self.is_forgotten() {
                self.close().await;
                break None;
            }
        };
        self.finish(stopped);
    }

    /// The one timer of the room: for what is due, or for closing it.
    fn next_timer(&self) -> tokio::time::Instant {
        let forgotten = tokio::time::Instant::from_std(self.empty + self.app.limits.idle);
        let due = self.room.deadline().map(|at| self.app.clock.instant(at));
        match (due, self.guests.is_empty()) {
            (Some(due), true) => due.min(forgotten),
            (Some(due), false) => due,
            (None, true) => forgotten,
            (None, false) => tokio::time::Instant::now() + Duration::from_secs(3600),
        }
    }

    fn is_forgotten(&self) -> bool {
        self.guests.is_empty() && self.empty.elapsed() >= self.app.limits.idle
    }

    fn now(&self) -> Wall {
        self.app.clock.now()
    }

    fn wake(&mut self) {
        let now = self.now();
        if self.room.deadline().is_some_and(|due| due <= now) {
            let changes = self.room.wake(now, secret::random());
            self.publish(changes);
        }
    }

    fn carry_out(&mut self, order: Order) {
        match order {
            Order::Enter {
                hello,
                outbox,
                entered,
            } => {
                let result = self.enter(&hello, outbox);
                // Whoever does not wait for the answer is gone again.
                if let Err(Ok(connection)) = entered.send(result) {
                    self.leave(connection);
                }
            }
            Order::Say {
                connection,
                request,
            } => self.hear(connection, request),
            Order::Mumble {
                connection,
                id,
                unclear,
            } => self.mumble(connection, id, &unclear),
            Order::RoundTrip { connection, millis } => {
                if let Some(member) = self.guest(connection).map(|guest| guest.member) {
                    self.room.heard_after(member, millis);
                }
            }
            Order::Leave { connection } => self.leave(connection),
            Order::Thought { think, decision } => {
                let thought = match decision {
                    Decision::Act(action) => Thought::Act(action),
                    Decision::Wait(until) => Thought::Wait(until),
                };
                let now = self.now();
                let changes = self.room.thought(&think, thought, now);
                self.publish(changes);
            }
            Order::Info(asked) => {
                let _ = asked.send(self.info());
            }
            Order::Stop(_) => {}
        }
    }

    /// A message could not be understood. Behind one that is too long nothing can be read any more.
    fn mumble(&mut self, connection: u64, id: Option<u64>, unclear: &Unclear) {
        let why = |language| match unclear {
            Unclear::Malformed(what) => mumbled(what, language),
            Unclear::WrongFrame => said("serve-wrong-frame", language),
            Unclear::TooLong => said("serve-too-long", language),
        };
        match unclear {
            Unclear::TooLong => self.last_word(connection, |language| (why(language), false)),
            _ => self.reply(connection, |guest| Reply::Error {
                id,
                why: why(guest.language),
            }),
        }
    }

    fn guest(&self, connection: u64) -> Option<&Guest> {
        let mut guests = self.guests.iter();
        guests.find(|guest| guest.connection == connection)
    }

    /// Somebody comes in, for the first time or again.
    fn enter(&mut self, hello: &Hello, outbox: Outbox) -> Result<u64, Refusal> {
        let now = self.now();
        let known = hello.token.as_ref().map(|token| secret::key(token));
        if known.as_ref().is_some_and(|key| self.room.is_banned(key)) {
            return Err(Refusal::SentAway);
        }
        let known = known.and_then(|key| self.room.member_with_key(&key).map(|m| m.id));
        let (member, token) = match (known, &hello.token) {
            (Some(member), Some(token)) => {
                self.replace(member);
                let change = self.room.come(member, now);
                self.publish(change);
                (member, token.clone())
            }
            _ => {
                let token = secret::token();
                let name = hello.name.as_deref().unwrap_or_default();
                let (member, change) = self.room.join(name, &secret::key(&token), now)?;
                self.publish([change]);
                (member, token)
            }
        };
        self.connections += 1;
        let connection = self.connections;
        let guest = Guest {
            connection,
            member,
            form: hello.form,
            language: hello.language,
            outbox,
            eyes: self.room.eyes(member),
            told: self.room.number(),
        };
        let last = self.room.member(member).map_or(0, |m| m.last_message());
        let welcome = guest.write(&Reply::Welcome {
            id: hello.id,
            member: member.0,
            token,
            last,
            number: self.room.number(),
        });
        let have = hello.have.filter(|_| known.is_some());
        let mut missed = vec![welcome];
        missed.extend(self.missed(&guest, have));
        self.guests.push(guest);
        let mail = missed.into_iter().map(|bytes| Mail::To(connection, bytes));
        self.mail.extend(mail);
        Ok(connection)
    }

    /// A member has one connection: the older one is closed.
    fn replace(&mut self, member: MemberId) {
        let old = self.guests.iter().filter(|guest| guest.member == member);
        let old: Vec<u64> = old.map(|guest| guest.connection).collect();
        for connection in old {
            self.dismiss(connection, "serve-replaced", false);
        }
    }

    /// What somebody who has everything up to a change missed: the changes, or a snapshot if that is shorter.
    fn missed(&self, guest: &Guest, have: Option<u64>) -> Vec<Bytes> {
        let snapshot = guest.write(&self.snapshot(guest));
        let Some(changes) = have.and_then(|have| self.changes_after(have, guest.member)) else {
            return vec![snapshot];
        };
        let changes = changes.map(|change| guest.write(&self.told(change, &guest.eyes)));
        let changes: Vec<Bytes> = changes.collect();
        match changes.iter().map(Bytes::len).sum::<usize>() <= snapshot.len() {
            true => changes,
            false => vec![snapshot],
        }
    }

    /// The changes after a number, if all are still here and the member looked with the same eyes all the time.
    fn changes_after(&self, have: u64, member: MemberId) -> Option<impl Iterator<Item = &Change>> {
        let first = self.recent.front().map_or(1, |change| change.number);
        let known = have <= self.room.number() && have + 1 >= first;
        let after = || {
            self.recent
                .iter()
                .filter(move |change| change.number > have)
        };
        let own_seats = |fact: &Fact| match fact {
            Fact::Sat(_, who) => *who == member,
            Fact::Stood(_) | Fact::Bot(..) | Fact::Began | Fact::Rematch => true,
            _ => false,
        };
        let same_eyes = !after().any(|change| change.facts.iter().any(own_seats));
        (known && same_eyes).then(after)
    }

    fn snapshot(&self, guest: &Guest) -> Reply {
        let facts = self.room.snapshot(&guest.eyes);
        Reply::Snapshot {
            number: self.room.number(),
            at: self.changed.0,
            facts: facts.iter().map(Fact::to_string).collect(),
        }
    }

    /// A change as it is told to these eyes.
    fn told(&self, change: &Change, eyes: &[Viewer]) -> Reply {
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
            facts: public.map(Fact::to_string).collect(),
            events,
        }
    }

    /// Changes are to be put on record, and then told: encoded once for each form and each kind of eyes.
    fn publish(&mut self, changes: impl IntoIterator<Item = Change>) {
        for change in changes {
            self.changed = change.at;
            let began = change.facts.contains(&Fact::Began);
            let mut written: HashMap<(Form, Vec<Viewer>), Bytes> = HashMap::new();
            for i in 0..self.guests.len() {
                if self.guests[i].told >= change.number {
                    continue;
                }
                let eyes = self.room.eyes(self.guests[i].member);
                let other_eyes = eyes != self.guests[i].eyes;
                self.guests[i].eyes = eyes;
                let guest = &self.guests[i];
                let (told, bytes) = if other_eyes && !began && self.room.board().is_some() {
                    (self.room.number(), guest.write(&self.snapshot(guest)))
                } else {
                    let kind = (guest.form, guest.eyes.clone());
                    let bytes = written.entry(kind);
                    let bytes =
                        bytes.or_insert_with(|| guest.write(&self.told(&change, &guest.eyes)));
                    (change.number, bytes.clone())
                };
                self.mail.push(Mail::To(guest.connection, bytes));
                self.guests[i].told = told;
            }
            self.entries.push(entry(&change));
            if self.recent.len() == RECENT {
                self.recent.pop_front();
            }
            self.send_leavers_off(&change);
            self.recent.push_back(change);
        }
    }

    /// Who is no member any more has no business here.
    fn send_leavers_off(&mut self, change: &Change) {
        let gone = change.facts.iter().filter_map(|fact| match fact {
            Fact::Left(member) => Some((*member, None)),
            Fact::Kicked(member) => Some((*member, Some(Refusal::SentAway))),
            _ => None,
        });
        for (member, refusal) in gone {
            let theirs = self.guests.iter().filter(|guest| guest.member == member);
            let theirs: Vec<u64> = theirs.map(|guest| guest.connection).collect();
            for connection in theirs {
                self.last_word(connection, |language| {
                    let why = match &refusal {
                        Some(refusal) => refused(refusal, language),
                        None => said("serve-left", language),
                    };
                    (why, false)
                });
            }
        }
    }

    /// Closes a connection, with a word of goodbye.
    fn dismiss(&mut self, connection: u64, key: &'static str, back: bool) {
        self.last_word(connection, |language| (said(key, language), back));
    }

    fn last_word(
        &mut self,
        connection: u64,
        word: impl FnOnce(klaxon_words::Language) -> (Refused, bool),
    ) {
        let mut guests = self.guests.iter();
        let Some(guest) = guests.find(|guest| guest.connection == connection) else {
            return;
        };
        let (why, back) = word(guest.language);
        let bye = guest.write(&Reply::Bye { why, back });
        self.mail.push(Mail::Last(connection, bye));
    }

    fn reply(&mut self, connection: u64, reply: impl FnOnce(&Guest) -> Reply) {
        if let Some(guest) = self.guest(connection) {
            let bytes = guest.write(&reply(guest));
            self.mail.push(Mail::To(connection, bytes));
        }
    }

    fn refuse(&mut self, connection: u64, id: u64, refusal: &Refusal) {
        self.app.metrics.refused.inc();
        self.reply(connection, |guest| Reply::Refused {
            id,
            why: refused(refusal, guest.language),
        });
    }

    /// Somebody says something.
    fn hear(&mut self, connection: u64, Request { id, ask }: Request) {
        let Some(member) = self.guest(connection).map(|guest| guest.member) else {
            return;
        };
        match ask {
            Ask::Hello { .. } => self.reply(connection, |guest| Reply::Error {
                id: Some(id),
                why: said("serve-hello-twice", guest.language),
            }),
            Ask::Signal(sign) => self.pass_on(connection, member, id, sign),
            Ask::Legal { seat: number } => match self.legal(member, seat(number)) {
                Ok(actions) => self.reply(connection, |_| Reply::Legal {
                    id,
                    seat: number,
                    actions,
                }),
                Err(refusal) => self.refuse(connection, id, &refusal),
            },
            Ask::Clock => {
                let now = self.now();
                let clock = self.room.clock();
                self.reply(connection, |_| Reply::Clock {
                    id,
                    now: now.0,
                    time: clock.at(now).0,
                    running: clock.runs(now),
                });
            }
            ask => {
                let Some(command) = ask.command() else { return };
                let now = self.now();
                let answer = self.room.ask(member, id, command, now);
                // The answer comes before a goodbye.
                let done = answer.result.as_ref().map(|number| Reply::Done {
                    id,
                    number: *number,
                });
                match done {
                    Ok(done) => {
                        self.publish_to_all_but_leavers(answer.changes, connection, done);
                    }
                    Err(refusal) => {
                        let refusal = refusal.clone();
                        self.publish(answer.changes);
                        self.refuse(connection, id, &refusal);
                    }
                }
            }
        }
    }

    /// The change first, then the answer, then the goodbye to who left by it.
    fn publish_to_all_but_leavers(&mut self, changes: Vec<Change>, connection: u64, done: Reply) {
        let before = self.mail.len();
        self.publish(changes);
        let last = |mail: &Mail| matches!(mail, Mail::Last(to, _) if *to == connection);
        let place = self.mail[before..].iter().position(last);
        if let Some(guest) = self.guest(connection) {
            let mail = Mail::To(connection, guest.write(&done));
            match place {
                Some(place) => self.mail.insert(before + place, mail),
                None => self.mail.push(mail),
            }
        }
    }

    /// A seat's list tells its hand: only its owner gets it.
    fn legal(&self, member: MemberId, seat: Seat) -> Result<Vec<String>, Refusal> {
        match self.room.seats().get(seat.index()) {
            None => Err(Refusal::NoSuchSeat),
            Some(Occupant::Member(owner)) if *owner == member => Ok(self.room.legal(seat)),
            Some(_) => Err(Refusal::NotYourSeat),
        }
    }

    /// Signals are passed on to the others and forgotten.
    fn pass_on(&mut self, connection: u64, member: MemberId, id: u64, sign: Sign) {
        let now = self.now();
        if let Err(refusal) = self.room.signal(member, &sign.clone().into(), now) {
            self.refuse(connection, id, &refusal);
            return;
        }
        let reply = Reply::Signal {
            member: member.0,
            sign,
        };
        let others = self.guests.iter().filter(|g| g.connection != connection);
        let mail = others.map(|guest| Mail::To(guest.connection, guest.write(&reply)));
        self.mail.extend(mail.collect::<Vec<_>>());
        let number = self.room.number();
        self.reply(connection, |_| Reply::Done { id, number });
    }

    /// A connection is closed. What it was told just before still goes out.
    fn leave(&mut self, connection: u64) {
        if let Some(guest) = self.remove(connection) {
            self.leaving.push(guest);
        }
    }

    /// Takes a connection off the list; its member is gone, unless they have come in again meanwhile.
    fn remove(&mut self, connection: u64) -> Option<Guest> {
        let mut guests = self.guests.iter();
        let place = guests.position(|guest| guest.connection == connection)?;
        let guest = self.guests.swap_remove(place);
        self.empty = Instant::now();
        let still_here = self.guests.iter().any(|g| g.member == guest.member);
        if !still_here && self.room.member(guest.member).is_some() {
            let change = self.room.go(guest.member, self.now());
            self.publish(change);
        }
        Some(guest)
    }

    /// Everything that happened is put on record; then, and only then, everybody is told. False if that failed: the
    /// room then knows things that are not on record, and must not go on.
    async fn put_on_record(&mut self) -> bool {
        // Who is hung up on is gone, and that is told to the others too.
        while !self.entries.is_empty() || !self.mail.is_empty() {
            if !self.write_entries().await {
                return false;
            }
            self.deliver();
        }
        self.leaving.clear();
        true
    }

    async fn write_entries(&mut self) -> bool {
        let entries = std::mem::take(&mut self.entries);
        if !entries.is_empty() {
            let began = Instant::now();
            self.app.metrics.changes.inc_by(entries.len() as u64);
            if let Err(failure) = self.app.journal.append(self.id, entries).await {
                error!(code = self.code, %failure, "a change could not be put on record");
                self.mail.clear();
                return false;
            }
            let seconds = began.elapsed().as_secs_f64();
            self.app.metrics.append.observe(seconds);
        }
        true
    }

    fn deliver(&mut self) {
        for mail in std::mem::take(&mut self.mail) {
            match mail {
                Mail::To(connection, bytes) => self.send(connection, bytes),
                Mail::Last(connection, bytes) => {
                    self.send(connection, bytes);
                    self.hang_up(connection);
                }
            }
        }
    }

    fn send(&mut self, connection: u64, bytes: Bytes) {
        let mut guests = self.guests.iter().chain(&self.leaving);
        let Some(guest) = guests.find(|guest| guest.connection == connection) else {
            return;
        };
        if let Err(mpsc::error::TrySendError::Full(_)) = guest.outbox.try_send(bytes) {
            info!(
                code = self.code,
                member = guest.member.0,
                "a reader is too slow"
            );
            self.app.metrics.too_slow.inc();
            self.hang_up(connection);
        }
    }

    /// Without its outbox a connection comes to its end; it says so by an order to leave, unless it is replaced.
    fn hang_up(&mut self, connection: u64) {
        drop(self.remove(connection));
    }

    fn tell_if_playing(&mut self) {
        let playing = self.room.phase() == Phase::Playing;
        if playing != self.playing {
            self.playing = playing;
            self.app.count_playing(playing);
        }
    }

    /// Bots think elsewhere, and say what came of it with an order.
    fn let_bots_think(&mut self) {
        for think in self.room.take_thinking() {
            let Some(board) = self.room.board() else {
                return;
            };
            let seed = u64::from_le_bytes(secret::random());
            let time = self.room.clock().at(self.now());
            let game = registry::find(&board.game());
            let thinking =
                game.and_then(|game| (game.think)(board, think.seat, &think.policy, seed, time));
            let Some(thinking) = thinking else { continue };
            self.app.metrics.thoughts.inc();
            let (orders, places) = (self.orders.clone(), self.app.thinking.clone());
            tokio::spawn(async move {
                let Ok(_place) = places.acquire().await else {
                    return;
                };
                // A bot that falls over waits until something happens, and thinks again.
                let decision = tokio::task::spawn_blocking(thinking).await;
                let decision = decision.unwrap_or(Decision::Wait(None));
                let _ = orders.send(Order::Thought { think, decision }).await;
            });
        }
    }

    fn info(&self) -> RoomInfo {
        let seats = self.room.seats().iter().map(|occupant| match occupant {
            Occupant::Nobody => SeatInfo::Free,
            Occupant::Bot(policy) => SeatInfo::Bot(policy.clone()),
            Occupant::Member(id) => {
                let name = self.room.member(*id).map(|member| member.name.clone());
                SeatInfo::Player(name.unwrap_or_default())
            }
        });
        RoomInfo {
            code: self.code.clone(),
            game: self.room.game().to_owned(),
            options: self.room.options().to_vec(),
            phase: phase(self.room.phase()).to_owned(),
            seats: seats.collect(),
            people: self.guests.len(),
            locked: self.room.settings().lock,
        }
    }

    async fn close(&mut self) {
        debug!(
            code = self.code,
            "nobody has been here for long: the room is closed"
        );
        if let Err(failure) = self.app.journal.close(self.id, self.now().0).await {
            error!(code = self.code, %failure, "a room could not be closed");
        }
    }

    /// The record could not be written: the room is brought back as it is on record.
    fn give_up(self) {
        let (app, code) = (self.app.clone(), self.code.clone());
        self.finish(None);
        directory::recover(&app, code);
    }

    /// The room is kept no more: everybody hears so, and comes back to what is on record.
    fn finish(mut self, stopped: Option<oneshot::Sender<()>>) {
        self.app.directory.remove(&self.code);
        self.app.metrics.rooms.dec();
        if self.playing {
            self.app.count_playing(false);
        }
        for guest in std::mem::take(&mut self.guests) {
            let why = said("serve-stopping", guest.language);
            let _ = guest
                .outbox
                .try_send(guest.write(&Reply::Bye { why, back: true }));
        }
        if let Some(stopped) = stopped {
            let _ = stopped.send(());
        }
    }
}

fn phase(phase: Phase) -> &'static str {
    match phase {
        Phase::Lobby => "lobby",
        Phase::Counting(_) => "counting",
        Phase::Playing => "playing",
        Phase::Paused { .. } => "paused",
        Phase::Over => "over",
    }
}
