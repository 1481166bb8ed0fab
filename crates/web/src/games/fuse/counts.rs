//! The counts beside the clock: bombs to defuse, sparks in play and dice in the bag.

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
            let playing = playing(link)?;
            let state = &playing.state;
            let sparks = playing.table.rules().sparks();
            let sparks = sparks.then(|| state.extras().all_sparks().count_ones() as usize);
            let bombs = state.bombs_in_deck() + state.row.iter().flatten().count();
            (state.phase != Phase::Composing).then(|| (bombs, sparks, state.bag.len()))
        },
        |counts| {
            counts.map(|(bombs, sparks, dice)| {
                let left = t_with("web-bombs-left", &[("count", Arg::from(bombs))]);
                let bag = t_with("web-bag", &[("count", Arg::from(dice))]);
                view! {
                    <span id="bombs" title=left.clone() role="img" aria-label=left>
                        {icon(Icon::Bomb)}<b>{bombs}</b>" "<em>{t("web-bombs-word")}</em>
                    </span>
                    {sparks.map(in_play)}
                    <span id="bag" title=bag.clone() role="img" aria-label=bag>
                        {icon(Icon::Bag)}<b>{dice}</b>" "<em>{t("web-bag-word")}</em>
                    </span>
                }
            })
        },
    )
}

/// The sparks in play (C-30): as long as there are any, nobody has won.
fn in_play(sparks: usize) -> impl IntoView {
    let name = t_with("web-sparks-in-play", &[("count", Arg::from(sparks))]);
    view! {
        <span id="sparks" class:hot=sparks != 0 title=name.clone() role="img" aria-label=name>
            {icon(Icon::Bolt)}<b>{sparks}</b>" "<em>{t("web-sparks-word")}</em>
        </span>
    }
}
