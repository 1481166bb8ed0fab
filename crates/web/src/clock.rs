//! The clock on the screen.

use std::cell::Cell;

use klaxon_core::Time;
use klaxon_room::Phase;
use leptos::prelude::*;

use crate::sound::{self, Sound};
use crate::{app, browser};

thread_local! {
    static LAST_SECOND: Cell<u32> = const { Cell::new(u32::MAX) };
}

/// How often the clock is drawn, in milliseconds.
const STEP: u64 = 100;

/// Draws the clock from now on.
pub(crate) fn run() {
    app::signals()
        .tick
        .update(|tick| *tick = tick.wrapping_add(1));
    tick_last_minute();
    browser::after(STEP, run);
}

/// What is left on the clock; none without one.
pub(crate) fn left() -> Option<Time> {
    app::with_link(|link| {
        let playing = link.fuse()?;
        let clock = playing.table.options().clock?;
        Some(playing.state.began.plus(clock).since(link.time()))
    })?
}

fn tick_last_minute() {
    let playing = app::with_link(|link| link.room().phase() == Phase::Playing).unwrap_or(false);
    let Some(second) = left().filter(|_| playing).map(Time::whole_seconds) else {
        return;
    };
    if second < 60 && second > 0 && LAST_SECOND.replace(second) != second {
        sound::play(Sound::LastMinute);
    }
}

/// The clock.
pub(crate) fn clock() -> impl IntoView {
    let tick = app::signals().tick;
    let shown = move || {
        tick.track();
        let text = |left: Time| {
            let seconds = left.0.div_ceil(1000);
            format!("{}:{:02}", seconds / 60, seconds % 60)
        };
        left().map_or("∞".to_owned(), text)
    };
    let class = move || {
        tick.track();
        let late = left().is_some_and(|left| left < Time::seconds(60));
        if late { "clock late" } else { "clock" }
    };
    view! { <output class=class aria-label=crate::text::t("web-clock") id="clock">{shown}</output> }
}
