//! The four patients around the dial.

use klaxon_core::Seat;
use klaxon_flatline::patient::TRIGGERS;
use klaxon_flatline::place::{Bay, LineId, Target};
use klaxon_flatline::state::Phase;
use klaxon_flatline::trigger::{Light, Trigger};
use klaxon_flatline::{Event, draw::glyph};
use klaxon_words::Arg;
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::MouseEvent;

use super::board::{self, Holes};
use super::show::{self, Sight};
use super::table::FlatTable;
use super::touch::{self, At, Way};
use super::{draw, names, notes, sheets};
use crate::link::Link;
use crate::live::Follows;
use crate::shell::chip::chip;
use crate::shell::icon::{Icon, icon};
use crate::shell::section::{section, watch};
use crate::text::{capital, say, t, t_with};

/// Rows lower than this are too small for a finger: a touch opens the patient first, if it could mean several lines.
const LOWEST: f64 = 25.0;

/// The four patients and the dial.
pub(crate) fn bays(table: FlatTable, lit: Follows<Vec<Way>>) -> impl IntoView {
    let patients: Vec<_> = Bay::all().map(|bay| patient(table, bay, lit)).collect();
    view! {
        <section class="bay" aria-label=t("flatline-patients")>{patients}{dial(table)}</section>
    }
}

/// What is seen of a patient as a whole.
#[derive(Clone, PartialEq, Eq)]
struct Look {
    /// How many lines there are; none without a patient.
    lines: Option<u8>,
    /// What the style sheet knows it as.
    class: String,
}

