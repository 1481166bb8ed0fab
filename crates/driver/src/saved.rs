//! Changes of a room as one text, and the room that they make.

use std::sync::Arc;

use klaxon_core::Shelf;
use klaxon_core::notation::plain_number;
use klaxon_room::{Change, Room, Wall};

/// All changes of a room, or those since a summary: number and time of each, then its body, then an empty line.
pub fn text(changes: &[Change]) -> String {
    let blocks = changes.iter().map(|change| {
        let Change { number, at, .. } = change;
        format!("{number} {at}\n{}", change.body())
    });
    blocks.collect::<Vec<_>>().join("\n\n")
}

/// The room that was saved, with its changes; none if that can't be read.
pub fn parse(text: &str, shelf: Arc<dyn Shelf>) -> Option<(Room, Vec<Change>)> {
    let changes = text.split("\n\n").map(|block| {
        let (head, body) = block.split_once('\n')?;
        let (number, at) = head.split_once(' ')?;
        Change::parse(plain_number(number)?, Wall(plain_number(at)?), body)
    });
    let changes: Vec<Change> = changes.collect::<Option<_>>()?;
    let room = Room::replayed(shelf, &changes)?;
    Some((room, changes))
}
