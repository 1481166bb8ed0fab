//! Whose turn it is, in one line, with the seconds.

use klaxon_planter::state::Phase;
use klaxon_room::Phase as RoomPhase;
use klaxon_words::Arg;
use leptos::prelude::*;

use super::table::PlanterTable;
use super::timer;
use crate::link::Link;
use crate::shell::names as people;
use crate::shell::section::watch;
use crate::text::{t, t_with};

/// What everybody waits for, and whether it is this page.
pub(crate) fn asked(table: PlanterTable, link: &Link) -> (String, bool) {
    let Some(playing) = table.playing(link) else {
        return Default::default();
    };
    if matches!(link.room().phase(), RoomPhase::Paused { .. }) {
        return (t("web-do-nothing"), false);
    }
    let state = &playing.state;
    let name = people::seat(link, state.mover);
    let of = |key| t_with(key, &[("name", Arg::Text(&name))]);
    let own: Vec<_> = link.room().seats_of(link.me()).collect();
    let mine = own.contains(&state.mover);
    match state.phase {
        // On an empty fuse nothing else can be played (B-14).
        Phase::Moving if mine && own.len() == 1 && state.fuse.is_empty() => {
            (t("planter-your-turn-first"), true)
        }
        Phase::Moving if mine && own.len() == 1 => (t("planter-your-turn"), true),
        Phase::Moving => (of("planter-turn-of"), mine),
        Phase::Window { .. } if mine && own.len() == 1 => (t("planter-you-cut"), false),
        Phase::Window { .. } => (of("planter-cut-by"), false),
        Phase::Between => (t("planter-between"), false),
        Phase::Dealing | Phase::Over => Default::default(),
    }
}

/// The line.
pub(crate) fn prompt(table: PlanterTable) -> impl IntoView {
    let asked = watch(table.desk, move |link| asked(table, link));
    let text = move || asked.get().unwrap_or_default().0;
    let mine = move || asked.get().is_some_and(|(_, mine)| mine);
    view! {
        <div class="ask" class:now=mine>
            <b id="awaited" aria-live=move || if mine() { "assertive" } else { "polite" }>{text}</b>
            {timer::timer(table)}
        </div>
    }
}
