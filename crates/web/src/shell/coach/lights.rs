//! A light around what is to be touched, or looked at: rings over the table, which follow what they are around.

use klaxon_lesson::{Cue, Waits};
use leptos::prelude::*;

use super::Coach;
use crate::desk::Desk;
use crate::games::spots;
use crate::live::{Follows, follow};
use crate::shell::motion::{self, Spot};

/// Where a light is, in whole pixels: left, top, width, height.
pub(super) type Ring = (i32, i32, i32, i32);

/// The things that are lit now.
pub(super) fn follow_lit(coach: Coach) -> Follows<Vec<Ring>> {
    let desk = coach.desk;
    follow(move || {
        desk.tick.track();
        desk.version.track();
        if is_covered(desk) {
            return Vec::new();
        }
        let game = coach.game();
        let legal = legal(desk);
        coach.cue.with(|cue| rings(&game, cue, &legal))
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

fn rings(game: &str, cue: &Cue, legal: &[String]) -> Vec<Ring> {
    // Of several alternatives one may have been done before.
    let open = |way: &&String| cue.waits != Waits::Act || legal.contains(way);
    // What the lesson points at is what it is about; else what it waits for.
    let named: Vec<&String> = match cue.points.is_empty() {
        true => cue.ways.iter().filter(open).collect(),
        false => cue.points.iter().collect(),
    };
    let mut rings: Vec<Ring> = Vec::new();
    for what in named {
        for selector in spots::spots(game, what) {
            // A die that is held already is not to be touched again.
            let free = format!("{selector}:not([aria-pressed=true])");
            let ring = motion::spot(&free).map(whole);
            rings.extend(ring.filter(|ring| !rings.contains(ring)));
        }
    }
    rings
}

pub(super) fn whole(spot: Spot) -> Ring {
    let left = spot.x.floor() as i32;
    let top = spot.y.floor() as i32;
    let right = (spot.x + spot.width).ceil() as i32;
    let bottom = (spot.y + spot.height).ceil() as i32;
    (left, top, right - left, bottom - top)
}

/// The lights.
pub(super) fn lights(coach: Coach) -> impl IntoView {
    let lit = follow_lit(coach);
    let asks = move || {
        coach
            .cue
            .with(|cue| matches!(cue.waits, Waits::Act | Waits::Try))
    };
    let rings = move || {
        let rings = lit.get().into_iter();
        let rings = rings.map(|(left, top, width, height)| {
            let style = format!(
                "transform:translate({}px,{}px);width:{}px;height:{}px",
                left - 4,
                top - 4,
                width + 8,
                height + 8
            );
            view! { <i class="ring" style=style></i> }
        });
        rings.collect::<Vec<_>>()
    };
    view! { <div class="rings" class:asks=asks aria-hidden="true">{rings}</div> }
}
