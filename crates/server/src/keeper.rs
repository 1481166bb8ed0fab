//! The keeper of a room: one task that owns its driver. Everything that happens in the room goes through it, is put on
//! record, and only then told to anybody.

mod closing;
mod info;
mod telling;
mod thinking;

use std::any::Any;
use std::collections::HashMap;
use std::panic::AssertUnwindSafe;
use std::pin::{Pin, pin};
use std::sync::Arc;
use std::time::{Duration, Instant};

use futures_util::FutureExt;
use klaxon_driver::{BotBoard, Chance, ConnectionId, Driver, Question, Unclear};
use klaxon_proto::{Form, Malformed};
use klaxon_room::{Change, Phase, Refusal, Room, Wall};
use tokio::sync::{mpsc, oneshot};
use tokio::time::{Sleep, sleep_until};
use tracing::debug;

use crate::app::App;
use crate::callers::Held;
use crate::journal::{Claim, Entry, JournalError};
use crate::order::Order;
use crate::outbox::Outbox;
use crate::shut::Shut;
use crate::visit::Visit;
use crate::{secret, words};

pub(crate) use info::phase;

/// How many orders are carried out before the record is written.
const BATCH: usize = 64;

/// For so long guests are expected who were in the room when another node handed it over.
const EXPECTED: Duration = Duration::from_secs(5);

/// Which room is kept.
pub(crate) struct Kept {
    pub(crate) claim: Claim,
    pub(crate) code: String,
    /// So many bytes are on its record.
    pub(crate) written: usize,
    /// So many were when its newest segment began.
    pub(crate) cut: usize,
    /// It counts for whoever opened it.
    pub(crate) held: Held,
    /// Whether it comes from another node, whose guests are about to come here.
    pub(crate) handed_over: bool,
}

/// The keeper of a room.
pub(crate) struct Keeper {
    app: Arc<App>,
    claim: Claim,
    code: String,
    written: usize,
    cut: usize,
    /// Whether a segment of the record came to its end.
    segment_ends: bool,
    held: Held,
    driver: Driver,
    outboxes: HashMap<ConnectionId, Outbox>,
    /// Connections that are closed, but may not have heard everything that they were told.
    leaving: Vec<ConnectionId>,
    /// What bots look at.
    bots: BotBoard,
    /// For bots, who answer later.
    orders: mpsc::Sender<Order>,
    /// Until when guests are expected who were in the room when another node handed it over.
    expected: Option<Instant>,
    /// Since when nobody is here.
    empty: Instant,
    /// When the messages came of which nobody was told yet what came of them.
    heard: Vec<Instant>,
    /// Is a game on, so that the server has to give signs of life?
    playing: bool,
}

/// Why a room is kept no more.
enum End {
    /// The server stops, and somebody wants to know when that is done.
    Stopped(oneshot::Sender<()>),
    /// Whoever runs the server closes the room, and wants to know when that is done.
    Dismissed(oneshot::Sender<Result<(), JournalError>>),
    /// Nobody is here, and nothing is due.
    Asleep,
    /// Nobody has been here for long.
    Forgotten,
    /// Its record is as long as it may be.
    FullRecord,
    /// Nobody can play on for now.
    Halted(Shut),
    /// Something could not be put on record that happened then.
    Unwritten(JournalError, Wall),
}

/// What a panic says.
fn what(panic: &(dyn Any + Send)) -> String {
    let text = panic.downcast_ref::<&str>().copied();
    let text = text.or(panic.downcast_ref::<String>().map(String::as_str));
    text.unwrap_or("a panic without words").to_owned()
}

