//! Cleared stat cards for which the triage area has no room (L-40): one leaves, or the new one is given up.

use klaxon_core::Seat;
use klaxon_flatline::draw::glyph;
use klaxon_flatline::{Action, Card};
use leptos::prelude::*;

use super::show;
use super::table::{FlatTable, listed};
use super::{decision, draw, names, notes};
use crate::shell::chip::chip;
use crate::shell::section::section;
use crate::text::t;

/// The tray.
pub(crate) fn make_room(table: FlatTable, seat: Seat, chief: bool) -> impl IntoView {
    let options = section(
        table.desk,
        move |link| {
            let sight = show::sight(table, link)?;
            let actions = listed(&sight, sight.state.chief).into_iter();
            let proposals = notes::proposals(table, link, &sight);
            let options = actions.filter_map(|action| {
                let (card, word) = match action {
                    Action::Keep(card) => (card, "flatline-keep"),
                    Action::Drop(card) => (card, "flatline-give-up"),
                    Action::Discard(card) => (card, "flatline-discard"),
                    _ => return None,
                };
                let by = proposals.iter().find(|one| one.action == action);
                let by = by.map_or(Vec::new(), |one| one.by.clone());
                Some(Choosable {
                    action,
                    card,
                    word,
                    by,
                })
            });
            Some(options.collect::<Vec<_>>())
        },
        move |found| {
            let keys: Vec<_> = found
                .unwrap_or_default()
                .into_iter()
                .map(|one| option(table, seat, chief, one))
                .collect();
            let count = keys.len();
            view! { <div class=format!("choice n{count}")>{keys}</div> }
        },
    );
    view! { {options}{decision::who(table, chief)} }
}

/// What can be done about a card.
#[derive(Clone, PartialEq, Eq)]
struct Choosable {
    action: Action,
    card: Card,
    /// In a word.
    word: &'static str,
    /// The players who propose it.
    by: Vec<Seat>,
}

fn option(table: FlatTable, seat: Seat, chief: bool, one: Choosable) -> AnyView {
    let Choosable {
        action,
        card,
        word,
        by,
    } = one;
    let picture = draw::picture(glyph::card(card));
    let press = move |_| match chief {
        true => table.decide(seat, action),
        false => notes::propose(table, seat, action),
    };
    let by: Vec<_> = by.into_iter().map(|seat| chip(seat, "")).collect();
    view! {
        <button class="mod lit tcard" on:click=press>
            <i class="efw" inner_html=picture></i><b>{names::card(card)}</b><small>{names::card_short(card)}</small><span class="vote">{t(word)}{by}</span>
        </button>
    }
    .into_any()
}
