//! The nodes that share the database.

use sqlx::Row;

use super::super::{JournalError, Node, NodeRow};
use super::line::Lines;

/// The nodes whose lease has not lapsed, the oldest first.
pub(super) async fn alive(lines: &Lines) -> Result<Vec<NodeRow>, JournalError> {
    let alive = sqlx::query(
        "SELECT node, incarnation, rooms, most, draining FROM lease
         WHERE until > statement_timestamp() ORDER BY incarnation",
    );
    let mut nodes = Vec::new();
    for row in lines.rows(alive).await? {
        let count = |column| {
            let count: i64 = row.try_get(column)?;
            Ok::<_, sqlx::Error>(usize::try_from(count).unwrap_or(0))
        };
        nodes.push(NodeRow {
            node: Node {
                name: row.try_get("node")?,
                incarnation: row.try_get("incarnation")?,
            },
            rooms: count("rooms")?,
            most: count("most")?,
            draining: row.try_get("draining")?,
        });
    }
    Ok(nodes)
}

/// What time it is by the clock of the database, in milliseconds since 1970.
pub(super) async fn time(lines: &Lines) -> Result<u64, JournalError> {
    let time = sqlx::query("SELECT floor(extract(epoch FROM clock_timestamp()) * 1000)::bigint");
    let row = lines.row(time).await?.ok_or(sqlx::Error::RowNotFound)?;
    Ok(row.try_get::<i64, _>(0)?.cast_unsigned())
}
