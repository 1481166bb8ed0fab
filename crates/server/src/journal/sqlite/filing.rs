//! Entries are written one after the other as they come, and filed under their rooms a little later, many at a time.
//!
//! If each went to its room at once, each would write a whole page of its own: four times the work, and eight times the
//! bytes. What is fresh is as durable as what is filed.

use sqlx::query::Query;
use sqlx::sqlite::{SqliteArguments, SqliteQueryResult};
use sqlx::{Sqlite, SqliteConnection};

use super::super::error::is_damage;
use super::super::{JournalError, RoomId};

/// Rooms are filed a part of them at a time, so that nobody waits for long: those whose ids leave the same remainder.
const PARTS: i64 = 8;
/// After so many entries a part is filed. Each room is filed after eight times as many, and so with several at once.
const AFTER: u64 = 2048;

/// Which part is filed next, and when.
///
/// In a round every part is filed once, up to the entry that was the newest when the round began; only then those
/// entries are deleted, all at once. Those of a part lie scattered among the others: to delete them would write every page
/// of the table, each time.
#[derive(Default)]
pub(super) struct Filing {
    /// So many have come since a part was filed.
    fresh: u64,
    part: i64,
    /// The id of the last entry of this round.
    until: i64,
}

impl Filing {
    /// So many entries have come. Returns whether a part should be filed.
    pub(super) fn is_due(&mut self, entries: u64) -> bool {
        self.fresh += entries;
        self.fresh >= AFTER
    }

    /// Files the entries of a part of the rooms.
    pub(super) async fn file_part(
        &mut self,
        connection: &mut SqliteConnection,
    ) -> Result<(), JournalError> {
        self.fresh = 0;
        if self.part == 0 {
            self.until = newest(connection).await?;
        }
        let filed = match self.part == PARTS - 1 {
            false => self.part().execute(&mut *connection).await,
            true => self.last_part().execute(&mut *connection).await,
        };
        // What could not be filed must not be deleted, so after a failure a round begins anew.
        let next = (self.part + 1) % PARTS;
        self.part = if filed.is_ok() { next } else { 0 };
        unless_damaged(connection, filed).await
    }

    fn part(&self) -> Query<'static, Sqlite, SqliteArguments> {
        let part = sqlx::query(
            "INSERT OR IGNORE INTO entry SELECT room, number, at, body, checksum, epoch FROM fresh
             WHERE id <= ?1 AND room % ?2 = ?3 ORDER BY room, number",
        );
        part.bind(self.until).bind(PARTS).bind(self.part)
    }

    fn last_part(&self) -> Query<'static, Sqlite, SqliteArguments> {
        let part = sqlx::query(
            "BEGIN IMMEDIATE;
             INSERT OR IGNORE INTO entry SELECT room, number, at, body, checksum, epoch FROM fresh
             WHERE id <= ?1 AND room % ?2 = ?3 ORDER BY room, number;
             DELETE FROM fresh WHERE id <= ?1;
             COMMIT",
        );
        part.bind(self.until).bind(PARTS).bind(self.part)
    }
}

/// The id of the newest entry that is not deleted yet.
pub(super) async fn newest(connection: &mut SqliteConnection) -> Result<i64, JournalError> {
    let newest = sqlx::query_scalar("SELECT ifnull(max(id), 0) FROM fresh");
    Ok(newest.fetch_one(connection).await?)
}

/// Files everything.
pub(super) async fn file_all(connection: &mut SqliteConnection) -> Result<(), JournalError> {
    let all = sqlx::query(
        "BEGIN IMMEDIATE;
         INSERT OR IGNORE INTO entry SELECT room, number, at, body, checksum, epoch FROM fresh
         ORDER BY room, number;
         DELETE FROM fresh;
         COMMIT",
    );
    let filed = all.execute(&mut *connection).await;
    unless_damaged(connection, filed).await
}

/// If a room is damaged, nothing was filed; then the others are filed without it.
async fn unless_damaged(
    connection: &mut SqliteConnection,
    filed: Result<SqliteQueryResult, sqlx::Error>,
) -> Result<(), JournalError> {
    let Err(error) = filed else { return Ok(()) };
    roll_back(connection).await;
    match is_damage(&error) {
        true => file_sound_rooms(connection).await,
        false => Err(error.into()),
    }
}

/// Files room by room: one that is damaged keeps no other from it.
async fn file_sound_rooms(connection: &mut SqliteConnection) -> Result<(), JournalError> {
    let rooms: Vec<i64> = sqlx::query_scalar("SELECT DISTINCT room FROM fresh")
        .fetch_all(&mut *connection)
        .await?;
    for room in rooms {
        sqlx::query("BEGIN IMMEDIATE")
            .execute(&mut *connection)
            .await?;
        let filed = file_room(connection, RoomId(room)).await;
        let ended = match filed {
            Ok(()) => sqlx::query("COMMIT").execute(&mut *connection).await,
            Err(_) => {
                roll_back(connection).await;
                continue;
            }
        };
        ended?;
    }
    Ok(())
}

/// Files the entries of a room, in a transaction that somebody else has begun.
pub(super) async fn file_room(
    connection: &mut SqliteConnection,
    room: RoomId,
) -> Result<(), JournalError> {
    sqlx::query(
        "INSERT OR IGNORE INTO entry SELECT room, number, at, body, checksum, epoch FROM fresh
         WHERE room = ? ORDER BY number;
         DELETE FROM fresh WHERE room = ?",
    )
    .bind(room.0)
    .bind(room.0)
    .execute(connection)
    .await?;
    Ok(())
}

/// Fails if SQLite has rolled back already, which is as good.
async fn roll_back(connection: &mut SqliteConnection) {
    sqlx::query("ROLLBACK").execute(connection).await.ok();
}
