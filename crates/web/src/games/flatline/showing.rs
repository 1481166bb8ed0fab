//! While something is shown: what happens, what is still to come, and a key to skip it.

use klaxon_core::Seat;
use klaxon_flatline::place::{Bay, SlotId};
use klaxon_flatline::state::Phase;
use klaxon_flatline::{Action, Event};
use leptos::prelude::*;

use super::show;
use super::table::FlatTable;
use super::{draw, lapse, names};
use crate::link::Link;
use crate::live::follow;
use crate::shell::section::section;
use crate::text::{capital, t};

/// A stop that goes by in a moment: what happened last stays, and the chief need not wait.
pub(crate) fn lull(table: FlatTable, seat: Seat, chief: bool) -> impl IntoView {
    let detail = follow(move || {
        let news = table.news.get().unwrap_or_default();
        capital(&news.detail)
    });
    let go = chief.then(|| {
        view! {
            <button class="key go" id="go" on:click=move |_| table.decide(seat, Action::Go)>{t("flatline-go-on")}{lapse::bar(table)}</button>
        }
    });
    view! { <p class="detail">{move || detail.get()}</p>{go} }
}

/// What is seen of it.
#[derive(Clone, PartialEq, Eq)]
enum Look {
    /// The cards that the emergency dice hit, each with whether it takes effect now, or has.
    Queue(Vec<(u8, String, String, &'static str)>),
    /// The patients in their order, each with how far it is.
    Order(Vec<(Bay, &'static str, &'static str)>),
    /// A sentence.
    Detail(String),
}

/// The tray while something is shown.
pub(crate) fn showing(table: FlatTable) -> impl IntoView {
    let body = section(
        table.desk,
        move |link| look(table, link),
        |look| match look {
            Look::Queue(cards) => {
                let cards: Vec<_> = cards
                    .into_iter()
                    .map(|(slot, name, effect, class)| {
                        view! {
                            <p class=format!("q {class}")><i inner_html=draw::emergency(slot)></i><span><b>{name}</b>{effect}</span></p>
                        }
                    })
                    .collect();
                view! { <div class="queue">{cards}</div> }.into_any()
            }
            Look::Order(bays) => {
                let bays: Vec<_> = bays
                    .into_iter()
                    .zip(0..)
                    .map(|((bay, word, class), connection)| {
                        view! {
                            <span class=class><i inner_html=draw::connection(connection)></i><b>{usize::from(bay.0) + 1}</b><small>{t(word)}</small></span>
                        }
                    })
                    .collect();
                view! { <div class="order">{bays}</div> }.into_any()
            }
            Look::Detail(text) => view! { <p class="detail">{text}</p> }.into_any(),
        },
    );
    view! {
        {body}
        <button class="key go" id="skip" on:click=move |_| show::skip(table)>{t("flatline-skip")}</button>
    }
}

fn look(table: FlatTable, link: &Link) -> Look {
    let detail = || {
        let news = table.news.get().unwrap_or_default();
        Look::Detail(capital(&news.detail))
    };
    let Some(sight) = show::sight(table, link) else {
        return detail();
    };
    let state = &sight.state;
    match state.phase {
        Phase::Rolled => {
            let now = match table.now.get() {
                Some(Event::Activated(card)) => Some(card),
                _ => None,
            };
            let hit = |slot: &SlotId| state.emergency.is_live(slot.number);
            let cards: Vec<_> = SlotId::all()
                .filter(hit)
                .filter_map(|slot| {
                    let card = state.slot(slot)?;
                    let rank = slot.number * 2 + u8::from(slot.above) + 1;
                    let class = match () {
                        () if now == Some(card) => "now",
                        () if rank <= state.emergency.passed => "was",
                        () => "",
                    };
                    let effect = capital(&names::card_effect(card));
                    Some((slot.number + 1, names::card(card), effect, class))
                })
                .collect();
            match cards.is_empty() {
                true => detail(),
                false => Look::Queue(cards),
            }
        }
        Phase::Patients { first, done } => {
            let bays = (0..4).map(|step| Bay((first.0 + step) % 4));
            let order = bays.map(|bay| {
                let (word, class) = match () {
                    () if state.treating.contains(bay) => ("flatline-order-treated", "now"),
                    () if done >> bay.0 & 1 == 1 => ("flatline-order-settled", "was"),
                    () => ("flatline-order-waits", ""),
                };
                (bay, word, class)
            });
            Look::Order(order.collect())
        }
        _ => detail(),
    }
}
