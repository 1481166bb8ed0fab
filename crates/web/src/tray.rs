//! The rolled dice.

use klaxon_core::board::Playing;
use klaxon_core::{Game, Seat};
use klaxon_fuse::game::Action;
use klaxon_fuse::{Face, Fuse, draw};
use klaxon_room::settings::Help;
use klaxon_words::Arg;
use leptos::prelude::*;

use crate::hand::{self, Held};
use crate::link::Link;
use crate::section::section;
use crate::text::{t, t_with};
use crate::{app, claims, drag, names};

/// A die of the tray.
#[derive(Clone, PartialEq, Eq)]
struct Lying {
    die: Face,
    /// Which of several that look the same.
    nth: usize,
    /// Who could place it now.
    takers: Vec<Seat>,
    /// Who says to be able to use it.
    claims: Vec<Seat>,
    /// The seat that this page plays now.
    me: Option<Seat>,
}

/// Which seats could place a die now.
fn takers(playing: &Playing<Fuse>, die: Face) -> Vec<Seat> {
    let could = |seat: &Seat| {
        let mut could = false;
        Fuse::legal(&playing.table, &playing.state, *seat, &mut |one| {
            could |= matches!(one.action, Action::Place { die: d, .. } if d == die) && !one.mistake;
        });
        could
    };
    Seat::all(playing.table.players()).filter(could).collect()
}

fn look(link: &Link) -> Vec<Lying> {
    app::signals().claims.track();
    let Some(playing) = link.fuse() else {
        return Vec::new();
    };
    let me = hand::my_seat(link);
    // Alone, who could use a die is no question.
    let full = link.room().settings().help == Help::Full && playing.table.players() > 1;
    let tray = playing.state.tray;
    let dice = tray.dice().iter().enumerate().map(|(i, &die)| {
        let nth = tray.dice()[..i]
            .iter()
            .filter(|other| **other == die)
            .count();
        Lying {
            die,
            nth,
            me,
            takers: if full {
                takers(playing, die)
            } else {
                Vec::new()
            },
            claims: if nth == 0 {
                claims::seats(link, die)
            } else {
                Vec::new()
            },
        }
    });
    dice.collect()
}

/// The tray: dice to be held, or to be rolled again.
pub(crate) fn tray() -> impl IntoView {
    section(look, |dice| {
        let dice: Vec<_> = dice.into_iter().zip(1..).map(shown).collect();
        view! { <div class="tray" id="tray" role="group" aria-label=t("web-tray")>{dice}</div> }
    })
}

fn shown((lying, place): (Lying, usize)) -> impl IntoView {
    let Lying {
        die,
        nth,
        takers,
        claims,
        me,
    } = lying;
    let held = app::signals().held;
    let is_held = move || held.get() == Some(Held { die, nth });
    let mut unclaimed = takers;
    unclaimed.retain(|seat| !claims.contains(seat));
    let mark = |(seat, claimed): (Seat, bool)| {
        let class = format!("mark seat{}", seat.0 + 1);
        view! { <i class=class class:claims=claimed class:me={Some(seat) == me}>{seat.0 + 1}</i> }
    };
    let name = match claims.is_empty() {
        true => names::die(die),
        false => {
            let seats: Vec<String> = claims.iter().map(|seat| seat.to_string()).collect();
            let (die, seats) = (names::die(die), seats.join(", "));
            t_with(
                "web-claimed",
                &[("die", Arg::Text(&die)), ("seats", Arg::Text(&seats))],
            )
        }
    };
    let claimed = !claims.is_empty();
    let marks = claims.into_iter().map(|seat| (seat, true));
    let marks: Vec<_> = marks
        .chain(unclaimed.into_iter().map(|seat| (seat, false)))
        .map(mark)
        .collect();
    view! {
        <button class="die" class:held=is_held class:claimed=claimed data-die=die.to_string() aria-label=name
            aria-pressed=move || is_held().to_string() aria-keyshortcuts=place.to_string()
            on:click=move |_| hand::touch_die(die, nth)
            on:pointerdown=move |event| drag::begin(&event, die, nth)>
            <span inner_html=draw::die(die, draw::Letters::ENGLISH)></span>
            <span class="marks" aria-hidden="true">{marks}</span>
        </button>
    }
}
