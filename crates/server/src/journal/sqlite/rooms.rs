//! The rooms in the file.

use sqlx::sqlite::SqliteRow;
use sqlx::{Row, SqliteConnection, SqlitePool};

use super::super::{JournalError, RoomId, RoomRow};

/// The id for the next room.
pub(super) async fn next(connection: &mut SqliteConnection) -> Result<i64, JournalError> {
    let next = sqlx::query_scalar("SELECT ifnull(max(id), 0) + 1 FROM room")
        .fetch_one(connection)
        .await?;
    Ok(next)
}

/// How long servers have run with this data, in milliseconds.
pub(super) async fn run_time(connection: &mut SqliteConnection) -> Result<u64, JournalError> {
    let run: Option<i64> = sqlx::query_scalar("SELECT run FROM life")
        .fetch_optional(connection)
        .await?;
    Ok(run.unwrap_or(0).cast_unsigned())
}

/// Rooms that were kept when the server before this one came to its end are asleep since its last sign of life.
pub(super) async fn lay_to_sleep(connection: &mut SqliteConnection) -> Result<(), JournalError> {
    sqlx::query(
        "UPDATE room SET asleep = ifnull((SELECT at FROM life), opened), asleep_run = ifnull((SELECT run FROM life), 0)
         WHERE closed IS NULL AND asleep IS NULL",
    )
    .execute(connection)
    .await?;
    Ok(())
}

/// The rooms that have been asleep since before so much run time.
pub(super) async fn idle(readers: &SqlitePool, until: u64) -> Result<Vec<RoomId>, JournalError> {
    let ids: Vec<i64> =
        sqlx::query_scalar("SELECT id FROM room WHERE closed IS NULL AND asleep_run < ?")
            .bind(until.cast_signed())
            .fetch_all(readers)
            .await?;
    Ok(ids.into_iter().map(RoomId).collect())
}

pub(super) async fn count_open(readers: &SqlitePool) -> Result<usize, JournalError> {
    let open: i64 = sqlx::query_scalar("SELECT count(*) FROM room WHERE closed IS NULL")
        .fetch_one(readers)
        .await?;
    Ok(usize::try_from(open).unwrap_or(0))
}

pub(super) async fn all(readers: &SqlitePool) -> Result<Vec<RoomRow>, JournalError> {
    let rows = sqlx::query(
        "SELECT id, CAST(code AS BLOB) AS code, opened, closed, asleep FROM room ORDER BY id",
    )
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
        "SELECT id, CAST(code AS BLOB) AS code, opened, closed, asleep FROM room WHERE code = ?
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
    let asleep: Option<i64> = row.try_get("asleep").unwrap_or_default();
    RoomRow {
        id: RoomId(row.try_get("id").unwrap_or_default()),
        code: String::from_utf8_lossy(&code).into_owned(),
        opened: opened.cast_unsigned(),
        closed: closed.map(i64::cast_unsigned),
        asleep: asleep.map(i64::cast_unsigned),
        handed_over: false,
    }
}
