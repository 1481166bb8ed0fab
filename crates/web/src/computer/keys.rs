//! The three keys under the clock: what can be done now. They stay where they are; only what they do changes.

use leptos::prelude::*;

use super::clock::Stage;
use super::desk::{Desk, Sheet};
use super::log;
use super::mission::Kind;
use crate::browser;
use crate::live::follow;
use crate::shell::icon::{Icon, icon};
use crate::text::t;

/// What a key does.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Does {
    SetUp,
    Reset,
    Start,
    StartMinute,
    Stop,
    Hold,
    GoOn,
    BagEmpty,
    NextRound,
    Score,
    Log,
}

/// The keys.
pub(super) fn keys(desk: Desk) -> impl IntoView {
    let now = follow(move || {
        let (stage, plans) = desk.clock.with(|clock| (clock.stage, clock.plans));
        let on = desk.clock.with(|clock| clock.is_on());
        let flatline = desk.mission.with(|mission| mission.kind == Kind::Flatline);
        let left = if on { Does::Reset } else { Does::SetUp };
        match stage {
            Stage::Ready => (left, Does::Start, Does::Log),
            Stage::CountIn { .. } => (left, Does::Stop, Does::Hold),
            Stage::Running { .. } if plans => (left, Does::StartMinute, Does::Hold),
            Stage::Running { .. } => (left, Does::Stop, Does::Hold),
            Stage::Held { .. } if flatline => (left, Does::GoOn, Does::Score),
            Stage::Held { .. } => (left, Does::GoOn, Does::BagEmpty),
            Stage::Between => (left, Does::NextRound, Does::Score),
            Stage::Over { .. } if flatline => (Does::Reset, Does::Log, Does::SetUp),
            Stage::Over { .. } => (Does::Reset, Does::Score, Does::Log),
        }
    });
    let asks = follow(move || !desk.question.get().is_multiple_of(2));
    // A count-in is short: it can be reset, nothing else.
    let stands = follow(move || {
        desk.clock
            .with(|clock| matches!(clock.stage, Stage::CountIn { .. }))
    });
    view! {
        <footer class="ctl">
            <button class="key" id="pc-left" class:ask=move || asks.get() on:click=move |_| act(desk, now.get().0)>
                {move || side(now.get().0, asks.get())}
            </button>
            <button id="pc-main" class=move || main_class(now.get().1) disabled=move || stands.get()
                on:click=move |_| act(desk, now.get().1)>{move || main(desk, now.get().1)}</button>
            <button class="key" id="pc-right" disabled=move || stands.get() on:click=move |_| act(desk, now.get().2)>
                {move || side(now.get().2, false)}
            </button>
        </footer>
    }
}

fn act(desk: Desk, does: Does) {
    match does {
        Does::SetUp => desk.sheet.set(Some(Sheet::SetUp)),
        Does::Score => desk.sheet.set(Some(Sheet::Score)),
        Does::Log => {
            let _ = browser::window().location().assign(&log::address());
        }
        Does::Reset => desk.reset(),
        Does::Start => desk.start(),
        Does::StartMinute => desk.start_minute(),
        Does::Stop => desk.stop(),
        Does::Hold => desk.hold(),
        Does::GoOn => desk.go_on(),
        Does::BagEmpty => desk.lose(),
        Does::NextRound => desk.next_round(),
    }
}

/// What stands on a key at the side.
fn side(does: Does, asks: bool) -> impl IntoView {
    let (picture, key) = match does {
        Does::Reset if asks => (Icon::Redo, "computer-really"),
        Does::Reset => (Icon::Redo, "computer-reset"),
        Does::SetUp => (Icon::Bag, "computer-set-up"),
        Does::Score => (Icon::Check, "computer-game-over"),
        Does::Log => (Icon::Log, "computer-log"),
        Does::BagEmpty => (Icon::Bag, "computer-bag-empty"),
        _ => (Icon::Pause, "computer-hold"),
    };
    view! { {icon(picture)}<span>{t(key)}</span> }
}

/// Orange is what can't be taken back.
fn main_class(does: Does) -> &'static str {
    match does {
        Does::Stop => "key alarm stop",
        _ => "key main stop",
    }
}

/// What stands on the large key, and below it what that does.
fn main(desk: Desk, does: Does) -> impl IntoView {
    let flatline = desk.mission.with(|mission| mission.kind == Kind::Flatline);
    let plans = desk.clock.with(|clock| clock.plans);
    let (key, below) = match does {
        Does::Stop if flatline => ("computer-done", "computer-stop-why"),
        Does::Stop => ("computer-defused", "computer-stop-why"),
        Does::StartMinute => ("computer-ready", "computer-start-minute"),
        Does::Start if flatline && plans => ("computer-start", "computer-start-planning"),
        Does::Start if flatline => ("computer-start", "computer-start-minute"),
        Does::GoOn => ("computer-go-on", "computer-go-on-why"),
        Does::NextRound => ("computer-next-round", "computer-next-round-why"),
        Does::Score => ("computer-score", "computer-score-why"),
        Does::Log => ("computer-log", "computer-log-why"),
        _ => ("computer-start", "computer-start-why"),
    };
    view! { <span>{t(key)}<small>{t(below)}</small></span> }
}
