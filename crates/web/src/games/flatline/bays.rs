//! The four patients around the dial.

use klaxon_flatline::action::{Action, Pick};
use klaxon_flatline::choice::Choice;
use klaxon_flatline::place::{Bay, LineId};
use klaxon_flatline::state::Phase;
use klaxon_flatline::trigger::{Light, Trigger};
use klaxon_flatline::{Event, draw::glyph};
use klaxon_words::Arg;
use leptos::prelude::*;
use web_sys::MouseEvent;

use super::board;
use super::keys::letter_of;
use super::show::{self, Sight};
use super::table::FlatTable;
use super::touch::{self, At, Way};
use super::{dial, draw, head, names, notes, row};
use crate::link::Link;
use crate::live::Follows;
use crate::shell::chip::chip;
use crate::shell::section::{section, watch};
use crate::text::{capital, t, t_with};

/// The four patients and the dial.
pub(crate) fn bays(table: FlatTable, lit: Follows<Vec<Way>>) -> impl IntoView {
    let patients: Vec<_> = Bay::all().map(|bay| patient(table, bay, lit)).collect();
    view! {
        <section class="bay" aria-label=t("flatline-patients")>{patients}{dial::dial(table)}</section>
    }
}

/// What the style sheet knows a patient as.
fn class(table: FlatTable, link: &Link, bay: Bay) -> String {
    let Some(sight) = show::sight(table, link) else {
        return String::new();
    };
    let state = &sight.state;
    let patient = state.bays[bay.index()].patient;
    let lines = patient.map_or(0, |patient| sight.rules.lines(patient));
    let treated = state.treating.contains(bay);
    let begun = state.round > 0;
    let red = touched(&sight, bay).is_some_and(|trigger| trigger.light == Light::Red);
    let light = match is_in_light(table, &sight, bay) {
        true => "lit",
        false => "shade",
    };
    let crit = if red && begun && !treated {
        " crit"
    } else {
        ""
    };
    let settling = if treated { " settling" } else { "" };
    format!("pat mod p{bay} k{lines} {light}{crit}{settling}")
}

/// A patient lies in the light while somebody may touch it, or while it is what everybody looks at.
fn is_in_light(table: FlatTable, sight: &Sight, bay: Bay) -> bool {
    if show::is_on(table) {
        return match table.now.get() {
            Some(Event::Cleared(line) | Event::Reopened(line)) => line.bay == bay,
            Some(Event::Treated(one, _) | Event::Fired(one, _) | Event::Patient(one, _)) => {
                one == bay
            }
            _ => sight.state.treating.contains(bay),
        };
    }
    match sight.state.phase {
        Phase::Planning | Phase::Countdown | Phase::Connecting => true,
        _ => sight
            .state
            .choice
            .is_some_and(|choice| matches!(choice, Choice::PlaceTile | Choice::RemoveTile)),
    }
}

/// The trigger that the dial touches at a bay.
fn touched(sight: &Sight, bay: Bay) -> Option<Trigger> {
    let patient = sight.state.bays[bay.index()].patient?;
    let space = match sight.state.treating.contains(bay) {
        true => sight.state.treating.space(bay),
        false => sight.state.touched(&sight.rules, bay),
    };
    sight.rules.trigger(patient, space)
}

fn patient(table: FlatTable, bay: Bay, lit: Follows<Vec<Way>>) -> AnyView {
    let class = watch(table.desk, move |link| class(table, link, bay));
    let class = move || class.get().unwrap_or_default();
    section(
        table.desk,
        move |link| {
            let Sight { rules, state } = show::sight(table, link)?;
            let patient = state.bays[bay.index()].patient?;
            let name = rules.patient_name(patient).to_owned();
            Some((name, rules.lines(patient)))
        },
        move |found| match found {
            None => {
                let class = format!("pat mod shade gone p{bay}");
                view! { <div class=class></div> }.into_any()
            }
            Some((name, lines)) => {
                let look = format!("patient-{name} patient");
                let rows: Vec<_> = (0..lines)
                    .map(|line| row::row(table, LineId { bay, line }, lit, true))
                    .collect();
                view! {
                    <article class=class data-look=look data-bay=bay.to_string() aria-label=capital(&names::bay(bay))
                        on:click=move |event| beside_rows(table, bay, &event)>
                        {head::header(table, bay)}
                        <div class="lines">{rows}</div>
                        {treated(table, bay)}
                        {here(table, bay, lit)}
                    </article>
                }
                .into_any()
            }
        },
    )
}

