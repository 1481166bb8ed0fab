//! A bomb card on the table: drawn from the card language, its spaces to be touched.

use klaxon_core::board::Playing;
use klaxon_core::{Game, Seat};
use klaxon_fuse::game::state::{Held, State};
use klaxon_fuse::game::{Action, Table};
use klaxon_fuse::{Face, Fuse, draw};
use leptos::prelude::*;
use wasm_bindgen::JsCast;

use crate::text::{language, say, t};
use crate::{app, table};

/// A card in front of a player, or in the row.
pub(crate) struct Shown {
    /// Its picture.
    picture: String,
    /// The spaces that light up, as the style sheet reads them.
    lit: String,
    /// What a screen reader says.
    name: String,
}

/// The sentence that explains a card.
pub(crate) fn explained(table: &Table, card: u8) -> String {
    let card = &table.deck().bombs[usize::from(card)].card;
    klaxon_words::say_all(language(), &card.explain())
}

/// A card with its dice.
pub(crate) fn picture(table: &Table, state: &State, slot: usize, lit: &[u8]) -> Option<Shown> {
    let held = &state.slots[slot];
    let Held::Card(card) = held.card else {
        return None;
    };
    let name = explained(table, card);
    let bomb = &table.deck().bombs[usize::from(card)];
    let lit = lit.iter().map(|space| space.to_string());
    Some(Shown {
        picture: draw::svg(&bomb.card, &held.dice, &name),
        lit: lit.collect::<Vec<_>>().join(" "),
        name,
    })
}

/// The spaces of a card that something can be done with now: places for the held die, or dice to return.
pub(crate) fn lit_spaces(
    playing: &Playing<Fuse>,
    seat: Seat,
    card: u8,
    held: Option<Face>,
) -> Vec<u8> {
    let mut lit = Vec::new();
    Fuse::legal(
        &playing.table,
        &playing.state,
        seat,
        &mut |one| match one.action {
            Action::Place {
                die,
                card: on,
                space,
            } if Some(die) == held && on == card && !one.mistake => lit.push(space),
            Action::Return { card: on, space } if on == card => lit.push(space),
            _ => {}
        },
    );
    lit
}

/// The space that was touched, counted from 0.
pub(crate) fn touched(target: Option<web_sys::EventTarget>) -> Option<u8> {
    let element = target?.dyn_into::<web_sys::Element>().ok()?;
    let space = element.closest("[data-space]").ok().flatten()?;
    let number: u8 = space.get_attribute("data-space")?.parse().ok()?;
    Some(number)
}

/// One of the person's own cards.
pub(crate) fn own(playing: &Playing<Fuse>, seat: Seat, card: u8, held: Option<Face>) -> AnyView {
    let slot = playing.table.slots_of(seat).start + usize::from(card);
    let state = &playing.state;
    match state.slots[slot].card {
        Held::Nothing => view! { <div class="card empty"></div> }.into_any(),
        Held::Choice => {
            view! { <div class="card empty choice"><p>{t("web-choose-card")}</p></div> }.into_any()
        }
        Held::Card(_) => {
            let lit = lit_spaces(playing, seat, card, held);
            let Some(shown) = picture(&playing.table, state, slot, &lit) else {
                return ().into_any();
            };
            let touch = move |event: web_sys::MouseEvent| {
                if let Some(space) = touched(event.target()) {
                    table::touch_space(seat, card, space);
                }
            };
            let letter = char::from(b'a' + card).to_string();
            view! {
                <figure class="card" data-card=letter data-lit=shown.lit on:click=touch>
                    <div inner_html=shown.picture></div>
                    <figcaption>{shown.name}</figcaption>
                </figure>
            }
            .into_any()
        }
    }
}

/// A teammate's card, small.
pub(crate) fn small(playing: &Playing<Fuse>, slot: usize) -> AnyView {
    match picture(&playing.table, &playing.state, slot, &[]) {
        Some(shown) => view! { <div class="card small" inner_html=shown.picture></div> }.into_any(),
        None => view! { <div class="card small empty"></div> }.into_any(),
    }
}

/// A card of the row.
pub(crate) fn in_row(playing: &Playing<Fuse>, card: u8, choose: Option<Seat>) -> AnyView {
    let bomb = &playing.table.deck().bombs[usize::from(card)];
    let name = explained(&playing.table, card);
    let picture = draw::svg(&bomb.card, &klaxon_fuse::card::Filling::EMPTY, &name);
    let id = bomb.id.clone();
    match choose {
        Some(seat) => {
            let action = format!("choose {id}");
            view! {
                <button class="card choosable" data-choose=id
                    on:click=move |_| app::act(seat, action.clone()) inner_html=picture></button>
            }
            .into_any()
        }
        None => view! { <div class="card small" inner_html=picture></div> }.into_any(),
    }
}

/// Why a die can't go on a space.
pub(crate) fn reason(playing: &Playing<Fuse>, seat: Seat, action: Action) -> Option<String> {
    use klaxon_core::chance::Seeded;
    use klaxon_core::game::Reason;
    let mut copy = playing.state;
    let now = app::with_link(|link| link.time())?;
    let mut chance = Seeded::from_number(0);
    let result = Fuse::act(
        &playing.table,
        &mut copy,
        seat,
        action,
        now,
        &mut chance,
        &mut (),
    );
    result.err().map(|refusal| say(&refusal.message()))
}
