//! The tray: the rolled dice, what is asked, and the key to roll or to pass. A die that was taken leaves its place
//! empty, so nothing that can be touched ever moves by itself.

use klaxon_core::board::Playing;
use klaxon_core::{Game, Seat};
use klaxon_fuse::{AnyFuse, draw};
use klaxon_room::settings::Help;
use klaxon_words::Arg;
use leptos::prelude::*;

use super::extra::extra;
use super::hand::{self, Held};
use super::loose::{self, Loose};
use super::table::{FuseTable, playing};
use super::tale::Line;
use super::{claims, drag, names, prompt, steady, tray_keys, ways};
use crate::browser;
use crate::link::Link;
use crate::shell::chip::chip;
use crate::shell::section::{section, watch};
use crate::text::{t, t_with};

/// A place of the tray.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Lying {
    /// The die that lies there, or lay there.
    pub(crate) loose: Loose,
    /// Whether it is gone.
    pub(crate) gone: bool,
    /// The seat that took it.
    pub(crate) taken: Option<Seat>,
}

/// The places after the dice on the tray have changed: a die keeps its place, one that is gone leaves it empty, and
/// dice that nobody has seen yet come behind.
pub(crate) fn placed(places: &[Lying], dice: &[Loose]) -> Vec<Lying> {
    let mut left = dice.to_vec();
    let mut take = |loose: Loose| {
        let place = left.iter().position(|one| *one == loose);
        place.map(|place| left.remove(place)).is_some()
    };
    let mut next: Vec<Lying> = Vec::new();
    // Those that lay there before come first: of two that look the same, the one that was taken stays taken.
    let before = places.iter().map(|lying| !lying.gone && take(lying.loose));
    let stays: Vec<bool> = before.collect();
    for (lying, stays) in places.iter().zip(stays) {
        next.push(Lying {
            gone: !stays,
            ..*lying
        });
    }
    for loose in left {
        next.push(Lying {
            loose,
            gone: false,
            taken: None,
        });
    }
    next
}

/// A place as it is shown.
#[derive(Clone, PartialEq, Eq)]
struct Shown {
    lying: Lying,
    /// Which of several that look the same.
    nth: usize,
    /// The seats that could place it now.
    takers: Vec<Seat>,
    /// The seats that say so.
    claims: Vec<Seat>,
    /// The seat that this page plays now.
    me: Option<Seat>,
    /// Whether the marks are shown at all.
    marked: bool,
    /// The number of players.
    players: usize,
    /// Whether it is wild (C-33, C-34).
    wild: bool,
}

/// The seats that could place a die now.
pub(super) fn takers(playing: &Playing<AnyFuse>, loose: Loose) -> Vec<Seat> {
    let could = |seat: &Seat| {
        let mut could = false;
        AnyFuse::legal(&playing.table, &playing.state, *seat, &mut |one| {
            could |= !one.mistake && ways::fit(&one.action, loose).is_some();
        });
        could
    };
    Seat::all(playing.table.players()).filter(could).collect()
}

fn look(table: FuseTable, link: &Link) -> Vec<Shown> {
    table.claims.track();
    let known = table.places.get();
    let Some(playing) = playing(link) else {
        return Vec::new();
    };
    let me = table.desk.seat(link);
    // Alone, who could use a die is no question.
    let marked = link.room().settings().help == Help::Full && playing.table.players() > 1;
    let places = placed(&known, &loose::dice(&playing.state));
    let mut shown: Vec<Shown> = Vec::new();
    for lying in places {
        let loose = lying.loose;
        let same = |one: &&Shown| one.lying.loose == loose && !one.lying.gone;
        let nth = shown.iter().filter(same).count();
        shown.push(Shown {
            lying,
            nth,
            me,
            marked,
            players: playing.table.players(),
            wild: !lying.gone && loose::wild(&playing.table, &playing.state, loose),
            takers: match marked && !lying.gone {
                true => takers(playing, loose),
                false => Vec::new(),
            },
            claims: match nth == 0 && !lying.gone {
                true => claims::seats(table, link, loose.die),
                false => Vec::new(),
            },
        });
    }
    shown
}

