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
use crate::{app, steady, told, tray};

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
    let owed = |a: &Action| {
        matches!(
            a,
            Action::Return { .. } | Action::Choose(_) | Action::Steady { .. }
        )
    };
    let owes = actions.iter().any(owed);
    let button = |action: &Action| {
        let (key, id, main) = match action {
            Action::Roll => ("web-roll", "roll", true),
            // Who owes something else is not asked whether to pass; and passing is no advice to who can place a die.
            Action::Pass if owes => return None,
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

/// A touch on a button. The second of two quick ones on the roll is not meant for what stands there now.
fn press(button: &Button) {
    if button.id != "pass" || !told::just_rolled() {
        app::act(button.seat, button.action.clone());
    }
}

/// The dock.
pub(crate) fn dock() -> impl IntoView {
    let caption = app::signals().caption;
    view! {
        <section class="dock">
            {move || caption.get().map(|text| view! { <p class="caption" aria-hidden="true">{text}</p> })}
            {section(awaited, |awaited| {
                let live = if awaited.mine { "assertive" } else { "polite" };
                view! {
                    <p class="awaited" class:mine=awaited.mine id="awaited" aria-live=live>{awaited.text}</p>
                }
            })}
            {tray::tray()}
            {steady::steady()}
            {section(buttons, |buttons| {
                let buttons = buttons.into_iter().map(|button| {
                    let (main, id, key) = (button.main, button.id, button.key);
                    view! { <button class:main=main id=id on:click=move |_| press(&button)>{t(key)}</button> }
                });
                view! { <nav>{buttons.collect::<Vec<_>>()}</nav> }
            })}
        </section>
    }
}
