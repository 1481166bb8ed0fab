//! The others: their cards, small, with what they did last. A tap makes them large, or takes over a seat of this
//! device.

use klaxon_core::Seat;
use klaxon_fuse::game::slot::SlotId;
use leptos::prelude::*;

use crate::card::{self, Shown};
use crate::hand::my_seat;
use crate::link::Link;
use crate::section::{section, watch};
use crate::text::t;
use crate::{app, names};

/// A seat that is not played here now.
#[derive(Clone, PartialEq, Eq)]
struct Mate {
    name: String,
    cards: Vec<Option<Shown>>,
    away: bool,
    mine: bool,
    holds: bool,
    passed: bool,
}

fn look(link: &Link, seat: Seat) -> Option<Mate> {
    let playing = link.fuse()?;
    let cards = playing
        .table
        .slots_of(seat)
        .map(|slot| card::picture(playing, SlotId(slot)));
    let person = names::person(link, seat);
    Some(Mate {
        name: names::seat(link, seat),
        cards: cards.collect(),
        away: person.is_some_and(|member| !member.is_here()),
        mine: person.is_some_and(|member| member.id == link.me()),
        holds: playing.state.holder == seat,
        passed: playing.state.passed.contains(seat),
    })
}

/// Everybody else at the table.
pub(crate) fn mates() -> impl IntoView {
    let seats = watch(|link| {
        let players = link.fuse().map_or(0, |playing| playing.table.players());
        let me = my_seat(link);
        Seat::all(players)
            .filter(|seat| Some(*seat) != me)
            .collect::<Vec<_>>()
    });
    let shown = move || {
        let seats = seats.get().unwrap_or_default().into_iter();
        let seats = seats.map(|seat| {
            section(
                move |link| look(link, seat),
                move |mate| mate.map(|mate| shown(seat, mate)),
            )
        });
        seats.collect::<Vec<_>>()
    };
    view! { <section class="mates" aria-label=t("web-mates")>{shown}</section> }
}

fn shown(seat: Seat, mate: Mate) -> impl IntoView {
    let signals = app::signals();
    let large = move || signals.enlarged.get() == Some(seat);
    let mine = mate.mine;
    let touch = move |_| match mine {
        true => signals.shown.set(Some(seat)),
        false => signals.enlarged.update(|enlarged| {
            *enlarged = if *enlarged == Some(seat) {
                None
            } else {
                Some(seat)
            };
        }),
    };
    let deed = Memo::new(move |_| signals.deeds.get().get(&seat.0).cloned());
    let deed = move || {
        deed.get()
            .map(|deed| view! { <span class="new">{deed}</span> })
    };
    let cards: Vec<_> = mate.cards.into_iter().map(card::small).collect();
    view! {
        <section class="mate" class:away=mate.away class:holds=mate.holds class:mine=mine class:large=large
            data-seat=seat.to_string() on:click=touch>
            <h3>
                <i class=format!("mark seat{}", seat.0 + 1)>{seat.0 + 1}</i>" "{mate.name}
                {mate.holds.then(|| view! { <em>{t("web-has-bag")}</em> })}
                {mate.away.then(|| view! { <em>{t("web-away")}</em> })}
                {mate.passed.then(|| view! { <em>{t("web-passed")}</em> })}
                {mine.then(|| view! { <em>{t("web-yours-too")}</em> })}
            </h3>
            <p class="deed">{deed}</p>
            <div class="cards">{cards}</div>
        </section>
    }
}
