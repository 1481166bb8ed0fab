//! What lies over the table for a moment: a patient with lines for every finger, a card and what it does, the triage
//! cards, whom to hand the office to.

use klaxon_core::Seat;
use klaxon_flatline::draw::glyph;
use klaxon_flatline::place::{Bay, LineId, StationId, Target};
use klaxon_flatline::trigger::{Light, Trigger};
use klaxon_flatline::{Action, Card, Colour, Die, Icon};
use klaxon_proto::Sign;
use klaxon_words::Arg;
use leptos::prelude::*;

use super::board::Holes;
use super::show;
use super::side::{self, Helps};
use super::table::FlatTable;
use super::touch::{self, At, Doing};
use super::{draw, head, minute, names, row};
use crate::desk::Sheet;
use crate::ears::{self, Sound};
use crate::shell::chip::chip;
use crate::shell::names as people;
use crate::shell::section::section;
use crate::text::{capital, say, t, t_with};

/// What lies over the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Open {
    Triage,
    Bay(Bay),
    Card(Card),
    Track,
    Player(Colour),
    Set,
    Office,
    Station(StationId),
}

impl Open {
    /// The shell knows sheets of a game by numbers.
    fn number(self) -> u8 {
        match self {
            Open::Triage => 0,
            Open::Bay(bay) => 1 + bay.0,
            Open::Track => 5,
            Open::Set => 6,
            Open::Office => 7,
            Open::Station(station) => 10 + station.0,
            Open::Player(colour) => 20 + colour.0,
            Open::Card(card) => 30 + card as u8,
        }
    }

    fn of(number: u8) -> Option<Open> {
        Some(match number {
            0 => Open::Triage,
            1..=4 => Open::Bay(Bay(number - 1)),
            5 => Open::Track,
            6 => Open::Set,
            7 => Open::Office,
            10..=11 => Open::Station(StationId(number - 10)),
            20..=24 => Open::Player(Colour(number - 20)),
            30.. => Open::Card(*Card::ALL.get(usize::from(number - 30))?),
            _ => return None,
        })
    }
}

fn open(table: FlatTable, what: Open) {
    table.desk.sheet.set(Some(Sheet::Own(what.number())));
}

/// The triage cards.
pub(crate) fn open_triage(table: FlatTable) {
    open(table, Open::Triage);
}

/// A patient, large.
pub(crate) fn open_bay(table: FlatTable, bay: Bay) {
    open(table, Open::Bay(bay));
}

/// The faces that a die can be set to (Concentrated Effort).
pub(crate) fn open_set(table: FlatTable) {
    open(table, Open::Set);
}

/// The office of the chief.
pub(crate) fn open_office(table: FlatTable) {
    open(table, Open::Office);
}

/// Something was touched that can't be done: what is it?
pub(crate) fn explain(table: FlatTable, at: At) {
    match at {
        At::Bay(bay) => open(table, Open::Bay(bay)),
        At::Line(line) => open(table, Open::Bay(line.bay)),
        At::Card(card) => open(table, Open::Card(card)),
        At::Station(station) => open(table, Open::Station(station)),
        At::Track => open(table, Open::Track),
        At::Player(colour) => open(table, Open::Player(colour)),
        At::Die(_) => {}
    }
}

/// A triage card is picked, to be used or proposed. A stop does not go by while somebody looks at a card.
pub(crate) fn pick_triage(table: FlatTable, card: Card) {
    table.picking.set(None);
    table.doing.set(Doing::Aiming(card));
    table.desk.sheet.set(None);
    let waits = table
        .desk
        .look(|link| link.told().and_then(|board| board.patience()).is_some());
    if waits == Some(true) {
        table.desk.signal(Sign::Ping("triage".to_owned()));
    }
}

/// The title of a sheet and what is on it.
pub(crate) fn sheet(table: FlatTable, number: u8) -> (String, AnyView) {
    let Some(what) = Open::of(number) else {
        return (String::new(), ().into_any());
    };
    match what {
        Open::Triage => (t("flatline-triage"), triage(table)),
        Open::Bay(bay) => (capital(&names::bay(bay)), patient(table, bay)),
        Open::Card(card) => (names::card(card), card_view(table, card)),
        Open::Station(station) => (
            capital(&names::station(station)),
            words(t("flatline-about-station")),
        ),
        Open::Track => (t("flatline-track"), words(t("flatline-about-track"))),
        Open::Player(colour) => {
            let name = table.look(|link, sight| names::player(link, &sight.rules, colour));
            (name.unwrap_or_default(), player(table, colour))
        }
        Open::Set => (t("flatline-set"), set(table)),
        Open::Office => (t("flatline-chief"), office(table)),
    }
}

