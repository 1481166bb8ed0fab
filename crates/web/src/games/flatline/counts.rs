//! The head: which phase it is, the round, the patients that are left, and who is chief.

use klaxon_core::Seat;
use klaxon_words::Arg;
use leptos::prelude::*;

use super::show;
use super::table::FlatTable;
use super::{names, sheets};
use crate::shell::chip::chip;
use crate::shell::names as people;
use crate::shell::section::section;
use crate::text::{t, t_with};

/// What is seen.
#[derive(Clone, PartialEq, Eq)]
struct Look {
    phase: String,
    round: u8,
    patients: usize,
    chief: Option<(Seat, String, bool)>,
}

/// The counts.
pub(crate) fn counts(table: FlatTable) -> impl IntoView {
    section(
        table.desk,
        move |link| {
            let sight = show::sight(table, link)?;
            let state = &sight.state;
            let here = state.untreated().count();
            let mine = |seat| link.room().seats_of(link.me()).any(|one| one == seat);
            let several = sight.rules.players() > 1;
            Some(Look {
                phase: match state.choice {
                    Some(_) if !show::is_on(table) => t("flatline-phase-decision"),
                    _ => names::phase(state.phase),
                },
                round: state.round.max(1),
                patients: here + usize::from(state.left),
                chief: several.then(|| {
                    let seat = state.chief;
                    (seat, people::seat(link, seat), mine(seat))
                }),
            })
        },
        move |found| {
            found.map(|look| {
                let chief = look.chief.map(|(seat, name, mine)| {
                    let label = t_with("flatline-is-chief", &[("name", Arg::Text(&name))]);
                    view! {
                        <button class="chief" id="chief" aria-haspopup="dialog" aria-label=label on:click=move |_| sheets::open_office(table)>
                            {chip(seat, if mine { "me" } else { "" })}<span>{t("flatline-chief-short")}</span>
                        </button>
                    }
                });
                view! {
                    <span class="phname">{look.phase}</span>
                    <span class="ct"><span>{t("flatline-round")}" "<b>{look.round}</b></span><span><b>{look.patients}</b>" "{t("flatline-patients-left")}</span></span>
                    {chief}
                }
            })
        },
    )
}
