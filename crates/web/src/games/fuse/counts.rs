//! The counts beside the clock: bombs to defuse and dice in the bag.

use klaxon_fuse::game::state::Phase;
use klaxon_words::Arg;
use leptos::prelude::*;

use super::table::{FuseTable, playing};
use crate::shell::icon::{Icon, icon};
use crate::shell::section::section;
use crate::text::{t, t_with};

/// The counts.
pub(crate) fn counts(table: FuseTable) -> impl IntoView {
    section(
        table.desk,
        |link| {
            let state = &playing(link)?.state;
            let bombs = state.bombs_in_deck() + state.row.iter().flatten().count();
            (state.phase != Phase::Composing).then(|| (bombs, state.bag.len()))
        },
        |counts| {
            counts.map(|(bombs, dice)| {
                let left = t_with("web-bombs-left", &[("count", Arg::from(bombs))]);
                let bag = t_with("web-bag", &[("count", Arg::from(dice))]);
                view! {
                    <span id="bombs" title=left.clone() role="img" aria-label=left>
                        {icon(Icon::Bomb)}<b>{bombs}</b>" "<em>{t("web-bombs-word")}</em>
                    </span>
                    <span id="bag" title=bag.clone() role="img" aria-label=bag>
                        {icon(Icon::Bag)}<b>{dice}</b>" "<em>{t("web-bag-word")}</em>
                    </span>
                }
            })
        },
    )
}
