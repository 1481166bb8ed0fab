//! A die of the tray is dragged to a space.

use klaxon_fuse::game::slot::{Letter, SpaceId};
use web_sys::{Element, PointerEvent};

use super::card;
use super::hand::{self, Held};
use super::table::FuseTable;
use crate::shell::drag::{self, Dragged};

struct Die {
    table: FuseTable,
    held: Held,
}

/// A pointer goes down on a die.
pub(crate) fn begin(table: FuseTable, event: &PointerEvent, held: Held) {
    drag::begin(table.desk, event, Die { table, held });
}

impl Dragged for Die {
    fn take_up(&self) -> String {
        hand::take_up(self.table, self.held);
        self.held.loose.picture(false)
    }

    /// A die that is let go beside every space goes back to the tray; so does one that fits nowhere there.
    fn drop_on(&self, under: Element) {
        let (table, held) = (self.table, self.held);
        let touched = || {
            let card = under.closest("[data-card]").ok().flatten()?;
            let letter = card.get_attribute("data-card")?;
            let card: Letter = letter.parse().ok()?;
            Some((card, card::touched(Some(under.into()))?))
        };
        let seat = table.desk.look(|link| table.desk.seat(link)).flatten();
        // Somebody else may have taken it meanwhile.
        let still = table.held.get_untracked() == Some(held);
        if let (Some((card, space)), Some(seat), true) = (touched(), seat, still) {
            hand::place(table, seat, held.loose, card, SpaceId(space));
        }
    }

    fn let_go(&self) {
        self.table.held.set(None);
    }
}
