//! The directory: which rooms are open, and how to reach their keepers.

use std::collections::{HashMap, HashSet};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use futures_util::{StreamExt, stream};
use klaxon_room::{Change, Refusal, Room, Wall};
use tokio::sync::{mpsc, oneshot};
use tracing::{Instrument, error, error_span, info};

use crate::app::App;
use crate::caller::Caller;
use crate::callers::Held;
use crate::code;
use crate::journal::{Entry, JournalError, LoadError, RoomId, RoomRow};
use crate::keeper::{self, Keeper, Kept};
use crate::order::Order;
use crate::shut::Shut;

/// How many orders wait for a keeper at most; whoever has more to say waits.
const INBOX: usize = 256;
/// How many rooms are brought back at the same time.
const AT_ONCE: usize = 64;
/// How often another code is tried, if a room has it.
const TRIES: usize = 20;
/// After so many tries a code is one letter longer.
const TRIES_OF_A_LENGTH: usize = 5;

/// The rooms that are open.
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
    places: HashMap<String, Place>,
    /// So many rooms are being opened, and have no place yet.
    opening: usize,
}

#[derive(Clone)]
enum Place {
    Open(mpsc::Sender<Order>),
    Shut(Shut),
}

/// A room that was looked for.
pub(crate) enum Found {
    Open(mpsc::Sender<Order>),
    Shut(Shut),
    Nowhere,
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

/// A place for a room that is being opened.
struct Opening<'a>(&'a Directory);

impl Drop for Opening<'_> {
    fn drop(&mut self) {
        self.0.rooms().opening -= 1;
    }
}

impl Directory {
    fn rooms(&self) -> std::sync::MutexGuard<'_, Rooms> {
        // A map that somebody panicked over is still a map.
        self.rooms.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// A room by its code, as somebody typed it.
    pub(crate) fn find(&self, typed: &str) -> Found {
        let code = code::from_typed(typed);
        match code.and_then(|code| self.rooms().places.get(&code).cloned()) {
            Some(Place::Open(keeper)) => Found::Open(keeper),
            Some(Place::Shut(why)) => Found::Shut(why),
            None if self.is_stopping() => Found::Shut(Shut::Stopping),
            None => Found::Nowhere,
        }
    }

    pub(crate) fn remove(&self, code: &str) {
        self.rooms().places.remove(code);
    }

    /// A room is not open any more, though it is not closed.
    pub(crate) fn shut(&self, code: &str, why: Shut) {
        let place = Place::Shut(why);
        self.rooms().places.insert(code.to_owned(), place);
    }

