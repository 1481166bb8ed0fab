//! The seconds of a move, of the window and of the pause between two rounds: a bar that burns down, and a number.

use klaxon_core::Game;
use klaxon_planter::Planter;
use klaxon_planter::state::Phase;
use klaxon_words::Arg;
use leptos::prelude::*;

use super::table::PlanterTable;
use crate::ears::{self, Sound};
use crate::link::Link;
use crate::text::{t, t_with};

/// How long before a player counts as absent they are warned, in milliseconds.
const WARNING: u32 = 5000;

/// What the timer shows.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Shown {
    /// Tenths of a second that are left: until the move is slow, then until a card is played for the player (B-32).
    tenths: u32,
    /// How much of the bar is left, in thousandths.
    left: u32,
    /// Whether it takes too long.
    over: bool,
}

/// How far a move, a window or a break is: how long it has lasted, and how long it may.
fn lasts(table: PlanterTable, link: &Link) -> Option<(u32, u32)> {
    let playing = table.playing(link)?;
    let (options, state) = (playing.table.options(), &playing.state);
    let passed = link.time().since(state.since).0;
    match state.phase {
        // The first move of a round is never slow: everybody looks at a new hand (B-30).
        Phase::Moving if state.is_first_move() => Some((passed, options.absent.0)),
        Phase::Moving => Some((passed, options.limit.0)),
        Phase::Window { closes } => {
            let left = closes.since(link.time()).0.min(options.window.0);
            Some((options.window.0 - left, options.window.0))
        }
        Phase::Between => {
            let due = Planter::deadline(&playing.table, state)?;
            Some((passed, due.since(state.since).0))
        }
        Phase::Dealing | Phase::Over => None,
    }
}

fn look(table: PlanterTable, link: &Link) -> Option<Shown> {
    let (passed, limit) = lasts(table, link)?;
    let over = passed >= limit;
    let absent = table.playing(link)?.table.options().absent.0;
    let (begins, ends) = match over {
        true => (limit, absent.max(limit)),
        false => (0, limit),
    };
    let left = ends.saturating_sub(passed);
    Some(Shown {
        tenths: left / 100,
        left: left * 1000 / (ends - begins).max(1),
        over,
    })
}

/// The bar and the number. Whoever listens is told when it is their turn, and not of every tenth of a second.
pub(crate) fn timer(table: PlanterTable) -> impl IntoView {
    let shown = Memo::new(move |_| {
        table.desk.tick.track();
        table.desk.version.track();
        table.desk.look(|link| look(table, link)).flatten()
    });
    warn(table);
    let bar = move || {
        let left = shown.get().map_or(0, |shown| shown.left);
        format!("transform:scaleX({}.{:03})", left / 1000, left % 1000)
    };
    let number = move || {
        shown.get().map(|Shown { tenths, .. }| {
            let args = [
                ("whole", Arg::from(i64::from(tenths / 10))),
                ("tenth", Arg::from(i64::from(tenths % 10))),
            ];
            t_with("planter-seconds", &args)
        })
    };
    let over = move || shown.get().is_some_and(|shown| shown.over);
    view! {
        <span class="three" aria-hidden="true"><i class:late=over style=bar></i></span>
        <span class="secs" class:late=over aria-hidden="true">{number}</span>
    }
}

/// Ticks for a player whose move it is, once a second, and warns them before a card is played for them (B-32).
fn warn(table: PlanterTable) {
    let mine = Memo::new(move |_| {
        table.desk.tick.track();
        let found = table.desk.look(|link| {
            let playing = table.playing(link)?;
            let state = &playing.state;
            let own = link
                .room()
                .seats_of(link.me())
                .any(|seat| seat == state.mover);
            let passed = link.time().since(state.since).0;
            let absent = playing.table.options().absent.0;
            let moves = own && state.phase == Phase::Moving;
            moves.then_some((passed / 1000, passed + WARNING >= absent))
        });
        found.flatten()
    });
    Effect::new(move |before: Option<Option<(u32, bool)>>| {
        let now = mine.get();
        let before = before.flatten();
        match (before, now) {
            (Some((_, false)), Some((_, true))) => {
                ears::hear(Sound::Beat);
                table.desk.announce(&t("planter-hurry"));
            }
            (Some((before, _)), Some((now, _))) if now == before + 1 => {
                ears::hear_at(Sound::Tick, 0.5);
            }
            _ => {}
        }
        now
    });
}
