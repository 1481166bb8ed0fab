//! The quick calls: what people at a table shout most, with one touch. What can be needed is the game's to know.

use klaxon_core::Seat;
use klaxon_proto::{Sign, What};
use klaxon_room::MemberId;
use klaxon_words::Arg;
use leptos::prelude::*;

use crate::desk::{Desk, Sheet};
use crate::ears::{self, Sound};
use crate::game::Thing;
use crate::shell::chip::chip;
use crate::shell::icon::{Icon, icon};
use crate::shell::names;
use crate::shell::section::section;
use crate::text::{t, t_with};

/// The calls that are about nothing else.
const PLAIN: [(What, &str, &str); 4] = [
    (What::Take, "take", "web-call-take"),
    (What::Pass, "pass", "web-call-pass"),
    (What::Wait, "wait", "web-call-wait"),
    (What::Thanks, "thanks", "web-call-thanks"),
];

/// The key that opens the calls; only where somebody hears them.
pub(crate) fn key(desk: Desk) -> impl IntoView {
    // Where nobody needs anything of anybody there is nothing to call for.
    let useful = desk.table().is_some_and(|table| !table.things().is_empty());
    section(
        desk,
        move |link| {
            let others = link.room().members().iter();
            let mut others = others.filter(|member| member.id != link.me() && member.is_here());
            let plays = link.room().seats_of(link.me()).next().is_some();
            useful && plays && others.any(|member| link.room().seats_of(member.id).next().is_some())
        },
        move |heard| {
            heard.then(|| {
                view! {
                    <button class="key round" id="calls" aria-haspopup="dialog" aria-label=t("web-calls") title=t("web-calls")
                        on:click=move |_| desk.sheet.set(Some(Sheet::Calls))>{icon(Icon::Call)}</button>
                }
            })
        },
    )
}

/// All calls, as keys.
pub(crate) fn calls(desk: Desk) -> impl IntoView {
    let things = desk.table().map_or(Vec::new(), |table| table.things());
    let needs: Vec<_> = things.into_iter().map(|thing| need(desk, thing)).collect();
    let plain: Vec<_> = PLAIN
        .iter()
        .map(|&(what, name, key)| {
            view! {
                <button class="key" data-call=name on:click=move |_| call(desk, what, None)>{t(key)}</button>
            }
        })
        .collect();
    view! {
        <div class="calls">
            <h3 id="i-need">{t("web-call-need-what")}</h3>
            <div class="needs" role="group" aria-labelledby="i-need">{needs}</div>
            <div class="says">{plain}</div>
        </div>
    }
}

/// The key that says that a thing is needed.
fn need(desk: Desk, thing: Thing) -> impl IntoView {
    let name = thing.name;
    let spoken = t_with("web-call-need", &[("thing", Arg::Text(&thing.title))]);
    view! {
        <button class=format!("key need {}", thing.class) data-call=name aria-label=spoken
            on:click=move |_| call(desk, What::Need, Some(name.to_owned()))>{thing.title}</button>
    }
}

/// Calls it, and shows the caller that it was.
fn call(desk: Desk, what: What, thing: Option<String>) {
    let text = words(desk, what, thing.as_deref());
    desk.signal(Sign::Call { what, thing });
    desk.sheet.set(None);
    desk.announce(&t_with("web-you-call", &[("call", Arg::Text(&text))]));
}

/// Somebody calls something: everybody reads and hears it.
pub(crate) fn heard(desk: Desk, member: MemberId, what: What, thing: Option<&str>) {
    let found = desk.look(|link| {
        let seat: Option<Seat> = link.room().seats_of(member).next();
        let name = names::member(link, member);
        (member != link.me()).then_some((seat, name))
    });
    let Some((seat, name)) = found.flatten() else {
        return;
    };
    let text = words(desk, what, thing);
    let args = [("name", Arg::Text(&name)), ("call", Arg::Text(&text))];
    let text = t_with("web-somebody-calls", &args);
    ears::hear(Sound::Claim);
    desk.told.set(text.clone());
    desk.announce(&text);
    desk.caller.set(seat);
}

/// The helmet of who called what stands under the clock; nothing if the news are no call.
pub(crate) fn caller(desk: Desk) -> impl IntoView {
    move || desk.caller.get().map(|seat| chip(seat, ""))
}

/// A call in words.
fn words(desk: Desk, what: What, thing: Option<&str>) -> String {
    let title = thing.map(|thing| {
        let things = desk.table().map_or(Vec::new(), |table| table.things());
        let known = things.into_iter().find(|one| one.name == thing);
        known.map_or(thing.to_owned(), |known| known.title)
    });
    let about = title.as_deref().unwrap_or_default();
    match (what, title.is_some()) {
        (What::Need, _) => t_with("web-call-need", &[("thing", Arg::Text(about))]),
        (What::Take, true) => t_with("web-call-take-it", &[("thing", Arg::Text(about))]),
        (What::Take, false) => t("web-call-take"),
        (What::Pass, _) => t("web-call-pass"),
        (What::Wait, _) => t("web-call-wait"),
        (What::Thanks, _) => t("web-call-thanks"),
    }
}
