//! The screen of the ship's computer, as it lies in the middle of a table.

use leptos::prelude::*;

use super::clock::Stage;
use super::desk::{Desk, Sheet};
use super::mission::Kind;
use super::{eye, keys, log, share, sheet, speaks};
use crate::ears::{self, Sound};
use crate::game::Face;
use crate::live::follow;
use crate::shell::clock;
use crate::shell::icon::{Icon, icon};
use crate::text::{home, t};
use crate::{awake, browser, start};
use klaxon_core::Time;

/// Everything.
pub(super) fn open() -> AnyView {
    let desk = Desk::new();
    log::move_older();
    lamp(desk);
    listen(desk);
    desk.come_back();
    desk.run();
    let held = follow(move || {
        desk.clock
            .with(|clock| matches!(clock.stage, Stage::Held { .. }))
    });
    let runs = follow(move || {
        desk.clock
            .with(|clock| matches!(clock.stage, Stage::Running { .. }))
    });
    view! {
        <div class="sweep"></div>
        <main class="pc" class:held=move || held.get() class:runs=move || runs.get()>
            {head(desk)}
            <section class="face">{eye::eye(desk)}{speaks::line(desk)}</section>
            {big(desk)}
            {speaks::next(desk)}
            {keys::keys(desk)}
            {tabs(desk)}
        </main>
        <div class="alarm-fx"></div>
        {count_in(desk)}
        {sheet::sheet(desk)}
    }
    .into_any()
}

fn head(desk: Desk) -> impl IntoView {
    let muted = ears::muted();
    let picture = move || {
        icon(if muted.get() {
            Icon::Silence
        } else {
            Icon::Sound
        })
    };
    view! {
        <header class="h">
            <a class="key round" id="pc-home" href=home() aria-label=t("web-to-start")><span class="back">{icon(Icon::Arrow)}</span></a>
            <h1>{t("computer-title")}</h1>
            {share::key(desk)}
            <span class="sp"></span>
            <button class="key round" id="pc-look-up" aria-label=t("computer-look-up")
                on:click=move |_| desk.sheet.set(Some(Sheet::LookUp))>{icon(Icon::Search)}</button>
            <button class="key round" id="pc-mute" aria-label=t("web-mute") aria-pressed=move || muted.get().to_string()
                on:click=move |_| ears::mute(!muted.get_untracked())>{picture}</button>
            <button class="key round" id="pc-settings" aria-label=t("computer-settings")
                on:click=move |_| desk.sheet.set(Some(Sheet::Settings))>{icon(Icon::Menu)}</button>
        </header>
    }
}

/// The clock, the fuse below it, and what its groups are called.
fn big(desk: Desk) -> impl IntoView {
    let seconds = follow(move || desk.time().0.div_ceil(1000));
    let digits = move || {
        let seconds = seconds.get();
        view! { {seconds / 60}<i class="col">":"</i>{format!("{:02}", seconds % 60)} }
    };
    // Two digits of minutes need room.
    let wide = move || seconds.get() >= 600;
    let burnt = follow(move || {
        let (left, whole) = desk.time();
        let (long, group) = clock::segment(whole);
        (whole.div_ceil(long), left.div_ceil(long), group, long)
    });
    let bar = move || {
        let (all, left, group, _) = burnt.get();
        clock::bar(all, left, group)
    };
    let marks = move || {
        let (all, _, group, long) = burnt.get();
        // A group is a minute, or some seconds of one.
        let unit = if group * long >= 60_000 { 60_000 } else { 1000 };
        let names = (0..all.div_ceil(group))
            .map(|place| view! { <span>{place * group * long / unit}</span> });
        names.collect::<Vec<_>>()
    };
    let round = move || {
        let flatline = desk.mission.with(|mission| mission.kind == Kind::Flatline);
        flatline.then(|| {
            let round = desk.clock.with(|clock| usize::from(clock.round));
            let named = [("round", klaxon_words::Arg::from(round))];
            view! { <p class="round" id="pc-round">{crate::text::t_with("computer-round", &named)}</p> }
        })
    };
    view! {
        <section class="big">
            {round}
            <div class="clock" class:wide=wide role="timer" aria-label=t("web-clock")><b id="clock">{digits}</b></div>
            <div class="fuse" inner_html=bar></div>
            <div class="marks" aria-hidden="true">{marks}</div>
        </section>
    }
}

/// A tab for each box.
fn tabs(desk: Desk) -> impl IntoView {
    let tabs = Kind::ALL.map(|kind| {
        let on = follow(move || desk.mission.with(|mission| mission.kind == kind));
        let choose = move |_| {
            let mission = desk.mission.get_untracked();
            if mission.kind != kind {
                desk.play(mission.with_kind(kind));
            }
        };
        view! {
            <button type="button" class:on=move || on.get() aria-pressed=move || on.get().to_string()
                data-game=kind.word() on:click=choose>{kind.title()}</button>
        }
    });
    view! { <nav class="boxes" aria-label=t("computer-boxes")>{tabs.into_iter().collect::<Vec<_>>()}</nav> }
}

/// Three, two, one, over everything.
fn count_in(desk: Desk) -> impl IntoView {
    let left = follow(move || {
        desk.tick.track();
        match desk.clock.with(|clock| clock.stage) {
            Stage::CountIn { until } => Some(until.saturating_sub(browser::now().0).div_ceil(1000)),
            _ => None,
        }
    });
    Effect::new(move |before: Option<Option<u64>>| {
        let left = left.get();
        if left.is_some_and(|left| left > 0) && before.flatten() != left {
            ears::hear(Sound::Three);
        }
        left
    });
    move || {
        left.get()
            .map(|left| view! { <p class="count over" role="timer"><b>{left}</b></p> })
    }
}

/// The lamp of the whole page follows the clock.
fn lamp(desk: Desk) {
    let part = follow(move || {
        let (left, whole) = desk.time();
        match desk.clock.with(|clock| (clock.stage, clock.plans)) {
            (Stage::Running { .. } | Stage::Held { .. }, false) => clock::part(Face {
                left: Time(left),
                whole: Time(whole),
            }),
            _ => "",
        }
    });
    Effect::new(move |_| browser::mark_root("data-time", part.get()));
}

/// The tab is back, or was touched: the clock is right at once, and the screen stays on.
fn listen(desk: Desk) {
    let stay = move || awake::keep(desk.clock.with_untracked(|clock| clock.is_watched()));
    let back = move |_: web_sys::Event| {
        if browser::document().hidden() {
            return awake::slept();
        }
        desk.look();
        desk.hurry_line();
        stay();
    };
    for event in ["visibilitychange", "resume"] {
        start::on(&browser::document(), event, back);
    }
    for event in ["focus", "pageshow"] {
        start::on(&browser::window(), event, back);
    }
    start::on(&browser::window(), "online", move |_: web_sys::Event| {
        desk.hurry_line()
    });
    start::on(&browser::window(), "offline", move |_: web_sys::Event| {
        desk.lose_line()
    });
    start::on(
        &browser::window(),
        "pointerdown",
        move |_: web_sys::Event| stay(),
    );
}
