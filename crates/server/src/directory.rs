//! The directory: which rooms are awake, and how to reach their keepers.

use std::collections::{HashMap, HashSet};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Instant;

use futures_util::{StreamExt, stream};
use klaxon_room::{Change, Refusal, Room, Wall};
use tokio::sync::{mpsc, oneshot, watch};
use tracing::{Instrument, error, error_span, info};

use crate::app::App;
use crate::caller::Caller;
use crate::callers::Held;
use crate::code;
use crate::journal::{Claim, Entry, Holder, JournalError, Node, RoomId};
use crate::keeper::{self, Keeper, Kept};
use crate::order::Order;
use crate::shut::Shut;

/// How many orders wait for a keeper at most; whoever has more to say waits.
const INBOX: usize = 256;
/// How often another code is tried, if a room has it.
const TRIES: usize = 20;
/// After so many tries a code is one letter longer.
const TRIES_OF_A_LENGTH: usize = 5;

/// So many keepers stop at the same time.
const AT_A_TIME: usize = 64;

/// The rooms that are awake, and what is known of the others.
#[derive(Default)]
pub struct Directory {
    rooms: Mutex<Rooms>,
    /// Rooms in which the server stumbled once.
    stumbled: Mutex<HashSet<RoomId>>,
    /// The server stops: rooms that are not here are no less on record.
    stopping: AtomicBool,
}

#[derive(Default)]
struct Rooms {
    /// Where rooms are that somebody has asked for. The others are asleep, or are none.
    places: HashMap<String, Place>,
    /// So many rooms are open, awake or asleep, or are being opened.
    open: usize,
    /// For whom rooms count that are asleep.
    held: HashMap<RoomId, Held>,
    /// Whether other nodes open and close rooms too: then `open` is what the journal counted last.
    shared: bool,
}

#[derive(Clone)]
enum Place {
    Open(mpsc::Sender<Order>),
    Shut(Shut),
    /// It is being woken; what comes of it is told here.
    Waking(watch::Receiver<Option<Found>>),
}

/// A room that was looked for.
#[derive(Clone)]
pub(crate) enum Found {
    Open(mpsc::Sender<Order>),
    /// Another node keeps it.
    Away(Away),
    Shut(Shut),
    Nowhere,
}

/// A room that another node keeps.
#[derive(Clone)]
pub(crate) struct Away {
    pub(crate) room: RoomId,
    pub(crate) code: String,
    pub(crate) node: Node,
    /// The epoch of that node's claim; 0 if it has none yet, and is to wake the room.
    pub(crate) epoch: u64,
}

impl Away {
    pub(crate) fn held(room: RoomId, code: &str, holder: Holder) -> Away {
        Away {
            room,
            code: code.to_owned(),
            node: holder.node,
            epoch: holder.epoch,
        }
    }
}

/// Why a room was not opened.
pub(crate) enum NotOpened {
    /// The game or its options are wrong.
    Refused(Refusal),
    /// Enough rooms are open.
    TooMany,
    /// Another reason.
    Shut(Shut),
}

/// A room that is being opened. It does not count if nothing comes of it.
struct Opening<'a>(&'a Directory);

impl Opening<'_> {
    fn done(self) {
        std::mem::forget(self);
    }
}

impl Drop for Opening<'_> {
    fn drop(&mut self) {
        self.0.closed(1);
    }
}

/// Where a room is, or who wakes it.
pub(crate) enum Look {
    Here(Found),
    /// Somebody wakes it.
    Waking(watch::Receiver<Option<Found>>),
    /// Whoever looked has to find out whether it is asleep, and say what came of it.
    Unknown(watch::Sender<Option<Found>>),
}

impl Directory {
    /// The directory of a server with so many open rooms, all of them asleep.
    pub(crate) fn new(open: usize) -> Directory {
        let directory = Directory::default();
        directory.rooms().open = open;
        directory
    }

    fn rooms(&self) -> MutexGuard<'_, Rooms> {
        // A map that somebody panicked over is still a map.
        self.rooms.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Looks for a room. One of which nothing is known is left to whoever looked. While the server stops, rooms whose turn
    /// has not come yet are still open, and no other is.
    pub(crate) fn look(&self, code: &str) -> Look {
        let mut rooms = self.rooms();
        match rooms.places.get(code) {
            Some(Place::Open(keeper)) => Look::Here(Found::Open(keeper.clone())),
            _ if self.is_stopping() => Look::Here(Found::Shut(Shut::Stopping)),
            Some(Place::Shut(why)) => Look::Here(Found::Shut(*why)),
            Some(Place::Waking(told)) => Look::Waking(told.clone()),
            None => {
                let (tell, told) = watch::channel(None);
                rooms.places.insert(code.to_owned(), Place::Waking(told));
                Look::Unknown(tell)
            }
        }
    }

    /// Looks for a room that is kept here, and wakes none.
    pub(crate) fn here(&self, code: &str) -> Found {
        match self.rooms().places.get(code) {
            Some(Place::Open(keeper)) => Found::Open(keeper.clone()),
            Some(Place::Shut(why)) => Found::Shut(*why),
            Some(Place::Waking(_)) | None => Found::Nowhere,
        }
    }

