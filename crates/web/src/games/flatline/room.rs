//! Cleared stat cards for which the triage area has no room (L-40): one leaves, or the new one is given up.

use klaxon_core::Seat;
use klaxon_flatline::draw::glyph;
use klaxon_flatline::{Action, Card};
use leptos::prelude::*;

use super::show;
use super::table::{FlatTable, listed};
use super::{decision, draw, names};
use crate::shell::section::section;
use crate::text::t;

/// The tray.
pub(crate) fn room(table: FlatTable, seat: Seat, chief: bool) -> impl IntoView {
    let options = section(
        table.desk,
        move |link| {
            let sight = show::sight(table, link)?;
            let actions = listed(&sight, sight.state.chief).into_iter();
            let options = actions.filter_map(|action| match action {
                Action::Keep(card) => Some((action, card, "flatline-keep")),
                Action::Drop(card) => Some((action, card, "flatline-give-up")),
                Action::Discard(card) => Some((action, card, "flatline-discard")),
                _ => None,
            });
            Some(options.collect::<Vec<_>>())
        },
        move |found| {
            let keys: Vec<_> = found
                .unwrap_or_default()
                .into_iter()
                .map(|(action, card, word)| option(table, seat, chief, action, card, word))
                .collect();
            let count = keys.len();
            view! { <div class=format!("choice n{count}")>{keys}</div> }
        },
    );
    view! { {options}{decision::who(table, chief)} }
}

fn option(
    table: FlatTable,
    seat: Seat,
    chief: bool,
    action: Action,
    card: Card,
    word: &'static str,
) -> AnyView {
    let picture = draw::picture(glyph::card(card));
    let press = move |_| match chief {
        true => table.act(seat, action),
        false => super::notes::propose(table, seat, action),
    };
    view! {
        <button class="mod lit tcard" on:click=press>
            <i class="efw" inner_html=picture></i><b>{names::card(card)}</b><small>{names::card_short(card)}</small><span class="vote">{t(word)}</span>
        </button>
    }
    .into_any()
}
