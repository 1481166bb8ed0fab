//! The clock: digits in the colour of the lamp, and the fuse under them.

use std::fmt::Write;

use klaxon_core::Time;
use klaxon_room::Phase;
use klaxon_room::clock::Clock;
use klaxon_voice::Pace;
use leptos::prelude::*;

use crate::desk::Desk;
use crate::game::Face;
use crate::live::follow;
use crate::text::t;
use crate::{awake, browser, ears};

/// How often the clock is looked at at least, in milliseconds.
const STEP: u64 = 100;
/// Runs the clock from now on: in time for each new second.
pub(crate) fn run(desk: Desk) {
    look(desk);
    let to_next = face(desk).map_or(STEP, |face| u64::from(face.left.0 % 1000) + 1);
    // In a lesson the clock stands, and no second of it is new.
    let stands = desk.look(|link| matches!(link.room().clock(), Clock::Still(_)));
    let to_next = if stands == Some(true) { STEP } else { to_next };
    browser::after(to_next.min(STEP), move || run(desk));
}

/// Looks at the clock.
pub(crate) fn look(desk: Desk) {
    let (now, steady) = (browser::now(), browser::steady() as u64);
    desk.beat(|link| link.session().tick(now, steady));
    desk.tick.update(|tick| *tick = tick.wrapping_add(1));
    awake::move_picture();
    let playing = desk.is_playing();
    let counted = desk.look(|link| link.count_in()).flatten().is_some();
    match (playing, counted) {
        (true, false) if !desk.table().is_none_or(|table| table.hums()) => ears::level(None),
        (true, false) => {
            let clock = face(desk).map(|face| (face.whole.0, face.left.0));
            ears::tick(pace(desk), clock);
        }
        (true, true) => {}
        (false, _) => ears::level(None),
    }
}

/// What the clock of the game shows; none without one.
pub(crate) fn face(desk: Desk) -> Option<Face> {
    let table = desk.table()?;
    desk.board(|board| table.clock(board)).flatten()
}

/// What the clock of the game is for.
fn pace(desk: Desk) -> Pace {
    let table = desk.table();
    let pace = table.and_then(|table| desk.board(|board| table.pace(board)));
    pace.unwrap_or(Pace::Game)
}

/// The part of the game that the lamp knows: from white to red.
pub(crate) fn part(face: Face) -> &'static str {
    let seconds = face.left.0.div_ceil(1000);
    match seconds {
        0..=10 => "ten",
        11..=30 => "thirty",
        31..=60 => "last",
        _ if face.left.0 * 2 <= face.whole.0 => "half",
        _ => "",
    }
}

/// The digits.
pub(crate) fn clock(desk: Desk) -> impl IntoView {
    let seconds = follow(move || {
        desk.tick.track();
        desk.version.track();
        face(desk).map(|face| face.left.0.div_ceil(1000))
    });
    let digits = move || match seconds.get() {
        Some(seconds) => view! {
            {seconds / 60}<i class="col">":"</i>{format!("{:02}", seconds % 60)}
        }
        .into_any(),
        None => "∞".into_any(),
    };
    view! { <div class="clock" role="timer" aria-label=t("web-clock")><b id="clock">{digits}</b></div> }
}

/// The lengths of a segment, each with how many make a group: a segment of ten seconds is a point of the score, six are a
/// minute. A short clock burns in smaller ones, so that it still has a few dozen.
const SEGMENTS: [(u32, u32); 4] = [(1000, 10), (2000, 5), (5000, 12), (10_000, 6)];
/// A fuse has no more segments than these, unless the clock is very long.
const MOST_SEGMENTS: u32 = 60;

/// How long a segment of a clock of so many milliseconds is, and how many make a group.
pub(crate) fn segment(whole: u32) -> (u32, u32) {
    let fits = |(long, _): &(u32, u32)| whole.div_ceil(*long) <= MOST_SEGMENTS;
    SEGMENTS.into_iter().find(fits).unwrap_or((10_000, 6))
}

/// The fuse: a segment for each ten seconds, six to a group. The burning one blinks.
pub(crate) fn fuse(desk: Desk) -> impl IntoView {
    let burnt = follow(move || {
        desk.tick.track();
        desk.version.track();
        face(desk).map(|face| {
            let (long, group) = segment(face.whole.0);
            (
                face.whole.0.div_ceil(long),
                face.left.0.div_ceil(long),
                group,
            )
        })
    });
    move || {
        burnt
            .get()
            .map(|(all, left, group)| view! { <div class="fuse" inner_html=bar(all, left, group)></div> })
    }
}

/// The fuse as a picture: of how many segments so many are left, so many to a group.
pub(crate) fn bar(all: u32, left: u32, group: u32) -> String {
    let width = all * 10 + (all.max(1) - 1) / group * 4;
    let mut svg = format!(
        "<svg class=\"fusebar\" viewBox=\"0 -2 {width} 14\" preserveAspectRatio=\"none\" aria-hidden=\"true\">"
    );
    for segment in 0..all {
        let x = segment * 10 + segment / group * 4;
        let class = match segment + 1 {
            one if one < left => "",
            one if one == left => "now",
            _ => "gone",
        };
        let _ = write!(
            svg,
            "<rect x=\"{x}\" y=\"0\" width=\"7.5\" height=\"10\" rx=\"1.5\" class=\"{class}\"/>"
        );
    }
    svg += "</svg>";
    svg
}

/// The lamp of the whole page follows the clock.
pub(crate) fn lamp(desk: Desk) {
    let part = follow(move || {
        desk.tick.track();
        desk.version.track();
        let playing =
            desk.look(|link| matches!(link.room().phase(), Phase::Playing | Phase::Paused { .. }));
        match face(desk).filter(|_| playing == Some(true)) {
            Some(face) if face.left > Time::ZERO => part(face),
            Some(_) => "ten",
            None => "",
        }
    });
    Effect::new(move |_| browser::mark_root("data-time", part.get()));
}
