//! Several seats on one device: whose cards are shown.

use klaxon_core::Seat;
use klaxon_words::Arg;
use leptos::prelude::*;

use crate::desk::Desk;
use crate::shell::chip::chip;
use crate::shell::section::section;
use crate::text::{t, t_with};

/// A tab for each seat of this device, where there are several.
pub(crate) fn tabs(desk: Desk) -> impl IntoView {
    section(
        desk,
        move |link| {
            let mine: Vec<Seat> = link.room().seats_of(link.me()).collect();
            let table = desk.table();
            let able = |seat: Seat| {
                let board = link.board();
                table
                    .as_ref()
                    .zip(board)
                    .is_some_and(|(table, board)| table.able(board, seat))
            };
            let now = desk.seat(link);
            let seats = mine
                .iter()
                .map(|&seat| (seat, able(seat), now == Some(seat)));
            seats.collect::<Vec<_>>()
        },
        move |seats| {
            (seats.len() > 1).then(|| {
                let tabs = seats
                    .into_iter()
                    .map(|(seat, able, now)| tab(desk, seat, able, now));
                view! {
                    <nav class="tabs" role="tablist" aria-label=t("web-your-seats")>{tabs.collect::<Vec<_>>()}</nav>
                }
            })
        },
    )
}

fn tab(desk: Desk, seat: Seat, able: bool, now: bool) -> impl IntoView {
    let number = usize::from(seat.0) + 1;
    let take = move |_| {
        if let Some(table) = desk.table() {
            table.let_go();
        }
        desk.shown.set(Some(seat));
    };
    view! {
        <button role="tab" aria-selected=now.to_string() class:able=able data-seat=number.to_string() on:click=take>
            {chip(seat, if now { "me" } else { "" })}{t_with("web-seat", &[("seat", Arg::from(number))])}
        </button>
    }
}
