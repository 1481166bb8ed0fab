//! Before the game: the invitation, the crew, the mission, ready.

use klaxon_room::{Command, MemberId, Occupant};
use klaxon_words::Arg;
use leptos::prelude::*;

use crate::desk::{Desk, Sheet};
use crate::games;
use crate::link::Link;
use crate::shell::icon::{Icon, icon};
use crate::shell::section::section;
use crate::shell::{door, head, invitation, options, seats};
use crate::text::{home, t, t_with};

/// The room before the game.
pub(crate) fn lobby(desk: Desk) -> impl IntoView {
    let code = desk.look(|link| link.code().map(str::to_owned)).flatten();
    let online = code.is_some();
    let big = desk.look(Link::watches) == Some(true);
    view! {
        <main class="lob" class:big=big class:tab=!online>
            <header class="h">
                {(!big).then(|| view! {
                    <a class="key round home" href=home() aria-label=t("web-to-start")><i class="back">{icon(Icon::Arrow)}</i></a>
                })}
                {title(desk)}
                <span class="sp"></span>
                {head::mute()}
                {(!big).then(|| view! {
                    <button class="key round" id="menu" aria-haspopup="dialog" aria-label=t("web-menu") title=t("web-menu")
                        on:click=move |_| desk.sheet.set(Some(Sheet::Menu))>{icon(Icon::Menu)}</button>
                })}
                {(online && !big).then(|| view! {
                    <button class="key round" id="leave" aria-label=t("web-leave") title=t("web-leave")
                        on:click=move |_| door::leave(desk)>{icon(Icon::Close)}</button>
                })}
            </header>
            {code.map(|code| invitation::invitation(&code, big))}
            {seats::crew(desk, big)}
            {(!big).then(|| options::options(desk))}
            {(!big).then(|| ready(desk, online))}
        </main>
    }
}

/// The name of the game, and what is chosen.
fn title(desk: Desk) -> impl IntoView {
    section(
        desk,
        |link| {
            let game = link.room().game().to_owned();
            let title = games::find(&game).map_or("", |found| found.title(&game));
            (title, options::summary(link))
        },
        |(title, chosen)| {
            view! { <div class="ti"><h1>{title}</h1><span class="dull">{chosen}</span></div> }
        },
    )
}

/// The key that says it can begin, and what is still missing.
fn ready(desk: Desk, online: bool) -> impl IntoView {
    section(
        desk,
        |link| {
            let room = link.room();
            let sits = |id: MemberId| room.seats_of(id).next().is_some();
            // Where only bots sit, the owner decides when they play.
            let rules = room.owner() == Some(link.me());
            let may = sits(link.me()) || (rules && !room.members().iter().any(|one| sits(one.id)));
            let ready = room.member(link.me()).is_some_and(|member| member.ready);
            (may, ready, missing(link))
        },
        move |(may, ready, missing)| {
            let key = match (ready, online) {
                (true, _) => "web-not-ready",
                (false, true) => "web-ready",
                (false, false) => "web-start",
            };
            view! {
                <footer class="go">
                    <button class="key wide" id="ready" class:main=!ready class:waits=ready disabled=!may
                        on:click=move |_| desk.ask(Command::Ready(!ready))>
                        {t(key)}<small class="missing">{missing.clone()}</small>
                    </button>
                    <span class="vh" role="status">{missing}</span>
                </footer>
            }
        },
    )
}

/// What keeps the game from beginning.
fn missing(link: &Link) -> String {
    let room = link.room();
    let seats = room.seats().iter();
    let free = seats.filter(|seat| **seat == Occupant::Nobody).count();
    if free == 0 && room.seats_of(link.me()).next().is_none() {
        return t("web-full");
    }
    let sits = |id: MemberId| room.seats_of(id).next().is_some();
    let seated = || room.members().iter().filter(|member| sits(member.id));
    let (all, ready) = (seated().count(), seated().filter(|one| one.ready).count());
    let mut parts: Vec<String> = Vec::new();
    if link.code().is_some() && all > 1 {
        let counts = [("ready", Arg::from(ready)), ("all", Arg::from(all))];
        parts.push(t_with("web-ready-count", &counts));
    }
    if free > 0 {
        parts.push(t_with("web-missing-seats", &[("count", Arg::from(free))]));
    }
    parts.join(" · ")
}
