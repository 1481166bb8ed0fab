//! Who sits at the table of wood: names for the log, typed once and remembered.

use klaxon_words::Arg;
use leptos::prelude::*;

use super::desk::Desk;
use crate::live::Live;
use crate::text::{t, t_with};
use crate::{browser, stored};

/// Under which name the names are kept: a line for each.
const NAME: &str = "klaxon-crew";
/// A name has so many letters at most, as in rooms.
const LONGEST: usize = 24;

/// The names that were typed before; at first that of this phone's person.
pub(super) fn kept() -> Vec<String> {
    let names = browser::kept(NAME).or_else(|| browser::kept(stored::NAME));
    let names = names.unwrap_or_default();
    names.lines().map(str::to_owned).collect()
}

/// The names of so many players; none for a player whose name nobody typed.
pub(super) fn names(typed: &[String], players: usize) -> Vec<Option<String>> {
    let name = |place: usize| {
        let name: String = typed.get(place)?.trim().chars().take(LONGEST).collect();
        (!name.is_empty()).then_some(name)
    };
    (0..players).map(name).collect()
}

/// A field for each of so many players' names, behind a line that says who plays.
pub(super) fn fields(desk: Desk, players: usize) -> impl IntoView {
    let typed = desk.crew;
    let who = move || {
        let names = typed.with(|typed| names(typed, players));
        let names: Vec<String> = names.into_iter().flatten().collect();
        match names.is_empty() {
            true => t("computer-crew-none"),
            false => t_with("computer-crew", &[("names", Arg::Text(&names.join(", ")))]),
        }
    };
    let all: Vec<_> = (0..players).map(|place| field(typed, place)).collect();
    view! {
        <details class="crew">
            <summary class="key" id="pc-crew">{who}</summary>
            <div class="names">{all}</div>
            <p class="note">{t("computer-crew-why")}</p>
        </details>
    }
}

fn field(typed: Live<Vec<String>>, place: usize) -> impl IntoView {
    let label = t_with("computer-player", &[("number", Arg::from(place + 1))]);
    let name = typed.with_untracked(|names| names.get(place).cloned());
    let change = move |event: web_sys::Event| {
        typed.update(|names| {
            if names.len() <= place {
                names.resize(place + 1, String::new());
            }
            names[place] = event_target_value(&event).replace('\n', " ");
            browser::keep(NAME, &names.join("\n"));
        });
    };
    view! {
        <input class="search" data-player=place.to_string() maxlength=LONGEST.to_string() autocomplete="off"
            aria-label=label.clone() placeholder=label prop:value=name on:input=change/>
    }
}
