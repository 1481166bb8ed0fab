//! The bombs in the middle: the row, or a stack for each value. Who has defused one chooses here.

use klaxon_core::Seat;
use klaxon_fuse::game::Action;
use leptos::prelude::*;

use crate::app;
use crate::card::{self, Shown};
use crate::hand::{listed, my_seat};
use crate::link::Link;
use crate::section::section;
use crate::text::t;

/// A card of the middle.
#[derive(Clone, PartialEq, Eq)]
struct Laid {
    id: String,
    shown: Shown,
    /// Who may choose it, if this page may.
    by: Option<Seat>,
}

#[derive(Clone, PartialEq, Eq)]
struct Middle {
    cards: Vec<Laid>,
    choosing: bool,
    stacks: bool,
}

fn look(link: &Link) -> Option<Middle> {
    let playing = link.fuse()?;
    let me = my_seat(link);
    let mine = me.map(|seat| listed(playing, seat)).unwrap_or_default();
    let cards = playing.state.row.iter().flatten().map(|&card| Laid {
        id: playing.table.deck().bombs[card.index()].id.clone(),
        shown: card::unfilled(playing, card),
        by: me.filter(|_| mine.contains(&Action::Choose(card))),
    });
    Some(Middle {
        cards: cards.collect(),
        choosing: mine
            .iter()
            .any(|action| matches!(action, Action::Choose(_))),
        stacks: playing.table.has_stacks(),
    })
}

/// The middle of the table.
pub(crate) fn middle() -> impl IntoView {
    section(look, |middle| {
        let keys = app::signals().keys;
        middle.map(
            |Middle {
                 cards,
                 choosing,
                 stacks,
             }| {
                let title = if stacks { "web-stacks" } else { "web-row" };
                let cards: Vec<_> = cards.into_iter().map(laid).collect();
                view! {
                    <section class="row" class:choosing=choosing class:keys=move || keys.get() aria-label=t(title)>
                        <h2>{if choosing { t("web-do-choose") } else { t(title) }}</h2>
                        <div>{cards}</div>
                    </section>
                }
            },
        )
    })
}

fn laid(Laid { id, shown, by }: Laid) -> AnyView {
    let Some(seat) = by else {
        return view! { <div class="card small" inner_html=shown.picture></div> }.into_any();
    };
    let action = format!("choose {id}");
    let name = shown.name.clone();
    view! {
        <button class="card choosable" data-choose=id aria-label=name
            on:click=move |_| app::act(seat, action.clone())>
            <span inner_html=shown.picture></span>
            <span class="why">{shown.name}</span>
        </button>
    }
    .into_any()
}
