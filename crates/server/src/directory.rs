//! The directory: which rooms are open, and how to reach their keepers.

use std::collections::HashMap;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use futures_util::{StreamExt, stream};
use klaxon_bots::registry::Games;
use klaxon_room::{Change, Refusal, Room, Wall};
use tokio::sync::{mpsc, oneshot};
use tracing::{error, info};

use crate::app::App;
use crate::code;
use crate::journal::{Entry, JournalError, LoadError, RoomId, RoomRow};
use crate::keeper::{self, Keeper};
use crate::order::Order;

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
    rooms: Mutex<HashMap<String, Place>>,
    /// The server stops: rooms that are not here are no less on record.
    stopping: AtomicBool,
}

#[derive(Clone)]
enum Place {
    Open(mpsc::Sender<Order>),
    /// Its record is damaged.
    Quarantined,
    /// Its record could not be written; it is being brought back.
    Recovering,
}

/// A room that was looked for.
pub(crate) enum Found {
    Open(mpsc::Sender<Order>),
    Quarantined,
    Recovering,
    Stopping,
    Nowhere,
    /// Whoever asks has tried too many codes that lead nowhere.
    TooManyGuesses,
}

/// Why a room was not opened.
pub(crate) enum NotOpened {
    /// The game or its options are wrong.
    Refused(Refusal),
    /// Enough rooms are open.
    TooMany,
    /// The server stops.
    Stopping,
    /// It could not be put on record.
    Journal(JournalError),
}

impl Directory {
    fn rooms(&self) -> std::sync::MutexGuard<'_, HashMap<String, Place>> {
        // A map that somebody panicked over is still a map.
        self.rooms.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// A room by its code, as somebody typed it.
    pub(crate) fn find(&self, typed: &str) -> Found {
        let code = code::from_typed(typed);
        match code.and_then(|code| self.rooms().get(&code).cloned()) {
            Some(Place::Open(keeper)) => Found::Open(keeper),
            Some(Place::Quarantined) => Found::Quarantined,
            Some(Place::Recovering) => Found::Recovering,
            None if self.is_stopping() => Found::Stopping,
            None => Found::Nowhere,
        }
    }

    pub(crate) fn remove(&self, code: &str) {
        self.rooms().remove(code);
    }

    fn keepers(&self) -> Vec<mpsc::Sender<Order>> {
        let rooms = self.rooms();
        let open = rooms.values().filter_map(|place| match place {
            Place::Open(keeper) => Some(keeper.clone()),
            Place::Quarantined | Place::Recovering => None,
        });
        open.collect()
    }

    fn is_stopping(&self) -> bool {
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
    game: String,
    options: Vec<String>,
) -> Result<String, NotOpened> {
    if app.directory.is_stopping() {
        return Err(NotOpened::Stopping);
    }
    if app.directory.rooms().len() >= app.limits.rooms {
        return Err(NotOpened::TooMany);
    }
    let now = app.clock.now();
    let mut room = Room::new(Arc::new(Games));
    let first = room.open(game, options, now).map_err(NotOpened::Refused)?;
    let (code, id) = create(app, now).await.map_err(NotOpened::Journal)?;
    let entry = keeper::entry(&first);
    let written = app.journal.append(id, vec![entry]).await;
    written.map_err(NotOpened::Journal)?;
    info!(code, "a room is open");
    keep(app, id, code.clone(), room, vec![first]);
    Ok(code)
}

async fn create(app: &App, now: Wall) -> Result<(String, RoomId), JournalError> {
    let shortest = code::length(app.directory.rooms().len());
    let mut tries = 0;
    loop {
        let length = shortest + tries / TRIES_OF_A_LENGTH;
        let code = code::code(length.min(code::LONGEST));
        // The record of a room that was closed is still found by its code.
        let used = tries < TRIES && app.journal.find(&code).await?.is_some();
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

/// Starts the keeper of a room.
fn keep(app: &Arc<App>, id: RoomId, code: String, room: Room, recent: Vec<Change>) {
    let (orders, inbox) = mpsc::channel(INBOX);
    let place = Place::Open(orders.clone());
    app.directory.rooms().insert(code.clone(), place);
    app.metrics.rooms.inc();
    let keeper = Keeper::new(app.clone(), id, code, room, recent, orders);
    tokio::spawn(keeper.run(inbox));
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
            Err(Lost::Journal(error)) => return Err(error),
            Err(Lost::Damaged(what)) => {
                error!(
                    code,
                    what, "a room is damaged and stays closed; others are not affected"
                );
                app.directory.rooms().insert(code, Place::Quarantined);
                app.metrics.quarantined.inc();
            }
        }
    }
    Ok(())
}

/// A room whose record could not be written is brought back from it, as soon as that works.
pub(crate) fn recover(app: &Arc<App>, code: String) {
    app.directory
        .rooms()
        .insert(code.clone(), Place::Recovering);
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
                Err(Lost::Damaged(what)) => {
                    error!(code, what, "a room is damaged and stays closed");
                    app.metrics.quarantined.inc();
                    app.directory.rooms().insert(code, Place::Quarantined);
                    return;
                }
                Err(Lost::Journal(failure)) => {
                    error!(code, %failure, "a room can't be brought back yet")
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
    let entries = app
        .journal
        .load(row.id)
        .await
        .map_err(|error| match error {
            LoadError::Damaged(damage) => Lost::Damaged(damage.to_string()),
            LoadError::Journal(error) => Lost::Journal(error),
        })?;
    let changes = entries.iter().map(change);
    let changes: Option<Vec<Change>> = changes.collect();
    let unclear = || Lost::Damaged("a change can't be understood".to_owned());
    let mut changes = changes.ok_or_else(unclear)?;
    let mut room = Room::new(Arc::new(Games));
    if !changes.iter().all(|change| room.replay(change)) {
        return Err(unclear());
    }
    let now = app.clock.now();
    let last = changes.last().map_or(Wall(row.opened), |change| change.at);
    if now.since(last) > app.limits.idle.as_millis() as u64 {
        let closed = app.journal.close(row.id, now.0).await;
        return closed.map_err(Lost::Journal);
    }
    let alive = Wall(alive.unwrap_or(0)).max(last);
    let restarted = room.restart(alive, now);
    let written = app
        .journal
        .append(row.id, vec![keeper::entry(&restarted)])
        .await;
    written.map_err(Lost::Journal)?;
    changes.push(restarted);
    info!(code = row.code, changes = room.number(), "a room is back");
    keep(app, row.id, row.code, room, changes);
    Ok(())
}

/// A change as it was recorded.
pub(crate) fn change(entry: &Entry) -> Option<Change> {
    Change::parse(entry.number, Wall(entry.at), &entry.body)
}
