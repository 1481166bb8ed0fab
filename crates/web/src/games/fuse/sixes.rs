//! Everybody must roll a 6 (C-50): the key to roll, with what came up last.

use klaxon_core::Seat;
use klaxon_fuse::game::Action;
use klaxon_words::Arg;
use leptos::prelude::*;

use super::table::{FuseTable, listed, playing};
use crate::shell::section::section;
use crate::text::{t, t_with};

/// The key, while this page owes a 6.
pub(crate) fn sixes(table: FuseTable) -> impl IntoView {
    section(
        table.desk,
        move |link| {
            let (seat, playing) = (table.desk.seat(link)?, playing(link)?);
            let owes = listed(playing, seat).contains(&Action::Six);
            owes.then_some((seat, table.rolls.get().get(&seat.0).copied()))
        },
        move |owes: Option<(Seat, Option<u8>)>| {
            owes.map(|(seat, last)| {
                let came = last.map(|number| {
                    t_with("web-six-came", &[("number", Arg::from(usize::from(number)))])
                });
                let shown = last.map_or("?".to_owned(), |number| number.to_string());
                view! {
                    <button class="key main six" id="six" on:click=move |_| table.act(seat, Action::Six)>
                        <b class="came" aria-hidden="true">{shown}</b>{t("web-six")}
                        <small role="status">{came}</small>
                    </button>
                }
            })
        },
    )
}
