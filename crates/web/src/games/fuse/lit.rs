//! What lights up: the spaces that take the held die, or the dice that can be returned.

use klaxon_core::board::Playing;
use klaxon_core::{Game, Seat};
use klaxon_fuse::AnyFuse;
use klaxon_fuse::game::Action;
use klaxon_fuse::game::slot::At;
use klaxon_room::settings::Help;

use super::loose::Loose;
use super::table::{FuseTable, playing};
use super::ways::{self, Becomes};
use crate::link::Link;
use crate::live::{Follows, follow};

/// A space of an own card that something can be done with now.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Lit {
    pub(crate) seat: Seat,
    pub(crate) card: u8,
    pub(crate) space: u8,
    /// Whether it lights up. Without help it does not, but it can be named all the same.
    pub(crate) shines: bool,
    /// What a wild die becomes there.
    pub(crate) becomes: Option<Becomes>,
}

/// All of them, in the order of their letters. Found once for all cards: it is what a finger waits for.
pub(crate) fn lit(table: FuseTable) -> Follows<Vec<Lit>> {
    follow(move || {
        table.desk.version.track();
        table.desk.shown.track();
        let held = table.held.get().map(|held| held.loose);
        table
            .desk
            .look(|link| look(table, link, held))
            .unwrap_or_default()
    })
}

/// What is lit right now.
pub(crate) fn now(table: FuseTable) -> Vec<Lit> {
    let held = table.held.get_untracked().map(|held| held.loose);
    table
        .desk
        .look(|link| look(table, link, held))
        .unwrap_or_default()
}

fn look(table: FuseTable, link: &Link, held: Option<Loose>) -> Vec<Lit> {
    let (Some(seat), Some(playing)) = (table.desk.seat(link), playing(link)) else {
        return Vec::new();
    };
    match link.room().settings().help {
        Help::None if playing.state.returning.is_none() => free(playing, seat, held),
        _ => spaces(playing, seat, held),
    }
}

fn spaces(playing: &Playing<AnyFuse>, seat: Seat, held: Option<Loose>) -> Vec<Lit> {
    let mut lit = match playing.state.returning {
        Some(_) => returns(playing, seat),
        None => held.map_or(Vec::new(), |held| takes(playing, seat, held)),
    };
    klaxon_core::few::sort(&mut lit, |one, other| {
        (one.card, one.space) < (other.card, other.space)
    });
    lit
}

/// The dice that can be returned.
fn returns(playing: &Playing<AnyFuse>, seat: Seat) -> Vec<Lit> {
    let mut lit = Vec::new();
    AnyFuse::legal(&playing.table, &playing.state, seat, &mut |one| {
        if let Action::Return { card, space } = one.action {
            lit.push(Lit {
                seat,
                card: card.0,
                space: space.0,
                shines: true,
                becomes: None,
            });
        }
    });
    lit
}

/// The spaces that take the held die.
fn takes(playing: &Playing<AnyFuse>, seat: Seat, held: Loose) -> Vec<Lit> {
    let fits = ways::all(playing, seat, held);
    let mut lit: Vec<Lit> = Vec::new();
    for fit in &fits {
        let (card, space) = (fit.card.0, fit.space.0);
        if lit.iter().any(|one| one.card == card && one.space == space) {
            continue;
        }
        let here = ways::on(&fits, fit.card, fit.space);
        lit.push(Lit {
            seat,
            card,
            space,
            shines: true,
            becomes: ways::becomes(playing, seat, held.die, &here),
        });
    }
    lit
}

/// Every space without a die: which of them take the held one is the player's to know.
fn free(playing: &Playing<AnyFuse>, seat: Seat, held: Option<Loose>) -> Vec<Lit> {
    let mut free = Vec::new();
    if held.is_none() {
        return free;
    }
    for slot in playing.state.cards_of(&playing.table, seat) {
        let lying = playing.state.slot(slot);
        let Some(bomb) = lying.card().and_then(|card| playing.table.card(card)) else {
            continue;
        };
        let letter = playing.table.letter(At { seat, slot });
        let empty = (0..bomb.card.spaces().len()).filter(|space| lying.dice.get(*space).is_none());
        free.extend(empty.map(|space| Lit {
            seat,
            card: letter.0,
            space: space as u8,
            shines: false,
            becomes: None,
        }));
    }
    free
}
