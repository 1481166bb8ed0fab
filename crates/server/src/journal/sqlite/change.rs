//! What the writer can be asked to change.

use sqlx::SqliteConnection;

use super::super::entry::checksum;
use super::super::error::is_duplicate;
use super::super::heads::Heads;
use super::super::{Claim, Cut, Entry, JournalError, Packed, RecordRow, RoomId};
use super::filing::file_room;
use super::records;

/// A change to the journal. What comes of it is a number that says something for some of them.
#[derive(Debug)]
pub(super) enum Change {
    /// A new open room, claimed. Comes to its epoch.
    Create { room: RoomId, code: String, at: u64 },
    /// An open room is claimed. Comes to its new epoch.
    Claim { room: RoomId },
    /// The record of a room that was claimed was read, and ends here.
    GoOn { claim: Claim, last: u64 },
    /// More entries for a room.
    Append { claim: Claim, entries: Vec<Entry> },
    /// A new segment of a room.
    Cut { claim: Claim, cut: Cut },
    /// Nobody keeps a room any more.
    Sleep { claim: Claim, at: u64, run: u64 },
    /// An open room becomes a closed one.
    Close { claim: Claim, at: u64 },
    /// A room is closed that has been asleep since before so much run time. Comes to 0 if somebody woke it.
    CloseAsleep { room: RoomId, until: u64, at: u64 },
    /// The server is alive.
    SignOfLife { at: u64, run: u64 },
    /// The record of a game is filed. Returns 0 if it was already.
    FileRecord { row: RecordRow, body: Packed },
    /// The record of a game is deleted. Returns 0 if there is none.
    DeleteRecord { address: String },
    /// A few records are deleted of games that ended before this time. Returns how many.
    PurgeRecords { before: u64 },
}

impl Change {
    /// Fails if it can't be carried out, whatever is in the file.
    pub(super) fn stage(&self, heads: &mut Heads) -> Result<(), JournalError> {
        match self {
            Change::Append { claim, entries } => heads.stage(*claim, entries),
            Change::Cut { claim, cut } => {
                let (room, number) = (claim.room, cut.summary.number);
                match heads.last(*claim)? == Some(number) {
                    true => Ok(()),
                    false => Err(JournalError::Conflict { room, number }),
                }
            }
            Change::GoOn { claim, .. }
            | Change::Sleep { claim, .. }
            | Change::Close { claim, .. } => heads.check(*claim),
            Change::Create { .. }
            | Change::Claim { .. }
            | Change::CloseAsleep { .. }
            | Change::SignOfLife { .. }
            | Change::FileRecord { .. }
            | Change::DeleteRecord { .. }
            | Change::PurgeRecords { .. } => Ok(()),
        }
    }

    /// Carries out a change that is no [`Append`](Change::Append). If it fails, parts of it may have been carried out.
    pub(super) async fn carry_out(
        &self,
        connection: &mut SqliteConnection,
        heads: &Heads,
    ) -> Result<u64, JournalError> {
        match self {
            Change::Create { room, code, at } => create(connection, *room, code, *at).await,
            Change::Claim { room } => {
                file_room(connection, *room).await?;
                raise_epoch(connection, *room).await
            }
            Change::Cut { claim, cut } => insert_segment(connection, claim.room, cut).await,
            Change::Sleep { claim, at, run } => {
                let last = heads.last(*claim)?;
                file_room(connection, claim.room).await?;
                sleep(connection, claim.room, last, *at, *run).await
            }
            Change::Close { claim, at } => {
                file_room(connection, claim.room).await?;
                close(connection, claim.room, *at).await
            }
            Change::CloseAsleep { room, until, at } => {
                close_asleep(connection, *room, *until, *at).await
            }
            Change::SignOfLife { at, run } => sign_of_life(connection, *at, *run).await,
            Change::FileRecord { row, body } => records::file(connection, row, body).await,
            Change::DeleteRecord { address } => records::delete(connection, address).await,
            Change::PurgeRecords { before } => records::purge(connection, *before).await,
            Change::GoOn { .. } | Change::Append { .. } => Ok(0),
        }
    }

    /// It is on disk: what the writer knows of rooms changes with it.
    pub(super) fn done(&self, came_to: u64, heads: &mut Heads) {
        match self {
            Change::Create { room, .. } => {
                let (room, epoch) = (*room, came_to);
                heads.claimed(Claim { room, epoch }, Some(0));
            }
            Change::Claim { room } => {
                let (room, epoch) = (*room, came_to);
                heads.claimed(Claim { room, epoch }, None);
            }
            Change::GoOn { claim, last } => heads.ends(*claim, *last),
            Change::Sleep { claim, .. } | Change::Close { claim, .. } => heads.forget(*claim),
            Change::Append { .. }
            | Change::Cut { .. }
            | Change::CloseAsleep { .. }
            | Change::SignOfLife { .. }
            | Change::FileRecord { .. }
            | Change::DeleteRecord { .. }
            | Change::PurgeRecords { .. } => {}
        }
    }
}

