//! What happens at the table: heard at once, shown where nobody must miss it, told to people who can't see it.

use klaxon_flatline::Event;

use super::show::{News, Sight};
use super::table::FlatTable;

/// One event, with the position before it and after it. `quick`: it is one of many that are caught up on at once, so nothing
/// is heard, and only what matters is told.
pub(super) fn tell(_: FlatTable, _: &Sight, _: &Event, _: &Sight, _quick: bool) -> Option<News> {
    None
}
