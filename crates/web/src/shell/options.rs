//! The mission: what the owner of a room chooses, each with a sentence on what it does; the others see it.

use klaxon_room::{Command, Phase};
use leptos::prelude::*;
use wasm_bindgen::JsCast;

use crate::browser;
use crate::desk::Desk;
use crate::games;
use crate::link::Link;
use crate::shell::choice::{Choice, Kept, Rank, YES_NO};
use crate::shell::section::{section, watch};
use crate::shell::settings::SETTINGS;
use crate::text::t;

/// The largest number of values that stand side by side.
const SEGMENTS: usize = 5;

/// What can be chosen in this room.
fn choices(link: &Link) -> Vec<Choice> {
    let game = games::find(link.room().game()).map_or(&[][..], |game| game.choices());
    let online = link.code().is_some();
    let here = |choice: &&Choice| online || !matches!(choice.name, "drop" | "grace");
    game.iter().chain(SETTINGS).filter(here).copied().collect()
}

/// The value of a choice as the room has it.
fn value(link: &Link, choice: Choice) -> String {
    let found = match choice.kept {
        Kept::Option => {
            let lines = link.room().options().iter();
            let mut values =
                lines.filter_map(|line| line.strip_prefix(choice.name)?.strip_prefix(' '));
            values.next().map(str::to_owned)
        }
        Kept::Setting => {
            let all = link.room().settings().all().into_iter();
            let mut values = all.filter(|(name, _)| *name == choice.name);
            values.next().map(|(_, value)| value)
        }
    };
    found.unwrap_or_else(|| choice.usual.to_owned())
}

/// Asks for another value.
fn change(desk: Desk, choice: Choice, value: String) {
    let name = choice.name;
    if choice.kept == Kept::Setting {
        let name = name.to_owned();
        return desk.ask(Command::Set { name, value });
    }
    let found = desk.look(|link| (link.options(), link.room().game().to_owned()));
    let Some((mut options, game)) = found else {
        return;
    };
    options.retain(|line| line.split(' ').next() != Some(name));
    options.push(format!("{name} {value}"));
    // With fewer players the one who was to start may be gone.
    if name == "players" {
        options.retain(|line| line.split(' ').next() != Some("first"));
    }
    desk.ask(Command::Setup { game, options });
}

/// The mission.
pub(crate) fn options(desk: Desk, online: bool) -> impl IntoView {
    let all = watch(desk, |link| {
        choices(link)
            .iter()
            .map(|choice| choice.name)
            .collect::<Vec<_>>()
    });
    let of_rank = move |rank: Rank| {
        all.get();
        let choices = desk.look(choices).unwrap_or_default().into_iter();
        let choices = choices.filter(move |choice| choice.rank == rank);
        choices
            .map(|choice| shown(desk, choice, online))
            .collect::<Vec<_>>()
    };
    view! {
        <section class="opts panel">
            <h2>{t("web-mission")}</h2>
            {move || of_rank(Rank::Simple)}
            <details class="more">
                <summary>{t("web-more-options")}</summary>
                {move || of_rank(Rank::More)}
            </details>
        </section>
    }
}

/// A choice with its sentence. It is drawn anew after a refusal, which may be its own.
fn shown(desk: Desk, choice: Choice, online: bool) -> AnyView {
    section(
        desk,
        move |link| {
            let lobby = link.room().phase() == Phase::Lobby;
            let owner = link.room().owner() == Some(link.me());
            let count = link.room().seats().len();
            let refusals = desk.refusals.get();
            (value(link, choice), owner && lobby, count, refusals)
        },
        move |(now, mine, seats, _)| {
            let there = |word: &str| {
                choice.name != "first" || word.parse::<usize>().is_ok_and(|n| n <= seats)
            };
            let values: Vec<(&'static str, String)> = choice
                .values
                .iter()
                .filter(|(word, _)| there(word))
                .map(|(word, label)| (*word, label.text()))
                .collect();
            let known = values.iter().any(|(word, _)| *word == now);
            let why = match (choice.name, online) {
                // In this tab nobody else comes.
                ("players", false) => t("web-players-bots"),
                _ => t(choice.why),
            };
            if choice.values.len() == YES_NO.len() && choice.values[0].0 == "no" && known {
                return switch(desk, choice, &now, mine, why).into_any();
            }
            let control = match known && values.len() <= SEGMENTS {
                true => segments(desk, choice, &now, mine, values).into_any(),
                false => list(desk, choice, &now, mine, values, known).into_any(),
            };
            view! {
                <div class="opt" id=format!("choose-{}", choice.name)>
                    <span class="lbl">{t(choice.title)}</span>{control}<small>{why}</small>
                </div>
            }
            .into_any()
        },
    )
}

/// A few values side by side.
fn segments(
    desk: Desk,
    choice: Choice,
    now: &str,
    mine: bool,
    values: Vec<(&'static str, String)>,
) -> impl IntoView {
    let class = if values.len() > 3 { "seg five" } else { "seg" };
    let keys: Vec<_> = values
        .into_iter()
        .map(|(word, label)| {
            let on = word == now;
            let press = move |_| change(desk, choice, word.to_owned());
            view! {
                <button role="radio" class:on=on aria-checked=on.to_string() data-value=word disabled=!mine && !on
                    on:click=press>{label}</button>
            }
        })
        .collect();
    view! { <div class=class role="radiogroup" aria-label=t(choice.title)>{keys}</div> }
}

/// Off or on.
fn switch(desk: Desk, choice: Choice, now: &str, mine: bool, why: String) -> impl IntoView {
    let on = now == "yes";
    let press = move |_| {
        let value = if on { "no" } else { "yes" };
        change(desk, choice, value.to_owned());
    };
    view! {
        <button class="sw" role="switch" aria-checked=on.to_string() id=format!("choose-{}", choice.name) disabled=!mine
            on:click=press>
            <span><b>{t(choice.title)}</b><small>{why}</small></span><i class="tog" class:on=on></i>
        </button>
    }
}

/// Many values, or one that only a program could have chosen.
fn list(
    desk: Desk,
    choice: Choice,
    now: &str,
    mine: bool,
    values: Vec<(&'static str, String)>,
    known: bool,
) -> impl IntoView {
    // A list keeps what the person chose last: after a refusal it is told what holds.
    let list = NodeRef::<leptos::html::Select>::new();
    let holds = now.to_owned();
    browser::after(0, move || {
        if let Some(Some(list)) = list.try_get_untracked() {
            list.set_value(&holds);
        }
    });
    let other = (!known).then(|| view! { <option selected>{now.to_owned()}</option> });
    let now = now.to_owned();
    let values: Vec<_> = values
        .into_iter()
        .map(|(word, label)| {
            let selected = word == now;
            view! { <option value=word selected=selected>{label}</option> }
        })
        .collect();
    let press = move |event: web_sys::Event| change(desk, choice, chosen(&event));
    view! {
        <select node_ref=list aria-label=t(choice.title) disabled=!mine on:change=press>{other}{values}</select>
    }
}

fn chosen(event: &web_sys::Event) -> String {
    let target = event.target();
    let select = target.and_then(|target| target.dyn_into::<web_sys::HtmlSelectElement>().ok());
    select.map_or(String::new(), |select| select.value())
}
