//! A seat for whoever comes late, or again. In a game with secrets a seat is only for the player who had it.

use klaxon_core::Seat;
use klaxon_room::{Command, Occupant, Phase};
use klaxon_words::Arg;
use leptos::prelude::*;

use crate::desk::Desk;
use crate::link::Link;
use crate::shell::chip::chip;
use crate::shell::section::section;
use crate::text::{t, t_with};

/// A seat that can be had.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Offered {
    seat: Seat,
    why: Why,
}

/// Why it can be had, the best reason first.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Why {
    /// It was this person's.
    Kept,
    /// Nobody has it.
    Free,
    /// A bot has it.
    Bot,
}

fn look(link: &Link) -> Vec<Offered> {
    let room = link.room();
    let playing = matches!(room.phase(), Phase::Playing | Phase::Paused { .. });
    let seated = room.seats_of(link.me()).next().is_some();
    if !playing || seated || link.watches() {
        return Vec::new();
    }
    let secret = link.board().is_none_or(|board| board.hides());
    let rows = room.seats().iter().zip(Seat::all(room.seats().len()));
    let offered = rows.filter_map(|(occupant, seat)| {
        let kept = room.kept().contains(&(seat, link.me()));
        let why = match occupant {
            Occupant::Member(_) => None,
            _ if kept => Some(Why::Kept),
            Occupant::Nobody => Some(Why::Free),
            Occupant::Bot(_) => Some(Why::Bot),
        };
        let why = why.filter(|why| *why == Why::Kept || !secret)?;
        Some(Offered { seat, why })
    });
    let mut offered: Vec<Offered> = offered.collect();
    klaxon_core::few::sort(&mut offered, |one, other| one.why < other.why);
    // Who had a seat wants that one.
    if offered.first().is_some_and(|first| first.why == Why::Kept) {
        offered.retain(|one| one.why == Why::Kept);
    }
    offered
}

/// The offer, as a strip over what a watcher sees; nothing while there is none.
pub(crate) fn offer(desk: Desk) -> impl IntoView {
    section(desk, look, move |offered| {
        (!offered.is_empty()).then(|| {
            let keys: Vec<_> = offered
                .into_iter()
                .enumerate()
                .map(|(place, one)| key(desk, one, place == 0))
                .collect();
            view! {
                <section class="offer" aria-label=t("web-offer")><b>{t("web-offer")}</b><div>{keys}</div></section>
            }
        })
    })
}

fn key(desk: Desk, offered: Offered, first: bool) -> impl IntoView {
    let Offered { seat, why } = offered;
    let number = [("seat", Arg::from(usize::from(seat.0) + 1))];
    let text = t_with(
        match why {
            Why::Kept => "web-offer-back",
            Why::Free => "web-offer-free",
            Why::Bot => "web-offer-bot",
        },
        &number,
    );
    view! {
        <button class="key sm sit" class:main=first on:click=move |_| desk.ask(Command::Sit(seat))>
            {chip(seat, "")}{text}
        </button>
    }
}
