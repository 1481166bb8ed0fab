//! What seats may do, for whoever asks, however often: the list is made once for each position.

use std::collections::BTreeMap;

use klaxon_core::Seat;
use klaxon_room::Room;

/// So many bytes of actions are listed; who plays without rules of their own has enough to choose from.
const MOST: usize = 32 * 1024;

/// Actions, and whether they are all.
type Listed = (Vec<String>, bool);

/// The lists that were asked for.
#[derive(Default)]
pub(crate) struct Legal {
    /// The change after which they were made.
    number: u64,
    lists: BTreeMap<Seat, Listed>,
}

impl Legal {
    /// The position is another: what was listed takes memory for nothing.
    pub(crate) fn forget(&mut self) {
        self.lists.clear();
    }

    /// What a seat may do now.
    pub(crate) fn of(&mut self, room: &Room, seat: Seat) -> &Listed {
        if self.number != room.number() {
            self.forget();
            self.number = room.number();
        }
        let list = self.lists.entry(seat);
        list.or_insert_with(|| room.legal_within(seat, MOST))
    }
}
