//! FUSE on a screen that everybody looks at: no keys, everything large.

use std::sync::Arc;

use klaxon_core::Seat;
use klaxon_fuse::game::awaits::duty;
use leptos::prelude::*;
use leptos::wasm_split::{SplitLoaderError, wasm_split};

use super::card::{self, Lies, Size};
use super::loose::{self, Loose};
use super::mates::{self, Mate};
use super::table::{FuseTable, playing};
use super::{prompt, rack, stage, tray};
use crate::shell::chip::chip;
use crate::shell::icon::{Icon, icon};
use crate::shell::late::{self, Maker};
use crate::shell::section::{section, watch};
use crate::text::t;

type Television = fn(FuseTable) -> AnyView;

// Few screens are for everybody: it is a part of its own.
#[wasm_split(television, wasm_split_path = ::leptos::wasm_split, fallible)]
fn load() -> Result<Television, SplitLoaderError> {
    Ok(|table| television(table).into_any())
}

/// The whole table, as soon as it is there; a person whose browser can't have it is told so.
pub(crate) fn later(table: FuseTable) -> AnyView {
    late::later(async move {
        let Ok(television) = load().await else {
            late::missing(table.desk);
            return None;
        };
        Some(Arc::new(move || television(table)) as Maker)
    })
}

/// The whole table.
fn television(table: FuseTable) -> impl IntoView {
    let seats = watch(table.desk, |link| {
        playing(link).map_or(0, |playing| playing.table.players())
    });
    let players = move || {
        let seats = Seat::all(seats.get().unwrap_or(0)).map(|seat| {
            section(
                table.desk,
                move |link| {
                    let playing = playing(link)?;
                    let owes = duty(&playing.table, &playing.state, seat).is_some();
                    Some((mates::look(link, seat)?, owes))
                },
                move |found| found.map(|(mate, owes)| player(table, seat, mate, owes)),
            )
        });
        seats.collect::<Vec<_>>()
    };
    let asked = watch(table.desk, move |link| prompt::asked(table, link).text);
    view! {
        <div class="mid">
            <div class="tray panel">
                <p class="lbl" id="awaited">{move || asked.get().unwrap_or_default()}</p>
                {dice(table)}
            </div>
            <div class="rackw"><p class="lbl">{t("web-row")}</p>{rack::rack(table)}</div>
        </div>
        <div class="pls">{players}</div>
        {stage::stage(table)}
    }
}

/// The dice that lie there, each with the seats that could use it.
fn dice(table: FuseTable) -> impl IntoView {
    section(
        table.desk,
        move |link| {
            table.claims.track();
            let found = playing(link).map(|playing| {
                let dice = loose::dice(&playing.state).into_iter();
                let uses: Vec<(Loose, bool, Vec<Seat>)> = dice
                    .map(|die| {
                        let wild = loose::wild(&playing.table, &playing.state, die);
                        (die, wild, tray::takers(playing, die))
                    })
                    .collect();
                uses
            });
            found.unwrap_or_default()
        },
        |dice| {
            let dice: Vec<_> = dice
                .into_iter()
                .map(|(loose, wild, seats)| {
                    let chips: Vec<_> = seats.iter().map(|seat| chip(*seat, "")).collect();
                    let nobody = seats
                        .is_empty()
                        .then(|| view! { <span class="dull">{t("web-nobody")}</span> });
                    view! {
                        <figure data-die=loose.die.to_string()>
                            <span class="d" inner_html=loose.picture(wild)></span>
                            <figcaption>{chips}{nobody}</figcaption>
                        </figure>
                    }
                })
                .collect();
            view! { <div class="d4">{dice}</div> }
        },
    )
}

/// A player with their cards; those who still owe something lie in the light.
fn player(table: FuseTable, seat: Seat, mate: Mate, owes: bool) -> impl IntoView {
    let cards: Vec<_> = mate
        .cards
        .iter()
        .map(|lies| match lies {
            Some(lies) => plate(table, *lies, owes),
            None => view! { <div class="freeslot"></div> }.into_any(),
        })
        .collect();
    let bag = mate.holds.then(|| icon(Icon::Bag));
    let sparks: Vec<_> = mate
        .sparks
        .iter()
        .map(|lies| plate(table, *lies, owes))
        .collect();
    let sparks =
        (!sparks.is_empty()).then(|| view! { <div class="glow" role="group">{sparks}</div> });
    view! {
        <section class="pl panel" class:owes=owes class:away=mate.away data-seat=seat.to_string()>
            <header>{chip(seat, "")}<b>{mate.name.clone()}</b>{mates::role(&mate)}{mates::spark_count(&mate)}{bag}{mates::says(table, seat, mate.away, mate.passed)}</header>
            <div class="mods">{cards}</div>
            {sparks}
        </section>
    }
}

fn plate(table: FuseTable, lies: Lies, lit: bool) -> AnyView {
    let Some(made) = table.look(|playing| card::module(&playing.table, lies, Size::Large)) else {
        return ().into_any();
    };
    view! {
        <article class=made.class class:lit=lit class:shade=!lit aria-label=made.name>
            <div class="in" inner_html=made.inside></div>
        </article>
    }
    .into_any()
}
