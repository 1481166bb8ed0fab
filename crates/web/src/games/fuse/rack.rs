//! The bombs in the middle: the row, or a stack for each value. A player who has defused one chooses here.

use klaxon_core::Seat;
use klaxon_core::board::Playing;
use klaxon_fuse::AnyFuse;
use klaxon_fuse::game::Action;
use klaxon_fuse::game::card_id::CardId;
use klaxon_fuse::game::slot::SlotId;
use klaxon_words::Arg;
use leptos::prelude::*;

use super::card::{self, Lies, Size};
use super::table::{FuseTable, listed, playing};
use crate::link::Link;
use crate::shell::section::section;
use crate::text::{t, t_with};

#[derive(Clone, PartialEq, Eq)]
struct Rack {
    /// The cards by their places; a place may be empty.
    cards: Vec<Option<CardId>>,
    /// The seat of this page that chooses, if one does.
    chooses: Option<Seat>,
    /// Whether that seat has a bomb worth 3 or 4.
    hard: bool,
    stacks: bool,
}

fn look(table: FuseTable, link: &Link) -> Option<Rack> {
    let playing = playing(link)?;
    let me = table.desk.seat(link);
    let mine = me.map(|seat| listed(playing, seat)).unwrap_or_default();
    let choosing = mine
        .iter()
        .any(|action| matches!(action, Action::Choose(_)));
    let places = if playing.table.has_stacks() { 6 } else { 5 };
    Some(Rack {
        cards: playing.state.row[..places].to_vec(),
        chooses: me.filter(|_| choosing),
        hard: me.is_some_and(|seat| has_hard(playing, seat)),
        stacks: playing.table.has_stacks(),
    })
}

/// The values of the bombs in front of a seat.
fn values(playing: &Playing<AnyFuse>, seat: Seat) -> Vec<u8> {
    let slots = playing.table.slots_of(seat).map(SlotId);
    let cards = slots.filter_map(|slot| playing.state.slot(slot).card());
    cards.map(|card| playing.table.value(card)).collect()
}

/// Returns whether a seat has a bomb worth 3 or 4: the rulebook advises against a second one.
pub(crate) fn has_hard(playing: &Playing<AnyFuse>, seat: Seat) -> bool {
    values(playing, seat)
        .iter()
        .any(|value| matches!(value, 3 | 4))
}

/// The middle of the table.
pub(crate) fn rack(table: FuseTable) -> impl IntoView {
    section(
        table.desk,
        move |link| look(table, link),
        move |rack| rack.map(|rack| shown(table, rack)),
    )
}

fn shown(table: FuseTable, rack: Rack) -> impl IntoView {
    let title = if rack.stacks { "web-stacks" } else { "web-row" };
    let keys = table.desk.keys;
    let hard = rack.hard;
    let choosing = rack.chooses.is_some();
    let cards: Vec<_> = rack
        .cards
        .iter()
        .zip('a'..='z')
        .map(|(card, letter)| match (*card, rack.chooses) {
            (Some(card), Some(seat)) => choosable(table, seat, card, letter, hard),
            (Some(card), None) => card::small(table, Lies::bare(card)),
            (None, _) => view! { <div class="freeslot"></div> }.into_any(),
        })
        .collect();
    view! {
        <section class="rack" class:choosing=choosing class:stacks=rack.stacks class:keys=move || keys.get()
            aria-label=t(title)>
            <span class="lbl"><span>{t("web-next")}</span></span>
            {cards}
        </section>
    }
}

/// A bomb that can be chosen. The rulebook's tip: not a second one worth 3 or 4.
fn choosable(table: FuseTable, seat: Seat, card: CardId, letter: char, hard: bool) -> AnyView {
    let made = table.look(|playing| {
        let value = playing.table.value(card);
        let warns = hard && matches!(value, 3 | 4);
        let id = playing.table.deck().bombs[card.index()].id.clone();
        (
            card::module(&playing.table, Lies::bare(card), Size::Small),
            warns,
            value,
            id,
        )
    });
    let Some((made, warns, value, id)) = made else {
        return ().into_any();
    };
    // The tip is for people who hover: the line over the dice says it to all.
    let tip = warns.then(|| {
        t_with(
            "web-tip-second",
            &[("value", Arg::from(usize::from(value)))],
        )
    });
    view! {
        <button class=made.class + " shade choosable" data-look=made.look data-choose=id data-key=letter.to_string() aria-label=made.name title=tip
            on:click=move |_| table.act(seat, Action::Choose(card))>
            <span class="in" inner_html=made.inside></span>
        </button>
    }
    .into_any()
}
