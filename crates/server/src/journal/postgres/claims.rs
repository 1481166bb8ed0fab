//! Who keeps a room: each change of that is one statement, which says itself when it may be carried out.
//!
//! A node that stands still between two statements would keep others from its rooms by its locks. So there are no
//! transactions of several.

use std::time::Duration;

use sqlx::Row;

use super::super::error::is_duplicate;
use super::super::{Claim, JournalError, Node, RoomId};
use super::line::{Lines, Statement};
use super::renewal::LEASE;
use super::rooms::{Standing, standing};

/// How often a claim is tried if the room is free each time one looks why it failed.
const TRIES: usize = 5;

/// Opens a new room, claimed by this node.
pub(super) async fn create(
    lines: &Lines,
    node: &Node,
    code: &str,
    at: u64,
) -> Result<Claim, JournalError> {
    let create = sqlx::query(
        "INSERT INTO room (code, opened, epoch, node, incarnation) VALUES ($1, $2, 1, $3, $4) RETURNING id",
    );
    let create = create.bind(code).bind(at.cast_signed());
    let created = lines
        .row(create.bind(&node.name).bind(node.incarnation))
        .await;
    let row = created.map_err(|error| match is_duplicate(&error) {
        true => JournalError::CodeTaken(code.to_owned()),
        false => error.into(),
    })?;
    let row = row.ok_or(sqlx::Error::RowNotFound)?;
    let room = RoomId(row.try_get("id")?);
    Ok(Claim { room, epoch: 1 })
}

/// Claims an open room for this node.
pub(super) async fn claim(lines: &Lines, node: &Node, room: RoomId) -> Result<Claim, JournalError> {
    for _ in 0..TRIES {
        if let Some(claim) = raise_epoch(lines, node, room).await? {
            return Ok(claim);
        }
        match standing(lines, room).await? {
            Standing::Unknown => return Err(JournalError::NoSuchRoom(room)),
            Standing::Closed => return Err(JournalError::RoomClosed(room)),
            Standing::Held(holder) => return Err(JournalError::Held(holder)),
            Standing::Free => {}
        }
    }
    Err(JournalError::Away(format!(
        "room {room} changes hands all the time"
    )))
}

/// Raises the epoch of a room that nobody keeps, that this node keeps, or that it kept when it ran before. A room of a
/// node whose lease lapsed is left to it until this node has had its own for long enough: if the database was away,
/// everybody's lease lapsed, and whoever keeps a room renews it first.
async fn raise_epoch(
    lines: &Lines,
    node: &Node,
    room: RoomId,
) -> Result<Option<Claim>, JournalError> {
    let claim = sqlx::query(
        "UPDATE room SET epoch = epoch + 1, node = $2, incarnation = $3, asleep = NULL, asleep_run = NULL,
             handed_over = false
         WHERE id = $1 AND closed IS NULL AND (
             incarnation IS NULL OR incarnation = $3 OR (node = $2 AND incarnation < $3) OR (
                 NOT EXISTS (
                     SELECT FROM lease
                     WHERE lease.incarnation = room.incarnation AND until > statement_timestamp())
                 AND EXISTS (
                     SELECT FROM lease
                     WHERE lease.incarnation = $3 AND until > statement_timestamp()
                         AND since <= statement_timestamp() - $4 * interval '1 millisecond')))
         RETURNING epoch",
    );
    let claim = claim.bind(room.0).bind(&node.name).bind(node.incarnation);
    let Some(row) = lines.row(claim.bind(millis(LEASE))).await? else {
        return Ok(None);
    };
    let epoch = row.try_get::<i64, _>("epoch")?.cast_unsigned();
    Ok(Some(Claim { room, epoch }))
}

/// Gives a claim back. The last entry is known, if it is.
pub(super) async fn give_back(
    lines: &Lines,
    node: &Node,
    claim: Claim,
    last: Option<u64>,
    at: u64,
) -> Result<(), JournalError> {
    let sleep = sqlx::query(
        "UPDATE room SET node = NULL, incarnation = NULL, asleep = $4, asleep_run = (SELECT run FROM life),
             last = coalesce($5, last), handed_over = false
         WHERE id = $1 AND epoch = $2 AND incarnation = $3 AND closed IS NULL RETURNING id",
    );
    let sleep = bind_claim(sleep, node, claim)
        .bind(at.cast_signed())
        .bind(last.map(u64::cast_signed));
    unless_lost(lines, claim, sleep).await
}

/// Closes a room for good.
pub(super) async fn close(
    lines: &Lines,
    node: &Node,
    claim: Claim,
    at: u64,
) -> Result<(), JournalError> {
    let close = sqlx::query(
        "UPDATE room SET node = NULL, incarnation = NULL, closed = $4
         WHERE id = $1 AND epoch = $2 AND incarnation = $3 AND closed IS NULL RETURNING id",
    );
    let close = bind_claim(close, node, claim).bind(at.cast_signed());
    unless_lost(lines, claim, close).await
}

/// Binds the first three arguments: a room is this node's if it has this epoch, and the incarnation, which no other node
/// has.
pub(super) fn bind_claim<'q>(statement: Statement<'q>, node: &Node, claim: Claim) -> Statement<'q> {
    statement
        .bind(claim.room.0)
        .bind(claim.epoch.cast_signed())
        .bind(node.incarnation)
}

/// Carries out what touches one row if the claim still stands.
pub(super) async fn unless_lost(
    lines: &Lines,
    claim: Claim,
    statement: Statement<'_>,
) -> Result<(), JournalError> {
    match lines.row(statement).await? {
        Some(_) => Ok(()),
        None => Err(JournalError::Lost(claim.room)),
    }
}

/// A time as the statements take it.
pub(super) fn millis(time: Duration) -> i64 {
    i64::try_from(time.as_millis()).unwrap_or(i64::MAX)
}