fn words(text: String) -> AnyView {
    view! { <p class="say">{text}</p> }.into_any()
}

fn triage(table: FlatTable) -> AnyView {
    section(
        table.desk,
        move |link| side::helps(table, link),
        move |helps| {
            if helps.is_empty() {
                return words(t("flatline-no-triage"));
            }
            let cards: Vec<_> = helps
                .into_iter()
                .map(|Helps { card, usable }| {
                    let class = if usable { "mod lit tcard" } else { "mod shade tcard" };
                    let picture = draw::picture(glyph::card(card));
                    view! {
                        <button class=class on:click=move |_| pick_triage(table, card)>
                            <i class="efw" inner_html=picture></i><b>{names::card(card)}</b><small>{capital(&names::card_effect(card))}</small>
                        </button>
                    }
                })
                .collect();
            view! { <div class="choice n2">{cards}</div> }.into_any()
        },
    )
}

/// A patient with lines for every finger, and its triggers in words.
fn patient(table: FlatTable, bay: Bay) -> AnyView {
    let lit = touch::lit(table);
    section(
        table.desk,
        move |link| {
            let sight = show::sight(table, link)?;
            let patient = sight.state.bays[bay.index()].patient?;
            Some((head::head(table, link, bay)?, sight.rules.lines(patient)))
        },
        move |found| {
            found.map(|(head, lines)| {
                let rows: Vec<_> = (0..lines).map(|line| said_row(table, LineId { bay, line }, lit)).collect();
                let triggers: Vec<_> = head
                    .triggers
                    .into_iter()
                    .zip(0_u8..)
                    .map(|(trigger, space)| said_trigger(trigger, head.now == Some(space), head.next == Some(space)))
                    .collect();
                view! {
                    <div class="largepat mod lit"><p class="words">{head.name}</p><div class="lines">{rows}</div></div>
                    <p class="lbl">{t("flatline-triggers")}</p>
                    <ul class="triggers">{triggers}</ul>
                    <p class="say">{t("flatline-spaces")}</p>
                }
            })
        },
    )
}

/// A line, and what its sign means.
fn said_row(table: FlatTable, line: LineId, lit: crate::live::Follows<Vec<touch::Way>>) -> AnyView {
    let sign = table.look(|_, sight| Holes::of(sight, Target::Line(line)).map(|holes| holes.sign));
    let sign = sign.flatten().map(|sign| capital(&names::sign(sign)));
    view! { <div class="said">{row::row(table, line, lit, false)}<small>{sign}</small></div> }
        .into_any()
}

fn said_trigger(trigger: Option<Trigger>, now: bool, next: bool) -> AnyView {
    let class = match trigger.map(|trigger| trigger.light) {
        Some(Light::Green) => "tg g",
        Some(Light::Red) => "tg r",
        None => "tg b",
    };
    let picture = trigger.map_or(String::new(), |one| {
        draw::picture(glyph::effect(one.effect))
    });
    let words = trigger.map_or_else(
        || t("flatline-nothing"),
        |one| capital(&names::effect(one.effect)),
    );
    let when = match (now, next) {
        (true, _) => t("flatline-touched-now"),
        (_, true) => t("flatline-touched-next"),
        _ => String::new(),
    };
    view! { <li class:now=now><i class=class inner_html=picture></i><span>{words}</span><em>{when}</em></li> }.into_any()
}

fn card_view(table: FlatTable, card: Card) -> AnyView {
    let text = match card.is_stat() {
        true => "flatline-about-stat",
        false => "flatline-about-emergency",
    };
    let effect = names::card_effect(card);
    let text = t_with(text, &[("effect", Arg::Text(&effect))]);
    let clears = table.look(|_, sight| say(&sight.rules.deck().card(card).explain()));
    let clears = capital(&clears.unwrap_or_default());
    view! {
        <p class="say big"><i class="efw" inner_html=draw::picture(glyph::card(card))></i><span>{capital(&text)}</span></p>
        <p class="say">{clears}</p>
    }
    .into_any()
}

