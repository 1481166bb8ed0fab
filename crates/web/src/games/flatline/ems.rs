//! Emergency cards: six slots in two rows with the two dice on them, and the stat area.

use klaxon_flatline::draw::glyph;
use klaxon_flatline::event::Spot;
use klaxon_flatline::place::{SLOTS, SlotId, Target};
use klaxon_flatline::{Card, Event};
use klaxon_words::Arg;
use leptos::prelude::*;

use super::board::{self, Holes};
use super::keys::letter_of;
use super::pins::{Pins, fits, is_mine, said};
use super::show::{self, Sight};
use super::table::FlatTable;
use super::touch::{self, At, Way};
use super::{draw, names, notes};
use crate::link::Link;
use crate::live::Follows;
use crate::shell::section::section;
use crate::text::{t, t_with};

/// A place of the emergency area, or a stat card.
#[derive(Clone, PartialEq, Eq)]
struct Look {
    /// What is written on the slot.
    number: String,
    card: Option<CardLook>,
    /// The emergency dice that lie on the slot.
    dice: Vec<u8>,
    /// Whether the card activates now, or did this round.
    hit: bool,
}

#[derive(Clone, PartialEq, Eq)]
struct CardLook {
    card: Card,
    holes: Holes,
    pins: Pins,
    said: String,
    fresh: bool,
    acts: bool,
}

/// The emergency area.
pub(crate) fn ems(table: FlatTable, lit: Follows<Vec<Way>>) -> impl IntoView {
    let above = section(
        table.desk,
        move |link| show::sight(table, link).is_some_and(|sight| has_row_2(&sight)),
        move |shown| {
            shown.then(|| {
                let cards: Vec<_> = (0..SLOTS as u8)
                    .map(|number| slot(table, SlotId { number, above: true }, lit))
                    .collect();
                view! { <div class="row2" role="group" aria-label=t("flatline-row-2")><span class="lbl" aria-hidden="true">{t("flatline-row-2")}</span>{cards}</div> }
            })
        },
    );
    let slots: Vec<_> = (0..SLOTS as u8)
        .map(|number| {
            slot(
                table,
                SlotId {
                    number,
                    above: false,
                },
                lit,
            )
        })
        .collect();
    view! {
        <section class="ems" aria-label=t("flatline-emergencies")>
            <p class="lbl">{t("flatline-emergencies")}</p>
            <div class="row1">{slots}</div>
            {above}
            {stat(table, lit)}
        </section>
    }
}

fn has_row_2(sight: &Sight) -> bool {
    sight.state.slots[1].iter().any(Option::is_some)
}

fn slot(table: FlatTable, at: SlotId, lit: Follows<Vec<Way>>) -> AnyView {
    section(
        table.desk,
        move |link| slot_look(table, link, at),
        move |found| found.map(|look| place(table, look, "em", lit)),
    )
}

fn slot_look(table: FlatTable, link: &Link, at: SlotId) -> Option<Look> {
    let sight = show::sight(table, link)?;
    let emergency = sight.state.emergency;
    let dice = (0..2).filter(|die| emergency.dice[usize::from(*die)] == at.number + 1);
    let dice: Vec<u8> = if at.above { Vec::new() } else { dice.collect() };
    let card = sight.state.slot(at);
    let live = emergency.dice.contains(&(at.number + 1));
    Some(Look {
        number: (at.number + 1).to_string(),
        card: card.and_then(|card| card_look(table, link, &sight, card)),
        dice,
        hit: live,
    })
}

fn card_look(table: FlatTable, link: &Link, sight: &Sight, card: Card) -> Option<CardLook> {
    let target = Target::Card(card);
    let now = table.now.get();
    let holes = Holes::of(sight, target)?;
    let pins = notes::pinned(table, link, sight, target);
    Some(CardLook {
        card,
        said: said(link, sight, &pins, &holes.dice),
        holes,
        pins,
        fresh: matches!(now, Some(Event::Revealed(one, Spot::Slot(_) | Spot::Stat)) if one == card),
        acts: matches!(now, Some(Event::Activated(one)) if one == card),
    })
}

