//! How far the round is, and how much power is left.

use klaxon_flatline::Event;
use klaxon_flatline::deck::METER;
use klaxon_flatline::state::{Phase, State};
use klaxon_words::Arg;
use leptos::prelude::*;

use super::show;
use super::table::FlatTable;
use crate::shell::section::section;
use crate::text::{t, t_with};

/// The steps of a round, A to H.
const STEPS: [&str; 8] = [
    "flatline-step-power",
    "flatline-step-cards",
    "flatline-step-dice",
    "flatline-step-plan",
    "flatline-step-minute",
    "flatline-step-stat",
    "flatline-step-patients",
    "flatline-step-dial",
];

/// Which step of the round it is; none before the first.
pub(crate) fn step(state: &State) -> Option<usize> {
    Some(match state.phase {
        Phase::Dealing | Phase::Connecting | Phase::Over => return None,
        Phase::Power => 0,
        Phase::Cards(_) => 1,
        Phase::Dice | Phase::Rolled => 2,
        Phase::Planning => 3,
        Phase::Countdown => 4,
        Phase::Ended | Phase::Stat { .. } => 5,
        Phase::CardsDone | Phase::Patients { .. } => 6,
        Phase::Turning => 7,
    })
}

/// The steps of the round.
pub(crate) fn rail(table: FlatTable) -> AnyView {
    section(
        table.desk,
        move |link| show::sight(table, link).and_then(|sight| step(&sight.state)),
        |now| {
            let steps: Vec<_> = STEPS
                .iter()
                .zip(0..)
                .zip('A'..='H')
                .map(|((key, place), letter)| {
                    let class = match now {
                        Some(now) if place < now => "was",
                        Some(now) if place == now => "now",
                        _ => "",
                    };
                    let current = (now == Some(place)).then_some("step");
                    view! { <li class=class data-step=letter.to_ascii_lowercase().to_string() aria-current=current><b aria-hidden="true">{letter.to_string()}</b><span>{t(key)}</span></li> }
                })
                .collect();
            view! { <ol class="rail" aria-label=t("flatline-steps")>{steps}</ol> }
        },
    )
}

/// The power meter: each cube hides how many cards come when it goes (L-13).
pub(crate) fn power(table: FlatTable) -> AnyView {
    section(
        table.desk,
        move |link| {
            let sight = show::sight(table, link)?;
            let gone = METER - usize::from(sight.state.meter).min(METER);
            let change = match table.now.get() {
                Some(Event::Power(_) | Event::CubeLost | Event::CubeMoved(_)) => "leaving",
                Some(Event::CubeGained | Event::Recharged(_)) => "arrive",
                _ => "",
            };
            Some((*sight.rules.meter(), gone, change))
        },
        |found| {
            found.map(|(numbers, gone, change)| {
                let cubes: Vec<_> = numbers
                    .iter()
                    .enumerate()
                    .map(|(place, number)| {
                        let mut class = match place {
                            one if one < gone => "gone".to_owned(),
                            one if one == gone => "next".to_owned(),
                            _ => String::new(),
                        };
                        let changes = match change {
                            "leaving" => place + 1 == gone,
                            "arrive" => place == gone,
                            _ => false,
                        };
                        if changes {
                            class = format!("{class} {change}");
                        }
                        view! { <i class=class><b>{*number}</b></i> }
                    })
                    .collect();
                let next = numbers.get(gone).copied();
                let key = match METER - gone {
                    0 | 1 => "flatline-power-last",
                    _ => "flatline-power-state",
                };
                let label = t_with(
                    key,
                    &[
                        ("cubes", Arg::from(METER - gone)),
                        ("cards", Arg::from(usize::from(next.unwrap_or(0)))),
                    ],
                );
                let words = match (METER - gone, next) {
                    (0 | 1, _) => view! { <span class="nx last">{t("flatline-last-cube")}</span> }.into_any(),
                    (_, Some(next)) => view! { <span class="nx">{t("flatline-next")}" "<b>{next}</b></span> }.into_any(),
                    _ => ().into_any(),
                };
                view! {
                    <div class="power" role="img" aria-label=label>
                        <span class="lbl">{t("flatline-power")}</span><span class="cubes">{cubes}</span>{words}
                    </div>
                }
            })
        },
    )
}
