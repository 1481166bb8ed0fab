//! Several players with one phone: a hand is covered until its player has the phone and says so.

use klaxon_words::Arg;
use leptos::prelude::*;

use super::table::PlanterTable;
use crate::shell::names as people;
use crate::shell::section::{section, watch};
use crate::text::{t, t_with};

/// Covers the hand whenever another seat is shown.
pub(super) fn close_on_change(table: PlanterTable) {
    let shown = watch(table.desk, move |link| table.desk.seat(link));
    Effect::new(move |before: Option<Option<u8>>| {
        let seat = shown.get().flatten().map(|seat| seat.0);
        if before.is_some_and(|before| before != seat) {
            table.open.set(None);
        }
        seat
    });
}

/// Whether the hand of the seat that is shown has to be covered.
pub(super) fn is_covered(table: PlanterTable) -> Memo<Option<bool>> {
    let several = watch(table.desk, move |link| {
        let seat = table.desk.seat(link)?;
        (link.room().seats_of(link.me()).count() > 1).then_some(seat)
    });
    Memo::new(move |_| {
        let seat = several.get()??;
        Some(table.open.get() != Some(seat))
    })
}

/// What lies over the hand: whose it is, and the key that shows it.
pub(super) fn cover(table: PlanterTable) -> impl IntoView {
    section(
        table.desk,
        move |link| {
            let seat = table.desk.seat(link)?;
            Some((seat, people::seat(link, seat)))
        },
        move |found| {
            found.map(|(seat, name)| {
                let whose = t_with("planter-cover", &[("name", Arg::Text(&name))]);
                view! {
                    <button class="cover panel" id="show-hand" on:click=move |_| table.open.set(Some(seat))>
                        <span class="rears" aria-hidden="true" inner_html=super::draw::REAR.repeat(3)></span>
                        <b>{whose}</b><span>{t("planter-cover-show")}</span>
                    </button>
                }
            })
        },
    )
}

/// Returns whether the hand is covered now: then keys play nothing of it.
pub(super) fn is_covered_now(table: PlanterTable) -> bool {
    let covered = table.desk.look(|link| {
        let several = link.room().seats_of(link.me()).count() > 1;
        several && table.open.get_untracked() != table.desk.seat(link)
    });
    covered == Some(true)
}
