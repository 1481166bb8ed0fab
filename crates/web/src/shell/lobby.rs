//! Before the game: the invitation, the crew, the mission, ready.

use klaxon_room::{Command, MemberId, Occupant};
use klaxon_words::Arg;
use leptos::prelude::*;

use crate::desk::{Desk, Sheet};
use crate::games;
use crate::link::Link;
use crate::shell::icon::{Icon, icon};
use crate::shell::section::section;
use crate::shell::{door, head, invitation, names, options, seats};
use crate::text::{home, t, t_with};

/// The room before the game.
pub(crate) fn lobby(desk: Desk) -> impl IntoView {
    let code = desk.look(|link| link.code().map(str::to_owned)).flatten();
    let online = code.is_some();
    let big = desk.look(Link::watches) == Some(true);
    view! {
        <main class="lob" class:big=big class:tab=!online>
            <header class="h">
                <a class="key round home" href=home() aria-label=t("web-to-start")>{icon(Icon::Arrow)}</a>
                {title(desk)}
                <span class="sp"></span>
                {head::mute()}
                <button class="key round" id="menu" aria-haspopup="dialog" aria-label=t("web-menu") title=t("web-menu")
                    on:click=move |_| desk.sheet.set(Some(Sheet::Menu))>{icon(Icon::Menu)}</button>
                {(online && !big).then(|| view! {
                    <button class="key round" id="leave" aria-label=t("web-leave") title=t("web-leave")
                        on:click=move |_| door::leave(desk)>{icon(Icon::Close)}</button>
                })}
            </header>
            {code.map(|code| invitation::invitation(&code, big))}
            {seats::crew(desk)}
            {watching(desk)}
            {(!big).then(|| options::options(desk, online))}
            {(!big).then(|| ready(desk, online))}
        </main>
    }
}

/// The name of the game.
fn title(desk: Desk) -> impl IntoView {
    section(
        desk,
        |link| {
            let game = link.room().game().to_owned();
            games::find(&game).map_or("", |found| found.title(&game))
        },
        |title| view! { <h1>{title}</h1> },
    )
}

/// People who are here without a seat.
fn watching(desk: Desk) -> impl IntoView {
    section(
        desk,
        |link| {
            let room = link.room();
            let sits = |id: MemberId| room.seats_of(id).next().is_some();
            let members = room.members().iter();
            let watching = members.filter(|member| !sits(member.id) && member.is_here());
            watching
                .map(|member| member.name.clone())
                .collect::<Vec<_>>()
        },
        |names| {
            (!names.is_empty()).then(
                || view! { <p class="watching dull">{t("web-watching")}" "{names.join(", ")}</p> },
            )
        },
    )
}

/// The key that says it can begin, and what is still missing.
fn ready(desk: Desk, online: bool) -> impl IntoView {
    section(
        desk,
        |link| {
            let room = link.room();
            let seated = room.seats_of(link.me()).next().is_some();
            let ready = room.member(link.me()).is_some_and(|member| member.ready);
            (seated, ready, missing(link))
        },
        move |(seated, ready, missing)| {
            let key = match (ready, online) {
                (true, _) => "web-not-ready",
                (false, true) => "web-ready",
                (false, false) => "web-start",
            };
            view! {
                <footer class="go">
                    <button class="key big" id="ready" class:main=!ready class:waits=ready disabled=!seated
                        on:click=move |_| desk.ask(Command::Ready(!ready))>
                        {t(key)}<small class="missing" role="status">{missing}</small>
                    </button>
                </footer>
            }
        },
    )
}

/// What keeps the game from beginning.
fn missing(link: &Link) -> String {
    let room = link.room();
    let owner = room.owner().filter(|owner| *owner != link.me());
    let host = owner.map(|owner| names::member(link, owner));
    let seated = room.seats_of(link.me()).next().is_some();
    let free = room
        .seats()
        .iter()
        .filter(|seat| **seat == Occupant::Nobody)
        .count();
    if free == 0 && !seated {
        return t("web-full");
    }
    if let (true, Some(host)) = (free > 0, host) {
        return t_with("web-host-sets-up", &[("name", Arg::Text(&host))]);
    }
    if free > 0 {
        return t_with("web-missing-seats", &[("count", Arg::from(free))]);
    }
    let sits = |id: MemberId| room.seats_of(id).next().is_some();
    let waiting = room
        .members()
        .iter()
        .filter(|member| sits(member.id) && !member.ready);
    let names: Vec<String> = waiting.map(|member| member.name.clone()).collect();
    match link.code().is_some() && !names.is_empty() {
        true => t_with(
            "web-missing-ready",
            &[("names", Arg::Text(&names.join(", ")))],
        ),
        false => String::new(),
    }
}
