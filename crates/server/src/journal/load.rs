//! Reading the entries of a room, and checking them.
//!
//! Entries are only ever added, so statements that follow each other need no transaction to agree.

use sqlx::sqlite::SqliteRow;
use sqlx::{Row, SqlitePool};

use super::entry::checksum;
use super::error::is_damage;
use super::{Damage, Entry, JournalError, LoadError, RoomId, Wrong};

pub(super) async fn load(readers: &SqlitePool, room: RoomId) -> Result<Vec<Entry>, LoadError> {
    let damage = |number: i64, wrong| Damage {
        room,
        number: number.cast_unsigned(),
        wrong,
    };
    let unread = |error: sqlx::Error| match is_damage(&error) {
        true => damage(1, Wrong::Unreadable(error.to_string())).into(),
        false => LoadError::Journal(error.into()),
    };
    let last = last(readers, room).await.map_err(unread)?;
    let last = last.ok_or(JournalError::NoSuchRoom(room))?;
    let rows = rows(readers, room, last).await.map_err(unread)?;
    let mut entries = Vec::with_capacity(rows.len());
    for (next, row) in (1..).zip(rows) {
        let entry = check(room, next, row).map_err(|wrong| damage(next, wrong))?;
        entries.push(entry);
    }
    let read = entries.len() as i64;
    if read < last {
        return Err(damage(read + 1, Wrong::Missing).into());
    }
    if let Some(number) = surplus(readers, room).await? {
        return Err(damage(read + 1, Wrong::OutOfOrder(number)).into());
    }
    Ok(entries)
}

/// An entry as it is on disk.
struct Stored {
    number: i64,
    at: i64,
    body: Vec<u8>,
    checksum: i64,
}

/// The number of the room's last entry.
async fn last(readers: &SqlitePool, room: RoomId) -> Result<Option<i64>, sqlx::Error> {
    sqlx::query_scalar("SELECT last FROM room WHERE id = ?")
        .bind(room.0)
        .fetch_optional(readers)
        .await
}

/// As many entries as there should be. A look at what comes after them might find the damage of another room.
async fn rows(readers: &SqlitePool, room: RoomId, count: i64) -> Result<Vec<Stored>, sqlx::Error> {
    // The body as bytes, because a damaged one may not be text.
    let rows = sqlx::query(
        "SELECT number, at, CAST(body AS BLOB) AS body, checksum FROM entry
         WHERE room = ? ORDER BY number LIMIT ?",
    )
    .bind(room.0)
    .bind(count.max(0))
    .fetch_all(readers)
    .await?;
    rows.iter().map(decode).collect()
}

fn decode(row: &SqliteRow) -> Result<Stored, sqlx::Error> {
    Ok(Stored {
        number: row.try_get("number")?,
        at: row.try_get("at")?,
        body: row.try_get("body")?,
        checksum: row.try_get("checksum")?,
    })
}

/// The entry, if it is the one with the number `next`.
fn check(room: RoomId, next: i64, row: Stored) -> Result<Entry, Wrong> {
    if row.number > next {
        return Err(Wrong::Missing);
    }
    if row.number < next {
        return Err(Wrong::OutOfOrder(row.number));
    }
    let (number, at) = (row.number.cast_unsigned(), row.at.cast_unsigned());
    let found = checksum(room, number, at, &row.body);
    let body = String::from_utf8(row.body).map_err(|_| Wrong::NotText)?;
    if i64::from(found) != row.checksum {
        return Err(Wrong::Checksum);
    }
    Ok(Entry { number, at, body })
}

/// The number of an entry behind the last one, if there is any: it, or the number of the last one, is damaged.
async fn surplus(readers: &SqlitePool, room: RoomId) -> Result<Option<i64>, JournalError> {
    let found = sqlx::query_scalar(
        "SELECT number FROM room JOIN entry ON entry.room = room.id AND number > last
         WHERE room.id = ? ORDER BY number LIMIT 1",
    )
    .bind(room.0)
    .fetch_optional(readers)
    .await;
    match found {
        // All that should be there has been read, so what can't be read belongs to another room.
        Err(error) if is_damage(&error) => Ok(None),
        found => Ok(found?),
    }
}
