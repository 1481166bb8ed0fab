//! Everybody at the table: bombs, points, and hands from behind (B-13).

use klaxon_core::Seat;
use klaxon_core::board::Playing;
use klaxon_planter::state::Phase;
use klaxon_planter::{Card, Planter};
use klaxon_words::Arg;
use leptos::prelude::*;

use super::draw;
use super::table::PlanterTable;
use crate::desk::Sheet;
use crate::link::Link;
use crate::shell::chip::chip;
use crate::shell::names as people;
use crate::shell::section::{section, watch};
use crate::text::{t, t_with};

/// A player as everybody sees them.
#[derive(Clone, PartialEq, Eq)]
struct Player {
    name: String,
    mine: bool,
    /// Whether nobody else plays on this page.
    alone: bool,
    away: bool,
    bombs: u8,
    used: u8,
    cards: usize,
    points: i32,
    turn: bool,
    slow: bool,
}

/// The points of a player so far: of the rounds before, and what their bombs took in this one.
pub(super) fn points(playing: &Playing<Planter>, seat: Seat) -> i32 {
    let state = &playing.state;
    let before = state.scores[seat.index()].total();
    match state.phase {
        // What was won is counted already.
        Phase::Between | Phase::Over => before,
        _ => before + i32::from(won(playing, seat)),
    }
}

fn won(playing: &Playing<Planter>, seat: Seat) -> u16 {
    let won = &playing.state.won[seat.index()];
    won.points(Card::FUSES) + won.points(Card::DEFUSES)
}

fn look(table: PlanterTable, link: &Link, seat: Seat) -> Option<Player> {
    let playing = table.playing(link)?;
    let state = &playing.state;
    let bombs = state.bombs[seat.index()];
    let own: Vec<Seat> = link.room().seats_of(link.me()).collect();
    let on = matches!(state.phase, Phase::Moving | Phase::Window { .. });
    let turn = on && state.mover == seat;
    Some(Player {
        name: match own.as_slice() {
            [me] if *me == seat => t("web-you"),
            _ => people::seat(link, seat),
        },
        mine: own.contains(&seat),
        alone: own == [seat],
        away: people::person(link, seat).is_some_and(|member| !member.is_here()),
        bombs,
        used: playing.table.bombs().saturating_sub(bombs),
        cards: state.hand(seat).len(),
        points: points(playing, seat),
        turn,
        slow: turn && state.slow,
    })
}

/// Everybody, in the order of seats.
pub(crate) fn players(table: PlanterTable) -> impl IntoView {
    let seats = watch(table.desk, move |link| {
        table
            .playing(link)
            .map_or(0, |playing| playing.table.players())
    });
    move || {
        let count = seats.get().unwrap_or(0);
        let all = Seat::all(count).map(|seat| {
            section(
                table.desk,
                move |link| look(table, link, seat),
                move |player| player.map(|player| panel(table, seat, player)),
            )
        });
        view! {
            <div class=format!("opps of{count}")>{all.collect::<Vec<_>>()}</div>
        }
    }
}

/// A player in words.
fn spoken(player: &Player) -> String {
    let args = [
        ("name", Arg::Text(&player.name)),
        ("bombs", Arg::from(player.bombs)),
        ("points", Arg::from(i64::from(player.points))),
        ("cards", Arg::from(player.cards)),
    ];
    let mut text = t_with("planter-player", &args);
    for (so, key) in [
        (player.turn, "planter-player-turn"),
        (player.away, "planter-player-away"),
    ] {
        if so {
            text += ", ";
            text += &t(key);
        }
    }
    text
}

fn panel(table: PlanterTable, seat: Seat, player: Player) -> impl IntoView {
    let bombs =
        draw::bomb("").repeat(player.bombs.into()) + &draw::bomb("used").repeat(player.used.into());
    // A player who sees their hand needs no backs of it.
    let hand = match player.alone {
        true => view! { <span class="ptl">{t("planter-points")}</span> }.into_any(),
        false => {
            let backs = "<i></i>".repeat(player.cards);
            view! { <span class="hc" inner_html=backs></span> }.into_any()
        }
    };
    let points = player.points.to_string().replace('-', "−");
    view! {
        <button class="opp panel" class:turn=player.turn class:you=player.mine class:away=player.away class:slow=player.slow
            data-seat=seat.to_string() aria-label=spoken(&player) on:click=move |_| table.desk.sheet.set(Some(Sheet::Seat(seat)))>
            <span class="l1">{chip(seat, if player.mine { "me" } else { "" })}<b class="who">{player.name.clone()}</b><span class="won">{points}</span></span>
            <span class="ob"><span class="bs" inner_html=bombs></span>{hand}</span>
        </button>
    }
}

/// What a player has won, card by card: everybody may know it.
pub(crate) fn large(table: PlanterTable, seat: Seat) -> impl IntoView {
    section(
        table.desk,
        move |link| {
            let playing = table.playing(link)?;
            let won = &playing.state.won[seat.index()];
            let cards: Vec<(Card, u8)> = won.kinds().map(|card| (card, won.count(card))).collect();
            Some((look(table, link, seat)?, cards, won_text(playing, seat)))
        },
        |found| {
            found.map(|(player, cards, won)| {
                let cards: Vec<_> = cards
                    .into_iter()
                    .map(|(card, count)| {
                        let name = super::names::spoken(card);
                        view! { <li><span inner_html=draw::card(card, "")></span><b>"× "{count}</b><span class="vh">{name}</span></li> }
                    })
                    .collect();
                view! { <p>{spoken(&player)}</p><p>{won}</p><ul class="wonlist">{cards}</ul> }
            })
        },
    )
}

fn won_text(playing: &Playing<Planter>, seat: Seat) -> String {
    let points = usize::from(won(playing, seat));
    t_with("planter-won", &[("points", Arg::from(points))])
}
