//! The mission: what the owner of a room chooses, each with a sentence on what it does; the others see it.

use std::rc::Rc;

use klaxon_room::Command;
use klaxon_words::Arg;
use leptos::prelude::*;
use wasm_bindgen::JsCast;

use crate::desk::Desk;
use crate::link::Link;
use crate::live::Live;
use crate::shell::choice::{Choice, Kept, Rank, YES_NO};
use crate::shell::icon::{Icon, icon};
use crate::shell::section::{section, watch};
use crate::shell::segments::{self, Segments, segments};
use crate::shell::settings::SETTINGS;
use crate::shell::{chooser, set_up_link, setup, team_log, temper};
use crate::text::{t, t_with};
use crate::{browser, games};

/// Where in the lobby a choice stands.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Place {
    /// Above the seats: how many there are.
    Crew,
    /// Where everybody sees it.
    Simple,
    /// A switch: where there is room, everybody sees it too.
    Switch,
    /// Behind 'more options'.
    More,
}

fn place(choice: &Choice) -> Place {
    match choice.rank {
        _ if choice.name == "players" => Place::Crew,
        Rank::Simple => Place::Simple,
        Rank::More if is_switch(choice) => Place::Switch,
        Rank::More => Place::More,
    }
}

fn is_switch(choice: &Choice) -> bool {
    choice.values.len() == YES_NO.len() && choice.values[0].0 == YES_NO[0].0
}

/// What can be chosen in this room. Nobody comes to a room of this tab, and nobody loses it.
fn choices(link: &Link) -> Vec<Choice> {
    let online = link.code().is_some();
    let here = |choice: &Choice| online || !matches!(choice.name, "drop" | "grace" | "lock");
    let game = games::find(link.room().game());
    let means = |choice: &Choice| !game.is_some_and(|game| game.ignores(choice.name));
    let settings = SETTINGS.iter().copied().filter(means);
    of_game(link)
        .into_iter()
        .chain(settings)
        .filter(here)
        .collect()
}

/// What can be chosen of the room's game.
pub(crate) fn of_game(link: &Link) -> Vec<Choice> {
    let (game, options) = (link.room().game(), link.room().options());
    games::find(game).map_or(Vec::new(), |found| found.choices(game, options))
}

/// The value of a choice as the room has it.
fn value(link: &Link, choice: Choice) -> String {
    let found = match choice.kept {
        Kept::Option => {
            let value = setup::line_of(link.room().options(), choice.name);
            value.map(str::to_owned)
        }
        Kept::Setting => {
            let all = link.room().settings().all().into_iter();
            let mut values = all.filter(|(name, _)| *name == choice.name);
            values.next().map(|(_, value)| value)
        }
    };
    found.unwrap_or_else(|| choice.usual.to_owned())
}

/// What is chosen, in a few words: "Standard · 4 seats".
pub(crate) fn summary(link: &Link) -> String {
    let simple = choices(link).into_iter().filter(|choice| {
        choice.kept == Kept::Option && place(choice) == Place::Simple && !is_switch(choice)
    });
    let mut words: Vec<String> = simple
        .filter_map(|choice| {
            let now = value(link, choice);
            let mut values = choice.values.iter();
            let found = values.find(|(word, _)| *word == now);
            found.map(|(_, label)| label.text())
        })
        .collect();
    let seats = link.room().seats().len();
    words.push(t_with("web-seats", &[("count", Arg::from(seats))]));
    words.join(" · ")
}

/// Asks for another value.
fn change(desk: Desk, choice: Choice, value: String) {
    let name = choice.name;
    if choice.kept == Kept::Setting {
        let name = name.to_owned();
        return desk.ask(Command::Set { name, value });
    }
    let Some((game, options)) = desk.look(Link::set_up) else {
        return;
    };
    // What does not go together with it is as usual again: with fewer players, say, the one who was to start is gone.
    let options = setup::fit(&game, vec![format!("{name} {value}")], options);
    desk.ask(Command::Setup { game, options });
}

