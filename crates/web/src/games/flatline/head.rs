//! The head of a patient: its number, its name, and its triggers.

use klaxon_flatline::draw::glyph;
use klaxon_flatline::patient::TRIGGERS;
use klaxon_flatline::place::Bay;
use klaxon_flatline::trigger::{Light, Trigger};
use klaxon_words::Arg;
use leptos::prelude::*;

use super::show::{self, Sight};
use super::table::FlatTable;
use super::{draw, names, sheets};
use crate::link::Link;
use crate::shell::section::section;
use crate::text::{t, t_with};

/// What the head of a patient says.
#[derive(Clone, PartialEq, Eq)]
pub(crate) struct Head {
    pub(crate) name: String,
    pub(crate) triggers: [Option<Trigger>; TRIGGERS],
    /// The trigger that counts now; none before the dial has started.
    pub(crate) now: Option<u8>,
    /// The one that will after the turn; none if the dial stays.
    pub(crate) next: Option<u8>,
}

/// What the head of the patient in a bay says; none without one.
pub(crate) fn head(table: FlatTable, link: &Link, bay: Bay) -> Option<Head> {
    let Sight { rules, state } = show::sight(table, link)?;
    let patient = state.bays[bay.index()].patient?;
    let begun = state.round > 0;
    let mut later = *state;
    later.diamond = Bay((state.diamond.0 + 1) % 4);
    let next = later.touched(&rules, bay);
    Some(Head {
        name: names::patient(&rules, patient),
        triggers: std::array::from_fn(|space| rules.trigger(patient, space as u8)),
        now: begun.then(|| match state.treating.contains(bay) {
            true => state.treating.space(bay),
            false => state.touched(&rules, bay),
        }),
        next: (begun && !state.effects.held).then_some(next),
    })
}

/// The head: a key to the patient's sheet.
pub(crate) fn header(table: FlatTable, bay: Bay) -> AnyView {
    section(
        table.desk,
        move |link| head(table, link, bay),
        move |found| {
            found.map(|head| {
                let lights: Vec<_> = (0_u8..)
                    .zip(head.triggers)
                    .map(|(space, trigger)| light(&head, space, trigger))
                    .collect();
                let label = label(bay, &head);
                view! {
                    <header>
                        <button class="about" aria-label=label on:click=move |_| sheets::open_bay(table, bay)>
                            <b class="pn">{usize::from(bay.0) + 1}</b><span class="words">{head.job()}<span class="wound">{head.wound()}</span></span>
                            <span class="trig">{lights}</span>
                        </button>
                    </header>
                }
            })
        },
    )
}

impl Head {
    /// The patient in a word.
    fn job(&self) -> String {
        let job = self.name.split(',').next();
        job.unwrap_or_default().to_owned()
    }

    /// What is wrong with them, behind it; only where there is room.
    fn wound(&self) -> String {
        self.name[self.job().len()..].to_owned()
    }
}

/// The head for people who can't see it.
fn label(bay: Bay, head: &Head) -> String {
    let says = |space: Option<u8>| space.map(|space| effect(head.triggers[usize::from(space)]));
    let (now, next) = (says(head.now), says(head.next));
    let args = [
        ("bay", Arg::from(usize::from(bay.0) + 1)),
        ("name", Arg::Text(&head.name)),
        ("now", Arg::Text(now.as_deref().unwrap_or_default())),
        ("next", Arg::Text(next.as_deref().unwrap_or_default())),
    ];
    match (&now, &next) {
        (None, _) => t_with("flatline-about-plain", &args),
        (_, None) => t_with("flatline-about-held", &args),
        _ => t_with("flatline-about", &args),
    }
}

/// What a trigger does, in a few words.
fn effect(trigger: Option<Trigger>) -> String {
    trigger.map_or_else(
        || t("flatline-nothing"),
        |trigger| names::effect_short(trigger.effect),
    )
}

fn light(head: &Head, space: u8, trigger: Option<Trigger>) -> AnyView {
    let (kind, colour) = match trigger.map(|trigger| trigger.light) {
        Some(Light::Green) => ("g", "green"),
        Some(Light::Red) => ("r", "red"),
        None => ("b", "blank"),
    };
    let effect_word: Option<&'static str> = trigger.map(|trigger| trigger.effect.into());
    let look = format!(
        "trigger-{} trigger-{colour}",
        effect_word.unwrap_or_default()
    );
    let now = head.now == Some(space);
    let next = head.next == Some(space) && !now;
    let class = format!(
        "tg {kind}{}{}",
        if now { " now" } else { "" },
        if next { " next" } else { "" }
    );
    let picture = trigger.map_or(String::new(), |trigger| {
        draw::picture(glyph::effect(trigger.effect))
    });
    let word = now.then(|| view! { <em>{effect(trigger)}</em> });
    view! { <i class=class data-look=look title=effect(trigger)><span inner_html=picture></span>{word}</i> }
        .into_any()
}
