//! The minute: the player's dice, everybody else's, and being done.

use klaxon_core::Seat;
use klaxon_flatline::{Action, Colour, Die, Icon};
use klaxon_words::Arg;
use leptos::prelude::*;

use super::board;
use super::keys::letter_of;
use super::show;
use super::table::FlatTable;
use super::touch::{self, At, Way};
use super::{dice, draw, names, sheets};
use crate::browser;
use crate::ears::{self, Sound};
use crate::link::Link;
use crate::live::Follows;
use crate::shell::chip::chip;
use crate::shell::section::section;
use crate::text::{t, t_with};

/// The colour whose dice this page shows: a solo player has two and one switch.
pub(crate) fn colour(table: FlatTable, link: &Link, seat: Seat) -> Option<Colour> {
    let sight = show::sight(table, link)?;
    let chosen = Colour(table.colour.get());
    let mut own = sight.rules.colours_of(seat);
    let first = own.next()?;
    Some(match own.any(|one| one == chosen) {
        true => chosen,
        false => first,
    })
}

/// The minute.
pub(crate) fn minute(table: FlatTable, seat: Seat, lit: Follows<Vec<Way>>) -> impl IntoView {
    view! {
        <div class="dice">{hand(table, seat)}</div>
        <div class="deeds">
            {team(table, seat, lit)}
            {extras(table, seat)}
            {done(table, seat)}
        </div>
    }
}

/// The dice: each is drawn by itself, so that a finger on one is not lost when another goes.
fn hand(table: FlatTable, seat: Seat) -> AnyView {
    section(
        table.desk,
        move |link| {
            let sight = show::sight(table, link)?;
            let colour = colour(table, link, seat)?;
            let places = dice::lying(table, &sight.state, colour).len();
            Some((colour, places))
        },
        move |found| {
            found.map(|(colour, places)| {
                let keys: Vec<_> = (0..places)
                    .map(|place| dice::place(table, seat, colour, place))
                    .collect();
                view! { <div class=format!("lying n{places}") id="dice" role="group" aria-label=t("flatline-your-dice")>{keys}</div> }
            })
        },
    )
}

/// A player in the row under the dice.
#[derive(Clone, PartialEq, Eq)]
struct Mate {
    colour: Colour,
    seat: Seat,
    name: String,
    /// What the unplaced dice show.
    dice: Vec<Icon>,
    done: bool,
    mine: bool,
    /// Whether this is the colour that is shown.
    shown: bool,
    solo: bool,
    rerolls: u8,
}

fn look_at(table: FlatTable, link: &Link, seat: Seat, colour: Colour) -> Option<Mate> {
    let sight = show::sight(table, link)?;
    let shown = self::colour(table, link, seat);
    let (rules, state) = (&sight.rules, &sight.state);
    let of = rules.seat_of(colour);
    let hand = &state.hands[colour.index()];
    let dice = Icon::ALL
        .into_iter()
        .flat_map(|icon| std::iter::repeat_n(icon, usize::from(hand[icon.index()])));
    Some(Mate {
        colour,
        seat: of,
        name: names::player(link, rules, colour),
        dice: dice.collect(),
        done: state.done.contains(of) || state.unplaced(colour) == 0,
        mine: of == seat,
        shown: shown == Some(colour),
        solo: rules.players() == 1,
        rerolls: state.effects.rerolls[colour.index()],
    })
}

/// Everybody's dice. While a die is held, a player who can be given a re-roll is lit (L-35).
fn team(table: FlatTable, seat: Seat, lit: Follows<Vec<Way>>) -> AnyView {
    section(
        table.desk,
        move |link| show::sight(table, link).map_or(0, |sight| sight.rules.colour_count()),
        move |many| {
            let mates: Vec<_> = Colour::all(many)
                .map(|colour| {
                    section(
                        table.desk,
                        move |link| look_at(table, link, seat, colour),
                        move |found| found.map(|one| mate(table, one, lit)),
                    )
                })
                .collect();
            view! { <div class=format!("team n{many}") role="group" aria-label=t("flatline-team")>{mates}</div> }
        },
    )
}

fn mate(table: FlatTable, mate: Mate, lit: Follows<Vec<Way>>) -> AnyView {
    let Mate {
        colour,
        seat,
        name,
        dice,
        done,
        mine,
        shown,
        solo,
        rerolls,
    } = mate;
    let at = At::Player(colour);
    let can = move || lit.with(|ways| board::is_lit(ways, at));
    let left = dice.len();
    let pictures: String = dice
        .iter()
        .map(|icon| draw::die(Die::new(colour, *icon)))
        .collect();
    let faces: Vec<String> = dice.iter().map(|icon| names::icon(*icon)).collect();
    let args = [
        ("name", Arg::Text(&name)),
        ("left", Arg::from(left)),
        ("dice", Arg::Text(&faces.join(", "))),
    ];
    let label = t_with("flatline-mate", &args);
    let give = t_with("flatline-give", &[("name", Arg::Text(&name))]);
    let said = move || if can() { give.clone() } else { label.clone() };
    let who = match solo {
        true => view! { <i class="sample" inner_html=draw::blank(colour)></i> }.into_any(),
        false => chip(seat, if mine { "me" } else { "" }),
    };
    let touch = move |_| match can() {
        true => touch::touch(table, at, None),
        false if solo => {
            table.doing.set(touch::Doing::Nothing);
            table.picking.set(None);
            table.colour.set(colour.0);
        }
        false => sheets::explain(table, at),
    };
    view! {
        <button class="mt" class:me=mine class:on=shown && solo class:done=done class:can=can data-at=board::mark(at)
            aria-pressed=solo.then(|| shown.to_string()) aria-label=said on:click=touch>
            {who}<b class="nm">{name.clone()}</b><span class="left">{left}</span>
            <span class="faces" inner_html=pictures></span>
            {(rerolls > 0).then(|| view! { <i class="rrs" aria-hidden="true" inner_html=draw::picture(klaxon_flatline::draw::glyph::effect(klaxon_flatline::trigger::Effect::Reroll))></i> })}
            {letter_of(table, lit, at)}
        </button>
    }
    .into_any()
}

