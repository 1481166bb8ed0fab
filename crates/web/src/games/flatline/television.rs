//! FLATLINE on a screen that everybody looks at, and for people who look on: the whole board, and instead of somebody's tray
//! everybody's dice, with whom the table waits for.

use klaxon_core::{Game, Seat};
use klaxon_flatline::state::Phase;
use klaxon_flatline::{Colour, Die, Flatline, Icon};
use klaxon_words::Arg;
use leptos::prelude::*;

use super::show::{self, Sight};
use super::table::FlatTable;
use super::tray::{self, Mode, mode};
use super::{bays, draw, ems, names, power, prompt, showing, side};
use crate::link::Link;
use crate::live::follow;
use crate::shell::chip::chip;
use crate::shell::icon::{Icon as Sign, icon};
use crate::shell::section::{section, watch};
use crate::text::{t, t_with};

/// The whole table. Nobody touches it, so nothing is lit.
pub(crate) fn television(table: FlatTable) -> impl IntoView {
    let lit = follow(Vec::new);
    let shows = watch(table.desk, move |link| mode(table, link) == Mode::Showing);
    tray::mark(table);
    let shown = move || (shows.get() == Some(true)).then(|| showing::showing(table));
    view! {
        {power::rail(table)}
        {power::power(table)}
        {bays::bays(table, lit)}
        {ems::ems(table, lit)}
        {side::side(table, lit)}
        <section class="tray panel tr-crew">
            {prompt::prompt(table)}
            {shown}
            {crew(table)}
        </section>
    }
}

/// What is seen of a player.
#[derive(Clone, PartialEq, Eq)]
struct Look {
    colour: Colour,
    seat: Seat,
    name: String,
    /// What the unplaced dice show; empty before they are rolled.
    faces: Vec<Icon>,
    /// How many dice there are to roll.
    blanks: u8,
    chief: bool,
    /// Whether there is nothing more to do: ready, or done.
    done: bool,
    /// Whether the table waits for this player.
    owes: bool,
}

fn look(link: &Link, sight: &Sight, colour: Colour) -> Look {
    let Sight { rules, state } = sight;
    let seat = rules.seat_of(colour);
    let hand = &state.hands[colour.index()];
    let faces = Icon::ALL
        .into_iter()
        .flat_map(|icon| std::iter::repeat_n(icon, usize::from(hand[icon.index()])));
    let minute = state.phase == Phase::Countdown;
    Look {
        colour,
        seat,
        name: names::player(link, rules, colour),
        faces: faces.collect(),
        blanks: match state.phase {
            Phase::Countdown => 0,
            phase if phase.is_after_countdown() => state.coming_dice[colour.index()],
            _ => state.dice[colour.index()],
        },
        chief: state.chief == seat,
        done: match minute {
            true => state.done.contains(seat) || state.unplaced(colour) == 0,
            false => state.phase == Phase::Planning && state.ready.contains(seat),
        },
        owes: Flatline::awaited(rules, state).contains(seat),
    }
}

/// Everybody, with their dice.
fn crew(table: FlatTable) -> AnyView {
    section(
        table.desk,
        move |link| {
            let sight = show::sight(table, link)?;
            let calm = show::is_on(table);
            let crew = sight.rules.colours().map(|colour| Look {
                owes: !calm && look(link, &sight, colour).owes,
                ..look(link, &sight, colour)
            });
            Some(crew.collect::<Vec<_>>())
        },
        |found| {
            let crew = found.unwrap_or_default();
            let class = format!("crew n{}", crew.len());
            let crew: Vec<_> = crew.into_iter().map(player).collect();
            view! { <ul class=class aria-label=t("flatline-team")>{crew}</ul> }
        },
    )
}

fn player(look: Look) -> AnyView {
    let Look {
        colour,
        seat,
        name,
        faces,
        blanks,
        chief,
        done,
        owes,
    } = look;
    let spoken = match faces.is_empty() {
        true => t_with("flatline-count-dice", &[("count", Arg::from(blanks))]),
        false => names::icons(faces.iter().copied()),
    };
    let rolled: String = faces
        .iter()
        .map(|icon| draw::die(Die::new(colour, *icon)))
        .collect();
    let dice = rolled + &draw::blank(colour).repeat(usize::from(blanks));
    let office = chief.then(|| view! { <small>{t("flatline-chief-short")}</small> });
    let check = done.then(|| icon(Sign::Check));
    view! {
        <li class:owes=owes class:done=done>
            {chip(seat, "")}<b>{name}</b>{office}{check}
            <span class="faces" role="img" aria-label=spoken inner_html=dice></span>
        </li>
    }
    .into_any()
}
