//! Rooms that this node has claimed without anybody keeping them: the answer to a claim may have come too late.

use std::collections::HashSet;

use sqlx::Row;

use super::super::{Claim, JournalError, RoomId};
use super::Shared;
use super::line::{Line, PATIENCE};

/// The rooms that looked like it when it was last looked for them.
#[derive(Default)]
pub(super) struct Strays {
    seen: HashSet<Claim>,
}

impl Strays {
    /// Gives back the claims that were unknown both now and the last time, so that anybody can take the rooms. A claim that
    /// is about to be known is known before strays are looked for again.
    pub(super) async fn lay_to_sleep(
        &mut self,
        line: &mut Line,
        shared: &Shared,
    ) -> Result<(), JournalError> {
        let unknown = unknown(line, shared).await?;
        let strays = unknown.intersection(&self.seen);
        let (rooms, epochs): (Vec<i64>, Vec<i64>) = strays
            .map(|claim| (claim.room.0, claim.epoch.cast_signed()))
            .unzip();
        self.seen = unknown;
        if rooms.is_empty() {
            return Ok(());
        }
        let sleep = sqlx::query(
            "UPDATE room SET node = NULL, incarnation = NULL, asleep_run = (SELECT run FROM life),
                 asleep = floor(extract(epoch FROM statement_timestamp()) * 1000)::bigint
             FROM unnest($2::bigint[], $3::bigint[]) AS stray (room, epoch)
             WHERE room.id = stray.room AND room.epoch = stray.epoch AND room.incarnation = $1",
        );
        let sleep = sleep.bind(shared.node.incarnation).bind(rooms).bind(epochs);
        line.rows(sleep, PATIENCE).await?;
        Ok(())
    }
}

/// The claims of this node in the database of which it knows nothing.
async fn unknown(line: &mut Line, shared: &Shared) -> Result<HashSet<Claim>, JournalError> {
    let claimed = sqlx::query("SELECT id, epoch FROM room WHERE incarnation = $1");
    let rows = line
        .rows(claimed.bind(shared.node.incarnation), PATIENCE)
        .await?;
    let heads = shared.heads();
    let mut unknown = HashSet::new();
    for row in rows {
        let claim = Claim {
            room: RoomId(row.try_get("id")?),
            epoch: row.try_get::<i64, _>("epoch")?.cast_unsigned(),
        };
        if heads.check(claim).is_err() {
            unknown.insert(claim);
        }
    }
    Ok(unknown)
}