/// A player's dice, large.
fn player(table: FlatTable, colour: Colour) -> AnyView {
    section(
        table.desk,
        move |link| show::sight(table, link).map(|sight| sight.state.hands[colour.index()]),
        move |found| {
            let hand = found.unwrap_or_default();
            let dice: String = Icon::ALL
                .into_iter()
                .map(|icon| {
                    draw::die(Die::new(colour, icon)).repeat(usize::from(hand[icon.index()]))
                })
                .collect();
            match dice.is_empty() {
                true => words(t("flatline-no-dice")),
                false => view! { <div class="large dicelist" inner_html=dice></div> }.into_any(),
            }
        },
    )
}

/// Each die of the player with the faces that it can be set to.
fn set(table: FlatTable) -> AnyView {
    section(
        table.desk,
        move |link| {
            let sight = show::sight(table, link)?;
            let seat = table.desk.seat(link)?;
            let colour = minute::colour(table, link, seat)?;
            let hand = sight.state.hands[colour.index()];
            let held = match table.doing.get() {
                Doing::Holding(die, _) => Some(die.icon()),
                _ => None,
            };
            let icons = Icon::ALL.into_iter().filter(|icon| hand[icon.index()] > 0);
            let icons = icons.filter(|icon| held.is_none_or(|held| held == *icon));
            Some((seat, colour, icons.collect::<Vec<_>>()))
        },
        move |found| {
            found.map(|(seat, colour, icons)| {
                let rows: Vec<_> = icons
                    .into_iter()
                    .map(|icon| set_row(table, seat, Die::new(colour, icon)))
                    .collect();
                view! { <div class="setrows">{rows}</div> }
            })
        },
    )
}

fn set_row(table: FlatTable, seat: Seat, die: Die) -> AnyView {
    let faces: Vec<_> = Icon::ALL
        .into_iter()
        .filter(|icon| *icon != die.icon())
        .map(|icon| {
            let (from, to) = (names::icon(die.icon()), names::icon(icon));
            let args = [("from", Arg::Text(&from)), ("to", Arg::Text(&to))];
            let act = move |_| {
                table.doing.set(Doing::Nothing);
                table.desk.sheet.set(None);
                ears::hear(Sound::Roll);
                table.act(seat, Action::Set(die, icon));
            };
            view! { <button class="key" aria-label=t_with("flatline-set-to", &args) inner_html=draw::icon(icon) on:click=act></button> }
        })
        .collect();
    view! { <div class="setrow"><i class="d" inner_html=draw::die(die)></i>{faces}</div> }
        .into_any()
}

/// Who is chief, what that means, and whom a chief can hand the office to (L-16).
fn office(table: FlatTable) -> AnyView {
    section(
        table.desk,
        move |link| {
            let sight = show::sight(table, link)?;
            let chief = sight.state.chief;
            let mine = link.room().seats_of(link.me()).any(|seat| seat == chief);
            let others = sight.rules.seats().filter(|seat| *seat != chief);
            let others = others.filter(|seat| people::person(link, *seat).is_some());
            let others = others.map(|seat| (seat, people::seat(link, seat)));
            Some((
                chief,
                people::seat(link, chief),
                mine,
                others.collect::<Vec<_>>(),
            ))
        },
        move |found| {
            found.map(|(chief, name, mine, others)| {
                let is = match mine {
                    true => t("flatline-you-are-chief"),
                    false => t_with("flatline-is-chief", &[("name", Arg::Text(&name))]),
                };
                let keys: Vec<_> = others
                    .into_iter()
                    .filter(|_| mine)
                    .map(|(seat, name)| {
                        let act = move |_| {
                            table.desk.sheet.set(None);
                            table.act(chief, Action::Chief(seat));
                        };
                        let text = t_with("flatline-hand-to", &[("name", Arg::Text(&name))]);
                        view! { <button class="key" on:click=act>{chip(seat, "")}{text}</button> }
                    })
                    .collect();
                view! {
                    <p class="say big">{chip(chief, if mine { "me" } else { "" })}<span>{is}</span></p>
                    <p class="say">{t("flatline-about-chief")}</p>
                    <div class="hands">{keys}</div>
                }
            })
        },
    )
}
