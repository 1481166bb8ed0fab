//! The rolled dice.

use klaxon_core::board::Playing;
use klaxon_core::{Game, Seat};
use klaxon_fuse::game::Action;
use klaxon_fuse::{Face, Fuse, draw};
use leptos::prelude::*;

use crate::{app, table};

/// Which seats could place a die now.
fn takers(playing: &Playing<Fuse>, die: Face) -> Vec<Seat> {
    let could = |seat: &Seat| {
        let mut could = false;
        Fuse::legal(&playing.table, &playing.state, *seat, &mut |one| {
            could |= matches!(one.action, Action::Place { die: d, .. } if d == die) && !one.mistake;
        });
        could
    };
    Seat::all(playing.table.players()).filter(could).collect()
}

/// The tray: dice to be held, or to be rolled again.
pub(crate) fn tray(playing: &Playing<Fuse>, held: Option<Face>) -> AnyView {
    let dice = playing.state.tray.dice().iter().enumerate().map(|(i, &die)| {
        let is_held = held == Some(die);
        let marks = takers(playing, die).into_iter().map(|seat| {
            let class = format!("mark seat{}", seat.0 + 1);
            view! { <i class=class>{seat.0 + 1}</i> }
        });
        let claimed = !app::claims(die).is_empty();
        view! {
            <button class="die" class:held=is_held class:claimed=claimed data-die=die.to_string()
                aria-pressed=is_held.to_string() aria-keyshortcuts=(i + 1).to_string()
                on:click=move |_| table::touch_die(die)
                on:pointerdown=move |event| table::begin_drag(&event, die)>
                <span inner_html=draw::die_svg(die)></span>
                <span class="marks">{marks.collect::<Vec<_>>()}</span>
            </button>
        }
    });
    let dice: Vec<_> = dice.collect();
    view! { <div class="tray" id="tray">{dice}</div> }.into_any()
}
