//! A line of a patient: its sign, its holes, its tile, and the players who take it.

use klaxon_core::Seat;
use klaxon_flatline::Event;
use klaxon_flatline::place::{LineId, Target};
use klaxon_words::Arg;
use leptos::prelude::*;
use web_sys::MouseEvent;

use super::board::{self, Holes};
use super::keys::letter_of;
use super::show;
use super::table::FlatTable;
use super::touch::{self, At, Way};
use super::{bays, draw, notes, pins, sheets};
use crate::link::Link;
use crate::live::Follows;
use crate::shell::icon::{Icon, icon};
use crate::shell::section::section;
use crate::text::{capital, say, t, t_with};

/// Rows lower than this are too small for a finger: a touch opens the patient first, if it could mean several lines.
const LOWEST: f64 = 25.0;

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
    let pins = match tile {
        true => Vec::new(),
        false => notes::pinned(table, link, &sight, target),
    };
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
    let label = capital(&label) + &pins::said(link, &sight, &pins, &holes.dice);
    Some(RowLook {
        pins,
        holes,
        tile,
        label,
        fresh,
    })
}

/// A line: its sign, its holes, its tile, and the players who take it.
pub(crate) fn row(table: FlatTable, line: LineId, lit: Follows<Vec<Way>>, small: bool) -> AnyView {
    let at = At::Line(line);
    let choosable = move || lit.with(|ways| board::is_lit(ways, at));
    let finishes = move || lit.with(|ways| board::finishes(ways, at));
    section(
        table.desk,
        move |link| row_look(table, link, line),
        move |found| {
            found.map(|look| {
                let tile = look.tile.then(|| {
                    view! { <span class="tile" class:fresh=look.fresh>{icon(Icon::Check)}{t("flatline-cleared")}</span> }
                });
                let mine = pins::is_mine(&look.pins);
                let said = look.label.clone();
                let label = move || lit.with(|ways| pins::fits(ways, at, &said));
                let pins = pins::pins(&look.pins);
                view! {
                    <button class=format!("ln-row n{}", look.holes.spaces.len()) class:done=look.tile class:mine=mine class:can=choosable class:fin=finishes data-sign=look.holes.sign.word() data-at=board::mark(at)
                        data-lit=move || lit.with(|ways| board::lit_spaces(ways, at)) aria-label=label
                        on:click=move |event| touched_row(table, line, &event, small)>
                        <span class="in" inner_html=format!("{}{}", draw::sign(look.holes.sign), look.holes.picture())></span>
                        {tile}{pins}{letter_of(table, lit, at)}
                    </button>
                }
            })
        },
    )
}

fn touched_row(table: FlatTable, line: LineId, event: &MouseEvent, small: bool) {
    let element = board::touched(event);
    let row = element
        .as_ref()
        .and_then(|element| element.closest(".ln-row").ok().flatten());
    let height = row.map_or(0.0, |row| row.get_bounding_client_rect().height());
    // A key press has no place of its own and means this row.
    let by_finger = event.detail() > 0;
    if small && by_finger && height < LOWEST && bays::lit_lines(table, line.bay).len() > 1 {
        return sheets::open_bay(table, line.bay);
    }
    let space = element.and_then(|element| board::place_of(&element)?.1);
    touch::touch(table, At::Line(line), space);
}
