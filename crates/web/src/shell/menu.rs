//! The menu: how it is played, who is here, the pause, sound, light, keys, leaving.

use std::rc::Rc;

use klaxon_room::{Command, Member, Phase};
use klaxon_words::Arg;
use leptos::prelude::*;
use wasm_bindgen::{JsCast, JsValue};

use crate::browser;
use crate::desk::{Desk, Sheet};
use crate::ears;
use crate::link::Link;
use crate::live::Live;
use crate::shell::icon::{Icon, icon};
use crate::shell::section::section;
use crate::shell::segments::{Segments, segments};
use crate::shell::{door, people, team_log, temper};
use crate::text::{t, t_with};

/// The themes, each with its key.
const THEMES: [(&str, &str); 4] = [
    ("system", "web-theme-auto"),
    ("dark", "web-theme-dark"),
    ("light", "web-theme-light"),
    ("contrast", "web-theme-contrast"),
];

/// The menu.
pub(crate) fn menu(desk: Desk) -> impl IntoView {
    let settings = move || {
        let all = ears::settings().into_iter();
        all.map(|setting| {
            let title = t(setting.label);
            let group = temper::group(&setting, title.clone(), String::new());
            view! {
                <div class="opt" data-setting=setting.name><span class="lbl">{title}</span>{group}</div>
            }
        })
        .collect::<Vec<_>>()
    };
    let leave = match desk.look(|link| link.code().is_some()) {
        Some(true) => "web-leave",
        _ => "web-leave-tab",
    };
    let code = desk.look(|link| link.code().map(str::to_owned)).flatten();
    view! {
        {rules(desk)}
        {pause(desk)}
        {people::people(desk)}
        {settings}
        {theme()}
        <div class="rowkeys">
            <button class="key" id="show-keys" on:click=move |_| desk.sheet.set(Some(Sheet::Keys))>{t("web-keys")}</button>
            {install()}
            {code.as_deref().map(|code| team_log::room_key("menu-log", code))}
            <button class="key" id="leave-table" on:click=move |_| door::leave(desk)>{t(leave)}</button>
        </div>
    }
}

/// The key that installs the page on this device, where the browser offers that: then the page has a function for it.
fn install() -> impl IntoView {
    let offered = js_sys::Reflect::get(&browser::window(), &"klaxonInstall".into()).ok();
    let offered = offered.and_then(|install| install.dyn_into::<js_sys::Function>().ok());
    offered.map(|install| {
        let then = move |_| {
            let _ = install.call0(&JsValue::NULL);
        };
        view! { <button class="key" id="install" on:click=then>{t("web-install")}</button> }
    })
}

/// How the game is played, in short.
fn rules(desk: Desk) -> impl IntoView {
    let help = desk.table().map_or(Vec::new(), |table| table.help());
    let rows: Vec<_> = help
        .iter()
        .map(|&key| view! { <li>{t(key)}</li> })
        .collect();
    (!help.is_empty()).then(|| {
        view! {
            <details class="rules"><summary>{t("web-how")}</summary><ol>{rows}</ol></details>
            <button class="key" id="all-rules" on:click=move |_| desk.look_up("")>{icon(Icon::Search)}{t("web-look-up")}</button>
        }
    })
}

/// What a player who wants a pause has to know.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Wish {
    stands: bool,
    wants: bool,
    votes: usize,
    needed: usize,
    players: usize,
}

fn wish(link: &Link) -> Option<Wish> {
    let room = link.room();
    let plays = |member: &&Member| room.seats_of(member.id).next().is_some();
    let players = || room.members().iter().filter(plays);
    let me = players().find(|member| member.id == link.me())?;
    let here = players().filter(|member| member.is_here()).count();
    let stands = matches!(room.phase(), Phase::Paused { .. });
    let on = stands || room.phase() == Phase::Playing;
    (on && link.past().is_none()).then(|| Wish {
        stands,
        wants: me.votes,
        votes: players().filter(|member| member.votes).count(),
        needed: here / 2 + 1,
        players: here,
    })
}

/// The pause, and how many have to want it.
fn pause(desk: Desk) -> impl IntoView {
    section(desk, wish, move |wish| {
        wish.map(|wish| {
            let key = match (wish.wants, wish.stands) {
                (true, _) => "web-pause-unwish",
                (false, true) => "web-go-on",
                (false, false) => "web-pause",
            };
            let args = [
                ("needed", Arg::from(wish.needed)),
                ("all", Arg::from(wish.players)),
                ("votes", Arg::from(wish.votes)),
            ];
            let why = match wish.players > 1 {
                true => t_with("web-pause-how", &args),
                false => t("web-pause-alone"),
            };
            view! {
                <section class="wish">
                    <button class="key" id="menu-pause" aria-pressed=wish.wants.to_string()
                        on:click=move |_| desk.ask(Command::Vote(!wish.wants))>{t(key)}</button>
                    <small role="status">{why}</small>
                </section>
            }
        })
    })
}

/// Dark, light, high contrast.
pub(crate) fn theme() -> impl IntoView {
    let now = Live::new(browser::kept("klaxon-theme").unwrap_or("dark".to_owned()));
    let group = move || {
        segments(Segments {
            title: t("web-theme"),
            why: String::new(),
            now: now.get(),
            mine: true,
            values: THEMES.iter().map(|&(word, key)| (word, t(key))).collect(),
            choose: Rc::new(move |word| {
                now.set(word.to_owned());
                browser::keep("klaxon-theme", word);
                set_theme(word);
            }),
        })
    };
    view! { <div class="opt"><span class="lbl">{t("web-theme")}</span>{group}</div> }
}

/// Puts the light on that the person wants; the system's is the style sheet's to know.
fn set_theme(wanted: &str) {
    let theme = if wanted == "system" { "" } else { wanted };
    browser::mark_root("data-theme", theme);
}

/// What the keys do.
pub(crate) fn keys(desk: Desk) -> impl IntoView {
    let common = [
        ("Enter", "web-key-enter"),
        ("Esc", "web-key-escape"),
        ("?", "web-key-help"),
        ("/", "web-key-look-up"),
    ];
    let own = desk.table().map_or(&[][..], |table| table.keys());
    let rows: Vec<_> = own
        .iter()
        .chain(&common)
        .map(|&(key, what)| {
            let key = match key.starts_with("web-") {
                true => t(key),
                false => key.to_owned(),
            };
            view! { <div><dt><kbd>{key}</kbd></dt><dd>{t(what)}</dd></div> }
        })
        .collect();
    view! { <dl class="keys">{rows}</dl> }
}