/// What a player may do besides placing dice.
#[derive(Clone, PartialEq, Eq)]
struct Extras {
    colour: Colour,
    rerolls: u8,
    sets: u8,
    lying: Vec<dice::Lying>,
    /// The places of dice that fit nowhere.
    useless: Vec<usize>,
}

fn look(table: FlatTable, link: &Link, seat: Seat) -> Option<Extras> {
    let sight = show::sight(table, link)?;
    let colour = colour(table, link, seat)?;
    let effects = &sight.state.effects;
    let (rerolls, sets) = (
        effects.rerolls[colour.index()],
        effects.sets[colour.index()],
    );
    if rerolls == 0 && sets == 0 {
        return None;
    }
    let lying = dice::lying(table, &sight.state, colour);
    let actions = super::table::listed(&sight, seat);
    let fits = |icon: Icon| {
        let die = Die::new(colour, icon);
        actions
            .iter()
            .any(|action| matches!(action, Action::Place(one, _) if *one == die))
    };
    let useless = lying.iter().enumerate();
    let useless = useless.filter(|(_, one)| !one.gone && !fits(one.icon));
    Some(Extras {
        colour,
        rerolls,
        sets,
        useless: useless.map(|(place, _)| place).collect(),
        lying,
    })
}

/// The keys for a re-roll that was given, and for a die that may be set.
fn extras(table: FlatTable, seat: Seat) -> AnyView {
    section(
        table.desk,
        move |link| look(table, link, seat),
        move |found| {
            found.map(|extras| {
                let again = (extras.rerolls > 0).then(|| reroll_key(table, seat, extras.clone()));
                let set = (extras.sets > 0).then(|| {
                    view! {
                        <button class="key sm" id="set" on:click=move |_| sheets::open_set(table)>{t("flatline-set")}</button>
                    }
                });
                view! { {again}{set} }
            })
        },
    )
}

/// The first touch picks the dice that fit nowhere, or all if each fits somewhere; the second rolls what is picked.
fn reroll_key(table: FlatTable, seat: Seat, extras: Extras) -> AnyView {
    let Extras {
        colour,
        rerolls,
        lying,
        useless,
        ..
    } = extras;
    let here = lying.iter().enumerate().filter(|(_, one)| !one.gone);
    let all: Vec<usize> = here.map(|(place, _)| place).collect();
    let first = if useless.is_empty() { all } else { useless };
    let picked = move || table.picking.get().map(|places| places.len());
    let text = move || match picked() {
        Some(0) => t("flatline-pick-all"),
        Some(count) => t_with("flatline-roll-picked", &[("count", Arg::from(count))]),
        None => t_with(
            "flatline-reroll",
            &[("count", Arg::from(usize::from(rerolls)))],
        ),
    };
    let press = move |_| match table.picking.get_untracked() {
        Some(places) if !places.is_empty() => {
            let mut icons = [0; Icon::COUNT];
            for place in &places {
                if let Some(one) = lying.get(*place).filter(|one| !one.gone) {
                    icons[one.icon.index()] += 1;
                }
            }
            table.picking.set(None);
            if icons.iter().any(|count| *count > 0) {
                ears::hear(Sound::Roll);
                table.act(seat, Action::Reroll(colour, icons));
            }
        }
        _ => {
            table.doing.set(touch::Doing::Nothing);
            table.picking.set(Some(first.clone()));
        }
    };
    view! { <button class="key sm again" id="reroll" class:main=move || picked().is_some() on:click=press>{text}</button> }.into_any()
}

/// Done with the minute.
fn done(table: FlatTable, seat: Seat) -> AnyView {
    section(
        table.desk,
        move |link| {
            let sight = show::sight(table, link)?;
            let colours = sight.rules.colours_of(seat);
            let left: u8 = colours.map(|colour| sight.state.unplaced(colour)).sum();
            Some((left, sight.state.done.contains(seat)))
        },
        move |found| {
            found.map(|(left, done)| {
                let over = done || left == 0;
                let left = t_with("flatline-left", &[("left", Arg::from(usize::from(left)))]);
                view! {
                    <button class="key pass" id="done" disabled=over on:click=move |_| be_done(table, seat)>
                        {t("flatline-done")}<small>{left}</small>
                    </button>
                }
            })
        },
    )
}

/// So long a warning counts, in milliseconds.
const WARNED: f64 = 4000.0;

/// A player who could still finish something is asked once.
fn be_done(table: FlatTable, seat: Seat) {
    let now = browser::steady();
    let warned = now - table.warned.get_value() < WARNED;
    let finish = table.look(|_, sight| {
        let actions = super::table::listed(sight, seat).into_iter();
        let mut finish = actions.filter(|action| touch::completes(sight, *action));
        finish.find_map(|action| match action {
            Action::Place(die, space) => Some((names::icon(die.icon()), names::target(space.of))),
            _ => None,
        })
    });
    match finish.flatten().filter(|_| !warned) {
        Some((die, target)) => {
            table.warned.set_value(now);
            let args = [("die", Arg::Text(&die)), ("target", Arg::Text(&target))];
            table.desk.remark(&t_with("flatline-done-anyway", &args));
        }
        None => table.act(seat, Action::Done),
    }
}
