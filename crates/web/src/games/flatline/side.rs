//! Beside the emergencies: recharging stations, the re-roll track, failed stat cards and the triage cards.

use klaxon_flatline::deck::BOTTOM;
use klaxon_flatline::draw::glyph;
use klaxon_flatline::event::Lock;
use klaxon_flatline::line::Space;
use klaxon_flatline::place::{StationId, Target};
use klaxon_flatline::state::TRIAGE;
use klaxon_flatline::{Action, Card, Die};
use klaxon_words::Arg;
use leptos::prelude::*;

use super::board::{self, Holes};
use super::keys::letter_of;
use super::pins::{Pins, fits, said};
use super::show;
use super::table::{FlatTable, listed};
use super::touch::{At, Way};
use super::{draw, ems, names, notes, sheets};
use crate::link::Link;
use crate::live::Follows;
use crate::shell::icon::{Icon, icon};
use crate::shell::section::section;
use crate::text::{t, t_with};

/// All of it.
pub(crate) fn side(table: FlatTable, lit: Follows<Vec<Way>>) -> impl IntoView {
    let stations: Vec<_> = StationId::ALL
        .into_iter()
        .map(|station| self::station(table, station, lit))
        .collect();
    view! {
        <section class="side" aria-label=t("flatline-board")>
            {stations}
            {track(table, lit)}
            {failed(table)}
            {triage(table)}
        </section>
    }
}

/// What is seen of a station.
#[derive(Clone, PartialEq, Eq)]
struct StationLook {
    holes: Holes,
    /// How many spaces of the holes are the top row.
    top: usize,
    cubes: u8,
    locked: bool,
    pins: Pins,
    said: String,
}

fn station(table: FlatTable, station: StationId, lit: Follows<Vec<Way>>) -> AnyView {
    let at = At::Station(station);
    section(
        table.desk,
        move |link| {
            let sight = show::sight(table, link)?;
            let target = Target::Station(station);
            let holes = Holes::of(&sight, target)?;
            let pins = notes::pinned(table, link, &sight, target);
            Some(StationLook {
                said: said(link, &sight, &pins, &holes.dice),
                holes,
                pins,
                top: sight.rules.deck().stations[station.index()].top.len(),
                cubes: sight.state.stations[station.index()],
                locked: sight.state.effects.is_locked(Lock::Stations),
            })
        },
        move |found| found.map(|look| station_view(table, station, at, look, lit)),
    )
}

fn station_view(
    table: FlatTable,
    station: StationId,
    at: At,
    look: StationLook,
    lit: Follows<Vec<Way>>,
) -> AnyView {
    let StationLook {
        holes,
        top,
        cubes,
        locked,
        pins,
        said,
    } = look;
    let hole = |place: usize| draw::hole(holes.spaces[place], place, holes.dice[place]);
    let upper: String = (0..top).map(hole).collect();
    let lower: String = (top..holes.spaces.len()).map(hole).collect();
    // Spaces that open with more players say with how many.
    let closed: String = (holes.spaces.len() - top..BOTTOM)
        .map(|place| {
            format!(
                "<span class=\"shutsp\"><b>{}</b></span>",
                ["3+", "4+", "5"][place]
            )
        })
        .collect();
    let name = t_with(
        "flatline-station-name",
        &[("number", Arg::from(usize::from(station.0) + 1))],
    );
    let label = t_with(
        "flatline-station-state",
        &[
            ("number", Arg::from(usize::from(station.0) + 1)),
            ("cubes", Arg::from(usize::from(cubes))),
            ("filled", Arg::from(holes.filled())),
            ("all", Arg::from(holes.spaces.len())),
        ],
    ) + &said;
    let cube: Vec<_> = (0..cubes).map(|_| view! { <i></i> }).collect();
    let empty = (cubes == 0).then(|| view! { <em>{t("flatline-empty")}</em> });
    let lock = locked.then(|| view! { <em class="lk">{names::card(Card::PowerLock)}</em> });
    let label = move || lit.with(|ways| fits(ways, at, &label));
    let dark = cubes == 0 || locked;
    view! {
        <button class="stn sta" class:dark=dark class:can=move || lit.with(|ways| board::is_lit(ways, at)) class:fin=move || lit.with(|ways| board::finishes(ways, at)) data-at=board::mark(at)
            data-lit=move || lit.with(|ways| board::lit_spaces(ways, at)) aria-label=label
            on:click=move |event| ems::touched(table, at, &event)>
            <span class="lbl">{name}</span><span class="cub">{cube}{empty}{lock}</span>
            <span class="eh" inner_html=upper></span><span class="eh low" inner_html=format!("{lower}{closed}")></span>
            {super::pins::pins(&pins)}
            {letter_of(table, lit, at)}
        </button>
    }
    .into_any()
}

