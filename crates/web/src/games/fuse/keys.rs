//! Play by keyboard alone: numbers take a die up, letters choose a lit space or the next bomb.

use wasm_bindgen::JsCast;
use web_sys::HtmlElement;

use super::lit::Lit;
use super::table::FuseTable;
use super::{hand, lit, loose, tray};
use crate::browser;

/// The keys of FUSE and what they do.
pub(crate) const KEYS: &[(&str, &str)] = &[
    ("1 – 9", "web-key-die"),
    ("A – Z", "web-key-space"),
    ("web-key-space-bar", "web-key-roll"),
];

/// The same in a game with roles.
pub(crate) const KEYS_WITH_ROLES: &[(&str, &str)] = &[
    ("1 – 9", "web-key-die"),
    ("A – Z", "web-key-space"),
    ("web-key-space-bar", "web-key-roll"),
    ("+", "web-key-role"),
];

/// A key went down; returns whether it meant something.
pub(crate) fn press(table: FuseTable, key: &str) -> bool {
    match key.as_bytes() {
        [digit @ b'1'..=b'9'] => {
            table.desk.keys.set(true);
            take_up(table, usize::from(digit - b'1'))
        }
        [letter @ b'a'..=b'z'] => choose(table, usize::from(letter - b'a')),
        b"+" => focus_on_powers(),
        _ => false,
    }
}

/// The keys for what a role can do are many and change: one key leads to them.
fn focus_on_powers() -> bool {
    let first = browser::document().query_selector(".roleline button");
    let first = first.ok().flatten();
    let first = first.and_then(|first| first.dyn_into::<HtmlElement>().ok());
    first.is_some_and(|first| first.focus().is_ok())
}

fn take_up(table: FuseTable, place: usize) -> bool {
    let known = table.places.get_untracked();
    let dice = table.look(|playing| tray::placed(&known, &loose::dice(&playing.state)));
    let dice = dice.unwrap_or_default();
    let Some(lying) = dice.get(place).filter(|lying| !lying.gone) else {
        return false;
    };
    let same = |one: &&tray::Lying| one.loose == lying.loose && !one.gone;
    let nth = dice[..place].iter().filter(same).count();
    hand::touch_die(table, lying.loose, nth);
    true
}

fn choose(table: FuseTable, letter: usize) -> bool {
    // A bomb keeps its letter though one before it is gone.
    let named = char::from(b'a' + letter as u8);
    let bomb = browser::document().query_selector(&format!(".choosable[data-key='{named}']"));
    if let Some(bomb) = bomb.ok().flatten()
        && let Ok(bomb) = bomb.dyn_into::<HtmlElement>()
    {
        bomb.click();
        return true;
    }
    let lit = lit::now(table);
    let Some(&Lit {
        seat, card, space, ..
    }) = lit.get(letter)
    else {
        return false;
    };
    hand::touch_space(table, seat, card, space);
    true
}
