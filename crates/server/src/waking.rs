//! A room that is asleep is woken when somebody comes: it is brought back from its record.

use std::sync::Arc;
use std::time::{Duration, Instant};

use klaxon_room::{Change, Room, Wall};
use tokio::sync::mpsc;
use tracing::{debug, error};

use crate::app::App;
use crate::code;
use crate::directory::{self, Away, Found, Look};
use crate::filing::{self, Due, Which};
use crate::journal::{Entry, JournalError, LoadError, RoomRow};
use crate::keeper::{self, Kept};
use crate::order::Order;
use crate::shut::Shut;

/// How often rooms are looked for in which nobody has been for long, at most.
const SWEEP: Duration = Duration::from_secs(60);

/// A room that another node handed over goes on without a pause, if that was less than so many milliseconds ago.
const HANDED_OVER: u64 = 3000;

/// Finds a room by its code, as somebody typed it. One that is asleep is woken.
pub(crate) async fn find(app: &Arc<App>, typed: &str) -> Found {
    let Some(code) = code::from_typed(typed) else {
        return Found::Nowhere;
    };
    let mut told = match app.directory.look(&code) {
        Look::Here(found) => return found,
        Look::Waking(told) => told,
        Look::Unknown(tell) => {
            let told = tell.subscribe();
            let app = app.clone();
            let code = code.clone();
            // It is woken even if nobody waits for that any more.
            tokio::spawn(async move {
                let found = wake(&app, &code).await;
                let _ = tell.send(Some(found));
            });
            told
        }
    };
    let found = told.wait_for(Option::is_some).await;
    match found.ok().and_then(|found| found.clone()) {
        Some(found) => found,
        None => {
            // The server stumbled over it.
            app.directory.shut(&code, Shut::Broken);
            Found::Shut(Shut::Broken)
        }
    }
}

async fn wake(app: &Arc<App>, code: &str) -> Found {
    let row = match app.journal.find(code).await {
        Ok(Some(row)) if row.closed.is_none() => row,
        Ok(_) => {
            app.directory.remove(code);
            return Found::Nowhere;
        }
        Err(failure) => {
            error!(code, %failure, "a room can't be looked for");
            app.directory.remove(code);
            return Found::Shut(Shut::after(&failure));
        }
    };
    if let Some(away) = elsewhere(app, &row).await {
        app.directory.remove(code);
        return Found::Away(away);
    }
    let (room, asleep) = (row.id, row.asleep.map(Wall));
    match bring_back(app, row, asleep).await {
        Ok(keeper) => Found::Open(keeper),
        Err(Lost::Journal(JournalError::Held(holder))) => {
            app.directory.remove(code);
            Found::Away(Away::held(room, code, holder))
        }
        Err(Lost::Closed) => {
            app.directory.remove(code);
            Found::Nowhere
        }
        Err(Lost::Stopping) => Found::Shut(Shut::Stopping),
        Err(Lost::Damaged(what)) => quarantine(app, code, &what),
        Err(Lost::Journal(failure)) => {
            error!(code, %failure, "a room can't be brought back yet");
            let why = Shut::after(&failure);
            recover(app, code.to_owned(), why, asleep);
            Found::Shut(why)
        }
    }
}

/// A node that is full leaves a room that nobody keeps to another one, if there is one with place for it.
async fn elsewhere(app: &App, row: &RoomRow) -> Option<Away> {
    let cluster = app.cluster()?;
    let is_full = app.directory.awake() >= app.limits.rooms;
    match is_full && row.asleep.is_some() {
        true => cluster.elsewhere(row.id, &row.code).await,
        false => None,
    }
}

fn quarantine(app: &App, code: &str, what: &str) -> Found {
    error!(
        code,
        what, "a room is damaged and stays closed; others are not affected"
    );
    app.metrics.quarantined.inc();
    app.directory.shut(code, Shut::Damaged);
    Found::Shut(Shut::Damaged)
}

/// A room that could not go on is brought back from its record, as soon as that works. Since when it could not is
/// remembered here: the record may not know, and while nobody can play no game time passes.
pub(crate) fn recover(app: &Arc<App>, code: String, why: Shut, since: Option<Wall>) {
    app.directory.shut(&code, why);
    let app = app.clone();
    tokio::spawn(async move {
        let mut wait = Duration::from_secs(1);
        loop {
            tokio::time::sleep(wait).await;
            if why == Shut::Apart && app.cluster().is_some_and(|nodes| !nodes.is_together()) {
                continue;
            }
            wait = (2 * wait).min(longest_wait(app.cluster().is_some()));
            let row = match app.journal.find(&code).await {
                Ok(Some(row)) if row.closed.is_none() => row,
                Ok(_) => return app.directory.remove(&code),
                Err(JournalError::Finished) => return,
                Err(_) => continue,
            };
            match bring_back(&app, row, since).await {
                Ok(_) | Err(Lost::Stopping | Lost::Journal(JournalError::Finished)) => return,
                // Another node was faster.
                Err(Lost::Closed | Lost::Journal(JournalError::Held(_))) => {
                    return app.directory.remove(&code);
                }
                Err(Lost::Damaged(what)) => {
                    quarantine(&app, &code, &what);
                    return;
                }
                Err(Lost::Journal(failure)) => {
                    error!(code, %failure, "a room can't be brought back yet");
                    app.directory.shut(&code, Shut::after(&failure));
                }
            }
        }
    });
}