/// The re-roll track: a die that is put there gives somebody a re-roll (L-35).
fn track(table: FlatTable, lit: Follows<Vec<Way>>) -> AnyView {
    let gives = move || {
        lit.with(|ways| {
            let gives = |way: &Way| matches!(way.at, At::Player(_));
            matches!(table.doing.get(), super::touch::Doing::Holding(..)) && ways.iter().any(gives)
        })
    };
    section(
        table.desk,
        move |link| {
            let sight = show::sight(table, link)?;
            let spaces = sight.rules.track();
            let dice: Vec<Option<Die>> = sight.state.track[..spaces].to_vec();
            Some((dice, sight.state.effects.is_locked(Lock::Track)))
        },
        move |found| {
            found.map(|(dice, locked)| {
                let next = dice.iter().position(Option::is_none);
                let filled = dice.iter().flatten().count();
                let holes: String = dice
                    .iter()
                    .enumerate()
                    .map(|(place, die)| draw::hole(Space::Any, place, *die))
                    .collect();
                let label = t_with(
                    "flatline-track-state",
                    &[
                        ("filled", Arg::from(filled)),
                        ("all", Arg::from(dice.len())),
                    ],
                );
                let lock = locked.then(|| view! { <em class="lk">{t("flatline-locked")}</em> });
                let lit = move || match (gives(), next) {
                    (true, Some(next)) => next.to_string(),
                    _ => String::new(),
                };
                view! {
                    <button class="stn rr" class:dark=locked class:can=gives data-at="track" data-lit=lit aria-label=label
                        on:click=move |_| sheets::explain(table, At::Track)>
                        <span class="lbl">{t("flatline-track")}</span>{lock}<span class="eh" inner_html=holes></span>
                    </button>
                }
            })
        },
    )
}

/// Stat cards that were not cleared: so many lose the game (L-55).
fn failed(table: FlatTable) -> AnyView {
    section(
        table.desk,
        move |link| {
            let sight = show::sight(table, link)?;
            Some((sight.state.failed.len(), sight.rules.most_failed()))
        },
        |found| {
            found.map(|(failed, most)| {
                let places: Vec<_> = (0..most)
                    .map(|place| match place {
                        one if one < failed => view! { <i class="f">{icon(Icon::Close)}</i> }.into_any(),
                        one if one + 1 == most => view! { <i><b>{t("flatline-lost")}</b></i> }.into_any(),
                        _ => view! { <i></i> }.into_any(),
                    })
                    .collect();
                let args = [("failed", Arg::from(failed)), ("most", Arg::from(most))];
                view! {
                    <p class="stn xx" role="img" aria-label=t_with("flatline-failed-state", &args)>
                        <span class="lbl">{t("flatline-failed")}</span><span class="xs">{places}</span>
                    </p>
                }
            })
        },
    )
}

/// A triage card, and whether it could be used now.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) struct Helps {
    pub(crate) card: Card,
    pub(crate) usable: bool,
}

/// The triage cards.
pub(crate) fn helps(table: FlatTable, link: &Link) -> Vec<Helps> {
    let Some(sight) = show::sight(table, link) else {
        return Vec::new();
    };
    let can = match show::is_on(table) {
        true => Vec::new(),
        false => listed(&sight, sight.state.chief),
    };
    let helps = sight.state.triage.iter().map(|card| Helps {
        card,
        usable: can
            .iter()
            .any(|action| matches!(action, Action::Use(one, _) if *one == card)),
    });
    helps.collect()
}

/// On a phone one key for all triage cards, else the cards themselves.
fn triage(table: FlatTable) -> AnyView {
    section(
        table.desk,
        move |link| helps(table, link),
        move |helps| {
            let count = helps.len();
            let usable = helps.iter().any(|one| one.usable);
            let free: Vec<_> = (count..TRIAGE).map(|_| view! { <i></i> }).collect();
            let cards: Vec<_> = helps
                .into_iter()
                .map(|Helps { card, usable }| {
                    let picture = draw::picture(glyph::card(card));
                    view! {
                        <button class:off=!usable data-triage=card.word() title=names::card_effect(card) on:click=move |_| sheets::pick_triage(table, card)>
                            <i class="efw" inner_html=picture></i><span>{names::card(card)}</span>
                        </button>
                    }
                })
                .collect();
            let label = t_with("flatline-triage-count", &[("count", Arg::from(count))]);
            view! {
                <div class="stn tri" role="group" aria-label=label.clone()>
                    <span class="lbl">{t("flatline-triage")}</span><span class="tc">{cards}{free}</span>
                </div>
                <button class="key tabkey" id="triage" class:usable=usable class:none=count == 0 aria-label=label aria-haspopup="dialog"
                    on:click=move |_| sheets::open_triage(table)>{t("flatline-triage")}<b>{count}</b></button>
            }
        },
    )
}
