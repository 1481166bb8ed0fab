//! The keyboard: numbers play the cards of the hand, letters do the rest.

use super::main_key::{self, Deed};
use super::table::PlanterTable;
use super::{cover, fan, round};

/// The keys of the game and what they do.
pub(crate) const KEYS: &[(&str, &str)] = &[
    ("1 – 7", "planter-do-card"),
    ("B", "planter-do-bomb"),
    ("P", "planter-do-pass"),
    ("C", "planter-do-call"),
    ("M", "planter-do-guy"),
    ("R", "planter-do-ready"),
];

/// A key went down; returns whether it meant something.
pub(crate) fn press(table: PlanterTable, key: &str) -> bool {
    if cover::is_covered_now(table) {
        return false;
    }
    match key.as_bytes() {
        [digit @ b'1'..=b'9'] => {
            table.desk.keys.set(true);
            fan::touch_place(table, usize::from(digit - b'1'))
        }
        b"b" => main_key::press_if(table, Deed::Bomb),
        b"p" => main_key::press_if(table, Deed::Pass),
        b"c" => main_key::press_if(table, Deed::Call),
        b"m" => main_key::press_if(table, Deed::Guy),
        b"r" => round::get_ready(table),
        _ => false,
    }
}