async fn create(
    connection: &mut SqliteConnection,
    room: RoomId,
    code: &str,
    at: u64,
) -> Result<u64, JournalError> {
    sqlx::query("INSERT INTO room (id, code, opened, epoch) VALUES (?, ?, ?, 1)")
        .bind(room.0)
        .bind(code)
        .bind(at.cast_signed())
        .execute(connection)
        .await
        .map_err(|error| match is_duplicate(&error) {
            true => JournalError::CodeTaken(code.to_owned()),
            false => error.into(),
        })?;
    Ok(1)
}

async fn raise_epoch(connection: &mut SqliteConnection, room: RoomId) -> Result<u64, JournalError> {
    // A room that was not put to sleep has entries that nobody counted.
    let epoch: Option<i64> = sqlx::query_scalar(
        "UPDATE room SET epoch = epoch + 1, asleep = NULL, asleep_run = NULL,
             last = max(last, ifnull((SELECT max(number) FROM entry WHERE entry.room = room.id), 0))
         WHERE id = ? AND closed IS NULL RETURNING epoch",
    )
    .bind(room.0)
    .fetch_optional(&mut *connection)
    .await?;
    if let Some(epoch) = epoch {
        return Ok(epoch.cast_unsigned());
    }
    let known: Option<i64> = sqlx::query_scalar("SELECT id FROM room WHERE id = ?")
        .bind(room.0)
        .fetch_optional(connection)
        .await?;
    Err(match known {
        Some(_) => JournalError::RoomClosed(room),
        None => JournalError::NoSuchRoom(room),
    })
}

async fn insert_segment(
    connection: &mut SqliteConnection,
    room: RoomId,
    cut: &Cut,
) -> Result<u64, JournalError> {
    let Entry { number, at, body } = &cut.summary;
    // Nothing is lost if the same segment begins twice: it sums up the same.
    sqlx::query(
        "INSERT OR REPLACE INTO segment (room, number, at, body, checksum, written) VALUES (?, ?, ?, ?, ?, ?)",
    )
    .bind(room.0)
    .bind(number.cast_signed())
    .bind(at.cast_signed())
    .bind(body)
    .bind(checksum(room, *number, *at, body.as_bytes()))
    .bind(cut.written as i64)
    .execute(connection)
    .await?;
    Ok(0)
}

async fn sleep(
    connection: &mut SqliteConnection,
    room: RoomId,
    last: Option<u64>,
    at: u64,
    run: u64,
) -> Result<u64, JournalError> {
    sqlx::query(
        "UPDATE room SET asleep = ?, asleep_run = ?, last = ifnull(?, last) WHERE id = ? AND closed IS NULL",
    )
    .bind(at.cast_signed())
    .bind(run.cast_signed())
    .bind(last.map(u64::cast_signed))
    .bind(room.0)
    .execute(connection)
    .await?;
    Ok(0)
}

async fn close(
    connection: &mut SqliteConnection,
    room: RoomId,
    at: u64,
) -> Result<u64, JournalError> {
    let closed = sqlx::query("UPDATE room SET closed = ? WHERE id = ? AND closed IS NULL")
        .bind(at.cast_signed())
        .bind(room.0)
        .execute(connection)
        .await?;
    match closed.rows_affected() {
        0 => Err(JournalError::RoomClosed(room)),
        _ => Ok(0),
    }
}

async fn close_asleep(
    connection: &mut SqliteConnection,
    room: RoomId,
    until: u64,
    at: u64,
) -> Result<u64, JournalError> {
    let closed = sqlx::query(
        "UPDATE room SET closed = ? WHERE id = ? AND closed IS NULL AND asleep_run < ?",
    )
    .bind(at.cast_signed())
    .bind(room.0)
    .bind(until.cast_signed())
    .execute(connection)
    .await?;
    Ok(closed.rows_affected())
}

async fn sign_of_life(
    connection: &mut SqliteConnection,
    at: u64,
    run: u64,
) -> Result<u64, JournalError> {
    sqlx::query("INSERT OR REPLACE INTO life (only, at, run) VALUES (1, ?, ?)")
        .bind(at.cast_signed())
        .bind(run.cast_signed())
        .execute(connection)
        .await?;
    Ok(0)
}
