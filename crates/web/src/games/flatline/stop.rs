//! A stop at which triage cards can be used (L-52): the cards, and the key to go on.

use klaxon_core::Seat;
use klaxon_flatline::Action;
use leptos::prelude::*;

use super::planning;
use super::side::{self, Helps};
use super::table::FlatTable;
use super::{decision, draw, names, sheets};
use crate::shell::section::section;
use crate::text::t;

/// The tray of a stop.
pub(crate) fn stop(table: FlatTable, seat: Seat, chief: bool) -> impl IntoView {
    let go = match chief {
        true => view! {
            <button class="key go" id="go" on:click=move |_| table.decide(seat, Action::Go)>{t("flatline-go-on")}{super::lapse::bar(table)}</button>
        }
        .into_any(),
        false => view! { {decision::who(table, false)}{super::lapse::bar(table)} }.into_any(),
    };
    view! { {cards(table)}{planning::proposed(table, seat)}{go} }
}

/// The triage cards that could be used now.
pub(crate) fn cards(table: FlatTable) -> AnyView {
    section(
        table.desk,
        move |link| {
            let helps = side::helps(table, link).into_iter();
            let usable = helps.filter(|one| one.usable);
            usable.map(|Helps { card, .. }| card).collect::<Vec<_>>()
        },
        move |cards| {
            let count = cards.len();
            let cards: Vec<_> = cards
                .into_iter()
                .map(|card| {
                    let picture = draw::picture(klaxon_flatline::draw::glyph::card(card));
                    view! {
                        <button class="mod lit tcard" data-card=card.word() on:click=move |_| sheets::pick_triage(table, card)>
                            <i class="efw" inner_html=picture></i><b>{names::card(card)}</b><small>{names::card_short(card)}</small>
                        </button>
                    }
                })
                .collect();
            view! { <div class=format!("choice n{count}")>{cards}</div> }
        },
    )
}
