//! Sparks in front of the person (C-24, C-30): they take dice like bombs, and lie beside them.

use klaxon_fuse::game::slot::At;
use leptos::prelude::*;

use super::hand;
use super::lit::Lit;
use super::table::{FuseTable, playing};
use crate::live::Follows;
use crate::shell::section::watch;
use crate::text::t;

/// The sign of a spark.
pub(crate) const BOLT: &str =
    "<svg class=\"bolt\" viewBox=\"0 0 12 14\"><path d=\"M7 0L1 8h4l-1 6 7-8H7Z\"/></svg>";

/// The person's own sparks; nothing while there are none.
pub(crate) fn own(table: FuseTable, lit: Follows<Vec<Lit>>, shade: Signal<bool>) -> impl IntoView {
    let letters = watch(table.desk, move |link| {
        let (Some(seat), Some(playing)) = (table.desk.seat(link), playing(link)) else {
            return Vec::new();
        };
        let cards = playing.state.cards_of(&playing.table, seat);
        let sparks = cards.filter(|slot| playing.table.spark_place(*slot).is_some());
        let letters = sparks.map(|slot| playing.table.letter(At { seat, slot }).0);
        letters.collect::<Vec<u8>>()
    });
    move || {
        let letters = letters.get().unwrap_or_default();
        (!letters.is_empty()).then(|| {
            let count = letters.len();
            let sparks: Vec<_> = letters
                .into_iter()
                .map(|letter| hand::own(table, letter, lit, shade))
                .collect();
            view! {
                <div class="sparks" style=format!("--sparks:{}", columns(count)) role="group" aria-label=t("web-sparks")>
                    {sparks}
                </div>
            }
        })
    }
}

/// How many sparks lie side by side: few in one row, more in two.
fn columns(sparks: usize) -> usize {
    match sparks {
        0..=3 => sparks.max(1),
        _ => sparks.div_ceil(2),
    }
}