    /// Why some room can't be written, if that is so.
    pub(crate) fn unwritten(&self) -> Option<Shut> {
        let rooms = self.rooms();
        let mut shut = rooms.places.values().filter_map(|place| match place {
            Place::Shut(why @ (Shut::DiskFull | Shut::NoRecord)) => Some(*why),
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
        let free = rooms.places.len() + rooms.opening < most;
        free.then(|| {
            rooms.opening += 1;
            Opening(self)
        })
    }

    pub(crate) fn keepers(&self) -> Vec<mpsc::Sender<Order>> {
        let rooms = self.rooms();
        let open = rooms.places.values().filter_map(|place| match place {
            Place::Open(keeper) => Some(keeper.clone()),
            Place::Shut(_) => None,
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

    /// Every keeper says goodbye to everybody and stops.
    pub(crate) async fn stop(&self) {
        self.stopping.store(true, Ordering::Relaxed);
        let mut waits = Vec::new();
        for keeper in self.keepers() {
            let (stopped, wait) = oneshot::channel();
            if keeper.send(Order::Stop(stopped)).await.is_ok() {
                waits.push(wait);
            }
        }
        for wait in waits {
            let _ = wait.await;
        }
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
    let place = app.directory.reserve(app.limits.rooms);
    let place = place.ok_or(NotOpened::TooMany)?;
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
    let (code, id) = create(app, now, entry).await.map_err(|failure| {
        error!(%failure, "a room could not be opened");
        NotOpened::Shut(Shut::after(&failure))
    })?;
    info!(code, "a room is open");
    let kept = Kept {
        id,
        code: code.clone(),
        written,
        held,
    };
    keep(app, kept, room, vec![first], Some(place));
    Ok(code)
}

/// Puts a room and the first of its changes on record.
async fn create(app: &App, now: Wall, first: Entry) -> Result<(String, RoomId), JournalError> {
    let (code, id) = free_code(app, now).await?;
    let written = app.journal.append(id, vec![first]).await;
    app.note_writing(&written);
    if written.is_err() {
        // Nobody will ever come to it; if this fails too, it is closed when nobody came for long.
        app.journal.close(id, now.0).await.ok();
    }
    written.map(|()| (code, id))
}

async fn free_code(app: &App, now: Wall) -> Result<(String, RoomId), JournalError> {
    let shortest = code::length(app.directory.rooms().places.len());
    let mut tries = 0;
    loop {
        let length = shortest + tries / TRIES_OF_A_LENGTH;
        let code = code::code(length.min(code::LONGEST));
        // The record of a room that was closed is still found by its code, and a clock may have it.
        let is_known = app.clocks.has(&code) || app.journal.find(&code).await?.is_some();
        let used = tries < TRIES && is_known;
        if !used {
            match app.journal.create(&code, now.0).await {
                Ok(id) => return Ok((code, id)),
                Err(JournalError::CodeTaken(_)) if tries < TRIES => {}
                Err(error) => return Err(error),
            }
        }
        tries += 1;
    }
}

/// Starts the keeper of a room. If it was being opened, its place is taken now.
fn keep(app: &Arc<App>, kept: Kept, room: Room, recent: Vec<Change>, opening: Option<Opening<'_>>) {
    let (orders, inbox) = mpsc::channel(INBOX);
    let place = Place::Open(orders.clone());
    let mut rooms = app.directory.rooms();
    rooms.places.insert(kept.code.clone(), place);
    if let Some(opening) = opening {
        rooms.opening -= 1;
        std::mem::forget(opening);
    }
    drop(rooms);
    app.metrics.rooms.inc();
    // Whatever is logged by the keeper, or by what it calls, says which room it is about.
    let span = error_span!("room", code = kept.code);
    let keeper = Keeper::new(app.clone(), kept, room, recent, orders);
    tokio::spawn(keeper.run(inbox).instrument(span));
}

/// Brings back every room that was open when the server stopped.
pub(crate) async fn restore(app: &Arc<App>) -> Result<(), JournalError> {
    let alive = app.journal.last_sign_of_life().await?;
    let open = app.journal.rooms().await?;
    let open = open.into_iter().filter(|row| row.closed.is_none());
    let coming = open.map(|row| async move {
        let code = row.code.clone();
        (code, bring_back(app, row, alive).await)
    });
    // Several at a time: what they put on record shares a sync.
    let mut coming = stream::iter(coming).buffer_unordered(AT_ONCE);
    while let Some((code, back)) = coming.next().await {
        match back {
            Ok(()) => {}
            Err(Lost::Damaged(what)) => quarantine(app, &code, &what),
            Err(Lost::Journal(failure)) => {
                error!(code, %failure, "a room can't be brought back yet");
                recover(app, code, Shut::after(&failure));
            }
        }
    }
    Ok(())
}

fn quarantine(app: &App, code: &str, what: &str) {
    error!(
        code,
        what, "a room is damaged and stays closed; others are not affected"
    );
    app.metrics.quarantined.inc();
    app.directory.shut(code, Shut::Damaged);
}

/// A room that could not go on is brought back from its record, as soon as that works.
pub(crate) fn recover(app: &Arc<App>, code: String, why: Shut) {
    app.directory.shut(&code, why);
    let app = app.clone();
    tokio::spawn(async move {
        let mut wait = Duration::from_secs(1);
        loop {
            tokio::time::sleep(wait).await;
            wait = (2 * wait).min(Duration::from_secs(30));
            let row = match app.journal.find(&code).await {
                Ok(Some(row)) if row.closed.is_none() => row,
                Ok(_) => return app.directory.remove(&code),
                Err(JournalError::Finished) => return,
                Err(_) => continue,
            };
            match bring_back(&app, row, Some(app.clock.now().0)).await {
                Ok(()) => return,
                Err(Lost::Damaged(what)) => return quarantine(&app, &code, &what),
                Err(Lost::Journal(JournalError::Finished)) => return,
                Err(Lost::Journal(failure)) => {
                    error!(code, %failure, "a room can't be brought back yet");
                    app.directory.shut(&code, Shut::after(&failure));
                }
            }
        }
    });
}

enum Lost {
    Damaged(String),
    Journal(JournalError),
}

async fn bring_back(app: &Arc<App>, row: RoomRow, alive: Option<u64>) -> Result<(), Lost> {
    let began = Instant::now();
    let entries = app
        .journal
        .load(row.id)
        .await
        .map_err(|error| match error {
            LoadError::Damaged(damage) => Lost::Damaged(damage.to_string()),
            LoadError::Journal(error) => Lost::Journal(error),
        })?;
    let mut written = entries.iter().map(|entry| entry.body.len()).sum();
    let shelf = app.shelf.clone();
    let replayed = app.compute(move || {
        let changes: Option<Vec<Change>> = entries.iter().map(change).collect();
        let changes = changes.ok_or("a change can't be understood")?;
        let mut room = Room::new(shelf);
        match changes.iter().all(|change| room.replay(change)) {
            true => Ok((room, changes)),
            false => Err("a change can't be understood"),
        }
    });
    let replayed = replayed.await.unwrap_or(Err("the server stumbles over it"));
    let (mut room, mut changes) = replayed.map_err(|what| Lost::Damaged(what.to_owned()))?;
    let now = app.clock.now();
    let last = changes.last().map_or(Wall(row.opened), |change| change.at);
    let alive = Wall(alive.unwrap_or(0)).max(last);
    // Only while the server runs can anybody come: the time in which it did not does not count.
    if alive.since(last) > app.limits.idle.as_millis() as u64 {
        let closed = app.journal.close(row.id, now.0).await;
        app.directory.remove(&row.code);
        return closed.map_err(Lost::Journal);
    }
    let restarted = room.restart(alive, now);
    let entry = keeper::entry(&restarted);
    written += entry.body.len();
    let appended = app.journal.append(row.id, vec![entry]).await;
    app.note_writing(&appended);
    appended.map_err(Lost::Journal)?;
    changes.push(restarted);
    app.metrics.restore.observe(began.elapsed().as_secs_f64());
    info!(code = row.code, changes = room.number(), "a room is back");
    let kept = Kept {
        id: row.id,
        code: row.code,
        written,
        held: Held::default(),
    };
    keep(app, kept, room, changes, None);
    Ok(())
}

/// A change as it was recorded.
pub(crate) fn change(entry: &Entry) -> Option<Change> {
    Change::parse(entry.number, Wall(entry.at), &entry.body)
}
