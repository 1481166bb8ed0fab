//! A light around what is to be touched, or looked at: rings over the table, which follow what they are around. While one
//! thing is asked for, everything else that could be touched stays dark.

use klaxon_lesson::{Cue, Waits};
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::Element;

use super::Coach;
use crate::browser;
use crate::desk::Desk;
use crate::games::spots;
use crate::live::{Follows, follow};
use crate::shell::motion::{self, Spot};

/// Where something is, in whole pixels: left, top, width, height.
pub(super) type Place = (i32, i32, i32, i32);

/// A light around something.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) struct Ring {
    pub(super) around: Place,
    /// Whether it stays inside: between spaces are signs, which have to be read.
    inside: bool,
}

/// What is named now, as the style sheet would name it.
fn follow_named(coach: Coach) -> Follows<Vec<String>> {
    let desk = coach.desk;
    follow(move || {
        desk.version.track();
        if coach.hushed.get() || is_covered(desk) {
            return Vec::new();
        }
        let (game, legal) = (coach.game(), legal(desk));
        coach.cue.with(|cue| named(&game, cue, &legal))
    })
}

/// The lights that are on now. What they are around may move.
pub(super) fn follow_lit(coach: Coach) -> Follows<Vec<Ring>> {
    let named = follow_named(coach);
    keep_others_dark(coach, named);
    follow(move || {
        coach.desk.tick.track();
        coach.desk.version.track();
        named.with(|named| rings(named))
    })
}

/// What the learner may do by the rules.
fn legal(desk: Desk) -> Vec<String> {
    let found = desk.look(|link| {
        let seat = desk.seat(link)?;
        Some(link.board()?.legal(seat))
    });
    found.flatten().unwrap_or_default()
}

/// Returns whether something lies over the table.
fn is_covered(desk: Desk) -> bool {
    desk.sheet.with(Option::is_some)
}

/// Where the things are that the coach speaks of.
fn named(game: &str, cue: &Cue, legal: &[String]) -> Vec<String> {
    // Of several alternatives one may have been done before.
    let open = |way: &&String| cue.waits != Waits::Act || legal.contains(way);
    // What the lesson points at is what it is about; else what it waits for.
    let named: Vec<&String> = match cue.points.is_empty() {
        true => cue.ways.iter().filter(open).collect(),
        false => cue.points.iter().collect(),
    };
    let spots = named.into_iter().flat_map(|what| spots::spots(game, what));
    spots.collect()
}

fn rings(named: &[String]) -> Vec<Ring> {
    let mut rings: Vec<Ring> = Vec::new();
    for selector in named {
        // A die that is held already is not to be touched again.
        let free = format!("{selector}:not([aria-pressed=true])");
        let ring = motion::spot(&free).map(|spot| Ring {
            around: whole(spot),
            inside: selector.contains("data-space"),
        });
        rings.extend(ring.filter(|ring| !rings.contains(ring)));
    }
    rings
}

/// While one thing is asked for, the style sheet lights nothing else that the held die could go to.
fn keep_others_dark(coach: Coach, named: Follows<Vec<String>>) {
    Effect::new(move |_| {
        // A card that was drawn anew knows nothing of it.
        coach.desk.tick.track();
        coach.desk.version.track();
        let asks = coach.asks();
        browser::mark_root("data-asks", if asks { "one" } else { "" });
        let named = named.get();
        // A space has a lamp beside it.
        let lamps = named
            .iter()
            .map(|one| one.replace("data-space", "data-led"));
        let selectors = named.iter().cloned().chain(lamps);
        let asked: Vec<Element> = selectors.flat_map(|one| elements(&one)).collect();
        // Only what changes is touched: every change makes the browser look at its styles again.
        for was in elements("[data-asked]").filter(|was| !asked.contains(was)) {
            let _ = was.remove_attribute("data-asked");
        }
        for one in asked.iter().filter(|one| !one.has_attribute("data-asked")) {
            let _ = one.set_attribute("data-asked", "");
        }
    });
}

fn elements(selector: &str) -> impl Iterator<Item = Element> + use<> {
    let found = browser::document().query_selector_all(selector).ok();
    let count = found.as_ref().map_or(0, |found| found.length());
    let found = (0..count).filter_map(move |place| found.as_ref()?.item(place));
    found.filter_map(|node| node.dyn_into().ok())
}

pub(super) fn whole(spot: Spot) -> Place {
    let left = spot.x.floor() as i32;
    let top = spot.y.floor() as i32;
    let right = (spot.x + spot.width).ceil() as i32;
    let bottom = (spot.y + spot.height).ceil() as i32;
    (left, top, right - left, bottom - top)
}

/// The lights.
pub(super) fn lights(coach: Coach, lit: Follows<Vec<Ring>>) -> impl IntoView {
    let rings = move || {
        let rings = lit.get().into_iter();
        let rings = rings.map(|Ring { around, inside }| {
            let (left, top, width, height) = around;
            let gap = if inside { 0 } else { 4 };
            let style = format!(
                "transform:translate({}px,{}px);width:{}px;height:{}px",
                left - gap,
                top - gap,
                width + 2 * gap,
                height + 2 * gap
            );
            view! { <i class="ring" class:inside=inside style=style></i> }
        });
        rings.collect::<Vec<_>>()
    };
    view! { <div class="rings" class:asks=move || coach.asks() aria-hidden="true">{rings}</div> }
}
