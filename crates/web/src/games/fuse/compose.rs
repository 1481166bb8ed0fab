//! The team makes up the deck (F-60): how many bombs of each value.

use klaxon_core::Seat;
use klaxon_fuse::game::Action;
use klaxon_fuse::game::options::ByValue;
use klaxon_fuse::game::state::Phase;
use klaxon_words::Arg;
use leptos::prelude::*;

use super::table::{FuseTable, listed, playing};
use crate::link::Link;
use crate::live::Live;
use crate::shell::section::section;
use crate::text::{t, t_with};

/// What can be chosen from.
#[derive(Clone, PartialEq, Eq)]
struct Choice {
    seat: Seat,
    /// How many bombs the deck needs.
    needed: u8,
    /// How many there are of each value.
    most: ByValue,
    /// One that is allowed, to begin with.
    first: ByValue,
}

fn look(table: FuseTable, link: &Link) -> Option<Choice> {
    let (seat, playing) = (table.desk.seat(link)?, playing(link)?);
    if playing.state.phase != Phase::Composing {
        return None;
    }
    let mut most = ByValue::default();
    let mut all = Vec::new();
    for action in listed(playing, seat) {
        if let Action::Compose(counts) = action {
            for (most, count) in most.iter_mut().zip(counts) {
                *most = (*most).max(count);
            }
            all.push(counts);
        }
    }
    // As even as can be: nobody has to begin with forty touches.
    let uneven = |counts: &ByValue| {
        counts
            .iter()
            .map(|count| u32::from(*count).pow(2))
            .sum::<u32>()
    };
    let first = all.into_iter().min_by_key(uneven)?;
    let needed = first.iter().sum();
    Some(Choice {
        seat,
        needed,
        most,
        first,
    })
}

/// The choice, while it is open.
pub(crate) fn compose(table: FuseTable) -> impl IntoView {
    section(
        table.desk,
        move |link| look(table, link),
        move |choice| choice.map(|choice| shown(table, choice)),
    )
}

fn shown(table: FuseTable, choice: Choice) -> impl IntoView {
    let counts = Live::new(choice.first);
    let sum = move || counts.get().iter().sum::<u8>();
    let needed = choice.needed;
    let rows: Vec<_> = (0..6)
        .filter(|value| choice.most[*value] > 0)
        .map(|value| {
            let most = choice.most[value];
            let change = move |by: i8| {
                counts.update(|counts| {
                    counts[value] = counts[value].saturating_add_signed(by).min(most);
                });
            };
            view! {
                <li>
                    <span>{t_with("web-worth", &[("value", Arg::from(value + 1))])}</span>
                    <button class="key round" aria-label=t("web-fewer") on:click=move |_| change(-1)>"−"</button>
                    <output>{move || counts.get()[value]}</output>
                    <button class="key round" aria-label=t("web-more") on:click=move |_| change(1)>"+"</button>
                </li>
            }
        })
        .collect();
    let told = move || {
        t_with(
            "web-chosen-of",
            &[
                ("chosen", Arg::from(usize::from(sum()))),
                ("needed", Arg::from(usize::from(needed))),
            ],
        )
    };
    let seat = choice.seat;
    let done = move |_| {
        table.act(seat, Action::Compose(counts.get_untracked()));
    };
    view! {
        <section class="compose panel hand">
            <p>{t("web-compose-why")}</p>
            <ul>{rows}</ul>
            <p>{told}</p>
            <button class="key main" id="compose" disabled=move || sum() != needed on:click=done>{t("web-compose")}</button>
        </section>
    }
}
