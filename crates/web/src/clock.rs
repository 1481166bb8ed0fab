//! The clock on the screen.

use std::cell::Cell;

use klaxon_core::Time;
use klaxon_room::Phase;
use klaxon_voice::Pace;
use leptos::prelude::*;

use crate::remote::Remote;
use crate::text::t;
use crate::{app, awake, browser, claims, ears};

thread_local! {
    /// How far the wall clock is ahead of one that nobody can set, in milliseconds, when it was last looked at.
    static SET: Cell<Option<f64>> = const { Cell::new(None) };
    static ASKED: Cell<f64> = const { Cell::new(0.0) };
}

/// How often the clock is drawn at least, in milliseconds.
const STEP: u64 = 100;
/// A wall clock that moved further than this against time itself was set, or the device slept. Some browsers round
/// both to 100 ms.
const JUMP: f64 = 250.0;
/// How often the server is asked what time it is, in milliseconds.
const ASK: f64 = 10_000.0;

/// Draws the clock from now on: in time for each new second.
pub(crate) fn run() {
    draw();
    let to_next = left().map_or(STEP, |left| u64::from(left.0 % 1000) + 1);
    browser::after(to_next.min(STEP), run);
}

/// Draws the clock.
pub(crate) fn draw() {
    watch_the_wall();
    app::signals()
        .tick
        .update(|tick| *tick = tick.wrapping_add(1));
    claims::forget_old();
    awake::move_picture();
    sound();
}

/// Asks the server for the time now and then, and at once when this device's clock has jumped.
fn watch_the_wall() {
    let steady = browser::steady();
    let ahead = js_sys::Date::now() - steady;
    let before = SET.replace(Some(ahead));
    if before.is_some_and(|before| (before - ahead).abs() > JUMP) {
        app::remote(Remote::clock_was_set);
    }
    app::remote(Remote::notice_silence);
    if steady - ASKED.get() > ASK {
        ASKED.set(steady);
        app::remote(Remote::ask_clock);
    }
}

/// What is left on the clock; none without one.
pub(crate) fn left() -> Option<Time> {
    app::with_link(|link| {
        let playing = link.fuse()?;
        let clock = playing.table.options().clock?;
        Some(playing.state.began.plus(clock).since(link.time()))
    })?
}

/// What a clock sounds like.
fn sound() {
    let playing = app::with_link(|link| link.room().phase() == Phase::Playing).unwrap_or(false);
    if !playing {
        return ears::level(None);
    }
    let whole = app::with_link(|link| link.fuse()?.table.options().clock).flatten();
    let clock = whole.zip(left()).map(|(whole, left)| (whole.0, left.0));
    ears::tick(Pace::Game, clock);
}

/// The clock.
pub(crate) fn clock() -> impl IntoView {
    let tick = app::signals().tick;
    let seconds = Memo::new(move |_| {
        tick.track();
        left().map(|left| left.0.div_ceil(1000))
    });
    let shown = move || match seconds.get() {
        Some(seconds) => format!("{}:{:02}", seconds / 60, seconds % 60),
        None => "∞".to_owned(),
    };
    let late = move || seconds.get().is_some_and(|seconds| seconds <= 60);
    view! { <time class="clock" class:late=late role="timer" aria-label=t("web-clock") id="clock">{shown}</time> }
}
