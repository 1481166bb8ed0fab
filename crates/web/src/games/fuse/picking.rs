//! Rolling dice again (C-38): the leader picks some of them first.

use klaxon_core::Seat;
use klaxon_fuse::game::Action;
use klaxon_fuse::game::action::Picked;
use klaxon_fuse::game::role::AGAIN;
use klaxon_words::Arg;
use leptos::prelude::*;

use super::hand::Held;
use super::role_line::Key;
use super::table::{FuseTable, listed, playing};
use crate::link::Link;
use crate::live::Follows;
use crate::shell::icon::{Icon, icon};
use crate::shell::section::watch;
use crate::text::{t, t_with};

/// The key to roll dice again, and the keys while they are picked. Other keys of the line take its place.
pub(crate) fn again(table: FuseTable, others: Follows<Vec<Key>>) -> impl IntoView {
    let left = watch(table.desk, move |link| times_left(table, link));
    move || {
        let (seat, left) = left.get().flatten()?;
        if others.with(|others| !others.is_empty()) {
            return None;
        }
        Some(match table.picking.get() {
            None => start_key(table, left).into_any(),
            Some(picked) => {
                let count = picked.len();
                let text = t_with("web-again-these", &[("count", Arg::from(count))]);
                view! {
                    <button class="key sm main" id="again-these" disabled=count == 0
                        on:click=move |_| roll(table, seat)>{text}</button>
                    <button class="key sm" id="again-not" aria-label=t("web-close")
                        on:click=move |_| table.picking.set(None)>{icon(Icon::Close)}</button>
                }
                .into_any()
            }
        })
    }
}

fn start_key(table: FuseTable, left: u8) -> impl IntoView {
    let times = t_with("web-times-left", &[("count", Arg::from(usize::from(left)))]);
    let start = move |_| {
        table.held.set(None);
        table.picking.set(Some(Vec::new()));
    };
    view! {
        <button class="key sm" id="roll-again" on:click=start>
            {icon(Icon::Redo)}<span>{t("web-dice-again")}<small>{times}</small></span>
        </button>
    }
}

/// How many times this page's seat may roll dice again; none if it may not.
fn times_left(table: FuseTable, link: &Link) -> Option<(Seat, u8)> {
    let (seat, playing) = (table.desk.seat(link)?, playing(link)?);
    let may = |action: &Action| matches!(action, Action::Again(_));
    let left = AGAIN.saturating_sub(playing.state.extras().used);
    let actions = listed(playing, seat);
    actions.iter().any(may).then_some((seat, left))
}

/// A leader who picks dice to roll again touches one; returns whether that is what the touch meant.
pub(crate) fn pick(table: FuseTable, this: Held) -> bool {
    let Some(mut picked) = table.picking.get_untracked() else {
        return false;
    };
    let may = table.desk.look(|link| times_left(table, link)).flatten();
    if may.is_none() || this.loose.painted.is_some() {
        table.picking.set(None);
        return false;
    }
    match picked.iter().position(|one| *one == this) {
        Some(place) => {
            picked.remove(place);
        }
        None => picked.push(this),
    }
    table.picking.set(Some(picked));
    true
}

fn roll(table: FuseTable, seat: Seat) {
    let picked = table.picking.get_untracked().unwrap_or_default();
    table.picking.set(None);
    if let Some(picked) = Picked::new(picked.iter().map(|held| held.loose.die)) {
        table.act(seat, Action::Again(picked));
    }
}
