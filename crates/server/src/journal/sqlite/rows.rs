//! Entries of many rooms, written by one statement.
//!
//! Each statement is handed to the thread of its connection, which costs more than what SQLite does for an entry. So a
//! whole group is one statement.

use std::fmt::Write;
use std::sync::Arc;

use sqlx::query::Query;
use sqlx::sqlite::SqliteArguments;
use sqlx::{AssertSqlSafe, Sqlite};

use super::super::entry::checksum;
use super::super::{Claim, Entry};

/// How many entries one statement has at most. SQLite keeps a statement for each number, once it was used.
pub(super) const MOST: usize = 256;

/// The statements, by the number of their entries.
pub(super) struct Statements {
    /// A transaction of its own.
    whole: Vec<Option<Arc<str>>>,
    /// A part of one.
    part: Vec<Option<Arc<str>>>,
}

/// An entry and whose it is.
pub(super) type Row<'a> = (Claim, &'a Entry);

impl Statements {
    pub(super) fn new() -> Statements {
        Statements {
            whole: vec![None; MOST + 1],
            part: vec![None; MOST + 1],
        }
    }

    /// Inserts up to [`MOST`] entries in a transaction of their own.
    pub(super) fn transaction(&mut self, rows: &[Row]) -> Query<'static, Sqlite, SqliteArguments> {
        let text = self.whole[rows.len()].get_or_insert_with(|| {
            format!("BEGIN IMMEDIATE; {}; COMMIT", insert(rows.len())).into()
        });
        bound(text, rows)
    }

    /// Inserts up to [`MOST`] entries.
    pub(super) fn insert(&mut self, rows: &[Row]) -> Query<'static, Sqlite, SqliteArguments> {
        let text = self.part[rows.len()].get_or_insert_with(|| insert(rows.len()).into());
        bound(text, rows)
    }
}

fn insert(rows: usize) -> String {
    let mut text = "INSERT INTO entry (room, number, at, body, checksum, epoch) VALUES ".to_owned();
    for row in 0..rows {
        let comma = if row == 0 { "" } else { ", " };
        // A string takes whatever is written to it.
        let _ = write!(text, "{comma}(?, ?, ?, ?, ?, ?)");
    }
    text
}

fn bound(text: &Arc<str>, rows: &[Row]) -> Query<'static, Sqlite, SqliteArguments> {
    let mut query = sqlx::query(AssertSqlSafe(text.clone()));
    for (claim, entry) in rows {
        let Entry { number, at, body } = entry;
        query = query
            .bind(claim.room.0)
            .bind(number.cast_signed())
            .bind(at.cast_signed())
            .bind(body.clone())
            .bind(checksum(claim.room, *number, *at, body.as_bytes()))
            .bind(claim.epoch.cast_signed());
    }
    query
}
