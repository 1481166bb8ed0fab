//! The player's own hand, as a fan: one touch plays a card.

use klaxon_core::Seat;
use klaxon_planter::state::Phase;
use klaxon_planter::{Action, Card};
use leptos::prelude::*;

use super::table::{PlanterTable, can};
use super::{draw, flights, names};
use crate::link::Link;
use crate::shell::section::section;
use crate::text::t;

/// A card in the hand.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) struct Held {
    pub(super) card: Card,
    /// Whether it can be played now.
    pub(super) lit: bool,
}

/// What the seat that is shown holds.
pub(super) fn look(table: PlanterTable, link: &Link) -> Option<(Seat, Vec<Held>)> {
    let (seat, playing) = (table.desk.seat(link)?, table.playing(link)?);
    if matches!(playing.state.phase, Phase::Between | Phase::Over) {
        return None;
    }
    let cards = playing.state.hand(seat).cards();
    let held = cards.map(|card| Held {
        card,
        lit: can(playing, seat, Action::Play(card)),
    });
    Some((seat, held.collect()))
}

/// The hand.
pub(crate) fn fan(table: PlanterTable) -> impl IntoView {
    let cards = section(
        table.desk,
        move |link| look(table, link),
        move |hand| {
            hand.map(|(seat, cards)| {
                let many = cards.len();
                let waits = !cards.iter().any(|held| held.lit);
                let cards = cards.into_iter().enumerate();
                let cards = cards.map(|(place, held)| card(table, seat, held, place, many));
                view! {
                    <div class="fan" class:wait=waits class:keys=move || table.desk.keys.get() role="group"
                        aria-label=t("planter-your-hand")>{cards.collect::<Vec<_>>()}</div>
                }
            })
        },
    );
    view! { <div class="held">{cards}</div> }
}

fn card(table: PlanterTable, seat: Seat, held: Held, place: usize, many: usize) -> impl IntoView {
    let key = (place + 1).to_string();
    // The middle of the hand is 0; cards stand half a step apart where they are even in number.
    let halves = 2 * place as i32 + 1 - many as i32;
    let gone = move || table.touched.get() == Some(place);
    view! {
        <button class="hcard" class:lit=held.lit class:gone=gone style=format!("--i:calc({halves}/2)") data-card=held.card.word()
            data-key=key.clone() aria-keyshortcuts=key aria-label=names::spoken(held.card) aria-disabled=(!held.lit).to_string()
            on:click=move |_| touch(table, seat, held, place)>
            <i inner_html=draw::card(held.card, "")></i>
        </button>
    }
}

/// A card is touched: it is played, or it says why it can't be.
fn touch(table: PlanterTable, seat: Seat, held: Held, place: usize) {
    if held.lit {
        flights::leaves(held.card, place);
        return table.play(seat, place, held.card);
    }
    if let Some((why, rule)) = table.why_not(seat, Action::Play(held.card)) {
        table.desk.refuse(&why, rule);
        table.tell_tried(Action::Play(held.card));
    }
}

/// The same by its number, from 0; returns whether there is such a card in sight.
pub(super) fn touch_place(table: PlanterTable, place: usize) -> bool {
    let hand = table.desk.look(|link| look(table, link)).flatten();
    let Some((seat, held)) = hand.and_then(|(seat, cards)| Some((seat, *cards.get(place)?))) else {
        return false;
    };
    touch(table, seat, held, place);
    true
}

/// Plays the first card of a kind.
pub(super) fn play_card(table: PlanterTable, seat: Seat, card: Card) {
    let hand = table.desk.look(|link| look(table, link)).flatten();
    let cards = hand.map_or(Vec::new(), |(_, cards)| cards);
    if let Some(place) = cards.iter().position(|held| held.card == card) {
        touch(table, seat, cards[place], place);
    }
}
