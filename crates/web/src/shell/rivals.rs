//! Players against each other: what each of them has, the best first. The sums count up before the eyes; they are there
//! from the start for people who listen.

use klaxon_core::Seat;
use leptos::prelude::*;

use crate::shell::chip::chip;

/// A player among others.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Rival {
    pub(crate) seat: Seat,
    pub(crate) name: String,
    /// Whether they play on this page.
    pub(crate) mine: bool,
    /// Whether nobody is better.
    pub(crate) first: bool,
    /// What their points are made of.
    pub(crate) parts: Vec<i32>,
    pub(crate) total: i32,
}

/// The list, with what each part of the points is called. The last come first, as long as it moves.
pub(crate) fn places(rivals: &[Rival], columns: &[String]) -> AnyView {
    let last = rivals.len().saturating_sub(1);
    let rows = rivals.iter().enumerate().map(|(place, rival)| {
        let parts = rival.parts.iter().zip(columns).enumerate();
        let parts = parts.map(|(nth, (points, column))| {
            view! { <span class:neg={*points < 0}><small>{column.clone()}</small>{signed(*points, nth > 0)}</span> }
        });
        let parts: Vec<_> = parts.collect();
        let total = rival.total;
        view! {
            <li class="panel" class:first=rival.first class:own=rival.mine style=format!("--d:{}ms", (last - place) * 350)>
                {chip(rival.seat, if rival.mine { "me" } else { "" })}<b class="who">{rival.name.clone()}</b>
                <span class="cnt">{parts}</span><em style=format!("--to:{total}")>{signed(total, false)}</em>
            </li>
        }
        .into_any()
    });
    view! { <ol class="places">{rows.collect::<Vec<_>>()}</ol> }.into_any()
}

/// A number with a real minus, and a plus where it is added to another.
fn signed(number: i32, added: bool) -> String {
    match number {
        0.. if added => format!("+{number}"),
        0.. => number.to_string(),
        _ => format!("−{}", number.unsigned_abs()),
    }
}
