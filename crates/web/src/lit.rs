//! What lights up: the spaces that take the held die, or the dice that can be returned.

use klaxon_core::board::Playing;
use klaxon_core::{Game, Seat};
use klaxon_fuse::game::Action;
use klaxon_fuse::{Face, Fuse};
use klaxon_room::settings::Help;
use leptos::prelude::*;

use crate::link::Link;
use crate::{app, hand};

/// A space of an own card that something can be done with now.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Lit {
    pub(crate) seat: Seat,
    pub(crate) card: u8,
    pub(crate) space: u8,
}

/// All of them, in the order of their letters. Found once for all cards: it is what a finger waits for.
pub(crate) fn lit() -> Memo<Vec<Lit>> {
    let signals = app::signals();
    Memo::new(move |_| {
        signals.version.track();
        signals.shown.track();
        let held = signals.held.get().map(|held| held.die);
        app::with_link(|link| look(link, held)).unwrap_or_default()
    })
}

/// What is lit right now.
pub(crate) fn now() -> Vec<Lit> {
    let held = app::signals().held.get_untracked().map(|held| held.die);
    app::with_link(|link| look(link, held)).unwrap_or_default()
}

fn look(link: &Link, held: Option<Face>) -> Vec<Lit> {
    let (Some(seat), Some(playing)) = (hand::my_seat(link), link.fuse()) else {
        return Vec::new();
    };
    let helps = link.room().settings().help != Help::None;
    spaces(playing, seat, held.filter(|_| helps))
}

fn spaces(playing: &Playing<Fuse>, seat: Seat, held: Option<Face>) -> Vec<Lit> {
    if held.is_none() && playing.state.returning.is_none() {
        return Vec::new();
    }
    let mut lit = Vec::new();
    Fuse::legal(&playing.table, &playing.state, seat, &mut |one| {
        let (card, space) = match one.action {
            Action::Place { die, card, space } if Some(die) == held && !one.mistake => {
                (card, space)
            }
            Action::Return { card, space } => (card, space),
            _ => return,
        };
        lit.push(Lit { seat, card, space });
    });
    lit.sort_by_key(|lit| (lit.card, lit.space));
    lit
}
