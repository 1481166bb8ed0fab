//! Where the bubble stands: never over what is lit, and as little as can be over what people play on.

use wasm_bindgen::JsCast;
use web_sys::HtmlElement;

use super::Coach;
use super::lights::{Place, Ring, whole};
use crate::browser;
use crate::games::spots;
use crate::live::Follows;
use crate::shell::motion;

/// The bubble keeps so far away from the edge of the window and from what is lit, in pixels.
const GAP: i32 = 8;
/// Places are tried in steps of so many pixels.
const STEP: i32 = 8;
/// How many times worse it is to cover what is lit than what people play on.
const LIT: i64 = 1000;

/// The place of the bubble, as a style.
pub(super) fn follow(coach: Coach, lit: Follows<Vec<Ring>>) -> Follows<String> {
    crate::live::follow(move || {
        // Another text is another size.
        coach.cue.with(|_| ());
        coach.hints.track();
        coach.folded.track();
        coach.desk.tick.track();
        coach.hushed.get();
        let lit: Vec<Place> = lit.with(|lit| lit.iter().map(|ring| ring.around).collect());
        let Some((width, height)) = size() else {
            return "visibility:hidden".to_owned();
        };
        let game = coach.game();
        let play = spots::play(&game).iter();
        let play: Vec<Place> = play
            .filter_map(|one| motion::spot(one).map(whole))
            .collect();
        let (x, y) = best(window(), (width, height), &lit, &play);
        format!("transform:translate({x}px,{y}px)")
    })
}

/// The size of the bubble as it is.
fn size() -> Option<(i32, i32)> {
    let bubble = browser::document().get_element_by_id("coach")?;
    let bubble: HtmlElement = bubble.dyn_into().ok()?;
    Some((bubble.offset_width(), bubble.offset_height()))
}

fn window() -> (i32, i32) {
    let height = browser::window().inner_height().ok();
    let height = height.and_then(|height| height.as_f64());
    (browser::width() as i32, height.unwrap_or_default() as i32)
}

/// The place that covers least; of several the lowest, and there the middle.
fn best(window: (i32, i32), size: (i32, i32), lit: &[Place], play: &[Place]) -> (i32, i32) {
    let (right, bottom) = (window.0 - size.0 - GAP, window.1 - size.1 - GAP);
    let middle = (window.0 - size.0) / 2;
    let columns = [middle, GAP, right];
    let rows = (GAP..=bottom.max(GAP)).rev().step_by(STEP as usize);
    let mut best = (i64::MAX, (middle, GAP));
    for y in rows {
        for x in columns {
            let here = (x, y, size.0, size.1);
            let covers = |places: &[Place], gap: i32| -> i64 {
                places.iter().map(|place| shared(here, *place, gap)).sum()
            };
            let cost = LIT * covers(lit, GAP + 4) + covers(play, 0);
            if cost < best.0 {
                best = (cost, (x, y));
            }
        }
    }
    best.1
}

/// How much two places share, in square pixels, if the second is larger by a gap all around.
fn shared(one: Place, other: Place, gap: i32) -> i64 {
    let overlap = |at: i32, long: i32, at2: i32, long2: i32| {
        let end = (at + long).min(at2 + long2 + gap);
        i64::from((end - at.max(at2 - gap)).max(0))
    };
    overlap(one.0, one.2, other.0, other.2) * overlap(one.1, one.3, other.1, other.3)
}
