//! The head of the table: the clock, how far it is, what the computer says, and the few switches.

use leptos::prelude::*;

use crate::desk::{Desk, Sheet};
use crate::shell::icon::{Icon, icon};
use crate::shell::section::{section, watch};
use crate::shell::{clock, pause};
use crate::text::{t, t_with};
use crate::{ears, games};
use klaxon_words::Arg;

/// The head.
pub(crate) fn head(desk: Desk) -> impl IntoView {
    let counts = desk.table().map(|table| table.counts());
    view! {
        <header class="top">
            <h1 class="vh">{title(desk)}</h1>
            {clock::clock(desk)}
            <div class="stats">{me(desk)}{counts}</div>
            <nav class="tools" aria-label=t("web-tools")>
                {mute()}
                {pause::key(desk)}
                {menu(desk)}
            </nav>
            {caption(desk)}
            {clock::fuse(desk)}
        </header>
    }
}

/// The name of the game, for people who can't see it.
fn title(desk: Desk) -> &'static str {
    let game = desk.look(|link| link.room().game().to_owned());
    let game = game.unwrap_or_default();
    games::find(&game).map_or("", |found| found.title(&game))
}

/// Which seat the person has, where there are several.
fn me(desk: Desk) -> impl IntoView {
    section(
        desk,
        move |link| desk.seat(link).filter(|_| link.room().seats().len() > 1),
        |seat| {
            seat.map(|seat| {
                let number = usize::from(seat.0) + 1;
                let name = t_with("web-you-are", &[("seat", Arg::from(number))]);
                view! { <span class="me" title=name>{super::chip::chip(seat, "me")}</span> }
            })
        },
    )
}

/// Sound, on or off: one touch away.
pub(crate) fn mute() -> impl IntoView {
    let mute = ears::muted();
    view! {
        <button class="key round" id="mute" on:click=move |_| ears::mute(!mute.get_untracked())
            aria-pressed=move || mute.get().to_string() aria-label=t("web-mute") title=t("web-mute")>
            {move || icon(if mute.get() { Icon::Silence } else { Icon::Sound })}
        </button>
    }
}

fn menu(desk: Desk) -> impl IntoView {
    view! {
        <button class="key round" id="menu" aria-haspopup="dialog" aria-label=t("web-menu") title=t("web-menu")
            on:click=move |_| desk.sheet.set(Some(Sheet::Menu))>{icon(Icon::Menu)}</button>
    }
}

/// One line under the clock: what nobody must miss, else what the computer says. Its room is there all the time, so
/// nothing moves for it.
fn caption(desk: Desk) -> impl IntoView {
    let connected = watch(desk, |link| link.is_connected());
    let spoken = ears::caption();
    move || {
        match (connected.get(), desk.news.get(), spoken.get()) {
        (Some(false), _, _) => view! {
            <p class="banner" role="alert">
                {icon(Icon::NoLink)}<span><b>{t("web-no-link")}</b>" "{t("web-no-link-why")}</span>
                <button class="key" id="try-now" on:click=move |_| crate::hurry(desk)>{t("web-try-now")}</button>
            </p>
        }
        .into_any(),
        (_, Some(news), _) => view! { <p class="cap news">{super::calls::caller(desk)}<span>{news}</span></p> }.into_any(),
        (_, None, Some(line)) => {
            view! { <p class="cap" aria-hidden="true"><q>{line.text}</q></p> }.into_any()
        }
        _ => view! { <p class="cap still" aria-hidden="true"></p> }.into_any(),
    }
    }
}