/// The tray.
pub(crate) fn tray(table: FuseTable) -> impl IntoView {
    let dice = section(
        table.desk,
        move |link| look(table, link),
        move |dice| {
            let dice: Vec<_> = dice
                .into_iter()
                .zip(1..)
                .map(|(shown, place)| one(table, shown, place))
                .collect();
            view! { <div class="lying" id="dice" role="group" aria-label=t("web-tray")>{dice}</div> }
        },
    );
    view! {
        <section class="tray panel" id="tray">
            {line(table)}
            <div class="dice">
                {dice}
                {feed(table)}
                {steady::steady(table)}
                {extra().map(|extra| (extra.sixes)(table))}
                {tray_keys::buttons(table)}
            </div>
        </section>
    }
}

/// The line over the dice: what is asked, in a game with roles beside the leader's.
fn line(table: FuseTable) -> impl IntoView {
    let roles = watch(table.desk, |link| {
        playing(link).is_some_and(|playing| playing.table.rules().roles())
    });
    move || match extra().filter(|_| roles.get() == Some(true)) {
        Some(extra) => (extra.line)(table),
        None => prompt::prompt(table).into_any(),
    }
}

fn one(table: FuseTable, shown: Shown, place: usize) -> AnyView {
    let Shown {
        lying,
        nth,
        takers,
        claims,
        me,
        marked,
        players,
        wild,
    } = shown;
    if lying.gone {
        let name = lying.taken.map(|seat| {
            t_with(
                "web-taken-by",
                &[("seat", Arg::from(usize::from(seat.0) + 1))],
            )
        });
        let by = lying.taken.map(|seat| chip(seat, is_me(seat, me)));
        return view! {
            <span class="dbtn dent" aria-label=name role="img"><i></i><span class="uses">{by}</span></span>
        }
        .into_any();
    }
    let loose = lying.loose;
    let die = loose.die;
    let this = Held { loose, nth };
    let is_held = move || {
        let picked = table.picking.get();
        let picked = picked.is_some_and(|picked| picked.contains(&this));
        picked || table.held.get() == Some(this)
    };
    let mut unclaimed = takers;
    unclaimed.retain(|seat| !claims.contains(seat));
    let name = match claims.is_empty() {
        true => loose.name(),
        false => {
            let seats: Vec<String> = claims.iter().map(|seat| seat.to_string()).collect();
            let (die, seats) = (loose.name(), seats.join(", "));
            t_with(
                "web-claimed",
                &[("die", Arg::Text(&die)), ("seats", Arg::Text(&seats))],
            )
        }
    };
    let name = match wild {
        true => format!("{name}, {}", t("web-wild")),
        false => name,
    };
    let claimed = !claims.is_empty();
    let wants = claims.into_iter().map(|seat| chip(seat, "want"));
    let could = unclaimed
        .into_iter()
        .map(|seat| chip(seat, is_me(seat, me)));
    let marks: Vec<_> = wants.chain(could).collect();
    // So many helmets would say no more than a word.
    let word = match marks.len() {
        0 if marked => Some(t("web-nobody")),
        count if count == players && !claimed => Some(t("web-everybody")),
        _ => None,
    };
    let marks = match word {
        Some(word) => view! { <em>{word}</em> }.into_any(),
        None => marks.into_any(),
    };
    // Only dice that were just rolled tumble: what is drawn anew for another reason lies still.
    let still = browser::steady() - table.rolled.get_value() > 400.0;
    view! {
        <button class="dbtn" class:claimed=claimed class:still=still data-die=die.to_string() aria-label=name
            aria-pressed=move || is_held().to_string() aria-keyshortcuts=place.to_string()
            on:click=move |_| hand::touch_die(table, loose, nth)
            on:pointerdown=move |event| drag::begin(table, &event, this)>
            <span class="d" inner_html=loose.picture(wild)></span>
            <span class="uses" aria-hidden="true">{marks}</span>
        </button>
    }
    .into_any()
}

fn is_me(seat: Seat, me: Option<Seat>) -> &'static str {
    if Some(seat) == me { "me" } else { "" }
}

/// The last things that happened, where there is room for them.
fn feed(table: FuseTable) -> impl IntoView {
    let lines = move || {
        let lines = table.feed.get().into_iter();
        lines
            .map(|Line { who, text, die, .. }| {
                let die = die.map(|die| draw::die(die, names::letters()));
                view! { <span><i class="d" inner_html=die></i><b>{who}</b>{text}</span> }
            })
            .collect::<Vec<_>>()
    };
    view! { <div class="feed" aria-hidden="true">{lines}</div> }
}