fn look(table: FlatTable, link: &Link, bay: Bay) -> Look {
    let Some(sight) = show::sight(table, link) else {
        return Look {
            lines: None,
            class: String::new(),
        };
    };
    let state = &sight.state;
    let patient = state.bays[bay.index()].patient;
    let lines = patient.map(|patient| sight.rules.lines(patient));
    let treated = state.treating.contains(bay);
    let red = touched(&sight, bay).is_some_and(|trigger| trigger.light == Light::Red);
    let mut class = format!("pat mod p{bay} k{}", lines.unwrap_or(0));
    class += match is_in_light(table, &sight, bay) {
        true => " lit",
        false => " shade",
    };
    if red && !treated {
        class += " crit";
    }
    if treated {
        class += " settling";
    }
    Look { lines, class }
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
        _ => sight.state.choice.is_some_and(|choice| {
            use klaxon_flatline::choice::Choice;
            matches!(choice, Choice::PlaceTile | Choice::RemoveTile)
        }),
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
    section(
        table.desk,
        move |link| look(table, link, bay),
        move |found| match found.lines {
            None => {
                let class = format!("pat mod shade gone p{bay}");
                view! { <div class=class></div> }.into_any()
            }
            Some(lines) => {
                let rows: Vec<_> = (0..lines)
                    .map(|line| row(table, LineId { bay, line }, lit, true))
                    .collect();
                view! {
                    <article class=found.class data-bay=bay.to_string() aria-label=t_with("flatline-bay", &[("bay", Arg::from(usize::from(bay.0) + 1))])
                        on:click=move |event| beside_rows(table, bay, &event)>
                        {header(table, bay)}
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
    let target = event.target();
    let target = target.and_then(|target| target.dyn_into::<web_sys::Element>().ok());
    let on_key = target.is_some_and(|one| one.closest("button").ok().flatten().is_some());
    let mut lines = lit_lines(table, bay);
    if let (Some(only), None, false) = (lines.pop(), lines.pop(), on_key) {
        touch::touch(table, At::Line(only), None);
    }
}

/// The lines of a patient that a held die could go to.
fn lit_lines(table: FlatTable, bay: Bay) -> Vec<LineId> {
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

/// What the head of a patient says.
#[derive(Clone, PartialEq, Eq)]
struct Head {
    name: String,
    triggers: [Option<Trigger>; TRIGGERS],
    /// The trigger that counts now, and the one that will after the turn.
    now: u8,
    next: u8,
    /// Whether the dial will turn at the end of the round.
    turns: bool,
}

fn head(table: FlatTable, link: &Link, bay: Bay) -> Option<Head> {
    let Sight { rules, state } = show::sight(table, link)?;
    let patient = state.bays[bay.index()].patient?;
    let mut later = *state;
    later.diamond = Bay((state.diamond.0 + 1) % 4);
    Some(Head {
        name: names::patient(&rules, patient),
        triggers: std::array::from_fn(|space| rules.trigger(patient, space as u8)),
        now: match state.treating.contains(bay) {
            true => state.treating.space(bay),
            false => state.touched(&rules, bay),
        },
        next: later.touched(&rules, bay),
        turns: !state.effects.held,
    })
}

fn header(table: FlatTable, bay: Bay) -> AnyView {
    section(
        table.desk,
        move |link| head(table, link, bay),
        move |found| {
            found.map(|head| {
                let lights: Vec<_> = (0_u8..)
                    .zip(head.triggers)
                    .map(|(space, trigger)| light(&head, space, trigger))
                    .collect();
                let label = t_with(
                    "flatline-about",
                    &[
                        ("bay", Arg::from(usize::from(bay.0) + 1)),
                        ("name", Arg::Text(&head.name)),
                        ("now", Arg::Text(&effect(head.triggers[usize::from(head.now)]))),
                        ("next", Arg::Text(&effect(head.triggers[usize::from(head.next)]))),
                    ],
                );
                view! {
                    <header>
                        <button class="about" aria-label=label on:click=move |_| sheets::open_bay(table, bay)>
                            <b class="pn">{usize::from(bay.0) + 1}</b><span class="words">{head.name.clone()}</span>
                            <span class="trig">{lights}</span>
                        </button>
                    </header>
                }
            })
        },
    )
}

/// What a trigger does, in a few words.
fn effect(trigger: Option<Trigger>) -> String {
    trigger.map_or_else(
        || t("flatline-nothing"),
        |trigger| names::effect_short(trigger.effect),
    )
}

fn light(head: &Head, space: u8, trigger: Option<Trigger>) -> AnyView {
    let kind = match trigger.map(|trigger| trigger.light) {
        Some(Light::Green) => "g",
        Some(Light::Red) => "r",
        None => "b",
    };
    let now = space == head.now;
    let next = head.turns && space == head.next && !now;
    let class = format!(
        "tg {kind}{}{}",
        if now { " now" } else { "" },
        if next { " next" } else { "" }
    );
    let picture = trigger.map_or(String::new(), |trigger| {
        draw::picture(glyph::effect(trigger.effect))
    });
    let word = now.then(|| view! { <em>{effect(trigger)}</em> });
    view! { <i class=class title=effect(trigger)><span inner_html=picture></span>{word}</i> }
        .into_any()
}

/// What is seen of a line.
#[derive(Clone, PartialEq, Eq)]
struct RowLook {
    holes: Holes,
    tile: bool,
    pins: Vec<(Seat, bool)>,
    label: String,
    fresh: bool,
}

fn row_look(table: FlatTable, link: &Link, line: LineId) -> Option<RowLook> {
    let sight = show::sight(table, link)?;
    let target = Target::Line(line);
    let holes = Holes::of(&sight, target)?;
    let place = &sight.state.bays[line.bay.index()];
    let patient = sight.rules.deck().patients.get(place.patient?.index())?;
    let tile = place.has_tile(line.line);
    let printed = say(&patient.lines.get(usize::from(line.line))?.explain());
    let fresh = matches!(table.now.get(), Some(Event::Cleared(one)) if one == line);
    let args = [
        ("line", Arg::from(usize::from(line.line) + 1)),
        ("asks", Arg::Text(&printed)),
        ("filled", Arg::from(holes.filled())),
        ("all", Arg::from(holes.spaces.len())),
    ];
    let label = match tile {
        true => t_with("flatline-row-cleared", &args),
        false => t_with("flatline-row-state", &args),
    };
    Some(RowLook {
        pins: match tile {
            true => Vec::new(),
            false => notes::pinned(table, link, &sight, target),
        },
        holes,
        tile,
        label: capital(&label),
        fresh,
    })
}

/// A line: its sign, its holes, its tile, and the players who take it.
pub(crate) fn row(table: FlatTable, line: LineId, lit: Follows<Vec<Way>>, small: bool) -> AnyView {
    let at = At::Line(line);
    let choosable = move || lit.with(|ways| board::is_lit(ways, at));
    section(
        table.desk,
        move |link| row_look(table, link, line),
        move |found| {
            found.map(|look| {
                let tile = look.tile.then(|| {
                    view! { <span class="tile" class:fresh=look.fresh>{icon(Icon::Check)}{t("flatline-cleared")}</span> }
                });
                let pins = (!look.pins.is_empty()).then(|| {
                    let chips: Vec<_> = look
                        .pins
                        .iter()
                        .map(|(seat, mine)| chip(*seat, if *mine { "me" } else { "" }))
                        .collect();
                    view! { <span class="pins">{chips}</span> }
                });
                let mine = look.pins.iter().any(|(_, mine)| *mine);
                view! {
                    <button class=format!("ln-row n{}", look.holes.spaces.len()) class:done=look.tile class:mine=mine class:can=choosable data-at=board::mark(at)
                        data-lit=move || lit.with(|ways| board::lit_spaces(ways, at)) aria-label=look.label.clone()
                        on:click=move |event| touched_row(table, line, &event, small)>
                        <span class="in" inner_html=format!("{}{}", draw::sign(look.holes.sign), look.holes.picture())></span>
                        {tile}{pins}{key_of(table, lit, at)}
                    </button>
                }
            })
        },
    )
}

/// The letter of a lit place, for people who play by keyboard.
pub(crate) fn key_of(table: FlatTable, lit: Follows<Vec<Way>>, at: At) -> AnyView {
    let letter = move || {
        if !table.desk.keys.get() {
            return String::new();
        }
        lit.with(|ways| super::keys::letter(ways, at))
    };
    view! { <kbd class="ltr" aria-hidden="true">{letter}</kbd> }.into_any()
}

fn touched_row(table: FlatTable, line: LineId, event: &MouseEvent, small: bool) {
    let element = event
        .target()
        .and_then(|target| target.dyn_into::<web_sys::Element>().ok());
    let row = element
        .as_ref()
        .and_then(|element| element.closest(".ln-row").ok().flatten());
    let height = row.map_or(0.0, |row| row.get_bounding_client_rect().height());
    // A key press has no place of its own and means this row.
    let by_finger = event.detail() > 0;
    if small && by_finger && height < LOWEST && lit_lines(table, line.bay).len() > 1 {
        return sheets::open_bay(table, line.bay);
    }
    let space = element.and_then(|element| board::place_of(&element)?.1);
    touch::touch(table, At::Line(line), space);
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

/// The key to start the dial at a bay.
fn here(table: FlatTable, bay: Bay, lit: Follows<Vec<Way>>) -> AnyView {
    let at = At::Bay(bay);
    let shown = move || {
        lit.with(|ways| board::is_lit(ways, at)).then(|| {
            view! {
                <button class="key here" data-at=board::mark(at) on:click=move |_| touch::touch(table, at, None)>
                    {t("flatline-start-here")}{key_of(table, lit, at)}
                </button>
            }
        })
    };
    shown.into_any()
}

/// The dial: each connection points at its patient.
fn dial(table: FlatTable) -> AnyView {
    let diamond = watch(table.desk, move |link| {
        let sight = show::sight(table, link)?;
        let begun = sight.state.round > 0;
        Some((sight.state.diamond, begun, sight.state.effects.held))
    });
    // It turns on and on, never back.
    let turns = StoredValue::new(0_u32);
    let style = move || {
        let (diamond, ..) = diamond.get().flatten().unwrap_or((Bay(0), false, false));
        turns.update_value(|turns| *turns += (u32::from(diamond.0) + 4 - *turns % 4) % 4);
        format!("--turns:{}", turns.get_value())
    };
    let held = move || matches!(diamond.get().flatten(), Some((_, _, true)));
    let waits = move || matches!(diamond.get().flatten(), Some((_, false, _)));
    let name = move || {
        let bay = diamond.get().flatten().map_or(0, |(bay, ..)| bay.0);
        t_with("flatline-dial", &[("bay", Arg::from(usize::from(bay) + 1))])
    };
    view! {
        <div class="dial" class:held=held class:waits=waits style=style role="img" aria-label=name>
            <svg viewBox="-100 -100 200 200" aria-hidden="true" inner_html=draw::dial_face()></svg>
            <svg class="turn" viewBox="-100 -100 200 200" aria-hidden="true" inner_html=draw::DIAL_CONNECTIONS></svg>
        </div>
    }
    .into_any()
}
