//! Is all that is on record as it was written, and can every open room be brought back?

use super::{Archive, Lost};
use crate::journal::{Journal, JournalError, LoadError, RoomRow};

/// Something that is wrong.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Fault {
    /// The database as a whole is not sound, as SQLite says it.
    File(String),
    /// A room can't be trusted, or not be brought back.
    Room {
        /// Its code.
        code: String,
        /// Is it closed?
        closed: bool,
        /// What is wrong with it.
        what: String,
    },
    /// The record of a game with this address is not as it was written.
    Record(String),
}

/// What a check has found.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Checked {
    /// So many rooms are on record.
    pub rooms: u64,
    /// So many of them are open.
    pub open: u64,
    /// So many changes were read.
    pub changes: u64,
    /// What is wrong.
    pub faults: Vec<Fault>,
}

impl Archive {
    /// Reads everything, and brings every open room back for a moment.
    pub async fn check(&self) -> Result<Checked, JournalError> {
        let mut checked = Checked {
            faults: self
                .journal
                .faults()
                .await?
                .into_iter()
                .map(Fault::File)
                .collect(),
            ..Checked::default()
        };
        for row in self.journal.rooms().await? {
            checked.rooms += 1;
            checked.open += u64::from(row.closed.is_none());
            let lost = self.check_room(&row).await;
            match lost {
                Ok(changes) => checked.changes += changes,
                // It was deleted in this moment.
                Err(Lost::Load(LoadError::Journal(JournalError::NoSuchRoom(_)))) => {}
                Err(Lost::Load(LoadError::Journal(error))) => return Err(error),
                Err(lost) => checked.faults.push(Fault::Room {
                    code: row.code,
                    closed: row.closed.is_some(),
                    what: lost.to_string(),
                }),
            }
        }
        let damaged = self.journal.damaged_records().await?;
        checked
            .faults
            .extend(damaged.into_iter().map(Fault::Record));
        Ok(checked)
    }

    /// Reads all that is on record of a room; an open one is brought back too. Returns how many changes there are.
    async fn check_room(&self, row: &RoomRow) -> Result<u64, Lost> {
        let changes = self.journal.read_all(row.id).await?;
        if row.closed.is_none() {
            self.bring_back(row).await?;
        }
        Ok(changes)
    }
}
