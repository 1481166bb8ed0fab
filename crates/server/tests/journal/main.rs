//! The journals, with real files and a real database.

mod claims;
mod cut_log;
mod damage;
mod file;
mod killed;
mod leases;
mod outages;
mod place;
mod record;
mod records;

use klaxon_server::journal::{Claim, Entry, Journal, LoadError, RoomId};

fn entry(number: u64, body: &str) -> Entry {
    Entry {
        number,
        at: 1_700_000_000_000_u64.wrapping_add(number),
        body: body.to_owned(),
    }
}

/// Entries that say which they are.
fn entries(numbers: impl IntoIterator<Item = u64>) -> Vec<Entry> {
    numbers
        .into_iter()
        .map(|number| entry(number, &format!("entry {number}\nof several lines")))
        .collect()
}

/// All entries of a room that was never cut, claimed for it.
async fn load(journal: &impl Journal, room: RoomId) -> Result<Vec<Entry>, LoadError> {
    let (_, segment) = journal.claim(room).await?;
    Ok(segment.entries)
}

/// Claims a room that is sound.
async fn claim(journal: &impl Journal, room: RoomId) -> Claim {
    journal.claim(room).await.expect("a sound room").0
}
