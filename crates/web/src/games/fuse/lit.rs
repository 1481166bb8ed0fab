//! What lights up: the spaces that take the held die, or the dice that can be returned.

use klaxon_core::board::Playing;
use klaxon_core::{Game, Seat};
use klaxon_fuse::game::Action;
use klaxon_fuse::game::slot::{Held, SlotId};
use klaxon_fuse::{AnyFuse, Face};
use klaxon_room::settings::Help;
use leptos::prelude::*;

use super::table::{FuseTable, playing};
use crate::link::Link;

/// A space of an own card that something can be done with now.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Lit {
    pub(crate) seat: Seat,
    pub(crate) card: u8,
    pub(crate) space: u8,
    /// Whether it lights up. Without help it does not, but it can be named all the same.
    pub(crate) shines: bool,
}

/// All of them, in the order of their letters. Found once for all cards: it is what a finger waits for.
pub(crate) fn lit(table: FuseTable) -> Memo<Vec<Lit>> {
    Memo::new(move |_| {
        table.desk.version.track();
        table.desk.shown.track();
        let held = table.held.get().map(|held| held.die);
        table
            .desk
            .look(|link| look(table, link, held))
            .unwrap_or_default()
    })
}

/// What is lit right now.
pub(crate) fn now(table: FuseTable) -> Vec<Lit> {
    let held = table.held.get_untracked().map(|held| held.die);
    table
        .desk
        .look(|link| look(table, link, held))
        .unwrap_or_default()
}

fn look(table: FuseTable, link: &Link, held: Option<Face>) -> Vec<Lit> {
    let (Some(seat), Some(playing)) = (table.desk.seat(link), playing(link)) else {
        return Vec::new();
    };
    match link.room().settings().help {
        Help::None if playing.state.returning.is_none() => free(playing, seat, held),
        _ => spaces(playing, seat, held),
    }
}

fn spaces(playing: &Playing<AnyFuse>, seat: Seat, held: Option<Face>) -> Vec<Lit> {
    if held.is_none() && playing.state.returning.is_none() {
        return Vec::new();
    }
    let mut lit = Vec::new();
    AnyFuse::legal(&playing.table, &playing.state, seat, &mut |one| {
        let (card, space) = match one.action {
            Action::Place { die, card, space } if Some(die) == held && !one.mistake => {
                (card, space)
            }
            Action::Return { card, space } => (card, space),
            _ => return,
        };
        lit.push(Lit {
            seat,
            card: card.0,
            space: space.0,
            shines: true,
        });
    });
    klaxon_core::few::sort(&mut lit, |one, other| {
        (one.card, one.space) < (other.card, other.space)
    });
    lit
}

/// Every space without a die: which of them take the held one is the player's to know.
fn free(playing: &Playing<AnyFuse>, seat: Seat, held: Option<Face>) -> Vec<Lit> {
    let mut free = Vec::new();
    if held.is_none() {
        return free;
    }
    for (slot, card) in playing.table.slots_of(seat).zip(0..) {
        let lying = playing.state.slot(SlotId(slot));
        let Held::Card(bomb) = lying.card else {
            continue;
        };
        let spaces = playing.table.deck().bombs[bomb.index()].card.spaces().len();
        let empty = (0..spaces).filter(|space| lying.dice.get(*space).is_none());
        free.extend(empty.map(|space| Lit {
            seat,
            card,
            space: space as u8,
            shines: false,
        }));
    }
    free
}
