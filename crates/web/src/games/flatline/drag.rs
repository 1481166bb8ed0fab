//! A medic die is dragged to a line, a card, a station or a player.

use klaxon_flatline::Die;
use web_sys::{Element, PointerEvent};

use super::table::FlatTable;
use super::touch::{self, Doing};
use super::{board, dice, draw};
use crate::shell::drag::{self, Dragged};

struct Held {
    table: FlatTable,
    die: Die,
    place: usize,
}

/// A pointer goes down on a die.
pub(crate) fn begin(table: FlatTable, event: &PointerEvent, die: Die, place: usize) {
    if table.picking.get_untracked().is_none() {
        drag::begin(table.desk, event, Held { table, die, place });
    }
}

impl Dragged for Held {
    fn take_up(&self) -> String {
        dice::take_up(self.table, self.die, self.place);
        draw::die(self.die)
    }

    /// A die that is let go beside every place goes back to the tray; so does one that fits nowhere there.
    fn drop_on(&self, under: Element) {
        // Something may have happened to it meanwhile.
        let still = self.table.doing.get_untracked() == Doing::Holding(self.die, self.place);
        if let (Some((at, space)), true) = (board::place_of(&under), still) {
            touch::touch(self.table, at, space);
        }
    }

    fn let_go(&self) {
        self.table.doing.set(Doing::Nothing);
    }
}
