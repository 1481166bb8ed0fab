//! Rooms to which nobody has come for long are closed.
//!
//! Only the time counts in which some server ran: only then could anybody come.

use std::time::Duration;

use sqlx::Row;

use super::super::{JournalError, Node, RoomId};
use super::claims::millis;
use super::line::{Lines, Statement};
use super::renewal::LEASE;

/// Notes that a server runs. If none did so for long, only a little of the time since counts.
pub(super) fn sign_of_life() -> Statement<'static> {
    // Of several servers one a second is enough.
    sqlx::query(
        "UPDATE life SET at = statement_timestamp(),
             run = run + greatest(0, least(5000, extract(epoch FROM statement_timestamp() - at) * 1000))::bigint
         WHERE at NOT BETWEEN statement_timestamp() - interval '1 second' AND statement_timestamp()",
    )
}

/// Closes rooms that have been asleep for so long. Those are left out that somebody else is about to change: whoever
/// claims one comes first, and of two nodes that close rooms each closes its own.
pub(super) async fn close(
    lines: &Lines,
    node: &Node,
    idle: Duration,
    at: u64,
) -> Result<Vec<RoomId>, JournalError> {
    // A room whose node has no lease any more is asleep since its last renewal; it is left alone until this node may take
    // it.
    let close = sqlx::query(
        "WITH idle AS MATERIALIZED (
             SELECT id FROM room
             WHERE closed IS NULL AND (
                 (incarnation IS NULL AND asleep_run < (SELECT run FROM life) - $1)
                 OR (EXISTS (
                         SELECT FROM lease
                         WHERE lease.incarnation = room.incarnation AND until <= statement_timestamp()
                             AND lease.run < (SELECT run FROM life) - $1)
                     AND EXISTS (
                         SELECT FROM lease
                         WHERE lease.incarnation = $2 AND until > statement_timestamp()
                             AND since <= statement_timestamp() - $3 * interval '1 millisecond')))
             ORDER BY id FOR UPDATE SKIP LOCKED)
         UPDATE room SET closed = $4, node = NULL, incarnation = NULL FROM idle WHERE room.id = idle.id
         RETURNING room.id",
    );
    let close = close
        .bind(millis(idle))
        .bind(node.incarnation)
        .bind(millis(LEASE))
        .bind(at.cast_signed());
    let mut closed = Vec::new();
    for row in lines.rows(close).await? {
        closed.push(RoomId(row.try_get("id")?));
    }
    closed.sort();
    Ok(closed)
}
