//! Planning: who takes what, what is proposed, and being ready.

use klaxon_core::Seat;
use klaxon_flatline::{Action, Colour};
use klaxon_words::Arg;
use leptos::prelude::*;

use super::notes::{self, Proposal};
use super::show;
use super::table::FlatTable;
use super::{draw, names};
use crate::link::Link;
use crate::shell::chip::chip;
use crate::shell::icon::{Icon, icon};
use crate::shell::names as people;
use crate::shell::section::section;
use crate::text::{capital, t, t_with};

/// Planning.
pub(crate) fn planning(table: FlatTable, seat: Seat) -> impl IntoView {
    view! {
        {proposed(table, seat)}
        <div class="dice plan">{dice(table, seat)}{ready(table, seat)}</div>
    }
}

/// What is proposed: the chief decides, the others agree, each with one touch (L-16).
pub(crate) fn proposed(table: FlatTable, seat: Seat) -> AnyView {
    section(
        table.desk,
        move |link| {
            let sight = show::sight(table, link)?;
            let chief = sight.state.chief == seat;
            let players = sight.rules.players();
            let told = |proposal: Proposal| {
                let text = action(link, &sight.rules, proposal.action);
                let first = proposal.by.first().map(|one| people::seat(link, *one));
                (proposal, text, first.unwrap_or_default())
            };
            // What is chosen among options is shown with these.
            let proposals = notes::proposals(table, link, &sight).into_iter();
            let proposals = proposals.filter(|one| matches!(one.action, Action::Use(..)));
            Some((proposals.map(told).collect::<Vec<_>>(), chief, players))
        },
        move |found| {
            found.filter(|(proposals, ..)| !proposals.is_empty()).map(
                |(proposals, chief, players)| {
                    let lines: Vec<_> = proposals
                        .into_iter()
                        .map(|(proposal, text, first)| {
                            line(table, seat, chief, players, &proposal, text, first)
                        })
                        .collect();
                    view! { <div class="props">{lines}</div> }
                },
            )
        },
    )
}

/// A proposal in words.
pub(crate) fn action(link: &Link, rules: &klaxon_flatline::Table, action: Action) -> String {
    use klaxon_flatline::action::Aim;
    let Action::Use(card, aim) = action else {
        return String::new();
    };
    let on = match aim {
        Aim::Nothing => return names::card(card),
        Aim::Line(line) => names::line(line),
        Aim::Player(colour) => names::player(link, rules, colour),
        Aim::Card(card) => names::card(card),
        Aim::Die(die) => t_with(
            "flatline-which-die",
            &[("die", Arg::from(usize::from(die) + 1))],
        ),
    };
    let card = names::card(card);
    let args = [("card", Arg::Text(&card)), ("on", Arg::Text(&on))];
    t_with("flatline-use-on", &args)
}

fn line(
    table: FlatTable,
    seat: Seat,
    chief: bool,
    players: usize,
    proposal: &Proposal,
    text: String,
    first: String,
) -> AnyView {
    let action = proposal.action;
    let mine = proposal.by.contains(&seat);
    let by: Vec<_> = proposal
        .by
        .iter()
        .map(|one| chip(*one, if *one == seat { "me" } else { "" }))
        .collect();
    let who = t_with("flatline-proposes", &[("name", Arg::Text(&first))]);
    let count = t_with(
        "flatline-agree",
        &[
            ("count", Arg::from(proposal.by.len())),
            ("all", Arg::from(players)),
        ],
    );
    let key = match chief {
        true => view! {
            <button class="key sm main" on:click=move |_| table.decide(seat, action)>{icon(Icon::Check)}{t("flatline-decide")}</button>
        }
        .into_any(),
        false => view! {
            <button class="key sm" aria-pressed=mine.to_string() on:click=move |_| notes::propose(table, seat, action)>{t("flatline-me-too")}</button>
        }
        .into_any(),
    };
    view! { <p class="pr"><span class="by">{by}</span><span><b>{who}</b>" "{capital(&text)}<em>{count}</em></span>{key}</p> }.into_any()
}

/// The dice that will be rolled.
fn dice(table: FlatTable, seat: Seat) -> AnyView {
    section(
        table.desk,
        move |link| {
            let sight = show::sight(table, link)?;
            let colours = sight.rules.colours_of(seat);
            let dice = colours.map(|colour| (colour, sight.state.dice[colour.index()]));
            Some(dice.collect::<Vec<_>>())
        },
        |found| {
            found.map(|dice| {
                let all: usize = dice.iter().map(|(_, count)| usize::from(*count)).sum();
                let blanks = |(colour, count): (Colour, u8)| draw::blank(colour).repeat(usize::from(count));
                let blanks: String = dice.into_iter().map(blanks).collect();
                let label = t_with("flatline-dice-to-roll", &[("count", Arg::from(all))]);
                view! { <span class=format!("blanks n{all}") role="img" aria-label=label inner_html=blanks></span> }
            })
        },
    )
}

fn ready(table: FlatTable, seat: Seat) -> AnyView {
    section(
        table.desk,
        move |link| {
            let sight = show::sight(table, link)?;
            let ready = sight.state.ready;
            Some((
                ready.contains(seat),
                ready.iter().count(),
                sight.rules.players(),
            ))
        },
        move |found| {
            found.map(|(is, count, all)| {
                let args = [("count", Arg::from(count)), ("all", Arg::from(all))];
                view! {
                    <button class="key main pass" id="ready" disabled=is on:click=move |_| table.decide(seat, Action::Ready)>
                        {t("flatline-ready")}<small>{t_with("flatline-of", &args)}</small>
                    </button>
                }
            })
        },
    )
}
