//! Entries of many rooms, written by one statement.

use std::collections::{BTreeMap, HashSet};

use sqlx::Row;

use super::super::entry::checksum;
use super::super::{Claim, Entry, Node, RoomId};
use super::line::{Line, PATIENCE};

/// Writes entries, of those rooms whose claims still stand. Returns which rooms these are.
///
/// The rows of the rooms are locked, in the order of their ids, so that nobody claims one before this is done. Whoever
/// claimed one before has raised its epoch. Each row is looked up by itself: whatever the database believes of its tables,
/// no plan for this looks at other rooms.
pub(super) async fn write<'a>(
    line: &mut Line,
    node: &Node,
    appends: impl Iterator<Item = (Claim, &'a [Entry])>,
) -> Result<HashSet<RoomId>, sqlx::Error> {
    let mut claims = BTreeMap::new();
    let (mut rooms, mut numbers, mut times) = (Vec::new(), Vec::new(), Vec::new());
    let (mut bodies, mut checksums) = (Vec::new(), Vec::new());
    for (claim, entries) in appends {
        claims.insert(claim.room.0, claim.epoch.cast_signed());
        for Entry { number, at, body } in entries {
            rooms.push(claim.room.0);
            numbers.push(number.cast_signed());
            times.push(at.cast_signed());
            bodies.push(body.as_bytes());
            checksums.push(i64::from(checksum(
                claim.room,
                *number,
                *at,
                body.as_bytes(),
            )));
        }
    }
    let (claimed, epochs): (Vec<i64>, Vec<i64>) = claims.into_iter().unzip();
    let write = sqlx::query(
        "WITH kept AS MATERIALIZED (
             SELECT held.id, held.epoch FROM unnest($1::bigint[], $2::bigint[]) AS claim (room, epoch)
             CROSS JOIN LATERAL (
                 SELECT id, epoch FROM room
                 WHERE id = claim.room AND epoch = claim.epoch AND incarnation = $3 AND closed IS NULL
                 FOR SHARE) AS held),
         written AS (
             INSERT INTO entry (room, number, at, body, checksum, epoch, incarnation)
             SELECT fresh.room, number, at, body, checksum, kept.epoch, $3
             FROM unnest($4::bigint[], $5::bigint[], $6::bigint[], $7::bytea[], $8::bigint[])
                 AS fresh (room, number, at, body, checksum)
             JOIN kept ON kept.id = fresh.room)
         SELECT id FROM kept",
    );
    let write = write
        .bind(claimed)
        .bind(epochs)
        .bind(node.incarnation)
        .bind(rooms)
        .bind(numbers)
        .bind(times)
        .bind(bodies)
        .bind(checksums);
    let rows = line.rows(write, PATIENCE).await?;
    rows.iter()
        .map(|row| Ok(RoomId(row.try_get("id")?)))
        .collect()
}