/// The stat cards; the word for their place if there are none.
fn stat(table: FlatTable, lit: Follows<Vec<Way>>) -> AnyView {
    section(
        table.desk,
        move |link| {
            let sight = show::sight(table, link)?;
            let cards = sight.state.stat.iter();
            let looks = cards.filter_map(|card| card_look(table, link, &sight, card));
            Some(looks.collect::<Vec<_>>())
        },
        move |found| {
            let found = found.unwrap_or_default();
            let count = found.len();
            let cards: Vec<_> = found
                .into_iter()
                .map(|card| {
                    let look = Look {
                        number: "!".to_owned(),
                        card: Some(card),
                        dice: Vec::new(),
                        hit: false,
                    };
                    place(table, look, "em stat", lit)
                })
                .collect();
            let none = (count == 0).then(|| view! { <p class="em stat none"><b class="slot">"!"</b><span class="enm">{t("flatline-stat-area")}</span></p> });
            view! { <div class=format!("stats-row n{count}") role="group" aria-label=t("flatline-stat-area")>{cards}{none}</div> }
        },
    )
}

fn place(table: FlatTable, look: Look, class: &'static str, lit: Follows<Vec<Way>>) -> AnyView {
    let dice: Vec<_> = look
        .dice
        .iter()
        .map(|die| die_on(table, *die, &look.number, lit))
        .collect();
    let Some(CardLook {
        card,
        holes,
        pins,
        said,
        fresh,
        acts,
    }) = look.card
    else {
        return view! { <p class=format!("{class} free")><b class="slot">{look.number}</b>{dice}</p> }.into_any();
    };
    let at = At::Card(card);
    let name = names::card(card);
    let label = t_with(
        "flatline-card-state",
        &[
            ("slot", Arg::Text(&look.number)),
            ("name", Arg::Text(&name)),
            ("effect", Arg::Text(&names::card_effect(card))),
            ("filled", Arg::from(holes.filled())),
            ("all", Arg::from(holes.spaces.len())),
        ],
    ) + &said;
    let mine = is_mine(&pins);
    let label = move || lit.with(|ways| fits(ways, at, &label));
    let class = format!(
        "{class}{}{}{}{} h{}",
        if look.hit { " hit" } else { "" },
        if fresh { " new" } else { "" },
        if acts { " acts" } else { "" },
        if mine { " mine" } else { "" },
        holes.spaces.len(),
    );
    view! {
        <div class="emw">
            <button class=class class:can=move || lit.with(|ways| board::is_lit(ways, at)) class:fin=move || lit.with(|ways| board::finishes(ways, at)) data-at=board::mark(at)
                data-lit=move || lit.with(|ways| board::lit_spaces(ways, at)) aria-label=label title=name.clone()
                on:click=move |event| touched(table, at, &event)>
                <b class="slot">{look.number.clone()}</b><i class="efw" inner_html=draw::picture(glyph::card(card))></i>
                <span class="enm">{name.clone()}</span><span class="eh" inner_html=holes.picture()></span>
                {super::pins::pins(&pins)}
                {fresh.then(|| view! { <i class="nw">{t("flatline-new")}</i> })}
                {letter_of(table, lit, at)}
            </button>
            {dice}
        </div>
    }
    .into_any()
}

/// An emergency die on its slot; one that can be ignored is a key (Disaster Averted).
fn die_on(table: FlatTable, die: u8, number: &str, lit: Follows<Vec<Way>>) -> AnyView {
    let at = At::Die(die);
    let picture = draw::emergency(number.parse().unwrap_or(0));
    let shown = move || {
        match lit.with(|ways| board::is_lit(ways, at)) {
        true => view! {
            <button class="ed can" data-at=board::mark(at) aria-label=t("flatline-ignore-die") inner_html=picture.clone()
                on:click=move |_| touch::touch(table, at, None)></button>
        }
        .into_any(),
        false => view! { <i class=format!("ed d{die}") inner_html=picture.clone()></i> }.into_any(),
    }
    };
    shown.into_any()
}

/// A touch on a card or a station.
pub(crate) fn touched(table: FlatTable, at: At, event: &web_sys::MouseEvent) {
    let space = board::touched(event).and_then(|element| board::place_of(&element)?.1);
    touch::touch(table, at, space);
}
