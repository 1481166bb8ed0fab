//! The tray: what is to be done now, and with what. Each phase of a round has its own.

use klaxon_core::Seat;
use klaxon_flatline::Card;
use klaxon_flatline::awaits::{Duty, duty};
use klaxon_flatline::choice::Choice;
use klaxon_flatline::state::Phase;
use leptos::prelude::*;

use super::show;
use super::table::FlatTable;
use super::touch::{Doing, Way};
use super::{aiming, decision, make_room, minute, planning, prompt, showing, stop};
use crate::link::Link;
use crate::live::{Follows, follow};
use crate::shell::section::watch;

/// What the tray is for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Mode {
    /// Something is shown.
    Showing,
    /// The chief says where the dial starts (L-12).
    Connecting,
    /// The chief chooses (L-16).
    Choice(Choice),
    /// The game has stopped for triage cards (L-52).
    Stop,
    /// The same, but no card would do more now than later: it goes by in a moment.
    Lull,
    /// There is no room for a stat card (L-40).
    MakeRoom,
    /// Planning (L-24).
    Planning,
    /// The countdown (L-30).
    Minute,
    /// Nothing is to be done.
    Nothing,
}

/// What the tray is for now.
pub(crate) fn mode(table: FlatTable, link: &Link) -> Mode {
    if show::is_on(table) {
        return Mode::Showing;
    }
    let Some(sight) = show::sight(table, link) else {
        return Mode::Nothing;
    };
    let (rules, state) = (&sight.rules, &sight.state);
    match state.phase {
        Phase::Planning => return Mode::Planning,
        Phase::Countdown => return Mode::Minute,
        _ => {}
    }
    match duty(rules, state, state.chief) {
        Some(Duty::Connect) => Mode::Connecting,
        Some(Duty::Choose(choice)) => Mode::Choice(choice),
        Some(Duty::Stop) if is_lull(link) => Mode::Lull,
        Some(Duty::Stop) => Mode::Stop,
        Some(Duty::MakeRoom) => Mode::MakeRoom,
        _ => Mode::Nothing,
    }
}

/// Returns whether a stop goes by in a moment, unless somebody has touched a card.
fn is_lull(link: &Link) -> bool {
    let Some(board) = link.told() else {
        return false;
    };
    let short = board
        .patience()
        .is_some_and(|patience| patience < show::SHORT);
    short && link.room().lapses_on(board).is_some()
}

/// The tray.
pub(crate) fn tray(table: FlatTable, lit: Follows<Vec<Way>>) -> impl IntoView {
    let base = watch(table.desk, move |link| {
        let seat = table.desk.seat(link);
        let chief = show::sight(table, link).map(|sight| sight.state.chief);
        (mode(table, link), seat, seat.is_some() && seat == chief)
    });
    let aims = follow(move || match table.doing.get() {
        Doing::Aiming(card) => Some(card),
        _ => None,
    });
    let now = follow(move || base.get().map(|base| (base, aims.get())));
    let inside = move || {
        let ((mode, seat, chief), aims) = now.get()?;
        Some(inside(table, lit, Tray { mode, seat, chief }, aims))
    };
    let class = move || {
        let mode = base.get().map_or(Mode::Nothing, |(mode, ..)| mode);
        format!("tray panel tr-{}", word(mode))
    };
    mark(table);
    view! {
        <section class=class>
            {prompt::prompt(table)}
            {inside}
        </section>
    }
}

/// A tray for somebody.
#[derive(Clone, Copy)]
struct Tray {
    mode: Mode,
    seat: Option<Seat>,
    chief: bool,
}

fn inside(table: FlatTable, lit: Follows<Vec<Way>>, tray: Tray, aims: Option<Card>) -> AnyView {
    let Tray { mode, seat, chief } = tray;
    let Some(seat) = seat else {
        return ().into_any();
    };
    if let Some(card) = aims.filter(|_| mode != Mode::Showing) {
        return aiming::aiming(table, lit, card, chief).into_any();
    }
    match mode {
        Mode::Showing => showing::showing(table).into_any(),
        Mode::Choice(_) => decision::decision(table, lit, chief).into_any(),
        Mode::Stop => stop::stop(table, seat, chief).into_any(),
        Mode::Lull => showing::lull(table, seat, chief).into_any(),
        Mode::MakeRoom => make_room::make_room(table, seat, chief).into_any(),
        Mode::Planning => planning::planning(table, seat).into_any(),
        Mode::Minute => minute::minute(table, seat, lit).into_any(),
        Mode::Connecting | Mode::Nothing => ().into_any(),
    }
}

const fn word(mode: Mode) -> &'static str {
    match mode {
        Mode::Showing => "show",
        Mode::Connecting => "dial",
        Mode::Choice(_) => "choice",
        Mode::Stop => "stop",
        Mode::Lull => "lull",
        Mode::MakeRoom => "room",
        Mode::Planning => "plan",
        Mode::Minute => "minute",
        Mode::Nothing => "",
    }
}

/// The style sheet knows what is to be done: what matters in the minute has more room then.
pub(crate) fn mark(table: FlatTable) {
    let step = watch(table.desk, move |link| word(mode(table, link)));
    Effect::new(move |_| crate::browser::mark_root("data-step", step.get().unwrap_or("")));
    // Planning has a clock only if the table asked for one (L-24).
    let timed = watch(table.desk, move |link| {
        let limit = show::sight(table, link).and_then(|sight| sight.rules.options().planning);
        limit.is_some() && mode(table, link) == Mode::Planning
    });
    let word = move || if timed.get() == Some(true) { "yes" } else { "" };
    Effect::new(move |_| crate::browser::mark_root("data-timed", word()));
    on_cleanup(|| {
        crate::browser::mark_root("data-step", "");
        crate::browser::mark_root("data-timed", "");
    });
}
