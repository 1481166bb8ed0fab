//! What the writer can be asked to change.

use sqlx::SqliteConnection;

use super::entry::checksum;
use super::error::is_duplicate;
use super::{Entry, JournalError, RoomId};

/// A change to the journal.
#[derive(Debug)]
pub(super) enum Change {
    /// A new open room.
    Create { room: RoomId, code: String, at: u64 },
    /// More entries for an open room.
    Append { room: RoomId, entries: Vec<Entry> },
    /// An open room becomes a closed one.
    Close { room: RoomId, at: u64 },
    /// The server is alive.
    SignOfLife { at: u64 },
}

impl Change {
    /// Carries out the change. If it fails, parts of it may have been carried out.
    pub(super) async fn carry_out(
        &self,
        connection: &mut SqliteConnection,
    ) -> Result<(), JournalError> {
        match self {
            Change::Create { room, code, at } => create(connection, *room, code, *at).await,
            Change::Append { room, entries } => append(connection, *room, entries).await,
            Change::Close { room, at } => close(connection, *room, *at).await,
            Change::SignOfLife { at } => sign_of_life(connection, *at).await,
        }
    }

    /// How many entries it writes.
    pub(super) fn rows(&self) -> u64 {
        match self {
            Change::Append { entries, .. } => entries.len() as u64,
            Change::Create { .. } | Change::Close { .. } | Change::SignOfLife { .. } => 0,
        }
    }
}

async fn create(
    connection: &mut SqliteConnection,
    room: RoomId,
    code: &str,
    at: u64,
) -> Result<(), JournalError> {
    sqlx::query("INSERT INTO room (id, code, opened) VALUES (?, ?, ?)")
        .bind(room.0)
        .bind(code)
        .bind(at.cast_signed())
        .execute(connection)
        .await
        .map_err(|error| match is_duplicate(&error) {
            true => JournalError::CodeTaken(code.to_owned()),
            false => error.into(),
        })?;
    Ok(())
}

async fn append(
    connection: &mut SqliteConnection,
    room: RoomId,
    entries: &[Entry],
) -> Result<(), JournalError> {
    let (Some(first), Some(last)) = (entries.first(), entries.last()) else {
        return Ok(());
    };
    let follows = |pair: &[Entry]| pair[0].number.checked_add(1) == Some(pair[1].number);
    if let Some(pair) = entries.windows(2).find(|pair| !follows(pair)) {
        let number = pair[1].number;
        return Err(JournalError::Conflict { room, number });
    }
    go_on(connection, room, first.number, last.number).await?;
    for entry in entries {
        insert(connection, room, entry).await?;
    }
    Ok(())
}

/// Moves the end of a room, if the entries go on from there.
async fn go_on(
    connection: &mut SqliteConnection,
    room: RoomId,
    first: u64,
    last: u64,
) -> Result<(), JournalError> {
    let moved =
        sqlx::query("UPDATE room SET last = ? WHERE id = ? AND last = ? AND closed IS NULL")
            .bind(last.cast_signed())
            .bind(room.0)
            .bind(first.wrapping_sub(1).cast_signed())
            .execute(&mut *connection)
            .await?;
    if moved.rows_affected() == 1 {
        return Ok(());
    }
    let number = first;
    Err(match is_open(connection, room).await? {
        true => JournalError::Conflict { room, number },
        false => JournalError::RoomClosed(room),
    })
}

async fn insert(
    connection: &mut SqliteConnection,
    room: RoomId,
    entry: &Entry,
) -> Result<(), JournalError> {
    let Entry { number, at, body } = entry;
    sqlx::query("INSERT INTO entry (room, number, at, body, checksum) VALUES (?, ?, ?, ?, ?)")
        .bind(room.0)
        .bind(number.cast_signed())
        .bind(at.cast_signed())
        .bind(body)
        .bind(checksum(room, *number, *at, body.as_bytes()))
        .execute(connection)
        .await
        .map_err(|error| match is_duplicate(&error) {
            true => JournalError::Conflict {
                room,
                number: *number,
            },
            false => error.into(),
        })?;
    Ok(())
}

async fn close(
    connection: &mut SqliteConnection,
    room: RoomId,
    at: u64,
) -> Result<(), JournalError> {
    if !is_open(connection, room).await? {
        return Err(JournalError::RoomClosed(room));
    }
    sqlx::query("UPDATE room SET closed = ? WHERE id = ?")
        .bind(at.cast_signed())
        .bind(room.0)
        .execute(connection)
        .await?;
    Ok(())
}

async fn sign_of_life(connection: &mut SqliteConnection, at: u64) -> Result<(), JournalError> {
    sqlx::query("INSERT OR REPLACE INTO life (only, at) VALUES (1, ?)")
        .bind(at.cast_signed())
        .execute(connection)
        .await?;
    Ok(())
}

async fn is_open(connection: &mut SqliteConnection, room: RoomId) -> Result<bool, JournalError> {
    let open = sqlx::query_scalar("SELECT closed IS NULL FROM room WHERE id = ?")
        .bind(room.0)
        .fetch_optional(connection)
        .await?;
    open.ok_or(JournalError::NoSuchRoom(room))
}
