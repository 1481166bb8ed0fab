//! The rooms in the database, and who keeps them.

use sqlx::Row;
use sqlx::postgres::PgRow;

use super::super::{Holder, JournalError, Node, RoomId, RoomRow};
use super::line::Lines;

/// Selects rooms. One whose node has no lease any more is asleep since the last renewal.
macro_rules! rooms {
    ($which:literal) => {
        concat!(
            "SELECT id, code, opened, closed, handed_over,
                 CASE WHEN room.incarnation IS NULL THEN asleep
                      WHEN until > statement_timestamp() THEN NULL
                      ELSE coalesce(floor(extract(epoch FROM renewed) * 1000)::bigint, opened) END AS asleep
             FROM room LEFT JOIN lease ON lease.incarnation = room.incarnation ",
            $which
        )
    };
}

pub(super) async fn count_open(lines: &Lines) -> Result<usize, JournalError> {
    let open = sqlx::query("SELECT count(*) FROM room WHERE closed IS NULL");
    let row = lines.row(open).await?.ok_or(sqlx::Error::RowNotFound)?;
    Ok(usize::try_from(row.try_get::<i64, _>(0)?).unwrap_or(0))
}

pub(super) async fn all(lines: &Lines) -> Result<Vec<RoomRow>, JournalError> {
    let rows = lines.rows(sqlx::query(rooms!("ORDER BY id"))).await?;
    rows.iter().map(read).collect()
}

pub(super) async fn find(lines: &Lines, code: &str) -> Result<Option<RoomRow>, JournalError> {
    // Rooms with the same code are open one after the other, so the highest id was closed last.
    let found = sqlx::query(rooms!(
        "WHERE code = $1 ORDER BY closed IS NOT NULL, id DESC LIMIT 1"
    ));
    let row = lines.row(found.bind(code)).await?;
    row.as_ref().map(read).transpose()
}

fn read(row: &PgRow) -> Result<RoomRow, JournalError> {
    Ok(RoomRow {
        id: RoomId(row.try_get("id")?),
        code: row.try_get("code")?,
        opened: row.try_get::<i64, _>("opened")?.cast_unsigned(),
        closed: row
            .try_get::<Option<i64>, _>("closed")?
            .map(i64::cast_unsigned),
        asleep: row
            .try_get::<Option<i64>, _>("asleep")?
            .map(i64::cast_unsigned),
        handed_over: row.try_get("handed_over")?,
    })
}

/// What stands in the way of a claim, if anything does.
pub(super) enum Standing {
    /// There is no such room.
    Unknown,
    /// It is closed.
    Closed,
    /// Nobody keeps it.
    Free,
    /// Somebody keeps it.
    Held(Holder),
}

/// Who keeps a room, or why nobody does.
pub(super) async fn standing(lines: &Lines, room: RoomId) -> Result<Standing, JournalError> {
    let standing = sqlx::query(
        "SELECT closed IS NOT NULL AS closed, epoch, room.node, room.incarnation,
             coalesce(until > statement_timestamp(), false) AS alive
         FROM room LEFT JOIN lease ON lease.incarnation = room.incarnation WHERE id = $1",
    );
    let Some(row) = lines.row(standing.bind(room.0)).await? else {
        return Ok(Standing::Unknown);
    };
    if row.try_get("closed")? {
        return Ok(Standing::Closed);
    }
    let name: Option<String> = row.try_get("node")?;
    let incarnation: Option<i64> = row.try_get("incarnation")?;
    let Some((name, incarnation)) = name.zip(incarnation) else {
        return Ok(Standing::Free);
    };
    Ok(Standing::Held(Holder {
        node: Node { name, incarnation },
        epoch: row.try_get::<i64, _>("epoch")?.cast_unsigned(),
        alive: row.try_get("alive")?,
    }))
}
