//! The one large key: the bomb, or a pass, or a call, or a match out of turn. Where none of them can be, it says why.

use klaxon_core::Seat;
use klaxon_planter::options::SlowFuse;
use klaxon_planter::state::Phase;
use klaxon_planter::{Action, Card};
use klaxon_words::Arg;
use leptos::prelude::*;

use super::table::{PlanterTable, can};
use super::{draw, fan};
use crate::browser;
use crate::link::Link;
use crate::shell::names as people;
use crate::shell::section::section;
use crate::text::{t, t_with};

/// So long after the key began to do something else it does nothing, in milliseconds: a finger may still mean what it
/// did before.
const GUARD: f64 = 400.0;

/// What the key does.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) enum Deed {
    /// Plays a bomb.
    Bomb,
    /// Can play nothing.
    Pass,
    /// Calls a slow player.
    Call,
    /// Lights the fuse again.
    Guy,
    /// Nothing.
    #[default]
    Shut,
}

impl Deed {
    fn word(self) -> &'static str {
        match self {
            Deed::Bomb => "bomb",
            Deed::Pass => "pass",
            Deed::Call => "call",
            Deed::Guy => "guy",
            Deed::Shut => "shut",
        }
    }

    fn action(self) -> Action {
        match self {
            Deed::Bomb | Deed::Shut => Action::Bomb,
            Deed::Pass => Action::Pass,
            Deed::Call => Action::Call,
            Deed::Guy => Action::Play(Card::Guy),
        }
    }
}

/// What the key did last, and when it began to do something else, by a clock that nobody can set.
#[derive(Clone, Copy, Default)]
pub(crate) struct Before {
    deed: Deed,
    at: f64,
}

/// The key as it is shown.
#[derive(Clone, PartialEq, Eq)]
struct Shown {
    seat: Seat,
    deed: Deed,
    title: String,
    why: String,
}

fn look(table: PlanterTable, link: &Link) -> Option<Shown> {
    let (seat, playing) = (table.desk.seat(link)?, table.playing(link)?);
    let state = &playing.state;
    let bombs = state.bombs[seat.index()];
    let take = usize::from(state.stake());
    let name = people::seat(link, state.mover);
    let taking = |key| t_with(key, &[("points", Arg::from(take))]);
    let may = |deed: Deed| can(playing, seat, deed.action());
    let (deed, title, why) = match state.phase {
        Phase::Moving if state.mover == seat => match () {
            () if may(Deed::Pass) => (Deed::Pass, t("planter-key-pass"), t("planter-key-pass-why")),
            () if may(Deed::Bomb) => {
                let key = if bombs == 1 {
                    "planter-key-bomb-last"
                } else {
                    "planter-key-bomb-why"
                };
                (Deed::Bomb, t("planter-key-bomb"), taking(key))
            }
            () if bombs == 0 => (Deed::Shut, t("planter-key-none"), t("planter-key-none-why")),
            () => (Deed::Shut, t("planter-key-bomb"), t("planter-key-first")),
        },
        Phase::Moving if may(Deed::Call) => {
            let key = match playing.table.options().slow_fuse {
                SlowFuse::Penalty => "planter-key-call-pays",
                _ => "planter-key-call-why",
            };
            let why = t_with(key, &[("name", Arg::Text(&name))]);
            (Deed::Call, t("planter-key-call"), why)
        }
        Phase::Moving if bombs == 0 => (Deed::Shut, t("planter-key-wait"), t("planter-key-none")),
        Phase::Moving if state.fuse.is_empty() => (
            Deed::Shut,
            t("planter-key-wait"),
            t("planter-key-would-none"),
        ),
        Phase::Moving => (
            Deed::Shut,
            t("planter-key-wait"),
            taking("planter-key-would"),
        ),
        Phase::Window { .. } if may(Deed::Guy) => {
            (Deed::Guy, t("planter-key-guy"), t("planter-key-guy-why"))
        }
        Phase::Window { .. } => (
            Deed::Shut,
            t("planter-key-window"),
            t("planter-key-window-why"),
        ),
        Phase::Dealing | Phase::Between | Phase::Over => return None,
    };
    Some(Shown {
        seat,
        deed,
        title,
        why,
    })
}

/// The key.
pub(crate) fn key(table: PlanterTable) -> impl IntoView {
    let look = move |link: &Link| look(table, link);
    let shown = section(table.desk, look, move |shown| {
        shown.map(|shown| {
            note(table, shown.deed);
            drawn(table, shown)
        })
    });
    view! { <div class="bombs">{shown}</div> }
}

fn drawn(table: PlanterTable, shown: Shown) -> impl IntoView {
    let Shown {
        seat,
        deed,
        title,
        why,
    } = shown;
    let class = match deed {
        Deed::Bomb => "bombkey",
        Deed::Pass | Deed::Call | Deed::Guy => "bombkey call",
        Deed::Shut => "bombkey shut",
    };
    let picture = match deed {
        Deed::Bomb | Deed::Shut => draw::bomb(""),
        Deed::Guy => draw::MATCH.to_owned(),
        Deed::Call | Deed::Pass => draw::BOLT.to_owned(),
    };
    view! {
        <button class=class id="deed" data-deed=deed.word() aria-disabled=(deed == Deed::Shut).to_string()
            on:click=move |_| press(table, seat, deed)>
            <i inner_html=picture></i><span>{title}<small>{why}</small></span>
        </button>
    }
}

/// Remembers that the key does something else from now on.
fn note(table: PlanterTable, deed: Deed) {
    table.key.update_value(|before| {
        if before.deed != deed {
            // What did nothing before can't have been meant.
            let at = if before.deed == Deed::Shut {
                0.0
            } else {
                browser::steady()
            };
            *before = Before { deed, at };
        }
    });
}

/// The key goes down.
pub(super) fn press(table: PlanterTable, seat: Seat, deed: Deed) {
    let Before { deed: now, at } = table.key.get_value();
    if now == deed && browser::steady() - at < GUARD {
        return;
    }
    match deed {
        Deed::Shut => {
            if let Some((why, rule)) = table.why_not(seat, Action::Bomb) {
                table.desk.refuse(&why, rule);
                table.tell_tried(Action::Bomb);
            }
        }
        Deed::Guy => fan::play_card(table, seat, Card::Guy),
        _ => table.act(seat, deed.action()),
    }
}

/// Does what the key does, if it is this.
pub(super) fn press_if(table: PlanterTable, deed: Deed) -> bool {
    let shown = table.desk.look(|link| look(table, link)).flatten();
    let fits = shown.filter(|shown| shown.deed == deed);
    if let Some(shown) = &fits {
        press(table, shown.seat, deed);
    }
    fits.is_some()
}
