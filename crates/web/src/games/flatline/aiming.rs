//! A triage card is picked: what it does, what it can be used on, and a way back.

use klaxon_flatline::action::Aim;
use klaxon_flatline::draw::glyph;
use klaxon_flatline::state::TRIAGE;
use klaxon_flatline::{Action, Card};
use klaxon_words::Arg;
use leptos::prelude::*;

use super::decision;
use super::show;
use super::table::{FlatTable, listed};
use super::touch::{self, At, Deed, Doing, Way};
use super::{draw, names};
use crate::live::Follows;
use crate::shell::section::section;
use crate::text::{capital, t, t_with};

/// The tray while a card is picked.
pub(crate) fn aiming(
    table: FlatTable,
    lit: Follows<Vec<Way>>,
    card: Card,
    chief: bool,
) -> impl IntoView {
    let options = section(
        table.desk,
        move |link| decision::choosable(table, link, touch::now(table)),
        move |options| decision::keys(table, options, lit),
    );
    let name = names::card(card);
    let cancel = move |_| table.doing.set(Doing::Nothing);
    let picture = draw::picture(glyph::card(card));
    let effect = capital(&names::card_effect(card));
    view! {
        <p class="q card"><i class="efw" inner_html=picture></i><span><b>{name.clone()}</b>{effect}</span></p>
        {options}
        <div class="deeds">
            {keys(table, card, chief, name)}
            <button class="key" id="cancel" on:click=cancel>{t("flatline-not-now")}</button>
        </div>
    }
}

/// What the person can do with the card itself.
#[derive(Clone, PartialEq, Eq)]
struct Keys {
    /// It is used on nothing in particular.
    plain: bool,
    /// It is used on something on the board.
    on_board: bool,
    /// It could do something now.
    usable: bool,
    /// It can be discarded to make room (L-40).
    discard: bool,
}

fn keys(table: FlatTable, card: Card, chief: bool, name: String) -> AnyView {
    section(
        table.desk,
        move |link| {
            let sight = show::sight(table, link)?;
            let actions = listed(&sight, sight.state.chief);
            let on_board = |action: &Action| matches!(action, Action::Use(one, Aim::Line(_) | Aim::Card(_) | Aim::Die(_)) if *one == card);
            let full = sight.state.triage.len() == TRIAGE;
            Some(Keys {
                plain: actions.contains(&Action::Use(card, Aim::Nothing)),
                on_board: actions.iter().any(on_board),
                usable: actions
                    .iter()
                    .any(|action| matches!(action, Action::Use(one, _) if *one == card)),
                discard: full && chief && actions.contains(&Action::Discard(card)),
            })
        },
        move |found| {
            found.map(|keys| {
                let at = At::Card(card);
                let action = Action::Use(card, Aim::Nothing);
                let (deed, word) = match chief {
                    true => (Deed::Act(action), "flatline-use"),
                    false => (Deed::Propose(action), "flatline-propose"),
                };
                let plain = keys.plain.then(|| {
                    let text = t_with(word, &[("card", Arg::Text(&name))]);
                    let way = Way::plain(at, deed);
                    view! { <button class="key main" id="use" on:click=move |_| touch::carry_out(table, way)>{text}</button> }
                });
                let hint = keys.on_board.then(|| view! { <span class="hint">{t("flatline-touch-what")}</span> });
                let none = (!keys.usable).then(|| view! { <span class="hint">{t("flatline-card-not-now")}</span> });
                let discard = keys.discard.then(|| {
                    let way = Way::plain(at, Deed::Act(Action::Discard(card)));
                    view! { <button class="key" on:click=move |_| touch::carry_out(table, way)>{t("flatline-discard")}</button> }
                });
                view! { {plain}{hint}{none}{discard} }
            })
        },
    )
}
