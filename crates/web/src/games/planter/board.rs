//! The middle of the table: the match, the defuse cards beside it, the fuse as one rope, and what all of it is worth.

use klaxon_planter::Card;
use klaxon_planter::state::Phase;
use klaxon_words::Arg;
use leptos::prelude::*;

use super::table::PlanterTable;
use super::{draw, names};
use crate::link::Link;
use crate::shell::section::section;
use crate::text::{t, t_with};

/// So many cards lie in one row before there are two of them.
const ONE_ROW: usize = 5;
/// So many lie in a row of two.
const ROW: usize = 7;
/// So many defuse cards beside the match are drawn; more are counted.
const ASIDE: usize = 4;

/// What lies there.
#[derive(Clone, PartialEq, Eq)]
struct Field {
    fuse: Vec<Card>,
    beside: Vec<Card>,
    /// Whether the fuse was cut and may still be relit.
    cut: bool,
    fresh: Option<Card>,
    fuse_points: u16,
    beside_points: u16,
}

fn look(table: PlanterTable, link: &Link) -> Option<Field> {
    let state = &table.playing(link)?.state;
    Some(Field {
        fuse: state.fuse.cards().collect(),
        beside: state.beside.cards().collect(),
        cut: matches!(state.phase, Phase::Window { .. }),
        fresh: table.fresh.get(),
        fuse_points: state.fuse.points(),
        beside_points: state.beside.points(Card::DEFUSES),
    })
}

/// The middle of the table.
pub(crate) fn board(table: PlanterTable) -> impl IntoView {
    section(
        table.desk,
        move |link| look(table, link),
        |field| field.map(shown),
    )
}

fn shown(field: Field) -> impl IntoView {
    let cards = field.fuse.len();
    let size = match cards {
        0 => "n0",
        one_row if one_row <= ONE_ROW => "n5",
        _ => "n14",
    };
    let empty = (cards == 0).then(|| view! { <p class="none">{t("planter-no-fuse")}</p> });
    let label = match cards > ONE_ROW {
        true => t_with("planter-on-fuse-cards", &[("count", Arg::from(cards))]),
        false => t("planter-on-fuse"),
    };
    let beside = usize::from(field.beside_points);
    let plus = (beside > 0).then(|| t_with("planter-beside", &[("points", Arg::from(beside))]));
    let said = spoken(&field);
    view! {
        <section class="field" class:long=size == "n14" aria-label=said>
            <div class="side" aria-hidden="true"><i class="m" inner_html=draw::MATCH></i><div class="aside" inner_html=aside(&field)></div></div>
            <div class=format!("rope {size}") class:cutoff=field.cut aria-hidden="true">
                {(cards > 0).then(|| view! { <span class="lit0"></span> })}
                <div class="laid" inner_html=rope(&field.fuse)></div>
                {empty}
            </div>
            <div class="worth" aria-hidden="true"><span class="lbl">{label}</span><b id="worth">{field.fuse_points}</b><span class="plus">{plus}</span></div>
        </section>
    }
}

/// The cards of the fuse, from the match on. Of a long one the oldest rows are folded into a pile.
fn rope(fuse: &[Card]) -> String {
    let places = 2 * ROW;
    let folded = match fuse.len() {
        few if few <= places => 0,
        // The pile needs a place too.
        many => (many + 1 - places).div_ceil(ROW) * ROW,
    };
    let (old, rest) = fuse.split_at(folded);
    let points = old.iter().map(|card| card.points()).sum();
    let pile = (folded > 0).then(|| draw::pile(folded, points));
    let rest = rest.iter().map(|&card| draw::card(card, ""));
    pile.into_iter().chain(rest).collect()
}

/// The defuse cards beside the match; the one that was just played lies on top.
fn aside(field: &Field) -> String {
    let mut cards = field.beside.clone();
    let fresh = field.fresh.filter(|_| field.cut);
    if let Some(place) = fresh.and_then(|fresh| cards.iter().position(|card| *card == fresh)) {
        let card = cards.remove(place);
        cards.push(card);
    }
    let hidden = cards.len().saturating_sub(ASIDE);
    let last = cards.len().saturating_sub(1);
    let drawn = cards.iter().enumerate().skip(hidden).map(|(place, &card)| {
        let class = if fresh.is_some() && place == last {
            "fresh"
        } else {
            ""
        };
        draw::card(card, class)
    });
    let more = (hidden > 0).then(|| format!("<b class=\"more\">+{hidden}</b>"));
    drawn.chain(more).collect()
}

/// All of it in words.
fn spoken(field: &Field) -> String {
    let args = [
        ("count", Arg::from(field.fuse.len())),
        ("points", Arg::from(usize::from(field.fuse_points))),
    ];
    let mut text = t_with("planter-fuse-said", &args);
    if !field.beside.is_empty() {
        let cards: Vec<String> = field
            .beside
            .iter()
            .map(|&card| names::short(card))
            .collect();
        text += " ";
        text += &t_with(
            "planter-beside-said",
            &[("cards", Arg::Text(&cards.join(", ")))],
        );
    }
    text
}
