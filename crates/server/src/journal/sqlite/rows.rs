//! Entries of many rooms, written by one statement.
//!
//! Each statement is handed to the thread of its connection, which costs more than what SQLite does for an entry. So a
//! whole group is one statement.

use std::sync::Arc;

use sqlx::query::Query;
use sqlx::sqlite::SqliteArguments;
use sqlx::{AssertSqlSafe, Sqlite};

use super::super::entry::checksum;
use super::super::{Claim, Entry};

/// How many entries one statement has at most.
pub(super) const MOST: usize = 256;

/// Statements have places for 1, 2, 4 and so on entries: SQLite keeps each of them in memory.
const SIZES: usize = MOST.ilog2() as usize + 1;

/// The statements, by the logarithm of how many entries they have places for.
pub(super) struct Statements {
    /// A transaction of its own.
    whole: [Arc<str>; SIZES],
    /// A part of one.
    part: [Arc<str>; SIZES],
}

/// Gives each entry an id of its own. SQLite would give that of the newest again, once it is deleted; but by their ids it
/// is known which have been filed.
pub(super) struct Ids(i64);

impl Ids {
    /// Ids after this one.
    pub(super) fn after(newest: i64) -> Ids {
        Ids(newest)
    }

    fn next(&mut self) -> i64 {
        self.0 += 1;
        self.0
    }
}

/// An entry and whose it is.
pub(super) type Row<'a> = (Claim, &'a Entry);

impl Statements {
    pub(super) fn new() -> Statements {
        let part = std::array::from_fn(|size| insert(1 << size).into());
        let whole = |size: usize| format!("BEGIN IMMEDIATE; {}; COMMIT", part[size]).into();
        Statements {
            whole: std::array::from_fn(whole),
            part,
        }
    }

    /// Inserts up to [`MOST`] entries in a transaction of their own.
    pub(super) fn transaction(
        &self,
        ids: &mut Ids,
        rows: &[Row],
    ) -> Query<'static, Sqlite, SqliteArguments> {
        bound(&self.whole[size(rows)], ids, rows)
    }

    /// Inserts up to [`MOST`] entries.
    pub(super) fn insert(
        &self,
        ids: &mut Ids,
        rows: &[Row],
    ) -> Query<'static, Sqlite, SqliteArguments> {
        bound(&self.part[size(rows)], ids, rows)
    }
}

/// The smallest size with places for all rows.
fn size(rows: &[Row]) -> usize {
    rows.len().next_power_of_two().ilog2() as usize
}

/// Places that nothing is bound to are null, and left out.
fn insert(places: usize) -> String {
    let places = vec!["(?, ?, ?, ?, ?, ?, ?)"; places].join(", ");
    format!(
        "INSERT INTO fresh (id, room, number, at, body, checksum, epoch)
         SELECT * FROM (VALUES {places}) WHERE column1 IS NOT NULL"
    )
}

fn bound(text: &Arc<str>, ids: &mut Ids, rows: &[Row]) -> Query<'static, Sqlite, SqliteArguments> {
    let mut query = sqlx::query(AssertSqlSafe(text.clone()));
    for (claim, entry) in rows {
        let Entry { number, at, body } = entry;
        query = query
            .bind(ids.next())
            .bind(claim.room.0)
            .bind(number.cast_signed())
            .bind(at.cast_signed())
            .bind(body.clone())
            .bind(checksum(claim.room, *number, *at, body.as_bytes()))
            .bind(claim.epoch.cast_signed());
    }
    query
}
