//! Moves that the server has not answered yet are shown as made, if nothing in them is left to chance.

use klaxon_core::board::Playing;
use klaxon_core::chance::Seeded;
use klaxon_core::{Game, Seat, Time};
use klaxon_fuse::Fuse;
use klaxon_fuse::game::{Action, Event};

use crate::shelf::FUSE;

/// The table after some moves, each a seat and an action in the notation; none if they change nothing for sure.
pub(crate) fn ahead<'a>(
    told: &Playing<Fuse>,
    moves: impl Iterator<Item = (Seat, &'a str)>,
    now: Time,
) -> Option<Playing<Fuse>> {
    let mut ahead: Option<Playing<Fuse>> = None;
    for (seat, action) in moves {
        let playing = ahead.as_ref().unwrap_or(told);
        let Some(next) = one_ahead(playing, seat, action, now) else {
            break;
        };
        ahead = Some(next);
    }
    ahead
}

fn one_ahead(
    playing: &Playing<Fuse>,
    seat: Seat,
    action: &str,
    now: Time,
) -> Option<Playing<Fuse>> {
    let action = Fuse::parse_action(&playing.table, action)?;
    if !matches!(action, Action::Place { .. } | Action::Pass | Action::Unpass) {
        return None;
    }
    let mut next = Playing::<Fuse>::new(FUSE, &[]).ok()?;
    next.table = playing.table.clone();
    next.state = playing.state;
    let mut events = Vec::new();
    let mut chance = Seeded::from_number(0);
    let (table, state) = (&next.table, &mut next.state);
    Fuse::act(table, state, seat, action, now, &mut chance, &mut events).ok()?;
    // What chance would have to decide is the server's to tell.
    let sure = |event: &Event| {
        matches!(
            event,
            Event::Placed { .. } | Event::Passed(_) | Event::Unpassed(_)
        )
    };
    events.iter().all(sure).then_some(next)
}
