//! Rooms that others are to go on with, given back by one statement.

use std::collections::HashSet;

use sqlx::Row;
use sqlx::postgres::PgRow;

use super::super::{Claim, Node, RoomId};
use super::line::{Line, PATIENCE};

/// A room that others are to go on with.
pub(super) struct HandedOver {
    pub(super) claim: Claim,
    /// The number of its last entry, if it is known.
    pub(super) last: Option<u64>,
    /// When its keeper stopped.
    pub(super) at: u64,
}

/// Gives back those rooms whose claims still stand. Returns these claims.
///
/// As with entries, the rows are locked in the order of their ids, and each is looked up by itself.
pub(super) async fn write(
    line: &mut Line,
    node: &Node,
    mut rooms: Vec<HandedOver>,
) -> Result<HashSet<Claim>, sqlx::Error> {
    rooms.sort_unstable_by_key(|room| room.claim.room);
    let ids = rooms.iter().map(|room| room.claim.room.0);
    let epochs = rooms.iter().map(|room| room.claim.epoch.cast_signed());
    let times = rooms.iter().map(|room| room.at.cast_signed());
    let lasts = rooms.iter().map(|room| room.last.map(u64::cast_signed));
    let give_back = sqlx::query(
        "WITH kept AS MATERIALIZED (
             SELECT held.id, given.at, given.last
             FROM unnest($1::bigint[], $2::bigint[], $3::bigint[], $4::bigint[]) AS given (room, epoch, at, last)
             CROSS JOIN LATERAL (
                 SELECT id FROM room
                 WHERE id = given.room AND epoch = given.epoch AND incarnation = $5 AND closed IS NULL
                 FOR UPDATE) AS held)
         UPDATE room SET node = NULL, incarnation = NULL, asleep = kept.at, asleep_run = (SELECT run FROM life),
             last = coalesce(kept.last, room.last), handed_over = true
         FROM kept WHERE room.id = kept.id RETURNING room.id, room.epoch",
    );
    let give_back = give_back
        .bind(ids.collect::<Vec<i64>>())
        .bind(epochs.collect::<Vec<i64>>())
        .bind(times.collect::<Vec<i64>>())
        .bind(lasts.collect::<Vec<Option<i64>>>())
        .bind(node.incarnation);
    let given_back = line.rows(give_back, PATIENCE).await?;
    given_back.iter().map(claim).collect()
}

fn claim(row: &PgRow) -> Result<Claim, sqlx::Error> {
    Ok(Claim {
        room: RoomId(row.try_get("id")?),
        epoch: row.try_get::<i64, _>("epoch")?.cast_unsigned(),
    })
}