/// A database that several nodes share comes back sooner than a disk gets space.
fn longest_wait(shared: bool) -> Duration {
    Duration::from_secs(if shared { 2 } else { 30 })
}

/// Why a room does not come back.
enum Lost {
    Damaged(String),
    Journal(JournalError),
    Closed,
    Stopping,
}

impl From<JournalError> for Lost {
    fn from(failure: JournalError) -> Lost {
        match failure {
            JournalError::RoomClosed(_) | JournalError::NoSuchRoom(_) => Lost::Closed,
            failure => Lost::Journal(failure),
        }
    }
}

impl From<LoadError> for Lost {
    fn from(failure: LoadError) -> Lost {
        match failure {
            LoadError::Damaged(damage) => Lost::Damaged(damage.to_string()),
            LoadError::Journal(failure) => failure.into(),
        }
    }
}

/// Brings a room back that has not run since then; if that is not known, since the last that is on its record.
async fn bring_back(
    app: &Arc<App>,
    row: RoomRow,
    since: Option<Wall>,
) -> Result<mpsc::Sender<Order>, Lost> {
    let began = Instant::now();
    let (claim, segment) = app.journal.claim(row.id).await?;
    let (cut, mut written) = (segment.written, segment.written_in_all());
    let begins = segment.begins();
    let shelf = app.shelf.clone();
    let replayed = app.compute(move || {
        let kept = segment.summary.iter().chain(&segment.entries);
        let changes: Option<Vec<Change>> = kept.map(change).collect();
        let mut changes = changes.ok_or("a change can't be understood")?;
        let room = Room::replayed(shelf, &changes).ok_or("a change can't be understood")?;
        // A summary tells nothing to those who come back.
        changes.drain(..usize::from(segment.summary.is_some()));
        Ok((room, changes))
    });
    let replayed = replayed.await.unwrap_or(Err("the server stumbles over it"));
    let (mut room, mut recent) = replayed.map_err(|what: &str| Lost::Damaged(what.to_owned()))?;
    file_what_was_not(app, &row, begins, &recent);
    let now = app.clock.now();
    let is_fresh = |asleep| now.since(Wall(asleep)) < HANDED_OVER;
    let handed_over = row.handed_over && row.asleep.is_some_and(is_fresh);
    if handed_over {
        room.handed_over(now);
    } else if !room.is_at_rest(now) {
        let last = recent.last().map_or(Wall(row.opened), |change| change.at);
        let alive = since.map_or(last, |since| since.max(last));
        let restarted = room.restart(alive, now);
        let entry = keeper::entry(&restarted);
        written += entry.body.len();
        let appended = app.journal.append(claim, vec![entry]).await;
        app.note_writing(&appended);
        appended?;
        recent.push(restarted);
    }
    let took = began.elapsed();
    app.metrics.wake.observe(took.as_secs_f64());
    debug!(
        code = row.code,
        changes = room.number(),
        ?took,
        "a room is awake"
    );
    let kept = Kept {
        claim,
        code: row.code,
        written,
        cut,
        held: app.directory.release(row.id),
        handed_over,
    };
    directory::keep(app, kept, room, recent).map_err(|_| Lost::Stopping)
}

/// Whoever kept a room before may have come to their end before they filed the record of its last game.
fn file_what_was_not(app: &App, row: &RoomRow, begins: u64, changes: &[Change]) {
    let before = (begins > 0).then_some(Which::Before(begins));
    let games = filing::ends(changes).map(Which::Ended).chain(before);
    for game in games {
        app.filing.ask(Due {
            room: row.id,
            code: row.code.clone(),
            game,
        });
    }
}

/// A change as it was recorded.
pub(crate) fn change(entry: &Entry) -> Option<Change> {
    Change::parse(entry.number, Wall(entry.at), &entry.body)
}

/// Closes rooms in which nobody has been for long, for as long as the server runs.
pub(crate) async fn sweep(app: Arc<App>) {
    let idle = app.limits.idle;
    let mut ticks = tokio::time::interval(SWEEP.min(idle.max(Duration::from_millis(100))));
    ticks.set_missed_tick_behavior(tokio::time::MissedTickBehavior::Delay);
    loop {
        ticks.tick().await;
        let now = app.clock.now();
        match app.journal.close_idle(idle, now.0).await {
            Ok(closed) => {
                app.directory.closed(closed.len());
                for room in closed {
                    app.directory.release(room);
                }
            }
            Err(JournalError::Finished) => return,
            Err(failure) => error!(%failure, "rooms that nobody visits could not be closed"),
        }
        if app.cluster().is_some()
            && let Ok(open) = app.journal.open_rooms().await
        {
            app.directory.share(open);
        }
        // Else nobody knew how long this server ran, if nobody plays.
        app.journal.sign_of_life(now.0).await.ok();
    }
}
