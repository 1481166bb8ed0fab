//! Between two rounds of a match (B-33): what each hand of the last one brought, and who is ready for the next.

use klaxon_core::Seat;
use klaxon_core::board::Playing;
use klaxon_planter::state::{Ending, Phase};
use klaxon_planter::{Action, Card, Planter};
use klaxon_words::Arg;
use leptos::prelude::*;

use super::table::{PlanterTable, can};
use super::{players, timer};
use crate::link::Link;
use crate::shell::icon::{Icon, icon};
use crate::shell::names as people;
use crate::shell::rivals::{self, Rival};
use crate::shell::section::section;
use crate::text::{t, t_with};

/// What is shown between two rounds.
#[derive(Clone, PartialEq, Eq)]
struct Break {
    round: u8,
    rounds: u8,
    why: String,
    rivals: Vec<Rival>,
    /// The seats of this page that are not ready.
    waiting: Vec<Seat>,
    ready: usize,
    all: usize,
    /// Whether this page plays.
    plays: bool,
}

/// Why a round ended.
pub(super) fn why(ending: Ending) -> String {
    t(match ending {
        Ending::TimeBomb => "planter-over-time-bomb",
        Ending::Bombs => "planter-over-bombs",
        Ending::Passes => "planter-over-passes",
    })
}

/// What the parts of the points are called, in a word each.
pub(super) fn columns() -> Vec<String> {
    [
        "planter-column-fuse",
        "planter-column-defuse",
        "planter-column-hand",
    ]
    .map(t)
    .to_vec()
}

fn look(table: PlanterTable, link: &Link) -> Option<Break> {
    let playing = table.playing(link)?;
    let state = &playing.state;
    let (ending, _) = state.ended.filter(|_| state.phase == Phase::Between)?;
    let own: Vec<Seat> = link.room().seats_of(link.me()).collect();
    let mut rivals: Vec<Rival> = playing
        .table
        .seats()
        .map(|seat| Rival {
            seat,
            name: people::seat(link, seat),
            mine: own.contains(&seat),
            first: false,
            parts: parts(playing, seat),
            total: players::points(playing, seat),
        })
        .collect();
    rivals.sort_by_key(|rival| std::cmp::Reverse(rival.total));
    let best = rivals.first().map(|rival| rival.total);
    for rival in &mut rivals {
        rival.first = Some(rival.total) == best;
    }
    let unready = own.iter().filter(|seat| !state.ready.contains(**seat));
    Some(Break {
        round: state.round,
        rounds: playing.table.options().rounds,
        why: why(ending),
        rivals,
        waiting: unready.copied().collect(),
        ready: state.ready.iter().count(),
        all: playing.table.players(),
        plays: !own.is_empty(),
    })
}

/// What the points of a seat in this round are made of (B-21).
fn parts(playing: &Playing<Planter>, seat: Seat) -> Vec<i32> {
    let state = &playing.state;
    let won = &state.won[seat.index()];
    let hand = state.hand(seat).points(Card::FUSES);
    vec![
        won.points(Card::FUSES).into(),
        won.points(Card::DEFUSES).into(),
        -i32::from(hand),
    ]
}

/// The break, while there is one.
pub(crate) fn round(table: PlanterTable) -> impl IntoView {
    section(
        table.desk,
        move |link| look(table, link),
        move |found| found.map(|found| shown(table, found)),
    )
}

fn shown(table: PlanterTable, found: Break) -> impl IntoView {
    let args = [
        ("round", Arg::from(found.round)),
        ("rounds", Arg::from(found.rounds)),
    ];
    let ready = [
        ("count", Arg::from(found.ready)),
        ("all", Arg::from(found.all)),
    ];
    let ready = t_with("planter-ready-of", &ready);
    let key = found.plays.then(|| {
        let waits = !found.waiting.is_empty();
        let text = if waits { "planter-next-round" } else { "planter-ready" };
        view! {
            <button class="key main" id="next-round" disabled=!waits on:click=move |_| { get_ready(table); }>
                {icon(if waits { Icon::Play } else { Icon::Check })}{t(text)}
            </button>
        }
    });
    view! {
        <section class="break" aria-label=t_with("planter-round-over", &args)>
            <header><h2>{t_with("planter-round-over", &args)}</h2><p>{found.why}</p></header>
            {rivals::places(&found.rivals, &columns())}
            <p class="ask"><span role="status">{ready}</span>{timer::timer(table)}</p>
            {key}
        </section>
    }
}

/// The players of this page are ready for the next round; returns whether that was to be said.
pub(super) fn get_ready(table: PlanterTable) -> bool {
    let seats = table.desk.look(|link| {
        let playing = table.playing(link)?;
        let own = link.room().seats_of(link.me());
        let own = own.filter(|seat| can(playing, *seat, Action::Ready));
        Some(own.collect::<Vec<_>>())
    });
    let seats = seats.flatten().unwrap_or_default();
    for seat in &seats {
        table.act(*seat, Action::Ready);
    }
    !seats.is_empty()
}
