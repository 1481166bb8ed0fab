//! A bomb card on the table: drawn from the card language, its spaces to be touched.

use klaxon_core::board::Playing;
use klaxon_core::{Game, Seat};
use klaxon_fuse::game::card_id::CardId;
use klaxon_fuse::game::slot::{Held, Letter, SlotId};
use klaxon_fuse::game::{Action, Table};
use klaxon_fuse::{Fuse, draw};
use klaxon_words::Arg;
use leptos::prelude::*;
use wasm_bindgen::JsCast;

use crate::link::Link;
use crate::lit::Lit;
use crate::section::section;
use crate::text::{language, say, t, t_with};
use crate::{app, hand};

/// A card as it is shown.
#[derive(Clone, PartialEq, Eq)]
pub(crate) struct Shown {
    /// Its picture.
    pub(crate) picture: String,
    /// What it asks for, as a sentence.
    pub(crate) name: String,
}

/// The sentence that explains a card.
pub(crate) fn explained(table: &Table, card: CardId) -> String {
    let card = &table.deck().bombs[card.index()].card;
    klaxon_words::say_all(language(), &card.explain())
}

/// A card with its dice; none where no card lies.
pub(crate) fn picture(playing: &Playing<Fuse>, slot: SlotId) -> Option<Shown> {
    let held = playing.state.slot(slot);
    let Held::Card(card) = held.card else {
        return None;
    };
    let name = explained(&playing.table, card);
    let bomb = &playing.table.deck().bombs[card.index()];
    Some(Shown {
        picture: draw::board(&bomb.card, &held.dice, &draw::Look::default()),
        name,
    })
}

/// The space that was touched, counted from 0.
pub(crate) fn touched(target: Option<web_sys::EventTarget>) -> Option<u8> {
    let element = target?.dyn_into::<web_sys::Element>().ok()?;
    let space = element.closest("[data-space]").ok().flatten()?;
    let number: u8 = space.get_attribute("data-space")?.parse().ok()?;
    Some(number)
}

/// A touch beside all spaces is meant for the lit one that is nearest: spaces are small.
fn nearest(event: &web_sys::MouseEvent) -> Option<u8> {
    let card = event
        .current_target()?
        .dyn_into::<web_sys::Element>()
        .ok()?;
    let lit = card.get_attribute("data-lit")?;
    let distance = |space: &&str| {
        let element = card.query_selector(&format!("[data-space='{space}']"));
        let place = element
            .ok()
            .flatten()
            .map(|element| element.get_bounding_client_rect());
        place.map_or(f64::MAX, |place| {
            let x = place.x() + place.width() / 2.0 - f64::from(event.client_x());
            let y = place.y() + place.height() / 2.0 - f64::from(event.client_y());
            x.hypot(y)
        })
    };
    let spaces = lit.split(' ');
    let nearest = spaces.min_by(|one, other| distance(one).total_cmp(&distance(other)));
    nearest?.parse().ok()
}

/// What lies at a place in front of a person.
#[derive(Clone, PartialEq, Eq)]
enum Place {
    Empty,
    Choice,
    Card(Seat, Shown),
}

/// One of the person's own cards. Which spaces are lit changes with the held die, and nothing else is drawn anew.
pub(crate) fn own(card: u8, lit: Memo<Vec<Lit>>) -> impl IntoView {
    section(
        move |link| look(link, card),
        move |place| match place {
            Place::Empty => view! { <div class="card empty"></div> }.into_any(),
            Place::Choice => {
                let text = t("web-choose-card");
                view! { <div class="card empty choice"><p>{text}</p></div> }.into_any()
            }
            Place::Card(seat, shown) => own_card(seat, card, shown, lit).into_any(),
        },
    )
}

fn look(link: &Link, card: u8) -> Place {
    let found = || {
        let seat = hand::my_seat(link)?;
        let playing = link.fuse()?;
        let slot = playing.table.bomb_slot(seat, Letter(card))?;
        Some(match playing.state.slot(slot).card {
            Held::Nothing => Place::Empty,
            Held::Choice => Place::Choice,
            Held::Card(_) => Place::Card(seat, picture(playing, slot)?),
        })
    };
    found().unwrap_or(Place::Empty)
}

fn own_card(seat: Seat, card: u8, shown: Shown, lit: Memo<Vec<Lit>>) -> impl IntoView {
    let touch = move |event: web_sys::MouseEvent| {
        if let Some(space) = touched(event.target()).or_else(|| nearest(&event)) {
            hand::touch_space(seat, card, space);
        }
    };
    let letter = char::from(b'a' + card).to_string();
    view! {
        <figure class="card" data-card=letter data-lit=move || lit_on(lit, card) on:click=touch>
            <div inner_html=shown.picture></div>
            {choices(lit, card)}
            <figcaption>{shown.name}</figcaption>
        </figure>
    }
}

/// The lit spaces of a card, as the style sheet reads them.
fn lit_on(lit: Memo<Vec<Lit>>, card: u8) -> String {
    let spaces = lit
        .get()
        .into_iter()
        .filter(|lit| lit.card == card && lit.shines);
    let spaces = spaces.map(|lit| lit.space.to_string());
    spaces.collect::<Vec<_>>().join(" ")
}

/// The lit spaces of a card as buttons: for who plays by keyboard or by ear.
fn choices(lit: Memo<Vec<Lit>>, card: u8) -> impl IntoView {
    let keys = app::signals().keys;
    let mine = Memo::new(move |_| {
        let all = lit.get().into_iter().zip('a'..='z');
        all.filter(|(lit, _)| lit.card == card).collect::<Vec<_>>()
    });
    let buttons = move || {
        let buttons = mine.get().into_iter().map(|(lit, letter)| {
            let number = usize::from(lit.space) + 1;
            let bomb = usize::from(lit.card) + 1;
            let name = t_with(
                "web-space",
                &[("bomb", Arg::from(bomb)), ("space", Arg::from(number))],
            );
            let touch = move |event: web_sys::MouseEvent| {
                event.stop_propagation();
                hand::touch_space(lit.seat, lit.card, lit.space);
            };
            view! {
                <button aria-label=name aria-keyshortcuts=letter.to_string() on:click=touch>
                    {letter.to_string()}<sub>{number}</sub>
                </button>
            }
        });
        buttons.collect::<Vec<_>>()
    };
    view! { <p class="choices" class:seen=move || keys.get()>{buttons}</p> }
}

/// A teammate's card, small.
pub(crate) fn small(shown: Option<Shown>) -> AnyView {
    match shown {
        Some(shown) => view! { <div class="card small" inner_html=shown.picture></div> }.into_any(),
        None => view! { <div class="card small empty"></div> }.into_any(),
    }
}

/// A card of the middle, as it is shown there.
pub(crate) fn unfilled(playing: &Playing<Fuse>, card: CardId) -> Shown {
    let bomb = &playing.table.deck().bombs[card.index()];
    let name = explained(&playing.table, card);
    Shown {
        picture: draw::board(
            &bomb.card,
            &klaxon_fuse::card::Filling::EMPTY,
            &draw::Look::default(),
        ),
        name,
    }
}

/// Why a die can't go on a space.
pub(crate) fn reason(playing: &Playing<Fuse>, seat: Seat, action: Action) -> Option<String> {
    use klaxon_core::chance::Seeded;
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
