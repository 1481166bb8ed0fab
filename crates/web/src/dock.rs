//! The dock, under the thumb: what is asked, the dice, and the buttons for it.

use klaxon_core::{Game, Seat};
use klaxon_fuse::Fuse;
use klaxon_fuse::game::Action;
use leptos::prelude::*;

use crate::awaited::awaited;
use crate::hand::{listed, my_seat};
use crate::link::Link;
use crate::section::section;
use crate::text::t;
use crate::{app, steady, tray};

/// A button for an action.
#[derive(Clone, PartialEq, Eq)]
struct Button {
    seat: Seat,
    action: String,
    key: &'static str,
    id: &'static str,
    main: bool,
}

/// The actions that have a button of their own.
fn buttons(link: &Link) -> Vec<Button> {
    let (Some(seat), Some(playing)) = (my_seat(link), link.fuse()) else {
        return Vec::new();
    };
    let actions = listed(playing, seat);
    let can_place = actions
        .iter()
        .any(|action| matches!(action, Action::Place { .. }));
    let button = |action: &Action| {
        let (key, id, main) = match action {
            Action::Roll => ("web-roll", "roll", true),
            // Passing is no advice to who can place a die.
            Action::Pass => ("web-pass", "pass", !can_place),
            Action::Unpass => ("web-unpass", "unpass", false),
            Action::Reveal => ("web-reveal", "reveal", false),
            _ => return None,
        };
        let action = Fuse::action_text(&playing.table, action);
        Some(Button {
            seat,
            action,
            key,
            id,
            main,
        })
    };
    actions.iter().filter_map(button).collect()
}

/// The dock.
pub(crate) fn dock() -> impl IntoView {
    view! {
        <section class="dock">
            {section(awaited, |awaited| {
                let live = if awaited.mine { "assertive" } else { "polite" };
                view! {
                    <p class="awaited" class:mine=awaited.mine id="awaited" aria-live=live>{awaited.text}</p>
                }
            })}
            {tray::tray()}
            {steady::steady()}
            {section(buttons, |buttons| {
                let buttons = buttons.into_iter().map(|Button { seat, action, key, id, main }| view! {
                    <button class:main=main id=id on:click=move |_| app::act(seat, action.clone())>{t(key)}</button>
                });
                view! { <nav>{buttons.collect::<Vec<_>>()}</nav> }
            })}
        </section>
    }
}