    /// So many rooms are kept here.
    pub(crate) fn awake(&self) -> usize {
        let rooms = self.rooms();
        let open = |place: &&Place| matches!(place, Place::Open(_));
        rooms.places.values().filter(open).count()
    }

    /// A keeper keeps its room no more. Another may do so already.
    pub(crate) fn dismiss(&self, code: &str, keeper: &mpsc::Sender<Order>) {
        let mut rooms = self.rooms();
        let is_it = |place: &Place| matches!(place, Place::Open(open) if open.same_channel(keeper));
        if rooms.places.get(code).is_some_and(is_it) {
            rooms.places.remove(code);
        }
    }

    /// Returns whether somebody has asked for a room with this code, and there may be one.
    pub(crate) fn has(&self, code: &str) -> bool {
        self.rooms().places.contains_key(code)
    }

    /// So many rooms are open, awake or asleep.
    pub(crate) fn open_rooms(&self) -> usize {
        self.rooms().open
    }

    /// A room has a keeper now, unless the server stops.
    pub(crate) fn put(&self, code: &str, keeper: mpsc::Sender<Order>) -> Result<(), Shut> {
        let mut rooms = self.rooms();
        if self.is_stopping() {
            return Err(Shut::Stopping);
        }
        rooms.places.insert(code.to_owned(), Place::Open(keeper));
        Ok(())
    }

    /// Nothing is known of a room any more: it is asleep, or closed.
    pub(crate) fn remove(&self, code: &str) {
        self.rooms().places.remove(code);
    }

    /// A room is not open any more, though it is not closed.
    pub(crate) fn shut(&self, code: &str, why: Shut) {
        let place = Place::Shut(why);
        self.rooms().places.insert(code.to_owned(), place);
    }

    /// So many rooms were closed.
    pub(crate) fn closed(&self, rooms: usize) {
        let mut known = self.rooms();
        if !known.shared {
            known.open = known.open.saturating_sub(rooms);
        }
    }

    /// A room is asleep: whoever opened it could open others all the while. Where other nodes may wake and close it, nobody
    /// would ever hear of that here, so it counts only while it is kept.
    pub(crate) fn hold(&self, room: RoomId, held: Held) {
        let mut rooms = self.rooms();
        if !rooms.shared {
            rooms.held.insert(room, held);
        }
    }

    /// Rooms are shared with other nodes. So many are open altogether.
    pub(crate) fn share(&self, open: usize) {
        let mut rooms = self.rooms();
        rooms.shared = true;
        rooms.open = open;
    }

    /// For whom a room counts that was asleep.
    pub(crate) fn release(&self, room: RoomId) -> Held {
        self.rooms().held.remove(&room).unwrap_or_default()
    }

    /// Why some room can't be written, if that is so.
    pub(crate) fn unwritten(&self) -> Option<Shut> {
        let rooms = self.rooms();
        let mut shut = rooms.places.values().filter_map(|place| match place {
            Place::Shut(why @ (Shut::DiskFull | Shut::NoRecord | Shut::NoDatabase)) => Some(*why),
            _ => None,
        });
        shut.next()
    }

    /// The server stumbled in a room. Returns whether it did so for the first time.
    pub(crate) fn stumble(&self, room: RoomId) -> bool {
        let mut stumbled = self.stumbled.lock();
        let stumbled = stumbled
            .as_mut()
            .unwrap_or_else(|poisoned| poisoned.get_mut());
        stumbled.insert(room)
    }

    /// A place for one more room, if there are fewer than so many.
    fn reserve(&self, most: usize) -> Option<Opening<'_>> {
        let mut rooms = self.rooms();
        let free = rooms.open < most;
        free.then(|| {
            rooms.open += 1;
            Opening(self)
        })
    }

    pub(crate) fn keepers(&self) -> Vec<mpsc::Sender<Order>> {
        let rooms = self.rooms();
        let open = rooms.places.values().filter_map(|place| match place {
            Place::Open(keeper) => Some(keeper.clone()),
            Place::Shut(_) | Place::Waking(_) => None,
        });
        open.collect()
    }

    /// How many orders wait for the keeper for whom most wait.
    pub(crate) fn longest_inbox(&self) -> usize {
        let keepers = self.keepers();
        let waiting = keepers
            .iter()
            .map(|keeper| keeper.max_capacity() - keeper.capacity());
        waiting.max().unwrap_or(0)
    }

    pub(crate) fn is_stopping(&self) -> bool {
        self.stopping.load(Ordering::Relaxed)
    }

    /// Every keeper says goodbye to everybody and stops. Only a few do so at a time: a game goes on until it is its turn,
    /// however many there are.
    pub(crate) async fn stop(&self) {
        {
            // Nobody is put in a place from now on.
            let _places = self.rooms();
            self.stopping.store(true, Ordering::Relaxed);
        }
        let stopped = stream::iter(self.keepers()).for_each_concurrent(AT_A_TIME, stop);
        stopped.await;
    }
}

