//! The others: their cards, small, with what they do. A touch lays their cards over the person's own, or takes over a
//! seat of this device.

use klaxon_core::Seat;
use klaxon_fuse::Role;
use klaxon_fuse::game::slot::{Held, SlotId};
use klaxon_words::Arg;
use leptos::prelude::*;

use super::card::{self, Lies};
use super::extra::extra;
use super::table::{FuseTable, playing};
use super::tale::Deed;
use super::{roles, sparks};
use crate::desk::Sheet;
use crate::link::Link;
use crate::live::follow;
use crate::shell::chip::chip;
use crate::shell::icon::{Icon, icon};
use crate::shell::names;
use crate::shell::section::{section, watch};
use crate::text::{t, t_with};

/// A seat that is not played here now.
#[derive(Clone, PartialEq, Eq)]
pub(super) struct Mate {
    pub(super) name: String,
    /// The bombs; a place may be empty.
    pub(super) cards: Vec<Option<Lies>>,
    pub(super) sparks: Vec<Lies>,
    /// The role, and whether it works.
    pub(super) role: Option<(Role, bool)>,
    pub(super) away: bool,
    pub(super) bot: bool,
    pub(super) mine: bool,
    pub(super) holds: bool,
    pub(super) passed: bool,
}

pub(super) fn look(link: &Link, seat: Seat) -> Option<Mate> {
    let playing = playing(link)?;
    let lies = |slot: SlotId| {
        let lying = playing.state.slot(slot);
        match lying.card {
            Held::Card(card) => Some(Lies {
                card,
                dice: lying.dice,
            }),
            _ => None,
        }
    };
    let person = names::person(link, seat);
    let bombs = playing.table.slots_of(seat);
    let cards = playing.state.cards_of(&playing.table, seat);
    let sparks = cards.filter(|slot| playing.table.spark_place(*slot).is_some());
    Some(Mate {
        name: names::seat(link, seat),
        cards: bombs.map(|slot| lies(SlotId(slot))).collect(),
        sparks: sparks.filter_map(lies).collect(),
        role: roles::of(playing, seat),
        away: person.is_some_and(|member| !member.is_here()),
        bot: person.is_none(),
        mine: person.is_some_and(|member| member.id == link.me()),
        holds: playing.state.holder == seat,
        passed: playing.state.passed.contains(seat),
    })
}

/// Everybody else at the table.
pub(crate) fn mates(table: FuseTable) -> impl IntoView {
    let seats = watch(table.desk, move |link| {
        let players = playing(link).map_or(0, |playing| playing.table.players());
        let me = table.desk.seat(link);
        Seat::all(players)
            .filter(|seat| Some(*seat) != me)
            .collect::<Vec<_>>()
    });
    let shown = move || {
        let seats = seats.get().unwrap_or_default().into_iter();
        let seats = seats.map(|seat| {
            section(
                table.desk,
                move |link| look(link, seat),
                move |mate| mate.map(|mate| shown(table, seat, mate)),
            )
        });
        seats.collect::<Vec<_>>()
    };
    view! { <section class="mates" aria-label=t("web-mates")>{shown}</section> }
}

fn shown(table: FuseTable, seat: Seat, mate: Mate) -> impl IntoView {
    let mine = mate.mine;
    let touch = move |_| match mine {
        true => {
            table.empty_hands();
            table.desk.shown.set(Some(seat));
        }
        false => table.desk.sheet.set(Some(Sheet::Seat(seat))),
    };
    let cards: Vec<_> = mate
        .cards
        .iter()
        .map(|lies| match lies {
            Some(lies) => card::small(table, *lies),
            None => view! { <div class="freeslot"></div> }.into_any(),
        })
        .collect();
    let enlarge = t_with("web-look-at", &[("name", Arg::Text(&mate.name))]);
    view! {
        <section class="mate panel" class:away=mate.away class:bag=mate.holds class:mine=mine data-seat=seat.to_string()
            on:click=touch>
            <header>
                {chip(seat, "")}
                <button class="who" aria-label=enlarge>{mate.name.clone()}</button>
                {role(&mate)}{spark_count(&mate)}
                {says(table, seat, mate.away, mate.passed)}
            </header>
            <div class="mods">{cards}</div>
        </section>
    }
}

/// A mate's role, as its sign and in a word.
pub(super) fn role(mate: &Mate) -> Option<AnyView> {
    let (role, works) = mate.role?;
    extra().map(|extra| (extra.role)(role, works))
}

/// How many sparks a mate has, if any.
pub(super) fn spark_count(mate: &Mate) -> Option<impl IntoView + use<>> {
    let count = mate.sparks.len();
    (count > 0).then(|| {
        let name = t_with("web-sparks-in-play", &[("count", Arg::from(count))]);
        view! { <span class="sparkn" role="img" aria-label=name><i inner_html=sparks::BOLT></i>{count}</span> }
    })
}

/// What a mate does: away, wants a die, placed one, passed.
pub(super) fn says(table: FuseTable, seat: Seat, away: bool, passed: bool) -> impl IntoView {
    let deed = follow(move || table.deeds.get().get(&seat.0).cloned());
    move || match deed.get() {
        _ if away => view! {
            <span class="say away">{icon(Icon::NoLink)}<em>{t("web-away")}</em></span>
        }
        .into_any(),
        Some(deed) => said(&deed).into_any(),
        None if passed => {
            view! { <span class="say done">{icon(Icon::Check)}<em>{t("web-passed")}</em></span> }
                .into_any()
        }
        None => ().into_any(),
    }
}

fn said(deed: &Deed) -> impl IntoView {
    let die = deed.die.map(|die| {
        view! { <span class="d" inner_html=klaxon_fuse::draw::die(die, super::names::letters())></span> }
    });
    let sign = deed.icon.map(icon);
    view! {
        <span class=format!("say {}", deed.class) title=deed.text.clone()><em class="deed">{deed.text.clone()}</em>{sign}{die}</span>
    }
}

/// A mate's cards, large, to be looked at.
pub(crate) fn large(table: FuseTable, seat: Seat) -> AnyView {
    section(
        table.desk,
        move |link| look(link, seat),
        move |mate| {
            let role = mate.as_ref().and_then(|mate| mate.role);
            let role = role.and_then(|(role, _)| Some((extra()?.role_large)(role)));
            let cards = mate.map_or(Vec::new(), |mate| {
                let sparks = mate.sparks.into_iter();
                mate.cards.into_iter().flatten().chain(sparks).collect()
            });
            let cards: Vec<_> = cards
                .into_iter()
                .map(|lies| card::large(table, lies))
                .collect();
            view! { {role}<div class="mods large">{cards}</div> }
        },
    )
}