/// A touch beside the rows is meant for the one lit line of this patient, if there is only one.
fn beside_rows(table: FlatTable, bay: Bay, event: &MouseEvent) {
    let on_key =
        board::touched(event).is_some_and(|one| one.closest("button").ok().flatten().is_some());
    let mut lines = lit_lines(table, bay);
    if let (Some(only), None, false) = (lines.pop(), lines.pop(), on_key) {
        touch::touch(table, At::Line(only), None);
    }
}

/// The lines of a patient that a held die could go to.
pub(crate) fn lit_lines(table: FlatTable, bay: Bay) -> Vec<LineId> {
    if table.doing.get_untracked() == touch::Doing::Nothing {
        return Vec::new();
    }
    let ways = touch::now(table).into_iter();
    let lines = ways.filter_map(|way| match way.at {
        At::Line(line) if line.bay == bay => Some(line),
        _ => None,
    });
    let mut lines: Vec<LineId> = lines.collect();
    lines.dedup();
    lines
}

/// A treated patient, and the trigger that fires.
fn treated(table: FlatTable, bay: Bay) -> AnyView {
    section(
        table.desk,
        move |link| {
            let sight = show::sight(table, link)?;
            let is = sight.state.treating.contains(bay);
            is.then(|| touched(&sight, bay))
        },
        |found| {
            found.map(|trigger| {
                let fire = trigger.map(|trigger| {
                    let class = match trigger.light {
                        Light::Green => "fire",
                        Light::Red => "fire bad",
                    };
                    let picture = draw::picture(glyph::effect(trigger.effect));
                    view! { <span class=class><i inner_html=picture></i>{names::effect_short(trigger.effect)}</span> }
                });
                view! { <div class="treated"><b>{t("flatline-treated")}</b>{fire}</div> }
            })
        },
    )
}

/// The key to start the dial at a bay, with what the dial then touches at all patients.
fn here(table: FlatTable, bay: Bay, lit: Follows<Vec<Way>>) -> AnyView {
    let at = At::Bay(bay);
    let found = watch(table.desk, move |link| {
        let sight = show::sight(table, link)?;
        let by = notes::proposals(table, link, &sight);
        let by = by
            .into_iter()
            .find(|one| one.action == Action::Choose(Pick::Bay(bay)));
        Some((lights(&sight, bay), by.map_or(Vec::new(), |one| one.by)))
    });
    let shown = move || {
        let is = lit.with(|ways| board::is_lit(ways, at));
        let ((green, red), by) = found.get().flatten().filter(|_| is)?;
        let args = [("green", Arg::from(green)), ("red", Arg::from(red))];
        let by: Vec<_> = by.into_iter().map(|seat| chip(seat, "")).collect();
        Some(view! {
            <button class="key here" data-at=board::mark(at) on:click=move |_| touch::touch(table, at, None)>
                <span>{t("flatline-start-here")}<small>{t_with("flatline-start-gives", &args)}</small></span>
                <span class="vote">{by}</span>{letter_of(table, lit, at)}
            </button>
        })
    };
    shown.into_any()
}

/// How many green and red triggers the dial touches, with its diamond at a bay.
fn lights(sight: &Sight, diamond: Bay) -> (usize, usize) {
    let mut there = *sight.state;
    there.diamond = diamond;
    let touched = Bay::all().filter_map(|bay| {
        let patient = there.bays[bay.index()].patient?;
        let space = there.touched(&sight.rules, bay);
        Some(sight.rules.trigger(patient, space)?.light)
    });
    let touched: Vec<Light> = touched.collect();
    let green = touched.iter().filter(|light| **light == Light::Green);
    let green = green.count();
    (green, touched.len() - green)
}
