//! A game alone is saved after every change, and goes on after a closed tab.

use std::sync::Arc;

use klaxon_room::{Change, Room, Wall};

use crate::browser;
use crate::shelf::PageGames;

const NAME: &str = "klaxon-solo";

/// All changes of a room, as text.
pub(crate) fn save(changes: &[Change]) {
    let blocks = changes.iter().map(|change| {
        let Change { number, at, .. } = change;
        format!("{number} {at}\n{}", change.body())
    });
    browser::keep(NAME, &blocks.collect::<Vec<_>>().join("\n\n"));
}

/// The room that was saved, with its changes; none if there is none, or it can't be read.
pub(crate) fn load() -> Option<(Room, Vec<Change>)> {
    let text = browser::kept(NAME)?;
    let changes = text.split("\n\n").map(|block| {
        let (head, body) = block.split_once('\n')?;
        let (number, at) = head.split_once(' ')?;
        Change::parse(number.parse().ok()?, Wall(at.parse().ok()?), body)
    });
    let changes: Vec<Change> = changes.collect::<Option<_>>()?;
    let mut room = Room::new(Arc::new(PageGames));
    changes
        .iter()
        .all(|change| room.replay(change))
        .then_some((room, changes))
}

/// Is there a game to go on with?
pub(crate) fn is_there() -> bool {
    browser::kept(NAME).is_some()
}

/// Nothing to go on with any more.
pub(crate) fn forget() {
    browser::forget(NAME);
}
