//! Everybody's hand, open: only of a game that is over, and watched again.

use klaxon_core::Seat;
use klaxon_planter::Card;
use klaxon_words::Arg;
use leptos::prelude::*;

use super::table::PlanterTable;
use super::{draw, names};
use crate::shell::chip::chip;
use crate::shell::names as people;
use crate::shell::section::section;
use crate::text::t_with;

/// A hand: whose, and what is in it.
type Hand = (Seat, String, Vec<Card>);

/// The hands that can be seen.
pub(crate) fn hands(table: PlanterTable) -> AnyView {
    section(
        table.desk,
        move |link| {
            let playing = table.playing(link).filter(|_| link.past().is_some())?;
            let seats = Seat::all(playing.table.players());
            let hands = seats.map(|seat| {
                let cards = playing.state.hand(seat).cards();
                (seat, people::seat_in(link.room(), seat), cards.collect())
            });
            let hands: Vec<Hand> = hands.collect();
            let open = hands.iter().any(|(_, _, cards)| !cards.is_empty());
            open.then_some(hands)
        },
        |hands| {
            hands.map(|hands| {
                let hands: Vec<_> = hands.into_iter().map(shown).collect();
                view! { <ul class="hands">{hands}</ul> }
            })
        },
    )
}

fn shown((seat, name, cards): Hand) -> AnyView {
    let spoken: Vec<String> = cards.iter().map(|card| names::spoken(*card)).collect();
    let spoken = spoken.join(", ");
    let args = [("name", Arg::Text(&name)), ("cards", Arg::Text(&spoken))];
    let pictures: String = cards.iter().map(|card| draw::card(*card, "")).collect();
    view! {
        <li>{chip(seat, "")}<span class="vh">{t_with("replay-hand", &args)}</span><span class="open" aria-hidden="true" inner_html=pictures></span></li>
    }
    .into_any()
}
