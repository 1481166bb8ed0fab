//! The counts in the head: the deck, where the time bomb is in it, and the round.

use klaxon_planter::state::LAST_CARDS;
use klaxon_words::Arg;
use leptos::prelude::*;

use super::draw;
use super::table::PlanterTable;
use crate::shell::section::section;
use crate::text::{t, t_with};

/// The counts.
pub(crate) fn counts(table: PlanterTable) -> impl IntoView {
    section(
        table.desk,
        move |link| {
            let playing = table.playing(link)?;
            let state = &playing.state;
            let rounds = playing.table.options().rounds;
            // Wherever the time bomb is, it is no deeper than the deck.
            let last = (state.time_bomb).then(|| state.deck_len().min(LAST_CARDS + 1));
            Some((state.deck_len(), last, (state.round, rounds)))
        },
        |found| {
            found.map(|(deck, last, (round, rounds))| {
                let cards = t("planter-deck");
                let bomb = last.map(|last| {
                    let (text, count) = (t("planter-time-bomb-in"), last);
                    view! {
                        <span class="tb"><i inner_html=draw::BOLT></i><span>{text}" "<b>{count}</b></span></span>
                    }
                });
                let round = (rounds > 1).then(|| {
                    let args = [("round", Arg::from(round)), ("rounds", Arg::from(rounds))];
                    view! { <span class="rounds">{t_with("planter-round-of", &args)}</span> }
                });
                view! {
                    <span class="deck" id="deck"><i inner_html=draw::REAR></i><span><b>{deck}</b><small>{cards}</small></span></span>
                    {bomb}
                    {round}
                }
            })
        },
    )
}
