//! What is to be done now, in one line.

use klaxon_core::Seat;
use klaxon_flatline::choice::Choice;
use klaxon_flatline::event::Lock;
use klaxon_room::Phase as RoomPhase;
use klaxon_words::Arg;
use leptos::prelude::*;

use super::names;
use super::show::{self, Sight};
use super::table::FlatTable;
use super::touch::Doing;
use super::tray::{Mode, mode};
use crate::link::Link;
use crate::live::follow;
use crate::shell::names as people;
use crate::shell::section::watch;
use crate::text::{capital, t, t_with};

/// What is asked, and of whom.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Asked {
    pub(crate) text: String,
    /// Whether it is asked of this page.
    pub(crate) mine: bool,
    /// Whether it is told, not asked.
    pub(crate) hot: bool,
}

/// The line over the dice.
pub(crate) fn prompt(table: FlatTable) -> impl IntoView {
    let asked = watch(table.desk, move |link| asked(table, link));
    let now = follow(move || {
        let asked = asked.get().unwrap_or_default();
        let picking = table.picking.get().is_some();
        match table.doing.get() {
            _ if picking => Asked {
                text: t("flatline-do-pick"),
                mine: true,
                hot: false,
            },
            Doing::Holding(die, _) if asked.mine => Asked {
                text: capital(&t_with(
                    "flatline-do-hold",
                    &[("die", Arg::Text(&names::icon(die.icon())))],
                )),
                mine: true,
                hot: false,
            },
            _ => asked,
        }
    });
    let mine = move || now.with(|asked| asked.mine);
    view! {
        <p class="prompt" class:mine=mine class:hot=move || now.with(|asked| asked.hot) id="awaited"
            aria-live=move || if mine() { "assertive" } else { "polite" }>
            {move || now.get().text}
        </p>
    }
}

/// What everybody waits for.
pub(crate) fn asked(table: FlatTable, link: &Link) -> Asked {
    let Some(sight) = show::sight(table, link) else {
        return Asked::default();
    };
    if matches!(link.room().phase(), RoomPhase::Paused { .. }) {
        return Asked {
            text: t("web-do-nothing"),
            ..Asked::default()
        };
    }
    let mode = mode(table, link);
    if matches!(mode, Mode::Showing | Mode::Lull) {
        let news = table.news.get().unwrap_or_default();
        return Asked {
            text: capital(&news.text),
            mine: false,
            hot: news.hot,
        };
    }
    let me = table.desk.seat(link);
    let (text, mine) = match mode {
        Mode::Planning => planning(link, &sight, me),
        Mode::Minute => minute(link, &sight, me),
        _ => of_chief(link, &sight, me, mode),
    };
    Asked {
        text: capital(&text),
        mine,
        hot: false,
    }
}

/// What the chief decides; the others are told that they can propose.
fn of_chief(link: &Link, sight: &Sight, me: Option<Seat>, mode: Mode) -> (String, bool) {
    let chief = sight.state.chief;
    let what = match mode {
        Mode::Connecting => "flatline-ask-dial",
        Mode::Choice(choice) => match choice {
            Choice::LoseTriage => "flatline-ask-lose-triage",
            Choice::Setback => "flatline-ask-setback",
            Choice::LoseDie(_) => "flatline-ask-lose-die",
            Choice::RemoveTile => "flatline-ask-remove-tile",
            Choice::Station => "flatline-ask-station",
            Choice::Recharge => "flatline-ask-recharge",
            Choice::GainDie => "flatline-ask-gain-die",
            Choice::DiscardEmergency => "flatline-ask-discard",
            Choice::Reroll => "flatline-ask-reroll",
            Choice::PlaceTile => "flatline-ask-place-tile",
        },
        Mode::Stop => "flatline-ask-stop",
        Mode::MakeRoom => "flatline-ask-room",
        _ => return (String::new(), false),
    };
    let what = t(what);
    if me == Some(chief) {
        return (what, true);
    }
    let name = people::seat(link, chief);
    let args = [("name", Arg::Text(&name)), ("what", Arg::Text(&what))];
    (t_with("flatline-chief-decides", &args), false)
}

fn planning(link: &Link, sight: &Sight, me: Option<Seat>) -> (String, bool) {
    let ready = me.is_none_or(|seat| sight.state.ready.contains(seat));
    match ready {
        false => (t("flatline-do-plan"), true),
        true => {
            let names = waiting(link, sight, |seat| !sight.state.ready.contains(seat));
            (
                t_with("flatline-wait-ready", &[("names", Arg::Text(&names))]),
                false,
            )
        }
    }
}

fn waiting(link: &Link, sight: &Sight, waits: impl Fn(Seat) -> bool) -> String {
    let seats = sight.rules.seats().filter(|seat| waits(*seat));
    let names: Vec<String> = seats.map(|seat| people::seat(link, seat)).collect();
    names.join(", ")
}

fn minute(link: &Link, sight: &Sight, me: Option<Seat>) -> (String, bool) {
    let (rules, state) = (&sight.rules, &sight.state);
    let left = |seat: Seat| -> u8 {
        rules
            .colours_of(seat)
            .map(|colour| state.unplaced(colour))
            .sum()
    };
    let done = |seat: Seat| state.done.contains(seat) || left(seat) == 0;
    let Some(seat) = me.filter(|seat| !done(*seat)) else {
        let names = waiting(link, sight, |seat| !done(seat));
        return (
            t_with("flatline-wait-dice", &[("names", Arg::Text(&names))]),
            false,
        );
    };
    let of = |counts: &[u8; 5]| rules.colours_of(seat).any(|one| counts[one.index()] > 0);
    if of(&state.effects.rerolls) {
        return (t("flatline-do-reroll"), true);
    }
    if of(&state.effects.sets) {
        return (t("flatline-do-set"), true);
    }
    let key = match state.effects.is_locked(Lock::Track) {
        true => "flatline-do-die-locked",
        false => "flatline-do-die",
    };
    (t(key), true)
}