/// The id of a message that can't be understood, if that much is clear.
fn id_of(form: Form, bytes: &[u8]) -> Option<u64> {
    match form {
        Form::Json => serde_json::from_slice::<serde_json::Value>(bytes).ok()?["id"].as_u64(),
        Form::Binary => None,
    }
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
        kept: Kept,
        mut room: Room,
        recent: Vec<Change>,
        orders: mpsc::Sender<Order>,
    ) -> Keeper {
        let Kept {
            claim,
            code,
            written,
            cut,
            held,
            handed_over,
        } = kept;
        room.call(&code);
        Keeper {
            app,
            claim,
            code,
            written,
            cut,
            segment_ends: false,
            held,
            driver: Driver::new(room, recent, words::say),
            outboxes: HashMap::new(),
            leaving: Vec::new(),
            bots: BotBoard::default(),
            orders,
            expected: handed_over.then(|| Instant::now() + EXPECTED),
            empty: Instant::now(),
            heard: Vec::new(),
            playing: false,
        }
    }

    /// Keeps the room until it is closed or the server stops. Whatever goes wrong in it, goes wrong in no other.
    pub(crate) async fn run(mut self, mut inbox: mpsc::Receiver<Order>) {
        // After a panic nothing is known of the room, so nothing but goodbyes comes of it.
        let keeping = AssertUnwindSafe(self.keep(&mut inbox)).catch_unwind();
        match keeping.await {
            Ok(End::Stopped(stopped)) => self.stop(stopped).await,
            Ok(End::Dismissed(closed)) => self.dismiss(closed).await,
            Ok(End::Asleep) => self.fall_asleep(inbox).await,
            Ok(End::Forgotten) => self.close().await,
            Ok(End::Halted(why)) => self.halt(why),
            Ok(End::FullRecord) => self.close_full().await,
            Ok(End::Unwritten(failure, since)) => self.give_up(&failure, since),
            Err(panic) => self.stumble(&what(panic.as_ref())),
        }
    }

    async fn keep(&mut self, inbox: &mut mpsc::Receiver<Order>) -> End {
        let mut orders = Vec::new();
        let mut timer = pin!(sleep_until(self.next_timer()));
        loop {
            // What is due is looked for after orders too, so they may go first.
            tokio::select! {
                biased;
                _ = inbox.recv_many(&mut orders, BATCH) => {}
                () = timer.as_mut() => {}
            }
            let mut end = None;
            let now = self.now();
            for order in orders.drain(..) {
                match order {
                    Order::Stop(stopped) => end = Some(End::Stopped(stopped)),
                    Order::Close(closed) if end.is_none() => end = Some(End::Dismissed(closed)),
                    Order::Halt(why) if end.is_none() => end = Some(End::Halted(why)),
                    order => self.carry_out(order),
                }
            }
            self.miss_who_did_not_come();
            let questions = match self.settle().await {
                Ok(questions) => questions,
                Err(failure) => return End::Unwritten(failure, now),
            };
            self.tell_if_playing();
            self.let_bots_think(questions);
            if let Some(end) = end {
                return end;
            }
            if self.is_forgotten() {
                return End::Forgotten;
            }
            if self.is_drowsy() && inbox.is_empty() {
                return End::Asleep;
            }
            if self.has_full_record() {
                return End::FullRecord;
            }
            self.set(timer.as_mut());
        }
    }

    /// What came of orders, and what is due by now, is put on record and told. Between the two a segment may end: once the
    /// next game has begun, it is too late for that.
    async fn settle(&mut self) -> Result<Vec<Question>, JournalError> {
        let mut questions = self.put_on_record_and_tell().await?;
        self.cut_if_segment_ends().await;
        self.wake();
        questions.extend(self.put_on_record_and_tell().await?);
        self.cut_if_segment_ends().await;
        Ok(questions)
    }

    /// Who was in the room when it was handed over, and has not come by now, is gone.
    fn miss_who_did_not_come(&mut self) {
        if self.expected.is_some_and(|until| until <= Instant::now()) {
            self.expected = None;
            self.driver.miss(self.now());
        }
    }

    /// A timer that rings too early does no harm, and setting it costs more than that: it is only set if it would ring too
    /// late.
    fn set(&self, timer: Pin<&mut Sleep>) {
        let next = self.next_timer();
        if timer.is_elapsed() || next < timer.deadline() {
            timer.reset(next);
        }
    }

    /// The one timer of the room: for what is due, for guests who are expected, for sleeping, or for closing it.
    fn next_timer(&self) -> tokio::time::Instant {
        let timer = self.next_due();
        let expected = self.expected.map(tokio::time::Instant::from_std);
        expected.map_or(timer, |expected| timer.min(expected))
    }

    fn next_due(&self) -> tokio::time::Instant {
        let due = self.driver.deadline().map(|at| self.app.clock.instant(at));
        let limits = &self.app.limits;
        let empty = |time| tokio::time::Instant::from_std(self.empty + time);
        match (due, self.is_empty()) {
            (Some(due), true) => due.min(empty(limits.idle)),
            (Some(due), false) => due,
            (None, true) => empty(limits.nap.min(limits.idle)),
            (None, false) => tokio::time::Instant::now() + Duration::from_secs(3600),
        }
    }

    /// Nobody has been here for a while, and nothing will happen until somebody comes.
    fn is_drowsy(&self) -> bool {
        let long = self.empty.elapsed() >= self.app.limits.nap;
        self.is_empty() && long && self.driver.deadline().is_none()
    }

    fn is_empty(&self) -> bool {
        self.driver.guests() == 0
    }

    fn is_forgotten(&self) -> bool {
        self.is_empty() && self.empty.elapsed() >= self.app.limits.idle
    }

    /// A record has an end. Where no game is on it comes a little sooner, so that it hardly ever comes in a game.
    fn has_full_record(&self) -> bool {
        let most = self.app.limits.record;
        let between = matches!(self.driver.room().phase(), Phase::Lobby | Phase::Over);
        self.written >= most || (between && self.written >= most / 4 * 3)
    }

    fn now(&self) -> Wall {
        self.app.clock.now()
    }

    fn wake(&mut self) {
        let now = self.now();
        if self.driver.deadline().is_some_and(|due| due <= now) {
            let chance = Chance {
                secret: secret::random(),
                bots: u64::from_le_bytes(secret::random()),
            };
            self.driver.wake(now, chance);
        }
    }

    fn carry_out(&mut self, order: Order) {
        let now = self.now();
        match order {
            Order::Enter {
                visit,
                outbox,
                entered,
            } => {
                let result = self.enter(*visit, outbox);
                // Whoever does not wait for the answer is gone again.
                if let Err(Ok(connection)) = entered.send(result) {
                    self.leave(connection);
                }
            }
            Order::Say {
                connection,
                bytes,
                arrived,
            } => {
                self.heard.push(arrived);
                self.hear(connection, &bytes);
            }
            Order::Mumble {
                connection,
                unclear,
            } => {
                self.app.metrics.malformed.inc();
                self.driver.mumbled(connection, None, &unclear, now);
            }
            Order::RoundTrip { connection, millis } => self.driver.round_trip(connection, millis),
            Order::Leave { connection } => self.leave(connection),
            Order::Thought { think, thought } => self.driver.thought(&think, *thought, now),
            Order::Info(asked) => {
                let _ = asked.send(self.info());
            }
            Order::Close(_) | Order::Halt(_) | Order::Stop(_) => {}
        }
    }

    fn hear(&mut self, connection: ConnectionId, bytes: &[u8]) {
        let now = self.now();
        let Some(form) = self.driver.form(connection) else {
            return;
        };
        match form.read_request(bytes) {
            Ok(request) => {
                if let Some(key) = self.driver.hear(connection, request, now) {
                    self.app.metrics.refuse(key);
                }
            }
            Err(Malformed(what)) => {
                self.app.metrics.malformed.inc();
                let unclear = Unclear::Malformed(what);
                let id = id_of(form, bytes);
                self.driver.mumbled(connection, id, &unclear, now);
            }
        }
    }

    fn enter(&mut self, visit: Visit, outbox: Outbox) -> Result<ConnectionId, Refusal> {
        let Visit { hello, fresh } = visit;
        let connection = self.driver.enter(hello, fresh, self.now())?;
        debug!("somebody comes in");
        self.outboxes.insert(connection, outbox);
        Ok(connection)
    }

    /// A connection is closed. What it was told just before still goes out.
    fn leave(&mut self, connection: ConnectionId) {
        if self.driver.member(connection).is_some() {
            debug!("somebody goes");
            self.driver.leave(connection, self.now());
            self.leaving.push(connection);
            self.empty = Instant::now();
        }
    }

    fn tell_if_playing(&mut self) {
        let playing = self.driver.room().phase() == Phase::Playing;
        if playing != self.playing {
            self.playing = playing;
            self.app.count_playing(playing);
        }
    }
}