/// A keeper says goodbye to everybody and stops.
async fn stop(keeper: mpsc::Sender<Order>) {
    let (stopped, wait) = oneshot::channel();
    if keeper.send(Order::Stop(stopped)).await.is_ok() {
        let _ = wait.await;
    }
}

/// Opens a new room.
pub(crate) async fn open(
    app: &Arc<App>,
    caller: Caller,
    game: String,
    options: Vec<String>,
) -> Result<String, NotOpened> {
    if app.directory.is_stopping() {
        return Err(NotOpened::Shut(Shut::Stopping));
    }
    let place = match app.cluster() {
        None => Some(app.directory.reserve(app.limits.rooms)),
        // Rooms come and go by other nodes, so only those that are kept here are counted.
        Some(_) => None,
    };
    let place = place.map(|place| place.ok_or(NotOpened::TooMany));
    let place = place.transpose()?;
    let is_full = is_full(app).await?;
    let most = app.limits.rooms_per_address;
    let held = app.callers.open_room(caller, most, Instant::now());
    let held = held.ok_or(NotOpened::Shut(Shut::TooMuch))?;
    let now = app.clock.now();
    let shelf = app.shelf.clone();
    let opened = app.compute(move || {
        let mut room = Room::new(shelf);
        let first = room.open(game, options, now);
        first.map(|first| (room, first))
    });
    let opened = opened.await.ok_or(NotOpened::Shut(Shut::Broken))?;
    let (room, first) = opened.map_err(NotOpened::Refused)?;
    let entry = keeper::entry(&first);
    let written = entry.body.len();
    let (code, claim) = create(app, now, entry).await.map_err(|failure| {
        error!(%failure, "a room could not be opened");
        NotOpened::Shut(Shut::after(&failure))
    })?;
    if let Some(place) = place {
        place.done();
    }
    info!(code, "a room is open");
    if is_full {
        let handed_over = app.journal.hand_over(claim, now.0).await;
        handed_over.map_err(|failure| NotOpened::Shut(Shut::after(&failure)))?;
        app.directory.hold(claim.room, held);
        return Ok(code);
    }
    let kept = Kept {
        claim,
        code: code.clone(),
        written,
        cut: 0,
        held,
        handed_over: false,
    };
    keep(app, kept, room, vec![first]).map_err(NotOpened::Shut)?;
    Ok(code)
}

/// Returns whether this node is full and another one has place for a room.
async fn is_full(app: &App) -> Result<bool, NotOpened> {
    let Some(cluster) = app.cluster() else {
        return Ok(false);
    };
    if app.directory.awake() < app.limits.rooms {
        return Ok(false);
    }
    let elsewhere = cluster.has_place_elsewhere().await;
    elsewhere.then_some(true).ok_or(NotOpened::TooMany)
}

/// Puts a room and the first of its changes on record.
async fn create(app: &App, now: Wall, first: Entry) -> Result<(String, Claim), JournalError> {
    let (code, claim) = free_code(app, now).await.inspect_err(|failure| {
        app.note_writing(&Err(failure.clone()));
    })?;
    let written = app.journal.append(claim, vec![first]).await;
    app.note_writing(&written);
    if written.is_err() {
        // Nobody will ever come to it; if this fails too, it is closed when nobody came for long.
        app.journal.close(claim, now.0).await.ok();
    }
    written.map(|()| (code, claim))
}

async fn free_code(app: &App, now: Wall) -> Result<(String, Claim), JournalError> {
    let shortest = code::length(app.directory.open_rooms());
    let mut tries = 0;
    loop {
        let length = shortest + tries / TRIES_OF_A_LENGTH;
        let code = code::code(length.min(code::LONGEST));
        // The record of a room that was closed is still found by its code, and a clock may have it.
        let is_known = app.has_clock(&code).await || app.journal.find(&code).await?.is_some();
        let used = tries < TRIES && is_known;
        if !used {
            match app.journal.create(&code, now.0).await {
                Ok(claim) => return Ok((code, claim)),
                Err(JournalError::CodeTaken(_)) if tries < TRIES => {}
                Err(error) => return Err(error),
            }
        }
        tries += 1;
    }
}

/// Starts the keeper of a room, unless the server stops.
pub(crate) fn keep(
    app: &Arc<App>,
    kept: Kept,
    room: Room,
    recent: Vec<Change>,
) -> Result<mpsc::Sender<Order>, Shut> {
    let (orders, inbox) = mpsc::channel(INBOX);
    app.directory.put(&kept.code, orders.clone())?;
    app.metrics.rooms.inc();
    // Whatever is logged by the keeper, or by what it calls, says which room it is about.
    let span = error_span!("room", code = kept.code);
    let keeper = Keeper::new(app.clone(), kept, room, recent, orders.clone());
    tokio::spawn(keeper.run(inbox).instrument(span));
    Ok(orders)
}