/// The choices of a place, drawn anew when there are others.
fn of(desk: Desk, wanted: Place) -> impl Fn() -> Vec<AnyView> + Send + Copy + 'static {
    let all = watch(desk, |link| {
        let names = choices(link).iter().map(|choice| choice.name).collect();
        let names: Vec<&str> = names;
        (link.room().game().to_owned(), names)
    });
    move || {
        all.get();
        let choices = desk.look(choices).unwrap_or_default().into_iter();
        let choices = choices.filter(|choice| place(choice) == wanted);
        choices.map(|choice| shown(desk, choice)).collect()
    }
}

/// How many seats the table has.
pub(crate) fn players(desk: Desk) -> impl IntoView {
    let players = of(desk, Place::Crew);
    move || players()
}

/// The mission.
pub(crate) fn options(desk: Desk) -> impl IntoView {
    let code = desk.look(|link| link.code().map(str::to_owned)).flatten();
    let (simple, switches) = (of(desk, Place::Simple), of(desk, Place::Switch));
    let more = of(desk, Place::More);
    // Where there is little room, the switches and the computer's temper are behind the key too.
    let open = Live::new(false);
    let toggled = move |event: web_sys::Event| {
        let target = event.target();
        let target = target.and_then(|target| target.dyn_into::<web_sys::Element>().ok());
        open.set(target.is_some_and(|details| details.has_attribute("open")));
    };
    let counts = section(
        desk,
        |link| {
            let all = choices(link);
            let count = |wanted| all.iter().filter(|one| place(one) == wanted).count();
            (count(Place::More), count(Place::Switch) + 1)
        },
        |(more, hidden)| {
            let text = |count| t_with("web-more-count", &[("count", Arg::from(count))]);
            view! { <span class="few">{text(more + hidden)}</span><span class="many">{text(more)}</span> }
        },
    );
    view! {
        <section class="opts panel" class:open=move || open.get() aria-label=t("web-mission")>
            {chooser::present(desk)}
            {move || simple()}
            <div class="deep">{temper::temper()}</div>
            <div class="deep sws">{move || switches()}</div>
            <details class="more" on:toggle=toggled>
                <summary class="morebtn">{counts}{icon(Icon::Arrow)}</summary>
                <div class="rest">{move || more()}</div>
            </details>
            <p class="as-link rowkeys">
                {set_up_link::key(desk)}
                {code.as_deref().map(|code| team_log::room_key("log-of-room", code))}
            </p>
        </section>
    }
}

/// A choice with its sentence. It is drawn anew after a refusal, which may be its own.
fn shown(desk: Desk, choice: Choice) -> AnyView {
    section(
        desk,
        move |link| {
            let count = link.room().seats().len();
            let refusals = desk.refusals.get();
            let now = value(link, choice);
            (
                now,
                link.may_set_up(),
                count,
                refusals,
                link.code().is_some(),
            )
        },
        move |(now, mine, seats, _, online)| {
            // A player who is to start needs a seat; a word such as `drawn` needs none.
            let there = |word: &str| {
                choice.name != "first" || word.parse::<usize>().map_or(true, |n| n <= seats)
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
            if is_switch(&choice) && known {
                return switch(desk, choice, &now, mine, why).into_any();
            }
            let id = format!("why-{}", choice.name);
            let control = match known && values.len() <= segments::MOST {
                true => segments(Segments {
                    title: t(choice.title),
                    why: id.clone(),
                    now,
                    mine,
                    values,
                    choose: Rc::new(move |word| change(desk, choice, word.to_owned())),
                }),
                false => list(desk, choice, &now, mine, values, known).into_any(),
            };
            view! {
                <div class="opt" id=format!("choose-{}", choice.name)>
                    <span class="lbl">{t(choice.title)}</span>{control}<small id=id>{why}</small>
                </div>
            }
            .into_any()
        },
    )
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
