//! Deleting closed rooms, also while a server runs: in steps so small that nobody waits for them.
//!
//! A record is shortened from its end, so a room is sound after every step, and a purge that was interrupted is simply
//! begun again.

use std::collections::VecDeque;
use std::path::Path;
use std::time::Duration;

use sqlx::{Connection, SqliteConnection};

use super::super::{JournalError, RoomId};
use super::lock;
use super::look::attach;

/// How many entries a step deletes at most.
const ENTRIES: i64 = 500;
/// How many rooms a step deletes at most.
const ROOMS: usize = 50;
/// How many pages a step gives back to the disk.
const PAGES: i64 = 64;
/// Between two steps others write.
const PAUSE: Duration = Duration::from_millis(10);

/// What was deleted.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Purged {
    /// How many rooms.
    pub rooms: u64,
    /// How many entries they had.
    pub entries: u64,
    /// How many bytes the database is smaller.
    pub bytes: u64,
    /// How many bytes of it are free, and taken by what comes next.
    pub free: u64,
}

/// Deletes every room that was closed before a moment, in milliseconds since the epoch.
///
/// The space is given back to the disk. A database that is too old for doing so in small steps is written anew, if no
/// server uses it; else its free space stays for what comes next.
pub async fn purge(folder: &Path, before: u64) -> Result<Purged, JournalError> {
    let mut connection = attach(folder).await?;
    let purged = purge_with(&mut connection, folder, before).await;
    connection.close().await.ok();
    purged
}

async fn purge_with(
    connection: &mut SqliteConnection,
    folder: &Path,
    before: u64,
) -> Result<Purged, JournalError> {
    let size = |pages: i64, page: i64| (pages * page).cast_unsigned();
    let page = number(connection, "PRAGMA page_size").await?;
    let pages = number(connection, "PRAGMA page_count").await?;
    let mut purged = Purged::default();
    let mut rooms = closed(connection, before).await?;
    while !rooms.is_empty() {
        delete_some(connection, &mut rooms, &mut purged).await?;
        tokio::time::sleep(PAUSE).await;
    }
    give_back(connection, folder).await?;
    let left = number(connection, "PRAGMA page_count").await?;
    purged.bytes = size((pages - left).max(0), page);
    purged.free = size(number(connection, "PRAGMA freelist_count").await?, page);
    Ok(purged)
}

/// The rooms to delete, the oldest first. The last room of all stays: its id must not be given to another one.
async fn closed(
    connection: &mut SqliteConnection,
    before: u64,
) -> Result<VecDeque<RoomId>, JournalError> {
    let ids: Vec<i64> = sqlx::query_scalar(
        "SELECT id FROM room WHERE closed < ? AND id < (SELECT max(id) FROM room) ORDER BY closed, id",
    )
    .bind(i64::try_from(before).unwrap_or(i64::MAX))
    .fetch_all(connection)
    .await?;
    Ok(ids.into_iter().map(RoomId).collect())
}

/// One step: some rooms, or some entries of a long one.
async fn delete_some(
    connection: &mut SqliteConnection,
    rooms: &mut VecDeque<RoomId>,
    purged: &mut Purged,
) -> Result<(), JournalError> {
    execute(connection, "BEGIN IMMEDIATE").await?;
    let mut done = Purged::default();
    let mut left = ENTRIES;
    let mut ended = 0;
    for room in rooms.iter().take(ROOMS) {
        let deleted = match shorten(connection, *room, left).await {
            Ok(deleted) => deleted,
            Err(error) => {
                execute(connection, "ROLLBACK").await.ok();
                return Err(error);
            }
        };
        done.entries += deleted.cast_unsigned();
        if deleted >= left {
            break;
        }
        left -= deleted;
        ended += 1;
    }
    execute(connection, "COMMIT").await?;
    rooms.drain(..ended);
    purged.entries += done.entries;
    purged.rooms += ended as u64;
    Ok(())
}

/// Deletes the last entries of a room, and the room itself if there were fewer than that. Returns how many there were.
async fn shorten(
    connection: &mut SqliteConnection,
    room: RoomId,
    most: i64,
) -> Result<i64, JournalError> {
    let deleted = sqlx::query(
        "DELETE FROM entry WHERE room = ?1 AND number IN
         (SELECT number FROM entry WHERE room = ?1 ORDER BY number DESC LIMIT ?2)",
    )
    .bind(room.0)
    .bind(most)
    .execute(&mut *connection)
    .await?;
    let deleted = deleted.rows_affected().cast_signed();
    let rest = match deleted < most {
        true => [
            "DELETE FROM segment WHERE room = ?",
            "DELETE FROM room WHERE id = ?",
        ],
        false => [
            "UPDATE room SET last = (SELECT ifnull(max(number), 0) FROM entry WHERE room = room.id) WHERE id = ?",
            "DELETE FROM segment WHERE room = ?1 AND number > (SELECT last FROM room WHERE id = ?1)",
        ],
    };
    for statement in rest {
        let done = sqlx::query(statement).bind(room.0);
        done.execute(&mut *connection).await?;
    }
    Ok(deleted)
}

/// Gives free pages back to the disk.
async fn give_back(connection: &mut SqliteConnection, folder: &Path) -> Result<(), JournalError> {
    // 2 is incremental: free pages are given back when somebody asks for it.
    if number(connection, "PRAGMA auto_vacuum").await? != 2 {
        return write_anew(connection, folder).await;
    }
    loop {
        let free = number(connection, "PRAGMA freelist_count").await?;
        if free == 0 {
            return Ok(());
        }
        // A page is given back with every row that is fetched.
        sqlx::query(sqlx::AssertSqlSafe(format!(
            "PRAGMA incremental_vacuum({PAGES})"
        )))
        .fetch_all(&mut *connection)
        .await?;
        if number(connection, "PRAGMA freelist_count").await? >= free {
            // Another one holds on to them.
            return Ok(());
        }
        tokio::time::sleep(PAUSE).await;
    }
}

/// Writes the whole database anew, if no server would have to wait for it.
async fn write_anew(connection: &mut SqliteConnection, folder: &Path) -> Result<(), JournalError> {
    let Ok(_lock) = lock::take(folder) else {
        return Ok(());
    };
    execute(connection, "PRAGMA auto_vacuum = INCREMENTAL").await?;
    execute(connection, "VACUUM").await
}

async fn execute(
    connection: &mut SqliteConnection,
    statement: &'static str,
) -> Result<(), JournalError> {
    sqlx::query(statement).execute(connection).await?;
    Ok(())
}

async fn number(
    connection: &mut SqliteConnection,
    pragma: &'static str,
) -> Result<i64, JournalError> {
    Ok(sqlx::query_scalar(pragma).fetch_one(connection).await?)
}
