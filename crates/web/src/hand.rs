//! The die that a person holds, and what touching dice and spaces does.

use klaxon_core::board::Playing;
use klaxon_core::{Game, Seat};
use klaxon_fuse::game::Action;
use klaxon_fuse::game::slot::{Letter, SpaceId};
use klaxon_fuse::{Face, Fuse};
use leptos::prelude::*;

use crate::link::Link;
use crate::{app, card, claims};

/// A held die: of several that look the same, which.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Held {
    pub(crate) die: Face,
    pub(crate) nth: usize,
}

/// The seat that this page plays now: the one that was chosen, else of several on one device one that can do
/// something, else the first.
pub(crate) fn my_seat(link: &Link) -> Option<Seat> {
    let mine: Vec<Seat> = link.room().seats_of(link.me()).collect();
    let shown = app::signals().shown.get_untracked();
    let chosen = shown.filter(|seat| mine.contains(seat));
    let able = || {
        let playing = link.fuse()?;
        let can = |seat: &&Seat| !listed(playing, **seat).is_empty();
        mine.iter().find(can).copied()
    };
    chosen.or_else(able).or(mine.first().copied())
}

/// What a seat can do, mistakes left out.
pub(crate) fn listed(playing: &Playing<Fuse>, seat: Seat) -> Vec<Action> {
    let mut actions = Vec::new();
    Fuse::legal(&playing.table, &playing.state, seat, &mut |one| {
        if !one.mistake {
            actions.push(one.action);
        }
    });
    actions
}

/// Takes a die up, or puts it down again. An unused die is rolled again.
pub(crate) fn touch_die(die: Face, nth: usize) {
    let held = app::signals().held;
    let again = app::with_link(|link| {
        let seat = my_seat(link)?;
        let actions = listed(link.fuse()?, seat);
        actions.contains(&Action::Reroll(die)).then_some(seat)
    });
    if let Some(Some(seat)) = again {
        held.set(None);
        return app::act(seat, format!("reroll {die}"));
    }
    let this = Held { die, nth };
    if held.get_untracked() == Some(this) {
        held.set(None);
    } else {
        take_up(this);
    }
}

/// Holds a die, and shows it to the team.
pub(crate) fn take_up(this: Held) {
    app::signals().held.set(Some(this));
    claims::hold(this.die);
}

enum Then {
    Act(String),
    Complain(Option<String>),
}

/// Does what the touched space is there for; else says why it can't.
pub(crate) fn touch_space(seat: Seat, card: u8, space: u8) {
    let held = app::signals().held.get_untracked();
    let (card, space) = (Letter(card), SpaceId(space));
    attempt(seat, |playing, actions| {
        let back = Action::Return { card, space };
        match held {
            _ if actions.contains(&back) => Some(back),
            Some(Held { die, .. }) => Some(Action::Place { die, card, space }),
            None => playing.state.returning.map(|_| back),
        }
    });
}

/// Places a die that was dragged to a space; it is never taken for a wish to return the one that lies there.
pub(crate) fn place(seat: Seat, die: Face, card: u8, space: u8) {
    let (card, space) = (Letter(card), SpaceId(space));
    attempt(seat, |_, _| Some(Action::Place { die, card, space }));
}

/// Does what is wanted, or says why it can't.
fn attempt(seat: Seat, wanted: impl FnOnce(&Playing<Fuse>, &[Action]) -> Option<Action>) {
    let then = app::with_link(|link| {
        let playing = link.fuse()?;
        let actions = listed(playing, seat);
        let wanted = wanted(playing, &actions)?;
        let penalised = playing.table.penalises() && matches!(wanted, Action::Place { .. });
        let can = actions.contains(&wanted) || (penalised && may_err(playing, seat, wanted));
        Some(match can {
            true => Then::Act(Fuse::action_text(&playing.table, &wanted)),
            false => Then::Complain(card::reason(playing, seat, wanted)),
        })
    });
    match then.flatten() {
        Some(Then::Act(action)) => app::act(seat, action),
        Some(Then::Complain(Some(why))) => app::complain(why),
        _ => {}
    }
}

/// Where mistakes cost a card, the table does not keep anybody from making one (F-29).
fn may_err(playing: &Playing<Fuse>, seat: Seat, wanted: Action) -> bool {
    let mut may = false;
    Fuse::legal(&playing.table, &playing.state, seat, &mut |one| {
        may |= one.mistake && one.action == wanted;
    });
    may
}
