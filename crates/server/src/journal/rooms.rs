//! The rooms that the journal knows.

use std::fmt;

use sqlx::sqlite::SqliteRow;
use sqlx::{Row, SqliteConnection, SqlitePool};

use super::JournalError;

/// The id of a room. It is never given to another one.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct RoomId(pub i64);

impl fmt::Display for RoomId {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// A room, without its entries.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RoomRow {
    /// Its id.
    pub id: RoomId,
    /// Its code, which no other open room has.
    pub code: String,
    /// When it was opened, in milliseconds since the epoch.
    pub opened: u64,
    /// When it was closed, if it is.
    pub closed: Option<u64>,
}

/// The id for the next room.
pub(super) async fn next(connection: &mut SqliteConnection) -> Result<i64, JournalError> {
    let next = sqlx::query_scalar("SELECT ifnull(max(id), 0) + 1 FROM room")
        .fetch_one(connection)
        .await?;
    Ok(next)
}

pub(super) async fn all(readers: &SqlitePool) -> Result<Vec<RoomRow>, JournalError> {
    let rows =
        sqlx::query("SELECT id, CAST(code AS BLOB) AS code, opened, closed FROM room ORDER BY id")
            .fetch_all(readers)
            .await?;
    Ok(rows.iter().map(read).collect())
}

pub(super) async fn find(
    readers: &SqlitePool,
    code: &str,
) -> Result<Option<RoomRow>, JournalError> {
    // Rooms with the same code are open one after the other, so the highest id was closed last.
    let row = sqlx::query(
        "SELECT id, CAST(code AS BLOB) AS code, opened, closed FROM room WHERE code = ?
         ORDER BY closed IS NOT NULL, id DESC LIMIT 1",
    )
    .bind(code)
    .fetch_optional(readers)
    .await?;
    Ok(row.as_ref().map(read))
}

/// Reads whatever is there: a row that was damaged must not hide the other rooms.
fn read(row: &SqliteRow) -> RoomRow {
    let code: Vec<u8> = row.try_get("code").unwrap_or_default();
    let opened: i64 = row.try_get("opened").unwrap_or_default();
    let closed: Option<i64> = row.try_get("closed").unwrap_or_default();
    RoomRow {
        id: RoomId(row.try_get("id").unwrap_or_default()),
        code: String::from_utf8_lossy(&code).into_owned(),
        opened: opened.cast_unsigned(),
        closed: closed.map(i64::cast_unsigned),
    }
}
