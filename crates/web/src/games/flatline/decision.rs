//! A choice of the team: what there is to choose from. What lies on the board is touched there.

use klaxon_core::Seat;
use klaxon_flatline::draw::glyph;
use klaxon_words::Arg;
use leptos::prelude::*;

use super::keys::letter_of;
use super::show;
use super::table::FlatTable;
use super::touch::{self, At, Deed, Way};
use super::{board, draw, names, notes};
use crate::link::Link;
use crate::live::Follows;
use crate::shell::chip::chip;
use crate::shell::names as people;
use crate::shell::section::section;
use crate::text::{t, t_with};

/// More options than these are touched on the board.
const MOST: usize = 4;

/// An option that is shown in the tray.
#[derive(Clone, PartialEq, Eq)]
pub(crate) struct Choosable {
    pub(crate) way: Way,
    title: String,
    detail: String,
    picture: String,
    /// The seat of a player, for the helmet.
    seat: Option<Seat>,
    /// The players who propose it.
    votes: Vec<Seat>,
}

/// Makes keys of the lit places that have none on the board, or are few.
pub(crate) fn choosable(table: FlatTable, link: &Link, ways: Vec<Way>) -> Vec<Choosable> {
    let Some(sight) = show::sight(table, link) else {
        return Vec::new();
    };
    let (rules, state) = (&sight.rules, &sight.state);
    let proposals = notes::proposals(table, link, &sight);
    let coming = state.phase.is_after_countdown();
    let few = ways.len() <= MOST;
    let shown = ways.into_iter().filter_map(|way| {
        let (Deed::Act(action) | Deed::Propose(action)) = way.deed else {
            return None;
        };
        let votes = proposals.iter().find(|one| one.action == action);
        let (title, detail, picture, seat) = match way.at {
            At::Card(card) if few => (
                names::card(card),
                names::card_short(card),
                draw::picture(glyph::card(card)),
                None,
            ),
            At::Player(colour) => {
                let dice = if coming {
                    state.coming_dice
                } else {
                    state.dice
                };
                let count = [("count", Arg::from(usize::from(dice[colour.index()])))];
                (
                    names::player(link, rules, colour),
                    t_with("flatline-has-dice", &count),
                    draw::blank(colour),
                    (rules.players() > 1).then(|| rules.seat_of(colour)),
                )
            }
            At::Station(station) => {
                let cubes = usize::from(state.stations[station.index()]);
                let count = [("count", Arg::from(cubes))];
                (
                    names::station(station),
                    t_with("flatline-has-cubes", &count),
                    draw::picture(glyph::effect(klaxon_flatline::trigger::Effect::GainCube)),
                    None,
                )
            }
            _ => return None,
        };
        Some(Choosable {
            way,
            title,
            detail,
            picture,
            seat,
            votes: votes.map_or(Vec::new(), |one| one.by.clone()),
        })
    });
    shown.collect()
}

/// The options of a choice.
pub(crate) fn decision(table: FlatTable, lit: Follows<Vec<Way>>, chief: bool) -> impl IntoView {
    let options = section(
        table.desk,
        move |link| choosable(table, link, touch::now(table)),
        move |options| keys(table, options, lit),
    );
    view! { {options}{who(table, chief)} }
}

/// Options as keys.
pub(crate) fn keys(table: FlatTable, options: Vec<Choosable>, lit: Follows<Vec<Way>>) -> AnyView {
    if options.is_empty() {
        return ().into_any();
    }
    let count = options.len();
    let keys: Vec<_> = options
        .into_iter()
        .map(|option| {
            let votes: Vec<_> = option.votes.iter().map(|seat| chip(*seat, "")).collect();
            let helmet = option.seat.map(|seat| chip(seat, ""));
            let way = option.way;
            view! {
                <button class="mod lit tcard" data-at=board::mark(way.at) on:click=move |_| touch::carry_out(table, way)>
                    <i class="efw" inner_html=option.picture></i><b>{helmet}{option.title}</b><small>{option.detail}</small>
                    <span class="vote">{votes}</span>{letter_of(table, lit, way.at)}
                </button>
            }
        })
        .collect();
    view! { <div class=format!("choice n{count}")>{keys}</div> }.into_any()
}

/// Who decides, and what the others can do.
pub(crate) fn who(table: FlatTable, chief: bool) -> AnyView {
    section(
        table.desk,
        move |link| {
            let sight = show::sight(table, link)?;
            let seat = sight.state.chief;
            Some((seat, people::seat(link, seat), sight.rules.players()))
        },
        move |found| {
            found.filter(|(.., players)| *players > 1).map(|(seat, name, _)| {
                let text = match chief {
                    true => t("flatline-you-decide"),
                    false => t_with("flatline-they-decide", &[("name", Arg::Text(&name))]),
                };
                view! { <p class="who">{chip(seat, if chief { "me" } else { "" })}<span>{text}</span></p> }
            })
        },
    )
}
