//! A new segment of a room.

use super::super::entry::checksum;
use super::super::{Claim, Cut, Entry, JournalError, Node};
use super::claims::{bind_claim, unless_lost};
use super::line::Lines;

/// Begins a new segment, if the claim still stands.
pub(super) async fn insert(
    lines: &Lines,
    node: &Node,
    claim: Claim,
    cut: Cut,
) -> Result<(), JournalError> {
    // Nothing is lost if the same segment begins twice: it sums up the same.
    let insert = sqlx::query(
        "WITH kept AS MATERIALIZED (
             SELECT id FROM room
             WHERE id = $1 AND epoch = $2 AND incarnation = $3 AND closed IS NULL FOR SHARE)
         INSERT INTO segment (room, number, at, body, checksum, written)
         SELECT id, $4, $5, $6, $7, $8 FROM kept
         ON CONFLICT (room, number) DO UPDATE
         SET at = excluded.at, body = excluded.body, checksum = excluded.checksum, written = excluded.written
         RETURNING room",
    );
    let Entry { number, at, body } = cut.summary;
    let sum = checksum(claim.room, number, at, body.as_bytes());
    let insert = bind_claim(insert, node, claim)
        .bind(number.cast_signed())
        .bind(at.cast_signed())
        .bind(body.into_bytes())
        .bind(i64::from(sum))
        .bind(cut.written as i64);
    unless_lost(lines, claim, insert).await
}
