//! The eye of the ship's computer: a ring of sixty marks that burns down, and a face that shows its temper.

use std::fmt::Write;

use klaxon_voice::Temper;
use leptos::prelude::*;

use super::desk::Desk;
use crate::ears;
use crate::live::follow;

/// How many marks the ring has.
const MARKS: u32 = 60;

/// The eye.
pub(super) fn eye(desk: Desk) -> impl IntoView {
    let lit = follow(move || {
        let (left, whole) = desk.time();
        (u64::from(left) * u64::from(MARKS)).div_ceil(u64::from(whole.max(1))) as u32
    });
    view! {
        <svg class="eye" viewBox="-100 -100 200 200" aria-hidden="true">
            <g inner_html=move || ring(lit.get())></g>
            <rect x="-62" y="-50" width="124" height="100" rx="34" class="visor"/>
            <path d="M-44 -36q14-9 40-9" class="shine"/>
            <g class="pupil" inner_html=move || mouth(temper())></g>
        </svg>
    }
}

/// The temper that is chosen.
pub(super) fn temper() -> Temper {
    let settings = ears::settings();
    let mut chosen = settings
        .iter()
        .filter_map(|setting| setting.chosen.parse().ok());
    chosen.next().unwrap_or_default()
}

fn ring(lit: u32) -> String {
    let mut svg = r#"<circle r="98" class="glass"/><circle r="94" class="rim"/>"#.to_owned();
    for mark in 0..MARKS {
        let (long, class) = match mark % 5 {
            0 => (16, "five"),
            _ => (8, "one"),
        };
        let on = if mark < lit { " on" } else { "" };
        let _ = write!(
            svg,
            "<path d=\"M0 -92v{long}\" class=\"{class}{on}\" transform=\"rotate({})\"/>",
            mark * 6
        );
    }
    svg
}

/// Two bars and a line: equal and straight, one closed and the line tilted, or round eyes set wide and a wave.
fn mouth(temper: Temper) -> &'static str {
    match temper {
        Temper::Professional => {
            r#"<path d="M-20 -12v16"/><path d="M20 -12v16"/><path d="M-14 27h28" class="line"/>"#
        }
        Temper::Sarcastic => {
            r#"<path d="M-26 -8v10"/><path d="M18 -2h16"/><path d="M-14 26q14 5 26-4" class="line"/>"#
        }
        Temper::Anxious => {
            r#"<circle cx="-30" cy="-4" r="6"/><circle cx="30" cy="-4" r="6"/><path d="M-20 27q5-7 10 0t10 0t10 0t10 0" class="line"/>"#
        }
    }
}
