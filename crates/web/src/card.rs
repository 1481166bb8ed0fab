//! A bomb card on the table: drawn from the card language, its spaces to be touched.

use klaxon_core::board::Playing;
use klaxon_core::{Game, Seat};
use klaxon_fuse::game::state::{Held, State};
use klaxon_fuse::game::{Action, Table};
use klaxon_fuse::{Face, Fuse, draw};
use klaxon_room::settings::Help;
use klaxon_words::Arg;
use leptos::prelude::*;
use wasm_bindgen::JsCast;

use crate::link::Link;
use crate::section::section;
use crate::text::{language, say, t, t_with};
use crate::{app, hand, keys};

/// A card as it is shown.
#[derive(Clone, PartialEq, Eq)]
pub(crate) struct Shown {
    /// Its picture.
    pub(crate) picture: String,
    /// What it asks for, as a sentence.
    pub(crate) name: String,
}

/// The sentence that explains a card.
pub(crate) fn explained(table: &Table, card: u8) -> String {
    let card = &table.deck().bombs[usize::from(card)].card;
    klaxon_words::say_all(language(), &card.explain())
}

/// A card with its dice; none where no card lies.
pub(crate) fn picture(playing: &Playing<Fuse>, slot: usize) -> Option<Shown> {
    let held = &playing.state.slots[slot];
    let Held::Card(card) = held.card else {
        return None;
    };
    let name = explained(&playing.table, card);
    let bomb = &playing.table.deck().bombs[usize::from(card)];
    Some(Shown {
        picture: draw::svg(&bomb.card, &held.dice, &name),
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

/// What lies at a place in front of a person.
#[derive(Clone, PartialEq, Eq)]
enum Place {
    Empty,
    Choice,
    Card(Seat, Shown),
}

/// One of the person's own cards. Which spaces are lit changes with the held die, and nothing else is drawn anew.
pub(crate) fn own(card: u8) -> impl IntoView {
    section(
        move |link| look(link, card),
        move |place| match place {
            Place::Empty => view! { <div class="card empty"></div> }.into_any(),
            Place::Choice => {
                let text = t("web-choose-card");
                view! { <div class="card empty choice"><p>{text}</p></div> }.into_any()
            }
            Place::Card(seat, shown) => own_card(seat, card, shown).into_any(),
        },
    )
}

fn look(link: &Link, card: u8) -> Place {
    let found = || {
        let seat = hand::my_seat(link)?;
        let playing = link.fuse()?;
        let slot = State::slots_of(&playing.table, seat).start + usize::from(card);
        Some(match playing.state.slots[slot].card {
            Held::Nothing => Place::Empty,
            Held::Choice => Place::Choice,
            Held::Card(_) => Place::Card(seat, picture(playing, slot)?),
        })
    };
    found().unwrap_or(Place::Empty)
}

fn own_card(seat: Seat, card: u8, shown: Shown) -> impl IntoView {
    let touch = move |event: web_sys::MouseEvent| {
        if let Some(space) = touched(event.target()) {
            hand::touch_space(seat, card, space);
        }
    };
    let letter = char::from(b'a' + card).to_string();
    view! {
        <figure class="card" data-card=letter data-lit=lit(card) on:click=touch>
            <div inner_html=shown.picture></div>
            {choices(card)}
            <figcaption>{shown.name}</figcaption>
        </figure>
    }
}

/// The lit spaces of an own card, as the style sheet reads them.
fn lit(card: u8) -> Memo<String> {
    let signals = app::signals();
    Memo::new(move |_| {
        signals.version.track();
        signals.shown.track();
        let held = signals.held.get().map(|held| held.die);
        let lit = app::with_link(|link| {
            let playing = link.fuse()?;
            let helps =
                link.room().settings().help != Help::None || playing.state.returning.is_some();
            let spaces = lit_spaces(playing, hand::my_seat(link)?, card, held.filter(|_| helps));
            let spaces = spaces.iter().map(|space| space.to_string());
            Some(spaces.collect::<Vec<_>>().join(" "))
        });
        lit.flatten().unwrap_or_default()
    })
}

/// The lit spaces of a card as buttons: for who plays by keyboard or by ear.
fn choices(card: u8) -> impl IntoView {
    let lit = lit(card);
    let keys = app::signals().keys;
    move || {
        let any = !lit.get().is_empty();
        let spaces = keys::lettered().into_iter().zip(b'a'..=b'z');
        let mine = spaces.filter(|((_, on, _), _)| any && *on == card);
        let button = |((seat, card, space), letter): ((Seat, u8, u8), u8)| {
            let number = usize::from(space) + 1;
            let letter = char::from(letter).to_string();
            let name = t_with("web-space", &[("space", Arg::from(number))]);
            view! {
                <button aria-label=name aria-keyshortcuts=letter.clone()
                    on:click=move |event: web_sys::MouseEvent| {
                        event.stop_propagation();
                        hand::touch_space(seat, card, space);
                    }>{letter.clone()}<sub>{number}</sub></button>
            }
        };
        let buttons: Vec<_> = mine.map(button).collect();
        view! { <p class="choices" class:seen=move || keys.get()>{buttons}</p> }
    }
}

/// A teammate's card, small.
pub(crate) fn small(shown: Option<Shown>) -> AnyView {
    match shown {
        Some(shown) => view! { <div class="card small" inner_html=shown.picture></div> }.into_any(),
        None => view! { <div class="card small empty"></div> }.into_any(),
    }
}

/// A card of the middle, as it is shown there.
pub(crate) fn unfilled(playing: &Playing<Fuse>, card: u8) -> Shown {
    let bomb = &playing.table.deck().bombs[usize::from(card)];
    let name = explained(&playing.table, card);
    Shown {
        picture: draw::svg(&bomb.card, &klaxon_fuse::card::Filling::EMPTY, &name),
        name,
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
